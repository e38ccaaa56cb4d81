import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, test } from 'node:test';
import { LaterFlush, lockFolder, makeDurable, NotDurable, numberedParameters, openFile, pragma, rowMaker } from './index.ts';

const folder = mkdtempSync(join(tmpdir(), 'ledgerline-sqlite-'));
after(() => rmSync(folder, { recursive: true }));

test('a file is opened durably, with the settings of its program, and a name with odd characters is that name', () => {
  const path = join(folder, 'a ?b#c%20.db');
  const database = openFile(path, 'create', { busy_timeout: 1234, cache_size: -100 });
  assert.ok(existsSync(path));
  assert.deepEqual(
    ['journal_mode', 'synchronous', 'foreign_keys', 'busy_timeout', 'cache_size'].map((name) => pragma(database, name)),
    ['wal', 2, 1, 1234, -100],
  );
  database.close();
});

test('without create a file that is gone is an error and never an empty database', () => {
  const path = join(folder, 'gone.db');
  for (const mode of ['write', 'read'] as const) assert.throws(() => openFile(path, mode), /unable to open/);
  assert.equal(existsSync(path), false);
});

test('a file opened for reading is not written', () => {
  const path = join(folder, 'read.db');
  const database = openFile(path, 'create');
  database.exec('CREATE TABLE t (n INTEGER)');
  database.close();
  const reader = openFile(path, 'read');
  assert.throws(() => reader.exec('INSERT INTO t VALUES (1)'), /readonly/);
  reader.close();
});

test('a flush serves all who wait for it, and after one that failed nothing is called stored', async () => {
  const path = join(folder, 'later.db');
  const database = openFile(path, 'create');
  database.exec('CREATE TABLE t (n INTEGER)');
  const disk = new LaterFlush(database, path);
  assert.equal(pragma(database, 'synchronous'), 1, 'the commits themselves do not flush');
  database.exec('INSERT INTO t VALUES (1)');
  assert.equal(disk.flushed(), disk.flushed());
  await disk.flushed();
  disk.flush();
  disk.close();
  await disk.flushed().catch(() => undefined);
  await assert.rejects(disk.flushed(), { code: 'EBADF' });
  assert.throws(() => disk.assertSound(), { code: 'EBADF' });
  database.close();
});

test('a connection that cannot be made durable is refused', () => {
  const database = new DatabaseSync(join(folder, 'open.db'));
  database.exec('BEGIN; CREATE TABLE t (n INTEGER)');
  assert.throws(
    () => makeDurable(database),
    (error) => error instanceof NotDurable || /transaction/.test(String(error)),
  );
  database.close();
});

test('a book in memory needs no log', () => {
  const database = new DatabaseSync(':memory:');
  makeDurable(database);
  assert.equal(pragma(database, 'journal_mode'), 'memory');
  database.close();
});

test('parameters are numbered in the order of their names, and text in quotes is left alone', () => {
  assert.deepEqual(numberedParameters("SELECT :a, ':a', :b_1, :a, 'it''s :c', :_d"), {
    text: "SELECT ?1, ':a', ?2, ?1, 'it''s :c', ?3",
    names: ['a', 'b_1', '_d'],
  });
});

test('a folder is locked by one at a time', () => {
  const path = join(folder, 'lock');
  const first = lockFolder(path);
  assert.ok(first);
  assert.equal(lockFolder(path), null);
  first.release();
  const second = lockFolder(path);
  assert.ok(second);
  second.release();
});

test('rows are plain objects, whatever their columns are called', () => {
  const rowOf = rowMaker(['doc_no', 'count(*)', 'a "quoted" name', 'doc_no']);
  assert.deepEqual(rowOf(['IV-1', 2n, null, 'IV-2']), { doc_no: 'IV-2', 'count(*)': 2n, 'a "quoted" name': null });
});
