import assert from 'node:assert/strict';
import { test } from 'node:test';
import { failureCodes, failureMeanings, isBookCode, isFailureCode, isRetryable } from './command-error.ts';
import { outcomes } from './status.ts';

const sentence = /^[A-Z].*\.$/;
const snakeCase = /^[a-z]+(_[a-z]+)*$/;

test('every failure code is snake_case, has its own sentence and differs from the codes of a book', () => {
  for (const code of failureCodes) {
    assert.match(code, snakeCase);
    assert.match(failureMeanings[code].meaning, sentence, code);
    assert.ok(isFailureCode(code) && !isBookCode(code), code);
  }
  assert.equal(new Set(Object.values(failureMeanings).map(({ meaning }) => meaning)).size, failureCodes.length);
  for (const code of ['PERIOD_LOCKED', 'DOC_TRANSFERRED', 'VERIFY_MISMATCH'])
    assert.ok(isBookCode(code) && !isFailureCode(code), code);
});

test('an inherited property name is no failure code', () => {
  for (const code of ['constructor', 'toString', '__proto__']) assert.ok(!isFailureCode(code), code);
});

test('nothing that may have reached the book is called retryable', () => {
  for (const code of [...failureCodes, 'PERIOD_LOCKED']) {
    for (const outcome of outcomes) if (outcome !== 'not_applied') assert.ok(!isRetryable(code, outcome), `${code} ${outcome}`);
  }
  assert.ok(isRetryable('expired', 'not_applied'));
  assert.ok(!isRetryable('unsupported_command', 'not_applied'));
  assert.ok(!isRetryable('PERIOD_LOCKED', 'not_applied'));
});
