import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import pg from 'pg';
import { Ledgerline } from '../../packages/client/src/index.ts';
import {
  Mirror,
  type MirrorOptions,
  type MirrorStep,
  type MirrorTarget,
  plansFor,
  postgresTarget,
  sqliteTarget,
} from '../../packages/client/src/mirror.ts';
import { call } from '../cloud-process.ts';
import { type PostgresServer, startPostgres } from '../postgres/postgres.ts';
import { openSandbox, type RunningSystem, type SandboxTenant } from '../running-system.ts';
import { sharedSystem } from '../shared-system.ts';
import { assertKept } from './kept-rows.ts';
import { assertLedger, assertViews } from './mirror-views.ts';
import { assertEqual, killMirror, type Mirrored, randomWriter, runMirror } from './mirrored-book.ts';
import { runProgram } from './program.ts';
import { assertFull, assertSaidInWords } from './unwritable-databases.ts';

let system: RunningSystem;
let postgres: PostgresServer;
let tenant: SandboxTenant;
const folder = mkdtempSync(join(tmpdir(), 'mirror-'));

before(async () => {
  postgres = await startPostgres();
  system = await sharedSystem();
  tenant = await openSandbox(system);
  await Promise.all(['SAMPLE', 'BLANK'].map((companyId) => told(tenant, companyId)));
});

after(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Until a new book has told that its changes are on, its first gap would be read again in the middle of a test. */
async function told(of: SandboxTenant, companyId: string): Promise<void> {
  await of.run('create-debtor', { debtorCode: '300-ON', companyName: 'On' }, companyId, `told-${companyId}`);
  for await (const { data } of clientOf(of, companyId).events({ types: ['change.*'], companyId }))
    if ((data as { readonly reason?: string }).reason === 'enabled') return;
}

const mirrored = (to: string, { tenantKey, connectorId }: SandboxTenant, companyId = 'BLANK'): Mirrored => ({
  to,
  env: {
    XDG_CONFIG_HOME: folder,
    PGSERVICEFILE: join(folder, 'services.conf'),
    LEDGERLINE_URL: system.baseUrl,
    LEDGERLINE_API_KEY: tenantKey,
    LEDGERLINE_CONNECTOR: connectorId,
    LEDGERLINE_COMPANY: companyId,
  },
  cwd: folder,
});

const clientOf = ({ tenantKey, connectorId }: SandboxTenant, companyId: string): Ledgerline =>
  new Ledgerline({ baseUrl: system.baseUrl, apiKey: tenantKey, connectorId, companyId });

const TRADE =
  'debtor,creditor,item,sales-invoice,sales-credit-note,ar-payment,purchase-invoice,journal-entry,stock-transfer,stock-assembly'.split(
    ',',
  );

/** One of them with everything; what the other has is enough to see that it writes and resumes the same. */
const databases: readonly (readonly [string, () => Promise<string>, readonly string[]])[] = [
  ['sqlite', async () => 'sqlite:killed.db', ['--postings']],
  ['postgres', () => service('killed'), ['--entities', TRADE.join(','), '--keep-deleted', '--postings']],
];

/** A new database, by its name in the service file. */
async function service(name: string): Promise<string> {
  const { hostname, port, username, password, pathname } = new URL(await postgres.createDatabase());
  const entries = { host: hostname, port, dbname: pathname.slice(1), user: username, password };
  const lines = Object.entries(entries).map(([key, value]) => `${key}=${decodeURIComponent(value)}`);
  writeFileSync(join(folder, 'services.conf'), [`[${name}]`, ...lines, ''].join('\n'));
  return `service:${name}`;
}

for (const [name, open, parameters] of databases)
  test(`a mirror that is killed while it reads and while it follows ends equal to its book, in ${name}`, async () => {
    const own = await openSandbox(system);
    const copy = mirrored(await open(), own);
    const { write, close } = randomWriter(own, name === 'sqlite' ? 7 : 8);
    assert.ok((await write(20)) > 5);
    await killMirror(copy, { pages: 3 }, parameters);
    await write(5);
    await killMirror(copy, { pages: 6 });
    await killMirror(copy, { following: () => write(10) });
    await write(10);
    close();
    assert.ok((await assertEqual(copy)) > 20);
  });

/** The mirror of a book of the tenant in a file, run once and asked in this process. */
async function copied<T>(
  file: string,
  { companyId = 'BLANK', ...options }: Copying,
  work: (mirror: Mirror, to: MirrorTarget) => Promise<T>,
): Promise<T> {
  const to = await sqliteTarget(join(folder, file));
  try {
    const book = { connectorId: tenant.connectorId, companyId };
    const mirror = new Mirror(clientOf(tenant, companyId), book, { to, once: true, pace: 'fast', ...options });
    for await (const _ of mirror.steps());
    return await work(mirror, to);
  } finally {
    await to.close();
  }
}

type Copying = { readonly companyId?: string } & Pick<MirrorOptions, 'entities' | 'rebuild' | 'isGone'>;

const assertSame = async (mirror: Mirror): Promise<void> => {
  for await (const _ of mirror.steps());
  assert.deepEqual((await mirror.verify()).differences, []);
};

test('verify names a changed, a missing and an invented row with exit code 9, and repairs exactly these', async () => {
  const entities = ['sales-invoice', 'debtor', 'ar-payment', 'tax-entity'];
  const [changed, missing] = await copied('verified.db', { companyId: 'SAMPLE', entities }, async (_mirror, to) => {
    const rows = await to.query('SELECT doc_key, doc_no FROM sales_invoices ORDER BY doc_key LIMIT 2');
    const [one, other] = rows.map((row) => String(row.doc_key));
    await to.query('UPDATE sales_invoice_lines SET qty = qty + 1 WHERE doc_key = ?', [one ?? '']);
    await to.query('DELETE FROM sales_invoices WHERE doc_key = ?', [other ?? '']);
    await to.query(`INSERT INTO debtors (company_id, debtor_code, mirror_run) VALUES ('SAMPLE', 'INVENTED', 1)`);
    await to.query(`INSERT INTO ar_payment_payments (company_id, doc_key, seq, mirror_run) VALUES ('SAMPLE', '999999', 1, 1)`);
    return rows.map((row) => row.doc_no);
  });
  const found = await runMirror(mirrored('sqlite:verified.db', tenant, 'SAMPLE'), 'verify', '--repair');
  assert.equal(found.exitCode, 9, found.stderr);
  assert.deepEqual(found.stdout.trim().split('\n').toSorted(), [
    'ar-payment #999999',
    'debtor INVENTED',
    `sales-invoice ${changed}`,
    `sales-invoice ${missing}`,
  ]);
  await copied('verified.db', { companyId: 'SAMPLE' }, assertSame);
});

test('a gap that says since when is filled from the list by change, without reading the whole list', async () => {
  const client = clientOf(tenant, 'BLANK');
  const to = await sqliteTarget(join(folder, 'since.db'));
  const since = new Date().toISOString();
  const gap = { scope: 'debtor', reason: 'bulk', count: 1, since };
  const feedOf = client.events.bind(client);
  const book = { connectorId: tenant.connectorId, companyId: 'BLANK' };
  const steps = async (): Promise<readonly MirrorStep[]> => {
    const found: MirrorStep[] = [];
    for await (const step of new Mirror(client, book, { to, once: true, pace: 'fast', entities: ['debtor'] }).steps())
      found.push(step);
    return found;
  };
  try {
    await steps();
    const debtor = { debtorCode: '300-SINCE', companyName: 'Told by a gap' };
    assert.equal((await tenant.run('create-debtor', debtor, 'BLANK', 'since-1')).status, 'done');
    // The feed as it is after an import of more than 20,000 debtors: a gap instead of changes.
    client.events = (options) => {
      const feed = feedOf(options);
      const given = feed.pages();
      async function* pages() {
        for await (const page of given)
          yield { ...page, events: [{ type: 'change.resync', cursor: page.nextCursor, data: { ...book, ...gap } }] };
      }
      return Object.assign(feed, { pages }) as never;
    };
    assert.deepEqual(
      (await steps()).map(({ step }) => step),
      ['followed', 'current'],
    );
    const rows = await to.query(`SELECT company_name FROM debtors WHERE debtor_code = '300-SINCE'`);
    assert.deepEqual(
      rows.map(({ company_name }) => company_name),
      ['Told by a gap'],
    );
  } finally {
    await to.close();
  }
});

test('what is renamed, voided or deleted in the book is renamed, voided and gone in the copy', async () => {
  const run = async (type: string, payload: object): Promise<void> => {
    const { status, error } = await tenant.run(type, payload, 'BLANK', `followed-${type}`);
    assert.equal(status, 'done', `${type}: ${error?.message}`);
  };
  await copied('followed.db', { entities: ['debtor', 'sales-invoice'] }, async (mirror, to) => {
    const rows = async () => {
      const debtors = await to.query(`SELECT debtor_code FROM debtors WHERE company_name = 'First'`);
      const invoices = await to.query(`SELECT party, status, outstanding FROM sales_invoices WHERE doc_no = 'IV-FOLLOW'`);
      const lines = await to.query(`SELECT qty FROM sales_invoice_lines WHERE doc_no = 'IV-FOLLOW'`);
      return [debtors, invoices, lines].map((found) => found.map((row) => Object.values(row).join(' ')).join());
    };
    await run('create-debtor', { debtorCode: '300-OLD', companyName: 'First' });
    const lines = [{ description: 'Work', qty: 2, unitPrice: 50, accountNo: '500-0000' }];
    await run('create-sales-invoice', { docNo: 'IV-FOLLOW', debtorCode: '300-OLD', docDate: '2026-11-02', lines });
    await assertSame(mirror);
    assert.deepEqual(await rows(), ['300-OLD', '300-OLD Saved 100', '2']);
    await run('change-debtor-code', { oldCode: '300-OLD', newCode: '300-NEW', reason: 'test', confirm: true });
    await run('void-sales-invoice', { docNo: 'IV-FOLLOW', reason: 'test', confirm: true });
    await assertSame(mirror);
    assert.deepEqual(await rows(), ['300-NEW', '300-NEW Void 0', '']);
  });
});

test('a second mirror of the same book in the same database is rejected, and one that was killed is not in the way', async () => {
  const to = await sqliteTarget(join(folder, 'leased.db'));
  const hasty = clientOf(tenant, 'BLANK').with({ waitSeconds: 1 });
  const steps = hasty.mirror({ to, entities: ['debtor'], owner: 'elsewhere/1/a', pace: 'fast' });
  while ((await steps.next()).value?.step !== 'current');
  const second = copied('leased.db', {}, async () => {});
  await assert.rejects(second, { code: 'mirror_running', message: /Another mirror writes BLANK/ });
  await copied('leased.db', { isGone: (owner) => owner === 'elsewhere/1/a' }, async () => {});
  await assert.rejects(async () => {
    for await (const _ of steps) await to.query('SELECT 1');
  }, /taken over/);
  await to.close();
});

test('after a gap the mirror reads again what is missing', async () => {
  const own = await openSandbox(system);
  await told(own, 'BLANK');
  const client = clientOf(own, 'BLANK');
  const to = await sqliteTarget(join(folder, 'gap.db'));
  for await (const _ of client.mirror({ to, once: true, pace: 'fast', entities: ['debtor'] }));
  const path = `/v1/books/${own.connectorId}/BLANK/changes`;
  await call(system.baseUrl, 'POST', path, own.tenantKey, { enabled: false });
  await assert.rejects(client.mirror({ to }).next(), { code: 'changes_off', message: /does not tell its changes/ });
  await own.run('create-debtor', { debtorCode: '300-GAP', companyName: 'Untold' });
  await call(system.baseUrl, 'POST', path, own.tenantKey, { enabled: true });
  // The next change comes behind the gap.
  await own.run('create-debtor', { debtorCode: '300-TOLD', companyName: 'Told' });
  const seen: MirrorStep[] = [];
  for await (const step of client.mirror({ to, pace: 'fast' })) {
    seen.push(step);
    const [row] = await to.query(`SELECT count(*) AS found FROM debtors WHERE debtor_code IN ('300-GAP', '300-TOLD')`);
    if (row?.found === 2) break;
  }
  await to.close();
  assert.ok(seen.some((step) => step.step === 'gap' && step.reason === 'enabled'));
});

/** A new database of each kind. */
const emptyTargets: readonly (readonly [string, () => Promise<MirrorTarget>])[] = [
  ['sqlite', () => sqliteTarget(join(folder, `changed-${performance.now()}.db`))],
  [
    'postgres',
    async () => {
      const connection = new pg.Client({ connectionString: await postgres.createDatabase() });
      await connection.connect();
      return postgresTarget(connection, 'postgres');
    },
  ],
];

for (const [name, open] of emptyTargets)
  test(`when the catalog changes a table, it keeps its rows, and every book is read again, in ${name}`, async () => {
    const to = await open();
    const of = (companyId: string, options: Partial<MirrorOptions> = {}): Mirror =>
      new Mirror(
        clientOf(tenant, companyId),
        { connectorId: tenant.connectorId, companyId },
        { to, once: true, pace: 'fast', entities: ['debtor'], ...options },
      );
    const codes = async (condition = 'TRUE') => {
      const rows = await to.query(
        `SELECT company_id, debtor_code FROM debtors WHERE ${condition} ORDER BY company_id, debtor_code`,
      );
      return rows.map((row) => Object.values(row).join(' '));
    };
    const stored = async (change: (columns: Record<string, string>) => object): Promise<void> => {
      const [row] = await to.query(`SELECT columns FROM _mirror_table WHERE name = 'debtors'`);
      const columns = JSON.stringify(change(JSON.parse(String(row?.columns))));
      await to.query(`UPDATE _mirror_table SET columns = ? WHERE name = 'debtors'`, [columns]);
    };
    try {
      for (const companyId of ['SAMPLE', 'BLANK']) for await (const _ of of(companyId).steps());
      const all = await codes();
      // As an older version left it: without a column, and with one that the catalog no longer has.
      await to.query('ALTER TABLE debtors DROP COLUMN credit_limit');
      await to.query('ALTER TABLE debtors ADD COLUMN gone TEXT');
      await to.query(`UPDATE debtors SET gone = 'kept'`);
      await stored(({ credit_limit: _, ...columns }) => ({ ...columns, gone: 'text' }));
      assert.deepEqual((await of('BLANK').status()).tableChanges, [
        { table: 'debtors', change: 'add', columns: ['credit_limit'] },
      ]);
      await assertSame(of('BLANK'));
      assert.deepEqual((await of('SAMPLE').verify()).differences, [], 'the other book is read again too');

      await stored((columns) => ({ ...columns, company_name: 'integer' }));
      assert.deepEqual((await of('BLANK').status()).tableChanges, [
        { table: 'debtors', change: 'rebuild', columns: ['company_name'] },
      ]);
      await assert.rejects(of('BLANK').steps().next(), { code: 'mirror_rebuild', message: /debtors \(company_name\)/ });
      const rebuilding = of('BLANK', { rebuild: true }).steps();
      await rebuilding.next();
      await rebuilding.return();
      assert.deepEqual(await codes(), all, 'no row is missing meanwhile');
      assert.equal((await codes(`company_id = 'SAMPLE' AND company_name IS NOT NULL`)).length, 0);
      await assertSame(of('BLANK'));
      await assertSame(of('SAMPLE'));
      assert.deepEqual(await codes(), all);
      assert.deepEqual(await codes(`gone IS NULL AND company_id = 'SAMPLE'`), []);
    } finally {
      await to.close();
    }
  });

for (const [name, open] of emptyTargets)
  test(`rows that the book no longer has stay with their time if asked, and only until the book has them again, in ${name}`, async () => {
    const to = await open();
    const entities = ['debtor', 'sales-invoice'];
    const book = { connectorId: tenant.connectorId, companyId: 'BLANK' };
    const mirror = (keepDeleted = false): Mirror =>
      new Mirror(clientOf(tenant, 'BLANK'), book, { to, once: true, pace: 'fast', entities, keepDeleted });
    let commands = 0;
    const run = async (type: string, payload: object): Promise<void> => {
      const { status, error } = await tenant.run(type, payload, 'BLANK', `kept-${name}-${++commands}`);
      assert.equal(status, 'done', `${type}: ${error?.message}`);
    };
    try {
      await assertKept({ to, mirror, assertSame, run }, name.slice(0, 4));
    } finally {
      await to.close();
    }
  });

test('a table is not created again under a mirror that writes another book, nor under a view of others', async () => {
  const connection = new pg.Client({ connectionString: await postgres.createDatabase() });
  await connection.connect();
  const to = postgresTarget(connection, 'postgres');
  const of = (companyId: string, options: Partial<MirrorOptions> = {}): Mirror =>
    new Mirror(
      clientOf(tenant, companyId),
      { connectorId: tenant.connectorId, companyId },
      { to, once: true, pace: 'fast', entities: ['debtor'], rebuild: true, ...options },
    );
  try {
    for (const companyId of ['SAMPLE', 'BLANK']) for await (const _ of of(companyId).steps());
    await to.query(`UPDATE _mirror_table SET columns = replace(columns, '"company_name":"text"', '"company_name":"integer"')`);
    await to.query(`UPDATE _mirror SET lease_owner = 'elsewhere/1/a', lease_until = 9999999999 WHERE company_id = 'SAMPLE'`);
    await assert.rejects(of('BLANK').steps().next(), { code: 'mirror_running', message: /Another mirror writes SAMPLE/ });
    await to.query('CREATE VIEW mine AS SELECT company_name FROM debtors');
    const alone = of('BLANK', { isGone: () => true });
    await assert.rejects(alone.steps().next(), { code: 'mirror_rebuild', message: /view mine depends on table debtors/ });
    await to.query('DROP VIEW mine');
    await assertSame(alone);
  } finally {
    await to.close();
  }
});

test('tables of others stay as they are: one in the way is named, and drop removes only what the mirror created', async () => {
  const to = await sqliteTarget(join(folder, 'shared.db'));
  await to.query('CREATE TABLE debtors (mine TEXT)');
  await to.query('CREATE TABLE notes (text TEXT)');
  const options = { entities: ['debtor'] };
  await assert.rejects(
    copied('shared.db', options, async () => {}),
    { code: 'mirror_table_taken', message: /already has debtors/ },
  );
  await to.query('DROP TABLE debtors');
  await copied('shared.db', options, (mirror) => mirror.drop());
  const left = await to.query(`SELECT name FROM sqlite_schema WHERE type = 'table'`);
  assert.deepEqual(
    left.map(({ name }) => name),
    ['notes'],
  );
  await to.close();
});

test('a database that is full or read-only says so, and the mirror goes on from where it was', async () => {
  const to = await sqliteTarget(join(folder, 'full.db'));
  const book = { connectorId: tenant.connectorId, companyId: 'SAMPLE' };
  const mirror = new Mirror(clientOf(tenant, 'SAMPLE'), book, { to, once: true, pace: 'fast', entities: ['debtor', 'item'] });
  try {
    await assertFull(to, mirror);
    await assertSame(mirror);
  } finally {
    await to.close();
  }
});

test('the program says in words that a database cannot be written to', async () =>
  assertSaidInWords((to) => runMirror(mirrored(to, tenant), '--once'), folder, await postgres.createDatabase()));

test('what cannot be mirrored or written to is said before anything starts', async () => {
  const cases: readonly (readonly [readonly string[], RegExp])[] = [
    [['--to', 'mysql://x'], /--to must be sqlite:FILE, postgres:/],
    [['--to', 'service:none'], /services.conf has no service none/],
    [['--to', 'sqlite:x.db', '--entities', 'debtors'], /debtors cannot be mirrored/],
    [['drop', '--to', 'sqlite:x.db'], /Add --yes/],
  ];
  const { env, cwd } = mirrored('', tenant);
  for (const [parameters, expected] of cases) {
    const { exitCode, stderr } = await runProgram(['mirror', ...parameters], { env, cwd });
    assert.equal(exitCode, 2, stderr);
    assert.match(stderr, expected);
  }
  await assert.rejects(
    copied('missing.db', { entities: ['debtors'] }, async () => {}),
    { code: 'unknown_entity' },
  );
});

test('postings that a later run adds are those of the ledger, to the sen, and follow the book', async () => {
  const client = clientOf(tenant, 'SAMPLE');
  const to = await sqliteTarget(join(folder, 'postings.db'));
  const entities = ['journal-entry', 'ar-payment'];
  try {
    for await (const _ of client.mirror({ to, entities, once: true, pace: 'fast' }));
    const rest = plansFor(undefined, { postings: true }).filter(({ entity }) => entity.postings !== undefined);
    const added = { to, entities: rest.map(({ entity }) => entity.entity), postings: true, once: true, pace: 'fast' } as const;
    for await (const _ of client.mirror(added));
    await assertLedger(to, client);
    const lines = [
      { accountNo: '500-0000', credit: 12.34 },
      { accountNo: '600-0000', debit: 12.34 },
    ];
    await client.run('create-journal-entry', { docNo: 'JE-POSTED', docDate: '2026-11-02', lines });
    for await (const _ of client.mirror({ to, pace: 'fast' })) {
      const posted = await to.query(`SELECT 1 FROM v_postings WHERE doc_no = 'JE-POSTED'`);
      if (posted.length === 2) break;
    }
    await assertLedger(to, client);
  } finally {
    await to.close();
  }
});

test('views add up to what the book reports of the sample company, to the sen, in both databases', async () => {
  const client = clientOf(tenant, 'SAMPLE');
  const connection = new pg.Client({ connectionString: await postgres.createDatabase() });
  await connection.connect();
  const targets = [await sqliteTarget(join(folder, 'views.db')), postgresTarget(connection, 'postgres')];
  const names = plansFor(undefined).map(({ entity }) => entity.entity);
  const entities = names.filter((name) => /^(?:ar|ap|sales|cash|purchase)-/.test(name));
  for (const to of targets) for await (const _ of client.mirror({ to, entities, once: true, pace: 'fast' }));
  await assertViews(targets, client);
  for (const to of targets) await to.close();
});
