/**
 * Where a run writes. Tests write durably, thousands of times, and most of them wait for the disk much longer than they compute; in memory
 * nothing waits. What survives a killed process survives it there too.
 */

import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

const IN_MEMORY = '/dev/shm';
const PREFIX = 'ledgerline-tests-';
/** Several times what a run has ever written at once. */
const BYTES_MIN = 6 * 1024 ** 3;
/** PostgreSQL runs as a user of its own, and reaches what is its own in there. */
const OTHERS_PASS = 0o711;

/** A new folder in memory if there is room for a run, and programs can run from it; else one on the disk. */
export function makeScratchFolder(): string {
  const folder = inMemory() ?? mkdtempSync(join(tmpdir(), PREFIX));
  chmodSync(folder, OTHERS_PASS);
  return folder;
}

function inMemory(): string | null {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    if (Math.min(bavail * bsize, freemem()) < BYTES_MIN) return null;
    const folder = mkdtempSync(join(IN_MEMORY, PREFIX));
    if (runsPrograms(folder)) return folder;
    rmSync(folder, { recursive: true });
  } catch {
    // There is none, or it is not ours to write to.
  }
  return null;
}

function runsPrograms(folder: string): boolean {
  const program = join(folder, 'program');
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o700 });
  const { status } = spawnSync(program);
  rmSync(program);
  return status === 0;
}
