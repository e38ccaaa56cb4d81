import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, type TestContext, test } from 'node:test';
import { findRecipe } from '@ledgerline/catalog';
import { invoiceFor, openOffice, resultsOf } from '../../packages/book/conformance/e-invoice-office.ts';
import { systemClock } from '../../packages/connector/src/clock.ts';
import { type ConnectorFolder, folderAt } from '../../packages/connector/src/config.ts';
import { embeddedDrivers } from '../../packages/connector/src/drivers/embedded.ts';
import { carriedBook } from '../../packages/connector/src/gateway/carried-book.ts';
import { Gateways } from '../../packages/connector/src/gateway/gateways.ts';
import { openCertificateFile } from '../../packages/connector/src/gateway/pfx.ts';
import { setPaused, storeCredentials } from '../../packages/connector/src/gateway/secrets.ts';
import { silentLog } from '../../packages/connector/src/log.ts';
import { CertificateFolder } from '../../packages/connector/testing/certificates.ts';
import { CLIENT, startStandIn } from './server.ts';

const PASSWORD = 'word';
const certificates = new CertificateFolder();
let folder: ConnectorFolder;
before(() => {
  certificates.make('firm');
  folder = folderAt(mkdtempSync(join(tmpdir(), 'carried-book-')));
});
after(() => {
  certificates.remove();
  rmSync(folder.path, { recursive: true, force: true });
});

/** The driver of an open book whose e-invoices go to an address where nobody answers. */
async function openDriver() {
  const environment = { LEDGERLINE_MYINVOIS_URL: 'http://127.0.0.1:9' };
  const gateways = new Gateways({ folder, environment, log: silentLog });
  const { book, run } = openOffice('BLANK', false, { clock: { now: systemClock.wallMs }, carrier: () => ({ skewMs: 0 }) });
  const openBook = () => carriedBook('MAIN', book, gateways);
  const factory = embeddedDrivers({ version: '1', build: '1', commandTypes: [], openBook });
  const opening = await factory.open({ companyId: 'MAIN', name: 'Main', driver: 'embedded', settings: {} });
  assert.ok(opening.kind === 'opened');
  return { driver: opening.driver, book, run, gateways };
}

test('a driver reports its e-invoices in numbers, and nothing while none are carried', async () => {
  const { driver, book, run, gateways } = await openDriver();
  assert.equal(driver.eInvoices?.(), null, 'those of the sandbox are not carried');
  book.changeSettings([{ code: 'einvoice.gateway', value: 'myinvois' }]);
  const nothing = { pending: 0, oldestPendingMinutes: null, submitted: 0, invalid7d: 0, rejectRequests: 0 };
  const quiet = { state: 'no-credentials', environment: 'preproduction', ...nothing, certificateDaysLeft: null };
  assert.deepEqual(driver.eInvoices?.(), quiet);

  const { docNo } = run(
    'create-sales-invoice',
    invoiceFor({ docDate: new Date(systemClock.wallMs()).toISOString().slice(0, 10) }),
  );
  run('einvoice.submit', { docType: 'IV', docNos: [docNo] });
  assert.deepEqual(driver.eInvoices?.(), { ...quiet, pending: 1, oldestPendingMinutes: 0 });

  const certificate = openCertificateFile(certificates.pack('firm', 'firm.p12', PASSWORD), PASSWORD);
  assert.ok(typeof certificate !== 'string');
  storeCredentials(folder, 'MAIN', { clientId: 'a-client', secrets: ['a-secret'], certificate });
  setPaused(folder, 'MAIN', true);
  const said = driver.eInvoices?.();
  assert.deepEqual([said?.state, said?.pending, said?.certificateDaysLeft], ['paused', 1, 364]);
  assert.doesNotMatch(JSON.stringify(said), /a-client|a-secret|IV-/);
  await driver.close();
  await gateways.stop();
});

test('a driver of a book whose e-invoices are carried tells its changes', async () => {
  const { driver, book, run, gateways } = await openDriver();
  const cursor = (await driver.changes?.(null, 0))?.nextCursor ?? null;
  assert.notEqual(cursor, null);
  run('create-debtor', { debtorCode: '300-X', companyName: 'First' });
  const told = await driver.changes?.(cursor, 10);
  assert.deepEqual(told, book.changesAfter(cursor, 10));
  assert.equal(told?.changes[0]?.key, '300-X');
  await driver.close();
  await gateways.stop();
});

/** Books whose e-invoices go to a stand-in, all with its one client id. Closed with the test. */
async function openServed(context: TestContext, ...companyIds: readonly string[]) {
  const server = await startStandIn();
  const shared = folderAt(mkdtempSync(join(tmpdir(), 'served-books-')));
  const gateways = new Gateways({ folder: shared, environment: { LEDGERLINE_MYINVOIS_URL: server.url }, log: silentLog });
  const books = companyIds.map((companyId) => {
    const office = openOffice('BLANK', false, { clock: { now: systemClock.wallMs } });
    office.book.changeSettings([{ code: 'einvoice.gateway', value: 'myinvois' }]);
    storeCredentials(shared, companyId, { clientId: CLIENT.id, secrets: [CLIENT.secret], certificate: null });
    const carried = carriedBook(companyId, office.book, gateways);
    let count = 0;
    const execute = (type: string, payload: object) => {
      count += 1;
      return carried.execute(type, payload, `${companyId}-${count}`, () => undefined);
    };
    return { companyId, ...office, carried, execute };
  });
  context.after(async () => {
    await Promise.all(books.map(({ carried }) => carried.close()));
    await gateways.stop();
    await server.close();
    rmSync(shared.path, { recursive: true, force: true });
  });
  return { server, gateways, books };
}

test('two books with one client id share its login and its limits', async (context) => {
  const { server, gateways, books } = await openServed(context, 'ONE', 'TWO');
  const submitted = await Promise.all(
    books.map(({ run, execute }, index) => {
      const docNo = String(run('create-sales-invoice', invoiceFor({ docNo: `T-${index}` })).docNo);
      return execute('einvoice.submit', { docType: 'IV', docNos: [docNo] });
    }),
  );
  assert.deepEqual(
    submitted.map((result) => resultsOf(result)[0]?.status),
    ['Submitted', 'Submitted'],
  );
  assert.equal(server.seen.filter(({ call }) => call === 'login').length, 1);
  const [first, second] = books.map(({ companyId, book }) => gateways.sessionOf(companyId, book));
  assert.equal(first, second, 'one session has the limits of both');
});

test('the connector asks MyInvois before it runs a command that needs an answer', async (context) => {
  const { server, books } = await openServed(context, 'MAIN');
  const [main] = books;
  assert.ok(main);
  const text = String(findRecipe('einvoice.supplier-import.preview')?.examples[0]?.payload.document);
  const uuid = server.standIn.receive(text);
  const shown = await main.execute('einvoice.supplier-import.preview', { uuid, purchaseLocation: 'HQ' });
  assert.deepEqual([shown.ok, (shown.einvoice as { uuid: string }).uuid], [true, uuid]);
  const synced = await main.execute('einvoice.reject-request.sync', {});
  assert.deepEqual([synced.ok, synced.count, synced.warnings], [true, 0, []]);
  assert.deepEqual(
    server.seen.map(({ call }) => call),
    ['login', 'raw', 'search'],
  );
});
