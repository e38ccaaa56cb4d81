/** Tenant keys and app keys: whose they are, and that a key which is gone is gone at once. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '@ledgerline/contract';
import type { NewAppKey, PageOfTenant, StoredAppKey } from '../src/store/store.ts';
import { firstPage, type World } from './world.ts';

export const newKey = (world: World, tenantId: string, overrides: Partial<NewAppKey> = {}): NewAppKey => ({
  keyId: world.name('key'),
  tenantId,
  name: 'Web shop',
  keyHash: world.name('key-hash'),
  prefix: 'll_app_abcd',
  access: { sales: ['read', 'write'] },
  companies: ['MAIN'],
  addresses: ['203.0.113.0/24'],
  amountMax: 500_000,
  expiresAt: null,
  keysMax: 200,
  audit: world.audit(tenantId, 'app-key.created'),
  ...overrides,
});

export function exerciseKeys(opened: () => World): void {
  test('a tenant key belongs to its tenant, and stops the moment it is rotated', async () => {
    const world = opened();
    const wanted = world.newTenant();
    await world.store.createTenant(wanted);
    const { tenantId, tenantKeyHash } = wanted.tenant;
    const holder = await world.store.keyHolder({ keyHash: tenantKeyHash });
    assert.deepEqual([holder?.tenant.tenantId, holder?.appKey], [tenantId, null]);
    const fresh = world.name('tenant-key');
    await world.store.rotateTenantKey({ tenantId, keyHash: fresh, audit: world.audit(tenantId) });
    assert.equal(await world.store.keyHolder({ keyHash: tenantKeyHash }), null);
    assert.equal((await world.store.keyHolder({ keyHash: fresh }))?.tenant.tenantId, tenantId);
  });

  test('an app key has its rights, its books and its expiry, and leads to its tenant', async () => {
    const world = opened();
    const { tenantId } = await world.signUp();
    const {
      keysMax: _max,
      audit: _audit,
      ...given
    } = newKey(world, tenantId, {
      expiresAt: 9_000_000_000_000,
      approval: 'deletes',
    });
    const created = await world.store.createAppKey({ ...given, keysMax: 200, audit: world.audit(tenantId) });
    assert.deepEqual(created, {
      ...given,
      createdAt: await world.store.now(),
      lastUsedAt: null,
      revokedAt: null,
      previousUntil: null,
      personId: null,
      app: null,
      tokenUntil: null,
    });
    const holder = await world.store.keyHolder({ keyHash: given.keyHash });
    assert.deepEqual([holder?.tenant.tenantId, holder?.appKey], [tenantId, created]);
    const full = await world.store.createAppKey(newKey(world, tenantId, { access: 'full', companies: null }));
    assert.ok(full !== 'limit_reached');
    assert.deepEqual([full.access, full.companies, full.expiresAt], ['full', null, null]);
  });

  test('the secret before a rotation works until its time, and one before that not at all', async () => {
    const world = opened();
    const { store } = world;
    const { tenantId } = await world.signUp();
    const key = newKey(world, tenantId);
    await store.createAppKey(key);
    const rotate = async (overlapMs: number): Promise<string> => {
      const keyHash = world.name('key-hash');
      const rotated = await store.rotateAppKey({
        ...key,
        keyHash,
        prefix: 'll_app_new',
        overlapMs,
        audit: world.audit(tenantId),
      });
      assert.deepEqual([rotated?.prefix, rotated?.previousUntil], ['ll_app_new', overlapMs === 0 ? null : at + overlapMs]);
      return keyHash;
    };
    const untilOf = async (keyHash: string) => (await store.keyHolder({ keyHash }))?.secretUntil;
    const at = await store.now();
    const second = await rotate(7 * DAY_MS);
    assert.deepEqual([await untilOf(key.keyHash), await untilOf(second)], [at + 7 * DAY_MS, null]);
    const third = await rotate(MINUTE_MS);
    assert.deepEqual(
      [await untilOf(key.keyHash), await untilOf(second), await untilOf(third)],
      [undefined, at + MINUTE_MS, null],
    );
    const fourth = await rotate(0);
    assert.deepEqual([await untilOf(third), await untilOf(fourth)], [undefined, null]);
    await rotate(MINUTE_MS);
    const ended = await store.endPreviousSecret({ ...key, audit: world.audit(tenantId) });
    assert.deepEqual([ended?.previousUntil, await untilOf(fourth)], [null, undefined]);
    const other = await world.signUp();
    const foreign = { ...key, tenantId: other.tenantId, keyHash: world.name('hash'), overlapMs: 0, audit: world.audit(tenantId) };
    assert.equal(await store.rotateAppKey(foreign), null);
    assert.equal(await store.endPreviousSecret(foreign), null);
    await store.revokeAppKey({ ...key, audit: world.audit(tenantId) });
    assert.equal(await store.rotateAppKey({ ...foreign, tenantId }), null);
  });

  test('the tenant key before a rotation works until its time, or until it is ended', async () => {
    const world = opened();
    const { store } = world;
    const wanted = world.newTenant();
    await store.createTenant(wanted);
    const { tenantId, tenantKeyHash } = wanted.tenant;
    const audit = world.audit(tenantId);
    const until = await store.rotateTenantKey({ tenantId, keyHash: world.name('tenant-key'), overlapMs: MINUTE_MS, audit });
    assert.equal(until, (await store.now()) + MINUTE_MS);
    const holder = await store.keyHolder({ keyHash: tenantKeyHash });
    assert.deepEqual([holder?.tenant.tenantId, holder?.appKey, holder?.secretUntil], [tenantId, null, until]);
    await store.endPreviousTenantKey({ tenantId, audit });
    assert.equal(await store.keyHolder({ keyHash: tenantKeyHash }), null);
    assert.equal((await store.tenant({ tenantId }))?.previousKeyUntil, null);
  });

  test('every change of access changes the count of key changes, and nothing else does', async () => {
    const world = opened();
    const { store } = world;
    const { tenantId, connectorId } = await world.signUp();
    const key = newKey(world, tenantId);
    await store.createAppKey(key);
    const counts = async (work: () => Promise<unknown>): Promise<boolean> => {
      const before = await store.keyChanges();
      await work();
      return (await store.keyChanges()) !== before;
    };
    const audit = world.audit(tenantId);
    const changes: Readonly<Record<string, () => Promise<unknown>>> = {
      rotateTenantKey: () => store.rotateTenantKey({ tenantId, keyHash: world.name('hash'), audit }),
      rotateConnectorKey: () =>
        store.rotateConnectorKey({ connectorId, keyHash: world.name('hash'), keySealed: 'sealed', audit }),
      changeAppKey: () =>
        store.changeAppKey({
          ...key,
          name: 'Till',
          access: { sales: ['read'] },
          companies: ['A'],
          addresses: null,
          amountMax: null,
          approval: 'writes',
          audit,
        }),
      rotateAppKey: () => store.rotateAppKey({ ...key, keyHash: world.name('hash'), overlapMs: 1, audit }),
      endPreviousSecret: () => store.endPreviousSecret({ ...key, audit }),
      endPreviousTenantKey: () => store.endPreviousTenantKey({ tenantId, audit }),
      revokeAppKey: () => store.revokeAppKey({ tenantId, keyId: key.keyId, audit }),
      setSubscription: () => store.setSubscription({ tenantId, status: 'active', plan: null, currentPeriodEnd: null, audit }),
    };
    for (const [name, change] of Object.entries(changes)) assert.equal(await counts(change), true, name);
    const daily: Readonly<Record<string, () => Promise<unknown>>> = {
      touchAppKey: () => store.touchAppKey({ keyId: key.keyId }),
      heartbeat: () => store.heartbeat(world.heartbeat({ tenantId, connectorId })),
      accept: () => world.accept(world.newCommand({ tenantId, connectorId })),
      lease: () => world.lease({ tenantId, connectorId }),
    };
    for (const [name, work] of Object.entries(daily)) assert.equal(await counts(work), false, name);
  });

  test('keys are listed newest first, those of the tenant alone', async () => {
    const world = opened();
    const [home, other] = [await world.signUp(), await world.signUp()];
    const ids: string[] = [];
    for (let index = 0; index < 3; index += 1) {
      const key = newKey(world, home.tenantId);
      await world.store.createAppKey(key);
      ids.unshift(key.keyId);
      world.advance(SECOND_MS);
    }
    await world.store.createAppKey(newKey(world, other.tenantId));
    assert.deepEqual(
      (await world.store.appKeys(firstPage(home))).map(({ keyId }) => keyId),
      ids,
    );
  });

  test('keys are listed in pages, those of one moment by their id', async () => {
    const world = opened();
    const home = await world.signUp();
    const made: string[] = [];
    for (let index = 0; index < 7; index += 1) {
      if (index % 3 === 0) world.advance(SECOND_MS);
      const key = newKey(world, home.tenantId);
      await world.store.createAppKey(key);
      made.push(key.keyId);
    }
    const listed: string[] = [];
    for (let before: PageOfTenant['before'] = null; ; ) {
      const page: readonly StoredAppKey[] = await world.store.appKeys({ tenantId: home.tenantId, before, limit: 2 });
      listed.push(...page.map(({ keyId }) => keyId));
      const last = page.at(-1);
      if (!last) break;
      before = { at: last.createdAt, id: last.keyId };
    }
    assert.deepEqual(listed.toSorted(), made.toSorted());
    assert.equal(listed[0], made[6], 'the newest first');
  });

  test('a revoked key is shown as revoked at once, stays in the list and makes room for another', async () => {
    const world = opened();
    const [home, other] = [await world.signUp(), await world.signUp()];
    const { tenantId } = home;
    const keys = [newKey(world, tenantId, { keysMax: 2 }), newKey(world, tenantId, { keysMax: 2 })];
    for (const key of keys) await world.store.createAppKey(key);
    assert.equal(await world.store.createAppKey(newKey(world, tenantId, { keysMax: 2 })), 'limit_reached');
    const [first] = keys;
    assert.ok(first);
    const audit = world.audit(tenantId, 'app-key.revoked');
    assert.equal(await world.store.revokeAppKey({ tenantId: other.tenantId, keyId: first.keyId, audit }), null);
    assert.equal(await world.store.revokeAppKey({ tenantId, keyId: world.name('unheard'), audit }), null);
    const revoked = await world.store.revokeAppKey({ tenantId, keyId: first.keyId, audit });
    assert.equal(revoked?.revokedAt, await world.store.now());
    assert.equal((await world.store.keyHolder(first))?.appKey?.revokedAt, revoked?.revokedAt);
    world.advance(SECOND_MS);
    assert.deepEqual(await world.store.revokeAppKey({ tenantId, keyId: first.keyId, audit }), revoked);
    assert.deepEqual(await world.store.appKey({ tenantId, keyId: first.keyId }), revoked);
    assert.equal(await world.store.appKey({ tenantId: other.tenantId, keyId: first.keyId }), null);
    assert.notEqual(await world.store.createAppKey(newKey(world, tenantId, { keysMax: 2 })), 'limit_reached');
    assert.equal((await world.store.appKeys(firstPage(home))).length, 3);
  });

  test('of many keys made at once no more than the limit are made', async () => {
    const world = opened();
    const { tenantId } = await world.signUp();
    const made = await Promise.all(
      Array.from({ length: 12 }, () => world.store.createAppKey(newKey(world, tenantId, { keysMax: 5 }))),
    );
    assert.equal(made.filter((key) => key !== 'limit_reached').length, 5);
  });

  test('the use of a key is remembered, at most once a minute', async () => {
    const world = opened();
    const { tenantId } = await world.signUp();
    const key = newKey(world, tenantId);
    await world.store.createAppKey(key);
    const lastUsed = async () => (await world.store.appKeys(firstPage({ tenantId })))[0]?.lastUsedAt;
    await world.store.touchAppKey(key);
    const first = await world.store.now();
    assert.equal(await lastUsed(), first);
    world.advance(MINUTE_MS - SECOND_MS);
    await world.store.touchAppKey(key);
    assert.equal(await lastUsed(), first);
    world.advance(SECOND_MS);
    await world.store.touchAppKey(key);
    assert.equal(await lastUsed(), await world.store.now());
  });
}
