/** Draws the icon of the programs for Windows from the mark of the pages: white on a tile in the colour of links, in the sizes that Windows asks for. */

import { crc32, deflateSync } from 'node:zlib';
import { mark } from '../../packages/look/src/index.ts';

const SIZES = [16, 24, 32, 48, 256] as const;
/** Windows takes larger pictures as PNG. */
const PNG_FROM = 256;
const SAMPLES = 4;
const TILE = { red: 0x27, green: 0x41, blue: 0xb0 };
const CORNER = 0.2;
/** The share of the tile that the mark takes: more of a small one, so that its lines stay apart. */
const shareOf = (size: number): number => (size <= 32 ? 0.8 : 0.62);

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The strokes of the mark, which are all upright or level, as boxes. A stroke that goes on round a corner covers the corner. */
function strokes(): readonly Box[] {
  const half = mark.strokeWidth / 2;
  const boxes: Box[] = [];
  let [x, y] = [0, 0];
  for (const [, letter = '', numbers = ''] of mark.path.matchAll(/([MHv])([\d. ]+)/g)) {
    const [first = 0, second = 0] = numbers.trim().split(' ').map(Number);
    const [toX, toY] = letter === 'M' ? [first, second] : letter === 'H' ? [first, y] : [x, y + first];
    if (letter === 'v') boxes.push({ left: x - half, right: x + half, top: y, bottom: toY + half });
    if (letter === 'H') boxes.push({ left: x, right: toX, top: y - half, bottom: y + half });
    [x, y] = [toX, toY];
  }
  return boxes;
}

const BOXES = strokes();

/** Both places from 0 to 1. */
function isOnMark(x: number, y: number, share: number): boolean {
  const at = (place: number): number => ((place - 0.5) / share + 0.5) * mark.size;
  const [markX, markY] = [at(x), at(y)];
  return BOXES.some(({ left, right, top, bottom }) => markX >= left && markX < right && markY >= top && markY < bottom);
}

function isOnTile(x: number, y: number): boolean {
  const beyond = (place: number): number => Math.max(0, Math.abs(place - 0.5) - (0.5 - CORNER));
  return Math.hypot(beyond(x), beyond(y)) <= CORNER;
}

interface Pixel {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
}

/** Smooth by several samples in each pixel. */
function pixelAt(column: number, row: number, size: number): Pixel {
  let [onTile, onMark] = [0, 0];
  for (let down = 0; down < SAMPLES; down += 1)
    for (let across = 0; across < SAMPLES; across += 1) {
      const x = (column + (across + 0.5) / SAMPLES) / size;
      const y = (row + (down + 0.5) / SAMPLES) / size;
      if (!isOnTile(x, y)) continue;
      onTile += 1;
      if (isOnMark(x, y, shareOf(size))) onMark += 1;
    }
  const white = onTile === 0 ? 0 : onMark / onTile;
  const mixed = (tile: number): number => Math.round(tile + (255 - tile) * white);
  const alpha = Math.round((onTile / SAMPLES ** 2) * 255);
  return { red: mixed(TILE.red), green: mixed(TILE.green), blue: mixed(TILE.blue), alpha };
}

/** Rows of pixels from the top. */
const pixels = (size: number): readonly (readonly Pixel[])[] =>
  Array.from({ length: size }, (_, row) => Array.from({ length: size }, (_, column) => pixelAt(column, row, size)));

/** Rows from the bottom, then the mask of one bit that older Windows needs. */
function bitmap(size: number): Buffer {
  const header = Buffer.alloc(40);
  header.writeUInt32LE(40, 0);
  header.writeInt32LE(size, 4);
  header.writeInt32LE(size * 2, 8);
  header.writeUInt16LE(1, 12);
  header.writeUInt16LE(32, 14);
  const colours = pixels(size)
    .toReversed()
    .flatMap((row) => row.flatMap(({ red, green, blue, alpha }) => [blue, green, red, alpha]));
  const mask = Buffer.alloc(Math.ceil(size / 32) * 4 * size);
  return Buffer.concat([header, Buffer.from(colours), mask]);
}

function png(size: number): Buffer {
  const chunk = (name: string, data: Buffer): Buffer => {
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    const content = Buffer.concat([Buffer.from(name), data]);
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(content));
    return Buffer.concat([length, content, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  // 8 bits for each of red, green, blue and alpha.
  header.set([8, 6], 8);
  const rows = pixels(size).flatMap((row) => [0, ...row.flatMap(({ red, green, blue, alpha }) => [red, green, blue, alpha])]);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = deflateSync(Buffer.from(rows), { level: 9 });
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

/** The content of an .ico file. */
export function drawIcon(): Buffer {
  const pictures = SIZES.map((size) => ({ size, content: size >= PNG_FROM ? png(size) : bitmap(size) }));
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let place = head.length;
  for (const [index, { size, content }] of pictures.entries()) {
    const at = 6 + 16 * index;
    head.set([size % 256, size % 256, 0, 0], at);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(content.length, at + 8);
    head.writeUInt32LE(place, at + 12);
    place += content.length;
  }
  return Buffer.concat([head, ...pictures.map(({ content }) => content)]);
}
