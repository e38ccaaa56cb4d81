import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Value } from 'typebox/value';
import { ErrorBody, problemCodes, problemMeanings } from './problem.ts';
import { detailCodes, detailMeanings } from './problem-detail.ts';

const sentence = /^[A-Z].*\.$/;
const snakeCase = /^[a-z]+(_[a-z]+)*$/;

test('every problem code is snake_case and has its own sentence', () => {
  for (const code of problemCodes) {
    assert.match(code, snakeCase);
    assert.match(problemMeanings[code], sentence, code);
  }
  assert.equal(new Set(Object.values(problemMeanings)).size, problemCodes.length);
});

test('every detail code is snake_case and has its own sentence', () => {
  for (const code of detailCodes) {
    assert.match(code, snakeCase);
    assert.match(detailMeanings[code], sentence, code);
  }
  assert.equal(new Set(Object.values(detailMeanings)).size, detailCodes.length);
});

test('an error body carries a known code, its details and the request id', () => {
  const body = {
    ok: false,
    error: {
      code: 'invalid_payload',
      message: 'Two members of the payload are wrong.',
      details: [{ path: '/lines/0/qty', code: 'type', message: 'qty takes a number.' }],
    },
    requestId: 'req_1',
  };
  assert.ok(Value.Check(ErrorBody, body));
  assert.ok(!Value.Check(ErrorBody, { ...body, ok: true }));
  assert.ok(!Value.Check(ErrorBody, { ...body, requestId: undefined }));
  assert.ok(!Value.Check(ErrorBody, { ...body, error: { ...body.error, code: 'oops' } }));
  assert.ok(!Value.Check(ErrorBody, { ...body, error: { ...body.error, details: [{ path: '', code: 'oops', message: '' }] } }));
});
