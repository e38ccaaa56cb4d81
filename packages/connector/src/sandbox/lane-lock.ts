/**
 * Records which lanes are alive. A killed host leaves lanes behind that may still be writing. The next host must not look up a command before they have
 * ended, because its record may still be written.
 */

import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { lockFolder } from '@ledgerline/sqlite';
import type { Timers } from '../clock.ts';

const NAME = /^lane-(\d+)\.lock$/;

/** Null when a process of that number lives that has it. */
export function lockLane(folder: string, processId: number): { release(): void } | null {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `lane-${processId}.lock`);
  const lock = lockFolder(path);
  if (!lock) return null;
  return {
    release: () => {
      lock.release();
      forget(path);
    },
  };
}

const forget = (path: string): void => {
  for (const suffix of ['', '-journal']) rmSync(`${path}${suffix}`, { force: true });
};

/** Tidies up after a lane that has ended without doing so. */
export const forgetLane = (folder: string, processId: number): void => forget(join(folder, `lane-${processId}.lock`));

const LOOK_MS = 20;
const LOOKS_MAX = 500;

/** Ends the lanes that an earlier host has left behind; false when one does not end. */
export async function endLeftLanes(folder: string, timers: Timers, end: (processId: number) => void): Promise<boolean> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const name of readdirSync(folder)) {
    const processId = Number(NAME.exec(name)?.[1] ?? Number.NaN);
    if (!Number.isInteger(processId)) continue;
    const path = join(folder, name);
    for (let look = 0; !isFree(path); look += 1) {
      if (look === LOOKS_MAX) return false;
      // The lock is held, so the process with this number is that lane and no other.
      if (look === 0) end(processId);
      await new Promise<void>((resolve) => void timers.after(LOOK_MS, resolve));
    }
    forget(path);
  }
  return true;
}

function isFree(path: string): boolean {
  const lock = lockFolder(path);
  lock?.release();
  return lock !== null;
}
