/** Figures of changes of account books: how many, how late, and how often some were missing. They have no keys of records. */

import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { ChangeCounts } from '../../book-change/change-report.ts';
import type { ChangeStore } from '../../store/stored-change.ts';

const LAG_SECONDS = [0.5, 1, 2, 5, 10, 30, 60, 300, 3600];

export class ChangeFigures implements ChangeCounts {
  readonly #changes: Counter<'group' | 'source'>;
  readonly #resyncs: Counter<'reason'>;
  readonly #lag: Histogram;
  readonly #registry: Registry;

  constructor(registry: Registry) {
    this.#registry = registry;
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

  /** Adds how many books report their changes. */
  observe(store: Pick<ChangeStore, 'watchedStatistics'>): void {
    new Gauge({
      name: 'ledgerline_change_books',
      help: 'Account books whose changes are reported, cannot be, or are switched off.',
      labelNames: ['state'],
      registers: [this.#registry],
      async collect() {
        for (const [state, count] of Object.entries(await store.watchedStatistics())) this.set({ state }, count);
      },
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
