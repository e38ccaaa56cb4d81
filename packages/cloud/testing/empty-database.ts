/** The empty database that stores of tests begin with: its migrations take longer than most tests, so they run once in a run. */

import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareDatabase } from '../src/sqlite/migration.ts';
import { sharedFolder } from './config.ts';

const sharedFile = sharedFolder === undefined ? null : join(sharedFolder, 'empty-cloud.db');

let bytes: Buffer | null = null;

/** Writes it where there is no file yet. */
export function writeEmptyDatabase(path: string): void {
  if (existsSync(path)) return;
  bytes ??= sharedFile !== null && existsSync(sharedFile) ? readFileSync(sharedFile) : makeDatabase();
  writeFileSync(path, bytes, { mode: 0o600 });
}

function makeDatabase(): Buffer {
  const folder = mkdtempSync(join(sharedFolder ?? tmpdir(), 'empty-cloud-'));
  const own = join(folder, 'ledgerline.db');
  prepareDatabase(own, { lockWaitMs: 0, pagesMax: null });
  const made = readFileSync(own);
  // Jobs that run at the same time may both make it.
  if (sharedFile !== null) renameSync(own, sharedFile);
  rmSync(folder, { recursive: true });
  return made;
}
