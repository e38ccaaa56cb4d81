/** Builds the package that is published, in dist/: one file for each command that is loaded when it is called, and no dependencies. */

import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';

const home = import.meta.dirname;
const root = join(home, '../..');

type Manifest = Readonly<Record<string, string>>;
const manifestOf = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** commander starts programs as subcommands, which we have none of. The module that does it takes a tenth of the time of a short call. */
const withoutChildProcesses: Plugin = {
  name: 'without-child-processes',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^node:child_process$/ }, ({ importer }) =>
      importer.includes('node_modules/commander') ? { path: 'empty', namespace: 'empty' } : null,
    );
    onLoad({ filter: /.*/, namespace: 'empty' }, () => ({ contents: '' }));
  },
};

/** `dist` is emptied first. */
export async function buildCommandLine(dist: string): Promise<string> {
  rmSync(dist, { recursive: true, force: true });
  const { metafile } = await build({
    entryPoints: { ledgerline: join(home, 'src/start.ts') },
    outdir: dist,
    bundle: true,
    splitting: true,
    platform: 'node',
    target: 'node20.19',
    format: 'esm',
    // Packages in CommonJS require modules of Node.
    banner: {
      js: "#!/usr/bin/env node\nimport { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    // Names stay as they are: keeping those that were shortened takes a call for each at every start.
    minifyWhitespace: true,
    minifySyntax: true,
    plugins: [withoutChildProcesses],
    metafile: true,
    absWorkingDir: root,
    logLevel: 'error',
  });
  const { name, version, description, license } = manifestOf(home);
  const published = {
    name,
    version,
    description,
    license,
    type: 'module',
    bin: { ledgerline: 'ledgerline.js' },
    engines: { node: '>=20.19' },
  };
  writeFileSync(join(dist, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
  writeFileSync(join(dist, 'LICENSES.txt'), licencesOf(Object.keys(metafile.inputs)));
  copyFileSync(join(home, 'README.md'), join(dist, 'README.md'));
  copyFileSync(join(root, 'LICENSE'), join(dist, 'LICENSE'));
  return dist;
}

/** The licences of the packages that files are taken from. */
function licencesOf(files: readonly string[]): string {
  const packages = new Set(files.flatMap((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? []));
  return [...packages]
    .toSorted()
    .map((path) => {
      const folder = join(root, path);
      const { name, version, license } = manifestOf(folder);
      const licence = readdirSync(folder).find((file) => /^licen[cs]e/i.test(file));
      const text = licence === undefined ? `Licence: ${license}` : readFileSync(join(folder, licence), 'utf8').trim();
      return `${name} ${version}\n\n${text}\n`;
    })
    .join(`\n${'-'.repeat(72)}\n\n`);
}

if (import.meta.main) console.log(await buildCommandLine(join(home, 'dist')));
