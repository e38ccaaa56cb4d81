import assert from 'node:assert/strict';
import { test } from 'node:test';
import { limits } from '@ledgerline/contract';
import { byTester } from '../../../testing/test-cloud.ts';
import {
  invoice,
  openTestServer,
  type TestCloudOptions,
  type TestServer,
  type TestTenant,
} from '../../../testing/test-server.ts';
import { createAppKey, type MadeAppKey, revokeAppKey } from '../../account/rights/app-key.ts';
import { type Store, StoreUnavailable } from '../../store/store.ts';
import { isRefusal } from '../../system/problem.ts';

/** A tenant with keys for every row of the tables. */
interface Sender {
  readonly home: TestTenant;
  /** Can only read sales. */
  readonly readKey: string;
  readonly revokedKey: string;
}

/** One request, and the status and code that it gets. */
interface Row {
  readonly what: string;
  readonly gets: readonly [number, string];
  /** `/v1/commands` when absent. */
  readonly path?: string;
  readonly key?: (sender: Sender) => string | null;
  readonly headers?: Readonly<Record<string, string>>;
  /** Text and bytes are sent as they are; an object changes members of a good envelope. */
  readonly body?: string | Uint8Array | object;
  /** Done before the request is sent. */
  readonly before?: (server: TestServer, sender: Sender) => Promise<unknown>;
  /** Done while the request waits. */
  readonly meanwhile?: (server: TestServer, sender: Sender) => Promise<unknown>;
}

/** What each path has at the end of its address: the fast path does not take an address with a question mark. */
const PATHS = { fast: '', routes: '?' } as const;
type Path = keyof typeof PATHS;

async function makeSender({ context, household }: TestServer): Promise<Sender> {
  const home = await household();
  const make = async (name: string): Promise<MadeAppKey> => {
    const made = await createAppKey(context, home.tenantId, { name, access: { sales: ['read'] } }, byTester('test'));
    return isRefusal(made) ? assert.fail(made.refused.message) : made;
  };
  const [reader, revoked] = [await make('reader'), await make('revoked')];
  await revokeAppKey(context, home.tenantId, revoked.key.keyId, byTester('test'));
  return { home, readKey: reader.secret, revokedKey: revoked.secret };
}

const bodyOf = ({ home }: Sender, body: Row['body'] = {}): string | Uint8Array => {
  if (typeof body === 'string' || body instanceof Uint8Array) return body;
  return JSON.stringify({ commandId: 'order-1', connectorId: home.connectorId, companyId: 'SAMPLE', ...invoice, ...body });
};

/** Everything that a caller sees of a response, but for the date and the ids of its tenant. */
async function play(server: TestServer, address: string, sender: Sender, row: Row, path: Path): Promise<readonly string[]> {
  const { home } = sender;
  const key = row.key ? row.key(sender) : home.tenantKey;
  await row.before?.(server, sender);
  const sent = fetch(`${address}${row.path ?? '/v1/commands'}${row.path?.includes('?') ? '' : PATHS[path]}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-request-id': row.what.replaceAll(/[^\w]/g, '-'),
      ...(key !== null && { authorization: `Bearer ${key}` }),
      ...row.headers,
    },
    body: bodyOf(sender, row.body),
  });
  const [response] = await Promise.all([sent, row.meanwhile?.(server, sender)]);
  const text = (await response.text()).replaceAll(home.connectorId, '<connectorId>');
  const code = response.ok ? JSON.parse(text).command.status : JSON.parse(text).error.code;
  assert.deepEqual([response.status, code], row.gets, `${row.what}, ${path}: ${text}`);
  const headers = [...response.headers].filter(([name]) => name !== 'date').sort();
  return [`${response.status}`, ...headers.map(([name, value]) => `${name}: ${value}`), text];
}

/** Plays every row through both paths, each for a tenant of its own, and compares all that comes back. */
async function playAll(options: TestCloudOptions, rows: readonly Row[]): Promise<void> {
  const server = await openTestServer(options);
  try {
    const address = `http://127.0.0.1:${await server.listen()}`;
    const senders = { fast: await makeSender(server), routes: await makeSender(server) };
    for (const row of rows) {
      const fast = await play(server, address, senders.fast, row, 'fast');
      assert.deepEqual(fast, await play(server, address, senders.routes, row, 'routes'), row.what);
    }
  } finally {
    await server.close();
  }
}

const queued = [202, 'queued'] as const;
const large = { type: 'bulk-create-debtors', payload: { rows: Array.from({ length: 400 }, (_, row) => debtor(row)) } };

function debtor(row: number): object {
  return { debtorCode: `300-L${row}`, companyName: `${'x'.repeat(90)} ${row}`, address1: 'y'.repeat(40) };
}

const grouped = '/v1/sales-module/sales-invoice/create';

const rows: readonly Row[] = [
  { what: 'a good command', gets: queued },
  { what: 'a replay', gets: queued },
  { what: 'a second command', gets: queued, body: { commandId: 'order-2' } },
  { what: 'another request under a known id', gets: [409, 'command_id_reused'], body: { companyId: 'OTHER' } },
  { what: 'a known id with a bad payload', gets: [409, 'command_id_reused'], body: { payload: { debtorCode: 7 } } },
  { what: 'no key', gets: [401, 'invalid_key'], key: () => null },
  { what: 'a mistyped key', gets: [401, 'invalid_key'], key: ({ home }) => `${home.tenantKey}x` },
  { what: 'a connector key', gets: [401, 'invalid_key'], key: ({ home }) => home.connectorKey },
  { what: 'a revoked key', gets: [401, 'invalid_key'], key: ({ revokedKey }) => revokedKey },
  { what: 'a read with a key that can read', gets: queued, key: ({ readKey }) => readKey, body: readOf('read-1') },
  { what: 'a write with a key that can read', gets: [403, 'access_denied'], key: ({ readKey }) => readKey },
  { what: 'no body', gets: [400, 'invalid_envelope'], body: '' },
  { what: 'not JSON', gets: [400, 'invalid_json'], body: '{"commandId":' },
  { what: 'not UTF-8', gets: [400, 'invalid_json'], body: new Uint8Array([0x22, 0xff, 0x22]) },
  { what: 'nested too deeply', gets: [400, 'invalid_request'], body: `${'['.repeat(40)}${']'.repeat(40)}` },
  { what: 'a NUL', gets: [400, 'invalid_request'], body: { commandId: 'nul', payload: { debtorCode: '\0' } } },
  { what: 'a bad envelope', gets: [400, 'invalid_envelope'], body: { commandId: 'a b', companyId: 7 } },
  {
    what: 'a bad envelope of an unknown type',
    gets: [400, 'invalid_envelope'],
    body: { commandId: 'a b', type: 'create-invoyce' },
  },
  { what: 'an unknown type', gets: [400, 'unknown_command_type'], body: { commandId: 'new', type: 'create-sales-invoyce' } },
  { what: 'a bad payload', gets: [400, 'invalid_payload'], body: { commandId: 'new', payload: { debtorCode: 7 } } },
  { what: 'an ignored field', gets: queued, body: { commandId: 'warned', payload: { ...invoice.payload, colour: 'red' } } },
  { what: 'an unknown connector', gets: [404, 'unknown_connector'], body: { commandId: 'new', connectorId: 'conn_other' } },
  { what: 'an unknown book', gets: [404, 'unknown_company'], body: { commandId: 'new', companyId: 'NONE' } },
  { what: 'another content type', gets: [415, 'unsupported_media_type'], headers: { 'content-type': 'text/plain' } },
  {
    what: 'another character set',
    gets: [415, 'unsupported_media_type'],
    headers: { 'content-type': 'application/json; charset=utf-16' },
  },
  { what: 'a content encoding', gets: [415, 'unsupported_media_type'], headers: { 'content-encoding': 'gzip' } },
  {
    what: 'the character set named',
    gets: queued,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: { commandId: 'utf' },
  },
  { what: 'a wait of zero', gets: queued, headers: { prefer: 'wait=0' }, body: { commandId: 'wait-0' } },
  {
    what: 'a wait that is no number',
    gets: [400, 'invalid_request'],
    path: '/v1/commands?wait=long',
    body: { commandId: 'wait-1' },
  },
  { what: 'no JSON and a wait that is no number', gets: [400, 'invalid_json'], path: '/v1/commands?wait=long', body: '{' },
  { what: 'a large body', gets: queued, body: { commandId: 'large', ...large } },
  { what: 'a large body again', gets: queued, body: { commandId: 'large', ...large } },
  { what: 'a large body that is not JSON', gets: [400, 'invalid_json'], body: `{"a":"${'x'.repeat(100_000)}` },
  {
    what: 'too large for its type',
    gets: [413, 'body_too_large'],
    body: { commandId: 'new', payload: { text: 'x'.repeat(limits.commandBodyBytesMax) } },
  },
  { what: 'too large for every type', gets: [413, 'body_too_large'], body: new Uint8Array(limits.bulkCommandBodyBytesMax + 1) },
  { what: 'a grouped path', gets: queued, path: grouped, body: { commandId: 'grouped-1', type: undefined } },
  { what: 'a replay on a grouped path', gets: queued, path: grouped, body: { commandId: 'grouped-1' } },
  {
    what: 'a type that a grouped path does not serve',
    gets: [400, 'invalid_envelope'],
    path: grouped,
    body: readOf('grouped-2'),
  },
  { what: 'a grouped path that is not there', gets: [404, 'unknown_route'], path: '/v1/sales-module/sales-invoice/fold' },
];

function readOf(commandId: string): object {
  return { commandId, type: 'list-sales-invoices', payload: {} };
}

test('a submission gets the same response on the fast path and on the routes', () =>
  playAll({ settings: { requestsPerMinute: 1000 } }, rows));

/** How a store can know whether a key has changed. */
let changes = 0;
const counts: Readonly<Record<string, (store: Store) => Store['keyChanges']>> = {
  'keys are remembered': (store) => store.keyChanges,
  'keys are remembered and other nodes are asked': (store) => async () => store.keyChanges(),
  'every key is looked up': () => () => {
    changes += 1;
    return changes;
  },
};

for (const [how, counting] of Object.entries(counts)) {
  test(`both paths know the caller when ${how}`, () =>
    playAll({ through: (store) => ({ ...store, keyChanges: counting(store) }) }, rows.slice(0, 8)));
}

test('a limit is reached in the same way on both paths', () =>
  playAll({ settings: { requestsPerMinute: 3 } }, [
    { what: 'the first', gets: queued },
    { what: 'a rejected one counts too', gets: [400, 'invalid_json'], body: '{' },
    { what: 'a replay counts too', gets: queued },
    { what: 'one too many', gets: [429, 'rate_limited'] },
    { what: 'one too many that is not JSON', gets: [429, 'rate_limited'], body: '{' },
    { what: 'one too many of another type', gets: [429, 'rate_limited'], headers: { 'content-type': 'text/plain' } },
    { what: 'a key of its own', gets: queued, key: ({ readKey }) => readKey, body: readOf('read-1') },
  ]));

test('a queue is full in the same way on both paths', () =>
  playAll({ queuedMax: 2 }, [
    { what: 'the first', gets: queued },
    {
      what: 'a bad one takes no place',
      gets: [400, 'invalid_payload'],
      body: { commandId: 'order-2', payload: { debtorCode: 7 } },
    },
    { what: 'the second', gets: queued, body: { commandId: 'order-2' } },
    { what: 'the third', gets: [429, 'queue_full'], body: { commandId: 'order-3' } },
    { what: 'a replay needs no place', gets: queued },
  ]));

test('a caller who waits gets the same response on both paths', () =>
  playAll({}, [{ what: 'a wait', gets: [202, 'done'], headers: { prefer: 'wait=20' }, meanwhile: runNext }]));

async function runNext(server: TestServer, { home }: Sender): Promise<void> {
  assert.equal((await server.next(home, '?wait=20')).statusCode, 200);
  const reported = await server.report(home, 'order-1', {
    status: 'done',
    result: { ok: true, saved: true, docNo: 'IV-000001' },
  });
  assert.equal(reported.statusCode, 200);
}

test('an inactive subscription gets the same response on both paths', () =>
  playAll({}, [
    { what: 'while it is active', gets: queued },
    { what: 'a new command', gets: [402, 'subscription_inactive'], body: { commandId: 'order-2' }, before: endSubscription },
    { what: 'a replay', gets: queued },
  ]));

const endSubscription: NonNullable<Row['before']> = ({ context }, { home: { tenantId } }) =>
  context.store.setSubscription({
    tenantId,
    status: 'inactive',
    plan: null,
    currentPeriodEnd: null,
    audit: { tenantId, actor: 'test', action: 'test', subject: '', requestId: 'test' },
  });

test('a store that fails, or a bug, gets the same response on both paths and takes no place in the queue', () => {
  let failure: Error | null = null;
  const through = (store: Store): Store => ({
    ...store,
    accept: (command) => (failure === null ? store.accept(command) : Promise.reject(failure)),
  });
  const failWith = (error: Error | null) => async (): Promise<void> => {
    failure = error;
  };
  return playAll({ through, queuedMax: 2 }, [
    { what: 'the first', gets: queued },
    {
      what: 'a full disk',
      gets: [503, 'not_ready'],
      body: { commandId: 'order-2' },
      before: failWith(new StoreUnavailable(new Error('The disk is full.'))),
    },
    { what: 'a bug', gets: [500, 'internal_error'], body: { commandId: 'order-2' }, before: failWith(new Error('A bug.')) },
    { what: 'the second', gets: queued, body: { commandId: 'order-2' }, before: failWith(null) },
    { what: 'the third', gets: [429, 'queue_full'], body: { commandId: 'order-3' } },
  ]);
});
