/** Handing commands out: order, leases, what a lease that ran out means, and who may be at work in a book. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DAY_MS, HOUR_MS, SECOND_MS } from '@ledgerline/contract';
import { leaseMs, runCapMs } from '../src/delivery/delivery.ts';
import { errorCode, exactlyOnceDriver, type Home, lookupDriver, type World } from './world.ts';

const PAST_THE_LEASE_MS = leaseMs + SECOND_MS;

/** Accepts this many writes, one after the other. */
async function acceptMany(world: World, home: Home, count: number, companyId = 'MAIN'): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) ids.push((await world.accept(world.newCommand(home, { companyId }))).commandId);
  return ids;
}

export function exerciseDelivery(opened: () => World): void {
  test('commands of a connector are leased in the order they were accepted, as many as are asked for', async () => {
    const world = opened();
    const home = await world.signUp();
    const ids = await acceptMany(world, home, 5);
    assert.deepEqual(await world.given(home, 'first', 2), ids.slice(0, 2));
    assert.deepEqual(await world.given(home, 'first', 10), ids.slice(2));
    assert.deepEqual(await world.given(home), []);
  });

  test('a lease has a duration, an attempt number and a token, and no two leases share a token', async () => {
    const world = opened();
    const home = await world.signUp();
    await acceptMany(world, home, 2);
    const now = await world.store.now();
    const { commands } = await world.lease(home);
    for (const command of commands) {
      assert.deepEqual([command.status, command.attempts, command.startedAt], ['running', 1, now]);
      assert.equal(command.leaseUntil, now + leaseMs);
      assert.equal(command.installs, 'first');
    }
    assert.equal(new Set(commands.map((command) => command.leaseToken)).size, 2);
    assert.deepEqual(commands[0], await stored(world, commands[0]));
  });

  test('a lease counts as a call of its install, and hands nothing to one that has to wait for another', async () => {
    const world = opened();
    const { store } = world;
    const home = await world.signUp();
    const { connectorId } = home;
    const [id] = await acceptMany(world, home, 1);
    await store.recordCall({ connectorId, install: 'first' });
    world.advance(20 * SECOND_MS);
    const other = await store.lease({ connectorId, install: 'second', max: 1, token: 'other' });
    assert.deepEqual(other, { heard: { kind: 'other_install', silentForMs: 20 * SECOND_MS }, commands: [], ended: [] });
    const { heard, commands } = await store.lease({ connectorId, install: 'first', max: 1, token: 'own' });
    assert.deepEqual([heard, commands.map(({ commandId }) => commandId)], [{ kind: 'active' }, [id]]);
    assert.equal((await store.connector({ connectorId }))?.lastSeenAt, await store.now());
  });

  test('what a connector does not name is sent again under the lease it has, before anything new', async () => {
    const world = opened();
    const home = await world.signUp();
    await acceptMany(world, home, 2);
    const { commands } = await world.lease(home);
    const [third] = await acceptMany(world, home, 1);
    const tokens = commands.map(({ leaseToken }) => leaseToken ?? '');
    const ask = (holding: readonly string[]) =>
      world.store.lease({ connectorId: home.connectorId, install: 'first', max: 10, token: world.name('token'), holding });
    world.advance(SECOND_MS);
    const lost = await ask(tokens.slice(0, 1));
    assert.deepEqual([lost.commands, lost.sentAgainAt], [commands.slice(1), await world.store.now()]);
    assert.deepEqual(
      (await ask(tokens)).commands.map(({ commandId }) => commandId),
      [third],
    );
  });

  test('account books of one connector run side by side; a connector gets nothing of another', async () => {
    const world = opened();
    const [home, other] = [await world.signUp(), await world.signUp()];
    const main = await acceptMany(world, home, 1, 'MAIN');
    const second = await acceptMany(world, home, 1, 'SECOND');
    const elsewhere = await acceptMany(world, other, 1);
    assert.deepEqual(await world.given(home), [...main, ...second]);
    assert.deepEqual(await world.given(other), elsewhere);
  });

  test('large commands are leased a few at a time, at least one', async () => {
    const world = opened();
    const home = await world.signUp();
    const ids: string[] = [];
    for (const mebibytes of [20, 7, 7, 7]) {
      const payload = JSON.stringify('x'.repeat(mebibytes * 1024 * 1024));
      ids.push((await world.accept(world.newCommand(home, { payload }))).commandId);
    }
    assert.deepEqual(await world.given(home), ids.slice(0, 1));
    assert.deepEqual(await world.given(home), ids.slice(1, 3));
    assert.deepEqual(await world.given(home), ids.slice(3));
    for (const commandId of ids) await world.store.finish(world.done(home, commandId));
  });

  test('of many who ask at once each command goes to one', async () => {
    const world = opened();
    const home = await world.signUp();
    const ids = await acceptMany(world, home, 20);
    const rounds = await Promise.all(Array.from({ length: 10 }, () => world.given(home, 'first', 3)));
    assert.deepEqual(rounds.flat().sort(), [...ids].sort());
  });

  test('a heartbeat renews the leases it names, up to the run cap and not beyond', async () => {
    const world = opened();
    const home = await world.signUp();
    const [named, forgotten] = await acceptMany(world, home, 2);
    const began = await world.store.now();
    await world.lease(home);
    world.advance(leaseMs - SECOND_MS);
    await world.store.heartbeat(world.heartbeat(home, { running: [named ?? ''] }));
    assert.equal((await world.now({ ...home, commandId: named ?? '' })).leaseUntil, (await world.store.now()) + leaseMs);
    assert.equal((await world.now({ ...home, commandId: forgotten ?? '' })).leaseUntil, began + leaseMs);
    while ((await world.store.now()) < began + runCapMs) {
      world.advance(30 * SECOND_MS);
      await world.store.heartbeat(world.heartbeat(home, { running: [named ?? ''] }));
    }
    assert.equal((await world.now({ ...home, commandId: named ?? '' })).leaseUntil, began + runCapMs);
  });

  test('an install renews only the leases that it holds itself', async () => {
    const world = opened();
    const home = await world.signUp();
    const [id] = await acceptMany(world, home, 1);
    await world.lease(home, 'first');
    const before = await world.now({ ...home, commandId: id ?? '' });
    world.advance(10 * SECOND_MS);
    await world.store.heartbeat(world.heartbeat(home, { install: 'second', running: [id ?? ''] }));
    assert.equal((await world.now(before)).leaseUntil, before.leaseUntil);
  });

  test('a read whose lease ran out is queued again, three attempts in all, then it has failed unapplied', async () => {
    const world = opened();
    const home = await world.signUp();
    const read = await world.accept(world.newRead(home));
    for (const attempt of [1, 2, 3]) {
      const { commands } = await world.lease(home);
      assert.deepEqual(
        commands.map((command) => [command.commandId, command.attempts]),
        [[read.commandId, attempt]],
      );
      world.advance(PAST_THE_LEASE_MS);
    }
    const { commands, ended } = await world.lease(home);
    assert.deepEqual([commands, ended], [[], [{ tenantId: home.tenantId, commandId: read.commandId, outcome: 'not_applied' }]]);
    const stands = await world.now(read);
    assert.deepEqual(
      [stands.status, errorCode(stands), stands.outcome, stands.attempts],
      ['failed', 'delivery_exhausted', 'not_applied', 3],
    );
  });

  test('the sweep puts reads back too, and ends those that were tried often enough', async () => {
    const world = opened();
    const home = await world.signUp();
    const read = await world.accept(world.newRead(home));
    await world.lease(home);
    world.advance(PAST_THE_LEASE_MS);
    const swept = await world.store.sweep({ limit: 1000 });
    assert.ok(swept.connectorIds.includes(home.connectorId));
    const again = await world.now(read);
    assert.deepEqual([again.status, again.leaseUntil, again.leaseToken, again.attempts], ['queued', null, null, 1]);
    for (let attempt = 2; attempt <= 3; attempt += 1) {
      await world.lease(home);
      world.advance(PAST_THE_LEASE_MS);
    }
    const { ended } = await world.store.sweep({ limit: 1000 });
    assert.ok(ended.some((key) => key.commandId === read.commandId));
    assert.equal(errorCode(await world.now(read)), 'delivery_exhausted');
  });

  test('a write whose lease ran out stays running and is offered again to its own install, before what is queued', async () => {
    const world = opened();
    const home = await world.signUp();
    const [write = '', next = ''] = await acceptMany(world, home, 2);
    await world.given(home, 'first', 1);
    world.advance(PAST_THE_LEASE_MS);
    const swept = await world.store.sweep({ limit: 1000 });
    assert.ok(swept.connectorIds.includes(home.connectorId));
    assert.equal((await world.now({ ...home, commandId: write })).status, 'running');
    const { commands } = await world.lease(home, 'first');
    assert.deepEqual(
      commands.map(({ commandId, attempts }) => [commandId, attempts]),
      [
        [write, 2],
        [next, 1],
      ],
    );
  });

  test('a write given to an install that is gone goes to a new one where the book makes it happen once', async () => {
    const world = opened();
    const home = await world.signUp();
    const [write = ''] = await acceptMany(world, home, 1);
    await world.store.heartbeat(world.heartbeat(home, { driver: exactlyOnceDriver }));
    await world.lease(home, 'first');
    world.advance(PAST_THE_LEASE_MS);
    const { commands } = await world.lease(home, 'second');
    assert.deepEqual(
      commands.map(({ commandId, installs }) => [commandId, installs]),
      [[write, 'first second']],
    );
  });

  test('which book that is, each book says itself', async () => {
    const world = opened();
    const home = await world.signUp();
    const report = ['RECORD', 'PLAIN'].map((companyId) => ({ companyId, name: companyId, data: '{}' }));
    await world.store.reportCompanies({ connectorId: home.connectorId, install: 'first', companies: report });
    const books = [
      { companyId: 'RECORD', state: 'open', message: null, exactlyOnce: true },
      { companyId: 'PLAIN', state: 'open', message: null, exactlyOnce: false },
    ];
    await world.store.heartbeat(world.heartbeat(home, { driver: lookupDriver, companies: books }));
    const [recorded = ''] = await acceptMany(world, home, 1, 'RECORD');
    const [plain = ''] = await acceptMany(world, home, 1, 'PLAIN');
    await world.lease(home, 'first');
    world.advance(PAST_THE_LEASE_MS);
    const { commands, ended } = await world.lease(home, 'second');
    assert.deepEqual(
      [commands.map(({ commandId }) => commandId), ended.map(({ commandId }) => commandId)],
      [[recorded], [plain]],
    );
  });

  test('a book of which nothing is said any longer is as its connector', async () => {
    const world = opened();
    const home = await world.signUp();
    const report = [{ companyId: 'MAIN', name: 'Main', data: '{}' }];
    await world.store.reportCompanies({ connectorId: home.connectorId, install: 'first', companies: report });
    const book = { companyId: 'MAIN', state: 'open', message: null };
    await world.store.heartbeat(world.heartbeat(home, { driver: lookupDriver, companies: [{ ...book, exactlyOnce: true }] }));
    await world.store.heartbeat(world.heartbeat(home, { driver: lookupDriver, companies: [book] }));
    const [write = ''] = await acceptMany(world, home, 1, 'MAIN');
    await world.lease(home, 'first');
    world.advance(PAST_THE_LEASE_MS);
    const { ended } = await world.lease(home, 'second');
    assert.deepEqual(
      ended.map(({ commandId }) => commandId),
      [write],
    );
  });

  test('elsewhere it ends with an unknown outcome, and does not hold up those behind it', async () => {
    const world = opened();
    const home = await world.signUp();
    const [write = '', next = ''] = await acceptMany(world, home, 2);
    await world.store.heartbeat(world.heartbeat(home, { driver: lookupDriver }));
    await world.given(home, 'first', 1);
    world.advance(PAST_THE_LEASE_MS);
    const { commands, ended } = await world.lease(home, 'second');
    assert.deepEqual(
      commands.map(({ commandId }) => commandId),
      [next],
    );
    assert.deepEqual(ended, [{ tenantId: home.tenantId, commandId: write, outcome: 'unknown' }]);
    const stands = await world.now({ ...home, commandId: write });
    assert.deepEqual([stands.status, errorCode(stands), stands.outcome], ['failed', 'outcome_unknown', 'unknown']);
  });

  test('a write without a result 72 h after its lease ends with an unknown outcome, not an hour earlier', async () => {
    const world = opened();
    const home = await world.signUp();
    const [write = ''] = await acceptMany(world, home, 1);
    await world.lease(home);
    world.advance(leaseMs + 71 * HOUR_MS);
    await world.store.sweep({ limit: 1000 });
    assert.equal((await world.now({ ...home, commandId: write })).status, 'running');
    world.advance(HOUR_MS);
    const { ended } = await world.store.sweep({ limit: 1000 });
    assert.ok(ended.some((key) => key.commandId === write));
    assert.equal(errorCode(await world.now({ ...home, commandId: write })), 'outcome_unknown');
  });

  test('writes that wait for their install do not keep the sweep from anything behind them', async () => {
    const world = opened();
    const [stuck, home] = [await world.signUp(), await world.signUp()];
    world.advance(PAST_THE_LEASE_MS);
    await world.store.sweep({ limit: 1000 });
    await acceptMany(world, stuck, 5);
    await world.lease(stuck);
    const read = await world.accept(world.newRead(home));
    world.advance(SECOND_MS);
    await world.lease(home);
    world.advance(PAST_THE_LEASE_MS);
    await world.store.sweep({ limit: 2 });
    assert.equal((await world.now(read)).status, 'queued');
  });

  test('a command that was not picked up for 7 days has expired, not a minute earlier', async () => {
    const world = opened();
    const home = await world.signUp();
    const [id = ''] = await acceptMany(world, home, 1);
    world.advance(7 * DAY_MS - SECOND_MS);
    await world.store.sweep({ limit: 1000 });
    assert.equal((await world.now({ ...home, commandId: id })).status, 'queued');
    world.advance(SECOND_MS);
    await world.store.sweep({ limit: 1000 });
    const stands = await world.now({ ...home, commandId: id });
    assert.deepEqual([stands.status, errorCode(stands), stands.outcome], ['failed', 'expired', 'not_applied']);
    assert.deepEqual(await world.given(home), []);
  });

  test('while an install holds a lease in a book no other is given anything of it; other books are free', async () => {
    const world = opened();
    const home = await world.signUp();
    const [first = '', second = ''] = await acceptMany(world, home, 2, 'HELD');
    await world.given(home, 'first', 1);
    const [free = ''] = await acceptMany(world, home, 1, 'FREE');
    assert.deepEqual(await world.given(home, 'second'), [free]);
    assert.equal(await world.store.hasWork({ connectorId: home.connectorId, install: 'second' }), false);
    assert.equal(await world.store.hasWork({ connectorId: home.connectorId, install: 'first' }), true);
    await world.store.finish(world.done(home, first));
    assert.deepEqual(await world.given(home, 'second'), [second]);
  });

  test('a lease that ran out is not renewed while another install is at work in the book', async () => {
    const world = opened();
    const home = await world.signUp();
    const [taken = '', left = ''] = await acceptMany(world, home, 2);
    await world.store.heartbeat(world.heartbeat(home, { driver: exactlyOnceDriver }));
    await world.lease(home, 'first');
    world.advance(PAST_THE_LEASE_MS);
    assert.deepEqual(await world.given(home, 'second', 1), [taken]);
    const before = await world.now({ ...home, commandId: left });
    await world.store.heartbeat(world.heartbeat(home, { running: [left] }));
    assert.equal((await world.now(before)).leaseUntil, before.leaseUntil);
  });

  test('work is announced when there is some: queued, or with a lease that ran out', async () => {
    const world = opened();
    const home = await world.signUp();
    const call = { connectorId: home.connectorId, install: 'first' };
    assert.equal(await world.store.hasWork(call), false);
    await acceptMany(world, home, 1);
    assert.equal(await world.store.hasWork(call), true);
    await world.lease(home);
    assert.equal(await world.store.hasWork(call), false);
    world.advance(PAST_THE_LEASE_MS);
    assert.equal(await world.store.hasWork(call), true);
  });
}

/** The command as the tables have it, without what a caller sees around it. */
async function stored(world: World, command: { tenantId: string; commandId: string } | undefined): Promise<unknown> {
  if (!command) return undefined;
  const { queuePosition: _place, connectorLastSeenAt: _seen, ...rest } = await world.now(command);
  return rest;
}
