/** Account books of a given number of documents: built once, kept for later runs, copied for each. Measures nothing. */

import { createHash } from 'node:crypto';
import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addYears } from './bulk-history.ts';
import { buildYear } from './history.ts';

/** What the engine fills; a longer book has several such years, of which it has entered one. */
const DOCUMENTS_PER_YEAR = 100_000;

/** A finished book of `count` documents, copied to `path`. Built at the first run after the way it is filled has changed. */
export function copyBook(count: number, path: string): void {
  const folder = join(tmpdir(), 'ledgerline-bench-books');
  mkdirSync(folder, { recursive: true });
  const kept = join(folder, `${count}-${fingerprint()}.sqlite`);
  if (!existsSync(kept)) {
    for (const file of readdirSync(folder)) if (file.startsWith(`${count}-`)) rmSync(join(folder, file), { force: true });
    build(count, `${kept}.new`);
    renameSync(`${kept}.new`, kept);
  }
  copyFileSync(kept, path);
  flush(path);
}

/** Otherwise the system would write gigabytes to disk while something is measured. */
function flush(path: string): void {
  const file = openSync(path, 'r+');
  fsyncSync(file);
  closeSync(file);
}

function build(count: number, path: string): void {
  const years = Math.floor(count / DOCUMENTS_PER_YEAR);
  if (years > 1) {
    copyBook(DOCUMENTS_PER_YEAR, path);
    addYears(path, years - 1);
  } else buildYear(count, path);
}

/** One with older tables is brought up to date when it is opened. */
const fingerprint = (): string =>
  createHash('sha256')
    .update(readFileSync(join(import.meta.dirname, 'history.ts')))
    .digest('hex')
    .slice(0, 12);
