/**
 * The client, the command-line program and the Python client as files that npm and pip install, with a list of them. The cloud offers
 * what is in the folder. The list names the sources it was made from, so that other sources make them again.
 */

import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { packageListFile } from '../../packages/cloud/src/delivery/offered-package.ts';
import { archiveOf } from './archive.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Built before the start, for machines without the compilers: `npm run packages`, and the image. */
export const builtPackages = join(ROOT, 'dist/packages');

const SOURCES = ['packages/client', 'packages/command-line', 'packages/client-python', 'packaging/packages', 'LICENSE'];
const IGNORED = /(?:^|\/)(?:node_modules|dist|tests|__pycache__)(?:\/|$)|\.test\.ts$/;

/** Changes with every file that the packages are made from. */
function sourcesDigest(): string {
  const digest = createHash('sha256');
  const files = SOURCES.flatMap(filesBelow);
  for (const path of files) digest.update(`${path}\n`).update(readFileSync(join(ROOT, path)));
  return digest.digest('hex');
}

function filesBelow(path: string): readonly string[] {
  if (IGNORED.test(path)) return [];
  if (!statSync(join(ROOT, path)).isDirectory()) return [path];
  return readdirSync(join(ROOT, path))
    .toSorted()
    .flatMap((name) => filesBelow(`${path}/${name}`));
}

/** The sources that the packages in a folder were made from; null when there are none. */
function madeFrom(folder: string): string | null {
  const list = join(folder, packageListFile);
  return existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as { sources: string }).sources : null;
}

export type Prepared = 'present' | 'copied' | 'built' | 'no-compiler';

/** Makes sure that a folder has the packages of these sources. They are built once, in the project's own folder where that can be written. */
export async function preparePackages(folder: string): Promise<Prepared> {
  const sources = sourcesDigest();
  if (madeFrom(folder) === sources) return 'present';
  if (folder !== builtPackages && canWrite(ROOT)) await preparePackages(builtPackages);
  mkdirSync(folder, { recursive: true });
  const unfinished = mkdtempSync(join(folder, '.packages-'));
  try {
    const how = await fill(unfinished, sources);
    if (how === 'no-compiler') return how;
    // The list comes last: what it names is there.
    const names = readdirSync(unfinished).toSorted((a) => (a === packageListFile ? 1 : -1));
    for (const name of names) renameSync(join(unfinished, name), join(folder, name));
    return how;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

function canWrite(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

async function fill(folder: string, sources: string): Promise<Prepared> {
  if (madeFrom(builtPackages) === sources) {
    cpSync(builtPackages, folder, { recursive: true });
    return 'copied';
  }
  if (!['typescript', 'esbuild'].every((name) => existsSync(join(ROOT, 'node_modules', name)))) return 'no-compiler';
  const { buildClient } = await import('../../packages/client/build.ts');
  const { buildCommandLine } = await import('../../packages/command-line/build.ts');
  const { buildWheel } = await import('../../packages/client-python/build.ts');
  const scratch = mkdtempSync(join(folder, '.scratch-'));
  const files = [
    npmPackage(folder, 'client', buildClient(join(scratch, 'client'))),
    npmPackage(folder, 'command-line', await buildCommandLine(join(scratch, 'cli')), ['ledgerline.js']),
    { id: 'client-python', path: buildWheel(folder) },
  ];
  rmSync(scratch, { recursive: true });
  const packages = files.map(({ id, path }) => {
    const bytes = readFileSync(path);
    const fileName = basename(path);
    const version = /-(\d+\.\d+\.\d+)/.exec(fileName)?.[1];
    return { id, fileName, version, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
  });
  writeFileSync(join(folder, packageListFile), `${JSON.stringify({ sources, packages }, null, 2)}\n`);
  return 'built';
}

interface PackageFile {
  readonly id: string;
  readonly path: string;
}

/** Named as `npm pack` names them. */
export function npmPackage(folder: string, id: string, built: string, programs: readonly string[] = []): PackageFile {
  const { name, version } = JSON.parse(readFileSync(join(built, 'package.json'), 'utf8')) as Record<'name' | 'version', string>;
  const path = join(folder, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`);
  writeFileSync(path, archiveOf(built, programs));
  return { id, path };
}
