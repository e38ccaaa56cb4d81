import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { keepsUpdateContract } from '@ledgerline/contract';
import { CONNECTOR_BUILD, isProblems, readCompanies, readConfig } from './config.ts';

const folder = mkdtempSync(join(tmpdir(), 'config-'));
after(() => rmSync(folder, { recursive: true }));

const written = (value: unknown): string => {
  const path = join(folder, 'file.json');
  writeFileSync(path, typeof value === 'string' ? value : JSON.stringify(value));
  return path;
};

const problemsOf = (read: object): readonly string[] => (isProblems(read) ? read.problems : []);

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
