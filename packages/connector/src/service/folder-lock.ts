/** Lets one connector at a time run in a folder: two would share a journal and run a command twice. */

import { DatabaseSync } from 'node:sqlite';

/** Held by the system for as long as the process lives, so a crash leaves nothing to clean up. Null when another runs. */
export function lockFolder(path: string): { release(): void } | null {
  const database = new DatabaseSync(path);
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE');
    return { release: () => database.close() };
  } catch {
    database.close();
    return null;
  }
}
