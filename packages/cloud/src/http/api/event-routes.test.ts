import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { type Access, DAY_MS, type Event, type EventListResponse } from '@ledgerline/contract';
import { byTester } from '../../../testing/test-cloud.ts';
import { invoice, openTestServer, type TestServer, type TestTenant } from '../../../testing/test-server.ts';
import { createAppKey } from '../../account/rights/app-key.ts';
import { runRetention } from '../../account/tenant-checks.ts';
import { forgetOldEvents } from '../../event/event-retention.ts';
import { isRefusal } from '../../system/problem.ts';

let server: TestServer;
before(async () => {
  server = await openTestServer();
});
after(() => server.close());

async function feed(key: string, query = ''): Promise<EventListResponse> {
  const response = await server.call('GET', `/v1/events${query}`, { key });
  assert.equal(response.statusCode, 200, response.body);
  return response.json();
}

const problem = async (key: string, path: string): Promise<readonly [number, string]> => {
  const response = await server.call('GET', path, { key });
  return [response.statusCode, response.json().error.code];
};

/** Runs a command from the caller to its result. */
async function carryOut(home: TestTenant, envelope: object = {}): Promise<string> {
  const { commandId } = (await server.submit(home, envelope)).json().command;
  await server.next(home, '?max=10');
  const result = { ok: true, rows: [], count: 0, nextCursor: null, docNo: 'IV-000001', saved: true, verified: true };
  assert.equal((await server.report(home, commandId, { status: 'done', result })).statusCode, 200);
  return commandId;
}

const commandsIn = ({ events }: { readonly events: readonly Event[] }): readonly unknown[] =>
  events.filter(({ type }) => type.startsWith('command.')).map(({ data }) => data.commandId);

test('a cursor reads every event once, and nextCursor is there when nothing came', async () => {
  const home = await server.household();
  const first = await carryOut(home);
  const start = await feed(home.tenantKey);
  assert.deepEqual(commandsIn(start), [first]);
  const [ended] = start.events.slice(-1);
  assert.deepEqual(
    [ended?.type, ended?.cursor, ended?.data.type, ended?.data.status],
    ['command.done', start.nextCursor, 'read-debtors', 'done'],
  );
  assert.match(ended?.id ?? '', /^evt_/);
  const nothing = await feed(home.tenantKey, `?cursor=${start.nextCursor}`);
  assert.deepEqual(nothing, { ok: true, events: [], nextCursor: start.nextCursor, hasMore: false });
  const ids = [first, await carryOut(home), await carryOut(home), await carryOut(home)];
  const read: unknown[] = [];
  for (let cursor = '', hasMore = true; hasMore; ) {
    const page = await feed(home.tenantKey, `?limit=2${cursor && `&cursor=${cursor}`}`);
    read.push(...commandsIn(page));
    ({ hasMore, nextCursor: cursor } = page);
  }
  assert.deepEqual(read, ids);
  const one = (await server.call('GET', `/v1/events/${ended?.id}`, { key: home.tenantKey })).json();
  assert.deepEqual(one, { ok: true, event: ended });
});

test('types and companyId filter, and the cursor continues past what was filtered out', async () => {
  const home = await server.household();
  await carryOut(home, { companyId: 'A' });
  const inB = await carryOut(home, { companyId: 'B' });
  const books = await feed(home.tenantKey, '?types=book.*,connector.online');
  assert.deepEqual(new Set(books.events.map(({ type }) => type)), new Set(['book.listed', 'connector.online']));
  const ofB = await feed(home.tenantKey, '?types=command.done&companyId=B');
  assert.deepEqual(commandsIn(ofB), [inB]);
  assert.deepEqual((await feed(home.tenantKey, `?cursor=${books.nextCursor}`)).events, []);
});

test('what cannot be read is rejected with its reason', async () => {
  const home = await server.household();
  const other = await server.household();
  await carryOut(home);
  const id = (await feed(home.tenantKey)).events.at(-1)?.id ?? '';
  for (const query of ['cursor=x', 'types=command.finished', 'from=yesterday', 'limit=501', 'wait=61']) {
    assert.deepEqual(await problem(home.tenantKey, `/v1/events?${query}`), [400, 'invalid_request'], query);
  }
  for (const path of [`/v1/events/${id.slice(0, -1)}`, '/v1/events/evt_1_2_3', '/v1/events/x']) {
    assert.deepEqual(await problem(home.tenantKey, path), [404, 'unknown_event'], path);
  }
  assert.deepEqual(await problem(other.tenantKey, `/v1/events/${id}`), [404, 'unknown_event']);
});

test('from=latest returns what comes next, a timestamp what came since', async () => {
  const home = await server.household();
  await carryOut(home);
  const { events, nextCursor } = await feed(home.tenantKey, '?from=latest');
  assert.deepEqual(events, []);
  server.time.advance(60_000);
  const since = new Date(server.time.now()).toISOString();
  const later = await carryOut(home);
  assert.deepEqual(commandsIn(await feed(home.tenantKey, `?cursor=${nextCursor}`)), [later]);
  assert.deepEqual(commandsIn(await feed(home.tenantKey, `?from=${since}`)), [later]);
});

test('a timestamp leaves out what came just before it, on every page and while waiting', async () => {
  const home = await server.household();
  const before = await carryOut(home);
  server.time.advance(1_000);
  const from = new Date(server.time.now()).toISOString();
  assert.deepEqual(commandsIn(await feed(home.tenantKey, `?from=${from}`)), []);
  const later = await carryOut(home);
  server.time.advance(1_000);
  const last = await carryOut(home);
  const seen: Event[] = [];
  let { events, nextCursor, hasMore } = await feed(home.tenantKey, `?from=${from}&limit=1`);
  for (seen.push(...events); hasMore; seen.push(...events)) {
    ({ events, nextCursor, hasMore } = await feed(home.tenantKey, `?cursor=${nextCursor}&limit=1`));
  }
  assert.deepEqual([...new Set(commandsIn({ events: seen }))], [later, last]);
  assert.ok(!commandsIn({ events: seen }).includes(before));
  assert.ok(seen.every(({ timestamp }) => timestamp >= from));
});

test('a held request returns as soon as something happens, else when its time is up', async () => {
  const home = await server.household();
  const { nextCursor } = await feed(home.tenantKey, '?from=latest');
  const held = feed(home.tenantKey, `?cursor=${nextCursor}&types=command.*&wait=30`);
  while (server.context.wakeups.count === 0) await setImmediate();
  const commandId = await carryOut(home);
  const answer = await held;
  assert.deepEqual(commandsIn(answer), [commandId]);
  const inVain = feed(home.tenantKey, `?cursor=${answer.nextCursor}&wait=2`);
  while (server.context.wakeups.count === 0) await setImmediate();
  server.time.advance(2_000);
  assert.deepEqual(await inVain, { ok: true, events: [], nextCursor: answer.nextCursor, hasMore: false });
});

test('a key reads what it may see and nothing else', async () => {
  const home = await server.household();
  await carryOut(home, { ...invoice, companyId: 'A' });
  await carryOut(home, { ...invoice, companyId: 'B' });
  await carryOut(home, { type: 'list-tax-codes', companyId: 'A' });
  const keyOf = async (access: Access, companies: string[] | null): Promise<string> => {
    const made = await createAppKey(
      server.context,
      home.tenantId,
      { name: 'key', access, ...(companies && { companies }) },
      byTester('test'),
    );
    if (isRefusal(made)) assert.fail(made.refused.message);
    return made.secret;
  };
  const seenBy = async (access: Access, companies: string[] | null): Promise<readonly string[]> => {
    const { events } = await feed(await keyOf(access, companies));
    return events.map(({ type, data }) => `${type.split('.')[0]} ${data.companyId ?? ''} ${data.type ?? ''}`.trim());
  };
  const full = await seenBy('full', null);
  assert.ok(full.some((line) => line.startsWith('key')) && full.some((line) => line === 'book OTHER'));
  const commands = (lines: readonly string[]) => lines.filter((line) => line.startsWith('command'));
  assert.deepEqual(commands(await seenBy({}, null)), ['command A list-tax-codes']);
  const ofBookA = await seenBy({ sales: ['read'] }, ['A']);
  assert.deepEqual(commands(ofBookA), ['command A create-sales-invoice', 'command A list-tax-codes']);
  assert.deepEqual(new Set(ofBookA.filter((line) => !line.startsWith('command'))), new Set(['connector', 'book A']));
  assert.deepEqual(
    (await seenBy('full', ['NONE'])).filter((line) => !line.startsWith('key')),
    [],
  );
});

test('a cursor before what was deleted is rejected with the place to go on from; a quiet tenant keeps its own', async () => {
  const [busy, quiet] = [await server.household(), await server.newcomer()];
  await carryOut(busy);
  const [cursor, ofQuiet] = [(await feed(busy.tenantKey, '?limit=1')).nextCursor, (await feed(quiet.tenantKey)).nextCursor];
  server.time.advance(31 * DAY_MS);
  await runRetention(server.context);
  await forgetOldEvents(server.context);
  const refused = await server.call('GET', `/v1/events?cursor=${cursor}`, { key: busy.tenantKey });
  assert.deepEqual([refused.statusCode, refused.json().error.code], [410, 'cursor_expired']);
  const { oldestCursor } = refused.json().error;
  const left = await feed(busy.tenantKey);
  assert.ok(left.events.length > 0 && left.events.every(({ type }) => type === 'notification.opened'));
  assert.deepEqual(await feed(busy.tenantKey, `?cursor=${oldestCursor}`), left);
  assert.equal(ofQuiet, '0_0');
  assert.ok((await feed(quiet.tenantKey, `?cursor=${ofQuiet}`)).events.length > 0);
});
