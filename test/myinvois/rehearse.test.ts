import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { type Book, openBook } from '@ledgerline/book';
import { Sentence } from '@ledgerline/words';
import { eInvoiceTask } from '../../packages/connector/src/cli/e-invoice.ts';
import { folderAt } from '../../packages/connector/src/config.ts';
import { Gateways } from '../../packages/connector/src/gateway/gateways.ts';
import { storeCredentials } from '../../packages/connector/src/gateway/secrets.ts';
import { silentLog } from '../../packages/connector/src/log.ts';
import { type RehearsalReport, rehearse } from '../../packages/connector/src/service/gateway-rehearse.ts';
import { makeFirm } from './firm.ts';
import { fastClock } from './scene.ts';
import { CLIENT, type StandInServer, startStandIn } from './server.ts';

/** A rehearsal of e-invoices, with a stand-in in the place of preproduction. */

const folder = folderAt(mkdtempSync(join(tmpdir(), 'rehearse-')));
// Not faster: the time that a first slow answer takes would count as a difference of the clocks.
const SPEED = 40;
const { clock, timers } = fastClock(SPEED);
let isRefusing = false;
let server: StandInServer;
let gateways: Gateways;
let book: Book;

before(async () => {
  server = await startStandIn({ now: clock.wallMs, validationMs: 0, judge: () => (isRefusing ? 'Not this one.' : null) });
  mkdirSync(folder.books);
  const path = join(folder.books, 'MAIN.sqlite');
  makeFirm(path, { 'einvoice.gateway': 'myinvois' });
  writeFileSync(
    folder.companies,
    JSON.stringify({ companies: [{ companyId: 'MAIN', name: 'Main', driver: 'embedded', settings: {} }] }),
  );
  storeCredentials(folder, 'MAIN', { clientId: CLIENT.id, secrets: [CLIENT.secret], certificate: null });
  gateways = new Gateways({ folder, environment: { LEDGERLINE_MYINVOIS_URL: server.url }, log: silentLog, clock, timers });
  book = openBook(path, { clock: { now: clock.wallMs }, carrier: () => gateways.carrier('MAIN') });
});

after(async () => {
  book?.close();
  await gateways?.stop();
  await server?.close();
  rmSync(folder.path, { recursive: true, force: true });
});

const rehearsed = (): Promise<RehearsalReport | Sentence> =>
  rehearse({ companyId: 'MAIN', book, gateways, isStandIn: true, now: clock.wallMs, wait: () => Promise.resolve() });

let asked = 0;
const settings = (): Record<string, unknown> => {
  asked += 1;
  return book.execute('einvoice.setting.get', {}, `settings-${asked}`).document as Record<string, unknown>;
};

test('a type that does not become Valid is named with the reason, and nothing is recorded', async () => {
  isRefusing = true;
  const report = await rehearsed();
  isRefusing = false;
  assert.ok(!(report instanceof Sentence));
  assert.equal(report.isProven, false);
  assert.deepEqual(
    report.documents.slice(0, 2).map(({ typeCode, status, problems }) => [typeCode, status, problems.map(String)]),
    [
      ['01', 'Invalid', ['CF001: Not this one.']],
      ['02', 'not sent', ['Its invoice did not become Valid.']],
    ],
  );
  assert.deepEqual([settings().provenAgainst, settings().rehearsedAt], ['stand-in', null]);
});

test('one document of each type becomes Valid and is cancelled, and the book has none of them', async () => {
  const report = await rehearsed();
  assert.ok(!(report instanceof Sentence));
  assert.deepEqual(
    report.documents.map(({ typeCode, status, isCancelled, problems }) => [typeCode, status, isCancelled, problems]),
    ['01', '02', '03', '04', '11', '12', '13', '14'].map((typeCode) => [typeCode, 'Valid', true, []]),
  );
  assert.deepEqual([report.isProven, report.against, report.version], [true, 'stand-in', '1.0']);
  const uuids = report.documents.map(({ uuid }) => uuid);
  assert.ok(server.standIn.held.filter(({ uuid }) => uuids.includes(uuid)).every(({ cancelledAt }) => cancelledAt !== null));
  assert.deepEqual(book.execute('einvoice.status.list', {}, 'list').rows, []);
  assert.ok(!JSON.stringify(report).includes(CLIENT.secret));
  assert.deepEqual([settings().provenAgainst, settings().rehearsedAt], ['stand-in', report.at]);
});

test('what was proven at the tax authority is shown before what a stand-in took', () => {
  const at = '2026-11-17T01:02:03.000Z';
  book.rehearsal.note({ at, against: 'preproduction', version: '1.1' });
  book.rehearsal.note({ at: '2026-11-18T01:02:03.000Z', against: 'stand-in', version: '1.1' });
  assert.deepEqual([settings().provenAgainst, settings().rehearsedAt], ['preproduction', at]);
});

test('nothing is rehearsed in production', async () => {
  book.changeSettings([{ code: 'einvoice.environment', value: 'production' }]);
  const before = server.seen.length;
  assert.match(String(await rehearsed()), /for preproduction/);
  assert.equal(server.seen.length, before);
});

test('the terminal is told in its own language', async () => {
  const told = (task: string, variables: Readonly<Record<string, string>>) =>
    eInvoiceTask({ folder, environment: variables, companyId: 'MAIN', task, flags: {}, isAdopting: false, askHidden: null });
  assert.deepEqual(await told('rehearse', { LANG: 'zh_CN.UTF-8' }), {
    problems: ['演练只用于预生产环境。请把 einvoice.gateway 设为 myinvois，把 einvoice.environment 设为 preproduction。'],
  });
  assert.deepEqual(await told('pause', { LC_ALL: 'ms_MY', LANG: 'en_GB' }), {
    lines: ['Penghantaran e-Invois MAIN dijeda. Semuanya menunggu sebagai Pending.'],
  });
  assert.deepEqual(await told('resume', { LANG: 'de_DE' }), { lines: ['Sending of the e-invoices of MAIN resumed.'] });
});
