/** Time as a browser gives it, for the scripts of the pages: one place that takes it from the surroundings. */

export const nowMs = (): number => Date.now();

/** Starts counting; the answer tells how many milliseconds have passed. */
export function stopwatch(): () => number {
  const startedAt = performance.now();
  return () => performance.now() - startedAt;
}

/** Runs something later; the answer takes it back. */
export function later(milliseconds: number, run: () => unknown): () => void {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
}
