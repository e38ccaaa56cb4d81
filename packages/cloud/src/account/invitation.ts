/**
 * Invitations: a link by email that lets one person join a tenant, once, within days. Its token is stored hashed. Someone who has a
 * login joins with it; anyone else chooses a password.
 */

import {
  type AcceptInvitationBody,
  DAY_MS,
  type Invitation,
  type InvitationBody,
  limits,
  type ShownInvitationResponse,
} from '@ledgerline/contract';
import { accountSays } from '@ledgerline/words/problem/account';
import type { LiveSession, StoredInvitation } from '../store/store.ts';
import { instantText } from '../system/clock.ts';
import type { Context } from '../system/context.ts';
import { hashKey } from '../system/key.ts';
import { eventLimits, takeEvent } from '../system/pace/event-limit.ts';
import { type Refusal, refuse, refuseField } from '../system/problem.ts';
import { randomId, randomText } from '../system/randomness.ts';
import { newMail } from './login/mail.ts';
import { hashPassword } from './login/password.ts';
import { accountOf, makeSessionToken, type OpenedSession } from './login/session.ts';
import { authorOf } from './rights/caller.ts';
import { roleRefusal } from './rights/role.ts';

const TOKEN_BYTES = 32;

export interface SentInvitation {
  readonly invitation: Invitation;
  /** The link in the email, for an owner who sends it another way. */
  readonly link: string;
  /** Always true, because only people with a confirmed address can invite. */
  readonly isEmailed: true;
}

/** Sends a link. An address that was invited before gets a new one, and the previous one stops working. */
export async function invite(
  context: Context,
  live: LiveSession,
  { email: typed, role }: InvitationBody,
  requestId: string,
): Promise<SentInvitation | Refusal> {
  const { store, randomness, config } = context;
  const { tenantId, companyName } = live.tenant;
  const denied = (role === 'owner' ? roleRefusal(live.role, 'govern') : null) ?? (await unconfirmed(context, live));
  const limited = denied ?? (await takeEvent(context, eventLimits.invitations, tenantId));
  if (limited) return limited;
  const email = accountOf(typed);
  const invitedBy = live.person.email;
  const token = randomText(randomness, TOKEN_BYTES);
  const facts = { kind: 'invitation', companyName, role, invitedBy } as const;
  const made = await store.invite({
    invitationId: randomId(randomness, 'inv'),
    tenantId,
    email,
    role,
    invitedBy,
    invitedById: live.person.personId,
    tokenHash: hashKey(token),
    days: limits.invitationDays,
    peopleMax: limits.peoplePerTenantMax,
    mail: newMail(
      context,
      { tenantId, recipient: email, facts, reader: live.person, validMs: limits.invitationDays * DAY_MS },
      token,
    ),
    audit: { tenantId, action: 'member.invited', subject: `${email} ${role}`, ...authorOf(live, requestId) },
  });
  if (made === 'sender_left') return refuse('access_denied', accountSays.leftCompany());
  if (made === 'already_member') return refuse('already_member', accountSays.alreadyMember(email));
  if (made === 'limit_reached') return refuse('limit_reached', accountSays.peopleMax(limits.peoplePerTenantMax));
  return { invitation: invitationOf(made), link: `${config.baseUrl}/invitation#${token}`, isEmailed: true };
}

/** Rejects invitations by a person whose address is not confirmed: that person may have signed up with the address of another. */
async function unconfirmed({ store }: Context, { person }: LiveSession): Promise<Refusal | null> {
  if (await store.isConfirmed(person)) return null;
  return refuse('email_not_confirmed', accountSays.confirmBeforeInviting(person.email));
}

/** Sends a new link for an invitation that is still open. */
export async function resendInvitation(
  context: Context,
  live: LiveSession,
  invitationId: string,
  requestId: string,
): Promise<SentInvitation | Refusal> {
  const open = await context.store.invitations(live.tenant);
  const found = open.find((invitation) => invitation.invitationId === invitationId);
  return found ? invite(context, live, found, requestId) : unknownInvitation();
}

export async function revokeInvitation(
  { store }: Context,
  live: LiveSession,
  invitationId: string,
  requestId: string,
): Promise<Refusal | null> {
  const { tenantId } = live.tenant;
  const audit = { tenantId, action: 'invitation.revoked', subject: invitationId, ...authorOf(live, requestId) };
  return (await store.revokeInvitation({ tenantId, invitationId, audit })) ? null : unknownInvitation();
}

/** The content of an invitation for the holder of its link, and the next step. */
export async function readInvitation(
  { store }: Context,
  token: string,
  live: LiveSession | null,
): Promise<ShownInvitationResponse | Refusal> {
  const found = await store.invitation({ tokenHash: hashKey(token) });
  if (!found) return unknownInvitation();
  const { companyName, email, role, invitedBy, expiresAt } = found;
  const hasLogin = (await store.personByEmail({ email })) !== null;
  const step = stepOf(email, hasLogin, live);
  return { ok: true, companyName, email, role, invitedBy, expiresAt: instantText(expiresAt), step };
}

function stepOf(email: string, hasLogin: boolean, live: LiveSession | null): ShownInvitationResponse['step'] {
  if (!hasLogin) return 'choose-password';
  if (!live) return 'log-in';
  return live.person.email === email ? 'join' : 'log-in-as-other';
}

export interface Joined {
  readonly live: LiveSession;
  /** The session of a new person; null for someone who was logged in already. */
  readonly opened: OpenedSession | null;
}

export async function acceptInvitation(
  context: Context,
  { token, password }: AcceptInvitationBody,
  current: LiveSession | null,
  requestId: string,
): Promise<Joined | Refusal> {
  const { store, randomness } = context;
  const shown = await readInvitation(context, token, current);
  if ('refused' in shown) return shown;
  const link = { tokenHash: hashKey(token), requestId };
  if (shown.step === 'join' && current) {
    const session = { tokenHash: current.session.tokenHash, days: limits.sessionDays };
    const live = await store.acceptInvitation({ ...link, personId: current.person.personId, passwordHash: null, session });
    return typeof live === 'string' ? unknownInvitation() : { live, opened: null };
  }
  if (shown.step !== 'choose-password') return refuse('login_required', accountSays.acceptAs(shown.email));
  if (password === undefined) return missingPassword();
  const sessionToken = makeSessionToken(randomness);
  const live = await store.acceptInvitation({
    ...link,
    personId: randomId(randomness, 'person'),
    passwordHash: await hashPassword(context, password),
    session: { tokenHash: hashKey(sessionToken), days: limits.sessionDays },
  });
  if (typeof live === 'string') return unknownInvitation();
  return { live, opened: { token: sessionToken, expiresAt: live.session.expiresAt } };
}

const missingPassword = (): Refusal => refuseField('/password', 'required', accountSays.passwordMissing());

const unknownInvitation = (): Refusal => refuse('unknown_invitation', accountSays.unknownInvitation());

/** The invitation as the wire shows it, without anything that could replace its link. */
export const invitationOf = ({ invitationId, email, role, invitedBy, sentAt, expiresAt }: StoredInvitation): Invitation => ({
  invitationId,
  email,
  role,
  invitedBy,
  sentAt: instantText(sentAt),
  expiresAt: instantText(expiresAt),
});
