import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { AppKey, DAY_MS, limits } from '@ledgerline/contract';
import { Value } from 'typebox/value';
import { byTester, openTestCloud, type TestCloud } from '../../../testing/test-cloud.ts';
import { instantText } from '../../system/clock.ts';
import { hashKey, readKey } from '../../system/key.ts';
import { isRefusal } from '../../system/problem.ts';
import { createAppKey, listAppKeys, type MadeAppKey, revokeAppKey } from './app-key.ts';

let cloud: TestCloud;
before(() => {
  cloud = openTestCloud();
});
after(() => cloud.close());

async function made(tenantId: string, body: Parameters<typeof createAppKey>[2] = { name: 'Shop' }): Promise<MadeAppKey> {
  const outcome = await createAppKey(cloud.context, tenantId, body, byTester('request'));
  if (isRefusal(outcome)) assert.fail(outcome.refused.message);
  return outcome;
}

const codeOf = (outcome: unknown): string => (isRefusal(outcome) ? outcome.refused.code : 'ok');

test('a key without options has full access to all books forever, and its secret is only in this response', async () => {
  const { tenantId } = (await cloud.tenant()).tenant;
  const { key, secret } = await made(tenantId, { name: ' Shop ' });
  assert.deepEqual(
    { ...key, keyId: '', prefix: '', createdAt: '' },
    {
      keyId: '',
      name: 'Shop',
      prefix: '',
      access: 'full',
      companies: null,
      createdAt: '',
      expiresAt: null,
      lastUsedAt: null,
      revokedAt: null,
      previousSecretUntil: null,
      allowedAddresses: null,
      amountLimit: null,
      approval: 'none',
      connectedApp: null,
    },
  );
  assert.ok(Value.Check(AppKey, key));
  assert.deepEqual(readKey(secret), { kind: 'app' });
  assert.ok(secret.startsWith(key.prefix) && key.prefix.length < 13);
  const listed = JSON.stringify(await listAppKeys(cloud.context, tenantId));
  assert.ok(!listed.includes(secret) && !listed.includes(hashKey(secret)));
});

test('a key keeps what it was made with', async () => {
  const { tenantId } = (await cloud.tenant()).tenant;
  const expiresAt = instantText(cloud.time.now() + DAY_MS);
  const { key, secret } = await made(tenantId, { name: 'Shop', access: { sales: ['read'] }, companies: ['A'], expiresAt });
  assert.deepEqual([key.access, key.companies, key.expiresAt], [{ sales: ['read'] }, ['A'], expiresAt]);
  const holder = await cloud.context.store.keyHolder({ keyHash: hashKey(secret) });
  assert.deepEqual(
    [holder?.tenant.tenantId, holder?.appKey?.access, holder?.appKey?.companies],
    [tenantId, { sales: ['read'] }, ['A']],
  );
});

test('a key that would have expired already is rejected', async () => {
  const { tenantId } = (await cloud.tenant()).tenant;
  const body = { name: 'Shop', expiresAt: instantText(cloud.time.now()) };
  const refusal = await createAppKey(cloud.context, tenantId, body, byTester('request'));
  assert.ok(isRefusal(refusal));
  assert.equal(refusal.refused.details[0]?.path, '/expiresAt');
});

test('revoking is for good, can be repeated, and knows only keys of the tenant', async () => {
  const { context, time } = cloud;
  const [own, other] = [(await cloud.tenant()).tenant, (await cloud.tenant()).tenant];
  const { key } = await made(own.tenantId);
  assert.equal(codeOf(await revokeAppKey(context, other.tenantId, key.keyId, byTester('request'))), 'unknown_key');
  assert.equal(codeOf(await revokeAppKey(context, own.tenantId, 'key_0', byTester('request'))), 'unknown_key');
  const revoked = await revokeAppKey(context, own.tenantId, key.keyId, byTester('request'));
  time.advance(1000);
  assert.deepEqual(await revokeAppKey(context, own.tenantId, key.keyId, byTester('request')), revoked);
  assert.ok(!isRefusal(revoked) && revoked.revokedAt !== null);
});

test('keys are listed newest first, and a tenant may have 200 that work', async () => {
  const { context, time } = cloud;
  const { tenantId } = (await cloud.tenant()).tenant;
  const { key: oldest } = await made(tenantId, { name: 'oldest' });
  for (let count = 1; count < limits.appKeysPerTenantMax; count += 1) {
    time.advance(1);
    await made(tenantId, { name: `key ${count}` });
  }
  const list = await listAppKeys(context, tenantId);
  const keys = isRefusal(list) ? [] : list.keys;
  assert.equal(keys.length, limits.appKeysPerTenantMax);
  assert.deepEqual([keys[0]?.name, keys.at(-1)?.name], [`key ${limits.appKeysPerTenantMax - 1}`, 'oldest']);
  assert.equal(codeOf(await createAppKey(context, tenantId, { name: 'one more' }, byTester('request'))), 'limit_reached');
  await revokeAppKey(context, tenantId, oldest.keyId, byTester('request'));
  await made(tenantId, { name: 'one more' });
});
