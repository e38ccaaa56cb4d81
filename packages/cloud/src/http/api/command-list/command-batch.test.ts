import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Access, limits } from '@ledgerline/contract';
import { byTester } from '../../../../testing/test-cloud.ts';
import { invoice, openTestServer, type TestServer, type TestTenant } from '../../../../testing/test-server.ts';
import { createAppKey } from '../../../account/rights/app-key.ts';
import { SMALL_BODY_BYTES_MAX } from '../../../system/pace/loop-budget.ts';
import { isRefusal } from '../../../system/problem.ts';

/** POST /v1/commands/batch is its commands sent one after the other. */

interface Result {
  readonly ok: boolean;
  readonly statusCode: number;
  readonly command?: { readonly commandId: string; readonly status: string };
  readonly error?: { readonly code: string; readonly details: readonly unknown[] };
}

let server: TestServer;
let home: TestTenant;
before(async () => {
  server = await openTestServer();
  home = await server.household();
});
after(() => server.close());

const batch = (commands: readonly unknown[], { key = home.tenantKey, query = '', of = server } = {}) =>
  of.call('POST', `/v1/commands/batch${query}`, { key, body: { commands } });

const lines = (body: string, query = '') =>
  server.call('POST', `/v1/commands/batch${query}`, {
    key: home.tenantKey,
    body,
    headers: { 'content-type': 'application/x-ndjson' },
  });

const envelope = (commandId: string, more: object = {}) => ({
  commandId,
  connectorId: home.connectorId,
  companyId: 'SAMPLE',
  type: 'read-debtors',
  ...more,
});

const codesOf = (results: readonly Result[]) => results.map(({ ok, error }) => (ok ? 'queued' : error?.code));

async function appKey(access: Access): Promise<string> {
  const made = await createAppKey(server.context, home.tenantId, { name: 'k', access }, byTester('test'));
  return isRefusal(made) ? assert.fail(made.refused.message) : made.secret;
}

const long = { remark: 'r'.repeat(SMALL_BODY_BYTES_MAX) };

/** Everything that a command can be rejected for, and some that are accepted; every run has ids of its own. */
const commands = (run: string): object[] => [
  envelope(`${run}-good`),
  envelope(`${run}-write`, invoice),
  envelope(`${run}-write`, invoice),
  envelope(`${run}-write`, { ...invoice, payload: { ...invoice.payload, debtorCode: '300-B001' } }),
  envelope('bad id!'),
  { commandId: 'half' },
  envelope(`${run}-no-type`, { type: 'create-sales-invoce' }),
  envelope(`${run}-no-connector`, { connectorId: 'conn_0' }),
  envelope(`${run}-no-book`, { companyId: 'NONE' }),
  envelope(`${run}-no-code`, { ...invoice, payload: { lines: [] } }),
  // The id of a command that was rejected is free.
  envelope(`${run}-no-code`, invoice),
  envelope(`${run}-unknown-field`, { type: 'update-debtor', payload: { debtorCode: '300-A001', reason: 'r', nonsense: 1 } }),
  envelope(`${run}-last`),
];

test('a batch says to every command what it would be told alone, small and large, with any rights', async () => {
  const keys = [home.tenantKey, await appKey({ sales: ['read'], 'master-data': ['read'] })];
  for (const [number, key] of keys.entries()) {
    for (const [size, more] of [{}, long].entries()) {
      const within = (list: object[]) => list.map((command) => ({ payload: more, ...command }));
      const alone: (readonly [number, unknown])[] = [];
      for (const body of within(commands(`a${number}${size}`))) {
        const posted = await server.call('POST', '/v1/commands', { key, body });
        alone.push([posted.statusCode, posted.json().error?.code]);
      }
      const sent = await batch(within(commands(`b${number}${size}`)), { key });
      assert.equal(sent.statusCode, 200, sent.body.slice(0, 500));
      const { results, accepted, refused } = sent.json() as { results: Result[]; accepted: number; refused: number };
      assert.deepEqual(
        results.map(({ statusCode, error }) => [statusCode, error?.code]),
        alone,
      );
      assert.deepEqual([accepted, refused], [results.filter(({ ok }) => ok).length, results.filter(({ ok }) => !ok).length]);
    }
  }
});

test('commands of a batch are run in its order, and the same batch again queues nothing', async () => {
  const tenant = await server.household();
  const ids = Array.from({ length: 120 }, (_, at) => `order-${at}`);
  const list = ids.map((commandId) => ({ ...envelope(commandId), connectorId: tenant.connectorId }));
  const first = (await batch(list, { key: tenant.tenantKey })).json();
  const again = (await batch(list, { key: tenant.tenantKey })).json();
  assert.deepEqual([first.accepted, first.refused], [120, 0]);
  assert.deepEqual(
    again.results.map(({ command }: Result) => command),
    first.results.map(({ command }: Result) => command),
  );
  const given: string[] = [];
  for (let more = true; more; ) {
    const { commands: leased } = (await server.next(tenant, '?max=50')).json() as { commands: { commandId: string }[] };
    given.push(...leased.map(({ commandId }) => commandId));
    for (const { commandId } of leased) await server.report(tenant, commandId, { status: 'done', result: { ok: true } });
    more = leased.length > 0;
  }
  assert.deepEqual(given, ids);
});

test('with accept=all one rejection queues nothing, and what was known before counts as queued', async () => {
  const list = [envelope('all-1'), envelope('all-2', { companyId: 'NONE' }), envelope('all-3'), envelope('all-1')];
  const refused = await batch(list, { query: '?accept=all' });
  const body = refused.json();
  assert.deepEqual([refused.statusCode, body.error.code], [400, 'batch_refused']);
  assert.deepEqual(codesOf(body.results), ['batch_refused', 'unknown_company', 'batch_refused', 'batch_refused']);
  for (const id of ['all-1', 'all-3']) {
    assert.equal((await server.call('GET', `/v1/commands/${id}`, { key: home.tenantKey })).statusCode, 404);
  }
  const known = await server.submit(home, { commandId: 'all-1', type: 'read-debtors' });
  assert.equal(known.statusCode, 202, known.body);
  const good = [envelope('all-3'), envelope('all-1'), envelope('all-4'), envelope('all-3')];
  const queued = await batch(good, { query: '?accept=all' });
  assert.equal(queued.statusCode, 200, queued.body);
  assert.deepEqual(
    queued.json().results.map(({ command }: Result) => command?.commandId),
    ['all-3', 'all-1', 'all-4', 'all-3'],
  );
  const other = await batch([envelope('all-5'), envelope('all-4', invoice)], { query: '?accept=all' });
  assert.deepEqual(codesOf(other.json().results), ['batch_refused', 'command_id_reused']);
  const twice = await batch([envelope('all-6'), envelope('all-6', invoice)], { query: '?accept=all' });
  assert.deepEqual(codesOf(twice.json().results), ['batch_refused', 'command_id_reused']);
  const later = (await server.call('GET', '/v1/commands?q=all-', { key: home.tenantKey })).json().commands;
  assert.deepEqual(later.map(({ commandId }: { commandId: string }) => commandId).sort(), ['all-1', 'all-3', 'all-4']);
});

test('a batch can have one command to a line; empty lines are passed over, half a line is rejected in its place', async () => {
  const one = JSON.stringify(envelope('line-1'));
  const sent = await lines(`\uFEFF${one}\r\n\n${JSON.stringify(envelope('line-2'))}\n{"commandId":"line-3`);
  assert.equal(sent.statusCode, 200, sent.body);
  assert.deepEqual(codesOf(sent.json().results), ['queued', 'queued', 'invalid_json']);
  for (const body of ['', '\n\n', `${one}\n`.repeat(limits.batchCommandsMax + 1)]) {
    assert.equal((await lines(body)).statusCode, 400, body.slice(0, 20));
  }
  const large = Array.from({ length: 40 }, (_, at) =>
    JSON.stringify(envelope(`large-${at}`, { payload: { search: 'x'.repeat(90) } })),
  );
  const many = await lines(`${large.join('\n')}\n${' '.repeat(SMALL_BODY_BYTES_MAX)}\n`);
  assert.deepEqual([many.statusCode, many.json().accepted], [200, 40], many.body.slice(0, 300));
});

test('what is wrong with the whole batch is said at once', async () => {
  const refusals: readonly (readonly [object, string, number])[] = [
    [{ commands: [] }, '', 400],
    [{ commands: {} }, '', 400],
    [{ commands: [envelope('x')], more: 1 }, '', 400],
    [{ commands: Array.from({ length: limits.batchCommandsMax + 1 }, (_, at) => envelope(`m${at}`)) }, '', 400],
    [{ commands: [envelope('x')] }, '?wait=5', 400],
    [{ commands: [envelope('x')] }, '?accept=some', 400],
    [{ commands: [envelope('x')] }, '?acept=all', 400],
    [{ commands: [envelope('x', { payload: { remark: 'x'.repeat(limits.bulkCommandBodyBytesMax) } })] }, '', 413],
  ];
  for (const [body, query, status] of refusals) {
    const sent = await server.call('POST', `/v1/commands/batch${query}`, { key: home.tenantKey, body });
    assert.equal(sent.statusCode, status, sent.body.slice(0, 300));
  }
  assert.equal((await batch([envelope('x')], { key: 'nobody' })).statusCode, 401);
  assert.equal((await server.call('GET', '/v1/commands/x', { key: home.tenantKey })).statusCode, 404);
});

test('what fits the queue is queued, and nothing behind the first that does not', async () => {
  const full = await openTestServer({ queuedMax: 3 });
  try {
    const tenant = await full.household();
    const list = (...ids: string[]) => ids.map((id) => ({ ...envelope(id), connectorId: tenant.connectorId }));
    const whole = await batch(list('a', 'b', 'c', 'd'), { key: tenant.tenantKey, query: '?accept=all', of: full });
    assert.deepEqual(codesOf(whole.json().results), Array(4).fill('queue_full'));
    const each = await batch(list('a', 'b', 'c', 'd', 'e'), { key: tenant.tenantKey, of: full });
    assert.deepEqual(codesOf(each.json().results), ['queued', 'queued', 'queued', 'queue_full', 'queue_full']);
    assert.equal(each.json().results[3].statusCode, 429);
    const again = await batch(list('e', 'a', 'c'), { key: tenant.tenantKey, of: full });
    assert.deepEqual(codesOf(again.json().results), ['queue_full', 'queued', 'queued']);
    full.time.advance(15 * 24 * 60 * 60_000);
    const unpaid = await batch(list('f', 'a'), { key: tenant.tenantKey, of: full });
    assert.deepEqual(codesOf(unpaid.json().results), ['subscription_inactive', 'queued']);
  } finally {
    await full.close();
  }
});

test('a batch counts as one request for every 5 commands', async () => {
  const limited = await openTestServer({ settings: { requestsPerMinute: 12 } });
  try {
    const tenant = await limited.household();
    const list = Array.from({ length: 50 }, (_, at) => ({ ...envelope(`c${at}`), connectorId: tenant.connectorId }));
    const first = await batch(list, { key: tenant.tenantKey, of: limited });
    assert.deepEqual([first.statusCode, first.headers.ratelimit], [200, '"per-key";r=2;t=50']);
    assert.equal((await batch(list, { key: tenant.tenantKey, of: limited })).statusCode, 429);
  } finally {
    await limited.close();
  }
});

test('a key whose writes a person approves has them proposed one by one, and none with accept=all', async () => {
  const made = await createAppKey(
    server.context,
    home.tenantId,
    { name: 'assistant', access: 'full', approval: 'writes' },
    byTester('test'),
  );
  const key = isRefusal(made) ? assert.fail(made.refused.message) : made.secret;
  const list = [envelope('ask-1'), envelope('ask-2', invoice)];
  const whole = (await batch(list, { key, query: '?accept=all' })).json();
  assert.deepEqual(codesOf(whole.results), ['batch_refused', 'approval_required']);
  assert.equal(whole.results[1].error.proposalId, undefined);
  const each = (await batch(list, { key })).json();
  assert.deepEqual(codesOf(each.results), ['queued', 'approval_required']);
  assert.match(each.results[1].error.approvalUrl, /\/portal\/approvals\//);
  const other = envelope('ask-2', { ...invoice, payload: { ...invoice.payload, description: 'Another one' } });
  const taken = (await batch([envelope('ask-2', invoice), other])).json();
  assert.deepEqual(codesOf(taken.results), ['approval_required', 'command_id_reused'], 'an id that waits is taken for every key');
  const kept = (await batch([envelope('ask-3'), envelope('ask-2', invoice)], { query: '?accept=all' })).json();
  assert.deepEqual(codesOf(kept.results), ['batch_refused', 'approval_required']);
});
