import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AppKeyBody, CommandEnvelope, HeartbeatBody, ResultBody, SignUpBody } from '@ledgerline/contract';
import type { TSchema } from 'typebox';
import { isRefusal } from '../problem.ts';
import { bodyCheck } from './body-check.ts';

const details = (schema: TSchema, value: unknown) => {
  const found = bodyCheck(schema)(value);
  return isRefusal(found) ? found.refused.details : assert.fail('It was taken.');
};

const codes = (schema: TSchema, value: unknown) => details(schema, value).map(({ path, code }) => `${path} ${code}`);

test('a body of its schema comes through as it is', () => {
  const body = { status: 'done', result: { ok: true }, error: null };
  assert.equal(bodyCheck(ResultBody)(body), body);
});

test('every problem is reported with its place, however many there are', () => {
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

test('of a list that is wrong throughout, only the beginning is looked at', () => {
  const looked: number[] = [];
  const companies = new Proxy(
    Array.from({ length: 100_000 }, () => 7),
    {
      get: (list, name) => {
        if (typeof name === 'string') looked.push(Number(name));
        return Reflect.get(list, name);
      },
    },
  );
  const found = details(AppKeyBody, { name: 'x', companies });
  assert.equal(found[0]?.path, '/companies/0');
  assert.ok(Math.max(...looked.filter((place) => !Number.isNaN(place))) < 5_000);
});

test('a misspelt field gets a suggestion', () => {
  const [problem] = details(AppKeyBody, { name: 'x', acess: 'full' });
  assert.deepEqual([problem?.path, problem?.code], ['/acess', 'unknown_member']);
  assert.match(problem?.message ?? '', /Did you mean access\?/);
  assert.match(details(CommandEnvelope, { payLoad: 1 }).find(({ path }) => path === '/payLoad')?.message ?? '', /payload/);
  assert.match(details(AppKeyBody, { name: 'x', '~/': 1 })[0]?.path ?? '', /^\/~0~1$/);
});

test('a required field sent under a similar name is reported once', () => {
  const envelope = { commandID: 'x', connectorId: 'c', companyId: 'A', type: 'read-debtors' };
  assert.deepEqual(codes(CommandEnvelope, envelope), ['/commandID unknown_member']);
});

test('counts agree in number', () => {
  const messages = [
    ...details(CommandEnvelope, { commandId: '', connectorId: '', companyId: '', type: '' }),
    ...details(AppKeyBody, { name: '', companies: [], access: { sales: [] } }),
  ].map(({ message }) => message);
  for (const message of messages) assert.doesNotMatch(message, /\b1 (?:characters|values)\b/);
});

test('a message says what is accepted', () => {
  const messages = details(ResultBody, { status: 'over', error: { code: 'x'.repeat(81), message: 'x' } }).map(
    (one) => one.message,
  );
  assert.ok(messages.some((message) => /must be one of done or failed; you sent "over"/.test(message)));
  assert.ok(messages.some((message) => /at most 80 characters/.test(message)));
});

test('the message for a nullable value never suggests null', () => {
  assert.deepEqual(codes(ResultBody, { status: 'done', result: 5 }), ['/result type']);
});

test('what is not an object at all is one problem', () => {
  for (const value of [undefined, null, 5, 'text', []]) assert.deepEqual(codes(CommandEnvelope, value), [' type'], String(value));
});

test('bodies are worded like payloads, and no password is repeated', () => {
  const access = 'must be "full" or an object of rights by module, such as { "sales": ["read"] }';
  const cases: readonly (readonly [TSchema, unknown, string])[] = [
    [AppKeyBody, { name: 'x', access: 'ful' }, `access ${access}; you sent "ful".`],
    [AppKeyBody, { name: 'x', access: 5 }, `access ${access}; you sent 5.`],
    [
      AppKeyBody,
      { name: 'x', access: { sales: ['red'] } },
      'access.sales[0] must be one of read, write or delete; you sent "red".',
    ],
    [AppKeyBody, { name: ' ' }, 'name cannot be blank.'],
    [AppKeyBody, { name: 'x', companies: ['A', 'A'] }, 'companies contains "A" more than once.'],
    [
      AppKeyBody,
      { name: 'x', expiresAt: 'soon' },
      'expiresAt must be an RFC 3339 timestamp such as 2026-11-15T08:30:00Z; you sent "soon".',
    ],
    [
      AppKeyBody,
      { name: 'x', colour: 1 },
      'colour is not a recognised field. Allowed fields: name, access, companies, allowedAddresses, amountLimit, approval, expiresAt.',
    ],
    [
      SignUpBody,
      { companyName: 'A', email: 'a', password: 'longenough' },
      'email must be a valid email address in Latin letters, such as you@example.com; you sent "a".',
    ],
    [SignUpBody, { companyName: 'A', email: 'a@b.my', password: 'short' }, 'password must have at least 8 characters.'],
    [SignUpBody, { companyName: 'A', email: 'a@b.my', password: 7 }, 'password must be a string; you sent a number.'],
    [CommandEnvelope, [], 'The request body must be an object; you sent an array.'],
  ];
  for (const [schema, value, expected] of cases) assert.equal(details(schema, value)[0]?.message, expected);
  const id = details(CommandEnvelope, { commandId: '..', connectorId: 'c', companyId: 'A', type: 'x' })[0]?.message;
  assert.equal(
    id,
    'commandId can contain only letters, digits, dots, underscores and hyphens, and cannot be only dots; you sent "..".',
  );
});
