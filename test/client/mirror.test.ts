import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, before, test } from 'node:test';
import { Ledgerline } from '../../packages/client/src/index.ts';
import { type MirrorStep, sqliteTarget } from '../../packages/client/src/mirror.ts';
import { call } from '../cloud-process.ts';
import { type PostgresServer, startPostgres } from '../postgres/postgres.ts';
import { openSandbox, type RunningSystem, type SandboxTenant, startSystem } from '../running-system.ts';
import { assertEqual, killMirror, type Mirrored, randomWriter, runMirror } from './mirrored-book.ts';
import { runProgram } from './program.ts';

let system: RunningSystem;
let postgres: PostgresServer;
let tenant: SandboxTenant;
const folder = mkdtempSync(join(tmpdir(), 'mirror-'));

before(async () => {
  [system, postgres] = await Promise.all([startSystem({ RATE_LIMIT_PER_MINUTE: '0' }), startPostgres()]);
  tenant = await openSandbox(system);
});

after(async () => {
  await Promise.all([system.stop(), postgres.stop()]);
  rmSync(folder, { recursive: true, force: true });
});

const mirrored = (to: string, { tenantKey, connectorId }: SandboxTenant, companyId = 'BLANK'): Mirrored => ({
  to,
  env: {
    XDG_CONFIG_HOME: folder,
    LEDGERLINE_URL: system.baseUrl,
    LEDGERLINE_API_KEY: tenantKey,
    LEDGERLINE_CONNECTOR: connectorId,
    LEDGERLINE_COMPANY: companyId,
  },
  cwd: folder,
});

const clientOf = ({ tenantKey, connectorId }: SandboxTenant, companyId: string): Ledgerline =>
  new Ledgerline({ baseUrl: system.baseUrl, apiKey: tenantKey, connectorId, companyId });

const databases: Readonly<Record<string, () => Promise<string>>> = {
  sqlite: async () => 'sqlite:killed.db',
  postgres: () => postgres.createDatabase(),
};

for (const [name, open] of Object.entries(databases))
  test(`a mirror that is killed while it reads and while it follows ends equal to its book, in ${name}`, async () => {
    const own = await openSandbox(system);
    const copy = mirrored(await open(), own);
    const { write, close } = randomWriter(own, name === 'sqlite' ? 7 : 8);
    assert.ok((await write(20)) > 5);
    await killMirror(copy, { pages: 3 });
    await write(5);
    await killMirror(copy, { pages: 40 });
    await killMirror(copy, { following: () => write(10) });
    await write(10);
    close();
    assert.ok((await assertEqual(copy)) > 100);
  });

/** The mirror of a sandbox book in a file of this test, read once. */
async function copied(file: string, companyId = 'BLANK', entities?: readonly string[]): Promise<Mirrored> {
  const copy = mirrored(`sqlite:${file}`, tenant, companyId);
  const more = entities === undefined ? [] : ['--entities', entities.join(',')];
  const { exitCode, stderr } = await runMirror(copy, '--once', '--pace', 'fast', ...more);
  assert.equal(exitCode, 0, stderr);
  return copy;
}

const inFile = <T>(file: string, work: (db: DatabaseSync) => T): T => {
  const db = new DatabaseSync(join(folder, file));
  try {
    return work(db);
  } finally {
    db.close();
  }
};

test('verify names a changed, a missing and an invented row with exit code 9, and repairs exactly these', async () => {
  const copy = await copied('verified.db', 'SAMPLE', ['sales-invoice', 'debtor', 'ar-payment', 'tax-entity']);
  const [changed, missing] = inFile('verified.db', (db) => {
    const rows = db.prepare('SELECT doc_key, doc_no FROM sales_invoices ORDER BY doc_key LIMIT 2').all() as {
      doc_key: string;
      doc_no: string;
    }[];
    db.prepare('UPDATE sales_invoice_lines SET qty = qty + 1 WHERE doc_key = ?').run(rows[0]?.doc_key ?? '');
    db.prepare('DELETE FROM sales_invoices WHERE doc_key = ?').run(rows[1]?.doc_key ?? '');
    db.prepare(`INSERT INTO debtors (company_id, debtor_code, mirror_run) VALUES ('SAMPLE', 'INVENTED', 1)`).run();
    db.prepare(`INSERT INTO ar_payment_payments (company_id, doc_key, seq, mirror_run) VALUES ('SAMPLE', '999999', 1, 1)`).run();
    return rows.map((row) => row.doc_no);
  });
  const found = await runMirror(copy, 'verify', '--repair');
  assert.equal(found.exitCode, 9, found.stderr);
  assert.deepEqual(found.stdout.trim().split('\n').toSorted(), [
    'ar-payment #999999',
    'debtor INVENTED',
    `sales-invoice ${changed}`,
    `sales-invoice ${missing}`,
  ]);
  const { exitCode, stderr } = await runMirror(copy, 'verify');
  assert.equal(exitCode, 0, stderr);
  assert.match(stderr, /equal to the account book/);
});

test('what a person renames, voids or deletes is renamed, voided and gone in the copy', async () => {
  const copy = await copied('followed.db', 'BLANK', ['debtor', 'sales-invoice']);
  const run = async (type: string, payload: object): Promise<void> => {
    const { status, error } = await tenant.run(type, payload, 'BLANK', `followed-${type}`);
    assert.equal(status, 'done', `${type}: ${error?.message}`);
  };
  await run('create-debtor', { debtorCode: '300-OLD', companyName: 'First' });
  await run('create-sales-invoice', {
    docNo: 'IV-FOLLOW',
    debtorCode: '300-OLD',
    docDate: '2026-11-02',
    lines: [{ description: 'Work', qty: 2, unitPrice: 50, accountNo: '500-0000' }],
  });
  await assertEqual(copy);
  const rows = () =>
    inFile('followed.db', (db) => ({
      debtors: db.prepare(`SELECT debtor_code FROM debtors WHERE debtor_code LIKE '300-%' AND company_name = 'First'`).all(),
      invoice: db.prepare(`SELECT party, status, outstanding FROM sales_invoices WHERE doc_no = 'IV-FOLLOW'`).all(),
      lines: db.prepare(`SELECT qty FROM sales_invoice_lines WHERE doc_no = 'IV-FOLLOW'`).all(),
    }));
  const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
  assert.deepEqual(plain(rows()), {
    debtors: [{ debtor_code: '300-OLD' }],
    invoice: [{ party: '300-OLD', status: 'Saved', outstanding: 100 }],
    lines: [{ qty: 2 }],
  });
  await run('change-debtor-code', { oldCode: '300-OLD', newCode: '300-NEW', reason: 'test', confirm: true });
  await run('void-sales-invoice', { docNo: 'IV-FOLLOW', reason: 'test', confirm: true });
  await assertEqual(copy);
  assert.deepEqual(plain(rows()), {
    debtors: [{ debtor_code: '300-NEW' }],
    invoice: [{ party: '300-NEW', status: 'Void', outstanding: 0 }],
    lines: [],
  });
});

test('a second mirror of the same book in the same database is rejected, and one that was killed is not in the way', async () => {
  const copy = await copied('leased.db', 'BLANK', ['debtor']);
  const client = clientOf(tenant, 'BLANK');
  const to = await sqliteTarget(join(folder, 'leased.db'));
  const steps = client.mirror({ to, owner: 'elsewhere/1/a' });
  assert.equal((await steps.next()).value?.step, 'current');
  const second = await runMirror(copy, '--once');
  assert.equal(second.exitCode, 2);
  assert.match(second.stderr, /Another mirror writes BLANK/);
  await steps.return();
  await to.close();
  assert.equal((await runMirror(copy, '--once')).exitCode, 0);
});

test('after a gap the mirror reads again what is missing', async () => {
  const own = await openSandbox(system);
  const copy = mirrored('sqlite:gap.db', own);
  const first = await runMirror(copy, '--once', '--pace', 'fast', '--entities', 'debtor');
  assert.equal(first.exitCode, 0, first.stderr);
  const path = `/v1/books/${own.connectorId}/BLANK/changes`;
  await call(system.baseUrl, 'POST', path, own.tenantKey, { enabled: false });
  const off = await runMirror(copy);
  assert.equal(off.exitCode, 2);
  assert.match(off.stderr, /does not tell its changes/);
  await own.run('create-debtor', { debtorCode: '300-GAP', companyName: 'Untold' });
  await call(system.baseUrl, 'POST', path, own.tenantKey, { enabled: true });
  // The next change comes behind the gap.
  await own.run('create-debtor', { debtorCode: '300-TOLD', companyName: 'Told' });
  const to = await sqliteTarget(join(folder, 'gap.db'));
  const seen: MirrorStep[] = [];
  for await (const step of clientOf(own, 'BLANK').mirror({ to, pace: 'fast' })) {
    seen.push(step);
    const [row] = await to.query(`SELECT count(*) AS found FROM debtors WHERE debtor_code IN ('300-GAP', '300-TOLD')`);
    if (row?.found === 2) break;
  }
  await to.close();
  assert.ok(seen.some((step) => step.step === 'gap' && step.reason === 'enabled'));
});

test('a column that the catalog adds is added and read, and one with another type needs leave to rebuild its table', async () => {
  const copy = await copied('changed.db', 'BLANK', ['debtor']);
  inFile('changed.db', (db) => {
    const { columns } = db.prepare(`SELECT columns FROM _mirror_table WHERE name = 'debtors'`).get() as { columns: string };
    const { credit_limit: _, ...older } = JSON.parse(columns) as Record<string, string>;
    db.exec('ALTER TABLE debtors DROP COLUMN credit_limit');
    db.prepare(`UPDATE _mirror_table SET columns = ? WHERE name = 'debtors'`).run(JSON.stringify({ ...older, gone: 'text' }));
    db.exec('ALTER TABLE debtors ADD COLUMN gone TEXT');
  });
  assert.match((await runMirror(copy, 'status')).stdout, /debtors\s+add credit_limit/);
  await assertEqual(copy);
  inFile('changed.db', (db) => {
    db.exec(`UPDATE _mirror_table SET columns = replace(columns, '"company_name":"text"', '"company_name":"integer"')`);
  });
  const rejected = await runMirror(copy, '--once');
  assert.deepEqual([rejected.exitCode, /debtors \(company_name\)/.test(rejected.stderr)], [2, true], rejected.stderr);
  assert.equal((await runMirror(copy, '--once', '--yes')).exitCode, 0);
  await assertEqual(copy);
});

test('tables of others stay as they are: one in the way is named, and drop removes only what the mirror created', async () => {
  inFile('shared.db', (db) => db.exec('CREATE TABLE debtors (mine TEXT); CREATE TABLE notes (text TEXT)'));
  const copy = mirrored('sqlite:shared.db', tenant);
  const rejected = await runMirror(copy, '--once', '--entities', 'debtor');
  assert.equal(rejected.exitCode, 2);
  assert.match(rejected.stderr, /already has debtors/);
  inFile('shared.db', (db) => db.exec('DROP TABLE debtors'));
  assert.equal((await runMirror(copy, '--once', '--entities', 'debtor')).exitCode, 0);
  assert.equal((await runMirror(copy, 'drop')).exitCode, 2);
  assert.equal((await runMirror(copy, 'drop', '--yes')).exitCode, 0);
  const left = inFile('shared.db', (db) => db.prepare(`SELECT name FROM sqlite_schema WHERE type = 'table'`).all());
  assert.deepEqual(
    left.map(({ name }) => name),
    ['notes'],
  );
});

test('what cannot be mirrored or written to is said before anything starts', async () => {
  const cases: readonly (readonly [readonly string[], RegExp])[] = [
    [['--to', 'mysql://x'], /--to must be sqlite:FILE or postgres:/],
    [['--to', 'sqlite:x.db', '--entities', 'debtors'], /debtors cannot be mirrored/],
    [['--to', 'sqlite:x.db', '--pace', 'slow'], /--pace must be gentle or fast/],
    [['verify', '--to', 'sqlite:x.db'], /has no mirror of BLANK/],
  ];
  const { env, cwd } = mirrored('', tenant);
  for (const [parameters, expected] of cases) {
    const { exitCode, stderr } = await runProgram(['mirror', ...parameters], { env, cwd });
    assert.equal(exitCode, 2, stderr);
    assert.match(stderr, expected);
  }
});
