import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Access, limits } from '@ledgerline/contract';
import { byTester } from '../../../../testing/test-cloud.ts';
import { invoice, openTestServer, type TestServer, type TestTenant } from '../../../../testing/test-server.ts';
import { createAppKey } from '../../../account/rights/app-key.ts';
import { afterThisTurn } from '../../../system/clock.ts';
import { SMALL_BODY_BYTES_MAX } from '../../../system/pace/loop-budget.ts';
import { isRefusal } from '../../../system/problem.ts';

/** POST /v1/commands/check says what POST /v1/commands would, and leaves nothing behind. */

let server: TestServer;
let home: TestTenant;
before(async () => {
  server = await openTestServer();
  home = await server.household();
  const known = await server.submit(home, { commandId: 'known', ...invoice });
  assert.equal(known.statusCode, 202, known.body);
});
after(() => server.close());

const check = (commands: readonly unknown[], key = home.tenantKey) =>
  server.call('POST', '/v1/commands/check', { key, body: { commands } });

const envelope = (commandId: string, more: object = {}) => ({
  commandId,
  connectorId: home.connectorId,
  companyId: 'SAMPLE',
  type: 'read-debtors',
  ...more,
});

async function appKey(access: Access, companies?: string[]): Promise<string> {
  const made = await createAppKey(
    server.context,
    home.tenantId,
    { name: 'k', access, ...(companies && { companies }) },
    byTester('test'),
  );
  if (isRefusal(made)) assert.fail(made.refused.message);
  return made.secret;
}

const long = { remark: 'r'.repeat(SMALL_BODY_BYTES_MAX) };

/** Everything that a command can be rejected for, and some that are accepted. */
const commands = (): object[] => [
  envelope('good'),
  envelope('good-write', invoice),
  envelope('known', invoice),
  envelope('known', { ...invoice, payload: { ...invoice.payload, debtorCode: '300-B001' } }),
  envelope('bad id!'),
  { commandId: 'half' },
  envelope('no-type', { type: 'create-sales-invoce' }),
  envelope('no-connector', { connectorId: 'conn_0' }),
  envelope('no-book', { companyId: 'NONE' }),
  envelope('no-code', { ...invoice, payload: { lines: [] } }),
  envelope('unknown-field', { type: 'update-debtor', payload: { debtorCode: '300-A001', reason: 'r', nonsense: 1 } }),
];

test('a check says to every command what the queue would say, small and large, and queues nothing', async () => {
  const keys = [home.tenantKey, await appKey({ sales: ['read'], 'master-data': ['read'] }), await appKey('full', ['OTHER'])];
  for (const key of keys) {
    for (const more of [{}, long]) {
      const asked = commands().map((command) => ({ ...command, ...('payload' in command ? {} : { payload: more }) }));
      const checked = await check(asked, key);
      assert.equal(checked.statusCode, 200, checked.body.slice(0, 500));
      const { results } = checked.json();
      assert.equal(results.length, asked.length);
      for (const [at, command] of asked.entries()) {
        if (results[at].ok) continue;
        const posted = await server.call('POST', '/v1/commands', { key, body: command });
        assert.deepEqual(results[at].error, posted.json().error, JSON.stringify(command).slice(0, 200));
      }
    }
  }
  const { commands: queued } = (await server.call('GET', '/v1/commands', { key: home.tenantKey })).json();
  assert.deepEqual(
    queued.map(({ commandId }: { commandId: string }) => commandId),
    ['known'],
  );
});

test('what a check accepts, the queue accepts', async () => {
  const asked = [envelope('first', { payload: { limit: 5 } }), envelope('second', invoice)];
  assert.deepEqual((await check(asked)).json().results, [{ ok: true }, { ok: true }]);
  for (const body of asked)
    assert.equal((await server.call('POST', '/v1/commands', { key: home.tenantKey, body })).statusCode, 202);
});

test('an id that a list uses for two requests is rejected the second time, the same request twice is not', async () => {
  const asked = [envelope('twice'), envelope('twice'), envelope('twice', invoice)];
  const { results } = (await check(asked)).json();
  assert.deepEqual(
    results.map(({ ok, error }: { ok: boolean; error?: { code: string } }) => (ok ? 'ok' : error?.code)),
    ['ok', 'ok', 'command_id_reused'],
  );
});

test('a list has at most 500 commands and 8 MiB, and what is wrong with each is cut to 20 problems', async () => {
  const many = await check(Array.from({ length: limits.checkedCommandsMax + 1 }, (_, at) => envelope(`c${at}`)));
  assert.deepEqual([many.statusCode, many.json().error.code], [400, 'invalid_request']);
  assert.equal((await check([])).statusCode, 200);
  const large = await check([envelope('x', { payload: { remark: 'x'.repeat(limits.bulkCommandBodyBytesMax) } })]);
  assert.equal(large.statusCode, 413);
  for (const body of ['[]', '{"commands":{}}', '{"commands":[],"more":1}']) {
    assert.equal((await server.call('POST', '/v1/commands/check', { key: home.tenantKey, body })).statusCode, 400, body);
  }
  const lines = Array.from({ length: 90 }, () => ({ itemCode: 1 }));
  const [{ error }] = (await check([envelope('x', { ...invoice, payload: { ...invoice.payload, lines } })])).json().results;
  assert.equal(error.details.length, limits.checkedDetailsMax);
  assert.ok(error.detailsTotal >= 90, error.detailsTotal);
});

test('an inactive subscription and a full queue are told too', async () => {
  const full = await openTestServer({ queuedMax: 1 });
  try {
    const tenant = await full.household();
    const ask = async (commandId: string) => {
      const body = { commands: [{ ...envelope(commandId), connectorId: tenant.connectorId }] };
      return (await full.call('POST', '/v1/commands/check', { key: tenant.tenantKey, body })).json().results[0];
    };
    for (let at = 0; at < 3; at += 1) assert.deepEqual(await ask('one'), { ok: true });
    assert.equal((await full.submit(tenant, { commandId: 'one' })).statusCode, 202);
    assert.equal((await ask('two')).error.code, 'queue_full');
    assert.deepEqual(await ask('one'), { ok: true });
    full.time.advance(15 * 24 * 60 * 60_000);
    assert.equal((await ask('two')).error.code, 'subscription_inactive');
    assert.deepEqual(await ask('one'), { ok: true });
  } finally {
    await full.close();
  }
});

test('a check of many commands lets other requests in between them', async () => {
  let turns = 0;
  let isOver = false;
  const count = (): void => {
    turns += 1;
    if (!isOver) afterThisTurn(count);
  };
  count();
  await check(Array.from({ length: limits.checkedCommandsMax }, (_, at) => envelope(`room-${at}`)));
  isOver = true;
  assert.ok(turns > limits.checkedCommandsMax / 10, `${turns} turns of the event loop`);
});

test('a check counts as one request for every 5 commands', async () => {
  const limited = await openTestServer({ settings: { requestsPerMinute: 12 } });
  try {
    const tenant = await limited.household();
    const ask = (count: number) => {
      const list = Array.from({ length: count }, (_, at) => ({ ...envelope(`c${at}`), connectorId: tenant.connectorId }));
      return limited.call('POST', '/v1/commands/check', { key: tenant.tenantKey, body: { commands: list } });
    };
    const first = await ask(50);
    assert.deepEqual([first.statusCode, first.headers.ratelimit], [200, '"per-key";r=2;t=50']);
    const second = await ask(50);
    assert.deepEqual([second.statusCode, second.json().error.code, second.headers['retry-after']], [429, 'rate_limited', '40']);
    assert.equal((await ask(5)).statusCode, 200);
    const search = await limited.call('GET', '/v1/schema/search?q=invoice', { key: tenant.tenantKey });
    assert.equal(search.statusCode, 429);
  } finally {
    await limited.close();
  }
});
