/** The icon of the installed portal as PNG pictures, drawn here: the mark in white on the colour of the product. */

import { crc32, deflateSync } from 'node:zlib';

/** An icon: its size in points, and the share of it that the mark takes. Some phones cut a maskable icon to a circle. */
export interface AppIcon {
  readonly name: string;
  readonly points: number;
  readonly purpose: 'any' | 'maskable';
  readonly share: number;
}

export const appIcons: readonly AppIcon[] = [
  { name: 'app-icon-192.png', points: 192, purpose: 'any', share: 0.7 },
  { name: 'app-icon-512.png', points: 512, purpose: 'any', share: 0.7 },
  { name: 'app-icon-maskable-512.png', points: 512, purpose: 'maskable', share: 0.5 },
];

const BACKGROUND = [0x27, 0x41, 0xb0] as const;
const WHITE = 0xff;

/** The strokes of the mark, in a square of 22 units: left, top, right, bottom. */
const UNITS = 22;
const STROKES = [
  [3.2, 1.5, 5.8, 21.8],
  [3.2, 19.2, 20, 21.8],
  [8.5, 14.2, 20, 16.8],
] as const;

const made = new Map<string, Buffer>();

/** The icon of that name, drawn once; null for an unknown name. */
export function appIconNamed(name: string): Buffer | null {
  const icon = appIcons.find((one) => one.name === name);
  if (!icon) return null;
  const picture = made.get(name) ?? drawn(icon);
  made.set(name, picture);
  return picture;
}

function drawn({ points, share }: AppIcon): Buffer {
  const scale = (points * share) / UNITS;
  const margin = (points - points * share) / 2;
  const strokes = STROKES.map((stroke) => stroke.map((unit) => margin + unit * scale));
  const rows = Buffer.alloc(points * (1 + points * 3));
  for (let y = 0; y < points; y += 1)
    for (let x = 0; x < points; x += 1) {
      const covered = Math.min(1, Math.max(...strokes.map((stroke) => coverage(stroke, x, y))));
      BACKGROUND.forEach((colour, channel) => {
        rows[y * (1 + points * 3) + 1 + x * 3 + channel] = Math.round(colour + (WHITE - colour) * covered);
      });
    }
  return picture(points, rows);
}

/** How much of a point a stroke covers. */
const coverage = ([left = 0, top = 0, right = 0, bottom = 0]: readonly number[], x: number, y: number): number =>
  Math.max(0, Math.min(right, x + 1) - Math.max(left, x)) * Math.max(0, Math.min(bottom, y + 1) - Math.max(top, y));

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Eight bits in each of red, green and blue, without interlacing. */
const TRUE_COLOUR = [8, 2, 0, 0, 0];

function picture(points: number, rows: Buffer): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(points, 0);
  head.writeUInt32BE(points, 4);
  head.set(TRUE_COLOUR, 8);
  return Buffer.concat([SIGNATURE, chunk('IHDR', head), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [size, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, check]);
}
