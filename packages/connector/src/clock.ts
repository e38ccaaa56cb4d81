/** Time, timers and pauses, provided once so that everything else can be given others. */

import { uptime } from 'node:os';

/** A time as two clocks of this machine show it. Both continue when the connector ends, so that it can be stored. */
export interface MachineMoment {
  /** Milliseconds since the machine was switched on; sleep counts. */
  readonly uptimeMs: number;
  readonly wallMs: number;
}

export interface Clock {
  /** Milliseconds since some moment; never goes back or jumps, and runs on while the machine sleeps. Leases are counted by it. */
  monotonicMs(): number;
  /** Milliseconds since the epoch, for people and for pruning; never compared with another machine's. */
  wallMs(): number;
  /** Now, for a connector that is started later on this machine. */
  machineMoment(): MachineMoment;
}

export interface Timer {
  cancel(): void;
}

export interface Timers {
  after(milliseconds: number, run: () => void): Timer;
}

/** An uptime that runs ahead of the monotonic clock by more than this was slept through. Some systems count it in seconds. */
const SLEEP_NOTICED_MS = 2_000;
/** The uptime is read from the system, which takes longer than all else here. A sleep is noticed so soon after it. */
const UPTIME_EVERY_MS = 5;

/**
 * The monotonic clock of some systems stops while the machine sleeps, and a lease must not. The machine's uptime runs on, so what
 * it is ahead counts as time that went by. The wall clock does not: one that is set days forward costs no lease.
 */
export function sleepAwareClock(monotonicMs: () => number, wallMs: () => number, uptimeMs: () => number): Clock {
  let elapsedMs = 0;
  let lastMonotonicMs = monotonicMs();
  let lastUptimeMs = uptimeMs();
  return {
    wallMs,
    machineMoment: () => ({ uptimeMs: uptimeMs(), wallMs: wallMs() }),
    monotonicMs() {
      const nowMonotonicMs = monotonicMs();
      const awakeMs = Math.max(0, nowMonotonicMs - lastMonotonicMs);
      if (awakeMs < UPTIME_EVERY_MS) return elapsedMs + awakeMs;
      const nowUptimeMs = uptimeMs();
      const upMs = nowUptimeMs - lastUptimeMs;
      elapsedMs += upMs - awakeMs > SLEEP_NOTICED_MS ? upMs : awakeMs;
      lastMonotonicMs = nowMonotonicMs;
      lastUptimeMs = nowUptimeMs;
      return elapsedMs;
    },
  };
}

export const systemClock: Clock = sleepAwareClock(
  () => performance.now(),
  () => Date.now(),
  () => uptime() * 1000,
);

/** How far two clocks of one machine drift apart, and how coarsely they count, between two starts of a connector. */
const CLOCKS_AGREE_MS = 1_000;

/** The most time that can have passed; null if unknown. The two clocks differ when the machine was switched off, or its wall clock was set. */
export function elapsedBetween(earlier: MachineMoment, later: MachineMoment): number | null {
  const runMs = later.uptimeMs - earlier.uptimeMs;
  const wallMs = later.wallMs - earlier.wallMs;
  if (runMs < 0 || Math.abs(runMs - wallMs) > CLOCKS_AGREE_MS) return null;
  return Math.max(runMs, wallMs) + CLOCKS_AGREE_MS;
}

export const systemTimers: Timers = {
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return { cancel: () => clearTimeout(timer) };
  },
};

/** Runs everything that has become due. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A pause that others can cut short. */
export class Pause {
  readonly #timers: Timers;
  #end: (() => void) | null = null;
  #isWoken = false;

  constructor(timers: Timers) {
    this.#timers = timers;
  }

  /** Resolves after a time, or when cut short; at once when it was cut short since the last wait. */
  async wait(milliseconds: number): Promise<void> {
    if (!this.#isWoken) {
      await new Promise<void>((resolve) => {
        const timer = this.#timers.after(milliseconds, resolve);
        this.#end = () => {
          timer.cancel();
          resolve();
        };
      });
    }
    this.#end = null;
    this.#isWoken = false;
  }

  wake(): void {
    this.#isWoken = true;
    this.#end?.();
  }
}

/** The value of a promise, or `late` when it takes longer than this. The promise continues, and its result is ignored. */
export async function withTimeout<Value>(timers: Timers, milliseconds: number, promise: Promise<Value>): Promise<Value | 'late'> {
  let timer: Timer | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = timers.after(milliseconds, () => resolve('late'));
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    timer?.cancel();
  }
}

/** RFC 3339, UTC, milliseconds. */
export const instantText = (milliseconds: number): string => new Date(milliseconds).toISOString();
