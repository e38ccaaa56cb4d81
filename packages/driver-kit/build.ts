/** Builds the package that is published, in dist/: compiled by tsc alone, because Node runs no TypeScript of installed packages. */

import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const home = import.meta.dirname;
const root = join(home, '../..');

const OPTIONS = {
  target: 'es2023',
  module: 'nodenext',
  types: 'node',
  rootDir: join(home, 'src'),
  declaration: 'true',
  rewriteRelativeImportExtensions: 'true',
  verbatimModuleSyntax: 'true',
  skipLibCheck: 'true',
} as const;

/** `dist` is emptied first. */
export function buildDriverKit(dist: string): string {
  rmSync(dist, { recursive: true, force: true });
  const options = Object.entries({ ...OPTIONS, outDir: dist }).flatMap(([name, value]) => [`--${name}`, value]);
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const compiled = spawnSync(process.execPath, [compiler, ...options, '--ignoreConfig', join(home, 'src/index.ts')], {
    cwd: root,
    encoding: 'utf8',
  });
  if (compiled.status !== 0) throw new Error(`The kit for drivers does not compile:\n${compiled.stdout}`);
  const { name, version, description, license } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as Record<
    string,
    string
  >;
  const exports = { '.': { types: './index.d.ts', default: './index.js' }, './package.json': './package.json' };
  const published = { name, version, description, license, type: 'module', exports, engines: { node: '>=24' } };
  writeFileSync(join(dist, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
  copyFileSync(join(home, 'README.md'), join(dist, 'README.md'));
  copyFileSync(join(root, 'LICENSE'), join(dist, 'LICENSE'));
  return dist;
}
