import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { PSEUDO } from '@ledgerline/words';
import { bareTexts } from '../../../testing/language/pseudo-language.ts';
import { byTester } from '../../../testing/test-cloud.ts';
import { invoice, openTestServer, type TestServer, type TestTenant } from '../../../testing/test-server.ts';
import { createAppKey } from '../../account/rights/app-key.ts';
import { isRefusal } from '../../system/problem.ts';

let server: TestServer;
before(async () => {
  server = await openTestServer();
});
after(() => server.close());

async function asked(home: TestTenant, commandId: string): Promise<string> {
  const made = await createAppKey(server.context, home.tenantId, { name: 'Claude <b>', approval: 'writes' }, byTester('test'));
  if (isRefusal(made)) assert.fail(made.refused.message);
  const body = { commandId, connectorId: home.connectorId, companyId: 'SAMPLE', ...invoice };
  return (await server.call('POST', '/v1/commands', { key: made.secret, body })).json().error.proposalId;
}

const show = (home: TestTenant, path: string, language = 'en') =>
  server.call('GET', path, { headers: { cookie: home.cookie, accept: 'text/html', 'accept-language': language } });

/** Runs what is queued until the page is there, as a connector whose book takes the invoice would. */
async function showWithBook(home: TestTenant, path: string, language = 'en') {
  let isOver = false;
  const page = show(home, path, language).finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const { commands = [] } = (await server.next(home, '?max=10')).json();
    for (const { commandId } of commands as { commandId: string }[]) {
      const result = {
        ok: true,
        saved: false,
        totals: { finalTotal: 314 },
        lines: [{ seq: 1, itemCode: 'GOODS-A', qty: 1 }],
        postings: [{ accountNo: '500-0000', party: null, debit: 0, credit: 290 }],
        warnings: ['The price is <below> cost.'],
      };
      await server.report(home, commandId, { status: 'done', result });
    }
    await new Promise(setImmediate);
  }
  return page;
}

test('the list has what waits first, and the navigation counts it', async () => {
  const home = await server.household();
  assert.match((await show(home, '/portal/approvals')).body, /Nothing waits for you/);
  const proposalId = await asked(home, 'bill-1');
  const page = await show(home, '/portal/approvals');
  assert.equal(page.statusCode, 200);
  assert.match(page.body, new RegExp(`href="/portal/approvals/${proposalId}"`));
  assert.match(page.body, /1 <span class="vh">open/);
  assert.match((await show(home, '/portal/approvals', 'ms')).body, /Kelulusan/);
  assert.match((await show(home, '/portal/approvals', 'zh')).body, /审批/);
});

test('a page shows who asks, what changes and what the book says, and two buttons', async () => {
  const home = await server.household();
  const proposalId = await asked(home, 'bill-2');
  const { statusCode, body } = await showWithBook(home, `/portal/approvals/${proposalId}`);
  assert.equal(statusCode, 200);
  for (const part of [
    'Claude &lt;b&gt;',
    'bill-2',
    'Final total',
    '314',
    '500-0000',
    'The price is &lt;below&gt; cost.',
    'GOODS-A',
  ])
    assert.ok(body.includes(part), part);
  assert.ok(!body.includes('(empty)'), 'a document that is created has no before');
  assert.ok(body.includes(`data-post="/app/proposals/${proposalId}/approve"`));
  assert.ok(body.includes(`action="/app/proposals/${proposalId}/deny"`));
  await server.call('POST', `/app/proposals/${proposalId}/deny`, {
    headers: { cookie: home.cookie },
    body: { reason: 'No & no' },
  });
  const decided = (await show(home, `/portal/approvals/${proposalId}`)).body;
  assert.ok(decided.includes('No &amp; no') && decided.includes('denied'));
  assert.ok(!decided.includes('data-post="/app/proposals'), 'nothing is left to decide');
  const unknown = await show(home, '/portal/approvals/prop_unknown');
  assert.equal(unknown.statusCode, 404);
});

test('labels, effects and title are in the language of the reader, and a field without words is shown by its name', async () => {
  const home = await server.household();
  const path = `/portal/approvals/${await asked(home, 'bill-3')}`;
  const malay = (await showWithBook(home, path, 'ms')).body;
  for (const part of ['Cipta invois jualan', 'Jumlah akhir', 'Baris 1: Kod item', 'Penulisan ini dipos ke lejar.'])
    assert.ok(malay.includes(part), part);
  const chinese = (await show(home, path, 'zh')).body;
  for (const part of ['创建销售发票', '总计', '第 1 行：商品代码', '此写入会过账到分类账。'])
    assert.ok(chinese.includes(part), part);
  const bare = bareTexts((await show(home, `${path}?lang=${PSEUDO}`)).body, [
    ...['Ledgerline', 'English', 'Bahasa Malaysia', '中文', '·', 'Company', 'tenant-', '@example.com', 'Ctrl K'],
    ...['Claude &lt;b&gt;', 'SAMPLE', 'GOODS-A', '300-A001', 'Oct', 'Nov'],
  ]);
  assert.deepEqual(bare, []);
});
