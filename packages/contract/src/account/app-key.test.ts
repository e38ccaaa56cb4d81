import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Value } from 'typebox/value';
import { accessModules, moduleIds } from '../command/module.ts';
import { Access, AppKeyBody, AppKeyCreatedResponse, AppKeyListResponse } from './app-key.ts';

const instant = '2026-11-13T08:42:31.000Z';

const key = {
  keyId: 'key_1',
  name: 'Shop',
  prefix: 'll_app_7Kq2',
  access: 'full',
  companies: null,
  createdAt: instant,
  expiresAt: null,
  lastUsedAt: null,
  revokedAt: null,
  allowedAddresses: null,
  amountLimit: null,
  previousSecretUntil: null,
  connectedApp: null,
  approval: 'none',
};

test('access is full, or rights over thirteen modules, of which tax is none', () => {
  assert.equal(accessModules.length, 13);
  assert.deepEqual(
    moduleIds.filter((module) => !(accessModules as readonly string[]).includes(module)),
    ['tax'],
  );
  assert.ok(Value.Check(Access, 'full'));
  assert.ok(Value.Check(Access, {}));
  assert.ok(Value.Check(Access, Object.fromEntries(accessModules.map((module) => [module, ['read', 'write', 'delete']]))));
  for (const access of ['all', null, { tax: ['read'] }, { sales: ['void'] }, { sales: 'read' }, { sales: ['read', 'read'] }]) {
    assert.ok(!Value.Check(Access, access), JSON.stringify(access));
  }
});

test('a misspelt member of a new key is rejected, since ignoring it would give more rights than asked', () => {
  assert.ok(Value.Check(AppKeyBody, { name: 'Shop' }));
  assert.ok(Value.Check(AppKeyBody, { name: 'Shop', access: { sales: ['read'] }, companies: ['SAMPLE'], expiresAt: instant }));
  for (const body of [{ name: 'Shop', acces: {} }, { name: ' ' }, {}, { name: 'Shop', companies: [] }]) {
    assert.ok(!Value.Check(AppKeyBody, body), JSON.stringify(body));
  }
});

test('a key is listed without its secret, which is returned once', () => {
  assert.ok(Value.Check(AppKeyListResponse, { ok: true, keys: [key], nextCursor: null }));
  assert.ok(Value.Check(AppKeyCreatedResponse, { ok: true, key, secret: 'll_app_x' }));
  assert.ok(!Value.Check(AppKeyCreatedResponse, { ok: true, key }));
});
