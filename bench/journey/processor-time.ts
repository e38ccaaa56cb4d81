/** How much processor time a process has used since it began, and those that it started. Linux only; elsewhere nothing is known. */

import { readFileSync } from 'node:fs';

/** Of user and system time, in the unit that Linux counts in. */
const MS_PER_TICK = 10;
const USER_FIELD = 11;
const SYSTEM_FIELD = 12;

/** Of all its threads. */
export function processorMs(processId: number): number {
  const text = read(`/proc/${processId}/stat`);
  // The name of the program is in brackets and may have spaces.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[USER_FIELD]) + Number(fields[SYSTEM_FIELD])) * MS_PER_TICK;
}

export const childProcessorMs = (processId: number): number =>
  read(`/proc/${processId}/task/${processId}/children`)
    .split(' ')
    .filter((child) => child !== '')
    .reduce((sum, child) => sum + processorMs(Number(child)), 0);

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return '';
  }
}
