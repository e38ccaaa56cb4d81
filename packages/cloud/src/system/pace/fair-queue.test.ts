import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FairQueue } from './fair-queue.ts';

/** Takes everything, one turn after another. */
function turns(queue: FairQueue<string>, canHaveTurn?: (owner: string) => boolean): readonly string[] {
  const taken: string[] = [];
  for (let owner = queue.nextOwner(canHaveTurn); owner !== undefined; owner = queue.nextOwner(canHaveTurn))
    taken.push(queue.take(owner) ?? assert.fail());
  return taken;
}

test('owners take turns, and each gets its own in order', () => {
  const queue = new FairQueue<string>();
  for (const job of ['a1', 'a2', 'a3', 'b1', 'c1', 'c2']) queue.add(job.charAt(0), job);
  assert.deepEqual(turns(queue), ['a1', 'b1', 'c1', 'a2', 'c2', 'a3']);
  assert.equal(queue.isEmpty, true);
  assert.equal(queue.take('a'), undefined);
});

test('an owner that cannot have a turn is passed over and keeps its place', () => {
  const queue = new FairQueue<string>();
  for (const job of ['a1', 'b1', 'a2']) queue.add(job.charAt(0), job);
  assert.deepEqual(
    turns(queue, (owner) => owner !== 'a'),
    ['b1'],
  );
  assert.deepEqual(queue.takeAll(), ['a1', 'a2']);
  assert.equal(queue.isEmpty, true);
});
