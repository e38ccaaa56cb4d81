/**
 * Takes a file that a driver has written over to the connector. The path is the driver's word and is not trusted: only a plain file
 * inside the folder that the driver was given is read, links are not followed, and nothing can make the connector wait or fill its memory.
 */

import { closeSync, constants, fstatSync, lstatSync, openSync, readSync, realpathSync, rmSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { deliveryLimits } from '@ledgerline/contract';

const OUTSIDE = 'The file of the command is outside the artifact folder of the driver.';
const UNREADABLE = 'The file of the command cannot be read.';
const NOT_PLAIN = 'The file of the command is not a plain file.';
const TOO_LARGE = 'The file of the command is larger than the cloud accepts.';

/** Flags to follow no link and not to wait for the other end of a pipe. Windows has neither these flags nor such files. */
const OPEN_PLAIN = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/** The content, or why it cannot be taken. The file is removed once it is read. */
export function takeArtifactFile(folder: string, path: string): Buffer | string {
  let full: string;
  try {
    const wanted = resolve(folder, path);
    // The folders on the way may be links too; only where they really lead counts.
    full = join(realpathSync(dirname(wanted)), basename(wanted));
    if (!isInside(realpathSync(folder), full)) return OUTSIDE;
    if (!lstatSync(full).isFile()) return NOT_PLAIN;
  } catch {
    return isInside(resolve(folder), resolve(folder, path)) ? UNREADABLE : OUTSIDE;
  }
  const content = readPlainFile(full);
  if (typeof content !== 'string') rmSync(full, { force: true });
  return content;
}

function isInside(folder: string, full: string): boolean {
  const inside = relative(folder, full);
  return inside !== '' && inside !== '..' && !inside.startsWith(`..${sep}`) && resolve(inside) !== inside;
}

/** Looks at what was opened, not at the name again: between two looks a name can be given to something else. */
function readPlainFile(full: string): Buffer | string {
  let file: number;
  try {
    file = openSync(full, OPEN_PLAIN);
  } catch {
    return UNREADABLE;
  }
  try {
    const found = fstatSync(file);
    if (!found.isFile()) return NOT_PLAIN;
    if (found.size > deliveryLimits.artifactBytesMax) return TOO_LARGE;
    return readWhole(file, found.size);
  } catch {
    return UNREADABLE;
  } finally {
    closeSync(file);
  }
}

/** Reads as many bytes as the file had when it was opened, because a file that is still being written could grow without end. */
function readWhole(file: number, size: number): Buffer {
  const content = Buffer.alloc(size);
  let read = 0;
  while (read < size) {
    const count = readSync(file, content, read, size - read, read);
    if (count === 0) break;
    read += count;
  }
  return content.subarray(0, read);
}
