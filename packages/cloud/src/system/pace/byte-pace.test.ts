import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HOUR_MS } from '@ledgerline/contract';
import { BytePace } from './byte-pace.ts';

const RATE = 1_000;

function paced(bytesPerSecond: number) {
  const waits: number[] = [];
  const time = { now: 1_000_000 };
  const timers = {
    after: (milliseconds: number, run: () => void) => {
      waits.push(milliseconds);
      time.now += milliseconds;
      run();
      return { cancel: () => {} };
    },
    every: () => ({ cancel: () => {} }),
  };
  return { pace: new BytePace(bytesPerSecond, { now: () => time.now }, timers), waits, time };
}

test('what a rested tenant moves at first goes at once; more of it goes at the rate', async () => {
  const { pace, waits } = paced(RATE);
  const move = pace.of('tenant');
  assert.equal(move(2_000), null);
  for (let count = 0; count < 5; count += 1) await move(500);
  assert.deepEqual(waits, [500, 500, 500, 500, 500]);
});

test('a tenant does not wait for the bytes of another', () => {
  const { pace } = paced(RATE);
  void pace.of('one')(100_000);
  assert.equal(pace.of('other')(2_000), null);
});

test('rest is saved up for two seconds at most', async () => {
  const { pace, waits, time } = paced(RATE);
  const move = pace.of('tenant');
  void move(2_000);
  time.now += HOUR_MS;
  assert.equal(move(2_000), null);
  await move(100);
  assert.deepEqual(waits, [100]);
});

test('a rate of 0 is no limit', () => {
  const { pace } = paced(0);
  assert.equal(pace.of('tenant')(1_000_000_000), null);
});
