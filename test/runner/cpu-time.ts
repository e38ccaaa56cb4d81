/** How much CPU time the programs used that this one started and saw end, with all that those started in turn. */

import { readFileSync } from 'node:fs';

/** Linux counts these times in hundredths of a second. */
const TICK_MS = 10;
/** Fields of /proc/self/stat after the name: user and system time of children that have ended. */
const [CHILDREN_USER, CHILDREN_SYSTEM] = [13, 14];

/** 0 where the system does not say. */
export function endedCpuMs(): number {
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return TICK_MS * (Number(fields[CHILDREN_USER]) + Number(fields[CHILDREN_SYSTEM]));
  } catch {
    return 0;
  }
}
