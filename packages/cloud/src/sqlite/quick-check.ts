/**
 * Checks the structure of the database file while the cloud is running. Uses a separate process, because only ending the process can interrupt the check
 * of a large file, and a cloud that stops must not wait for it.
 */

import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';

/** Null for a check that did not finish. */
export type QuickCheckFindings = readonly string[] | null;

export interface QuickCheck {
  readonly done: Promise<QuickCheckFindings>;
  /** Breaks it off. */
  stop(): Promise<void>;
}

const PROGRAM = fileURLToPath(new URL('./quick-check-program.ts', import.meta.url));

export function startQuickCheck(path: string): QuickCheck {
  const child = spawn(process.execPath, [PROGRAM, path], { stdio: ['ignore', 'pipe', 'ignore'] });
  yieldToOthers(child.pid);
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const done = new Promise<QuickCheckFindings>((resolve) => {
    child.once('error', () => resolve(null));
    child.once('close', (code) => resolve(code === 0 ? (JSON.parse(output) as readonly string[]) : null));
  });
  child.unref();
  return {
    done,
    stop: async () => {
      child.kill('SIGKILL');
      await done;
    },
  };
}

function yieldToOthers(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // The process then runs with normal priority.
  }
}
