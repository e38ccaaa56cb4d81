/** Joins the sources of the service into few files, with esbuild. Packages of others stay where they are. */

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'esbuild';
import { contentsOf, currentlyJoined, digestOf, JOINED_FILE, type Joined, joinedIn, joinedName, stampOf } from './joined.ts';

/** What the processes and threads of the service start with, and the programs of the tree for the terminal. */
const PROGRAMS: readonly string[] = [
  'service.ts',
  'packages/cloud/src/operator/main.ts',
  'packages/connector/src/main.ts',
  'packages/cloud/src/index.ts',
  'packages/cloud/src/sqlite/writer.ts',
  'packages/cloud/src/sqlite/read-worker.ts',
  'packages/cloud/src/http/request/large-body-thread.ts',
  'packages/connector/src/sandbox/main.ts',
  'packages/connector/src/sandbox/lane.ts',
];

/** A process that began with older ones may still load a part of them. */
const KEPT = 3;

/** Returns whether there was something to do. */
export async function joinSources(root: string, programs = PROGRAMS): Promise<boolean> {
  if (currentlyJoined(root) !== null) return false;
  const home = joinedIn(root);
  mkdirSync(home, { recursive: true });
  // Programs name each other by their whole paths, so they are made where they stay.
  const folder = mkdtempSync(join(home, 'sources-'));
  const read = await bundle(root, folder, programs);
  const sources = [...read.keys()].toSorted();
  const sha256 = digestOf(sources.map((path) => read.get(path) ?? Buffer.alloc(0)));
  const stamp = stampOf(root, sources);
  // A source that was written meanwhile is joined next time.
  const isCurrent = digestOf(contentsOf(root, sources)) === sha256;
  const joined: Joined = { root, folder: relative(home, folder), sources, sha256, stamp: isCurrent ? stamp : '' };
  const unfinished = join(folder, JOINED_FILE);
  writeFileSync(unfinished, `${JSON.stringify(joined, null, 2)}\n`);
  renameSync(unfinished, join(home, JOINED_FILE));
  removeOlder(home);
  return true;
}

/** Returns what it read, by paths in the tree, with this file: another list of programs is joined anew. */
async function bundle(root: string, folder: string, programs: readonly string[]): Promise<ReadonlyMap<string, Buffer>> {
  const { build, stop } = await import('esbuild');
  const maker = relative(root, import.meta.filename);
  const read = new Map([[maker, readFileSync(import.meta.filename)]]);
  await build({
    absWorkingDir: root,
    entryPoints: programs.map((program) => join(root, program)),
    outdir: folder,
    outbase: root,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    // The conditions of Node itself, so that a package is the same file for sources and joined sources.
    conditions: [],
    keepNames: true,
    logLevel: 'error',
    plugins: [packagesStay(root), placesStay(root, folder, programs, read)],
  });
  // Its process would stay as long as this one.
  await stop();
  return read;
}

const IS_FOUND = 'is found already';

/** A package of others, and data, is imported from where it is. */
const packagesStay = (root: string): Plugin => ({
  name: 'packages stay',
  setup(made) {
    made.onResolve({ filter: /^[^./]|\.json$/ }, async ({ path, pluginData, kind, ...from }) => {
      if (pluginData === IS_FOUND || kind === 'entry-point' || path.startsWith('node:')) return undefined;
      const found = await made.resolve(path, { ...from, kind, pluginData: IS_FOUND });
      const isOurs = found.path.startsWith(join(root, 'packages')) && !found.path.includes('node_modules');
      if (found.errors.length > 0 || found.external || (isOurs && !path.endsWith('.json'))) return found;
      return { path: pathToFileURL(found.path).href, external: true };
    });
  },
});

const NAMED_FILE = /new URL\('(\.{1,2}\/[^']+\.ts)', import\.meta\.url\)/g;

/** A file that a source names beside itself is still found; a program is found where it becomes one of the joined. */
const placesStay = (root: string, folder: string, programs: readonly string[], read: Map<string, Buffer>): Plugin => ({
  name: 'places stay',
  setup(made) {
    made.onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const bytes = readFileSync(path);
      read.set(relative(root, path), bytes);
      const text = bytes.toString();
      const named = (whole: string, name: string): string => {
        const program = relative(root, resolve(path, '..', name));
        return programs.includes(program) ? `new URL(${urlText(join(folder, joinedName(program)))})` : whole;
      };
      return { loader: 'ts', contents: text.replaceAll(NAMED_FILE, named).replaceAll('import.meta.url', urlText(path)) };
    });
  },
});

const urlText = (path: string): string => JSON.stringify(pathToFileURL(path).href);

function removeOlder(home: string): void {
  const madeAt = (name: string): number => statSync(join(home, name)).mtimeMs;
  const folders = readdirSync(home).filter((name) => name.startsWith('sources-'));
  const older = folders.toSorted((a, b) => madeAt(b) - madeAt(a)).slice(KEPT);
  for (const name of older) rmSync(join(home, name), { recursive: true, force: true });
}
