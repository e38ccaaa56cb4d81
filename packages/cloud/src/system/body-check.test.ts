import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AppKeyBody, CommandEnvelope, HeartbeatBody, ResultBody } from '@ledgerline/contract';
import type { TSchema } from 'typebox';
import { bodyCheck } from './body-check.ts';
import { isRefusal } from './problem.ts';

const details = (schema: TSchema, value: unknown) => {
  const found = bodyCheck(schema)(value);
  return isRefusal(found) ? found.refused.details : assert.fail('It was taken.');
};

const codes = (schema: TSchema, value: unknown) => details(schema, value).map(({ path, code }) => `${path} ${code}`);

test('a body of its schema comes through as it is', () => {
  const body = { status: 'done', result: { ok: true }, error: null };
  assert.equal(bodyCheck(ResultBody)(body), body);
});

test('every problem is told with its place, however many there are', () => {
  assert.deepEqual(codes(CommandEnvelope, { commandId: 'a b', connectorId: '', companyId: 7, payload: [] }), [
    '/type required',
    '/commandId pattern',
    '/connectorId too_short',
    '/companyId type',
    '/payload type',
  ]);
  const running = Array.from({ length: 50 }, () => 'a b');
  assert.equal(details(HeartbeatBody, { running }).length, 50);
});

test('a misspelt member is answered with the one that was meant', () => {
  const [problem] = details(AppKeyBody, { name: 'x', acess: 'full' });
  assert.deepEqual([problem?.path, problem?.code], ['/acess', 'unknown_member']);
  assert.match(problem?.message ?? '', /Did you mean access\?/);
  assert.match(details(CommandEnvelope, { payLoad: 1 }).find(({ path }) => path === '/payLoad')?.message ?? '', /payload/);
  assert.match(details(AppKeyBody, { name: 'x', '~/': 1 })[0]?.path ?? '', /^\/~0~1$/);
});

test('a required member that came under a close name is told once', () => {
  const envelope = { commandID: 'x', connectorId: 'c', companyId: 'A', type: 'read-debtors' };
  assert.deepEqual(codes(CommandEnvelope, envelope), ['/commandID unknown_member']);
});

test('counts agree in number', () => {
  const messages = [
    ...details(CommandEnvelope, { commandId: '', connectorId: '', companyId: '', type: '' }),
    ...details(AppKeyBody, { name: '', companies: [], access: { sales: [] } }),
  ].map(({ message }) => message);
  for (const message of messages) assert.doesNotMatch(message, /\b1 (?:characters|entries)\b/);
});

test('a message says what is taken', () => {
  const messages = details(ResultBody, { status: 'over', error: { code: 'x'.repeat(81), message: 'x' } }).map(
    (one) => one.message,
  );
  assert.ok(messages.some((message) => /must be one of done, failed/.test(message)));
  assert.ok(messages.some((message) => /at most 80 characters/.test(message)));
});

test('a value that may also be null is never told to be null', () => {
  assert.deepEqual(codes(ResultBody, { status: 'done', result: 5 }), ['/result type']);
});

test('what is no object at all is one problem', () => {
  for (const value of [undefined, null, 5, 'text', []]) assert.deepEqual(codes(CommandEnvelope, value), [' type'], String(value));
});
