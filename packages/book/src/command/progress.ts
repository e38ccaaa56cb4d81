/**
 * The progress of long commands. The first report comes after a delay, further ones at intervals; most commands finish earlier.
 */

/** Reports the progress of a command as text for people: `12,000 of 60,000 stock movements`. */
export type ReportProgress = (text: string) => void;

export interface ProgressOptions {
  readonly report: ReportProgress | undefined;
  readonly elapsedMs: () => number;
}

/** The pause before the first report, and between two reports. */
const PROGRESS_EVERY_MS = 2_000;

const thousands = (count: number): string => count.toLocaleString('en-GB');

export class Progress {
  readonly #report: ReportProgress | undefined;
  readonly #elapsedMs: () => number;
  #nextMs: number;

  constructor({ report, elapsedMs }: ProgressOptions) {
    this.#report = report;
    this.#elapsedMs = elapsedMs;
    this.#nextMs = report ? elapsedMs() + PROGRESS_EVERY_MS : Number.POSITIVE_INFINITY;
  }

  /** `what` is in the plural; the total is computed only when it is reported. */
  at(done: number, what: string, total: () => number): void {
    if (!this.#report || this.#elapsedMs() < this.#nextMs) return;
    this.#nextMs = this.#elapsedMs() + PROGRESS_EVERY_MS;
    this.#report(`${thousands(done)} of ${thousands(total())} ${what}`);
  }
}

/** Progress that is not reported, for work that no caller waits for. */
export const noProgress = new Progress({ report: undefined, elapsedMs: () => 0 });
