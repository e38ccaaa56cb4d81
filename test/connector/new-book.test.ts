import assert from 'node:assert/strict';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { after, before, test } from 'node:test';
import { openBook } from '@ledgerline/book';
import {
  type CloudProcess,
  call,
  inherited,
  type SignedUp,
  signUpOver,
  startCloudProcess,
  untilBooksReported,
} from '../cloud-process.ts';

/** docs/connector.md followed to the letter: a new account book, then business over HTTP; and books that lack something. */

const program = new URL('../../packages/connector/bin/ledgerline-connector.mjs', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'new-book-'));
const home = join(folder, 'connector');
const companiesFile = join(home, 'companies.json');

let cloud: CloudProcess;
let tenant: SignedUp;
let connector: ChildProcess | undefined;

interface Ended {
  readonly status: string;
  readonly result: Record<string, unknown> | null;
  readonly error: { readonly code: string; readonly message: string; readonly outcome: string } | null;
}

const connectorCommand = (...parameters: readonly string[]) =>
  spawnSync(process.execPath, [program, ...parameters, '--folder', home], { encoding: 'utf8', env: inherited });

const bookOf = (companyId: string): string => join(home, 'books', `${companyId}.sqlite`);

before(async () => {
  cloud = await startCloudProcess({ DATA_DIR: join(folder, 'cloud') });
  tenant = await signUpOver(cloud.baseUrl, 'new-book@example.com');
  mkdirSync(home);
});

/** The JSON lines of a program that waits, one at a time. */
async function* stepsOf(child: ChildProcess): AsyncGenerator<Record<string, string>> {
  if (child.stdout) for await (const line of createInterface({ input: child.stdout })) yield JSON.parse(line);
}

test('pair shows a code as one line of JSON, waits, and writes the configuration once the code is confirmed', async () => {
  const unknown = connectorCommand('pair');
  assert.deepEqual([unknown.status, unknown.stderr.split(':')[0]], [2, 'Add the address of the cloud']);
  const parameters = ['pair', '--json', '--cloud', cloud.baseUrl, '--name', 'KEDAI-PC', '--folder', home];
  const child = spawn(process.execPath, [program, ...parameters], { env: inherited, stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  const steps = stepsOf(child);
  const { step, userCode, verificationUriComplete } = (await steps.next()).value ?? {};
  assert.deepEqual([step, verificationUriComplete], ['code', `${cloud.baseUrl}/portal/pair?code=${userCode}`]);
  const headers = { cookie: tenant.cookie, 'content-type': 'application/json' };
  const body = JSON.stringify({ decision: 'approve' });
  assert.equal((await fetch(`${cloud.baseUrl}/app/pairings/${userCode}`, { method: 'POST', headers, body })).status, 200);
  const { connectorId, connectorKey } = tenant;
  const config = join(home, 'connector-config.json');
  assert.deepEqual((await steps.next()).value, { step: 'connected', connectorId, cloudUrl: cloud.baseUrl, config });
  assert.equal((await exited)[0], 0);
  assert.deepEqual(JSON.parse(readFileSync(config, 'utf8')), { connectorId, connectorKey, cloudUrl: cloud.baseUrl });
});

async function stopConnector(): Promise<void> {
  if (!connector || connector.exitCode !== null || connector.signalCode !== null) return;
  connector.kill('SIGTERM');
  await once(connector, 'exit');
}

after(async () => {
  await stopConnector();
  await cloud?.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
});

let sent = 0;

async function run(companyId: string, type: string, payload: unknown): Promise<Ended> {
  sent += 1;
  const envelope = { commandId: `new-book-${sent}`, connectorId: tenant.connectorId, companyId, type, payload };
  const { status, body } = await call(cloud.baseUrl, 'POST', '/v1/commands?wait=60', tenant.tenantKey, envelope);
  assert.equal(status, 202, `${type}: ${JSON.stringify(body)}`);
  return body.command as Ended;
}

test('new-book creates a book and lists it, reports what is missing, and never overwrites a book', () => {
  const missing = connectorCommand('new-book', '--company', 'MAIN', '--base-currency', 'JPY');
  assert.equal(missing.status, 1);
  assert.deepEqual(
    missing.stderr
      .trim()
      .split('\n')
      .map((line) => line.split(' ')[0]),
    ['--template', '--name', '--base-currency'],
  );
  const flags = ['--company', 'MAIN', '--template', 'trading', '--name', 'Kedai Contoh Sdn Bhd', '--tin', 'C2584563200'];
  const made = connectorCommand('new-book', ...flags, '--registration-no', '202301012345', '--fiscal-year-start', '2026-01-01');
  assert.deepEqual([made.status, made.stderr], [0, '']);
  assert.match(made.stdout, /^Account book MAIN created for Kedai Contoh Sdn Bhd\.\n[\s\S]*ledgerline-connector doctor/);
  const again = connectorCommand('new-book', ...flags);
  assert.equal(again.status, 1);
  assert.match(again.stderr, /An account book already exists at .*MAIN\.sqlite/);
  const service = connectorCommand('new-book', '--json', '--company', 'SVC', '--template', 'service', '--name', 'Servis');
  assert.equal(JSON.parse(service.stdout).path, bookOf('SVC'));
  assert.deepEqual(
    JSON.parse(readFileSync(companiesFile, 'utf8')).companies.map(({ companyId }: { companyId: string }) => companyId),
    ['MAIN', 'SVC'],
  );
});

test('doctor checks the books, and names those that are missing or were never set up with what to do', () => {
  const { companies } = JSON.parse(readFileSync(companiesFile, 'utf8')) as { companies: object[] };
  const settings = { template: 'blank', company: { registrationNo: '1' }, fiscalYearStart: '2026-01-01' };
  const added = [
    { companyId: 'BLANK', name: 'Blank Sdn Bhd', driver: 'embedded', settings },
    { companyId: 'NONE', name: 'Never made', driver: 'embedded' },
    { companyId: 'EMPTY', name: 'Never set up', driver: 'embedded' },
    { companyId: 'POISON', name: 'Damaged', driver: 'embedded', settings },
  ];
  writeFileSync(companiesFile, JSON.stringify({ companies: [...companies, ...added] }));
  openBook(bookOf('EMPTY')).close();
  const { status, stdout } = connectorCommand('doctor', '--json');
  assert.equal(status, 1);
  const findings = (JSON.parse(stdout) as { state: string; text: string }[]).map(({ state, text }) => `${state} ${text}`);
  const about = (companyId: string): string[] => findings.filter((line) => line.includes(` ${companyId}: `));
  assert.deepEqual(
    about('MAIN').filter((line) => !line.startsWith('fine ')),
    [],
  );
  assert.ok(about('MAIN').some((line) => line.includes('The trial balance is zero')));
  assert.match(about('BLANK').join(), /^warning BLANK: The account book does not exist yet\. It is created at/);
  assert.match(
    about('NONE').join(),
    /^broken NONE: The account book at .* does not exist\. Create it with .*new-book --company NONE"\.$/,
  );
  assert.match(about('EMPTY').join(), /broken EMPTY: The book is empty because it was never set up\./);
});

/** Business of a first day; a company that only sells services has no goods. */
const firstDay = (hasStock: boolean): readonly (readonly [type: string, payload: object])[] => {
  const day = { docDate: '2026-11-15' };
  const [customer, supplier] = [
    { ...day, debtorCode: '300-A001' },
    { ...day, creditorCode: '400-S001' },
  ];
  const goods = { itemCode: 'WIDGET', qty: 5, location: 'HQ' };
  const item = { itemCode: 'WIDGET', description: 'Widget', baseUom: 'PCS', stockControl: hasStock };
  return [
    ['create-debtor', { debtorCode: '300-A001', companyName: 'Alpha Hardware', displayTerm: 'Net 30' }],
    ['create-creditor', { creditorCode: '400-S001', companyName: 'Supplier One' }],
    ['create-item', item],
    ['create-purchase-invoice', { ...supplier, lines: [{ ...goods, qty: 20, unitPrice: 12 }] }],
    ...(hasStock ? ([['create-stock-adjustment', { ...day, lines: [{ ...goods, qty: -1 }] }]] as const) : []),
    ['create-sales-invoice', { ...customer, lines: [{ ...goods, unitPrice: 20, taxCode: hasStock ? 'ST10' : 'SV8' }] }],
    [
      'create-ar-payment',
      {
        ...customer,
        payments: [{ paymentMethod: 'BANK', paymentAmount: 60 }],
        knockOffs: [{ docType: 'IV', docNo: 'IV-000001', amount: 60 }],
      },
    ],
    ['create-ap-payment', { ...supplier, payments: [{ paymentMethod: 'CASH', paymentAmount: 40 }] }],
    [
      'create-cash-sale',
      { ...customer, lines: [{ ...goods, unitPrice: 10 }], payments: [{ paymentMethod: 'CASH', paymentAmount: 50 }] },
    ],
    ['get-sales-invoice', { docNo: 'IV-000001' }],
  ];
};

test('a new book of every template takes the first day of business over HTTP, and its trial balance is zero', async () => {
  connector = spawn(process.execPath, [program, 'run', '--folder', home], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: inherited,
  });
  await untilBooksReported(cloud.baseUrl, tenant);
  for (const [companyId, hasStock] of [
    ['MAIN', true],
    ['SVC', false],
    ['BLANK', true],
  ] as const) {
    for (const [type, payload] of firstDay(hasStock)) {
      const { status, error } = await run(companyId, type, payload);
      assert.equal(status, 'done', `${companyId} ${type}: ${JSON.stringify(error)}`);
    }
    const { result } = await run(companyId, 'read-gl-account-balance', {});
    const rows = result?.rows as readonly { closing: number }[];
    assert.ok(rows.filter(({ closing }) => closing !== 0).length > 5, companyId);
    assert.equal(
      rows.reduce((sum, { closing }) => sum + Math.round(closing * 100), 0),
      0,
      companyId,
    );
  }
});

test('what a book lacks is a refusal that says what to set, never an unknown outcome', async () => {
  const none = await run('NONE', 'read-debtors', {});
  assert.deepEqual([none.error?.code, none.error?.outcome], ['book_unavailable', 'not_applied']);
  assert.match(none.error?.message ?? '', /ledgerline-connector new-book --company NONE/);
  await run('EMPTY', 'create-debtor', { debtorCode: '300-A001', companyName: 'Alpha' });
  const line = { description: 'Fee', qty: 1, unitPrice: 5 };
  const empty = await run('EMPTY', 'create-sales-invoice', { debtorCode: '300-A001', docDate: '2026-11-15', lines: [line] });
  assert.deepEqual([empty.error?.code, empty.error?.outcome], ['SETUP_INCOMPLETE', 'not_applied']);
  assert.match(empty.error?.message ?? '', /default account for sales\. .*--set default-account\.sales=/);
  const lines = [{ description: 'Fee', qty: 999_999_999_999, unitPrice: 999_999_999_999 }];
  const large = await run('MAIN', 'create-sales-invoice', { debtorCode: '300-A001', docDate: '2026-11-15', lines });
  assert.deepEqual([large.error?.code, large.error?.outcome], ['AMOUNT_TOO_LARGE', 'not_applied']);
});

test('a failure inside the book is reported as not applied, and the next command runs', async () => {
  assert.equal((await run('POISON', 'create-debtor', { debtorCode: '300-A001', companyName: 'Alpha' })).status, 'done');
  const file = new DatabaseSync(bookOf('POISON'));
  file.exec(`UPDATE record SET data = json_set(data, '$.rate', 'ten') WHERE kind = 'tax-code' AND code = 'ST10'`);
  file.close();
  const invoice = (taxCode: string) => ({
    debtorCode: '300-A001',
    docDate: '2026-11-15',
    lines: [{ description: 'Fee', qty: 1, unitPrice: 5, taxCode }],
  });
  const failed = await run('POISON', 'create-sales-invoice', invoice('ST10'));
  assert.deepEqual([failed.status, failed.error?.code, failed.error?.outcome], ['failed', 'INTERNAL_ERROR', 'not_applied']);
  const { result } = await run('POISON', 'create-sales-invoice', invoice('ST5'));
  assert.equal(result?.docNo, 'IV-000001', 'the number was not used up');
});

test('a book that was created and is gone is not created again', async () => {
  await stopConnector();
  for (const suffix of ['', '-wal', '-shm']) rmSync(`${bookOf('BLANK')}${suffix}`, { force: true });
  const { stdout } = connectorCommand('doctor');
  assert.match(
    stdout,
    /FAIL {2}BLANK: The account book at .*BLANK\.sqlite was created but is no longer there\. Restore it from a backup\./,
  );
});
