import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, test } from 'node:test';
import { accountsBeforePeople, assertAccountsKept, BEFORE_PEOPLE } from '../../conformance/accounts-before-people.ts';
import { UnusableDatabase } from '../sql/migration.ts';
import { Connection } from './connection.ts';
import { prepareDatabase, sqliteMigrations } from './migration.ts';
import { openSqliteStore } from './store.ts';

const folder = mkdtempSync(join(tmpdir(), 'ledgerline-migration-'));
after(() => rmSync(folder, { recursive: true }));

const options = { lockWaitMs: 20, pagesMax: null };
const file = (name: string): string => join(folder, `${name}.db`);

const refusal = (pattern: RegExp) => (error: unknown) => {
  assert.ok(error instanceof UnusableDatabase);
  assert.match(error.message, pattern);
  assert.ok(!error.message.includes('\n'));
  return true;
};

function versionOf(path: string): unknown {
  const connection = new Connection(path, { ...options, mode: 'read' });
  const version = connection.pragma('user_version');
  connection.close();
  return version;
}

test('a new database is durable: write-ahead log, flushed at every commit, foreign keys held', () => {
  prepareDatabase(file('new'), options);
  const connection = new Connection(file('new'), { ...options, mode: 'write' });
  assert.deepEqual(
    ['journal_mode', 'synchronous', 'foreign_keys'].map((name) => connection.pragma(name)),
    ['wal', 2, 1],
  );
  connection.close();
  assert.equal(versionOf(file('new')), sqliteMigrations().length);
});

test('preparing again changes nothing', () => {
  prepareDatabase(file('again'), options);
  prepareDatabase(file('again'), options);
  assert.equal(versionOf(file('again')), sqliteMigrations().length);
});

test('an older schema is brought up to date, step by step; a step that fails changes nothing', () => {
  const path = file('older');
  const first = { version: 1, sql: "CREATE TABLE note (text TEXT) STRICT; INSERT INTO note VALUES ('kept')" };
  const second = { version: 2, sql: 'ALTER TABLE note ADD COLUMN author TEXT' };
  const broken = { version: 3, sql: 'ALTER TABLE note ADD COLUMN more TEXT; ALTER TABLE nowhere ADD COLUMN text TEXT' };
  prepareDatabase(path, options, [first]);
  assert.throws(() => prepareDatabase(path, options, [first, second, broken]), /nowhere/);
  assert.equal(versionOf(path), 1);
  prepareDatabase(path, options, [first, second]);
  const database = new DatabaseSync(path);
  assert.deepEqual({ ...database.prepare('SELECT * FROM note').get() }, { text: 'kept', author: null });
  database.close();
});

test('accounts from before there were people become people who own their tenants, and stay logged in', async () => {
  const path = file('accounts');
  prepareDatabase(path, options, sqliteMigrations().slice(0, BEFORE_PEOPLE));
  const database = new DatabaseSync(path);
  database.exec(accountsBeforePeople);
  database.close();
  prepareDatabase(path, options);
  const store = openSqliteStore({ path, clock: { now: () => 1_000 } });
  await assertAccountsKept(store);
  await store.close();
});

test('an upgrade that would leave rows without what they refer to changes nothing', () => {
  const path = file('orphans');
  const first = { version: 1, sql: 'CREATE TABLE a (id TEXT PRIMARY KEY) STRICT; CREATE TABLE b (a TEXT REFERENCES a) STRICT' };
  const rows = { version: 2, sql: "INSERT INTO a VALUES ('x'); INSERT INTO b VALUES ('x')" };
  prepareDatabase(path, options, [first, rows]);
  const losing = { version: 3, sql: 'DELETE FROM a' };
  assert.throws(() => prepareDatabase(path, options, [first, rows, losing]), refusal(/refer to missing ones/));
  assert.equal(versionOf(path), 2);
});

test('a newer schema is refused in one line and left as it is', () => {
  const path = file('newer');
  prepareDatabase(path, options);
  const database = new DatabaseSync(path);
  database.exec('PRAGMA user_version = 9999');
  database.close();
  assert.throws(() => prepareDatabase(path, options), refusal(/written by a newer version \(schema 9999, this one knows \d+\)/));
  assert.equal(versionOf(path), 9999);
});

test('a database of another program is refused and left as it is', () => {
  const path = file('foreign');
  const database = new DatabaseSync(path);
  database.exec('CREATE TABLE recipe (name TEXT)');
  database.close();
  assert.throws(() => prepareDatabase(path, options), refusal(/belongs to another program/));
  assert.equal(versionOf(path), 0);
});

test('a file that is not a database, or a damaged one, is rejected in one line', () => {
  writeFileSync(file('text'), 'These are the accounts of the year, in prose. '.repeat(100));
  assert.throws(() => prepareDatabase(file('text'), options), refusal(/damaged or is not a database/));
  prepareDatabase(file('damaged'), options);
  truncateSync(file('damaged'), 6_000);
  assert.throws(() => prepareDatabase(file('damaged'), options), refusal(/damaged or is not a database/));
});

test('a file that cannot be opened is refused in one line', () => {
  assert.throws(() => prepareDatabase(join(folder, 'nowhere', 'cloud.db'), options), refusal(/cannot be opened/));
  prepareDatabase(file('held'), options);
  const holder = new DatabaseSync(file('held'));
  holder.exec('BEGIN IMMEDIATE');
  assert.throws(() => prepareDatabase(file('held'), options), refusal(/cannot be opened: database is locked/));
  holder.close();
});

test('a database that is gone is never replaced by an empty one while running', () => {
  assert.throws(() => new Connection(file('gone'), { ...options, mode: 'write' }), /unable to open/);
});
