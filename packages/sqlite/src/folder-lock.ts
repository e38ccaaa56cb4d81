/** Lets one process at a time use a folder: two clouds would accept keys that the other has revoked, two connectors run a command twice. */

import { DatabaseSync } from 'node:sqlite';

/** A lock that the operating system releases when the process ends, so that a crash leaves nothing to clean up. */
export interface FolderLock {
  release(): void;
}

/** Null when another process has the lock. */
export function lockFolder(path: string): FolderLock | null {
  const database = new DatabaseSync(path);
  try {
    database.exec('PRAGMA busy_timeout = 0; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch {
    database.close();
    return null;
  }
  return { release: () => database.close() };
}
