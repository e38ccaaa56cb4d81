/** How tests end a program that they started. */

import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Waits until it has ended; one that has ended before, by itself or by a signal, is left alone. */
export async function endProcess(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}
