import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { EInvoiceReport, Notification } from '@ledgerline/contract';
import { quietEInvoices } from '../../../testing/e-invoice-report.ts';
import { TestPost } from '../../../testing/test-post.ts';
import { openTestServer, type TestServer, type TestTenant } from '../../../testing/test-server.ts';
import { runRetention } from '../../account/tenant-checks.ts';

/** What follows from the e-invoices that a connector reports: notifications, emails and figures. */

let server: TestServer;
let post: TestPost;
before(async () => {
  server = await openTestServer();
  post = await TestPost.open(server.context);
});
after(async () => {
  await post.close();
  await server.close();
});

async function beat({ connectorId, connectorKey }: TestTenant, books: Readonly<Record<string, Partial<EInvoiceReport> | null>>) {
  const companies = Object.entries(books).map(([companyId, said]) => ({
    companyId,
    state: 'open',
    einvoice: said && { ...quietEInvoices, ...said },
  }));
  const response = await server.call('POST', `/connectors/${connectorId}/heartbeat`, { key: connectorKey, body: { companies } });
  assert.equal(response.statusCode, 200, response.body);
}

async function notificationsOf({ cookie }: TestTenant): Promise<readonly Notification[]> {
  const response = await server.call('GET', '/app/notifications', { headers: { cookie } });
  return (response.json().notifications as Notification[]).filter(({ kind }) => kind.startsWith('einvoice_'));
}

const inShort = async (home: TestTenant): Promise<readonly string[]> =>
  (await notificationsOf(home)).map(({ severity, kind, subject }) => `${severity} ${kind} ${subject}`).toSorted();

test('a notification opens with the heartbeat that has its cause, and is resolved with the one that has none', async () => {
  const home = await server.household();
  const subject = `${home.connectorId} A`;
  await beat(home, { A: { pending: 1, oldestPendingMinutes: 29 } });
  assert.deepEqual(await inShort(home), []);
  await beat(home, { A: { pending: 1, oldestPendingMinutes: 30, invalid7d: 3, state: 'login-rejected' } });
  const open = ['critical einvoice_credentials', 'warning einvoice_invalid', 'warning einvoice_stuck'];
  assert.deepEqual(
    await inShort(home),
    open.map((kind) => `${kind} ${subject}`),
  );
  const invalid = (await notificationsOf(home)).find(({ kind }) => kind === 'einvoice_invalid');
  assert.match(invalid?.message ?? '', /found 3 e-invoices of A Invalid/);
  assert.equal(invalid?.action?.href, `/portal/books/${home.connectorId}/A`);
  await beat(home, { A: { invalid7d: 1 }, B: { rejectRequests: 1 } });
  assert.deepEqual(await inShort(home), [
    `warning einvoice_invalid ${subject}`,
    `warning einvoice_rejection_requested ${home.connectorId} B`,
  ]);
  await beat(home, { A: null, B: null });
  assert.deepEqual(await inShort(home), []);
});

test('the hourly checks find the same as the heartbeats', async () => {
  const home = await server.household();
  await beat(home, { A: { certificateDaysLeft: 6, state: 'no-credentials' } });
  const before = await notificationsOf(home);
  assert.equal(before.length, 2);
  await runRetention(server.context);
  assert.deepEqual(await notificationsOf(home), before);
});

test('the end of a certificate is sent by email 30, 7 and 0 days before, and not each day', async () => {
  const home = await server.household();
  const { email } = home.signUp.person;
  const token = await post.tokenFor(email, 'Confirm your email address');
  await server.call('POST', '/email/confirm', { body: { token } });
  for (const certificateDaysLeft of [31, 30, 29, 8, 7, 3, 1, 0]) await beat(home, { A: { certificateDaysLeft } });
  const subjects = (await post.mailsTo(email))
    .map(({ headers }) => headers.subject ?? '')
    .filter((one) => /certificate/.test(one));
  const { companyName } = home.signUp.tenant;
  const said = (ends: string): string => `The certificate for e-invoices of A ends within ${ends} (${companyName})`;
  assert.deepEqual(subjects.toSorted(), [said('30 days'), said('7 days'), said('a day')], 'in any order');
  await beat(home, { A: { certificateDaysLeft: -1 } });
  assert.deepEqual(
    (await notificationsOf(home)).map(({ title }) => title),
    ['The certificate for e-invoices of A has ended'],
  );
});

test('the figures for monitoring are sums over all account books', async () => {
  const [first, second] = [await server.household(), await server.household()];
  const figures = async () => {
    const { body } = await server.call('GET', '/metrics');
    const lines = (body as string).split('\n').filter((line) => line.startsWith('ledgerline_einvoice'));
    return Object.fromEntries(lines.map((line) => [line.split(' ')[0], Number(line.split(' ')[1])]));
  };
  const before = await figures();
  await beat(first, { A: { pending: 2, oldestPendingMinutes: 600, submitted: 1 }, B: { state: 'paused', pending: 3 } });
  await beat(second, { A: { invalid7d: 4, rejectRequests: 5, certificateDaysLeft: 30 }, B: { state: 'a-word-of-others' } });
  const after = await figures();
  const grown = (name: string): number => (after[name] ?? 0) - (before[name] ?? 0);
  const names = ['pending', 'submitted', 'invalid', 'rejection_requested'].map((name) => `ledgerline_einvoices_${name}`);
  assert.deepEqual(names.map(grown), [5, 1, 4, 5]);
  assert.equal(after.ledgerline_einvoice_oldest_pending_seconds, 36_000);
  assert.equal(grown('ledgerline_einvoice_certificates_ending'), 1);
  assert.deepEqual(
    ['running', 'paused', 'a-word-of-others'].map((state) => grown(`ledgerline_einvoice_books{state="${state}"}`)),
    [2, 1, 0],
  );
});
