import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { Throttle } from './throttle.ts';

const MINUTE = 60_000;

/** When each of so many requests leaves, asked for at these times. */
function leavings(throttle: Throttle, call: 'submit' | 'search' | 'login', asked: readonly number[]): readonly number[] {
  return asked.map((atMs) => atMs + throttle.reserve(call, atMs)).toSorted((left, right) => left - right);
}

const mostWithinAMinute = (times: readonly number[]): number =>
  Math.max(...times.map((from) => times.filter((at) => at >= from && at < from + MINUTE).length));

test('however requests come, no minute has more than the tax authority allows', () => {
  const limits = { submit: 100, search: 12, login: 12 } as const;
  const bursts = fc.array(fc.integer({ min: 0, max: 5 * MINUTE }), { minLength: 1, maxLength: 300 });
  fc.assert(
    fc.property(fc.constantFrom('submit', 'search', 'login'), bursts, (call, times) => {
      const left = leavings(
        new Throttle(),
        call,
        times.toSorted((first, second) => first - second),
      );
      assert.ok(mostWithinAMinute(left) <= limits[call], `${mostWithinAMinute(left)} ${call}`);
    }),
    { numRuns: 60 },
  );
});

test('100 submits that wait leave within two minutes, and searches are five seconds apart', () => {
  const submits = leavings(new Throttle(), 'submit', Array(100).fill(0));
  assert.ok((submits.at(-1) ?? 0) <= 2 * MINUTE);
  const searches = leavings(new Throttle(), 'search', [0, 0, 0]);
  assert.ok((searches[1] ?? 0) >= 5000 && (searches[2] ?? 0) - (searches[1] ?? 0) >= 5000);
});

test('a refusal is waited for as long as it says, a minute if it says nothing, and at most an hour', () => {
  const waitAfter = (retryAfterMs: number | undefined): number => {
    const throttle = new Throttle();
    throttle.refused('submit', retryAfterMs, 0);
    return throttle.reserve('submit', 0);
  };
  assert.deepEqual([waitAfter(7000), waitAfter(undefined), waitAfter(10 * 60 * MINUTE)], [7000, MINUTE, 60 * MINUTE]);
});

test('after a refusal half the rate is used for ten minutes', () => {
  const throttle = new Throttle();
  throttle.refused('submit', 0, 0);
  const slow = leavings(throttle, 'submit', Array(41).fill(0));
  assert.ok((slow.at(-1) ?? 0) >= MINUTE * 0.95);
  const later = leavings(throttle, 'submit', Array(81).fill(20 * MINUTE));
  assert.ok((later.at(-1) ?? 0) - 20 * MINUTE <= MINUTE);
});

test('what was learnt is told, and used from the start by the next run', () => {
  let kept = {};
  const first = new Throttle({}, (learnt) => {
    kept = learnt;
  });
  first.refused('login', 0, 0);
  assert.deepEqual(kept, { login: 0.5 });
  const next = leavings(new Throttle(kept), 'login', Array(8).fill(0));
  const fresh = leavings(new Throttle(), 'login', Array(8).fill(0));
  assert.ok((next.at(-1) ?? 0) > (fresh.at(-1) ?? 0));
});

test('a slot that is given back is free again', () => {
  const throttle = new Throttle();
  throttle.reserve('search', 0);
  throttle.release('search', 0);
  assert.equal(throttle.reserve('search', 0), 0);
});
