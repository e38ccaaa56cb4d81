import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { MINUTE_MS } from '@ledgerline/contract';
import { bookAnswers } from '../../../testing/book-answers.ts';
import { quietEInvoices } from '../../../testing/e-invoice-report.ts';
import { PortalTestClient, words } from '../../../testing/portal-test-client.ts';
import { openTestServer, type TestServer, type TestTenant } from '../../../testing/test-server.ts';
import { PAGE_WAIT_MS } from '../../book-window/book-window.ts';

let server: TestServer;
let visitor: PortalTestClient;
before(async () => {
  server = await openTestServer();
  visitor = new PortalTestClient(server);
});
after(() => server.close());

type Payload = Readonly<Record<string, unknown>>;

interface Asked {
  readonly commandId: string;
  readonly type: string;
  readonly payload: Payload;
}

/** Answers everything that the book is asked until the page is there. */
async function served<T>(
  home: TestTenant,
  page: Promise<T>,
  results: (type: string, payload: Payload) => object | undefined = (type) => bookAnswers[type],
): Promise<{ readonly page: T; readonly types: readonly string[] }> {
  const types: string[] = [];
  let isDone = false;
  const done = page.finally(() => {
    isDone = true;
  });
  while (!isDone) {
    const { commands = [] } = (await server.next(home, '?max=100')).json<{ commands?: Asked[] }>();
    for (const { commandId, type, payload } of commands) {
      types.push(type);
      const result = { ok: true, rows: [], nextCursor: null, ...results(type, payload) };
      await server.report(home, commandId, { status: 'done', result });
    }
    await new Promise((resolve) => setImmediate(resolve));
  }
  return { page: await done, types };
}

async function opened(): Promise<{ home: TestTenant; path: string }> {
  const home = await server.household();
  await server.next(home);
  return { home, path: `/portal/books/${home.connectorId}/SAMPLE` };
}

const BALANCE = 'read-gl-account-balance';
const CHART = {
  rows: [
    { accountNo: '500-0000', accountType: 'SL', parentAccountNo: null },
    { accountNo: '500-0100', accountType: 'SL', parentAccountNo: '500-0000' },
    { accountNo: '510-0000', accountType: 'SA', parentAccountNo: null },
  ],
};

test('the overview shows what the connector reports about e-invoices, and nothing where it sends none', async () => {
  const { home, path } = await opened();
  const shown = async (einvoice: object | null): Promise<string> => {
    const body = { companies: [{ companyId: 'SAMPLE', state: 'open', einvoice }] };
    await server.call('POST', `/connectors/${home.connectorId}/heartbeat`, { key: home.connectorKey, body });
    return (await served(home, visitor.pageAt(path, home))).page;
  };
  assert.ok(!(await shown(null)).includes('sent-e-invoices'));
  const quiet = await shown(quietEInvoices);
  assert.match(words(quiet), /E-invoices sent by the connector MyInvois production None waits, none is Invalid/);
  const troubled = await shown({
    ...quietEInvoices,
    state: 'paused',
    pending: 2,
    oldestPendingMinutes: 45,
    invalid7d: 3,
    rejectRequests: 1,
    certificateDaysLeft: 24,
  });
  const said =
    /3 e-invoices Invalid within 7 days 1 rejection request 2 Pending, the oldest for 45 minutes Certificate ends in 24 days/;
  assert.match(words(troubled), said);
  assert.match(words(troubled), /Sending is paused on the machine of the connector\. See the documents/);
  assert.ok(troubled.includes(`href="${path}/e-invoices"`));
  assert.match(words(await shown({ ...quietEInvoices, certificateDaysLeft: -1 })), /Certificate has ended/);
});

test('two years of sales are one command for each sales account', async () => {
  const { home, path } = await opened();
  const month = new Date(server.time.now()).toISOString().slice(0, 7);
  const results = (type: string, { accountNo }: Payload): object | undefined => {
    if (type === 'read-chart-accounts') return CHART;
    if (type !== BALANCE) return bookAnswers[type];
    const isReturns = accountNo === '510-0000';
    const months = [{ month, debit: isReturns ? 40 : 0, credit: isReturns ? 0 : 1_240.5 }];
    return { rows: [{ accountNo, debit: 0, credit: 0, months }] };
  };
  const { page, types } = await served(home, visitor.pageAt(path, home), results);
  assert.equal(types.filter((type) => type === BALANCE).length, 2, 'what is below an account is asked with it');
  assert.ok(words(page).includes('1,200.50'));
  server.time.advance(MINUTE_MS);
  assert.ok(!(await served(home, visitor.pageAt(path, home), results)).types.includes(BALANCE), 'they are known for a while');
});

test('a book that gives no months is asked for trial balances, a few at a time', async () => {
  const { home, path } = await opened();
  const results = (type: string): object | undefined => {
    if (type === 'read-chart-accounts') return CHART;
    return type === BALANCE ? { rows: [{ accountNo: '500-0000', debit: 0, credit: 70 }] } : bookAnswers[type];
  };
  const { page, types } = await served(home, visitor.pageAt(path, home), results);
  assert.equal(types.filter((type) => type === BALANCE).length, 2 + 4);
  assert.match(words(page), /70\.00/);
});

test('while the chart of accounts is not known, no other way to the sales is tried', async () => {
  const { home, path } = await opened();
  const page = visitor.pageAt(path, home);
  const asked: string[] = [];
  while (!asked.includes('read-chart-accounts')) {
    const { commands = [] } = (await server.next(home, '?max=100')).json<{ commands?: Asked[] }>();
    asked.push(...commands.map(({ type }) => type));
    await new Promise((resolve) => setImmediate(resolve));
  }
  server.time.advance(PAGE_WAIT_MS);
  await page;
  const { commands = [] } = (await server.next(home, '?max=100')).json<{ commands?: Asked[] }>();
  assert.deepEqual(
    [...asked, ...commands.map(({ type }) => type)].filter((type) => type === BALANCE),
    [],
  );
});

test('the overview shows what the book answers, each figure leading to its list', async () => {
  const { home, path } = await opened();
  const { page } = await served(home, visitor.pageAt(path, home));
  const said = words(page);
  for (const part of ['74,885.52', '900.00', '314.00 overdue', '61 to 90 days overdue', 'Alpha Hardware', 'WIDGET', 'As of'])
    assert.ok(said.includes(part), part);
  for (const href of ['/money', '/customers?sort=-total', '/customers/300-A001', '/items/WIDGET'])
    assert.ok(page.includes(`${path}${href}`), href);
});

test('a book that adds up what is open by age is not asked for the documents', async () => {
  const { home, path } = await opened();
  const ages = { days1To30: 300, days31To60: 0, days61To90: 14, daysOver90: 0 };
  const sums = { total: 900, current: 586, overdue: 314, unapplied: 0, dueSoon: 100, ages };
  const results = (type: string): object | undefined => {
    if (type === 'read-ar-outstanding') return { rows: [{ debtorCode: '300-A001', companyName: 'Alpha Hardware', ...sums }] };
    if (type === 'read-ap-outstanding') return { rows: [{ creditorCode: '400-S001', companyName: 'Sigma', ...sums }] };
    return bookAnswers[type];
  };
  const { page, types } = await served(home, visitor.pageAt(path, home), results);
  assert.deepEqual(
    types.filter((type) => type.endsWith('outstanding-documents')),
    [],
  );
  for (const said of ['300.00', '586.00', '14.00', '414.00 to pay within 30 days']) assert.ok(words(page).includes(said), said);
});

test('the overview explains why more can be overdue than is owed', async () => {
  const { home, path } = await opened();
  const results = (type: string): object | undefined =>
    type === 'read-ar-outstanding'
      ? { rows: [{ debtorCode: '300-A001', companyName: 'A', total: 100, overdue: 314 }] }
      : bookAnswers[type];
  const { page } = await served(home, visitor.pageAt(path, home), results);
  assert.match(words(page), /314\.00 overdue\. More is overdue than is owed in all/);
});

test('a column sorts the whole list of the book and not the page that is shown', async () => {
  const { home, path } = await opened();
  const page = (from: number, to: number): object[] =>
    Array.from({ length: to - from }, (_, at) => {
      const code = `300-${String(from + at).padStart(4, '0')}`;
      return { debtorCode: code, companyName: `Customer ${code}` };
    });
  const results = (type: string, { cursor, limit }: Payload): object | undefined => {
    if (type === 'read-ar-outstanding')
      return {
        rows: [
          { debtorCode: '300-0007', companyName: 'Customer 300-0007', total: 70, overdue: 70 },
          { debtorCode: '300-0119', companyName: 'Customer 300-0119', total: 900, overdue: 0 },
        ],
      };
    if (type !== 'read-debtors') return bookAnswers[type];
    if (limit === 50) return { rows: page(0, 50), nextCursor: 'fifty' };
    return cursor === 'rest' ? { rows: page(80, 120) } : { rows: page(0, 80), nextCursor: 'rest' };
  };
  const codes = async (rest: string): Promise<readonly string[]> => {
    const { page: shown } = await served(home, visitor.pageAt(`${path}/customers${rest}`, home), results);
    return [...shown.matchAll(/<code>(300-\d+)<\/code>/g)].map(([, code = '']) => code);
  };
  assert.deepEqual((await codes('?sort=-total')).slice(0, 3), ['300-0119', '300-0007', '300-0000']);
  assert.deepEqual((await codes('?sort=-overdue')).slice(0, 2), ['300-0007', '300-0000']);
  assert.deepEqual((await codes('?sort=-companyName')).slice(0, 2), ['300-0119', '300-0118']);
  assert.deepEqual(await codes('?sort=-companyName&cursor=100'), (await codes('?sort=companyName')).slice(0, 20).toReversed());
  const { page: second } = await served(home, visitor.pageAt(`${path}/customers?sort=total&cursor=50`, home), results);
  assert.ok(second.includes('sort=total&amp;cursor=100'), 'the next page of the same order');
  assert.ok(!second.includes('sort=-total&amp;cursor'), 'another order begins with its first page');
  assert.match(second, /<th scope="col" class="num" aria-sort="ascending"><a class="sort" href="[^"]*sort=-total"/);
});

test('a list that is too long to be sorted as a whole says so', async () => {
  const { home, path } = await opened();
  const results = (type: string, { cursor = '' }: Payload): object | undefined =>
    type === 'list-sales-invoices' ? { rows: [{ docType: 'IV', docNo: 'IV-7' }], nextCursor: `${cursor}+` } : bookAnswers[type];
  const { page, types } = await served(home, visitor.pageAt(`${path}/documents?sort=finalTotal`, home), results);
  assert.equal(types.length, 4, 'the book is asked for a bounded number of pages');
  assert.match(words(page), /Only the first 4 are sorted\. Narrow the list/);
});

test('every page of a book is sound, and what a book says is text', async () => {
  const { home, path } = await opened();
  const pages: readonly (readonly [string, string])[] = [
    ['/money', 'Maybank'],
    ['/customers', 'Encik <b>Hafiz</b>'],
    ['/customers/300-A001', '20,000.00'],
    ['/suppliers', 'Nothing matches'],
    ['/suppliers/400-A001', 'Nothing is open'],
    ['/documents', 'Total of this page'],
    ['/e-invoices', 'CF321: The <b>buyer</b> is unknown.'],
    ['/documents/sales-invoice/IV-7', 'CN-9'],
    ['/items', 'Widget'],
    ['/items/WIDGET', 'IV-7'],
  ];
  for (const [rest, said] of pages) {
    const { page } = await served(home, visitor.pageAt(`${path}${rest}`, home));
    assert.ok(page.includes(said.replaceAll('<', '&lt;').replaceAll('>', '&gt;')), rest);
  }
});

test('the postings of a document name their accounts', async () => {
  const { home, path } = await opened();
  const results = (type: string): object | undefined => {
    if (type === 'read-chart-accounts') return { rows: [{ accountNo: '500-0000', description: 'Sales' }] };
    if (type === 'get-sales-invoice')
      return { ...bookAnswers[type], postings: [{ accountNo: '500-0000', debit: 0, credit: 40 }] };
    return bookAnswers[type];
  };
  const { page } = await served(home, visitor.pageAt(`${path}/documents/sales-invoice/IV-7`, home), results);
  assert.match(words(page), /Postings Account Debit Credit 500-0000 Sales 40\.00/);
});

test('a table names its currency once, in the head, and a cell only where it is another', async () => {
  const { home, path } = await opened();
  const shown = async (rest: string): Promise<string> => words((await served(home, visitor.pageAt(`${path}${rest}`, home))).page);
  assert.match(await shown(''), /Amounts in MYR/);
  assert.match(await shown('/money'), /Balance \(MYR\)/);
  const documents = await shown('/documents');
  assert.match(documents, /Total \(MYR\) Outstanding \(MYR\)/);
  assert.equal(documents.match(/MYR/g)?.length, 2);
  assert.match(documents, /SGD 100\.00 SGD 100\.00/);
  const eInvoices = await shown('/e-invoices');
  assert.match(eInvoices, /Total \(MYR\)/);
  assert.equal(eInvoices.match(/MYR/g)?.length, 1);
  assert.match(await shown('/documents/sales-invoice/IV-7'), /Currency MYR/);
});

test('totals say what they cover, and leave out drafts and void documents', async () => {
  const { home, path } = await opened();
  const row = { docType: 'IV', docDate: '2026-04-01', partyName: 'Alpha', currencyCode: 'MYR' };
  const invoice = (docNo: string, total: number, status = 'Saved') => ({
    ...row,
    docNo,
    status,
    finalTotal: total,
    localTotal: total,
    outstanding: total / 2,
  });
  const rows = [invoice('IV-1', 100.1), invoice('IV-2', 50.2), invoice('IV-3', 7_000, 'Void'), invoice('IV-4', 8_000, 'Draft')];
  const totalOf = async (query: string, nextCursor: string | null): Promise<string> => {
    const results = (type: string) => (type === 'list-sales-invoices' ? { rows, nextCursor } : undefined);
    const { page } = await served(home, visitor.pageAt(`${path}/documents?type=sales-invoice${query}`, home), results);
    return words(/<tr class="book-sum">.*?<\/tr>/s.exec(page)?.[0] ?? '').trim();
  };
  assert.equal(await totalOf('', null), 'Total without drafts and void documents 150.30 75.15');
  assert.match(await totalOf('&q=more', 'next'), /^Total of this page without drafts/);
  assert.match(await totalOf('&cursor=next', null), /^Total of this page without drafts/);
});

test('the balance of a customer is left open while the book has not said it', async () => {
  const { home, path } = await opened();
  const parties = [
    { debtorCode: '300-A001', companyName: 'Alpha' },
    { debtorCode: '300-Z001', companyName: 'Zeta' },
  ];
  const rowsOfPage = async (query: string, nextCursor: string | null): Promise<string> => {
    const open = { rows: [{ debtorCode: '300-A001', companyName: 'Alpha', total: 900, overdue: 314 }], nextCursor };
    const results = (type: string) =>
      type === 'read-debtors' ? { rows: parties } : type === 'read-ar-outstanding' ? open : undefined;
    const { page } = await served(home, visitor.pageAt(`${path}/customers${query}`, home), results);
    return words(/<tbody>.*?<\/tbody>/s.exec(page)?.[0] ?? '').trim();
  };
  assert.equal(await rowsOfPage('', 'more'), 'Alpha 300-A001 900.00 314.00 Zeta 300-Z001 – –');
  server.time.advance(MINUTE_MS);
  await server.next(home);
  assert.equal(await rowsOfPage('?q=a', null), 'Alpha 300-A001 900.00 314.00 Zeta 300-Z001 0.00 – Total 900.00 314.00');
});

test('filters are in the address: they reach the book, stay in the form and lead through the pages', async () => {
  const { home, path } = await opened();
  const query = '?type=sales-invoice&q=alpha&status=Open&from=2026-01-01&party=300-A001';
  const { page } = await served(home, visitor.pageAt(`${path}/documents${query}`, home));
  assert.match(page, /value="alpha"/);
  assert.match(page, /cursor=next/);
  const { commands } = (await server.call('GET', '/v1/commands?type=list-sales-invoices', { key: home.tenantKey })).json();
  const asked = (await server.call('GET', `/v1/commands/${commands[0].commandId}`, { key: home.tenantKey })).json().command
    .payload;
  assert.deepEqual(asked, { limit: 50, search: 'alpha', dateFrom: '2026-01-01', status: 'Open', debtorCode: '300-A001' });
});

test('the e-invoices of a book say why each waits or is Invalid, and what buyers ask', async () => {
  const { home, path } = await opened();
  const { page } = await served(home, visitor.pageAt(`${path}/e-invoices?status=rejection-requested`, home));
  for (const said of [/Pending GATEWAY_CREDENTIALS: 401 Next try/, /The buyer asks to reject it: Not ours/])
    assert.match(words(page), said);
  for (const docNo of ['IV-7', 'IV-8', 'IV-9'])
    assert.ok(page.includes(`href="${path}/documents/sales-invoice/${docNo}"`), docNo);
  const { commands } = (await server.call('GET', '/v1/commands?type=einvoice.status.list', { key: home.tenantKey })).json();
  const { command } = (await server.call('GET', `/v1/commands/${commands[0].commandId}`, { key: home.tenantKey })).json();
  assert.deepEqual(command.payload, { limit: 50, isRejectRequested: true });
});

test('while the machine is off the last figures are shown with their time and the reason', async () => {
  const { home, path } = await opened();
  await served(home, visitor.pageAt(`${path}/money`, home));
  server.time.advance(10 * MINUTE_MS);
  const said = await visitor.wordsAt(`${path}/money`, home);
  for (const part of ['74,885.52', '10 min ago', 'cannot be asked now', 'What is shown is what was known last'])
    assert.ok(said.includes(part), part);
});

test('one tap asks anew and leads back to the page', async () => {
  const { home, path } = await opened();
  await served(home, visitor.pageAt(`${path}/money`, home));
  server.time.advance(15_000);
  const { page, types } = await served(home, visitor.visit(`${path}/money?refresh=1`, home.cookie));
  assert.deepEqual([page.statusCode, page.headers.location], [302, `${path}/money`]);
  assert.deepEqual(types, ['list-gl-bank-cash-accounts']);
});

test('the list of books says how each is, and a closed book cannot be opened', async () => {
  const { home, path } = await opened();
  assert.ok((await visitor.pageAt('/portal/books', home)).includes(`href="${path}"`));
  const { cookie } = home;
  const door = `/app/books/${home.connectorId}/SAMPLE/portal`;
  const headers = { cookie, origin: server.context.config.baseUrl };
  assert.equal((await server.call('POST', door, { headers, body: { portal: 'closed' } })).statusCode, 200);
  assert.equal((await visitor.visit(path, cookie)).statusCode, 403);
  const page = await visitor.pageAt('/portal/books', home);
  assert.ok(!page.includes(`href="${path}"`));
  assert.ok(words(page).includes('Closed to the portal'));
});

test('a look at a real book is in the access log, by person and part', async () => {
  const { home, path } = await opened();
  await served(home, visitor.pageAt(`${path}/money`, home));
  await visitor.pageAt(`${path}/money`, home);
  const looks = (await server.context.store.audits({ tenantId: home.tenantId, limit: 20 })).filter(
    ({ action }) => action === 'book.looked-at',
  );
  assert.deepEqual(
    looks.map(({ actor, subject }) => [actor, subject]),
    [[`person:${home.signUp.tenant.email}`, `${home.connectorId} SAMPLE money`]],
  );
});
