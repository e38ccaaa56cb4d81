import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { Ledgerline } from '../../packages/client/src/index.ts';
import { call } from '../cloud-process.ts';
import { openSandbox, type RunningSystem } from '../running-system.ts';
import { sharedSystem } from '../shared-system.ts';

/** Changes of a sandbox book through the whole system: book, lane, connector, cloud and feed. */

let system: RunningSystem;

before(async () => {
  system = await sharedSystem();
});

interface Told {
  readonly type: string;
  readonly data: {
    readonly entity?: string;
    readonly reason?: string;
    readonly changes?: readonly {
      readonly key: string;
      readonly change: string;
      readonly commandId?: string;
      readonly part?: string;
    }[];
  };
}

test('what a command changes in a sandbox book is in the feed, once and in order', async () => {
  const { run, tenantKey, connectorId } = await openSandbox(system);
  await run('create-debtor', { debtorCode: '300-X', companyName: 'First' }, 'BLANK', 'first');
  const told: Told[] = [];
  let cursor = '';
  /** Reads on until an event fits; each question waits for the next event. */
  const until = async (fits: (event: Told) => boolean): Promise<void> => {
    for (let questions = 0; !told.some(fits); questions += 1) {
      assert.ok(questions < 20, JSON.stringify(told));
      const query = `types=change.*&companyId=BLANK&wait=20${cursor === '' ? '' : `&cursor=${cursor}`}`;
      const { status, body } = await call(system.baseUrl, 'GET', `/v1/events?${query}`, tenantKey);
      assert.equal(status, 200, JSON.stringify(body));
      const page = body as unknown as { events: readonly Told[]; nextCursor: string };
      told.push(...page.events);
      cursor = page.nextCursor;
    }
  };
  await until(({ type, data }) => type === 'change.resync' && data.reason === 'enabled');
  told.length = 0;
  await run('create-debtor', { debtorCode: '300-Y', companyName: 'Second' }, 'BLANK', 'second');
  await run('update-debtor', { debtorCode: '300-Y', companyName: 'Third', reason: 'test' }, 'BLANK', 'third');
  await run('delete-debtor', { debtorCode: '300-Y', reason: 'test', confirm: true }, 'BLANK', 'fourth');
  await until(({ data }) => data.changes?.some(({ change }) => change === 'deleted') ?? false);
  // The first debtor may have been created before the changes were switched on, or after.
  const changes = told.flatMap(({ data }) => data.changes ?? []).filter(({ key }) => key !== '300-X');
  assert.deepEqual(
    changes.map(({ key, change, commandId }) => `${key} ${change} ${commandId}`),
    ['300-Y created second', '300-Y updated third', '300-Y deleted fourth'],
  );

  const send = async (commandId: string, type: string, payload: object) => {
    const envelope = { commandId, connectorId, companyId: 'BLANK', type, externalId: 'shop-1', payload };
    const { status, body } = await call(system.baseUrl, 'POST', '/v1/commands?wait=30', tenantKey, envelope);
    const { command, error } = body as { command?: { result: { document?: { debtorCode: string } } }; error?: { code: string } };
    return error ? `${status} ${error.code}` : command?.result.document?.debtorCode;
  };
  await send('own-create', 'create-debtor', { debtorCode: '300-Z', companyName: 'Fourth' });
  const confirmed = { reason: 'test', confirm: true };
  await run('change-debtor-code', { oldCode: '300-Z', newCode: '300-Q', ...confirmed }, 'BLANK', 'renames');
  await until(({ data }) => data.changes?.some(({ change }) => change === 'renamed') ?? false);
  assert.equal(await send('own-get', 'get-debtor-detail', {}), '300-Q', 'an own id follows its record');
  await run('delete-debtor', { debtorCode: '300-Q', ...confirmed }, 'BLANK', 'deletes');
  await until(({ data }) => data.changes?.some(({ key, change }) => key === '300-Q' && change === 'deleted') ?? false);
  assert.equal(await send('own-again', 'get-debtor-detail', {}), '404 unknown_link');
  assert.equal(await send('own-new', 'create-debtor', { debtorCode: '300-N', companyName: 'Fifth' }), '300-N');

  const { body } = await call(system.baseUrl, 'GET', '/v1/books', tenantKey);
  const { connectors } = body as unknown as {
    connectors: readonly {
      connectorId: string;
      books: readonly { companyId: string; changes: { enabled: boolean; lagSeconds: number } }[];
    }[];
  };
  const blank = connectors.find((one) => one.connectorId === connectorId)?.books.find(({ companyId }) => companyId === 'BLANK');
  assert.equal(blank?.changes.enabled, true);
  assert.ok((blank?.changes.lagSeconds ?? 99) < 30);

  const client = new Ledgerline({ baseUrl: system.baseUrl, apiKey: tenantKey });
  const types = new Set<string>();
  for await (const { type } of client.events({ entities: ['debtor'], companyId: 'BLANK', follow: false })) types.add(type);
  assert.deepEqual([...types].toSorted(), ['change.party', 'change.resync']);
});
