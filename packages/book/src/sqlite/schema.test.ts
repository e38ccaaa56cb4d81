import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { CHANGE_NOTE } from './migrations/change-log.ts';
import { MIGRATIONS } from './migrations/index.ts';
import { migrate } from './schema.ts';

/** A file as the first four versions of the schema left it. */
function olderFile(): DatabaseSync {
  const connection = new DatabaseSync(':memory:');
  for (const migration of MIGRATIONS.slice(0, 4)) connection.exec(migration);
  connection.exec('PRAGMA user_version = 4');
  return connection;
}

test('records of an older file get their last change from the audit trail, otherwise an old date', () => {
  const connection = olderFile();
  connection.exec(`INSERT INTO record (kind, code, is_active, data) VALUES ('debtor', 'A', 1, '{}'), ('term', 'N30', 1, '{}')`);
  const audited = connection.prepare(
    `INSERT INTO audit_log (at, command_id, operation, subject) VALUES (?, ?, 'UpdateRecord', 'debtor A')`,
  );
  audited.run('2026-01-02T00:00:00.000Z', 'one');
  audited.run('2026-03-04T00:00:00.000Z', 'two');
  migrate(connection);
  const rows = connection.prepare('SELECT kind, changed_at FROM record ORDER BY kind').all();
  assert.deepEqual(
    rows.map((row) => ({ ...row })),
    [
      { kind: 'debtor', changed_at: '2026-03-04T00:00:00.000Z' },
      { kind: 'term', changed_at: '1970-01-01T00:00:00.000Z' },
    ],
  );
  connection.close();
});

test('parties of an older file get what is open by due date, and each change of an item changes it', () => {
  const connection = olderFile();
  connection.exec('PRAGMA foreign_keys = OFF');
  const item = (...values: readonly (string | number)[]) =>
    connection
      .prepare(
        `INSERT INTO open_item (doc_key, seq, side, party, sign, doc_date, due_date, currency, total, total_local, cleared, cleared_local)
         VALUES (?, 1, ?, ?, ?, '2026-01-02', ?, 'MYR', ?, ?, ?, ?)`,
      )
      .run(...values);
  item(1, 'AR', 'A', 1, '2026-02-01', 1000, 1000, 250, 250);
  item(2, 'AR', 'A', -1, '2026-02-01', 300, 300, 0, 0);
  item(3, 'AR', 'A', 1, '2026-02-01', 70, 70, 70, 70);
  item(4, 'AP', 'S', -1, '2026-02-01', 500, 500, 0, 0);
  migrate(connection);
  const kept = () =>
    connection
      .prepare('SELECT * FROM open_due')
      .all()
      .map((row) => Object.values(row).join(' '));
  const change = (docKey: number, set: string) => connection.exec(`UPDATE open_item SET ${set} WHERE doc_key = ${docKey}`);
  assert.deepEqual(kept(), ['AP S 2026-02-01 0 500 0 1', 'AR A 2026-02-01 750 300 1 1']);
  item(5, 'AR', 'A', 1, '2026-02-02', 9, 9, 0, 0);
  assert.deepEqual(kept().slice(1), ['AR A 2026-02-01 750 300 1 1', 'AR A 2026-02-02 9 0 1 0']);
  change(5, 'cleared = 9, cleared_local = 9');
  assert.deepEqual(kept().slice(1), ['AR A 2026-02-01 750 300 1 1']);
  change(3, 'cleared = 0, cleared_local = 0');
  assert.deepEqual(kept().slice(1), ['AR A 2026-02-01 820 300 2 1']);
  change(1, `due_date = '2026-03-01', cleared = 0, cleared_local = 0`);
  assert.deepEqual(kept().slice(1), ['AR A 2026-02-01 70 300 1 1', 'AR A 2026-03-01 1000 0 1 0']);
  change(1, `party = 'B', sign = -1`);
  assert.deepEqual(kept().slice(1), ['AR A 2026-02-01 70 300 1 1', 'AR B 2026-03-01 0 1000 0 1']);
  connection.exec('DELETE FROM open_item');
  assert.deepEqual(kept(), []);
  connection.close();
});

test('accounts of an older file get the sums of their days, and each change of an entry changes them', () => {
  const connection = olderFile();
  connection.exec('PRAGMA foreign_keys = OFF');
  const insert = `INSERT INTO gl_entry (doc_key, kind, date, account, debit, credit, currency, foreign_amount)
     VALUES (1, 'main', ?, ?, ?, ?, 'MYR', 0)`;
  const enter = (...values: readonly (string | number)[]) => connection.prepare(insert).run(...values);
  enter('2026-01-02', '310-1000', 700, 0);
  enter('2026-01-02', '310-1000', 0, 200);
  enter('2026-01-02', '500-0000', 0, 500);
  migrate(connection);
  const days = () =>
    connection
      .prepare('SELECT account, date, debit, credit FROM account_day')
      .all()
      .map((row) => Object.values(row).join(' '));
  assert.deepEqual(days(), ['310-1000 2026-01-02 700 200', '500-0000 2026-01-02 0 500']);
  enter('2026-01-02', '310-1000', 1, 0);
  enter('2026-01-03', '310-1000', 5, 0);
  assert.deepEqual(days().slice(0, 2), ['310-1000 2026-01-02 701 200', '310-1000 2026-01-03 5 0']);
  connection.exec('UPDATE gl_entry SET debit = 0, credit = 9 WHERE debit = 5');
  assert.equal(days()[1], '310-1000 2026-01-03 0 9');
  connection.exec(`UPDATE gl_entry SET date = '2026-01-04', credit = 8 WHERE credit = 9`);
  assert.deepEqual(days().slice(0, 2), ['310-1000 2026-01-02 701 200', '310-1000 2026-01-04 0 8']);
  connection.exec(`DELETE FROM gl_entry WHERE account = '310-1000'`);
  assert.deepEqual(days(), ['500-0000 2026-01-02 0 500']);
  connection.close();
});

test('e-invoices of the sandbox of an older file stay where they are, and are asked for there', () => {
  const connection = olderFile();
  connection.exec('PRAGMA foreign_keys = OFF');
  const at = '2026-07-06T04:00:00.000Z';
  connection.exec(`INSERT INTO einvoice (doc_key, status, type_code, version, issuer_tin, issued_at, ubl, sha256, uuid, submission_uid, submitted_at)
    VALUES (1, 'Submitted', '01', '1.0', 'C1', '${at}', '{}', 'f', 'U1', 'S1', '${at}')`);
  const held = {
    direction: 'issued',
    typeCode: '01',
    version: '1.0',
    issuerTin: 'C1',
    issuedAt: at,
    receivedAt: at,
    errors: [],
    text: '{}',
  };
  connection
    .prepare(`INSERT INTO sandbox_gateway (uuid, submission_uid, doc_no, held) VALUES ('U1', 'S1', 'IV-1', ?)`)
    .run(JSON.stringify({ ...held, status: 'Submitted', validatedAt: null, cancelledAt: null, cancelReason: null }));
  migrate(connection);
  const row = (sql: string) => ({ ...connection.prepare(sql).get() });
  assert.deepEqual(row('SELECT environment FROM einvoice'), { environment: 'sandbox' });
  assert.deepEqual(row('SELECT submission_uid, environment FROM einvoice_poll'), {
    submission_uid: 'S1',
    environment: 'sandbox',
  });
  const kept = JSON.parse(String(row('SELECT held FROM sandbox_gateway').held));
  assert.deepEqual([kept.uuid, kept.receivedAt, kept.readyAt, kept.error], ['U1', Date.parse(at), Date.parse(at), null]);
  connection.close();
});

test('the log of an older file stays, and what it notes of a document that a transaction creates is the creation alone', () => {
  const connection = new DatabaseSync(':memory:');
  const before = MIGRATIONS.slice(0, MIGRATIONS.indexOf(CHANGE_NOTE));
  for (const migration of before) connection.exec(migration);
  connection.exec(`PRAGMA user_version = ${before.length}; PRAGMA foreign_keys = OFF`);
  connection.exec(`INSERT INTO change (kind, key, change, part, at) VALUES ('debtor', 'A', 'created', 'document', '2026-01-02')`);
  const rows = () => connection.prepare('SELECT seq, hex(tag) AS tag, kind, key FROM change ORDER BY seq').all();
  const left = rows();
  migrate(connection);
  assert.deepEqual(rows(), left);
  const add = (change: string, part: string) =>
    connection.prepare(`INSERT INTO change (kind, key, change, part, at) VALUES ('item', 'B', ?, ?, '')`).run(change, part);
  assert.equal(add('deleted', 'settlement').lastInsertRowid, Number(left.at(-1)?.seq) + 1);
  assert.throws(() => add('gone', 'document'), /CHECK constraint failed/);
  assert.throws(() => add('updated', 'half'), /CHECK constraint failed/);
  connection.exec(`INSERT INTO change_note (doc_key, change) VALUES (7, 'created')`);
  for (const docKey of [7, 8])
    connection.exec(`
      INSERT INTO open_item (doc_key, seq, side, party, sign, doc_date, due_date, currency, total, total_local, cleared, cleared_local)
      VALUES (${docKey}, 1, 'AR', 'A', 1, '2026-01-02', '2026-01-02', 'MYR', 100, 100, 0, 0);
      UPDATE open_item SET cleared = 50 WHERE doc_key = ${docKey};
      DELETE FROM open_item WHERE doc_key = ${docKey}`);
  const noted = connection.prepare('SELECT doc_key, count(*) AS notes, sum(sign) AS sum FROM change_note GROUP BY doc_key').all();
  assert.deepEqual(
    noted.map((row) => ({ ...row })),
    [
      { doc_key: 7, notes: 1, sum: null },
      { doc_key: 8, notes: 4, sum: 0 },
    ],
  );
  connection.close();
});

test('a file of a newer program is refused', () => {
  const connection = new DatabaseSync(':memory:');
  connection.exec(`PRAGMA user_version = ${MIGRATIONS.length + 1}`);
  assert.throws(() => migrate(connection), /newer program/);
  connection.close();
});
