/** Unpacks the ZIP file of a driver. Nothing of it can land outside the folder, and everything in it has a limit. */

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { crc32, inflateRawSync } from 'node:zlib';

const END_SIGNATURE = 0x06054b50;
const END_BYTES = 22;
const COMMENT_BYTES_MAX = 0xffff;
const ENTRY_SIGNATURE = 0x02014b50;
const ENTRY_BYTES = 46;
const CONTENT_SIGNATURE = 0x04034b50;
const CONTENT_BYTES = 30;
const [STORED, DEFLATED] = [0, 8];
const ENCRYPTED = 1;
const FILE_TYPE = 0o170000;
const SYMBOLIC_LINK = 0o120000;
const EXECUTABLE = 0o100;
const FILES_MAX = 5_000;
const BYTES_MAX = 256 * 1024 * 1024;

class BadZip extends Error {}

/** Unpacks into a folder that exists; returns what is wrong with the file, or null. */
export function unpackZip(file: string, folder: string): string | null {
  try {
    const entries = entriesOf(readFileSync(file));
    if (entries.reduce((sum, { size }) => sum + size, 0) > BYTES_MAX) throw new BadZip('It has more than 256 MiB.');
    for (const { path, content, mode } of entries) {
      const target = join(folder, path);
      mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
      writeFileSync(target, content(), { mode: (mode & EXECUTABLE) === 0 ? 0o600 : 0o700 });
    }
    return null;
  } catch (failure) {
    if (failure instanceof BadZip) return `${file} cannot be unpacked. ${failure.message}`;
    return `${file} is not a ZIP file, or it is damaged.`;
  }
}

interface ZipEntry {
  readonly path: string;
  readonly size: number;
  /** The rights of the file, if it was packed on a system that has them. */
  readonly mode: number;
  readonly content: () => Buffer;
}

function entriesOf(zip: Buffer): readonly ZipEntry[] {
  let end = zip.length - END_BYTES;
  const first = Math.max(0, end - COMMENT_BYTES_MAX);
  while (end >= first && zip.readUInt32LE(end) !== END_SIGNATURE) end -= 1;
  if (end < first) throw new Error('There is no list of files.');
  const count = zip.readUInt16LE(end + 10);
  if (count > FILES_MAX) throw new BadZip(`It has more than ${FILES_MAX} files.`);
  const entries: ZipEntry[] = [];
  let at = zip.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (zip.readUInt32LE(at) !== ENTRY_SIGNATURE) throw new BadZip('Its list of files is damaged.');
    const nameBytes = zip.readUInt16LE(at + 28);
    const entry = entryAt(zip, at, zip.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes));
    if (entry) entries.push(entry);
    at += ENTRY_BYTES + nameBytes + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return entries;
}

function entryAt(zip: Buffer, at: number, name: string): ZipEntry | null {
  const path = name.replaceAll('\\', '/');
  const mode = zip.readUInt16LE(at + 40);
  if (path.startsWith('/') || path.includes(':') || path.includes('\0') || path.split('/').includes('..'))
    throw new BadZip(`${JSON.stringify(name)} would be written outside the folder of the driver.`);
  if ((mode & FILE_TYPE) === SYMBOLIC_LINK) throw new BadZip(`${JSON.stringify(name)} is a link to another file.`);
  if ((zip.readUInt16LE(at + 8) & ENCRYPTED) !== 0) throw new BadZip('It has a password. Pack it without one.');
  if (path.endsWith('/')) return null;
  const [method, crc] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 16)];
  const [packedSize, size] = [zip.readUInt32LE(at + 20), zip.readUInt32LE(at + 24)];
  const content = (): Buffer => {
    const packed = packedAt(zip, zip.readUInt32LE(at + 42), packedSize);
    if (method !== STORED && method !== DEFLATED) throw new BadZip(`${name} is packed in a way that is not supported.`);
    const bytes = method === STORED ? packed : inflateRawSync(packed, { maxOutputLength: Math.max(size, 1) });
    if (bytes.length !== size || crc32(bytes) !== crc) throw new BadZip(`${name} is damaged.`);
    return bytes;
  };
  return { path, size, mode, content };
}

function packedAt(zip: Buffer, at: number, size: number): Buffer {
  if (zip.readUInt32LE(at) !== CONTENT_SIGNATURE) throw new BadZip('Its list of files is damaged.');
  const start = at + CONTENT_BYTES + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28);
  return zip.subarray(start, start + size);
}
