import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestServer, type TestServer, type TestTenant } from '../../../testing/test-server.ts';

let server: TestServer;
before(async () => {
  server = await openTestServer();
});
after(() => server.close());

const capabilities = {
  driver: 'gnucash',
  commandTypes: ['read-debtors', 'create-sales-invoice'],
  currencies: ['MYR'],
  codes: { taxCode: ['ST10'] },
  refusedFields: { itemCode: 'GnuCash has no stock; send accountNo instead of itemCode.', bankCharge: 'x', warehouse: 'x' },
  fieldLimits: { ref: { maxLength: 40 }, amount: { decimals: 2 }, companyName: { maxLength: 60 } },
};

async function homeWith(companies: readonly object[]): Promise<TestTenant> {
  const home = await server.household();
  const { connectorId, connectorKey: key } = home;
  const reported = await server.call('POST', `/connectors/${connectorId}/companies`, { key, body: { companies } });
  assert.equal(reported.statusCode, 200, reported.body);
  return home;
}

const schema = (home: TestTenant, type: string, query: string) =>
  server.call('GET', `/v1/schema/commands/${type}?${query}`, { key: home.tenantKey });

test('a command type that the driver of a book does not take is rejected before it is queued, with what to do', async () => {
  const home = await homeWith([
    { companyId: 'DESK', name: 'Desk', capabilities },
    { companyId: 'OTHER', name: 'Other' },
  ]);
  const send = (companyId: string, type: string, payload: object) => server.submit(home, { companyId, type, payload });
  assert.equal((await send('DESK', 'read-debtors', {})).statusCode, 202);
  const refused = await send('DESK', 'read-items', {});
  assert.deepEqual([refused.statusCode, refused.json().error.code], [409, 'unsupported_by_book']);
  for (const part of ['DESK', 'read-items', home.connectorId]) assert.ok(refused.json().error.message.includes(part));
  assert.equal((await send('OTHER', 'read-items', {})).statusCode, 202);
});

test('the contract of a command type says what the book that was asked for does with it', async () => {
  const home = await homeWith([
    { companyId: 'DESK', name: 'Desk', capabilities },
    { companyId: 'OTHER', name: 'Other' },
  ]);
  const place = `connectorId=${home.connectorId}&companyId=`;
  const { book } = (await schema(home, 'create-sales-invoice', `${place}DESK`)).json();
  assert.deepEqual(
    { ...book, refusedFields: Object.keys(book.refusedFields) },
    {
      connectorId: home.connectorId,
      companyId: 'DESK',
      isSupported: true,
      driver: 'gnucash',
      currencies: ['MYR'],
      codes: { taxCode: ['ST10'] },
      refusedFields: ['itemCode', 'bankCharge'],
      fieldLimits: { ref: { maxLength: 40 }, amount: { decimals: 2 } },
    },
  );
  assert.equal((await schema(home, 'read-items', `${place}DESK`)).json().book.isSupported, false);
  const other = (await schema(home, 'read-items', `${place}OTHER`)).json().book;
  assert.deepEqual([other.isSupported, other.driver, other.currencies], [true, null, null]);
  assert.equal((await schema(home, 'read-items', '')).json().book, undefined);
  assert.equal((await schema(home, 'read-items', `${place}NONE`)).json().error.code, 'unknown_company');
  assert.equal((await schema(home, 'read-items', 'connectorId=conn_x&companyId=DESK')).json().error.code, 'unknown_connector');
});

test('the portal shows what a book can do', async () => {
  const home = await homeWith([{ companyId: 'DESK', name: 'Desk', capabilities }]);
  const state = (await server.call('GET', '/app/state', { headers: { cookie: home.cookie } })).json();
  const book = state.companies.find(({ companyId }: { companyId: string }) => companyId === 'DESK');
  assert.deepEqual([book.driver, book.commandTypeCount], ['gnucash', 2]);
  assert.match(
    (await server.call('GET', '/portal', { headers: { cookie: home.cookie } })).body,
    /Driver gnucash, 2 of 639 command types/,
  );
});
