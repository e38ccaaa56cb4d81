import assert from 'node:assert/strict';
import { test } from 'node:test';
import { limits, type ProblemDetail } from '@ledgerline/contract';
import { isRefusal, refuse, refuseAgain, refuseByLimit, refuseFindings } from './problem.ts';

test('a body that looks like a refusal is only a body', () => {
  const refusal = refuse('invalid_request', 'No.');
  assert.ok(isRefusal(refusal));
  for (const body of [JSON.parse(JSON.stringify(refusal)), { ...refusal }, refusal.refused, null, 'No.']) {
    assert.equal(isRefusal(body), false);
  }
});

test('a refusal lists the first problems and their total number', () => {
  const details = Array.from(
    { length: limits.detailsMax + 5 },
    (_, index): ProblemDetail => ({
      path: `/${index}`,
      code: 'required',
      message: `${index} is required.`,
    }),
  );
  const refusal = refuseFindings('invalid_payload', 'No.', { details, total: 1_000 });
  assert.deepEqual([refusal.refused.details.length, refusal.refused.detailsTotal], [limits.detailsMax, 1_000]);
  const short = refuseFindings('invalid_payload', 'No.', { details: details.slice(0, 2), total: 2 });
  assert.deepEqual([short.refused.details.length, short.refused.detailsTotal], [2, undefined]);
});

test('a refusal of another thread is one again, with the same problems', () => {
  const [detail] = [{ path: '/a', code: 'required' as const, message: 'a is required.' }];
  for (const total of [1, 40]) {
    const made = refuseFindings('invalid_payload', 'No.', { details: [detail], total });
    const again = refuseAgain(structuredClone(made));
    assert.ok(isRefusal(again));
    assert.deepEqual(again.refused, made.refused);
  }
});

test('a limit names itself for the metrics and returns when to try again', () => {
  const refusal = refuseByLimit('uploads', 'Too much.', 30);
  assert.ok(isRefusal(refusal));
  assert.deepEqual([refusal.refused.code, refusal.limit, refusal.retryAfterSeconds], ['rate_limited', 'uploads', 30]);
});
