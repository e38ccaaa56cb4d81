import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { Value } from 'typebox/value';
import { CommandId } from '../value/identifier.ts';
import { CommandEnvelope, GroupedEnvelope, WaitQuery } from './envelope.ts';

const envelope = {
  commandId: 'shop-10490.invoice_1',
  connectorId: 'con_7f3k9wq2',
  companyId: 'SAMPLE',
  type: 'create-sales-invoice',
  payload: { debtorCode: '300-A001' },
};

const without = (member: keyof typeof envelope): Record<string, unknown> =>
  Object.fromEntries(Object.entries(envelope).filter(([name]) => name !== member));

test('an envelope needs its ids and its type; the payload may be absent', () => {
  assert.ok(Value.Check(CommandEnvelope, envelope));
  assert.ok(Value.Check(CommandEnvelope, without('payload')));
  for (const member of ['commandId', 'connectorId', 'companyId', 'type'] as const) {
    assert.ok(!Value.Check(CommandEnvelope, without(member)), member);
  }
});

test('a payload is an object and may hold anything', () => {
  assert.ok(Value.Check(CommandEnvelope, { ...envelope, payload: {} }));
  assert.ok(Value.Check(CommandEnvelope, { ...envelope, payload: { anything: [{ at: 'all' }] } }));
  for (const payload of [null, [], 'text', 1, true])
    assert.ok(!Value.Check(CommandEnvelope, { ...envelope, payload }), String(payload));
});

test('a misspelt envelope member is rejected, not ignored', () => {
  assert.ok(!Value.Check(CommandEnvelope, { ...envelope, payLoad: {} }));
});

test('a grouped envelope needs no type and takes one', () => {
  assert.ok(Value.Check(GroupedEnvelope, without('type')));
  assert.ok(Value.Check(GroupedEnvelope, envelope));
  assert.ok(!Value.Check(GroupedEnvelope, { ...envelope, types: 'x' }));
});

test('a commandId is 1 to 160 URL-safe characters and not only dots', () => {
  const alphabet = [...'ABCXYZabcxyz0123456789._-'];
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...alphabet), minLength: 1, maxLength: 160 }), (text) => {
      assert.equal(Value.Check(CommandId, text), !/^\.+$/.test(text), text);
    }),
  );
  assert.ok(Value.Check(CommandId, 'a'.repeat(160)));
  for (const text of ['', 'a'.repeat(161), '.', '..', '...', 'a b', 'a/b', 'a\n', 'é', 'a%20', 'a:b']) {
    assert.ok(!Value.Check(CommandId, text), JSON.stringify(text));
  }
});

test('connectorId and companyId are 1 to 64 URL-safe characters and not only dots', () => {
  for (const member of ['connectorId', 'companyId'] as const) {
    assert.ok(Value.Check(CommandEnvelope, { ...envelope, [member]: 'a'.repeat(64) }));
    for (const text of ['', 'a'.repeat(65), '..', 'a b', 'a/b', 7]) {
      assert.ok(!Value.Check(CommandEnvelope, { ...envelope, [member]: text }), `${member} ${text}`);
    }
  }
});

test('a caller waits for 0 to 60 whole seconds', () => {
  for (const wait of [0, 30, 60]) assert.ok(Value.Check(WaitQuery, { wait }), String(wait));
  assert.ok(Value.Check(WaitQuery, {}));
  for (const wait of [-1, 61, 1.5, '30']) assert.ok(!Value.Check(WaitQuery, { wait }), String(wait));
});
