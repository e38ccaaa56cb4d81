/** When a file was last changed, for files that are looked at at intervals. */

import { statSync } from 'node:fs';

/** 0 if there is none. */
export const modifiedMs = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
