/** Lets requests go first: a thread that does long work runs when the processor has nothing better to do. */

import { setPriority } from 'node:os';

/** From 1 to 19; the higher, the lower its priority. */
export type Niceness = 5 | 10;

/** Called by the thread itself. On Linux a priority belongs to a thread; elsewhere it would be that of the whole process. */
export function yieldToRequests(niceness: Niceness): void {
  if (process.platform === 'linux') setPriority(niceness);
}
