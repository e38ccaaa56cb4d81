/** A wait for a subject: until woken, until the time is up, until the caller is gone or the server stops. */

import type { Clock, Timer, Timers } from '../clock.ts';
import type { Waiter, Wakeups } from '../wakeup.ts';

/** Signals that the caller is gone. An AbortSignal is one; thousands of waiting polls need a smaller one. */
export interface DisconnectSignal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

/** A caller that waits for a response, for how long, and whether it is still there. */
export interface Waiting {
  readonly milliseconds: number;
  readonly abandoned: DisconnectSignal;
}

/** What the caller waits for, and which caller. */
export interface Wanted {
  readonly subject: string;
  /** See Waiter. */
  readonly kind?: string | null;
  readonly milliseconds: number;
  readonly abandoned?: DisconnectSignal | undefined;
}

export class LongPollWait implements Waiter {
  readonly kind: string | null;
  readonly #wakeups: Wakeups;
  readonly #timers: Timers;
  readonly #clock: Clock;
  readonly #subject: string;
  readonly #endsAt: number;
  readonly #abandoned: DisconnectSignal | undefined;
  /** Whether something happened since the last look. */
  #isWoken = false;
  /** What a waiting caller is told, and the timer that tells it when nothing happens. */
  #resolve: ((wasWoken: boolean) => void) | null = null;
  #look: Timer | null = null;
  readonly #leave = (): void => this.wake();

  /** Registers the wait before the first check, so that nothing between a check and a wait is missed. */
  constructor(
    context: { readonly wakeups: Wakeups; readonly timers: Timers; readonly clock: Clock },
    { subject, kind = null, milliseconds, abandoned }: Wanted,
  ) {
    this.kind = kind;
    this.#wakeups = context.wakeups;
    this.#timers = context.timers;
    this.#clock = context.clock;
    this.#subject = subject;
    this.#abandoned = abandoned;
    this.#endsAt = context.clock.now() + milliseconds;
    if (milliseconds <= 0) return;
    context.wakeups.wait(subject, this);
    abandoned?.addEventListener('abort', this.#leave);
  }

  /** Called when something happened, so that the poll looks again. */
  wake(): void {
    this.#isWoken = true;
    this.#settle();
  }

  /** Whether the caller has disconnected. */
  get isAbandoned(): boolean {
    return this.#abandoned?.aborted === true;
  }

  /** Whether waiting longer is useless. */
  get isOver(): boolean {
    return this.#clock.now() >= this.#endsAt || this.isAbandoned || this.#wakeups.isClosed;
  }

  /** Waits for an event. Returns false after `milliseconds` without one, or when the time is up: the caller then looks anyway. */
  wakeUp(milliseconds: number): Promise<boolean> {
    // Thousands wait here at once: this makes as few objects as it can.
    return new Promise((resolve) => {
      this.#resolve = resolve;
      if (this.#isWoken || this.isOver) this.#settle();
      else this.#look = this.#timers.after(Math.min(milliseconds, this.#endsAt - this.#clock.now()), () => this.#settle());
    });
  }

  #settle(): void {
    const resolve = this.#resolve;
    if (resolve === null) return;
    const wasWoken = this.#isWoken;
    this.#look?.cancel();
    this.#look = this.#resolve = null;
    this.#isWoken = false;
    resolve(wasWoken);
  }

  /** The next in line of the same kind. */
  get next(): Waiter | null {
    return this.#wakeups.nextAfter(this.#subject, this);
  }

  /** Leaves the queue. An event that was not looked at is passed to the next waiter. */
  close(): void {
    if (this.#isWoken) this.next?.wake();
    this.#wakeups.forget(this.#subject, this);
    this.#abandoned?.removeEventListener('abort', this.#leave);
  }
}
