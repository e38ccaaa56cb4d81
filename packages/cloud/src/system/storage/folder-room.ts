/** Whether a folder has room for more. */

import { open, statfs } from 'node:fs/promises';

/** With less free space than this, twice the largest request, the next commands and files may not fit. */
const DISK_FREE_BYTES_MIN = 16 * 1024 * 1024;

/**
 * Whether a folder has room. Opens a file, because a process without free file handles can accept neither requests nor files. A folder that does not
 * exist yet has room.
 */
export async function roomIn(folder: string): Promise<string | null> {
  try {
    const handle = await open(folder, 'r');
    await handle.close();
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize < DISK_FREE_BYTES_MIN ? 'The disk is full or nearly full. Try again when there is space.' : null;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    return code === 'EMFILE' || code === 'ENFILE' ? 'The server has too many open files. Try again shortly.' : null;
  }
}
