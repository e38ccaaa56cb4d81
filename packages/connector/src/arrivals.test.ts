import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deliveryLimits } from '@ledgerline/contract';
import { Arrivals } from './arrivals.ts';

const leased = (commandId: string, leaseToken: string) => ({ commandId, leaseToken });

test('a lease has arrived from its answer until it could no longer run, or until the cloud has the result of its command', () => {
  const arrivals = new Arrivals();
  assert.deepEqual(arrivals.named(0), []);
  arrivals.add([leased('a', 't.0'), leased('b', 't.1')], 1_000);
  arrivals.add([leased('a', 'u.0')], 2_000);
  assert.deepEqual(arrivals.named(2_000), ['t.0', 't.1', 'u.0']);
  arrivals.acknowledged('b');
  assert.deepEqual(arrivals.named(1_000 + deliveryLimits.leaseSeconds * 1000), ['u.0']);
  arrivals.acknowledged('a');
  assert.deepEqual(arrivals.named(2_000), []);
});

test('more than a question can name is not named', () => {
  const arrivals = new Arrivals();
  const many = Array.from({ length: deliveryLimits.holdingLengthMax / 10 }, (_, index) =>
    leased(`c${index}`, `t.${1_000_000 + index}`),
  );
  arrivals.add(many.slice(1), 0);
  assert.equal(arrivals.named(0)?.length, many.length - 1);
  arrivals.add(many, 0);
  arrivals.add([leased('last', 'u')], 0);
  assert.equal(arrivals.named(0), null);
});
