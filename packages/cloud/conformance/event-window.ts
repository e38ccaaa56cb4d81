/** Windows in which rare events are counted, as every store must do it. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MINUTE_MS, SECOND_MS } from '@ledgerline/contract';
import type { World } from './world.ts';

const MAX = 3;

export function exerciseEventWindows(opened: () => World): void {
  const take = (world: World, subject: string) => world.store.takeFromWindow({ subject, windowMs: MINUTE_MS, max: MAX });

  test('a window takes as many events as its limit, then none until it is over, and returns when that is', async () => {
    const world = opened();
    const [subject, other] = [world.name('subject'), world.name('subject')];
    for (let count = 0; count < MAX; count += 1) {
      assert.deepEqual(await take(world, subject), { isTaken: true });
      world.advance(10 * SECOND_MS);
    }
    assert.deepEqual(await take(world, subject), { isTaken: false, retryAfterMs: MINUTE_MS - MAX * 10 * SECOND_MS });
    assert.equal(await world.store.countInWindow({ subject }), MAX);
    assert.deepEqual(await take(world, other), { isTaken: true });
    world.advance(MINUTE_MS - MAX * 10 * SECOND_MS);
    assert.equal(await world.store.countInWindow({ subject }), 0);
    assert.deepEqual(await take(world, subject), { isTaken: true });
    assert.equal(await world.store.countInWindow({ subject }), 1);
  });

  test('an event may count for several, of which some can be returned', async () => {
    const world = opened();
    const subject = world.name('subject');
    const takeMany = (amount: number) => world.store.takeFromWindow({ subject, windowMs: MINUTE_MS, max: 10, amount });
    assert.deepEqual(await takeMany(7), { isTaken: true });
    assert.equal((await takeMany(4)).isTaken, false);
    assert.deepEqual(await takeMany(3), { isTaken: true });
    await world.store.returnToWindow({ subject, amount: 5 });
    assert.equal(await world.store.countInWindow({ subject }), 5);
    assert.deepEqual(await takeMany(4), { isTaken: true });
  });

  test('of many events at once no more than the limit are taken', async () => {
    const world = opened();
    const subject = world.name('subject');
    const taken = await Promise.all(Array.from({ length: 20 }, () => take(world, subject)));
    assert.equal(taken.filter(({ isTaken }) => isTaken).length, MAX);
  });

  test('an event that is returned makes room for one, never for more than there were; a window that is cleared for all', async () => {
    const world = opened();
    const subject = world.name('subject');
    await world.store.returnToWindow({ subject });
    for (let count = 0; count < MAX; count += 1) await take(world, subject);
    await world.store.returnToWindow({ subject });
    assert.equal(await world.store.countInWindow({ subject }), MAX - 1);
    assert.deepEqual(await take(world, subject), { isTaken: true });
    assert.equal((await take(world, subject)).isTaken, false);
    for (let count = 0; count < 2 * MAX; count += 1) await world.store.returnToWindow({ subject });
    assert.equal(await world.store.countInWindow({ subject }), 0);
    for (let count = 0; count < MAX; count += 1) await take(world, subject);
    await world.store.clearWindow({ subject });
    assert.deepEqual(await take(world, subject), { isTaken: true });
  });

  test('what nodes gave is added up by the minute, and forgotten after the next', async () => {
    const world = opened();
    const [one, other] = [world.name('subject'), world.name('subject')];
    // To the start of a minute, so that the next seconds are of the same one.
    world.advance(MINUTE_MS - ((await world.store.now()) % MINUTE_MS));
    const share = async (...uses: { subject: string; used: number }[]) => {
      const { minute, totals } = await world.store.shareUse({ uses });
      const own = totals.filter(({ subject }) => subject === one || subject === other);
      return own.map(({ subject, used, ...total }) => [minute - total.minute, subject === one ? 'one' : 'other', used]);
    };
    assert.deepEqual(await share(), []);
    assert.deepEqual(await share({ subject: one, used: 5 }), [[0, 'one', 5]]);
    world.advance(SECOND_MS);
    const both = [
      { subject: other, used: 3 },
      { subject: one, used: 2 },
    ];
    assert.deepEqual((await share(...both)).toSorted(), [
      [0, 'one', 7],
      [0, 'other', 3],
    ]);
    world.advance(MINUTE_MS);
    assert.deepEqual(await share({ subject: one, used: 1 }), [
      [1, 'one', 7],
      [1, 'other', 3],
      [0, 'one', 1],
    ]);
    world.advance(MINUTE_MS);
    assert.deepEqual(await share(), [[1, 'one', 1]]);
    world.advance(MINUTE_MS);
    assert.deepEqual(await share(), []);
  });

  test('windows that are over are swept, open ones stay', async () => {
    const world = opened();
    const [old, open] = [world.name('subject'), world.name('subject')];
    await take(world, old);
    world.advance(MINUTE_MS - SECOND_MS);
    await take(world, open);
    await take(world, open);
    world.advance(SECOND_MS);
    await world.store.sweepWindows();
    assert.equal(await world.store.countInWindow({ subject: open }), 2);
    assert.equal(await world.store.countInWindow({ subject: old }), 0);
  });
}
