import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Problem } from './generated/contract.ts';
import { delayMs, isWorthRetrying, type Reading } from './retry.ts';

const problem: Problem = { code: 'rate_limited', message: 'Too many requests.', details: [] };
const refused = (status: number, retryAfterSeconds?: number): Reading => ({
  kind: 'refused',
  status,
  problem,
  retryAfterSeconds,
});
const lost = (mayHaveArrived: boolean): Reading => ({ kind: 'unreadable', fault: 'No response.', mayHaveArrived });

test('lost responses and passing troubles are retried, every other 4xx is not', () => {
  for (const status of [408, 429, 500, 502, 503, 504]) assert.ok(isWorthRetrying(refused(status), true), String(status));
  for (const status of [400, 401, 402, 403, 404, 409, 410, 413, 422])
    assert.ok(!isWorthRetrying(refused(status), true), String(status));
  assert.ok(isWorthRetrying(lost(true), true));
});

test('what must not happen twice is repeated only if it surely did not happen', () => {
  assert.ok(!isWorthRetrying(lost(true), false));
  assert.ok(isWorthRetrying(lost(false), false));
  assert.ok(!isWorthRetrying(refused(500), false));
  assert.ok(isWorthRetrying(refused(429), false));
});

test('delays double up to 8 seconds with full jitter, and Retry-After wins up to a minute', () => {
  assert.deepEqual(
    [0, 1, 2, 5, 9].map((retries) => delayMs(lost(true), retries, 1)),
    [250, 500, 1000, 8000, 8000],
  );
  assert.equal(delayMs(lost(true), 3, 0), 0);
  assert.equal(delayMs(refused(429, 7), 0, 0.5), 7000);
  assert.equal(delayMs(refused(429, 900), 0, 0.5), 60_000);
});
