/** Secrets that were not given are made once and kept in a file that only its owner can read. */

import { chmodSync, closeSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Randomness, randomText } from './randomness.ts';

const OWNER_ONLY_FILE = 0o600;
const OWNER_ONLY_DIRECTORY = 0o700;

/** A directory that only the owner can read; created if it does not exist. */
export function makePrivateDirectory(directory: string): void {
  mkdirSync(directory, { recursive: true, mode: OWNER_ONLY_DIRECTORY });
  chmodSync(directory, OWNER_ONLY_DIRECTORY);
}

/** The secret in the file, or a fresh one that is then in the file. Of two processes that start at once, both get the same. */
export function readOrMakeSecret(file: string, make: () => string, randomness: Randomness): string {
  const known = readSecret(file);
  if (known !== null) return known;
  writeOnce(file, make(), `${file}.${randomText(randomness, 6)}`);
  const made = readSecret(file);
  if (made === null) throw new Error(`${file} was written and is not there.`);
  return made;
}

function readSecret(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/** Writes the file whole or not at all: to a temporary file, then linked into place unless another process was first. */
function writeOnce(file: string, secret: string, draft: string): void {
  const handle = openSync(draft, 'wx', OWNER_ONLY_FILE);
  try {
    writeFileSync(handle, `${secret}\n`);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  try {
    linkSync(draft, file);
    syncDirectory(dirname(file));
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Not every platform lets a directory be opened; the file itself is safe by then. */
function syncDirectory(directory: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(directory, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

const isCode = (error: unknown, code: string): boolean => error instanceof Error && 'code' in error && error.code === code;
