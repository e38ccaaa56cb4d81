/** Links of mails: each is used once, in time, and by one of those who try at once. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MINUTE_MS } from '@ledgerline/contract';
import type { LinkPurpose, NewLink } from '../src/store/stored-account-link.ts';
import { join } from './team.ts';
import type { World } from './world.ts';

export function newLink(world: World, purpose: LinkPurpose, email: string, newEmail = email): NewLink {
  return { tokenHash: world.name('token'), purpose, email, newEmail, validMs: 30 * MINUTE_MS, mail: world.newMail() };
}

/** The use of the link of a change. */
export const newChange = (world: World, { tokenHash }: Pick<NewLink, 'tokenHash'>, personId: string) => ({
  tokenHash,
  personId,
  undo: { tokenHash: world.name('undo'), validMs: 30 * MINUTE_MS },
  mail: world.newMail(),
  audit: world.audit(null),
});

/** The use of a link that undoes a change. */
export function newUndo(world: World, { tokenHash }: { readonly tokenHash: string }, personId: string, passwordHash = 'undone') {
  const { recipient: _recipient, ...lostMail } = world.newMail();
  return { tokenHash, personId, passwordHash, mail: world.newMail(), lostMail, audit: world.audit(null) };
}

/** An account whose address is confirmed. */
export async function signUpConfirmed(world: World) {
  const { tenantId, personId, email } = await world.signUp();
  const audit = world.audit(tenantId);
  const link = newLink(world, 'verify', email);
  await world.store.createLink({ ...link, audit });
  await world.store.confirmAddress({ ...link, audit });
  return { tenantId, personId, email };
}

/** The address of the first owner of a tenant. */
const emailOf = async ({ store }: World, tenantId: string): Promise<string> =>
  (await store.members({ tenantId }))[0]?.email ?? '';

export function exerciseAccountLinks(opened: () => World): void {
  /** An account, and a way to send it links. */
  const settle = async () => {
    const world = opened();
    const { tenantId, personId } = await world.signUp();
    const email = await emailOf(world, tenantId);
    const audit = world.audit(tenantId);
    const waiting = async () => (await world.store.mailStatistics()).waiting;
    const send = async (link: NewLink) => {
      await world.store.createLink({ ...link, audit });
      return link;
    };
    return { world, tenantId, personId, email, audit, waiting, send };
  };

  test('a link is found until it expires, and its mail waits', async () => {
    const { world, personId, email, waiting, send } = await settle();
    const before = await waiting();
    const { tokenHash } = await send(newLink(world, 'reset', email));
    assert.equal(await waiting(), before + 1);
    assert.deepEqual(await world.store.link({ tokenHash }), { purpose: 'reset', email, newEmail: email });
    world.advance(30 * MINUTE_MS);
    assert.equal(await world.store.link({ tokenHash }), null);
    const used = { tokenHash, personId, passwordHash: 'h', freshKeys: [], mail: world.newMail(), audit: world.audit(null) };
    assert.equal(await world.store.resetPassword(used), null);
  });

  test('an address without an account gets no mail', async () => {
    const { world, waiting, send } = await settle();
    const before = await waiting();
    await send(newLink(world, 'reset', world.name('nobody')));
    assert.equal(await waiting(), before);
  });

  test('of many who confirm an address at once one does, and the address is confirmed', async () => {
    const { world, email, audit, send } = await settle();
    const { tokenHash } = await send(newLink(world, 'verify', email));
    assert.equal(await world.store.isConfirmed({ email }), false);
    const uses = await Promise.all(Array.from({ length: 6 }, () => world.store.confirmAddress({ tokenHash, audit })));
    assert.equal(uses.filter((used) => used !== null).length, 1);
    assert.equal(await world.store.isConfirmed({ email }), true);
  });

  test('of a sign-up and changes of address to the same address at once one gets it, and the others are told so', async () => {
    const { world, audit } = await settle();
    const wanted = world.name('wanted');
    const changes = [];
    for (let count = 0; count < 5; count += 1) {
      const { email, personId } = await signUpConfirmed(world);
      const link = newLink(world, 'change', email, wanted);
      await world.store.createLink({ ...link, audit });
      changes.push(newChange(world, link, personId));
    }
    const outcomes = await Promise.all([
      world.store.createTenant(world.newTenant({ email: wanted })).then(({ kind }) => kind),
      ...changes.map((change) => world.store.changeAddress(change)),
    ]);
    assert.equal(outcomes.filter((outcome) => outcome === 'created' || outcome === 'changed').length, 1, String(outcomes));
    assert.equal(outcomes.filter((outcome) => outcome === 'email_taken').length, 5, String(outcomes));
  });

  test('someone who is removed for good leaves no confirmed address and no choice of emails', async () => {
    const { world, tenantId, audit, send } = await settle();
    const { store } = world;
    const { person } = await join(world, { tenantId, connectorId: '' }, 'viewer');
    const { personId, email } = person;
    await store.confirmAddress({ ...(await send(newLink(world, 'verify', email))), audit });
    await store.muteMail({ personId, choice: 'trial_ending', isOn: false, audit });
    const { tokenHash } = await send(newLink(world, 'reset', email));
    assert.equal((await store.removeMember({ tenantId, personId, audit })).kind, 'changed');
    assert.equal(await store.isConfirmed({ email }), false);
    assert.deepEqual(await store.mutedMails({ personId }), []);
    assert.equal(await store.link({ tokenHash }), null);
  });

  test('a link is of no use for another purpose', async () => {
    const { world, personId, email, audit, send } = await settle();
    const link = await send(newLink(world, 'verify', email));
    const { tokenHash } = link;
    const mail = world.newMail();
    assert.equal(await world.store.resetPassword({ tokenHash, personId, passwordHash: 'h', freshKeys: [], mail, audit }), null);
    assert.equal(await world.store.changeAddress(newChange(world, link, personId)), null);
    assert.equal(await world.store.addressUndo({ tokenHash }), null);
    assert.ok(await world.store.confirmAddress({ tokenHash, audit }));
  });

  test('a reset sets the password, ends every session and uses up the other links', async () => {
    const { world, tenantId, personId, email, audit, waiting, send } = await settle();
    const session = world.name('session');
    await world.store.createSession({ tokenHash: session, personId, tenantId, days: 1, audit });
    const [first, second] = [await send(newLink(world, 'reset', email)), await send(newLink(world, 'reset', email))];
    const before = await waiting();
    const reset = ({ tokenHash }: NewLink, passwordHash: string) =>
      world.store.resetPassword({ tokenHash, personId, passwordHash, freshKeys: [], mail: world.newMail(), audit });
    assert.deepEqual(await reset(second, 'fresh'), { isReclaimed: true });
    assert.equal((await world.store.personByEmail({ email }))?.passwordHash, 'fresh');
    assert.equal(await world.store.session({ tokenHash: session, days: 1 }), null);
    assert.equal(await waiting(), before + 1);
    assert.equal(await world.store.isConfirmed({ email }), true);
    assert.equal(await reset(first, 'other'), null);
    assert.equal((await world.store.personByEmail({ email }))?.passwordHash, 'fresh');
  });

  test('an address is changed by the link to the new one, unless another account has it by then', async () => {
    const { world, personId, email, audit, send } = await settle();
    const newEmail = world.name('new-mail');
    await world.store.confirmAddress({ ...(await send(newLink(world, 'verify', email))), audit });
    const [link, late] = [
      await send(newLink(world, 'change', email, newEmail)),
      await send(newLink(world, 'change', email, newEmail)),
    ];
    const change = (used: NewLink, ofPerson = personId) => world.store.changeAddress(newChange(world, used, ofPerson));
    assert.equal(await change(link), 'changed');
    assert.equal((await world.store.personByEmail({ email: newEmail }))?.personId, personId);
    assert.equal(await world.store.personByEmail({ email }), null);
    assert.deepEqual(
      [await world.store.isConfirmed({ email }), await world.store.isConfirmed({ email: newEmail })],
      [false, true],
    );
    assert.equal(await change(late), null);
    const other = await settle();
    await world.store.confirmAddress({ ...(await other.send(newLink(world, 'verify', other.email))), audit });
    const taken = await other.send(newLink(world, 'change', other.email, newEmail));
    assert.equal(await change(taken, other.personId), 'email_taken');
    assert.equal((await world.store.personByEmail({ email: other.email }))?.personId, other.personId);
  });

  test('people with a confirmed address are told of keys, logins and notifications, but for those they turned off', async () => {
    const { world, tenantId, personId, email, audit, waiting, send } = await settle();
    const { store } = world;
    const told = async (what: () => Promise<unknown>): Promise<number> => {
      const before = await waiting();
      await what();
      return (await waiting()) - before;
    };
    const rotate = () => store.rotateTenantKey({ tenantId, keyHash: world.name('hash'), audit });
    const logIn = () =>
      store.createSession({ tokenHash: world.name('session'), personId, tenantId, days: 1, newDeviceAt: '203.0.113.7', audit });
    const notify = () =>
      store.notify({ tenantId, notificationId: world.name('note'), draft: world.draft({ kind: 'outcome_unknown' }) });
    const counts = async () => [await told(rotate), await told(logIn), await told(notify)];
    assert.deepEqual(await counts(), [0, 0, 0]);
    const { tokenHash } = await send(newLink(world, 'verify', email));
    await store.confirmAddress({ tokenHash, audit });
    assert.deepEqual(await counts(), [1, 1, 1]);
    await store.muteMail({ personId, choice: 'outcome_unknown', isOn: false, audit });
    assert.deepEqual(await store.mutedMails({ personId }), ['outcome_unknown']);
    assert.deepEqual(await counts(), [1, 1, 0]);
    await store.muteMail({ personId, choice: 'outcome_unknown', isOn: true, audit });
    assert.deepEqual(await counts(), [1, 1, 1]);
  });
}
