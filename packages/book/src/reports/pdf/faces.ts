/** The fonts of printed documents, read from disk on first use. */

import { readFileSync } from 'node:fs';
import { assetAt } from '../../asset.ts';

export type Face = 'sans' | 'bold' | 'serif' | 'italic' | 'han';

const FILES: Readonly<Record<Face, string>> = {
  sans: 'NotoSans-Regular.ttf',
  bold: 'NotoSans-Bold.ttf',
  serif: 'NotoSerif-Regular.ttf',
  italic: 'NotoSerif-Italic.ttf',
  han: 'NotoSansSC-Regular.ttf',
};

/** Fallback fonts for missing glyphs. */
export const FALLBACKS: Readonly<Record<Face, readonly Face[]>> = {
  sans: ['sans', 'han'],
  bold: ['bold', 'han'],
  serif: ['serif', 'sans', 'han'],
  italic: ['italic', 'sans', 'han'],
  han: ['han'],
};

const read = new Map<Face, Uint8Array>();

export function faceBytes(face: Face): Uint8Array {
  const known = read.get(face);
  if (known) return known;
  const bytes = readFileSync(assetAt(`fonts/${FILES[face]}`));
  read.set(face, bytes);
  return bytes;
}
