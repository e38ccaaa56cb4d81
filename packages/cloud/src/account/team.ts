/** The people of a tenant: who they are, which role each has, and who leaves. Joining is in invitation.ts. */

import { type BookPart, bookParts, type Role, roles, type TeamMember, type TeamResponse } from '@ledgerline/contract';
import { accountSays } from '@ledgerline/words/problem/account';
import type { LiveSession, MemberOutcome, StoredMember } from '../store/store.ts';
import { instantText } from '../system/clock.ts';
import type { Context } from '../system/context.ts';
import { type Refusal, refuse } from '../system/problem.ts';
import { invitationOf } from './invitation.ts';
import { authorOf } from './rights/caller.ts';
import { mayDo, roleRefusal } from './rights/role.ts';

export async function listTeam({ store }: Context, { tenant, person }: LiveSession): Promise<TeamResponse> {
  const [members, invitations] = await Promise.all([store.members(tenant), store.invitations(tenant)]);
  return {
    ok: true,
    members: members.map((member) => memberOf(member, person.personId)),
    invitations: invitations.map(invitationOf),
  };
}

/** Changes a role. Only owners can give someone the role of owner, or change the role of an owner. */
export async function changeRole(
  context: Context,
  live: LiveSession,
  { personId, role }: { readonly personId: string; readonly role: Role },
  requestId: string,
): Promise<TeamMember | Refusal> {
  const { store } = context;
  const { tenantId } = live.tenant;
  const denied = role === 'owner' ? roleRefusal(live.role, 'govern') : await ownerRefusal(context, live, personId);
  if (denied) return denied;
  const audit = { tenantId, action: 'member.role-changed', subject: `${personId} ${role}`, ...authorOf(live, requestId) };
  const endsApps = !mayDo(role, 'integrate');
  const outcome = await store.changeRole({ tenantId, personId, role, ends: notInvitedBy(role), endsApps, audit });
  return outcome.kind === 'changed' ? memberOf(outcome.member, live.person.personId) : refusalOf(outcome.kind);
}

/** The roles to which a person with this role cannot invite. */
const notInvitedBy = (role: Role): readonly Role[] =>
  roles.filter((invited) => !mayDo(role, invited === 'owner' ? 'govern' : 'administer'));

export async function removeMember(
  context: Context,
  live: LiveSession,
  personId: string,
  requestId: string,
): Promise<Refusal | null> {
  const { tenantId } = live.tenant;
  const denied = await ownerRefusal(context, live, personId);
  if (denied) return denied;
  const audit = { tenantId, action: 'member.removed', subject: personId, ...authorOf(live, requestId) };
  return outcomeRefusal(await context.store.removeMember({ tenantId, personId, audit }));
}

/** The person leaves the tenant that the session acts for. */
export async function leaveTeam({ store }: Context, live: LiveSession, requestId: string): Promise<Refusal | null> {
  const { tenantId } = live.tenant;
  const { personId } = live.person;
  const audit = { tenantId, action: 'member.left', subject: personId, ...authorOf(live, requestId) };
  return outcomeRefusal(await store.removeMember({ tenantId, personId, audit }));
}

/** Used for viewers: other roles see everything, or only sandbox books. */
export async function setSight(
  { store }: Context,
  live: LiveSession,
  { personId, sees }: { readonly personId: string; readonly sees: readonly BookPart[] },
  requestId: string,
): Promise<TeamMember | Refusal> {
  const { tenantId } = live.tenant;
  const ticked = bookParts.filter((part) => sees.includes(part));
  const subject = `${personId} ${ticked.join(',')}`;
  const audit = { tenantId, action: 'member.sight-changed', subject, ...authorOf(live, requestId) };
  const outcome = await store.setSight({ tenantId, personId, sees: ticked, audit });
  return outcome.kind === 'changed' ? memberOf(outcome.member, live.person.personId) : refusalOf(outcome.kind);
}

async function ownerRefusal({ store }: Context, { tenant, role }: LiveSession, personId: string): Promise<Refusal | null> {
  const members = await store.members(tenant);
  const isOwner = members.some((member) => member.personId === personId && member.role === 'owner');
  return isOwner ? roleRefusal(role, 'govern') : null;
}

const outcomeRefusal = ({ kind }: MemberOutcome): Refusal | null => (kind === 'changed' ? null : refusalOf(kind));

const refusalOf = (kind: Exclude<MemberOutcome['kind'], 'changed'>): Refusal =>
  kind === 'unknown' ? refuse('unknown_person', accountSays.unknownPerson()) : refuse('last_owner', accountSays.lastOwner());

const memberOf = ({ personId, email, role, sees, createdAt }: StoredMember, ownId: string): TeamMember => ({
  personId,
  email,
  role,
  sees: [...sees],
  joinedAt: instantText(createdAt),
  isYou: personId === ownId,
});
