/** Waiting, and ending what takes too long. */

/** Waits; rejects with the reason of the signal when it is aborted. */
export function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (): void => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', end);
      resolve();
    }, milliseconds);
    if (signal?.aborted) end();
    else signal?.addEventListener('abort', end, { once: true });
  });
}

/** Runs with a signal that is aborted when the time is up or when `outer` is. */
export async function within<T>(
  milliseconds: number,
  outer: AbortSignal | undefined,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const end = (): void => controller.abort(outer?.reason);
  const timer = setTimeout(() => controller.abort(new Error(`No response within ${milliseconds} ms.`)), milliseconds);
  if (outer?.aborted) end();
  else outer?.addEventListener('abort', end, { once: true });
  try {
    return await run(controller.signal);
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener('abort', end);
  }
}
