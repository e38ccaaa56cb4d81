import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { keepsUpdateContract } from '@ledgerline/contract';
import { CONNECTOR_BUILD, folderAt, isProblems, protectConfig, readCompanies, readConfig } from './config.ts';

const folder = mkdtempSync(join(tmpdir(), 'config-'));
after(() => rmSync(folder, { recursive: true }));

const written = (value: unknown): string => {
  const path = join(folder, 'file.json');
  writeFileSync(path, typeof value === 'string' ? value : JSON.stringify(value));
  return path;
};

const problemsOf = (read: object): readonly string[] => (isProblems(read) ? read.problems.map(String) : []);

test('this build keeps the update contract', () => {
  assert.ok(keepsUpdateContract(CONNECTOR_BUILD));
});

test('the downloaded configuration is read as it is, a byte order mark included', () => {
  const config = { connectorId: 'conn_1', connectorKey: 'll_conn_x', cloudUrl: 'https://cloud.example' };
  assert.deepEqual(readConfig(written(`\uFEFF${JSON.stringify(config)}`)), config);
});

test('every problem of a configuration is named, not the first', () => {
  assert.equal(problemsOf(readConfig(written({ connectorId: 'a b', cloudUrl: 'ftp://x' }))).length, 3);
  assert.match(problemsOf(readConfig(join(folder, 'missing.json')))[0] ?? '', /pair.*download/);
  assert.match(problemsOf(readConfig(written('{')))[0] ?? '', /not valid JSON/);
});

test('a companies file counts only as a whole', () => {
  const good = { companyId: 'MAIN', name: 'Main', driver: 'embedded' };
  assert.deepEqual(readCompanies(written({ companies: [good] })), [{ ...good, settings: {} }]);
  const problems = problemsOf(
    readCompanies(written({ companies: [good, good, { companyId: '..' }, 7, { ...good, companyId: 'B', settings: [] }] })),
  );
  assert.equal(problems.length, 4);
});

/** A machine that seals, and opens only what it sealed itself. */
const machine = (name: string) => ({
  seal: (key: string) => `${name} ${Buffer.from(key).toString('base64')}`,
  unseal: (sealed: string) =>
    sealed.startsWith(`${name} `) ? Buffer.from(sealed.slice(name.length + 1), 'base64').toString() : null,
});

test('a key is sealed at the first start, opened on the same machine, and worth nothing on another', () => {
  const own = folderAt(mkdtempSync(join(folder, 'sealed-')));
  const config = { connectorId: 'conn_1', connectorKey: 'll_conn_x', cloudUrl: 'https://cloud.example' };
  writeFileSync(own.config, JSON.stringify(config));
  protectConfig(own, config, machine('a'));
  assert.doesNotMatch(readFileSync(own.config, 'utf8'), /ll_conn_x/);
  assert.deepEqual(readConfig(own.config, machine('a')), config);
  for (const seal of [machine('b'), null])
    assert.match(problemsOf(readConfig(own.config, seal))[0] ?? '', /sealed on another machine/);
});

test('where nothing seals a key, only its owner can read the file', () => {
  const own = folderAt(mkdtempSync(join(folder, 'plain-')));
  const config = { connectorId: 'conn_1', connectorKey: 'll_conn_x', cloudUrl: 'https://cloud.example' };
  writeFileSync(own.config, JSON.stringify(config), { mode: 0o644 });
  protectConfig(own, config, null);
  assert.equal(statSync(own.config).mode & 0o777, 0o600);
  assert.deepEqual(readConfig(own.config, null), config);
});
