/** Loaded into a program that is watched: measures its memory after a collection, when the soak asks. */

export interface MemorySample {
  readonly heapBytes: number;
  readonly residentBytes: number;
}

process.on('message', (message) => {
  if (message !== 'measure') return;
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  process.send?.({ heapBytes: heapUsed + external, residentBytes: rss } satisfies MemorySample, () => undefined);
});
