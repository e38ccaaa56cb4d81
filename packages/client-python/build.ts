/** Builds the wheel that is published, in dist/. A wheel is a zip of the package and what pip has to know of it; the same files give the same bytes. */

import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';

const home = import.meta.dirname;
const dist = join(home, 'dist');
const packageName = 'ledgerline';

interface Entry {
  readonly path: string;
  readonly bytes: Buffer;
}

/** Returns the path of the wheel. */
export function buildWheel(folder: string = dist): string {
  const version = /VERSION = "([^"]+)"/.exec(readFileSync(join(home, packageName, 'version.py'), 'utf8'))?.[1];
  if (version === undefined) throw new Error('version.py must name the version.');
  const modules = readdirSync(join(home, packageName))
    .filter((name) => /\.(?:py|pyi|typed)$/.test(name))
    .toSorted()
    .map((name): Entry => ({ path: `${packageName}/${name}`, bytes: readFileSync(join(home, packageName, name)) }));
  const information = `${packageName}-${version}.dist-info`;
  const described = [
    ...modules,
    text(`${information}/METADATA`, metadata(version)),
    text(`${information}/WHEEL`, WHEEL),
    { path: `${information}/licenses/LICENSE`, bytes: readFileSync(join(home, '../../LICENSE')) },
  ];
  const record = `${information}/RECORD`;
  const rows = [...described.map(recordRow), `${record},,`];
  const wheel = join(folder, `${packageName}-${version}-py3-none-any.whl`);
  rmSync(wheel, { force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(wheel, zipOf([...described, text(record, `${rows.join('\n')}\n`)]));
  return wheel;
}

const text = (path: string, content: string): Entry => ({ path, bytes: Buffer.from(content) });

const metadata = (version: string): string => `Metadata-Version: 2.1
Name: ${packageName}
Version: ${version}
Summary: Client for Ledgerline: post a command to an account book, get its result.
License: MIT
Requires-Python: >=3.9
Description-Content-Type: text/markdown

${readFileSync(join(home, 'README.md'), 'utf8')}`;

const WHEEL = `Wheel-Version: 1.0
Generator: ledgerline
Root-Is-Purelib: true
Tag: py3-none-any
`;

const recordRow = ({ path, bytes }: Entry): string =>
  `${path},sha256=${createHash('sha256').update(bytes).digest('base64url')},${bytes.length}`;

const [LOCAL_HEADER, CENTRAL_HEADER, END] = [0x04034b50, 0x02014b50, 0x06054b50];
const VERSION_NEEDED = 20;
const DEFLATED = 8;
/** 1 January 1980, the earliest that a zip can name. */
const DATE = 0x21;
/** Made on Unix, a file that everyone can read. */
const MADE_BY = 0x0314;
const READABLE = 0o100644 * 0x10000;

function zipOf(entries: readonly Entry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { path, bytes } of entries) {
    const name = Buffer.from(path);
    const packed = deflateRawSync(bytes, { level: 9 });
    const common = commonHeader(bytes, packed, name);
    const local = numbers([4, LOCAL_HEADER], [2, VERSION_NEEDED], ...common);
    const central = numbers(
      [4, CENTRAL_HEADER],
      [2, MADE_BY],
      [2, VERSION_NEEDED],
      ...common,
      ...[2, 2, 2].map(zero),
      [4, READABLE],
      [4, offset],
    );
    parts.push(local, name, packed);
    directory.push(central, name);
    offset += local.length + name.length + packed.length;
  }
  const listing = Buffer.concat(directory);
  const count = entries.length;
  const end = numbers([4, END], [2, 0], [2, 0], [2, count], [2, count], [4, listing.length], [4, offset], [2, 0]);
  return Buffer.concat([...parts, listing, end]);
}

type Number = readonly [bytes: number, value: number];

const zero = (bytes: number): Number => [bytes, 0];

/** What both headers of a file have in common. */
const commonHeader = (bytes: Buffer, packed: Buffer, name: Buffer): readonly Number[] => [
  [2, 0],
  [2, DEFLATED],
  [2, 0],
  [2, DATE],
  [4, crc32(bytes)],
  [4, packed.length],
  [4, bytes.length],
  [2, name.length],
  [2, 0],
];

const numbers = (...values: readonly Number[]): Buffer =>
  Buffer.concat(
    values.map(([bytes, value]) => {
      const buffer = Buffer.alloc(bytes);
      buffer.writeUIntLE(value >>> 0, 0, bytes);
      return buffer;
    }),
  );

if (import.meta.main) console.log(buildWheel());
