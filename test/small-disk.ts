/** Runs programs on a disk of a few kilobytes, to see what they make of one that is full. */

import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';

/** Their temporary folder is a disk that they alone see. */
const parametersFor = (kilobytes: number, program: readonly string[]): readonly string[] => [
  '-rm',
  'sh',
  '-c',
  `mount -t tmpfs -o size=${kilobytes}k none "$TMPDIR" && exec "$0" "$@"`,
  ...program,
];

export const hasSmallDisk =
  spawnSync('unshare', parametersFor(16, ['true']), { env: { ...process.env, TMPDIR: tmpdir() } }).status === 0;

export interface SmallDisk {
  readonly kilobytes: number;
  readonly cwd?: string;
  readonly input?: string;
}

export function runOnSmallDisk(
  t: TestContext,
  { kilobytes, cwd, input = '' }: SmallDisk,
  ...program: readonly string[]
): SpawnSyncReturns<string> {
  const disk = mkdtempSync(join(tmpdir(), 'ledgerline-small-'));
  t.after(() => rmSync(disk, { recursive: true }));
  const env = { ...process.env, TMPDIR: disk, PYTHONDONTWRITEBYTECODE: '1', PYTHONUTF8: '1' };
  return spawnSync('unshare', parametersFor(kilobytes, program), { cwd, input, env, encoding: 'utf8' });
}
