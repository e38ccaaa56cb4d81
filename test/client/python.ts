/** The machine's Python, for the tests of the Python client: found once, run with what it needs. */

import { spawn, spawnSync } from 'node:child_process';
import { isReady } from '../debian-packages.ts';

const NEEDED = 'import sys, json; print(json.dumps(list(sys.version_info[:2])))';

/** The program, or why there is none that can run the client. */
export function findPython(): { readonly program: string } | { readonly missing: string } {
  isReady('python');
  const { status, stdout } = spawnSync('python3', ['-c', NEEDED], { encoding: 'utf8' });
  if (status !== 0) return { missing: 'There is no python3 on this machine.' };
  const [major = 0, minor = 0] = JSON.parse(stdout) as readonly number[];
  return major === 3 && minor >= 9 ? { program: 'python3' } : { missing: `python3 is ${major}.${minor}; the client needs 3.9.` };
}

export interface PythonRun {
  readonly status: number | null;
  /** Everything it printed. */
  readonly text: string;
}

/** Runs a program to its end without blocking, because it calls servers that this process may run. */
export async function runPython(
  program: string,
  options: readonly string[],
  { environment = {}, folder }: { readonly environment?: Readonly<Record<string, string>>; readonly folder?: string } = {},
): Promise<PythonRun> {
  const child = spawn(program, [...options], {
    env: { PATH: process.env.PATH, PYTHONDONTWRITEBYTECODE: '1', PYTHONUTF8: '1', ...environment },
    ...(folder !== undefined && { cwd: folder }),
  });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  const status = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { status, text: Buffer.concat(chunks).toString() };
}
