/** Second factors: what counts once, what goes with what, and the steps of a login. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MINUTE_MS } from '@ledgerline/contract';
import type { FactorStore } from '../src/store/stored-factor.ts';
import { join } from './team.ts';
import type { World } from './world.ts';

const AT_ONCE = 6;

/** How many of several calls at once returned true. */
const winners = async (call: () => Promise<unknown>): Promise<number> =>
  (await Promise.all(Array.from({ length: AT_ONCE }, call))).filter(Boolean).length;

export function newPasskey(world: World, personId: string): Parameters<FactorStore['addPasskey']>[0]['passkey'] {
  const passkeyId = world.name('passkey');
  return { passkeyId, personId, name: 'Laptop', publicKey: 'key', transports: 'internal', counter: 3, isPasswordless: 0 };
}

export function exerciseFactors(opened: () => World): void {
  const settle = async () => {
    const world = opened();
    const home = await world.signUp();
    const { tenantId, personId } = home;
    const report = () => ({ mail: world.newMail({ tenantId }), audit: world.audit(tenantId, 'factor.changed') });
    const codeHashes = [world.name('code'), world.name('code')];
    const factorCount = async () => (await world.store.person({ personId }))?.factorCount;
    return { world, store: world.store, home, tenantId, personId, report, codeHashes, factorCount };
  };

  test('an authenticator app counts when it is confirmed, and each of its time steps once', async () => {
    const { store, personId, report, codeHashes, factorCount } = await settle();
    assert.deepEqual(await store.factors({ personId }), { authenticator: null, passkeys: [], recoveryCodesLeft: 0 });
    for (const secretSealed of ['first', 'second']) assert.ok(await store.beginAuthenticator({ personId, secretSealed }));
    assert.equal(await store.useAuthenticator({ personId, step: 5 }), false);
    assert.equal(await factorCount(), 0);
    const confirm = () => store.confirmAuthenticator({ personId, step: 7, codeHashes, ...report() });
    assert.equal(await winners(confirm), 1);
    const now = await store.now();
    assert.deepEqual(await store.factors({ personId }), {
      authenticator: { secretSealed: 'second', confirmedAt: now },
      passkeys: [],
      recoveryCodesLeft: 2,
    });
    assert.equal(await factorCount(), 1);
    assert.equal(await store.beginAuthenticator({ personId, secretSealed: 'third' }), false);
    assert.equal(await store.useAuthenticator({ personId, step: 7 }), false, 'the code that confirmed it');
    assert.equal(await winners(() => store.useAuthenticator({ personId, step: 8 })), 1);
    assert.equal(await winners(() => store.removeAuthenticator({ personId, ...report() })), 1);
    assert.deepEqual(await store.factors({ personId }), { authenticator: null, passkeys: [], recoveryCodesLeft: 0 });
    assert.equal(await factorCount(), 0);
  });

  test('a recovery code counts once, of its own person', async () => {
    const { store, tenantId, personId, report, codeHashes, world } = await settle();
    const other = await settle();
    await store.setRecoveryCodes({ personId, codeHashes, audit: world.audit(tenantId, 'codes') });
    const [codeHash = ''] = codeHashes;
    const use = (whose: string) => store.useRecoveryCode({ personId: whose, codeHash, ...report() });
    assert.equal(await use(other.personId), false);
    assert.equal(await winners(() => use(personId)), 1);
    assert.equal((await store.factors({ personId })).recoveryCodesLeft, 1);
  });

  test('a passkey is kept once, its counter only moves on, and the codes stay until the last factor goes', async () => {
    const { world, store, personId, report, codeHashes, factorCount } = await settle();
    const [passkey, second] = [newPasskey(world, personId), { ...newPasskey(world, personId), counter: 0 }];
    const add = (one: typeof passkey, passkeysMax = 2) =>
      store.addPasskey({ passkey: one, passkeysMax, codeHashes, ...report() });
    assert.deepEqual(await add(passkey), { hasNewCodes: true });
    assert.equal(await add(passkey), 'known');
    assert.deepEqual(await add(second), { hasNewCodes: false });
    assert.equal(await add(newPasskey(world, personId)), 'limit_reached');
    const createdAt = await store.now();
    assert.deepEqual(await store.passkey(passkey), { ...passkey, createdAt, lastUsedAt: null });
    assert.equal(await factorCount(), 2);
    const { passkeyId } = passkey;
    assert.equal(await store.usePasskey({ passkeyId, counter: 3 }), false);
    assert.equal(await winners(() => store.usePasskey({ passkeyId, counter: 4 })), 1);
    assert.equal(await winners(() => store.usePasskey({ passkeyId: second.passkeyId, counter: 0 })), AT_ONCE);
    const stranger = (await settle()).personId;
    assert.equal(await store.removePasskey({ personId: stranger, passkeyId, ...report() }), false);
    assert.equal(await winners(() => store.removePasskey({ personId, passkeyId, ...report() })), 1);
    assert.equal((await store.factors({ personId })).recoveryCodesLeft, 2);
    await store.removePasskey({ personId, passkeyId: second.passkeyId, ...report() });
    assert.deepEqual(await store.factors({ personId }), { authenticator: null, passkeys: [], recoveryCodesLeft: 0 });
  });

  test('all factors of a person are removed at once', async () => {
    const { world, store, personId, report, codeHashes, factorCount } = await settle();
    assert.equal(await store.removeFactors({ personId, ...report() }), 0);
    await store.beginAuthenticator({ personId, secretSealed: 'secret' });
    await store.confirmAuthenticator({ personId, step: 7, codeHashes, ...report() });
    await store.addPasskey({ passkey: newPasskey(world, personId), passkeysMax: 2, codeHashes, ...report() });
    const removed = await Promise.all([1, 2, 3].map(() => store.removeFactors({ personId, ...report() })));
    assert.deepEqual(removed.toSorted(), [0, 0, 2]);
    assert.deepEqual(await store.factors({ personId }), { authenticator: null, passkeys: [], recoveryCodesLeft: 0 });
    assert.equal(await factorCount(), 0);
  });

  test('a step of a login is of one kind, ends by itself, and is taken once', async () => {
    const { world, store, tenantId, personId } = await settle();
    const step = { tokenHash: world.name('step'), kind: 'factor-due' } as const;
    await store.keepLoginStep({ ...step, personId, tenantId, validMs: MINUTE_MS });
    assert.deepEqual(await store.loginStep(step), { personId, tenantId });
    assert.equal(await store.takeLoginStep({ ...step, kind: 'passkey-login' }), null);
    assert.equal(await winners(() => store.takeLoginStep(step)), 1);
    assert.equal(await store.loginStep(step), null);
    await store.keepLoginStep({ ...step, kind: 'passkey-login', personId: null, tenantId: null, validMs: MINUTE_MS });
    world.advance(MINUTE_MS);
    assert.equal(await store.takeLoginStep({ ...step, kind: 'passkey-login' }), null);
  });

  test('a person who is forgotten takes the factors along, and a tenant remembers that it requires one', async () => {
    const { world, store, home, tenantId, personId, report, codeHashes } = await settle();
    const audit = world.audit(tenantId, 'factor.required');
    await store.requireFactor({ tenantId, isRequired: true, audit });
    assert.equal((await store.tenant({ tenantId }))?.factorRequiredAt, await store.now());
    await store.requireFactor({ tenantId, isRequired: false, audit });
    assert.equal((await store.tenant({ tenantId }))?.factorRequiredAt, null);
    const { person: member } = await join(world, home, 'viewer');
    const passkey = newPasskey(world, member.personId);
    await store.addPasskey({ passkey, passkeysMax: 1, codeHashes, ...report() });
    await store.beginAuthenticator({ personId: member.personId, secretSealed: 's' });
    const step = { tokenHash: world.name('step'), kind: 'factor-due' } as const;
    await store.keepLoginStep({ ...step, personId: member.personId, tenantId, validMs: MINUTE_MS });
    await store.removeMember({ tenantId, personId: member.personId, audit });
    assert.deepEqual([await store.passkey(passkey), await store.loginStep(step)], [null, null]);
    assert.notEqual(await store.person({ personId }), null);
  });
}
