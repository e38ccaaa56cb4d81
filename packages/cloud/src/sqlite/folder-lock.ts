/** Lets one cloud at a time use an embedded database: a second one would still accept keys that the first has revoked. */

import { DatabaseSync } from 'node:sqlite';

/** Held by the operating system while the process lives, so that a crash leaves nothing to clean up. */
export interface FolderLock {
  release(): void;
}

/** Null when another process holds the lock. */
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
