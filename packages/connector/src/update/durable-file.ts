/** Files that are whole after a power cut: written beside, flushed, then renamed. */

import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

export function writeDurably(path: string, content: Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  const file = openSync(path, 'w', 0o600);
  try {
    writeFileSync(file, content);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Replaces a file so that after a crash it is either the old or the new one. */
export function replaceDurably(path: string, content: Uint8Array): void {
  const fresh = `${path}.new`;
  try {
    writeDurably(fresh, content);
    renameSync(fresh, path);
  } catch (error) {
    rmSync(fresh, { force: true });
    throw error;
  }
  flushFolder(dirname(path));
}

/** Names in a folder are durable from then on. Windows has no such call and keeps them in its own journal. */
export function flushFolder(path: string): void {
  if (process.platform === 'win32') return;
  const folder = openSync(path, 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}
