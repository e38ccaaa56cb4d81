/** Time and timers, provided once so that everything else can be given others. */

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

export const systemClock: Clock = { now: () => Date.now() };

/** Timers never keep a process alive that has nothing else to do. */
export const systemTimers: Timers = {
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds).unref();
    return { cancel: () => clearTimeout(timer) };
  },
  every(milliseconds, run) {
    const timer = setInterval(run, milliseconds).unref();
    return { cancel: () => clearInterval(timer) };
  },
};

/** After everything that this turn of the event loop brings: what it asks for can then go together. */
export const afterThisTurn = (run: () => void): void => {
  setImmediate(run);
};

/** RFC 3339, UTC, milliseconds. */
export const instantText = (milliseconds: number): string => new Date(milliseconds).toISOString();
