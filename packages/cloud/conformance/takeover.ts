/** Links and proofs that have lost their ground: what was begun before a change to how a person logs in is worth nothing after it. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MINUTE_MS } from '@ledgerline/contract';
import { newChange, newLink, newUndo, signUpConfirmed } from './account-link.ts';
import type { World } from './world.ts';

export function exerciseTakeovers(opened: () => World): void {
  /** A person with a confirmed address, and the calls that change how it logs in. */
  const settle = async () => {
    const world = opened();
    const { store } = world;
    const { tenantId, personId, email } = await signUpConfirmed(world);
    const audit = world.audit(tenantId);
    const passwordHash = (await store.person({ personId }))?.passwordHash ?? '';
    const emailNow = async () => (await store.person({ personId }))?.email;
    /** Changes the address; what the mail to the one before would carry. */
    const change = async (newEmail: string) => {
      const link = newLink(world, 'change', (await emailNow()) ?? '', newEmail);
      assert.equal(await store.createLink({ ...link, audit }), true);
      const use = newChange(world, link, personId);
      assert.equal(await store.changeAddress(use), 'changed');
      return use.undo;
    };
    const undo = (link: { tokenHash: string }) => store.undoAddress(newUndo(world, link, personId));
    return { world, store, tenantId, personId, email, audit, passwordHash, emailNow, change, undo };
  };

  test('a link, a session and a password are not given for a password that was changed since it was proven', async () => {
    const { world, store, tenantId, personId, email, audit, passwordHash } = await settle();
    const proven = { personId, passwordHash };
    const change = { personId, keepTokenHash: null, mail: world.newMail(), audit };
    assert.equal(await store.setPassword({ ...change, provenHash: passwordHash, passwordHash: 'fresh' }), true);
    const late = newLink(world, 'change', email, world.name('mail'));
    assert.equal(await store.createLink({ ...late, proven, audit }), false);
    assert.equal(await store.link(late), null);
    const session = { tokenHash: world.name('session'), personId, tenantId, days: 1, audit };
    assert.equal(await store.createSession({ ...session, provenHash: passwordHash }), null);
    assert.equal(await store.session(session), null);
    const again = { ...change, mail: world.newMail(), provenHash: passwordHash, passwordHash: 'of the other one' };
    assert.equal(await store.setPassword(again), false);
    assert.equal((await store.person({ personId }))?.passwordHash, 'fresh');
  });

  test('of a reset and of links, sessions and passwords that were proven before it, none outlives it, whoever is first', async () => {
    const { world, store, tenantId, personId, email, audit, passwordHash } = await settle();
    const proven = { personId, passwordHash };
    const reset = newLink(world, 'reset', email);
    await store.createLink({ ...reset, audit });
    const links = Array.from({ length: 4 }, () => newLink(world, 'change', email, world.name('mail')));
    const session = { tokenHash: world.name('session'), personId, tenantId, days: 1, audit };
    const change = { personId, keepTokenHash: null, audit };
    const outcomes = await Promise.all([
      ...links.slice(0, 2).map((link) => store.createLink({ ...link, proven, audit })),
      store.createSession({ ...session, provenHash: passwordHash }),
      store.resetPassword({
        tokenHash: reset.tokenHash,
        personId,
        passwordHash: 'fresh',
        freshKeys: [],
        mail: world.newMail(),
        audit,
      }),
      store.setPassword({ ...change, mail: world.newMail(), provenHash: passwordHash, passwordHash: 'of the other one' }),
      ...links.slice(2).map((link) => store.createLink({ ...link, proven, audit })),
    ]);
    // A password that was set before the reset ends the link of the reset too, as any other; then its owner asks for another.
    const isReset = outcomes[3] !== null;
    assert.equal((await store.person({ personId }))?.passwordHash, isReset ? 'fresh' : 'of the other one');
    for (const link of links) assert.equal(await store.link(link), null);
    assert.equal(await store.session(session), null);
  });

  test('a reset, a new password and the removal of a factor end every link and every half of a login', async () => {
    const { world, store, tenantId, personId, email, audit } = await settle();
    const ended = async (what: () => Promise<unknown>): Promise<void> => {
      const links = (['verify', 'change', 'reset'] as const).map((purpose) => newLink(world, purpose, email));
      for (const link of links) await store.createLink({ ...link, audit });
      const half = { tokenHash: world.name('half'), kind: 'factor-due' } as const;
      await store.keepLoginStep({ ...half, personId, tenantId, validMs: MINUTE_MS });
      await what();
      for (const link of links) assert.equal(await store.link(link), null, link.purpose);
      assert.equal(await store.loginStep(half), null);
    };
    const report = () => ({ personId, mail: world.newMail(), audit });
    await ended(async () => {
      const reset = newLink(world, 'reset', email);
      await store.createLink({ ...reset, audit });
      const use = { ...report(), tokenHash: reset.tokenHash, passwordHash: 'h', freshKeys: [] };
      assert.deepEqual(await store.resetPassword(use), { isReclaimed: false });
    });
    await ended(() => store.setPassword({ ...report(), passwordHash: 'h', keepTokenHash: null }));
    const removals = [() => store.removeAuthenticator(report()), () => store.removeFactors(report())];
    for (const remove of removals) {
      await store.beginAuthenticator({ personId, secretSealed: 'sealed' });
      assert.ok(await store.confirmAuthenticator({ ...report(), step: 1, codeHashes: [] }));
      await ended(async () => assert.ok(await remove()));
    }
  });

  test('a reset of an account that no one had confirmed ends its factors and keys, and of another neither', async () => {
    const world = opened();
    const { store } = world;
    const { tenantId, connectorId, personId, email } = await world.signUp();
    const audit = world.audit(tenantId);
    const reset = async () => {
      const link = newLink(world, 'reset', email);
      await store.createLink({ ...link, audit });
      const connectors = [{ connectorId, keyHash: world.name('hash'), keySealed: 'x' }];
      const freshKeys = [{ tenantId, tenantKeyHash: world.name('hash'), connectors }];
      const use = { tokenHash: link.tokenHash, personId, passwordHash: 'h', freshKeys, mail: world.newMail(), audit };
      const made = await store.resetPassword(use);
      return { made, connectorKey: connectors[0]?.keyHash ?? '' };
    };
    const setUp = async () => {
      const report = { personId, mail: world.newMail(), audit };
      await store.beginAuthenticator({ personId, secretSealed: 'sealed' });
      assert.ok(await store.confirmAuthenticator({ ...report, step: 1, codeHashes: [world.name('code')] }));
      const key = { tenantId, name: 'k', prefix: 'll_app', access: 'full', companies: null, expiresAt: null } as const;
      const made = await store.createAppKey({ ...key, keyId: world.name('key'), keyHash: world.name('hash'), keysMax: 9, audit });
      return typeof made === 'string' ? assert.fail(made) : made.keyHash;
    };
    const firstKey = await setUp();
    const first = await reset();
    assert.deepEqual(first.made, { isReclaimed: true });
    assert.equal((await store.person({ personId }))?.factorCount, 0);
    assert.equal((await store.factors({ personId })).recoveryCodesLeft, 0);
    assert.notEqual((await store.keyHolder({ keyHash: firstKey }))?.appKey?.revokedAt, null);
    assert.equal((await store.connectorByKey({ keyHash: first.connectorKey }))?.connectorId, connectorId);
    const secondKey = await setUp();
    const second = await reset();
    assert.deepEqual(second.made, { isReclaimed: false });
    assert.equal((await store.person({ personId }))?.factorCount, 1);
    assert.equal((await store.keyHolder({ keyHash: secondKey }))?.appKey?.revokedAt, null);
    assert.equal((await store.connectorByKey({ keyHash: first.connectorKey }))?.connectorId, connectorId);
  });

  test('an address that is not confirmed is not changed, whatever link there is', async () => {
    const world = opened();
    const { tenantId, personId, email } = await world.signUp();
    const link = newLink(world, 'change', email, world.name('mail'));
    await world.store.createLink({ ...link, audit: world.audit(tenantId) });
    assert.equal(await world.store.changeAddress(newChange(world, link, personId)), null);
    assert.equal((await world.store.person({ personId }))?.email, email);
  });

  test('undoing a change restores the address, ends sessions, links and factors since, and works once and in time', async () => {
    const { world, store, tenantId, personId, email, audit, emailNow, change, undo } = await settle();
    const kept = { name: 'kept', publicKey: 'k', transports: '', counter: 0, isPasswordless: 0, personId };
    const report = () => ({ codeHashes: [], passkeysMax: 5, mail: world.newMail(), audit });
    const [before, since] = [world.name('passkey'), world.name('passkey')];
    await store.addPasskey({ ...report(), passkey: { ...kept, passkeyId: before } });
    world.advance(1);
    const newEmail = world.name('new-mail');
    const link = await change(newEmail);
    assert.deepEqual(await store.addressUndo(link), { personId, email });
    await store.addPasskey({ ...report(), passkey: { ...kept, passkeyId: since } });
    const session = { tokenHash: world.name('session'), personId, tenantId, days: 1, audit };
    await store.createSession(session);
    const open = newLink(world, 'change', newEmail, world.name('mail'));
    await store.createLink({ ...open, audit });
    const undone = await Promise.all([undo(link), undo(link), undo(link)]);
    assert.deepEqual(undone.toSorted(), [false, false, true]);
    assert.equal(await emailNow(), email);
    assert.deepEqual([await store.isConfirmed({ email }), await store.isConfirmed({ email: newEmail })], [true, false]);
    assert.deepEqual([await store.session(session), await store.link(open)], [null, null]);
    const { passkeys } = await store.factors({ personId });
    assert.deepEqual(
      passkeys.map(({ passkeyId }) => passkeyId),
      [before],
    );
    assert.equal((await store.person({ personId }))?.factorCount, 1);
    assert.equal((await store.tenant({ tenantId }))?.email, email, 'the company is reached by it again');
    const late = await change(newEmail);
    world.advance(30 * MINUTE_MS);
    assert.deepEqual([await store.addressUndo(late), await undo(late), await emailNow()], [null, false, newEmail]);
  });

  test('of an undo and further changes at once, the first address comes back or can still come back', async () => {
    const { world, store, personId, email, audit, emailNow, change, undo } = await settle();
    const first = await change(world.name('second'));
    const further = newLink(world, 'change', (await emailNow()) ?? '', world.name('third'));
    await store.createLink({ ...further, audit });
    const use = newChange(world, further, personId);
    const [isUndone] = await Promise.all([undo(first), store.changeAddress(use)]);
    assert.equal(isUndone, true);
    assert.equal(await emailNow(), email);
    assert.equal(await undo(use.undo), false, 'the link of the further change ended');
  });

  test('no one else gets an address that can be restored, and its owner can go back to it', async () => {
    const { world, store, email, audit, emailNow, change } = await settle();
    await change(world.name('second'));
    assert.equal((await store.createTenant(world.newTenant({ email }))).kind, 'email_taken');
    const other = await signUpConfirmed(world);
    const link = newLink(world, 'change', other.email, email);
    await store.createLink({ ...link, audit });
    assert.equal(await store.changeAddress(newChange(world, link, other.personId)), 'email_taken');
    const back = await change(email);
    assert.equal(await emailNow(), email);
    assert.equal(await store.addressUndo(back), null, 'what is restored anyway leaves nothing to undo');
    await change(world.name('third'));
    world.advance(30 * MINUTE_MS);
    assert.equal((await store.createTenant(world.newTenant({ email }))).kind, 'created', 'until the time is up');
  });
}
