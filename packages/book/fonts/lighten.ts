/** Takes a TrueType font, as it is or wrapped as WOFF, leaves out the tables a printed page has no use for, and writes it as TTF. Run by hand. */

import { readFileSync, writeFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';

interface Table {
  readonly tag: string;
  readonly data: Buffer;
}

const HEAD_BYTES = 12;
const ENTRY_BYTES = 16;
/** What the checksums of a whole font come to, by the standard. */
const WHOLE_SUM = 0xb1b0afba;
const ADJUSTMENT_AT = 8;
const POST_HEAD_BYTES = 32;

const padded = (bytes: number): number => (bytes + 3) & ~3;

function tablesOf(font: Buffer): readonly Table[] {
  const count = font.readUInt16BE(font.toString('latin1', 0, 4) === 'wOFF' ? 12 : 4);
  return Array.from({ length: count }, (_, index) =>
    font.toString('latin1', 0, 4) === 'wOFF'
      ? wrappedTable(font, 44 + 20 * index)
      : plainTable(font, HEAD_BYTES + ENTRY_BYTES * index),
  );
}

function plainTable(font: Buffer, entry: number): Table {
  const start = font.readUInt32BE(entry + 8);
  const data = font.subarray(start, start + font.readUInt32BE(entry + 12));
  return { tag: font.toString('latin1', entry, entry + 4), data };
}

function wrappedTable(font: Buffer, entry: number): Table {
  const start = font.readUInt32BE(entry + 4);
  const packed = font.subarray(start, start + font.readUInt32BE(entry + 8));
  const isPacked = packed.length < font.readUInt32BE(entry + 12);
  return { tag: font.toString('latin1', entry, entry + 4), data: isPacked ? inflateSync(packed) : packed };
}

/** Version 3 of the table that names glyphs names none; reading the names is most of what opening a font costs. */
function withoutGlyphNames({ tag, data }: Table): Table {
  const head = Buffer.from(data.subarray(0, POST_HEAD_BYTES));
  head.writeUInt32BE(0x00030000, 0);
  return { tag, data: head };
}

function sumOf(data: Buffer): number {
  const whole = Buffer.alloc(padded(data.length));
  data.copy(whole);
  let sum = 0;
  for (let at = 0; at < whole.length; at += 4) sum = (sum + whole.readUInt32BE(at)) >>> 0;
  return sum;
}

function fontOf(tables: readonly Table[]): Buffer {
  const power = Math.floor(Math.log2(tables.length));
  const start = HEAD_BYTES + ENTRY_BYTES * tables.length;
  const font = Buffer.alloc(tables.reduce((size, { data }) => size + padded(data.length), start));
  font.writeUInt32BE(0x00010000, 0);
  font.writeUInt16BE(tables.length, 4);
  font.writeUInt16BE(ENTRY_BYTES * 2 ** power, 6);
  font.writeUInt16BE(power, 8);
  font.writeUInt16BE(ENTRY_BYTES * (tables.length - 2 ** power), 10);
  let at = start;
  let head = 0;
  for (const [index, { tag, data }] of tables.entries()) {
    const entry = HEAD_BYTES + ENTRY_BYTES * index;
    data.copy(font, at);
    if (tag === 'head') {
      head = at;
      font.writeUInt32BE(0, at + ADJUSTMENT_AT);
    }
    font.write(tag, entry, 'latin1');
    font.writeUInt32BE(sumOf(font.subarray(at, at + data.length)), entry + 4);
    font.writeUInt32BE(at, entry + 8);
    font.writeUInt32BE(data.length, entry + 12);
    at += padded(data.length);
  }
  font.writeUInt32BE((WHOLE_SUM - sumOf(font)) >>> 0, head + ADJUSTMENT_AT);
  return font;
}

const [source, target, ...left] = process.argv.slice(2);
if (source === undefined || target === undefined) {
  console.error(
    'Say which font to lighten, where to write it, and which tables to leave out: lighten.ts in.ttf out.ttf GSUB GPOS',
  );
  process.exit(1);
}
const kept = tablesOf(readFileSync(source))
  .filter(({ tag }) => !left.includes(tag.trim()))
  .map((table) => (table.tag === 'post' ? withoutGlyphNames(table) : table));
writeFileSync(target, fontOf(kept));
