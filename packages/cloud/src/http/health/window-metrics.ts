/** Figures of the pages that show account books: where their answers came from and how old they were. */

import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { answerSources, type SeeAnswer, type WindowCounts } from '../../book-window/book-window.ts';

/** Buckets of ages, from just read to nearly deleted. */
const AGE_SECONDS = [1, 5, 15, 60, 300, 3_600, 43_200, 86_400, 604_800];

export class WindowMetrics {
  readonly #registry: Registry;
  readonly #answers: Counter<'source'>;
  readonly #ages: Histogram;

  constructor(registry: Registry) {
    this.#registry = registry;
    const registers = [registry];
    this.#answers = new Counter({
      name: 'ledgerline_window_answers_total',
      help: 'Answers of account books that pages show, by where they came from.',
      labelNames: ['source'],
      registers,
    });
    for (const source of answerSources) this.#answers.inc({ source }, 0);
    this.#ages = new Histogram({
      name: 'ledgerline_window_answer_age_seconds',
      help: 'How old answers of account books are when a page shows them.',
      buckets: AGE_SECONDS,
      registers,
    });
  }

  readonly saw: SeeAnswer = (source, ageMs) => {
    this.#answers.inc({ source });
    if (ageMs !== null) this.#ages.observe(ageMs / 1000);
  };

  observe({ counts }: { readonly counts: WindowCounts }): void {
    const total = (name: string, help: string, read: () => number): Gauge =>
      new Gauge({
        name,
        help,
        registers: [this.#registry],
        collect() {
          this.set(read());
        },
      });
    total('ledgerline_window_commands_total', 'Commands that pages sent to account books.', () => counts.asked);
    total(
      'ledgerline_window_refreshes_refused_total',
      'Refreshes that were too soon after the one before, and showed what was known.',
      () => counts.refreshesRefused,
    );
  }
}
