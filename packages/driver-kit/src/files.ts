/** The file of a command: written to the folder of the connector, and on disk before it is named. */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Json } from './book.ts';

const NAME_CHARACTERS_MAX = 100;
const PDF = '%PDF-';

export function storeFile(folder: string, content: Uint8Array, fileName: string, contentType: string): Json {
  if (contentType === 'application/pdf' && Buffer.from(content.subarray(0, PDF.length)).toString('latin1') !== PDF)
    throw new Error('The package printed something that is not a PDF.');
  const path = safeName(fileName);
  writeFileSync(join(folder, path), content, { flush: true });
  return { path, fileName: path, contentType };
}

/** A name that every file system takes, and that stays in its folder. */
export function safeName(name: string): string {
  const safe = [...name].map((character) => (character < ' ' || '\\/:*?"<>|'.includes(character) ? '-' : character)).join('');
  const text = safe.replaceAll(/^[ .]+|[ .]+$/g, '').slice(-NAME_CHARACTERS_MAX);
  return text === '' ? 'file' : text;
}
