/**
 * Spans on their way to a collector. They wait in memory, up to a limit, and are sent a few hundred at a time. Past the limit, and if the
 * collector does not take them, they are dropped and counted: a trace never delays or fails a command.
 */

import { type Span, spansBody } from './span.ts';

export interface SpanQueueOptions {
  /** What the collector shows of the program that sends. */
  readonly service: Readonly<Record<string, string>>;
  /** Sends a body, and returns whether the collector took it. Never rejects. */
  readonly post: (body: string) => Promise<boolean>;
  readonly after: (milliseconds: number, run: () => void) => unknown;
}

export const spanLimits = {
  /** Waiting for the collector. */
  waitingMax: 5_000,
  /** The maximum number of spans in one request. */
  sentMax: 500,
  /** How long spans wait for others to go with. */
  gatherMs: 1_000,
} as const;

export class SpanQueue {
  readonly #options: SpanQueueOptions;
  #waiting: Span[] = [];
  #sending: Promise<void> | null = null;
  #isGathering = false;
  #sent = 0;
  #dropped = 0;

  constructor(options: SpanQueueOptions) {
    this.#options = options;
  }

  get sent(): number {
    return this.#sent;
  }

  /** Spans that were not sent, because there were too many or the collector did not accept them. */
  get dropped(): number {
    return this.#dropped;
  }

  add(span: Span): void {
    if (this.#waiting.length >= spanLimits.waitingMax) {
      this.#dropped += 1;
      return;
    }
    this.#waiting.push(span);
    if (this.#isGathering || this.#sending) return;
    this.#isGathering = true;
    this.#options.after(spanLimits.gatherMs, () => {
      this.#isGathering = false;
      this.#sending ??= this.#sendAll();
    });
  }

  /** Sends what waits. Ends after one request for each few hundred spans, taken or not. */
  async flush(): Promise<void> {
    await this.#sending;
    this.#sending ??= this.#sendAll();
    await this.#sending;
  }

  async #sendAll(): Promise<void> {
    const { service, post } = this.#options;
    while (this.#waiting.length > 0) {
      const spans = this.#waiting.splice(0, spanLimits.sentMax);
      if (await post(spansBody(service, spans))) this.#sent += spans.length;
      else this.#dropped += spans.length;
    }
    this.#sending = null;
  }
}
