/** Lets requests go first: a thread that does long work runs when the processor has nothing better to do. */

import { setPriority } from 'node:os';

/** A value from 1 to 19; a higher value means a lower priority. */
export type Niceness = 5 | 10;

/** Lowers the priority of the calling thread. On Linux a priority belongs to a thread; elsewhere it would apply to the whole process. */
export function yieldToRequests(niceness: Niceness): void {
  if (process.platform === 'linux') setPriority(niceness);
}
