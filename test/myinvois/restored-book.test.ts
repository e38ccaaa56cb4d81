import assert from 'node:assert/strict';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { type Book, openBook } from '@ledgerline/book';
import { Sentence } from '@ledgerline/words';
import { resultsOf } from '../../packages/book/conformance/e-invoice-office.ts';
import { folderAt } from '../../packages/connector/src/config.ts';
import { carriedBook } from '../../packages/connector/src/gateway/carried-book.ts';
import { Gateways } from '../../packages/connector/src/gateway/gateways.ts';
import { storeCredentials } from '../../packages/connector/src/gateway/secrets.ts';
import { silentLog } from '../../packages/connector/src/log.ts';
import { reconcile } from '../../packages/connector/src/service/gateway-reconcile.ts';
import { FIRM_INVOICE, makeFirm } from './firm.ts';
import { CLIENT, type StandInServer, startStandIn } from './server.ts';

/** The file of a book is restored from a backup, while the tax authority has what was sent since. */

const folder = folderAt(mkdtempSync(join(tmpdir(), 'restored-')));
const path = join(folder.books, 'MAIN.sqlite');
const backup = join(folder.path, 'backup.sqlite');
let server: StandInServer;
let gateways: Gateways;

before(async () => {
  server = await startStandIn({ validationMs: 0 });
  mkdirSync(folder.books);
  makeFirm(path, { 'einvoice.gateway': 'myinvois' });
  storeCredentials(folder, 'MAIN', { clientId: CLIENT.id, secrets: [CLIENT.secret], certificate: null });
  gateways = new Gateways({ folder, environment: { LEDGERLINE_MYINVOIS_URL: server.url }, log: silentLog });
});

after(async () => {
  await gateways?.stop();
  await server?.close();
  rmSync(folder.path, { recursive: true, force: true });
});

let count = 0;
async function submit(book: Book, carried: ReturnType<typeof carriedBook>): Promise<string> {
  count += 1;
  const docNo = String(book.execute('create-sales-invoice', FIRM_INVOICE, `invoice-${count}`).docNo);
  await carried.execute('einvoice.submit', { docType: 'IV', docNos: [docNo] }, `submit-${count}`, () => undefined);
  return docNo;
}

const rowOf = (book: Book, docNo: string) => resultsOf(book.execute('einvoice.status.list', { docNo }, `list-${docNo}`))[0];

test('a restored book sends nothing until it knows what was sent from it, and then sends nothing twice', async () => {
  let book = openBook(path);
  let carried = carriedBook('MAIN', book, gateways);
  const first = await submit(book, carried);
  assert.equal(rowOf(book, first)?.status, 'Submitted');
  const second = String(book.execute('create-sales-invoice', FIRM_INVOICE, 'before-backup').docNo);
  await carried.close();
  copyFileSync(path, backup);

  book = openBook(path);
  carried = carriedBook('MAIN', book, gateways);
  await carried.execute('einvoice.submit', { docType: 'IV', docNos: [second] }, 'after-backup', () => undefined);
  const third = await submit(book, carried);
  assert.equal(server.standIn.held.length, 3);
  await carried.close();

  for (const part of ['', '-wal', '-shm']) rmSync(`${path}${part}`, { force: true });
  copyFileSync(backup, path);
  book = openBook(path);
  carried = carriedBook('MAIN', book, gateways);
  assert.equal(gateways.carried('MAIN')?.courier.hold, 'went-back');
  await carried.execute('einvoice.submit', { docType: 'IV', docNos: [second] }, 'again', () => undefined);
  assert.deepEqual([rowOf(book, second)?.status, server.standIn.held.length], ['Pending', 3]);
  book.execute('einvoice.cancel', { docNo: second, reason: 'Sent before' }, 'withdraw');

  const options = { companyId: 'MAIN', book, gateways, nowMs: Date.now(), month: null };
  const compared = await reconcile({ ...options, isAdopting: false });
  assert.ok(!(compared instanceof Sentence));
  assert.deepEqual(
    [compared.unknown.map(({ docNo }) => docNo), compared.missing, compared.isReleased],
    [[second, third], [], false],
  );
  assert.equal(gateways.carried('MAIN')?.courier.hold, 'went-back', 'comparing changes nothing');
  const adopted = await reconcile({ ...options, isAdopting: true });
  assert.ok(!(adopted instanceof Sentence));
  assert.deepEqual(adopted.adopted, [
    { docNo: second, outcome: 'adopted' },
    { docNo: third, outcome: 'no-document' },
  ]);
  assert.equal(gateways.carried('MAIN')?.courier.hold, null);
  assert.equal(rowOf(book, second)?.uuid, server.standIn.valid(second)[0]?.uuid);
  assert.equal(server.standIn.held.length, 3, 'nothing was sent again');

  const [line] = FIRM_INVOICE.lines;
  book.execute('create-sales-invoice', { ...FIRM_INVOICE, docNo: third, lines: [{ ...line, amount: 7 }] }, 'entered-wrong');
  const submitThird = (id: string) =>
    carried.execute('einvoice.submit', { docType: 'IV', docNos: [third] }, id, () => undefined) as Promise<object> | object;
  assert.match(JSON.stringify(await submitThird('third-wrong')), /EINVOICE_CONFLICT/);
  const outcomeOf = async (): Promise<string | undefined> => {
    const found = await reconcile({ ...options, isAdopting: true });
    return found instanceof Sentence ? String(found) : found.adopted[0]?.outcome;
  };
  assert.equal(await outcomeOf(), 'other-content');
  book.execute(
    'update-sales-invoice',
    { docNo: third, reason: 'As filed', detailMode: 'replace', lines: FIRM_INVOICE.lines },
    'entered-right',
  );
  assert.match(JSON.stringify(await submitThird('third-early')), /EINVOICE_CONFLICT/);
  assert.equal(await outcomeOf(), 'adopted');
  assert.match(JSON.stringify(await submitThird('third-again')), /EINVOICE_ACTIVE/);
  assert.equal(server.standIn.held.length, 3, 'and never under the same number');
  await carried.close();
});

test('a month can be compared, and a book that agrees says so', async () => {
  const book = openBook(path);
  const month = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 7);
  const found = await reconcile({ companyId: 'MAIN', book, gateways, nowMs: Date.now() + 60_000, month, isAdopting: false });
  book.close();
  assert.ok(!(found instanceof Sentence));
  assert.deepEqual([found.listed, found.missing, found.unknown.length], [3, [], 0]);
});
