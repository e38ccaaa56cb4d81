/** Events that a store sends to waiting callers: after the commit, and only for what happened. They may come late or twice. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SECOND_MS } from '@ledgerline/contract';
import { leaseMs } from '../src/delivery/delivery.ts';
import type { StoreEvent } from '../src/store/store.ts';
import type { Home, World } from './world.ts';

/** Resolves with the first event that matches; the time limit of the test ends a wait without one. */
function heard(world: World, isIt: (event: StoreEvent) => boolean): Promise<StoreEvent> {
  return new Promise((resolve) => {
    const stop = world.store.subscribe((event) => {
      if (!isIt(event)) return;
      stop();
      resolve(event);
    });
  });
}

const isQueued = (home: Home) => (event: StoreEvent) => event.kind === 'queued' && event.connectorId === home.connectorId;
const isFinished = (key: { commandId: string }) => (event: StoreEvent) =>
  event.kind === 'finished' && event.commandId === key.commandId;

export function exerciseEvents(opened: () => World): void {
  const limit = { timeout: 10 * SECOND_MS };

  test('accepting wakes the connector, and what the event names can be read', limit, async () => {
    const world = opened();
    const home = await world.signUp();
    const told = heard(world, isQueued(home)).then(() =>
      world.store.hasWork({ connectorId: home.connectorId, install: 'first' }),
    );
    await world.accept(world.newCommand(home));
    assert.equal(await told, true);
  });

  test('finishing and cancelling wake who waits for the command', limit, async () => {
    const world = opened();
    const home = await world.signUp();
    const [first, second] = [await world.accept(world.newCommand(home)), await world.accept(world.newCommand(home))];
    await world.lease(home, 'first', 1);
    const finished = heard(world, isFinished(first)).then(() => world.now(first));
    await world.store.finish(world.done(home, first.commandId));
    assert.equal((await finished).status, 'done');
    const cancelled = heard(world, isFinished(second));
    await world.store.cancel(second);
    assert.deepEqual(await cancelled, { kind: 'finished', tenantId: home.tenantId, commandId: second.commandId });
  });

  test('what a lease or a sweep ends wakes who waits, and what is put back wakes the connector', limit, async () => {
    const world = opened();
    const home = await world.signUp();
    const write = await world.accept(world.newCommand(home));
    await world.lease(home);
    world.advance(leaseMs);
    const given = heard(world, isFinished(write));
    await world.lease(home, 'second');
    await given;
    const read = await world.accept(world.newRead(home));
    await world.lease(home, 'second');
    world.advance(leaseMs);
    const requeued = heard(world, isQueued(home));
    await world.store.sweep({ limit: 1000 });
    await requeued;
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await world.lease(home, 'second');
      world.advance(leaseMs);
    }
    const exhausted = heard(world, isFinished(read));
    await world.store.sweep({ limit: 1000 });
    await exhausted;
  });

  test('a sandbox that is opened or reset, or whose fields change, causes an event', limit, async () => {
    const world = opened();
    const { tenantId } = await world.signUp();
    const isSandbox = (event: StoreEvent) => event.kind === 'sandbox';
    const openedFirst = heard(world, isSandbox);
    const connector = { connectorId: world.name('sandbox'), tenantId, keyHash: world.name('conn-key'), keySealed: 'sealed' };
    await world.store.openSandbox({ connector, audit: world.audit(tenantId) });
    await openedFirst;
    const reset = heard(world, isSandbox);
    await world.store.resetSandbox({ ...connector, audit: world.audit(tenantId) });
    await reset;
    const defined = heard(world, isSandbox);
    const field = { table: 'debtor', name: 'Region', type: 'text', length: null, required: false, unique: false } as const;
    await world.store.defineSandboxField({ tenantId, field, fieldsMax: 10, audit: world.audit(tenantId) });
    await defined;
    const removed = heard(world, isSandbox);
    await world.store.removeSandboxField({ tenantId, table: 'debtor', name: 'Region', audit: world.audit(tenantId) });
    await removed;
  });

  test('a listener that was removed gets nothing', limit, async () => {
    const world = opened();
    const home = await world.signUp();
    const events: StoreEvent[] = [];
    world.store.subscribe((event) => events.push(event))();
    const told = heard(world, isQueued(home));
    await world.accept(world.newCommand(home));
    await told;
    assert.deepEqual(events, []);
  });
}
