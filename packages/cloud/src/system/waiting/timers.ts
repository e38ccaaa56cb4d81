/** Lets other requests run between two parts of long work. */

import { scheduler } from 'node:timers/promises';

export const letOthersRun = (): Promise<void> => scheduler.yield();
