import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ManualClock } from '../../../testing/test-cloud.ts';
import { SharedUse } from './shared-use.ts';
import { TokenBuckets } from './token-buckets.ts';

test('a bucket holds a minute of tokens and fills evenly; subjects do not touch each other', () => {
  const time = new ManualClock();
  const buckets = new TokenBuckets(6, time);
  for (let count = 0; count < 6; count += 1) assert.equal(buckets.take('a'), true);
  assert.equal(buckets.take('a'), false);
  assert.deepEqual([buckets.secondsUntil('a'), buckets.secondsUntilFull('a')], [10, 60]);
  assert.equal(buckets.take('b', 4), true);
  assert.equal(buckets.take('b', 4), false, 'too few are left for so dear a call');
  assert.equal(buckets.leftOf('b'), 2, 'and none is taken');
  time.advance(20_000);
  assert.equal(buckets.leftOf('a'), 2);
  assert.equal(buckets.take('b', 4), true);
  assert.equal(new TokenBuckets(3, time).take('c', 20), true, 'a full bucket is enough for everything');
  assert.equal(new TokenBuckets(0, time).take('c', 20), true, '0 is no limit');
});

test('the memory of subjects is bounded, however many come', () => {
  const buckets = new TokenBuckets(10, new ManualClock());
  for (let count = 0; count < 120_000; count += 1) buckets.take(`subject ${count}`);
  assert.ok(buckets.size <= 50_000, String(buckets.size));
});

/** A count in memory that nodes share, as the store keeps it. */
function sharedCount(): { minute: number; writes: number; store: ConstructorParameters<typeof SharedUse>[0] } {
  const totals = new Map<string, { minute: number; subject: string; used: number }>();
  const count = {
    minute: 0,
    writes: 0,
    store: {
      shareUse: async ({ uses }: { uses: readonly { subject: string; used: number }[] }) => {
        for (const { subject, used } of uses) {
          const name = `${count.minute} ${subject}`;
          totals.set(name, { minute: count.minute, subject, used: (totals.get(name)?.used ?? 0) + used });
          count.writes += 1;
        }
        return { minute: count.minute, totals: [...totals.values()].filter(({ minute }) => minute >= count.minute - 1) };
      },
    },
  };
  return count;
}

test('nodes share what is used a lot, over the turn of a minute too, and share nothing else', async () => {
  const time = new ManualClock();
  const count = sharedCount();
  const node = () => {
    const keys = new TokenBuckets(100, time, { isShared: true });
    return { keys, shared: new SharedUse(count.store, { keys }) };
  };
  const [one, other] = [node(), node()];
  await one.shared.share();
  await other.shared.share();
  for (let call = 0; call < 10; call += 1) one.keys.take('light');
  for (let call = 0; call < 40; call += 1) one.keys.take('heavy with blanks');
  await one.shared.share();
  assert.equal(count.writes, 1);
  await other.shared.share();
  assert.equal(other.keys.leftOf('heavy with blanks'), 60);
  assert.equal(other.keys.leftOf('light'), 100);
  for (let call = 0; call < 20; call += 1) other.keys.take('heavy with blanks');
  for (const { shared } of [other, one, other, one]) await shared.share();
  assert.deepEqual([one.keys.leftOf('heavy with blanks'), other.keys.leftOf('heavy with blanks')], [40, 40]);
  count.minute += 1;
  for (let call = 0; call < 15; call += 1) one.keys.take('heavy with blanks');
  await one.shared.share();
  count.minute += 1;
  await other.shared.share();
  assert.equal(other.keys.leftOf('heavy with blanks'), 25, 'told in the minute before');
  const late = node();
  await late.shared.share();
  assert.equal(late.keys.leftOf('heavy with blanks'), 100, 'a node that has just come starts afresh');
  const { writes } = count;
  time.advance(60_000);
  for (const { shared } of [one, other]) await shared.share();
  assert.equal(count.writes, writes, 'use is low, so nothing is written');
});
