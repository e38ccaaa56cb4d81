import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestServer, type TestServer, type TestTenant } from '../../../testing/test-server.ts';

/** Entries of people in the portal, with a connector that answers as a book would. */

let server: TestServer;
let home: TestTenant;
before(async () => {
  server = await openTestServer();
  home = await server.household();
  await server.next(home);
});
after(() => server.close());

const PAID = { 'payments[0].paymentAmount': '80', 'payments[0].paymentMethod': 'CASH' };
const RECEIPT = { debtorCode: '300-A001', docDate: '2026-07-01', ...PAID };

const path = () => `/portal/books/${home.connectorId}/SAMPLE/enter/create-ar-payment`;
const headers = () => ({ cookie: home.cookie, accept: 'text/html' });

/** What a book answers to the commands of a preview. */
const answerTo = (type: string): object =>
  type.startsWith('read-')
    ? { ok: true, rows: [{ accountNo: '310-0000', description: 'Bank' }], count: 1, nextCursor: null }
    : {
        ok: true,
        postings: [{ accountNo: '310-0000', debit: 80, credit: 0 }],
        totals: { finalTotal: 80, tax: 0 },
        warnings: [],
      };

/** Sends a step of the form while the connector runs what waits. */
async function step(commandId: string, name: string, more: Readonly<Record<string, string>> = {}) {
  let isDone = false;
  const answered = server
    .call('POST', path(), { headers: headers(), body: { ...RECEIPT, ...more, commandId, step: name } })
    .finally(() => {
      isDone = true;
    });
  while (!isDone) {
    const { commands = [] } = (await server.next(home, '?max=10')).json<{ commands?: { commandId: string; type: string }[] }>();
    for (const command of commands)
      await server.report(home, command.commandId, { status: 'done', result: answerTo(command.type) });
    await new Promise((resolve) => setImmediate(resolve));
  }
  return answered;
}

test('a form has its id from its first showing, and shows what would be saved before it is sent', async () => {
  const first = await server.call('GET', path(), { headers: headers() });
  const id = new URL(String(first.headers.location), 'http://x').searchParams.get('id') ?? '';
  assert.deepEqual([first.statusCode, id.length > 8], [302, true]);
  const shown = await step(id, 'check');
  assert.equal(shown.statusCode, 200, shown.body.slice(0, 300));
  assert.match(shown.body, new RegExp(`value="${id}"`));
  assert.match(shown.body, /310-0000/);
  assert.match(shown.body, /80\.00/);
});

test('what was sent is shown under the address of its form', async () => {
  const { commandId } = (await server.submit(home, { commandId: 'enter-known', type: 'read-debtors' })).json().command;
  await server.next(home);
  await server.report(home, commandId, { status: 'done', result: { ok: true, rows: [], count: 0, nextCursor: null } });
  const page = await server.call('GET', `${path()}?id=${commandId}`, { headers: headers() });
  assert.equal(page.statusCode, 200);
  assert.match(page.body, /data-sent="enter-known"/);
});

test('while the book has not answered, the codes of a field say so, and are there when they are asked for again', async () => {
  const choices = `/app/books/${home.connectorId}/SAMPLE/choices?picker=debtor&q=alpha`;
  const asking = server.call('GET', choices, { headers: { cookie: home.cookie } });
  let isDone = false;
  void asking.finally(() => {
    isDone = true;
  });
  while (!isDone) {
    server.time.advance(20);
    await new Promise((resolve) => setImmediate(resolve));
  }
  assert.deepEqual((await asking).json(), { ok: true, choices: [], isWaiting: true });

  const { commands = [] } = (await server.next(home, '?max=10')).json<{ commands?: { commandId: string }[] }>();
  const rows = [{ debtorCode: '300-A001', companyName: 'Alpha Hardware' }];
  for (const { commandId } of commands)
    await server.report(home, commandId, { status: 'done', result: { ok: true, rows, count: 1, nextCursor: null } });
  const again = await server.call('GET', choices, { headers: { cookie: home.cookie } });
  assert.deepEqual(again.json(), { ok: true, choices: [{ code: '300-A001', name: 'Alpha Hardware' }], isWaiting: false });
});
