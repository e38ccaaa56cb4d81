import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ManualClock } from '../../../testing/test-cloud.ts';
import { subjects, Wakeups } from '../wakeup.ts';
import { LongPollWait } from './long-poll-wait.ts';

function waiting(milliseconds: number, abandoned?: AbortSignal) {
  const time = new ManualClock();
  const wakeups = new Wakeups();
  const wait = new LongPollWait(
    { wakeups, timers: time.timers, clock: time },
    { subject: subjects.work('c'), milliseconds, abandoned },
  );
  return { time, wakeups, wait };
}

const queued = { kind: 'queued', connectorId: 'c' } as const;

test('a waiter is woken by what it waits for and by nothing else', async () => {
  const { wakeups, wait } = waiting(1_000);
  const woken = wait.wakeUp(500);
  wakeups.tell({ kind: 'queued', connectorId: 'other' });
  wakeups.tell(queued);
  assert.equal(await woken, true);
  assert.equal(wait.isOver, false);
});

test('what happened since the last look is not missed', async () => {
  const { wakeups, wait } = waiting(1_000);
  wakeups.tell(queued);
  assert.equal(await wait.wakeUp(500), true);
});

test('after a while it is time to look although nothing happened', async () => {
  const { time, wait } = waiting(1_000);
  const woken = wait.wakeUp(500);
  time.advance(500);
  assert.equal(await woken, false);
  assert.equal(wait.isOver, false);
});

test('a wait ends when the time is up, when the caller is gone, and when the server stops', async () => {
  const timeUp = waiting(1_000);
  const ends = timeUp.wait.wakeUp(5_000);
  timeUp.time.advance(1_000);
  await ends;
  assert.equal(timeUp.wait.isOver, true);

  const controller = new AbortController();
  const left = waiting(1_000, controller.signal);
  const leaves = left.wait.wakeUp(5_000);
  controller.abort();
  await leaves;
  assert.deepEqual([left.wait.isOver, left.wait.isAbandoned], [true, true]);

  const stopped = waiting(1_000);
  const stops = stopped.wait.wakeUp(5_000);
  stopped.wakeups.close();
  await stops;
  assert.deepEqual([stopped.wait.isOver, stopped.wait.isAbandoned], [true, false]);
});

test('a caller that does not wait is in no queue', async () => {
  const { wakeups, wait } = waiting(0);
  assert.equal(wakeups.count, 0);
  assert.equal(wait.isOver, true);
  assert.equal(await wait.wakeUp(500), false);
});

test('a waiter that leaves the queue is not woken and leaves nothing behind', () => {
  const { wakeups, wait } = waiting(1_000);
  assert.equal(wakeups.count, 1);
  wait.close();
  assert.equal(wakeups.count, 0);
});

/** Waiters in one queue, named by their kind. */
function line(...kinds: readonly (string | null)[]) {
  const time = new ManualClock();
  const wakeups = new Wakeups();
  const context = { wakeups, timers: time.timers, clock: time };
  const waiters = kinds.map((kind) => new LongPollWait(context, { subject: subjects.work('c'), kind, milliseconds: 1_000 }));
  /** Which of them have been woken since they were last asked. */
  const woken = async (): Promise<readonly number[]> => {
    const answers = waiters.map((waiter) => waiter.wakeUp(500));
    time.advance(500);
    return (await Promise.all(answers)).flatMap((isWoken, index) => (isWoken ? [index] : []));
  };
  return { wakeups, waiters, woken };
}

test('of those who are served alike the first in line is woken; who has to know in any case always is', async () => {
  const alike = line('a', 'a', 'b', 'a', 'b');
  alike.wakeups.tell(queued);
  assert.deepEqual(await alike.woken(), [0, 2]);
  const all = line(null, null, 'a', null);
  all.wakeups.tell(queued);
  assert.deepEqual(await all.woken(), [0, 1, 2, 3]);
});

test('who leaves without having looked wakes the next of the same kind', async () => {
  const { wakeups, waiters, woken } = line('a', 'b', 'a', 'a');
  wakeups.tell(queued);
  waiters[0]?.close();
  wakeups.forget(subjects.work('c'), waiters[1] as LongPollWait);
  waiters[2]?.close();
  assert.deepEqual((await woken()).includes(3), true);
  assert.equal(waiters[3]?.next, null);
});
