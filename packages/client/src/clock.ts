/** The time of the machine. All other files take it from here. */

/** Milliseconds that never go backwards, for durations. */
export const monotonicMs = (): number => performance.now();

/** Seconds since 1970, as a webhook states when it was signed. */
export const unixSeconds = (): number => Math.floor(Date.now() / 1000);
