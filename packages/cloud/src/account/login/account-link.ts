/**
 * What is done by a link in an email: confirming an address, changing it, undoing the change, and resetting a forgotten password. A
 * token is stored hashed and can be used once. No response says whether an address has an account.
 */

import {
  DAY_MS,
  type EmailChangeBody,
  type EmailConfirmedResponse,
  type EmailUndoBody,
  limits,
  MINUTE_MS,
  type PasswordResetBody,
} from '@ledgerline/contract';
import { accountSays } from '@ledgerline/words/problem/account';
import { loginSays } from '@ledgerline/words/problem/login';
import type { LiveSession, StoredPerson } from '../../store/store.ts';
import type { FreshKeys, LinkPurpose, NewLink } from '../../store/stored-account-link.ts';
import type { MailFacts, MailReader } from '../../store/stored-mail.ts';
import type { Context } from '../../system/context.ts';
import { hashKey, makeKey } from '../../system/key.ts';
import { clearEvents, eventLimits, takeEvent } from '../../system/pace/event-limit.ts';
import type { KeyedMutex } from '../../system/pace/keyed-mutex.ts';
import { isRefusal, type Refusal, refuse } from '../../system/problem.ts';
import { type Randomness, randomText } from '../../system/randomness.ts';
import { connectorKeyPurpose } from '../../system/seal.ts';
import { actorOfPerson, authorOf } from '../rights/caller.ts';
import type { HalfLogin } from './half-login.ts';
import { clearStrangers, countingOfSession, type Origin } from './login-limit.ts';
import { newMail } from './mail.ts';
import { hashPassword } from './password.ts';
import { accountOf, enter, type Login, membershipOf, provePerson, wrongLogin } from './session.ts';

const TOKEN_BYTES = 32;

const VALID_MS: Readonly<Record<LinkPurpose, number>> = {
  verify: limits.confirmLinkDays * DAY_MS,
  change: limits.confirmLinkDays * DAY_MS,
  reset: limits.resetLinkMinutes * MINUTE_MS,
};

const UNDO_MS = limits.undoLinkDays * DAY_MS;

interface Wanted {
  readonly purpose: LinkPurpose;
  readonly tenantId: string | null;
  readonly email: string;
  readonly newEmail?: string;
  readonly facts: MailFacts;
  /** The reader of the mail, for an address that has no account yet. */
  readonly reader?: MailReader;
}

/** A link and the mail that carries it. */
export function newLink(
  context: Pick<Context, 'randomness' | 'seal'>,
  { purpose, tenantId, email, newEmail = email, facts, reader }: Wanted,
): NewLink {
  const token = makeToken(context.randomness);
  const validMs = VALID_MS[purpose];
  const mail = newMail(context, { tenantId, recipient: newEmail, facts, ...(reader && { reader }), validMs }, token);
  return { tokenHash: hashKey(token), purpose, email, newEmail, validMs, mail };
}

const makeToken = (randomness: Randomness): string => randomText(randomness, TOKEN_BYTES);

const invalidLink = (): Refusal => refuse('invalid_link', loginSays.invalidLink());

/** Sends the confirmation link of the sign-up again. */
export async function sendConfirmation(context: Context, live: LiveSession, requestId: string): Promise<Refusal | null> {
  const { tenantId, companyName } = live.tenant;
  const email = accountOf(live.person.email);
  if (await context.store.isConfirmed({ email })) return null;
  const limited = await takeEvent(context, eventLimits.linkEmails, `verify ${email}`);
  if (limited) return limited;
  const link = newLink(context, { purpose: 'verify', tenantId, email, facts: { kind: 'confirm_address', companyName } });
  const audit = { tenantId, action: 'email.confirmation-sent', subject: email, ...authorOf(live, requestId) };
  await context.store.createLink({ ...link, audit });
  return null;
}

/** Sends a link to the new address. Nothing changes until it is used. An address that is not confirmed may be someone else's, and stays. */
export async function requestEmailChange(
  context: Context,
  mutex: KeyedMutex,
  live: LiveSession,
  body: EmailChangeBody,
  requestId: string,
): Promise<Refusal | null> {
  const email = accountOf(live.person.email);
  const newEmail = accountOf(body.email);
  const counting = countingOfSession(email);
  const proven = await provePerson(context, mutex, { account: email, password: body.currentPassword, counting });
  if (isRefusal(proven)) return proven;
  if (!(await context.store.isConfirmed({ email }))) return unconfirmed(email);
  const limited = await takeEvent(context, eventLimits.linkEmails, `change ${email} ${newEmail}`);
  if (limited) return limited;
  const { tenantId } = live.tenant;
  const link = newLink(context, {
    purpose: 'change',
    tenantId,
    email,
    newEmail,
    facts: { kind: 'confirm_change', email },
    reader: live.person,
  });
  const audit = { tenantId, action: 'email.change-requested', subject: newEmail, ...authorOf(live, requestId) };
  return (await context.store.createLink({ ...link, proven, audit })) ? null : wrongLogin();
}

const unconfirmed = (email: string): Refusal => refuse('email_not_confirmed', loginSays.confirmBeforeChange(email));

/** Confirms the address of sign-up, or replaces it with a new one. */
export async function confirmEmail(
  context: Context,
  token: string,
  requestId: string,
): Promise<Omit<EmailConfirmedResponse, 'ok'> | Refusal> {
  const { store } = context;
  const tokenHash = hashKey(token);
  const link = await store.link({ tokenHash });
  const person = link && (await store.personByEmail(link));
  if (!link || !person || link.purpose === 'reset') return invalidLink();
  const { lastTenantId: tenantId } = person;
  const { email, newEmail } = link;
  const audit = { tenantId, actor: actorOfPerson(person), subject: newEmail, requestId };
  if (link.purpose === 'verify') {
    const used = await store.confirmAddress({ tokenHash, audit: { ...audit, action: 'email.confirmed' } });
    return used ? { email: newEmail, isChanged: false } : invalidLink();
  }
  const undoToken = makeToken(context.randomness);
  const facts = { kind: 'address_changed', newEmail } as const;
  const changed = await store.changeAddress({
    tokenHash,
    personId: person.personId,
    undo: { tokenHash: hashKey(undoToken), validMs: UNDO_MS },
    mail: newMail(context, { tenantId, recipient: email, facts, reader: person, validMs: UNDO_MS }, undoToken),
    audit: { ...audit, action: 'email.changed' },
  });
  if (changed === 'email_taken') return refuse('email_taken', accountSays.emailTakenUnchanged());
  return changed ? { email: newEmail, isChanged: true } : invalidLink();
}

/**
 * Sends a link to the address if it has an account. For an unknown address a link is stored too, so that it takes the same time, but no mail is sent. A
 * second request within minutes sends nothing, because the first link is still valid.
 */
export async function requestPasswordReset(context: Context, email: string, requestId: string): Promise<void> {
  const account = accountOf(email);
  const limited = await takeEvent(context, eventLimits.linkEmails, `reset ${account}`);
  if (limited) return;
  const link = newLink(context, { purpose: 'reset', tenantId: null, email: account, facts: { kind: 'reset_password' } });
  const audit = { tenantId: null, actor: 'anyone', action: 'password.reset-requested', subject: account, requestId };
  await context.store.createLink({ ...link, audit });
}

/**
 * Sets the password, ends all sessions and logs the caller in, so that guesses of strangers, which are counted, keep no owner
 * out who can read the mails of the account.
 */
export async function resetPassword(
  context: Context,
  { token, newPassword }: PasswordResetBody,
  origin: Origin,
  requestId: string,
): Promise<Login | HalfLogin | Refusal> {
  const { store } = context;
  const tokenHash = hashKey(token);
  const link = await store.link({ tokenHash });
  const person = link && (await store.personByEmail(link));
  const membership = person && (await membershipOf(context, person));
  if (!link || !membership || link.purpose !== 'reset') return invalidLink();
  const { tenantId, companyName } = membership;
  const account = link.email;
  const passwordHash = await hashPassword(context, newPassword);
  const reset = await store.resetPassword({
    tokenHash,
    personId: person.personId,
    passwordHash,
    freshKeys: (await store.isConfirmed({ email: account })) ? [] : await freshKeys(context, person),
    mail: newMail(context, { tenantId, recipient: account, facts: { kind: 'password_changed', companyName } }),
    audit: { tenantId, actor: actorOfPerson(person), action: 'password.reset', subject: person.personId, requestId },
  });
  const changed = reset && (await store.person(person));
  if (!changed) return invalidLink();
  await clearEvents(context, eventLimits.linkEmails, `reset ${account}`);
  await clearStrangers(context, account);
  return enter(context, { person: { ...changed, passwordHash }, membership, origin, requestId });
}

/** New keys for the companies in which the person is the only member: a stranger who signed up with this address knows the old ones. */
async function freshKeys({ store, seal, randomness }: Context, person: StoredPerson): Promise<readonly FreshKeys[]> {
  const fresh: FreshKeys[] = [];
  for (const { tenantId } of await store.memberships(person)) {
    if ((await store.members({ tenantId })).length > 1) continue;
    const connectors = (await store.connectors({ tenantId })).filter(({ kind }) => kind === 'desktop');
    fresh.push({
      tenantId,
      tenantKeyHash: hashKey(makeKey('tenant', randomness)),
      connectors: connectors.map(({ connectorId }) => {
        const key = makeKey('conn', randomness);
        return { connectorId, keyHash: hashKey(key), keySealed: seal.seal(key, connectorKeyPurpose(connectorId)) };
      }),
    });
  }
  return fresh;
}

/**
 * Restores the address that the mail with the link was sent to. The person who changed it may have the password and sessions, so
 * the reader chooses a new password and all other sessions end.
 */
export async function undoEmailChange(
  context: Context,
  { token, newPassword }: EmailUndoBody,
  origin: Origin,
  requestId: string,
): Promise<Login | HalfLogin | Refusal> {
  const { store } = context;
  const tokenHash = hashKey(token);
  const undo = await store.addressUndo({ tokenHash });
  const person = undo && (await store.person(undo));
  const membership = person && (await membershipOf(context, person));
  if (!undo || !membership) return invalidLink();
  const { personId, email } = undo;
  const { tenantId, companyName } = membership;
  const { recipient: _recipient, ...lostMail } = newMail(context, {
    tenantId,
    recipient: '',
    facts: { kind: 'change_undone', email },
    reader: person,
  });
  const isUndone = await store.undoAddress({
    tokenHash,
    personId,
    passwordHash: await hashPassword(context, newPassword),
    mail: newMail(context, { tenantId, recipient: email, facts: { kind: 'password_changed', companyName } }),
    lostMail,
    audit: { tenantId, actor: actorOfPerson(undo), action: 'email.change-undone', subject: email, requestId },
  });
  const restored = isUndone ? await store.person({ personId }) : null;
  if (!restored) return invalidLink();
  await clearStrangers(context, email);
  return enter(context, { person: restored, membership, origin, requestId });
}
