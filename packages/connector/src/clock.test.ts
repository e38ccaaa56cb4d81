import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DAY_MS } from '@ledgerline/contract';
import { elapsedBetween, Pause, sleepAwareClock, systemClock, systemTimers, withTimeout } from './clock.ts';

const clockOf = () => {
  const time = { mono: 0, wall: 1_000_000, up: 500_000 };
  return {
    time,
    clock: sleepAwareClock(
      () => time.mono,
      () => time.wall,
      () => time.up,
    ),
  };
};

test('time that was slept through counts, although the monotonic clock stood still', () => {
  const { time, clock } = clockOf();
  time.mono += 50;
  time.up += 50;
  assert.equal(clock.monotonicMs(), 50);
  time.up += 600_000;
  time.mono += 20;
  time.up += 20;
  assert.equal(clock.monotonicMs(), 600_070);
});

test('a wall clock that is set days forward or back, and an uptime that is counted in seconds, change nothing', () => {
  const { time, clock } = clockOf();
  for (let look = 0; look < 1_000; look += 1) {
    time.mono += 2;
    time.up = 500_000 + Math.floor(time.mono / 1_000) * 1_000;
    time.wall += (look % 2 === 0 ? 1 : -1) * 3 * DAY_MS;
    clock.monotonicMs();
  }
  assert.ok(Math.abs(clock.monotonicMs() - 2_000) < 1e-6);
});

test('a pause that is cut short before it begins is not waited for', async () => {
  const pause = new Pause({ after: () => assert.fail('nothing is waited for') });
  pause.wake();
  await pause.wait(60_000);
});

test('what takes too long is late, and what is in time is its value', async () => {
  assert.equal(await withTimeout(systemTimers, 1, new Promise(() => undefined)), 'late');
  assert.equal(await withTimeout(systemTimers, 60_000, Promise.resolve(7)), 7);
});

test('what went by while no connector ran is known when both clocks of the machine agree, and never too little', () => {
  const before = { uptimeMs: 90_000, wallMs: 1_000_000 };
  assert.ok((elapsedBetween(before, { uptimeMs: 100_000, wallMs: 1_010_300 }) ?? 0) >= 10_300);
  assert.equal(elapsedBetween(before, { uptimeMs: 30_000, wallMs: 1_120_000 }), null, 'switched off and on');
  assert.equal(
    elapsedBetween(before, { uptimeMs: 91_000, wallMs: 1_200_000 }),
    null,
    'switched on again for longer than it was on before',
  );
  assert.equal(elapsedBetween(before, { uptimeMs: 150_000, wallMs: 1_001_000 }), null, 'the wall clock was set back');
  assert.equal(elapsedBetween(before, { uptimeMs: 92_000, wallMs: 4_000_000 }), null, 'the wall clock was set forward');
});

test('the clocks of this machine agree with each other', async () => {
  const before = systemClock.machineMoment();
  await new Promise((resolve) => systemTimers.after(20, () => resolve(null)));
  const passed = elapsedBetween(before, systemClock.machineMoment());
  assert.ok(passed !== null && passed >= 20, String(passed));
});
