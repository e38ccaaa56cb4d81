/** Time and timers, provided once so that everything else can be given others. */

import { uptime } from 'node:os';
import { DAY_MS, MINUTE_MS } from '@ledgerline/contract';

export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
}

export interface Timer {
  cancel(): void;
}

export interface Timers {
  after(milliseconds: number, run: () => void): Timer;
  every(milliseconds: number, run: () => void): Timer;
}

/** The sources of a steady clock, both in milliseconds. */
export interface TimeSources {
  /** The time of another clock: the machine's wall clock, or the database's. It may jump. */
  readonly reference: () => number;
  /** A time that never goes back and never jumps, and has no relation to the date. */
  readonly monotonic: () => number;
  /** Like monotonic, but continues while the machine sleeps. If left out, the machine is taken never to sleep. */
  readonly sinceBoot?: () => number;
}

/** How much faster or slower than real time a steady clock may go. Less than a connector leaves of its lease. */
const STEERING = 0.05;

/** A difference larger than any drift. */
const JUMP_MS = MINUTE_MS;

/** How far the wall clock can be behind the stored time at a start for the cloud to continue from there. */
const BEHIND_MS_MAX = 31 * DAY_MS;

/**
 * Time that does not jump: it goes by the monotonic clock and follows the reference, at most a twentieth faster or slower. So a
 * reference that is set days forward expires nothing at once, and one that is set back blocks nothing: time runs on either way.
 * A start takes the reference as it is then, and the time that the machine slept counts as it is.
 */
export class SteadyClock implements Clock {
  /** Called when the reference has jumped, with the difference; again only after the difference was made up. */
  whenJumped: (differenceMs: number) => void = () => {};
  readonly #sources: TimeSources;
  #own: number;
  #seenAt: number;
  /** How long the machine had slept when that was last looked at. */
  #slept: number;
  #hasJumped = false;

  constructor(sources: TimeSources) {
    this.#sources = sources;
    this.#own = sources.reference();
    this.#seenAt = sources.monotonic();
    this.#slept = this.#asleep();
  }

  now(): number {
    const at = this.#sources.monotonic();
    const elapsed = Math.max(0, at - this.#seenAt);
    this.#seenAt = at;
    const reference = this.#sources.reference();
    const ahead = reference - (this.#own + elapsed);
    // If the clock is far ahead, the machine may have slept.
    if (ahead > JUMP_MS) this.#own += Math.min(ahead, this.#sleptSince());
    const difference = reference - (this.#own + elapsed);
    const steering = elapsed * STEERING;
    this.#own += elapsed + Math.max(-steering, Math.min(steering, difference));
    this.#noteJump(difference);
    return Math.floor(this.#own);
  }

  #asleep(): number {
    const { sinceBoot, monotonic } = this.#sources;
    return sinceBoot ? sinceBoot() - monotonic() : 0;
  }

  #sleptSince(): number {
    const before = this.#slept;
    this.#slept = this.#asleep();
    return Math.max(0, this.#slept - before);
  }

  /** How far the reference is ahead; negative when it is behind. */
  get differenceMs(): number {
    return this.#sources.reference() - this.now();
  }

  /** At a start: what is stored was stored before now. A reference that is behind it was set back, unless by more than makes sense. */
  startAfter(storedAt: number): void {
    if (storedAt - this.#own < BEHIND_MS_MAX) this.#own = Math.max(this.#own, storedAt);
  }

  #noteJump(difference: number): void {
    const isFar = Math.abs(difference) > JUMP_MS;
    if (isFar && !this.#hasJumped) this.whenJumped(difference);
    this.#hasJumped = isFar;
  }
}

const monotonic = (): number => performance.now();
const sinceBoot = (): number => uptime() * 1000;

export const systemClock = new SteadyClock({ reference: () => Date.now(), monotonic, sinceBoot });

type PassingTime = Omit<TimeSources, 'reference'>;

/** A clock that is set at intervals from outside. */
export class ToldTime {
  readonly #passing: PassingTime;
  #told: { readonly time: number; readonly at: number } | null = null;
  #clock: SteadyClock | null = null;
  readonly #whenJumped: (differenceMs: number) => void;

  constructor(whenJumped: (differenceMs: number) => void = () => {}, passing: PassingTime = { monotonic, sinceBoot }) {
    this.#passing = passing;
    this.#whenJumped = whenJumped;
  }

  tell(time: number): void {
    this.#told = { time, at: this.#passing.monotonic() };
    if (this.#clock) return;
    this.#clock = new SteadyClock({ reference: () => this.#reference(), ...this.#passing });
    this.#clock.whenJumped = this.#whenJumped;
  }

  /** Null before it is first set. */
  now(): number | null {
    return this.#clock?.now() ?? null;
  }

  #reference(): number {
    const { time, at } = this.#told ?? { time: 0, at: 0 };
    return time + this.#passing.monotonic() - at;
  }
}

/** Timers never keep a process alive that has nothing else to do. */
export const systemTimers: Timers = {
  after: (milliseconds, run) => new SystemTimer(setTimeout(run, milliseconds).unref()),
  every: (milliseconds, run) => new SystemTimer(setInterval(run, milliseconds).unref()),
};

/** Every waiting poll has one, so it is smaller than a closure. */
class SystemTimer implements Timer {
  readonly #timer: NodeJS.Timeout;

  constructor(timer: NodeJS.Timeout) {
    this.#timer = timer;
  }

  cancel(): void {
    clearTimeout(this.#timer);
  }
}

/** Runs after everything else in this turn of the event loop, so that its requests can be sent together. */
export const afterThisTurn = (run: () => void): void => {
  setImmediate(run);
};

/** RFC 3339, UTC, milliseconds. */
export const instantText = (milliseconds: number): string => new Date(milliseconds).toISOString();
