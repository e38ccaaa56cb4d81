/** Waiting that Ctrl-C ends. */

import { setTimeout as wait } from 'node:timers/promises';

export const pause = (milliseconds: number, signal: AbortSignal): Promise<void> => wait(milliseconds, undefined, { signal });
