import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { DAY_MS, HOUR_MS } from '@ledgerline/contract';
import { firstPage } from '../conformance/world.ts';
import { invoice, openTestServer, type TestServer } from '../testing/test-server.ts';
import { startBackgroundJobs } from './background-jobs.ts';
import type { Store } from './store/store.ts';
import { makeLog, silentLog } from './system/log.ts';

async function eventually(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let turn = 0; turn < 1_000_000; turn += 1) {
    if (await holds()) return;
    await setImmediate();
  }
  assert.fail('It never came to hold.');
}

async function withServer(
  work: (server: TestServer) => Promise<void>,
  through?: (store: Store) => Store,
  log = silentLog(),
): Promise<void> {
  const server = await openTestServer(through ? { through } : {});
  const jobs = startBackgroundJobs(server.context, log, server);
  try {
    await work(server);
  } finally {
    await jobs.stop();
    await server.close();
  }
}

test('a command that was not picked up in time expires, and waiting callers get a response', () =>
  withServer(async (server) => {
    const home = await server.household();
    await server.submit(home, { commandId: 'forgotten' });
    server.time.advance(7 * DAY_MS + 10_000);
    await eventually(
      async () => (await server.context.store.command({ tenantId: home.tenantId, commandId: 'forgotten' }))?.status === 'failed',
    );
    const { command } = (await server.call('GET', '/v1/commands/forgotten', { key: home.tenantKey })).json();
    assert.deepEqual([command.error.code, command.error.outcome], ['expired', 'not_applied']);
  }));

test('a write without a result for days ends as unknown, and its tenant is notified without the hourly checks', () =>
  withServer(
    async (server) => {
      const home = await server.household();
      await server.submit(home, { ...invoice, commandId: 'unsure' });
      await server.next(home);
      server.time.advance(4 * DAY_MS);
      const told = async () =>
        (await server.context.store.notifications(firstPage(home))).map(({ kind, subject }) => [kind, subject]);
      await eventually(async () => (await told()).length > 0);
      assert.deepEqual(await told(), [['outcome_unknown', 'unsure']]);
    },
    (store) => ({ ...store, claimRetentionRun: async () => false }),
  ));

test('a read whose connector fell silent is offered to a poll that is already waiting', () =>
  withServer(async (server) => {
    const home = await server.household();
    await server.submit(home, { commandId: 'dropped' });
    await server.next(home);
    const poll = server.next(home, '?wait=60');
    await eventually(() => server.context.wakeups.count === 1);
    await server.next(home);
    await server.next(home);
    server.time.advance(61_000);
    const { command } = (await poll).json();
    assert.equal(command?.commandId ?? 'dropped', 'dropped');
    const again = command ?? (await server.next(home)).json().command;
    assert.equal(again.attempt, 2);
  }));

test('the retention checks run once an hour, on the node that asks first', async () => {
  const claims: boolean[] = [];
  let runs = 0;
  const write = (line: string): void => {
    if (line.includes('tenant checks have run')) runs += 1;
  };
  const log = makeLog({ write });
  const through = (store: Store): Store => ({
    ...store,
    claimRetentionRun: async (run) => {
      const isOurs = await store.claimRetentionRun(run);
      claims.push(isOurs);
      return isOurs;
    },
  });
  const work = async (server: TestServer): Promise<void> => {
    const others = startBackgroundJobs(server.context, log, server);
    server.time.advance(60_000);
    await eventually(() => claims.length === 2 && runs === 1);
    server.time.advance(60_000);
    for (let turn = 0; turn < 100; turn += 1) await setImmediate();
    assert.equal(claims.length, 2, 'the same hour is asked for once');
    server.time.advance(HOUR_MS);
    await eventually(() => claims.length === 4 && runs === 2);
    assert.deepEqual(claims.filter((isOurs) => isOurs).length, 2);
    await others.stop();
  };
  await withServer(work, through, log);
});

test('a store that fails stops nothing: the next round tries again', async () => {
  let sweeps = 0;
  const through = (store: Store): Store => ({
    ...store,
    sweep: (request) => {
      sweeps += 1;
      return sweeps === 1 ? Promise.reject(new Error('not now')) : store.sweep(request);
    },
  });
  await withServer(async (server) => {
    server.time.advance(5_000);
    await eventually(() => sweeps === 1);
    for (let turn = 0; turn < 10; turn += 1) await setImmediate();
    server.time.advance(5_000);
    await eventually(() => sweeps === 2);
  }, through);
});
