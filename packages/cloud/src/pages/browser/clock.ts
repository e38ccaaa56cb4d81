/** Time as a browser gives it, for the scripts of the pages: one place that takes it from the surroundings. */

export const nowMs = (): number => Date.now();

/** Starts counting; returns a function that returns the elapsed milliseconds. */
export function stopwatch(): () => number {
  const startedAt = performance.now();
  return () => performance.now() - startedAt;
}

/** Resolves after the given milliseconds. */
export const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => void later(milliseconds, resolve));

/** Runs something later; returns a function that cancels it. */
export function later(milliseconds: number, run: () => unknown): () => void {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
}
