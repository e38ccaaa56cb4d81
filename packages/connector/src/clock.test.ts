import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Pause, sleepAwareClock, systemTimers, within } from './clock.ts';

const clockOf = (start: { mono: number; wall: number }) => {
  const time = { ...start };
  return {
    time,
    clock: sleepAwareClock(
      () => time.mono,
      () => time.wall,
    ),
  };
};

test('time that was slept through counts, although the monotonic clock stood still', () => {
  const { time, clock } = clockOf({ mono: 0, wall: 1_000_000 });
  time.mono += 50;
  time.wall += 50;
  assert.equal(clock.monotonicMs(), 50);
  time.wall += 600_000;
  assert.equal(clock.monotonicMs(), 600_050);
});

test('a wall clock that is set back, or drifts a little, changes nothing', () => {
  const { time, clock } = clockOf({ mono: 0, wall: 1_000_000 });
  for (let look = 0; look < 1_000; look += 1) {
    time.mono += 0.2;
    time.wall += look % 2;
    clock.monotonicMs();
  }
  time.wall -= 3_600_000;
  assert.ok(Math.abs(clock.monotonicMs() - 200) < 1e-6);
});

test('a pause that is cut short before it begins is not waited for', async () => {
  const pause = new Pause({ after: () => assert.fail('nothing is waited for') });
  pause.cutShort();
  await pause.wait(60_000);
});

test('what takes too long is late, and what is in time is its value', async () => {
  assert.equal(await within(systemTimers, 1, new Promise(() => undefined)), 'late');
  assert.equal(await within(systemTimers, 60_000, Promise.resolve(7)), 7);
});
