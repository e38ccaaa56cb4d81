/** How large the file of a book may become. The last part is reserved for commands that free space. */

import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { pragma } from '@ledgerline/sqlite';

export interface FileLimit {
  readonly useReserve: (isUsed: boolean) => void;
  /** The limit that a full file has reached, in words; null when it is the disk that is full. */
  readonly reached: () => string | null;
}

const MEBIBYTE = 1024 * 1024;
/** A sixteenth of the limit, and at least this. */
const RESERVE_PART = 16;
const RESERVE_BYTES_MIN = MEBIBYTE;
/** A disk with less free space than this counts as full. */
const DISK_BYTES_MIN = 16 * MEBIBYTE;

/** Null for a file without a limit. */
export function limitFile(connection: DatabaseSync, path: string, bytesMax: number): FileLimit | null {
  if (!Number.isFinite(bytesMax)) return null;
  const pageBytes = Number(pragma(connection, 'page_size'));
  const reserveBytes = Math.max(bytesMax / RESERVE_PART, RESERVE_BYTES_MIN);
  const use = (bytes: number): void => connection.exec(`PRAGMA max_page_count = ${Math.floor(bytes / pageBytes)}`);
  let isReserveUsed = false;
  use(bytesMax);
  return {
    useReserve: (isUsed) => {
      if (isUsed === isReserveUsed) return;
      isReserveUsed = isUsed;
      use(isUsed ? bytesMax + reserveBytes : bytesMax);
    },
    reached: () => {
      const { bavail, bsize } = statfsSync(dirname(path));
      if (bavail * bsize < DISK_BYTES_MIN) return null;
      return `${(bytesMax / MEBIBYTE).toLocaleString('en-GB')} MiB`;
    },
  };
}
