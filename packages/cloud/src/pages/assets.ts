/** The files that pages need: one stylesheet, the browser's scripts. Each has its hash in its address, so that a browser keeps it for good. */

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { stylesheetText } from '@ledgerline/look';

export interface Asset {
  readonly name: string;
  readonly type: string;
  /** The hash of the sources, and of how the asset is built. */
  readonly hash: string;
  bytes(): Buffer;
}

const HASH_CHARACTERS = 12;
const here = (path: string): URL => new URL(path, import.meta.url);

/** Imports with names, or for their effect only. File names are unique, so that addresses need no folders. */
const IMPORTED = /((?:from|import) ')(?:\.{1,2}\/)+(?:[a-z-]+\/)*([a-z-]+)\.ts'/g;
/** A room of texts, which a browser gets like a script. */
const ROOM = /(from ')@ledgerline\/words\/(?:browser\/|shared\/)?([a-z-]+)'/g;
const WORDS = 'words-';
/** Modules that all rooms use, and that pages and scripts share. */
const SHARED_WORDS = ['room.ts', 'language.ts', 'figures.ts', 'counted.ts', 'paragraph.ts'];
const JAVASCRIPT = 'text/javascript; charset=utf-8';

let loaded: ReadonlyMap<string, Asset> | null = null;

/** Read once a process, when the first page is made; a script is stripped of its types when a browser asks for it. */
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
      const source = readFileSync(new URL(file, folder), 'utf8');
      const javaScript = (): string =>
        withoutTypes(source).replaceAll(IMPORTED, `$1./${prefix}$2.js'`).replaceAll(ROOM, `$1./${WORDS}$2.js'`);
      return asset(`${prefix}${basename(file, '.ts')}.js`, JAVASCRIPT, source, javaScript);
    });
}

type Amaro = typeof import('amaro');
let amaro: Amaro | null = null;

/** Loading what strips types takes a tenth of a second, so a process that serves no script goes without. */
function withoutTypes(source: string): string {
  amaro ??= createRequire(import.meta.url)('amaro') as Amaro;
  return amaro.transformSync(source, { mode: 'strip-only' }).code;
}

function asset(name: string, type: string, source: string, text = () => source): Asset {
  const hash = createHash('sha256').update(`${IMPORTED} ${ROOM} ${source}`).digest('base64url').slice(0, HASH_CHARACTERS);
  let made: Buffer | null = null;
  return { name, type, hash, bytes: () => (made ??= Buffer.from(text())) };
}
