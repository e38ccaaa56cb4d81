/**
 * A file in DATA_DIR that says that the database next to it was moved to PostgreSQL. A cloud on the old database would diverge
 * from the new one.
 */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const MOVED_MARK = 'moved-to-postgres';

/** The time of the move; null if the data was not moved. */
export function movedAt(dataDirectory: string): string | null {
  const path = join(dataDirectory, MOVED_MARK);
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : null;
}
