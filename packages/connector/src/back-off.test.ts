import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BackOff } from './back-off.ts';

test('the bound doubles up to half a minute, and anything below it may come', () => {
  const longest = new BackOff({ fraction: () => 1 });
  assert.deepEqual(
    Array.from({ length: 9 }, () => longest.nextMs()),
    [500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000],
  );
  const shortest = new BackOff({ fraction: () => 0 });
  assert.equal(shortest.nextMs(), 0);
});

test('never earlier than the cloud asked for', () => {
  assert.equal(new BackOff({ fraction: () => 0 }).nextMs(7), 7_000);
});

test('a success starts it over', () => {
  const backOff = new BackOff({ fraction: () => 1 });
  backOff.nextMs();
  backOff.nextMs();
  backOff.reset();
  assert.equal(backOff.nextMs(), 500);
});
