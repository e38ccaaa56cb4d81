/** Figures of changes of account books: how many, how late, and how often some were missing. They have no keys of records. */

import { Counter, Histogram, type Registry } from 'prom-client';
import type { ChangeCounts } from '../../book-change/change-report.ts';

const LAG_SECONDS = [0.5, 1, 2, 5, 10, 30, 60, 300, 3600];

export class ChangeFigures implements ChangeCounts {
  readonly #changes: Counter<'group' | 'source'>;
  readonly #resyncs: Counter<'reason'>;
  readonly #lag: Histogram;

  constructor(registry: Registry) {
    const registers = [registry];
    this.#changes = new Counter({
      name: 'ledgerline_changes_total',
      help: 'Changes of account books that connectors reported, by group and source.',
      labelNames: ['group', 'source'],
      registers,
    });
    this.#resyncs = new Counter({
      name: 'ledgerline_change_resyncs_total',
      help: 'Gaps in the changes of account books, by reason.',
      labelNames: ['reason'],
      registers,
    });
    this.#lag = new Histogram({
      name: 'ledgerline_change_lag_seconds',
      help: 'How long the newest change of a report took from its book, by the clocks of the two machines.',
      buckets: LAG_SECONDS,
      registers,
    });
  }

  changed(group: string, source: string, count: number): void {
    this.#changes.inc({ group, source }, count);
  }

  lagged(seconds: number): void {
    this.#lag.observe(seconds);
  }

  resynced(reason: string): void {
    this.#resyncs.inc({ reason });
  }
}
