import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isRefusal } from '../system/problem.ts';
import { QueueQuota, type Reservation } from './queue-quota.ts';

/** A queue whose length the test sets, and how often it was counted. */
function queueOf(limit: number) {
  const queue = { length: 0, counts: 0, now: 0, countingMs: 0 };
  const store = {
    queuedCount: async () => {
      queue.counts += 1;
      queue.now += queue.countingMs;
      return Math.min(queue.length, limit);
    },
  };
  const quota = new QueueQuota(store, { now: () => queue.now }, limit);
  const take = async (): Promise<Reservation | null> => {
    const place = await quota.reserve('tenant');
    return isRefusal(place) ? null : place;
  };
  return { queue, take, quota };
}

test('a queue is counted once, and again only when its upper bound reaches the limit', async () => {
  const { queue, take } = queueOf(100);
  for (let index = 0; index < 100; index += 1) {
    (await take())?.(true);
    queue.length += 1;
  }
  assert.equal(queue.counts, 1);
  queue.length = 40;
  assert.ok(await take());
  assert.equal(queue.counts, 2);
});

test('no more places are given than there are, however many ask at once', async () => {
  const { queue, take } = queueOf(10);
  queue.length = 7;
  const places = await Promise.all(Array.from({ length: 20 }, take));
  assert.equal(places.filter((place) => place !== null).length, 3);
});

test('a reserved place that is still empty is not given again by a new count', async () => {
  const { queue, take } = queueOf(2);
  assert.ok(await take());
  assert.ok(await take());
  assert.equal(await take(), null);
  assert.equal(queue.counts, 2);
});

test('a place that was not filled after all can be taken by another', async () => {
  const { take } = queueOf(1);
  const place = await take();
  assert.equal(await take(), null);
  place?.(false);
  assert.ok(await take());
});

test('a bound grows old, since other nodes queue too', async () => {
  const { queue, take } = queueOf(10);
  (await take())?.(true);
  queue.length = 10;
  queue.now += 10_000;
  assert.equal(await take(), null);
});

test('counting a full queue takes at most a tenth of the time', async () => {
  const { queue, take } = queueOf(10);
  Object.assign(queue, { length: 10, countingMs: 50 });
  assert.equal(await take(), null);
  for (let index = 0; index < 100; index += 1) {
    queue.now += 10;
    assert.equal(await take(), null);
  }
  assert.ok(queue.counts <= 4, String(queue.counts));
});

test('a full queue returns when to try again', async () => {
  const { queue, quota } = queueOf(1);
  queue.length = 1;
  const refusal = await quota.reserve('tenant');
  assert.ok(isRefusal(refusal) && refusal.refused.code === 'queue_full' && (refusal.retryAfterSeconds ?? 0) > 0);
});
