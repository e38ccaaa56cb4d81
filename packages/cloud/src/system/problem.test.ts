import assert from 'node:assert/strict';
import { test } from 'node:test';
import { limits } from '@ledgerline/contract';
import { detail } from '@ledgerline/words/problem/detail';
import { requestSays } from '@ledgerline/words/problem/request';
import { isRefusal, problemIn, refuse, refuseAgain, refuseByLimit, refuseFindings } from './problem.ts';

test('a body that looks like a refusal is only a body', () => {
  const refusal = refuse('invalid_request', requestSays.mismatch());
  assert.ok(isRefusal(refusal));
  for (const body of [JSON.parse(JSON.stringify(refusal)), { ...refusal }, refusal.refused, null, 'No.']) {
    assert.equal(isRefusal(body), false);
  }
});

test('a refusal lists the first problems and their total number', () => {
  const details = Array.from({ length: limits.detailsMax + 5 }, (_, index) =>
    detail(`/${index}`, 'required', requestSays.repeatedField(`${index}`)),
  );
  const refusal = refuseFindings('invalid_payload', requestSays.mismatch(), { details, total: 1_000 });
  assert.deepEqual([refusal.refused.details.length, refusal.refused.detailsTotal], [limits.detailsMax, 1_000]);
  const short = refuseFindings('invalid_payload', requestSays.mismatch(), { details: details.slice(0, 2), total: 2 });
  assert.deepEqual([short.refused.details.length, short.refused.detailsTotal], [2, undefined]);
});

test('a refusal of another thread is one again, with the same problems', () => {
  const found = detail('/a', 'required', requestSays.repeatedField('a'));
  for (const total of [1, 40]) {
    const made = refuseFindings('invalid_payload', requestSays.mismatch(), { details: [found], total });
    const again = refuseAgain(structuredClone(made));
    assert.ok(isRefusal(again));
    assert.deepEqual(again.refused, made.refused);
    assert.deepEqual(problemIn(again, 'zh'), problemIn(made, 'zh'));
  }
});

test('a limit names itself for the metrics and returns when to try again', () => {
  const refusal = refuseByLimit('uploads', requestSays.mismatch(), 30);
  assert.ok(isRefusal(refusal));
  assert.deepEqual([refusal.refused.code, refusal.limit, refusal.retryAfterSeconds], ['rate_limited', 'uploads', 30]);
});

test('a problem is worded in a language with the same codes and paths; English is what was made', () => {
  const made = refuse('invalid_request', requestSays.problems(1), [detail('/a', 'required', requestSays.repeatedField('a'))]);
  assert.equal(problemIn(made, 'en'), made.refused);
  const [english, malay] = [made.refused, problemIn(made, 'ms')];
  assert.equal(malay.message, 'Permintaan mempunyai 1 masalah, disenaraikan dalam details.');
  assert.deepEqual(
    malay.details.map(({ path, code }) => ({ path, code })),
    english.details.map(({ path, code }) => ({ path, code })),
  );
  assert.notEqual(malay.details[0]?.message, english.details[0]?.message);
  assert.doesNotMatch(JSON.stringify([english, malay]), /wording|params/);
});
