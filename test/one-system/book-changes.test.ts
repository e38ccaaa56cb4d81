import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { Ledgerline } from '../../packages/client/src/index.ts';
import { call } from '../cloud-process.ts';
import { openSandbox, type RunningSystem } from '../running-system.ts';
import { oneSystem } from './one-system.ts';

/** Changes of a sandbox book through the whole system: book, lane, connector, cloud and feed. */

let system: RunningSystem;

before(async () => {
  system = await oneSystem();
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
  const changes = told.flatMap(({ data }) => data.changes ?? []);
  assert.deepEqual(
    changes.map(({ key, change, commandId }) => `${key} ${change} ${commandId}`),
    ['300-Y created second', '300-Y updated third', '300-Y deleted fourth'],
  );
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
