/** Builds the package that is published, in dist/: compiled by tsc alone, with a package.json, README and licence of its own. */

import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const home = import.meta.dirname;
const root = join(home, '../..');

const face = (name: string) => ({ types: `./${name}.d.ts`, default: `./${name}.js` });

/** `dist` is emptied first. */
export function buildClient(dist: string): string {
  rmSync(dist, { recursive: true, force: true });
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const { status, stdout } = spawnSync(process.execPath, [compiler, '-p', join(home, 'tsconfig.build.json'), '--outDir', dist], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The client does not compile:\n${stdout}`);
  const { name, version, description, license } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as Record<
    string,
    string
  >;
  const published = {
    name,
    version,
    description,
    license,
    type: 'module',
    exports: {
      '.': face('index'),
      './mirror': face('mirror'),
      './node': face('node'),
      './webhooks': face('webhooks'),
      './package.json': './package.json',
    },
    sideEffects: false,
    engines: { node: '>=20.19' },
  };
  writeFileSync(join(dist, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
  copyFileSync(join(home, 'README.md'), join(dist, 'README.md'));
  copyFileSync(join(root, 'LICENSE'), join(dist, 'LICENSE'));
  return dist;
}

if (import.meta.main) console.log(buildClient(join(home, 'dist')));
