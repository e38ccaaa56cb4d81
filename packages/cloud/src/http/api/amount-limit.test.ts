import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { findRecipe } from '@ledgerline/catalog';
import { openTestServer, type TestServer, type TestTenant } from '../../../testing/test-server.ts';

let server: TestServer;
let home: TestTenant;
let limited: { readonly keyId: string; readonly secret: string };
before(async () => {
  server = await openTestServer();
  home = await server.household();
  limited = await newKey(1000);
});
after(() => server.close());

async function newKey(amountLimit: number): Promise<{ keyId: string; secret: string }> {
  const made = await server.call('POST', '/v1/keys', { key: home.tenantKey, body: { name: 'Till', amountLimit } });
  assert.deepEqual([made.statusCode, made.json().key?.amountLimit], [200, amountLimit], made.body);
  return { keyId: made.json().key.keyId, secret: made.json().secret };
}

let sent = 0;
function commandOf(type: string, payload: object) {
  sent += 1;
  return { commandId: `amount-${sent}`, connectorId: home.connectorId, companyId: 'SAMPLE', type, payload };
}

/** What the check says of each: `ok`, or where the payload is rejected. */
async function verdicts(commands: readonly (readonly [type: string, payload: object])[]): Promise<string[]> {
  const body = { commands: commands.map(([type, payload]) => commandOf(type, payload)) };
  const { results } = (await server.call('POST', '/v1/commands/check', { key: limited.secret, body })).json();
  return results.map(({ ok, error }: { ok: boolean; error?: { code: string; details: { path: string }[] } }) =>
    ok ? 'ok' : `${error?.code} ${error?.details.map(({ path }) => path).join(' ')}`,
  );
}

const sale = (lines: readonly object[], more: object = {}) =>
  ['create-sales-invoice', { debtorCode: '300-A001', currencyRate: 1, lines, ...more }] as const;
const item = { itemCode: 'GOODS-A', uom: 'UNIT', location: 'HQ' };
const ABOVE = 'amount_limit /payload';

test('a document up to the limit is accepted, and one above it is not, whichever way it gets there', async () => {
  const cases: readonly (readonly [verdict: string, sent: readonly [string, object]])[] = [
    ['ok', sale([{ ...item, qty: 4, unitPrice: 250 }])],
    [ABOVE, sale([{ ...item, qty: 4, unitPrice: 250.01 }])],
    [ABOVE, sale([{ ...item, qty: 0.5, unitPrice: 2000.02 }])],
    ['ok', sale([{ description: 'Service', amount: 1000 }])],
    [ABOVE, sale([{ description: 'Service', amount: 1000.01 }])],
    // One line cannot make room for another, and a discount cannot either.
    [
      ABOVE,
      sale([
        { description: 'Service', amount: 5000 },
        { description: 'Back', amount: -4500 },
      ]),
    ],
    [ABOVE, sale([{ description: 'Service', qty: -10, unitPrice: 500 }])],
    [ABOVE, sale([{ ...item, qty: 1, unitPrice: 5000, discount: '90%' }])],
    [
      ABOVE,
      sale([
        { description: 'Service', amount: 600 },
        { description: 'Service', amount: 600 },
      ]),
    ],
    // Tax that the payload itself names counts.
    [ABOVE, sale([{ ...item, qty: 1, unitPrice: 900, taxCode: 'SR-10', taxRate: 100 }])],
    [ABOVE, sale([{ ...item, qty: 1, unitPrice: 900, taxAmount: 500 }])],
    // Under other names, too.
    [ABOVE, ['create-sales-invoice', { debtorCode: '300-A001', currencyRate: 1, items: [{ ...item, qty: 1, unitPrice: 1001 }] }]],
    [ABOVE, ['create-ar-invoice', { ...arInvoice(0), amount: undefined, lines: [{ nativeFields: { Amount: 5000 } }] }]],
    // A price of the book, and a rate of the book, are not known here.
    ['amount_limit /payload/lines/0/unitPrice', sale([{ ...item, qty: 1 }])],
    ['amount_limit /payload/lines/0/unitPrice', sale([{ ...item, qty: 1, amount: 5 }])],
    ['amount_limit /payload/lines/0/unitPrice', sale([{ barCode: '955', qty: 1 }])],
    ['ok', sale([{ description: 'A heading' }, { ...item, qty: 1, unitPrice: 1 }])],
    [
      'amount_limit /payload/currencyRate',
      ['create-sales-invoice', { debtorCode: '300-A001', lines: [{ ...item, unitPrice: 1 }] }],
    ],
    [ABOVE, sale([{ ...item, qty: 1, unitPrice: 900 }], { currencyCode: 'USD', currencyRate: 4.7 })],
    [ABOVE, sale([{ ...item, qty: 1, unitPrice: 5000 }], { currencyRate: 0.001 })],
    // Money and ledgers.
    ['ok', ['create-ar-invoice', { debtorCode: '300-A001', currencyRate: 1, amount: 1000, accountNo: '500-0000' }]],
    [ABOVE, ['create-ar-invoice', { debtorCode: '300-A001', currencyRate: 1, amount: 1001, accountNo: '500-0000' }]],
    [ABOVE, ['create-ap-payment', payment(600, 600)]],
    ['ok', ['create-ap-payment', payment(400, 600)]],
    ['ok', ['create-journal-entry', journal(1000)]],
    [ABOVE, ['create-journal-entry', journal(1000.01)]],
    // What is in the book already is not in the payload.
    [ABOVE, ['update-sales-invoice', { docNo: 'IV-000001', reason: 'x', description: 'y' }]],
    [ABOVE, ['transfer-sales-order-to-sales-invoice', { fromDocNo: 'SO-000001' }]],
    // Rows count one by one.
    ['ok', ['bulk-create-ar-invoices', { rows: [arInvoice(900), arInvoice(900)] }]],
    ['amount_limit /payload/rows/1', ['bulk-create-ar-invoices', { rows: [arInvoice(900), arInvoice(1900)] }]],
    [
      'amount_limit /payload/rows/1 /payload/rows/2',
      [
        'bulk-create',
        {
          commandType: 'create-ar-invoice',
          rows: [arInvoice(1), { ...journal(2000), commandType: 'create-journal-entry' }, arInvoice(2000)],
        },
      ],
    ],
    // Nothing is written, or only taken away.
    ['ok', ['read-debtors', {}]],
    ['ok', ['validate-sales-invoice', sale([{ ...item, qty: 100, unitPrice: 100 }])[1]]],
    ['ok', ['void-sales-invoice', { docNo: 'IV-000001' }]],
    ['ok', ['update-debtor', { debtorCode: '300-A001', reason: 'x', phone1: '012' }]],
    [ABOVE, ['create-tax-code', findRecipe('create-tax-code')?.examples[0]?.payload ?? {}]],
  ];
  const found = await verdicts(cases.map(([, command]) => command));
  for (const [index, [verdict, [type, payload]]] of cases.entries())
    assert.equal(found[index], verdict, `${type} ${JSON.stringify(payload)}`);
});

function payment(...amounts: readonly number[]) {
  const payments = amounts.map((paymentAmount) => ({ paymentAccountNo: '310-0000', paymentAmount }));
  return { creditorCode: '400-A001', currencyRate: 1, payments };
}

const journal = (amount: number) => ({
  currencyRate: 1,
  lines: [
    { accountNo: '900-6000', debit: amount },
    { accountNo: '410-0000', credit: amount },
  ],
});

const arInvoice = (amount: number) => ({ debtorCode: '300-A001', currencyRate: 1, amount, accountNo: '500-0000' });

test('the response says the amount and the limit, nothing is queued, and a higher limit counts with the next request', async () => {
  const [type, payload] = sale([{ ...item, qty: 2, unitPrice: 750.25 }]);
  const body = commandOf(type, payload);
  const call = () => server.call('POST', '/v1/commands', { key: limited.secret, body });
  const refused = await call();
  assert.deepEqual([refused.statusCode, refused.json().error.code], [403, 'amount_limit']);
  assert.match(refused.json().error.message, /is 1500\.5, and this key can write up to 1000\. .* Nothing was queued\.$/);
  const found = await server.call('GET', `/v1/commands/${body.commandId}`, { key: home.tenantKey });
  assert.equal(found.statusCode, 404);
  const change = (amountLimit: number | null) =>
    server.call('POST', `/v1/keys/${limited.keyId}`, { key: home.tenantKey, body: { amountLimit } });
  assert.equal((await change(1500.5)).json().key.amountLimit, 1500.5);
  assert.equal((await call()).statusCode, 202);
  assert.equal((await change(10)).statusCode, 200);
  assert.equal((await call()).statusCode, 202, 'what was accepted before is returned again');
  assert.equal((await change(null)).json().key.amountLimit, null);
  for (const bad of [-1, 1_000_000_001, '5']) assert.equal((await change(bad as number)).statusCode, 400);
  await change(1000);
});
