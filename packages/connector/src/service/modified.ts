/** When a file was last changed, for files that are looked at at intervals. */

import { statSync } from 'node:fs';

/** The time of the last change; 0 if there is no file. */
export const modifiedMs = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
