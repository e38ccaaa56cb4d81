/**
 * Asks the cloud for commands. One request is always open, so that a new command arrives at once; a second one is sent when a book
 * has few commands left and the open request was sent before that. What happens to the commands is decided elsewhere.
 */

import { deliveryLimits, type LeasedCommand } from '@ledgerline/contract';
import { BackOff } from '../back-off.ts';
import { type Clock, Pause, type Timers, withTimeout } from '../clock.ts';
import type { Cloud, CloudResponse } from '../cloud.ts';
import { Arrivals } from '../execution/arrivals.ts';
import type { RoundTrip } from '../lease.ts';
import type { Randomness } from '../randomness.ts';

export interface PollOptions {
  readonly clock: Clock;
  readonly timers: Timers;
  readonly randomness: Randomness;
  readonly cloud: Pick<Cloud, 'next'>;
  /** Whether more commands can be taken now. */
  readonly hasRoom: () => boolean;
  /** Whether a book that has commands takes more. */
  readonly isMoreWanted: (companyId: string) => boolean;
  /** How many are taken at a time. */
  readonly leasedMax: number;
  readonly onResponse: (response: CloudResponse<unknown>) => void;
  readonly onCommands: (commands: readonly LeasedCommand[], roundTrip: RoundTrip) => void;
}

const WAIT_SECONDS = 25;
/** How soon to look again whether there is room, or to ask a cloud that did not wait. */
const LOOK_AGAIN_MS = 1_000;
const AGAIN_EVERY_MS = deliveryLimits.heartbeatEverySeconds * 1000;
const LAST_ANSWER_MS = 1_000;

export class Poll {
  readonly arrivals = new Arrivals();
  readonly #options: PollOptions;
  readonly #pause: Pause;
  readonly #againPause: Pause;
  /** One controller for each open request. */
  readonly #open = new Set<AbortController>();
  /** The leases behind which the waiting request fetches more; null while there is none: the next request fetches behind all of them. */
  #covered: ReadonlySet<string> | null = null;
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

  /** Polls again, because there may be room by now. */
  wake(): void {
    this.#pause.wake();
  }

  /** A book takes more. Another request asks for it, unless the open one does. */
  fetchMore(): void {
    if (!this.#isCovering()) this.#again();
  }

  /** The cloud has the result of a command. If nothing else of its book is here, there may be more that the open request did not bring. */
  acknowledged(commandId: string, isBookIdle: boolean): void {
    const isCovered = this.#covers(this.arrivals.tokensOf(commandId));
    this.arrivals.acknowledged(commandId);
    if (isBookIdle && !isCovered) this.#again();
  }

  #again(): void {
    this.#isAgainWanted = true;
    this.#againPause.wake();
  }

  /** Whether the open request fetches more after all commands that have arrived. */
  #isCovering(): boolean {
    return this.#covers(this.#ahead() ?? []);
  }

  #covers(leaseTokens: readonly string[]): boolean {
    const covered = this.#covered;
    return covered === null || leaseTokens.every((leaseToken) => covered.has(leaseToken));
  }

  /**
   * Requests no more commands. A response that is already being sent may contain commands that would run nowhere until their lease ends, so this waits
   * for it.
   */
  async stop(): Promise<void> {
    this.#isStopping = true;
    this.#pause.wake();
    this.#againPause.wake();
    await withTimeout(this.#options.timers, LAST_ANSWER_MS, this.#ended);
    this.#abort();
  }

  /**
   * Requests no more commands until there is room again. Commands of a response that is being sent still run: only the open request is cancelled, and
   * commands leased with a lost response are sent again.
   */
  stopWaiting(): void {
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
      const request = new AbortController();
      const response = await this.#ask(WAIT_SECONDS, request);
      if (response.kind === 'ok') {
        backOff.reset();
        const isHasty = response.value.length === 0 && clock.monotonicMs() - askedAtMs < LOOK_AGAIN_MS;
        // A cloud that does not wait, as when it is stopping, is not asked without end.
        if (isHasty) await this.#pause.wait(LOOK_AGAIN_MS);
      } else if (!request.signal.aborted) {
        await this.#pause.wait(backOff.nextMs(response.kind === 'refused' ? response.retryAfterSeconds : null));
      }
    }
  }

  async #pollAgain(): Promise<void> {
    while (!this.#isStopping) {
      await this.#againPause.wait(AGAIN_EVERY_MS);
      if (this.#isStopping || !this.#isAgainWanted || !this.#options.hasRoom()) continue;
      this.#isAgainWanted = false;
      const response = await this.#ask(0, new AbortController());
      const isEmpty = response.kind === 'ok' && response.value.length === 0;
      // Commands may have been lost with the response. The open request is sent again, and then names what has arrived.
      if (response.kind === 'unreachable' || (isEmpty && !this.#isCovering())) this.#abort();
      else if (response.kind === 'ok') this.fetchMore();
    }
  }

  #ahead(): readonly string[] | null {
    return this.arrivals.ahead(this.#options.isMoreWanted);
  }

  async #ask(waitSeconds: number, request: AbortController): Promise<CloudResponse<readonly LeasedCommand[]>> {
    const { clock, cloud, leasedMax: max, onResponse, onCommands } = this.#options;
    // The lease is counted from here: the cloud gives it later, so it always ends later there.
    const sentAtMs = clock.monotonicMs();
    const asked = this.arrivals.ask(sentAtMs);
    const holding = this.#holding(sentAtMs);
    const ahead = this.#ahead();
    if (waitSeconds > 0) this.#covered = new Set(ahead);
    this.#open.add(request);
    const poll = { waitSeconds, max, ...(holding && { holding }), ...(ahead && { ahead }) };
    const response = await cloud.next(poll, request.signal);
    this.#open.delete(request);
    if (waitSeconds > 0) this.#covered = null;
    if (request.signal.aborted) return response;
    onResponse(response);
    if (response.kind === 'ok') {
      const answeredAtMs = clock.monotonicMs();
      onCommands(this.arrivals.add(response.value, asked, answeredAtMs), { sentAtMs, answeredAtMs });
    }
    return response;
  }

  /** The arrived leases, so that the cloud sends the others again. Not while another response may bring more. */
  #holding(nowMs: number): readonly string[] | null {
    return this.#open.size > 0 ? null : this.arrivals.named(nowMs);
  }
}
