import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { invoice, openTestServer, type TestServer, type TestTenant } from '../../../../testing/test-server.ts';
import { SMALL_BODY_BYTES_MAX } from '../../../system/pace/loop-budget.ts';

let server: TestServer;
before(async () => {
  server = await openTestServer();
});
after(() => server.close());

const DEBTOR = { type: 'create-debtor', payload: { debtorCode: '300-S017', companyName: 'Seventeen' } } as const;

const linksOf = async ({ tenantKey, connectorId }: TestTenant, more: string, entity = 'debtor', key = tenantKey) =>
  server.call('GET', `/v1/links?connectorId=${connectorId}&companyId=SAMPLE&entity=${entity}&${more}`, { key });

async function finish(home: TestTenant, commandId: string, body: object): Promise<void> {
  await server.next(home, '?max=9');
  await server.report(home, commandId, body);
}

const done = (docNo: string) => ({ status: 'done', result: { ok: true, saved: true, docNo } });

const keyWith = async ({ tenantKey }: TestTenant, body: object): Promise<string> =>
  (await server.call('POST', '/v1/keys', { key: tenantKey, body: { name: 'Limited', ...body } })).json().secret;

test('a create takes its own id: another one is told what has it, and later commands select by it', async () => {
  const home = await server.household();
  const first = await server.submit(home, { ...DEBTOR, commandId: 'first', externalId: 'shop-17' });
  assert.equal(first.statusCode, 202);
  const second = await server.submit(home, { ...DEBTOR, commandId: 'second', externalId: 'shop-17' });
  const { code, link } = second.json().error;
  assert.deepEqual(
    [second.statusCode, code, link.state, link.commandId, link.key],
    [409, 'external_id_taken', 'pending', 'first', null],
  );
  assert.equal((await server.submit(home, { ...DEBTOR, commandId: 'first', externalId: 'shop-17' })).statusCode, 202);
  for (const other of [{ externalId: 'shop-18' }, {}]) {
    const reused = await server.submit(home, { ...DEBTOR, commandId: 'first', ...other });
    assert.equal(reused.json().error.code, 'command_id_reused', 'an id with another own id is another request');
  }
  const update = { type: 'update-debtor', externalId: 'shop-17', payload: { reason: 'New phone', phone1: '03-1' } };
  const early = await server.submit(home, { ...update, commandId: 'early' });
  assert.deepEqual([early.statusCode, early.json().error.code, early.headers['retry-after']], [409, 'link_pending', '2']);
  await finish(home, 'first', done('300-S017'));
  const bound = await server.submit(home, { ...DEBTOR, commandId: 'second', externalId: 'shop-17' });
  assert.deepEqual([bound.json().error.link.state, bound.json().error.link.key], ['bound', '300-S017']);
  const updated = await server.submit(home, { ...update, commandId: 'update' });
  assert.equal(updated.statusCode, 202);
  assert.equal(updated.json().command.payload.debtorCode, '300-S017');
  for (const type of ['get-debtor-detail', 'void-debtor', 'delete-debtor']) {
    const sent = await server.submit(home, { type, externalId: 'shop-17', payload: {} });
    assert.deepEqual([sent.statusCode, sent.json().command.payload.debtorCode], [202, '300-S017'], type);
  }
  const shown = (await linksOf(home, 'externalId=shop-17')).json().links;
  assert.deepEqual(shown, (await linksOf(home, 'key=300-S017')).json().links);
  assert.deepEqual([shown.length, shown[0].state, shown[0].commandId], [1, 'bound', 'first']);
  await server.call('POST', `/v1/links/${shown[0].linkId}/release`, { key: home.tenantKey });
  const again = await server.submit(home, { ...update, commandId: 'update' });
  assert.equal(again.statusCode, 202, 'a repeat is the same request, whatever the own id stands for now');
  const gone = await server.submit(home, { ...update, commandId: 'late' });
  assert.deepEqual([gone.statusCode, gone.json().error.code], [404, 'unknown_link']);
});

test('what is refused gives the own id back, and the corrected create takes it', async () => {
  const home = await server.household();
  const body = { ...invoice, externalId: 'order-1' };
  await server.submit(home, { ...body, commandId: 'wrong' });
  await finish(home, 'wrong', { status: 'failed', error: { code: 'PERIOD_LOCKED', message: 'x', outcome: 'not_applied' } });
  assert.deepEqual((await linksOf(home, 'externalId=order-1', 'sales-invoice')).json().links, []);
  assert.equal((await server.submit(home, { ...body, commandId: 'right' })).statusCode, 202);
  await finish(home, 'right', { status: 'failed', error: { code: 'driver_failed', message: 'x', outcome: 'unknown' } });
  const [link] = (await linksOf(home, 'externalId=order-1', 'sales-invoice')).json().links;
  assert.deepEqual([link.state, link.key], ['unknown', null]);
  for (const sent of [
    { ...body, commandId: 'third' },
    { type: 'get-sales-invoice', externalId: 'order-1', payload: {}, commandId: 'fourth' },
  ])
    assert.match((await server.submit(home, sent)).json().error.message, /No one can tell/);
});

test('own ids are for single documents and records, and do not repeat a number or a code', async () => {
  const home = await server.household();
  for (const wrong of [
    { type: 'list-sales-invoices', externalId: 'x', payload: {} },
    { type: 'bulk-create', externalId: 'x', payload: { rows: [] } },
    { type: 'create-fixed-asset-gl-accounts', externalId: 'x', payload: {} },
    { ...DEBTOR, externalId: '' },
    { ...DEBTOR, externalId: 'x'.repeat(121) },
    { ...DEBTOR, externalId: 'two\nlines' },
    { ...DEBTOR, externalId: 7 },
  ]) {
    const response = await server.submit(home, { ...wrong, commandId: 'wrong' });
    assert.deepEqual(
      [response.statusCode, response.json().error.code],
      [400, 'invalid_envelope'],
      JSON.stringify(wrong).slice(0, 80),
    );
  }
  const body = { connectorId: home.connectorId, companyId: 'SAMPLE', entity: 'debtor', externalId: 'own', key: '300-A001' };
  const put = (more: object, key = home.tenantKey) => server.call('PUT', '/v1/links', { key, body: { ...body, ...more } });
  assert.equal((await put({})).json().link.state, 'bound');
  const both = { type: 'get-debtor-detail', externalId: 'own', payload: { debtorCode: '300-A002' } };
  assert.match((await server.submit(home, both)).json().error.message, /debtorCode is not what externalId stands for/);
  assert.deepEqual((await put({})).json().link.key, '300-A001', 'the same again changes nothing');
  assert.equal((await put({ key: '300-A002' })).json().error.code, 'external_id_taken');
  assert.equal((await put({ entity: 'unicorn' })).json().error.code, 'invalid_request');
  assert.equal((await put({ companyId: 'NONE' })).json().error.code, 'unknown_company');
  assert.equal((await linksOf(home, '')).json().error.code, 'invalid_request', 'either externalId or key');
  assert.equal((await linksOf(home, 'externalId=a&key=b')).json().error.code, 'invalid_request');
});

test('looking needs the read right of the module, binding and releasing the write right, in a book of the key', async () => {
  const [home, other] = [await server.household(), await server.household()];
  const body = { connectorId: home.connectorId, companyId: 'SAMPLE', entity: 'debtor', externalId: 'mine', key: '300-A001' };
  const { linkId } = (await server.call('PUT', '/v1/links', { key: home.tenantKey, body })).json().link;
  const tries = async (key: string) => [
    (await linksOf(home, 'externalId=mine', 'debtor', key)).statusCode,
    (await server.call('PUT', '/v1/links', { key, body: { ...body, externalId: 'more' } })).statusCode,
    (await server.call('POST', `/v1/links/${linkId}/release`, { key })).statusCode,
  ];
  assert.deepEqual(await tries(await keyWith(home, { access: { ar: ['read'] } })), [200, 403, 403]);
  assert.deepEqual(await tries(await keyWith(home, { access: { sales: ['read', 'write'] } })), [403, 403, 403]);
  assert.deepEqual(await tries(await keyWith(home, { access: 'full', companies: ['BOOK'] })), [403, 403, 403]);
  assert.deepEqual(await tries(other.tenantKey), [404, 404, 404]);
  assert.deepEqual(await tries(await keyWith(home, { access: { 'master-data': ['read', 'write'] } })), [200, 200, 200]);
  const log = (await server.context.store.audits({ tenantId: home.tenantId, limit: 20 })).filter(({ action }) =>
    action.startsWith('link.'),
  );
  assert.deepEqual(
    log.map(({ action, subject }) => [action, subject]),
    [
      ['link.released', 'SAMPLE debtor mine = 300-A001'],
      ['link.bound', 'SAMPLE debtor more = 300-A001'],
      ['link.bound', 'SAMPLE debtor mine = 300-A001'],
    ],
  );
});

test('a batch and a check treat own ids as single commands do', async () => {
  const home = await server.household();
  const { connectorId, tenantKey } = home;
  const envelope = (commandId: string, externalId: string) => ({
    ...DEBTOR,
    commandId,
    connectorId,
    companyId: 'SAMPLE',
    externalId,
  });
  const post = async (path: string, commands: readonly object[]) =>
    (await server.call('POST', path, { key: tenantKey, body: { commands } })).json();
  const codesOf = (results: readonly { error?: { code: string } }[]) => results.map(({ error }) => error?.code ?? 'ok');
  const list = [envelope('a', 'x'), envelope('b', 'x'), envelope('c', 'y')];
  const stopped = await post('/v1/commands/batch?accept=all', list);
  assert.deepEqual(codesOf(stopped.results), ['batch_refused', 'external_id_taken', 'batch_refused']);
  assert.deepEqual(codesOf((await post('/v1/commands/batch', list)).results), ['ok', 'external_id_taken', 'ok']);
  assert.deepEqual(codesOf((await post('/v1/commands/check', [...list, envelope('d', 'z')])).results), [
    'ok',
    'external_id_taken',
    'ok',
    'ok',
  ]);
  const selecting = { commandId: 'e', connectorId, companyId: 'SAMPLE', type: 'get-debtor-detail', externalId: 'x', payload: {} };
  assert.deepEqual(codesOf((await post('/v1/commands/check', [selecting])).results), ['link_pending']);
});

test('in a batch a command is told what it would be told behind those in front of it, and a large batch selects as a small one', async () => {
  const home = await server.household();
  const { connectorId, tenantKey: key } = home;
  const book = { connectorId, companyId: 'SAMPLE' };
  const select = (commandId: string, externalId = 'x') => ({
    ...book,
    commandId,
    type: 'get-debtor-detail',
    externalId,
    payload: {},
  });
  const create = { ...book, ...DEBTOR, commandId: 'new', externalId: 'x' };
  const filler = { ...book, commandId: 'filler', type: 'create-debtor', payload: { remark: 'x'.repeat(SMALL_BODY_BYTES_MAX) } };
  const codesOf = async (...commands: readonly object[]) => {
    const sent = await server.call('POST', '/v1/commands/batch', { key, body: { commands } });
    return sent.json().results.map(({ error }: { error?: { code: string } }) => error?.code ?? 'ok');
  };
  const again = { ...create, commandId: 'twice' };
  assert.deepEqual(
    await codesOf(select('early'), create, select('behind'), { ...create, payload: {} }, again, { ...again, externalId: 'z' }),
    ['unknown_link', 'ok', 'link_pending', 'command_id_reused', 'external_id_taken', 'ok'],
  );
  await finish(home, 'new', done('300-B001'));
  assert.deepEqual(await codesOf(filler, select('large'), select('none', 'y')), ['invalid_payload', 'ok', 'unknown_link']);
  const { command } = (await server.call('GET', '/v1/commands/large', { key })).json();
  assert.equal(command.payload.debtorCode, '300-B001');
});

test('a write that waits for a person takes no own id', async () => {
  const home = await server.household();
  const key = await keyWith(home, { access: 'full', approval: 'writes' });
  const { connectorId } = home;
  const body = { ...DEBTOR, commandId: 'held', connectorId, companyId: 'SAMPLE', externalId: 'held-1' };
  const held = await server.call('POST', '/v1/commands', { key, body });
  assert.deepEqual([held.statusCode, held.json().error.code], [400, 'invalid_envelope']);
});
