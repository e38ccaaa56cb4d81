/**
 * Asks the cloud for commands. One request is always open, so that a command for an idle book arrives at once; a second one is
 * sent when a book has run all that it was given. What becomes of the commands is decided elsewhere.
 */

import { deliveryLimits, type LeasedCommand } from '@ledgerline/contract';
import { Arrivals } from './arrivals.ts';
import { BackOff } from './back-off.ts';
import { type Clock, Pause, type Timers, withTimeout } from './clock.ts';
import type { Cloud, CloudAnswer } from './cloud.ts';
import type { RoundTrip } from './lease.ts';
import type { Randomness } from './randomness.ts';

export interface PollOptions {
  readonly clock: Clock;
  readonly timers: Timers;
  readonly randomness: Randomness;
  readonly cloud: Pick<Cloud, 'next'>;
  /** Whether more commands can be taken now. */
  readonly hasRoom: () => boolean;
  readonly onAnswer: (answer: CloudAnswer<unknown>) => void;
  readonly onCommands: (commands: readonly LeasedCommand[], roundTrip: RoundTrip) => void;
}

const WAIT_SECONDS = 25;
const LEASED_MAX = 32;
/** How soon to look again whether there is room, or to ask a cloud that did not wait. */
const LOOK_AGAIN_MS = 1_000;
const AGAIN_EVERY_MS = deliveryLimits.heartbeatEverySeconds * 1000;
const LAST_ANSWER_MS = 1_000;

export class Poll {
  readonly arrivals = new Arrivals();
  readonly #options: PollOptions;
  readonly #pause: Pause;
  readonly #againPause: Pause;
  /** One for each open request. */
  readonly #open = new Set<AbortController>();
  #isAgainWanted = false;
  #isStopping = false;
  #ended: Promise<unknown> = Promise.resolve();

  constructor(options: PollOptions) {
    this.#options = options;
    this.#pause = new Pause(options.timers);
    this.#againPause = new Pause(options.timers);
  }

  start(): void {
    this.#ended = Promise.all([this.#poll(), this.#pollAgain()]);
  }

  /** There may be room by now. */
  wake(): void {
    this.#pause.wake();
  }

  /** A book has run what it was given. The open request may not notice that there is more for it, so another one is sent. */
  again(): void {
    this.#isAgainWanted = true;
    this.#againPause.wake();
  }

  /** Asks for nothing more. A response on its way may bring commands that no one else runs before their lease ends: wait for it. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    this.#pause.wake();
    this.#againPause.wake();
    await withTimeout(this.#options.timers, LAST_ANSWER_MS, this.#ended);
    this.#abort();
  }

  get ended(): Promise<unknown> {
    return this.#ended;
  }

  #abort(): void {
    for (const request of this.#open) request.abort();
  }

  async #poll(): Promise<void> {
    const { clock, randomness, hasRoom } = this.#options;
    const backOff = new BackOff(randomness);
    while (!this.#isStopping) {
      if (!hasRoom()) {
        await this.#pause.wait(LOOK_AGAIN_MS);
        continue;
      }
      const askedAtMs = clock.monotonicMs();
      const answer = await this.#ask(WAIT_SECONDS);
      if (answer.kind === 'ok') {
        backOff.reset();
        const isHasty = answer.value.length === 0 && clock.monotonicMs() - askedAtMs < LOOK_AGAIN_MS;
        // A cloud that does not wait, as when it is stopping, is not asked without end.
        if (isHasty) await this.#pause.wait(LOOK_AGAIN_MS);
      } else await this.#pause.wait(backOff.nextMs(answer.kind === 'refused' ? answer.retryAfterSeconds : null));
    }
  }

  async #pollAgain(): Promise<void> {
    while (!this.#isStopping) {
      await this.#againPause.wait(AGAIN_EVERY_MS);
      if (this.#isStopping || !this.#isAgainWanted || !this.#options.hasRoom()) continue;
      this.#isAgainWanted = false;
      const answer = await this.#ask(0);
      // Commands may have been lost with the response. The open request is sent anew, and then names what has arrived.
      if (answer.kind === 'unreachable') this.#abort();
    }
  }

  async #ask(waitSeconds: number): Promise<CloudAnswer<readonly LeasedCommand[]>> {
    const { clock, cloud, onAnswer, onCommands } = this.#options;
    // The lease is counted from here: the cloud gives it later, so it always ends later there.
    const sentAtMs = clock.monotonicMs();
    const holding = this.#holding(sentAtMs);
    const request = new AbortController();
    this.#open.add(request);
    const answer = await cloud.next({ waitSeconds, max: LEASED_MAX, ...(holding && { holding }) }, request.signal);
    this.#open.delete(request);
    if (request.signal.aborted) return answer;
    onAnswer(answer);
    if (answer.kind === 'ok') {
      const answeredAtMs = clock.monotonicMs();
      this.arrivals.add(answer.value, answeredAtMs);
      onCommands(answer.value, { sentAtMs, answeredAtMs });
    }
    return answer;
  }

  /** What has arrived, so that the cloud sends the rest again. Not while another response may bring more. */
  #holding(nowMs: number): readonly string[] | null {
    return this.#open.size > 0 ? null : this.arrivals.named(nowMs);
  }
}
