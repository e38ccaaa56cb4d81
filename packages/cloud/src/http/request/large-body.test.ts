import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { deliveryLimits, limits } from '@ledgerline/contract';
import { invoice, openTestServer, type TestServer, type TestTenant } from '../../../testing/test-server.ts';
import { SMALL_BODY_BYTES_MAX } from '../../system/pace/loop-budget.ts';

/** Bodies that are read in the thread get the same responses as small ones; no response is longer than a person reads. */

let server: TestServer;
let home: TestTenant;
before(async () => {
  server = await openTestServer();
  home = await server.household();
});
after(() => server.close());

const debtors = (count: number, more: object = {}): object[] =>
  Array.from({ length: count }, (_, index) => ({
    debtorCode: `300-${String(index).padStart(4, '0')}`,
    companyName: `Customer ${index}`,
    address1: 'x'.repeat(40),
    address2: 'y'.repeat(40),
    address3: 'z'.repeat(40),
    ...more,
  }));

const bulk = (rows: readonly object[]): object => ({ type: 'bulk-create-debtors', payload: { rows } });

test('of many problems the first hundred are listed and all are counted, in rows of both bulks, lines and native names', async () => {
  const lines = Array.from({ length: 900 }, () => ({ itemCode: 1, qty: 'two', description: 'd'.repeat(60) }));
  const names = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`NoSuchField${index}`, 1]));
  const cases: readonly (readonly [string, object, number])[] = [
    ['rows', bulk(debtors(400, { companyName: 7, isActive: 'yes' })), 800],
    ['rows past the most', bulk(debtors(700, { companyName: 7 })), 501],
    [
      'rows of any command',
      { type: 'bulk-create', payload: { commandType: 'create-debtor', rows: debtors(400, { companyName: 7 }) } },
      400,
    ],
    ['lines', { ...invoice, payload: { ...invoice.payload, lines } }, 1_800],
    ['names', { type: 'update-purchase-order', payload: { docNo: 'PO-1', reason: 'r', Master: names } }, 5_000],
    ['a few values in a small body', { ...invoice, payload: { ...invoice.payload, lines: lines.slice(0, 60) } }, 120],
  ];
  for (const [words, envelope, total] of cases) {
    const refused = await server.submit(home, envelope);
    assert.deepEqual([refused.statusCode, refused.json().error.code], [400, 'invalid_payload'], words);
    const { details, detailsTotal, message } = refused.json().error;
    assert.deepEqual([details.length, detailsTotal], [limits.detailsMax, total], words);
    assert.match(message, new RegExp(`has ${total} problems. The first 100 are listed in details. Nothing was queued.$`));
    assert.ok(
      details.every(({ path }: { path: string }) => path.startsWith('/payload/')),
      words,
    );
  }
});

test('so are unknown fields of an envelope, and few problems are still all listed', async () => {
  const unknown = Object.fromEntries(Array.from({ length: 4_000 }, (_, index) => [`member${index}`, 1]));
  const refused = (await server.submit(home, unknown)).json().error;
  assert.deepEqual([refused.code, refused.details.length, refused.detailsTotal], ['invalid_envelope', 100, 4_000]);
  const few = (await server.submit(home, bulk(debtors(400, { address1: 'x'.repeat(40) }).with(7, {})))).json().error;
  assert.deepEqual([few.details.length, 'detailsTotal' in few], [2, false]);
});

test('a large command is queued as it was sent, once, and another use of its id is detected', async () => {
  const commandId = 'large-bulk';
  const rows = debtors(400);
  const first = await server.submit(home, { commandId, ...bulk(rows) });
  assert.equal(first.statusCode, 202, first.body.slice(0, 500));
  assert.ok(first.body.length > SMALL_BODY_BYTES_MAX);
  assert.deepEqual(first.json().command.payload, { rows });
  const turned = rows.map((row) => Object.fromEntries(Object.entries(row).toReversed()));
  for (const [again, status] of [
    [bulk(rows), 202],
    [bulk(turned), 202],
    [bulk(debtors(401)), 409],
    [bulk(debtors(1)), 409],
    [bulk(debtors(400, { companyName: 7 })), 409],
  ] as const) {
    assert.equal((await server.submit(home, { commandId, ...again })).statusCode, status);
  }
  const grouped = await server.call('POST', '/v1/sales-module/sales-invoice/create', {
    key: home.tenantKey,
    body: {
      commandId: 'large-grouped',
      connectorId: home.connectorId,
      companyId: 'SAMPLE',
      payload: {
        ...invoice.payload,
        lines: Array.from({ length: 900 }, () => ({ itemCode: 'WIDGET', qty: 1, description: 'd'.repeat(60) })),
      },
    },
  });
  assert.deepEqual([grouped.statusCode, grouped.json().command?.type], [202, 'create-sales-invoice']);
});

test('the rights over the rows of a large command are looked at when it is sent and when it is followed', async () => {
  const keyFor = async (access: object): Promise<string> =>
    (await server.call('POST', '/app/api-keys', { headers: { cookie: home.cookie }, body: { name: 'k', access } })).json().secret;
  const send = (tenantKey: string, commandId: string) =>
    server.submit(
      { ...home, tenantKey },
      { commandId, type: 'bulk-create', payload: { commandType: 'create-debtor', rows: debtors(400) } },
    );
  const both = await keyFor({ 'bulk-tools': ['write'], 'master-data': ['write'] });
  const one = await keyFor({ 'bulk-tools': ['write'], sales: ['write'] });
  assert.equal((await send(one, 'rights-1')).statusCode, 403);
  assert.equal((await send(both, 'rights-2')).statusCode, 202);
  const follow = (key: string) => server.call('GET', '/v1/commands/rights-2', { key });
  assert.deepEqual([(await follow(both)).statusCode, (await follow(one)).statusCode], [200, 403]);
});

test('a large result is stored, returned as it was and known again', async () => {
  const reader = await server.household();
  const commandId = (await server.submit(reader)).json().command.commandId;
  const { leaseToken } = (await server.next(reader)).json().command;
  const rows = debtors(1_000, { address4: 'w'.repeat(100) });
  const report = { leaseToken, status: 'done', result: { ok: true, rows, count: rows.length } };
  assert.equal((await server.report(reader, commandId, { ...report, result: 7, status: 'over' })).statusCode, 400);
  for (const body of [report, report]) assert.equal((await server.report(reader, commandId, body)).statusCode, 200);
  const { command } = (await server.call('GET', `/v1/commands/${commandId}`, { key: reader.tenantKey })).json();
  assert.deepEqual(command.result, report.result);
  const page = await server.call('GET', `/portal/commands/${commandId}`, { headers: { cookie: reader.cookie } });
  assert.equal(page.statusCode, 200);
  assert.match(page.body, /1,000 rows|1000 rows/);
  const file = await server.call('GET', `/portal/commands/${commandId}/rows.csv`, { headers: { cookie: reader.cookie } });
  assert.deepEqual([file.statusCode, file.body.trimEnd().split('\r\n').length], [200, 1 + rows.length]);
  const other = { ...report, result: { ...report.result, count: 7 } };
  assert.equal((await server.report(reader, commandId, other)).statusCode, 409);
});

test('large reports of account books and heartbeats are accepted like small ones', async () => {
  const { connectorId, connectorKey, tenantKey } = await server.household();
  const send = (path: string, body: object) =>
    server.call('POST', `/connectors/${connectorId}/${path}`, { key: connectorKey, body });
  const companies = Array.from({ length: 900 }, (_, index) => ({
    companyId: `C${index + 1_000}`,
    name: 'N',
    note: 'x'.repeat(100),
  }));
  const reported = await send('companies', { companies });
  assert.equal(reported.statusCode, 200, reported.body.slice(0, 300));
  assert.deepEqual(reported.json().companies, companies);
  const books = (await server.call('GET', `/connectors/${connectorId}/companies`, { key: tenantKey })).json();
  assert.deepEqual(books.companies, companies);
  const states = companies.map(({ companyId }) => ({ companyId, state: 'open', message: 'y'.repeat(50) }));
  assert.equal((await send('heartbeat', { build: 'b', companies: states })).statusCode, 200);
  const twice = (await send('companies', { companies: companies.with(1, companies[0] as (typeof companies)[0]) })).json().error;
  assert.deepEqual([twice.details[0].path, twice.details[0].code], ['/companies/1/companyId', 'duplicate']);
  const wrong = await send('companies', { companies: Array.from({ length: 20_000 }, () => ({ a: 1 })) });
  assert.deepEqual([wrong.statusCode, wrong.json().error.details.length], [400, limits.detailsMax]);
  assert.ok(wrong.json().error.detailsTotal > limits.detailsMax);
});

test('bodies with too many values are rejected, whatever they contain', async () => {
  const many = `[${'1,'.repeat(limits.jsonValuesMax)}1]`;
  const command = JSON.stringify({ commandId: 'many', connectorId: home.connectorId, companyId: 'SAMPLE', ...bulk([]) });
  for (const [url, key, body] of [
    ['/v1/commands', home.tenantKey, command.replace('[]', many)],
    [`/connectors/${home.connectorId}/commands/many/result`, home.connectorKey, `{"status":"done","result":{"rows":${many}}}`],
  ] as const) {
    const refused = await server.call('POST', url, { key, body });
    const { code, details } = refused.json().error;
    assert.deepEqual([refused.statusCode, code, details[0]?.code], [400, 'invalid_request', 'too_many'], url);
  }
  assert.ok(deliveryLimits.resultBytesMax > 2 * limits.jsonValuesMax);
});
