/** What a server process holds. */

const GIVEN_BACK_AFTER_MS = 500;

/** After a garbage collection, as an idle server does by itself in time: also the room that the rush of opening took is given back. */
export async function memoryBytes(): Promise<number> {
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  // What was collected is given back to the machine by other threads, a moment later.
  await new Promise((resolve) => setTimeout(resolve, GIVEN_BACK_AFTER_MS));
  return process.memoryUsage.rss();
}
