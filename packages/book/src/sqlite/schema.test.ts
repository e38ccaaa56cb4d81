import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
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

test('debtors of an older file get their balance from the open items', () => {
  const connection = olderFile();
  connection.exec('PRAGMA foreign_keys = OFF');
  const item = connection.prepare(
    `INSERT INTO open_item (doc_key, seq, side, party, sign, doc_date, due_date, currency, total, total_local, cleared, cleared_local)
     VALUES (?, 1, ?, ?, ?, '2026-01-02', '2026-01-02', 'MYR', ?, ?, ?, ?)`,
  );
  item.run(1, 'AR', 'A', 1, 1000, 1000, 250, 250);
  item.run(2, 'AR', 'A', -1, 300, 300, 0, 0);
  item.run(3, 'AP', 'S', -1, 500, 500, 0, 0);
  migrate(connection);
  const balances = connection.prepare('SELECT party, owed FROM debtor_balance').all();
  assert.deepEqual(
    balances.map((row) => ({ ...row })),
    [{ party: 'A', owed: 450 }],
  );
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

test('a file of a newer program is refused', () => {
  const connection = new DatabaseSync(':memory:');
  connection.exec(`PRAGMA user_version = ${MIGRATIONS.length + 1}`);
  assert.throws(() => migrate(connection), /newer program/);
  connection.close();
});
