import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DAY_MS, HOUR_MS } from '@ledgerline/contract';
import { SteadyClock, ToldTime } from './clock.ts';

function simulated() {
  const time = { wall: Date.UTC(2026, 0, 1), passed: 0 };
  const jumps: number[] = [];
  const clock = new SteadyClock({ reference: () => time.wall, monotonic: () => time.passed });
  clock.whenJumped = (differenceMs) => jumps.push(differenceMs);
  const advance = (milliseconds: number): void => {
    time.passed += milliseconds;
    time.wall += milliseconds;
  };
  return { time, clock, jumps, advance };
}

test('a clock without jumps is the wall clock, to the millisecond', () => {
  const { time, clock, jumps, advance } = simulated();
  for (const milliseconds of [1, 0, 0.4, 0.6, 60_000, 40 * DAY_MS]) {
    advance(milliseconds);
    assert.equal(clock.now(), Math.floor(time.wall));
  }
  assert.deepEqual(jumps, []);
});

test('a jump of days moves the time by a twentieth of what really passes, forward and back, and is reported once', () => {
  for (const days of [3, -3, 400, -400]) {
    const { time, clock, jumps, advance } = simulated();
    const before = clock.now();
    time.wall += days * DAY_MS;
    assert.equal(clock.now(), before);
    advance(60_000);
    assert.equal(clock.now() - before, 60_000 + Math.sign(days) * 3_000);
    assert.deepEqual(jumps, [days * DAY_MS]);
    advance(Math.abs(days) * DAY_MS * 20);
    assert.equal(clock.now(), time.wall, 'in the end it is made up');
    assert.equal(clock.differenceMs, 0);
  }
});

test('a machine that slept takes the time that it slept at once, and no more than that', () => {
  const time = { wall: Date.UTC(2026, 0, 1), passed: 0, asleep: 0 };
  const sources = { reference: () => time.wall, monotonic: () => time.passed, sinceBoot: () => time.passed + time.asleep };
  const clock = new SteadyClock(sources);
  const before = clock.now();
  time.asleep += 8 * HOUR_MS;
  time.wall += 8 * HOUR_MS;
  assert.equal(clock.now() - before, 8 * HOUR_MS);
  time.asleep += HOUR_MS;
  time.wall += 3 * DAY_MS;
  assert.equal(clock.now() - before, 9 * HOUR_MS, 'the rest is a clock that was set');
  time.asleep += HOUR_MS;
  time.wall -= 6 * DAY_MS;
  assert.equal(clock.now() - before, 9 * HOUR_MS, 'a clock that was set back');
});

test('time never goes back, however the wall clock is set and the monotonic clock stutters', () => {
  const { time, clock } = simulated();
  let last = clock.now();
  for (const [wall, passed] of [
    [-5_000, 10],
    [9_000, 0],
    [-DAY_MS, -3],
    [DAY_MS, 7],
  ] as const) {
    time.wall += wall;
    time.passed += passed;
    assert.ok(clock.now() >= last);
    last = clock.now();
  }
});

test('a start continues from the stored time when the wall clock is behind it, unless by too much', () => {
  const { clock } = simulated();
  const now = clock.now();
  clock.startAfter(now - DAY_MS);
  assert.equal(clock.now(), now);
  clock.startAfter(now + 3 * DAY_MS);
  assert.equal(clock.now(), now + 3 * DAY_MS);
  clock.startAfter(now + 300 * DAY_MS);
  assert.equal(clock.now(), now + 3 * DAY_MS);
});

test('a time that is set now and then runs on in between, and one that jumps is followed slowly', () => {
  let passed = 0;
  const jumps: number[] = [];
  const time = new ToldTime((differenceMs) => jumps.push(differenceMs), { monotonic: () => passed });
  assert.equal(time.now(), null);
  time.tell(1_000_000);
  passed += 500;
  assert.equal(time.now(), 1_000_500);
  time.tell(1_000_500 + 3 * DAY_MS);
  passed += 1_000;
  assert.equal(time.now(), 1_001_550);
  assert.deepEqual(jumps, [3 * DAY_MS]);
});
