import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { after, before, test } from 'node:test';
import rootPackage from '../../package.json' with { type: 'json' };
import { packAll } from '../../packaging/packages/pack.ts';

/** The packages as `npm run pack` makes them, installed in an empty folder, with no registry to ask. */

let folder: string;
let files: readonly string[];
before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'packed-'));
  files = await packAll(join(folder, 'files'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  const environment = {
    PATH: process.env.PATH,
    HOME: homedir(),
    npm_config_registry: 'http://127.0.0.1:9',
    npm_config_cache: join(folder, 'cache'),
    npm_config_audit: 'false',
    npm_config_fetch_retries: '0',
  };
  execFileSync('npm', ['install', '--ignore-scripts', ...files], { cwd: folder, env: environment, stdio: 'pipe' });
});
after(() => rmSync(folder, { recursive: true, force: true }));

/** With nothing of this project in its surroundings. */
const node = (...parameters: readonly string[]): string =>
  execFileSync(process.execPath, [...parameters], { cwd: folder, env: { HOME: folder }, encoding: 'utf8' });

test('there is one file for each package that is published, in the version of this release', () => {
  const names = ['client', 'cli', 'connector', 'driver-kit'].map((name) => `ledgerline-${name}-${rootPackage.version}.tgz`);
  assert.deepEqual(files.map((path) => basename(path)).toSorted(), names.toSorted());
});

test('the programs start', () => {
  assert.match(node('node_modules/.bin/ledgerline', '--help'), /^Usage: ledgerline/m);
  assert.match(node('node_modules/.bin/ledgerline-connector', '--help'), /ledgerline-connector/);
});

test('the connector makes an account book', () => {
  const made = ['new-book', '--company', 'MAIN', '--template', 'trading', '--name', 'Kedai', '--folder', join(folder, 'books')];
  assert.match(node('node_modules/.bin/ledgerline-connector', ...made), /MAIN/);
});

test('the client and the kit for drivers are imported', () => {
  const program = `
    import { Ledgerline } from '@ledgerline/client';
    import { rounded, runDriver } from '@ledgerline/driver-kit';
    console.log(typeof Ledgerline, typeof runDriver, typeof rounded);
  `;
  assert.equal(node('--input-type=module', '--eval', program).trim(), 'function function function');
});
