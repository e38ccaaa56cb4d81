/**
 * What is done by a link in an email: confirming an address, changing it, and resetting a forgotten password. A token is stored
 * hashed and can be used once. No response says whether an address has an account.
 */

import {
  DAY_MS,
  type EmailChangeBody,
  type EmailConfirmedResponse,
  limits,
  MINUTE_MS,
  type PasswordResetBody,
} from '@ledgerline/contract';
import type { LiveSession } from '../store/store.ts';
import type { LinkPurpose, NewLink } from '../store/stored-account-link.ts';
import type { MailFacts } from '../store/stored-mail.ts';
import type { Context } from '../system/context.ts';
import { clearEvents, eventLimits, takeEvent } from '../system/event-limit.ts';
import { hashKey } from '../system/key.ts';
import type { KeyedMutex } from '../system/keyed-mutex.ts';
import { isRefusal, type Refusal, refuse } from '../system/problem.ts';
import { type Randomness, randomText } from '../system/randomness.ts';
import { actorOfPerson, authorOf } from './caller.ts';
import type { HalfLogin } from './half-login.ts';
import { clearStrangers, countingOfSession, type Origin } from './login-limit.ts';
import { newMail } from './mail.ts';
import { hashPassword } from './password.ts';
import { accountOf, enter, type Login, membershipOf, provePerson } from './session.ts';

const TOKEN_BYTES = 32;

const VALID_MS: Readonly<Record<LinkPurpose, number>> = {
  verify: limits.confirmLinkDays * DAY_MS,
  change: limits.confirmLinkDays * DAY_MS,
  reset: limits.resetLinkMinutes * MINUTE_MS,
};

interface Wanted {
  readonly purpose: LinkPurpose;
  readonly tenantId: string | null;
  readonly email: string;
  readonly newEmail?: string;
  readonly facts: MailFacts;
}

/** A link and the mail that carries it. */
export function newLink(
  context: Pick<Context, 'randomness' | 'seal'>,
  { purpose, tenantId, email, newEmail = email, facts }: Wanted,
): NewLink {
  const token = makeToken(context.randomness);
  const validMs = VALID_MS[purpose];
  const mail = newMail(context, { tenantId, recipient: newEmail, facts, validMs }, token);
  return { tokenHash: hashKey(token), purpose, email, newEmail, validMs, mail };
}

const makeToken = (randomness: Randomness): string => randomText(randomness, TOKEN_BYTES);

const invalidLink = (): Refusal =>
  refuse('invalid_link', 'This link has expired, was used or is incomplete. Request a new email.');

/** Sends the link of sign-up once more. */
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

/** Sends a link to the new address. Nothing changes until it is used. */
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
  const limited = await takeEvent(context, eventLimits.linkEmails, `change ${email} ${newEmail}`);
  if (limited) return limited;
  const { tenantId } = live.tenant;
  const link = newLink(context, { purpose: 'change', tenantId, email, newEmail, facts: { kind: 'confirm_change', email } });
  const audit = { tenantId, action: 'email.change-requested', subject: newEmail, ...authorOf(live, requestId) };
  await context.store.createLink({ ...link, audit });
  return null;
}

/** Confirms the address of sign-up, or puts a new one in place of it. */
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
  const mail = newMail(context, { tenantId, recipient: email, facts: { kind: 'address_changed', newEmail } });
  const changed = await store.changeAddress({ tokenHash, mail, audit: { ...audit, action: 'email.changed' } });
  if (changed === 'email_taken')
    return refuse('email_taken', 'This email address already has an account, so nothing was changed.');
  return changed ? { email: newEmail, isChanged: true } : invalidLink();
}

/**
 * Sends a link to the address if it has an account. An unknown address costs the same: its link is stored too, and no one is sent
 * it. A second request within minutes sends nothing, because the link before is still valid.
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
  const { store, randomness } = context;
  const tokenHash = hashKey(token);
  const link = await store.link({ tokenHash });
  const person = link && (await store.personByEmail(link));
  const membership = person && (await membershipOf(context, person));
  if (!link || !membership || link.purpose !== 'reset') return invalidLink();
  const { tenantId, companyName } = membership;
  const account = link.email;
  const isReset = await store.resetPassword({
    tokenHash,
    passwordHash: await hashPassword(newPassword, randomness),
    mail: newMail(context, { tenantId, recipient: account, facts: { kind: 'password_changed', companyName } }),
    audit: { tenantId, actor: actorOfPerson(person), action: 'password.reset', subject: person.personId, requestId },
  });
  if (!isReset) return invalidLink();
  await clearEvents(context, eventLimits.linkEmails, `reset ${account}`);
  await clearStrangers(context, account);
  return enter(context, { person, membership, origin, requestId });
}
