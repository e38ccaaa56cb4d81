/** The CPU time that the processes of a database have taken, as Linux counts it. */

import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';

/** Of `/proc/<pid>/stat`; Linux counts in hundredths of a second on every platform of Node. */
const TICK_MS = 10;

interface Counted {
  readonly parentId: number;
  readonly ownMs: number;
  readonly endedChildrenMs: number;
}

function readProcess(processId: number): Counted | null {
  try {
    // The name is in brackets and can contain anything.
    const fields = readFileSync(`/proc/${processId}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .map(Number);
    const [parentId = 0, user = 0, system = 0, childUser = 0, childSystem = 0] = [1, 11, 12, 13, 14].map((at) => fields[at]);
    return { parentId, ownMs: (user + system) * TICK_MS, endedChildrenMs: (childUser + childSystem) * TICK_MS };
  } catch {
    return null;
  }
}

/** Of a process and its children, those that have ended too. */
export function familyCpuMs(processId: number): number {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const counted = readProcess(Number(name));
      return counted && (Number(name) === processId || counted.parentId === processId) ? [counted] : [];
    });
  return processes.reduce((sum, { ownMs, endedChildrenMs }) => sum + ownMs + endedChildrenMs, 0);
}

/** The first process of a PostgreSQL server, of which all others are children. */
export async function postmasterOf(url: string): Promise<number> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ id: number }>(`SELECT split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::INT AS id`);
  await client.end();
  return rows[0]?.id ?? 0;
}
