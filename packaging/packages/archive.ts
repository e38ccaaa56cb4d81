/** A folder as the .tgz that npm installs: a tar of its files below package/, gzipped. The same files give the same bytes. */

import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';

const BLOCK = 512;
const PLAIN = 0o644;
const EXECUTABLE = 0o755;

/** `programs` are the files that are started. */
export function archiveOf(folder: string, programs: readonly string[] = []): Buffer {
  const blocks = filesIn(folder).map((path) => {
    const bytes = readFileSync(join(folder, path));
    const header = headerOf(`package/${path}`, bytes.length, programs.includes(path) ? EXECUTABLE : PLAIN);
    return Buffer.concat([header, bytes, Buffer.alloc(-bytes.length & (BLOCK - 1))]);
  });
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)]), { level: 9 });
}

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .toSorted();

/** Of the format ustar. npm rejects files without a time, so they are from 1985, as its own are. */
const TIME = 499_162_500;
const NAME_BYTES_MAX = 100;
const CHECKSUM_AT = 148;

function headerOf(name: string, size: number, mode: number): Buffer {
  if (Buffer.byteLength(name) > NAME_BYTES_MAX) throw new Error(`${name} is too long for the archive.`);
  const header = Buffer.alloc(BLOCK);
  const octal = (value: number, at: number, digits: number) => header.write(value.toString(8).padStart(digits, '0'), at);
  header.write(name);
  octal(mode, 100, 7);
  octal(0, 108, 7);
  octal(0, 116, 7);
  octal(size, 124, 11);
  octal(TIME, 136, 11);
  header.write('        0', CHECKSUM_AT);
  header.write('ustar\x0000', 257, 'latin1');
  octal(
    header.reduce((sum, byte) => sum + byte, 0),
    CHECKSUM_AT,
    6,
  );
  header[CHECKSUM_AT + 6] = 0;
  return header;
}
