/** The time of the machine. All other files take it from here. */

/** Milliseconds that never go backwards, for durations. */
export const monotonicMs = (): number => performance.now();

/** Milliseconds since 1970. */
export const nowMs = (): number => Date.now();
