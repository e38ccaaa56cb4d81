/**
 * The connector as a folder that needs nothing but Node: its code in one file, the PDF library in another, and the files that the
 * book reads. The same sources give the same bytes, so that two builds can be compared by their digests.
 */

import { createHash } from 'node:crypto';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { CONNECTOR_BUILD } from '../../packages/connector/src/config.ts';

const ROOT = join(import.meta.dirname, '../..');
const BOOK = join(ROOT, 'packages/book');
const TARGET = 'node24';

export interface BundledFile {
  /** With forward slashes, below the folder. */
  readonly path: string;
  readonly sha256: string;
  readonly size: number;
}

export interface ConnectorBuild {
  readonly build: string;
  readonly files: readonly BundledFile[];
}

/** Makes the folder anew. Returns what is in it, which build.json says too. */
export async function bundleConnector(folder: string): Promise<ConnectorBuild> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await Promise.all([bundleProgram(folder), bundlePdfLibrary(folder)]);
  copyAssets(folder);
  const made = { build: CONNECTOR_BUILD, files: filesIn(folder) };
  writeFileSync(join(folder, 'build.json'), `${JSON.stringify(made, null, 2)}\n`);
  return made;
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
    define: { LEDGERLINE_ASSETS: JSON.stringify('./assets/') },
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

function copyAssets(folder: string): void {
  for (const name of globSync(['fonts/*.ttf', 'fonts/OFL.txt', 'seed/**/*.json'], { cwd: BOOK })) {
    const target = join(folder, 'assets', name);
    mkdirSync(dirname(target), { recursive: true });
    cpSync(join(BOOK, name), target);
  }
}

function filesIn(folder: string): readonly BundledFile[] {
  return globSync('**/*', { cwd: folder })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => name.replaceAll('\\', '/'))
    .toSorted()
    .map((path) => {
      const content = readFileSync(join(folder, path));
      return { path, sha256: createHash('sha256').update(content).digest('hex'), size: content.length };
    });
}
