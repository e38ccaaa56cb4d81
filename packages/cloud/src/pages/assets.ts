/** The files that pages need: one stylesheet, the browser's scripts. Each has its hash in its address, so that a browser keeps it for good. */

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { stylesheetText } from '@ledgerline/look';
import { transformSync } from 'amaro';

export interface Asset {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
  readonly hash: string;
}

const HASH_CHARACTERS = 12;
const here = (path: string): URL => new URL(path, import.meta.url);

/** With what is imported, or for its effect alone. Names are unique, so that addresses need no folders. */
const IMPORTED = /((?:from|import) ')(?:\.{1,2}\/)+(?:[a-z-]+\/)*([a-z-]+)\.ts'/g;
/** A room of texts, which a browser gets like a script. */
const ROOM = /(from ')@ledgerline\/words\/(?:browser\/|shared\/)?([a-z-]+)'/g;
const WORDS = 'words-';
/** What rooms are made of, and what pages and scripts share. */
const SHARED_WORDS = ['room.ts', 'language.ts', 'figures.ts', 'counted.ts', 'paragraph.ts'];
const JAVASCRIPT = 'text/javascript; charset=utf-8';

let loaded: ReadonlyMap<string, Asset> | null = null;

/** Read and stripped of types once a process, when the first page is made. */
export function assets(): ReadonlyMap<string, Asset> {
  loaded ??= new Map([stylesheet(), ...scripts()].map((asset) => [asset.name, asset]));
  return loaded;
}

/** The address of a file, with its hash. */
export function assetPath(name: string): string {
  const asset = assets().get(name);
  if (!asset) throw new Error(`There is no asset ${name}.`);
  return `/assets/${name}?v=${asset.hash}`;
}

const stylesheet = (): Asset => asset('style.css', 'text/css; charset=utf-8', stylesheetText());

/** Written in TypeScript like the rest; a browser gets the same lines without the types, and imports them by the same names. */
function scripts(): Asset[] {
  const words = new URL('./', import.meta.resolve('@ledgerline/words'));
  return [
    ...scriptsIn(here('browser/'), ''),
    ...scriptsIn(new URL('browser/', words), WORDS),
    ...scriptsIn(words, WORDS, (file) => SHARED_WORDS.includes(file)),
    ...scriptsIn(new URL('shared/', words), WORDS, (file) => file === 'role.ts'),
  ];
}

function scriptsIn(folder: URL, prefix: string, isWanted: (file: string) => boolean = () => true): Asset[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && isWanted(file))
    .map((file) => {
      const { code } = transformSync(readFileSync(new URL(file, folder), 'utf8'), { mode: 'strip-only' });
      const text = code.replaceAll(IMPORTED, `$1./${prefix}$2.js'`).replaceAll(ROOM, `$1./${WORDS}$2.js'`);
      return asset(`${prefix}${basename(file, '.ts')}.js`, JAVASCRIPT, text);
    });
}

function asset(name: string, type: string, text: string): Asset {
  const bytes = Buffer.from(text);
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, HASH_CHARACTERS);
  return { name, type, bytes, hash };
}
