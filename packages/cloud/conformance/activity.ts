/** What became of a tenant's commands: counts by the hour, the median, the failures, as every store must return it. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@ledgerline/contract';
import type { Home, World } from './world.ts';

const nothing = { hours: [], accepted: 0, medianMs: null, failures: [] };

/** Accepts a command and ends it after some time. */
async function ended(world: World, home: Home, afterMs: number, outcome: 'done' | 'not_applied' | 'applied' | 'unknown') {
  const command = await world.accept(world.newCommand(home));
  await world.lease(home);
  world.advance(afterMs);
  const error = { code: 'verify_mismatch', message: 'm', retryable: false, outcome } as const;
  const { commandId } = command;
  await world.store.finish(
    outcome === 'done' ? world.done(home, commandId) : world.failed(home, commandId, { error: { ...error, outcome } }),
  );
  return command;
}

/** Moves to the start of the next hour. */
async function toTheHour(world: World): Promise<number> {
  const now = await world.store.now();
  const hour = Math.floor(now / HOUR_MS) + 1;
  world.advance(hour * HOUR_MS - now);
  return hour;
}

export function exerciseActivity(opened: () => World): void {
  test('a tenant without commands has no activity', async () => {
    const world = opened();
    const home = await world.signUp();
    assert.deepEqual(await world.store.activity({ tenantId: home.tenantId, since: 0 }), nothing);
  });

  test('ends are counted by the hour and by how they ended, for the tenant alone', async () => {
    const world = opened();
    const [home, stranger] = [await world.signUp(), await world.signUp()];
    await ended(world, stranger, SECOND_MS, 'done');
    const hour = await toTheHour(world);
    for (const outcome of ['done', 'done', 'applied', 'not_applied', 'unknown'] as const) {
      await ended(world, home, SECOND_MS, outcome);
    }
    world.advance(2 * HOUR_MS);
    await ended(world, home, SECOND_MS, 'done');
    await world.accept(world.newCommand(home));
    const told = await world.store.activity({ tenantId: home.tenantId, since: hour * HOUR_MS });
    assert.deepEqual(told.hours, [
      { hour, done: 2, unverified: 1, failed: 2 },
      { hour: hour + 2, done: 1, unverified: 0, failed: 0 },
    ]);
    assert.equal(told.accepted, 7);
    assert.equal(told.medianMs, SECOND_MS);
  });

  test('what ended or was accepted before the hour is not counted', async () => {
    const world = opened();
    const home = await world.signUp();
    await ended(world, home, SECOND_MS, 'not_applied');
    await world.accept(world.newRead(home));
    const early = await world.accept(world.newCommand(home));
    await world.lease(home);
    const since = (await toTheHour(world)) * HOUR_MS;
    world.advance(MINUTE_MS);
    await world.store.finish(world.done(home, early.commandId));
    const told = await world.store.activity({ tenantId: home.tenantId, since });
    assert.equal(told.accepted, 0);
    assert.deepEqual(told.failures, []);
    assert.deepEqual(
      told.hours.map(({ done, failed }) => [done, failed]),
      [[1, 0]],
    );
  });

  test('the hours of two days ago make room for those of today', async () => {
    const world = opened();
    const home = await world.signUp();
    await ended(world, home, SECOND_MS, 'not_applied');
    world.advance(48 * HOUR_MS);
    await ended(world, home, SECOND_MS, 'done');
    const { hours, accepted } = await world.store.activity({
      tenantId: home.tenantId,
      since: (await world.store.now()) - HOUR_MS,
    });
    assert.deepEqual([hours.map(({ done, failed }) => [done, failed]), accepted], [[[1, 0]], 1]);
  });

  test('the median is that of the times from acceptance to end', async () => {
    const world = opened();
    const home = await world.signUp();
    for (const seconds of [9, 1, 3]) await ended(world, home, seconds * SECOND_MS, 'done');
    assert.equal((await world.store.activity({ tenantId: home.tenantId, since: 0 })).medianMs, 3 * SECOND_MS);
  });

  test('failures of one type with one error are grouped, the most frequent first', async () => {
    const world = opened();
    const home = await world.signUp();
    await ended(world, home, SECOND_MS, 'not_applied');
    const saved = await ended(world, home, SECOND_MS, 'applied');
    await ended(world, home, SECOND_MS, 'not_applied');
    await ended(world, home, SECOND_MS, 'done');
    const { failures } = await world.store.activity({ tenantId: home.tenantId, since: 0 });
    assert.deepEqual(
      failures.map(({ type, error, count }) => [type, JSON.parse(error).outcome, count]),
      [
        ['create-sales-invoice', 'not_applied', 2],
        ['create-sales-invoice', 'applied', 1],
      ],
    );
    assert.equal(failures[1]?.commandId, saved.commandId);
  });

  test('the kinds of connector that have done something are listed, however long ago', async () => {
    const world = opened();
    const home = await world.signUp();
    const { tenantId } = home;
    const connector = { connectorId: world.name('sandbox'), tenantId, keyHash: world.name('key'), keySealed: 'sealed' };
    const sandbox = await world.store.openSandbox({ connector, audit: world.audit(tenantId) });
    const served = () => world.store.servedKinds({ tenantId });
    await ended(world, home, SECOND_MS, 'not_applied');
    assert.deepEqual(await served(), []);
    await ended(world, { tenantId, connectorId: sandbox.connectorId }, SECOND_MS, 'done');
    world.advance(HOUR_MS);
    assert.deepEqual(await served(), ['sandbox']);
    await ended(world, home, SECOND_MS, 'done');
    assert.deepEqual(await served(), ['desktop', 'sandbox']);
  });
}
