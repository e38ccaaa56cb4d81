/** People, the tenants they belong to and their invitations, as every store must keep them. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DAY_MS, type Role, roles } from '@ledgerline/contract';
import type { Acceptance, LiveSession, NewInvitation } from '../src/store/store.ts';
import type { Home, OwnedHome, World } from './world.ts';

const DAYS = 7;

function newInvitation(world: World, { tenantId }: Home, overrides: Partial<NewInvitation> = {}): NewInvitation {
  const invited = {
    invitationId: world.name('inv'),
    tenantId,
    email: world.name('guest'),
    role: 'viewer',
    invitedBy: 'owner',
  } as const;
  const audit = world.audit(tenantId, 'member.invited');
  return { ...invited, tokenHash: world.name('link'), days: DAYS, peopleMax: 10, mail: world.newMail(), audit, ...overrides };
}

function acceptance(world: World, tokenHash: string, overrides: Partial<Acceptance> = {}): Acceptance {
  const session = { tokenHash: world.name('token'), days: 30 };
  return { tokenHash, personId: world.name('person'), passwordHash: 'hash', session, requestId: 'r', ...overrides };
}

/** A new person who has joined a tenant. */
export async function join(world: World, home: Home, role: Role): Promise<LiveSession> {
  const invitation = newInvitation(world, home, { role });
  await world.store.invite(invitation);
  const live = await world.store.acceptInvitation(acceptance(world, invitation.tokenHash));
  if (typeof live === 'string') assert.fail(live);
  return live;
}

const rolesIn = async ({ store }: World, { tenantId }: Home): Promise<readonly Role[]> =>
  (await store.members({ tenantId })).map(({ role }) => role);

export function exerciseTeams(opened: () => World): void {
  invitationRules(opened);
  memberRules(opened);
}

function invitationRules(opened: () => World): void {
  test('a link lets one new person in, once, under the role it names', async () => {
    const world = opened();
    const home = await world.signUp();
    const wanted = newInvitation(world, home, { role: 'accountant' });
    const made = await world.store.invite(wanted);
    const now = await world.store.now();
    if (typeof made === 'string') assert.fail(made);
    const { tokenHash, days: _days, peopleMax: _max, mail: _mail, audit: _audit, ...shown } = wanted;
    assert.deepEqual(made, { ...shown, createdAt: now, sentAt: now, expiresAt: now + DAYS * DAY_MS });
    assert.deepEqual(await world.store.invitations(home), [made]);
    assert.deepEqual(await world.store.invitation({ tokenHash }), { ...made, companyName: 'Kedai Maju' });
    const accepted = acceptance(world, tokenHash);
    const outcomes = await Promise.all([accepted, acceptance(world, tokenHash)].map((one) => world.store.acceptInvitation(one)));
    const joined = outcomes.find((outcome) => typeof outcome !== 'string');
    if (!joined) assert.fail('One of them must be let in.');
    assert.equal(outcomes.filter((outcome) => typeof outcome === 'string').length, 1);
    assert.deepEqual([joined.person.email, joined.role, joined.tenant.tenantId], [wanted.email, 'accountant', home.tenantId]);
    assert.deepEqual(await world.store.session({ tokenHash: joined.session.tokenHash, days: 30 }), joined);
    assert.deepEqual(await world.store.invitations(home), []);
    assert.equal(await world.store.invitation({ tokenHash }), null);
    assert.equal(await world.store.invite({ ...wanted, tokenHash: world.name('link') }), 'already_member');
    const [audit] = await world.store.audits({ tenantId: home.tenantId, limit: 1 });
    assert.deepEqual([audit?.actor, audit?.action], [`person:${wanted.email}`, 'member.joined']);
  });

  test('a link that was replaced, revoked or has expired lets no one in', async () => {
    const world = opened();
    const [home, other] = [await world.signUp(), await world.signUp()];
    const { tenantId } = home;
    const [first, revoked, late] = [newInvitation(world, home), newInvitation(world, home), newInvitation(world, home)];
    for (const one of [first, revoked, late]) await world.store.invite(one);
    const again = newInvitation(world, home, { email: first.email, role: 'admin' });
    const replaced = await world.store.invite(again);
    if (typeof replaced === 'string') assert.fail(replaced);
    assert.deepEqual([replaced.invitationId, replaced.role], [first.invitationId, 'admin']);
    const audit = world.audit(tenantId);
    const { invitationId } = revoked;
    assert.equal(await world.store.revokeInvitation({ tenantId: other.tenantId, invitationId, audit }), null);
    assert.equal((await world.store.revokeInvitation({ tenantId, invitationId, audit }))?.email, revoked.email);
    assert.equal(await world.store.revokeInvitation({ tenantId, invitationId, audit }), null);
    for (const { tokenHash } of [first, revoked])
      assert.equal(await world.store.acceptInvitation(acceptance(world, tokenHash)), 'unknown');
    world.advance(DAYS * DAY_MS);
    assert.equal(await world.store.acceptInvitation(acceptance(world, late.tokenHash)), 'unknown');
    assert.equal((await world.store.invitations(home)).length, 2);
    world.advance(31 * DAY_MS);
    await world.store.invite(newInvitation(world, home));
    assert.equal((await world.store.invitations(home)).length, 1);
    assert.equal(await world.store.invite(newInvitation(world, home, { peopleMax: 2 })), 'limit_reached');
  });

  test('a person who has a login joins with it, and no one else can use the link', async () => {
    const world = opened();
    const [home, guest, stranger] = [await world.signUp(), await world.signUp(), await world.signUp()];
    world.advance(1);
    const { tokenHash } = await invitedTo(world, home, guest);
    const session = { tokenHash: world.name('token'), days: 30 };
    const { personId, tenantId } = guest;
    await world.store.createSession({ ...session, personId, tenantId, audit: world.audit(tenantId) });
    const known = { passwordHash: null, session };
    assert.equal(await world.store.acceptInvitation(acceptance(world, tokenHash)), 'person_exists');
    const wrong = acceptance(world, tokenHash, { ...known, personId: stranger.personId });
    assert.equal(await world.store.acceptInvitation(wrong), 'unknown');
    const live = await world.store.acceptInvitation(acceptance(world, tokenHash, { ...known, personId }));
    if (typeof live === 'string') assert.fail(live);
    assert.deepEqual([live.person.personId, live.tenant.tenantId, live.role], [personId, home.tenantId, 'viewer']);
    assert.deepEqual(
      (await world.store.memberships({ personId })).map((one) => [one.tenantId, one.role]),
      [
        [tenantId, 'owner'],
        [home.tenantId, 'viewer'],
      ],
    );
  });
}

async function invitedTo(world: World, home: Home, { email }: OwnedHome): Promise<NewInvitation> {
  const invitation = newInvitation(world, home, { email });
  await world.store.invite(invitation);
  return invitation;
}

function memberRules(opened: () => World): void {
  test('a session acts for a tenant of its person, and under the role that the person has now', async () => {
    const world = opened();
    const [home, other, stranger] = [await world.signUp(), await world.signUp(), await world.signUp()];
    const { session, person } = await join(world, home, 'developer');
    const { tokenHash } = session;
    const { personId } = person;
    const audit = world.audit(home.tenantId);
    const act = async () => {
      const live = await world.store.session({ tokenHash, days: 30 });
      return live && [live.tenant.tenantId, live.role, live.person.lastTenantId];
    };
    for (const role of roles) {
      const changed = await world.store.changeRole({ tenantId: home.tenantId, personId, role, audit });
      assert.equal(changed.kind === 'changed' && changed.member.role, role);
      assert.deepEqual(await act(), [home.tenantId, role, home.tenantId]);
    }
    const away = { tokenHash, personId, tenantId: stranger.tenantId, audit };
    assert.equal(await world.store.switchTenant(away), false);
    const { tokenHash: link } = await invitedTo(world, other, { ...other, personId, email: person.email });
    await world.store.acceptInvitation(
      acceptance(world, link, { personId, passwordHash: null, session: { tokenHash, days: 30 } }),
    );
    assert.deepEqual(await act(), [other.tenantId, 'viewer', other.tenantId]);
    assert.equal(await world.store.switchTenant({ ...away, tenantId: home.tenantId }), true);
    assert.deepEqual(await act(), [home.tenantId, 'viewer', home.tenantId]);
  });

  test('a tenant is never without an owner', async () => {
    const world = opened();
    const home = await world.signUp();
    const { tenantId, personId } = home;
    const audit = world.audit(tenantId);
    const demote = () => world.store.changeRole({ tenantId, personId, role: 'admin', audit });
    assert.equal((await demote()).kind, 'last_owner');
    assert.equal((await world.store.removeMember({ tenantId, personId, audit })).kind, 'last_owner');
    const second = await join(world, home, 'owner');
    const key = { tenantId, personId: second.person.personId, audit };
    const both = await Promise.all([demote(), world.store.removeMember(key)]);
    assert.deepEqual(both.map(({ kind }) => kind).toSorted(), ['changed', 'last_owner']);
    assert.equal((await rolesIn(world, home)).filter((role) => role === 'owner').length, 1);
    assert.equal((await world.store.changeRole({ ...key, personId: 'nobody', role: 'viewer' })).kind, 'unknown');
  });

  test('who is removed is logged out there, and is forgotten if there is nowhere else', async () => {
    const world = opened();
    const [home, other] = [await world.signUp(), await world.signUp()];
    const { tenantId } = home;
    const audit = world.audit(tenantId);
    const leaver = await join(world, home, 'admin');
    const { tokenHash } = await invitedTo(world, home, other);
    const session = { tokenHash: world.name('token'), days: 30 };
    const { personId } = other;
    await world.store.createSession({ ...session, personId, tenantId: other.tenantId, audit });
    await world.store.acceptInvitation(acceptance(world, tokenHash, { personId, passwordHash: null, session }));
    for (const gone of [leaver.person.personId, personId])
      assert.equal((await world.store.removeMember({ tenantId, personId: gone, audit })).kind, 'changed');
    assert.equal(await world.store.session({ tokenHash: leaver.session.tokenHash, days: 30 }), null);
    assert.equal(await world.store.session({ tokenHash: session.tokenHash, days: 30 }), null);
    assert.equal(await world.store.personByEmail(leaver.person), null);
    assert.equal((await world.store.personByEmail(other))?.personId, personId);
    assert.deepEqual(await rolesIn(world, home), ['owner']);
    assert.equal((await world.store.removeMember({ tenantId, personId, audit })).kind, 'unknown');
  });

  test('invitations end with the removal of who sent them, and with the right to invite to a role', async () => {
    const world = opened();
    const home = await world.signUp();
    const { tenantId } = home;
    const audit = world.audit(tenantId);
    const { personId: invitedById } = (await join(world, home, 'owner')).person;
    const sent = async (role: Role) => {
      const invitation = newInvitation(world, home, { role, invitedById });
      await world.store.invite(invitation);
      return invitation;
    };
    const other = newInvitation(world, home, { invitedById: home.personId });
    await world.store.invite(other);
    const [asOwner, asViewer] = [await sent('owner'), await sent('viewer')];
    const isOpen = async ({ tokenHash }: NewInvitation) => (await world.store.invitation({ tokenHash })) !== null;
    const key = { tenantId, personId: invitedById, audit };
    await world.store.changeRole({ ...key, role: 'admin', ends: ['owner'] });
    assert.deepEqual([await isOpen(asOwner), await isOpen(asViewer)], [false, true]);
    await world.store.removeMember(key);
    assert.deepEqual([await isOpen(asViewer), await isOpen(other)], [false, true]);
    assert.equal(await world.store.invite(newInvitation(world, home, { invitedById })), 'sender_left');
  });

  test('a tenant whose address has left is reached by its first owner', async () => {
    const world = opened();
    const home = await world.signUp();
    world.advance(1);
    const { tenantId, personId } = home;
    const next = await join(world, home, 'owner');
    await world.store.removeMember({ tenantId, personId, audit: world.audit(tenantId) });
    assert.equal((await world.store.tenant({ tenantId }))?.email, next.person.email);
    const again = await world.store.createTenant(world.newTenant({ email: home.email }));
    assert.equal(again.kind, 'created');
  });
}
