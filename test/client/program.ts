/** The ledgerline program as a process, as a shell or a script starts it. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export const programPath = join(import.meta.dirname, '../../packages/command-line/bin/ledgerline.mjs');

export interface Ended {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export type RunProgram = (parameters: readonly string[]) => Promise<Ended>;

export function startProgram(parameters: readonly string[], env: Readonly<Record<string, string>>, cwd: string) {
  const surroundings = { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...env };
  return spawn(process.execPath, [programPath, ...parameters], { cwd, env: surroundings });
}

/** Without a terminal. */
export async function runProgram(
  parameters: readonly string[],
  { env, cwd, input = '' }: { readonly env: Readonly<Record<string, string>>; readonly cwd: string; readonly input?: string },
): Promise<Ended> {
  const child = startProgram(parameters, env, cwd);
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (chunk) => (stdout += chunk));
  child.stderr.on('data', (chunk) => (stderr += chunk));
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  const [exitCode] = (await once(child, 'close')) as [number | null];
  return { exitCode, stdout, stderr };
}
