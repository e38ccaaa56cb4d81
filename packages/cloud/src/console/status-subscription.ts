/**
 * Emails about incidents. An address is sent them after a link in an email was used, and every email has a link that ends them. No response
 * says whether an address is subscribed.
 */

import { DAY_MS, limits } from '@ledgerline/contract';
import { loginSays } from '@ledgerline/words/problem/login';
import { mailSecretPurpose, newMail } from '../account/login/mail.ts';
import { accountOf } from '../account/login/session.ts';
import type { MailReader, NewMail } from '../store/stored-mail.ts';
import type { StatusSubscriber, UnmailedUpdate } from '../store/stored-operator.ts';
import type { Context } from '../system/context.ts';
import { hashKey } from '../system/key.ts';
import { eventLimits, takeEvent } from '../system/pace/event-limit.ts';
import { type Refusal, refuse } from '../system/problem.ts';
import { randomId, randomText } from '../system/randomness.ts';

const TOKEN_BYTES = 32;
const CONFIRM_MS = limits.confirmLinkDays * DAY_MS;
/** After this time, an email about an incident is no longer useful, and is not sent. */
const UPDATE_MS = DAY_MS;
/** Subscribers whose emails are written together. */
const MAILS_AT_A_TIME = 200;

const leavePurpose = (subscriberId: string): string => `status ${subscriberId}`;

/** Sends the link to confirm. A second request within minutes sends nothing, because the link before is still valid. */
export async function requestStatusMails(context: Context, address: string, reader: MailReader): Promise<void> {
  const { store, seal, randomness } = context;
  const email = accountOf(address);
  if (await takeEvent(context, eventLimits.linkEmails, `status ${email}`)) return;
  const subscriberId = randomId(randomness, 'sub');
  const [confirmToken, leaveToken] = [randomText(randomness, TOKEN_BYTES), randomText(randomness, TOKEN_BYTES)];
  await store.requestStatusMails({
    subscriberId,
    email,
    confirmHash: hashKey(confirmToken),
    leaveHash: hashKey(leaveToken),
    leaveSealed: seal.seal(leaveToken, leavePurpose(subscriberId)),
    reader,
    validMs: CONFIRM_MS,
    mail: newMail(
      context,
      { tenantId: null, recipient: email, facts: { kind: 'status_confirm' }, reader, validMs: CONFIRM_MS },
      confirmToken,
    ),
  });
}

export async function confirmStatusMails(
  { store }: Context,
  token: string,
  requestId: string,
): Promise<{ readonly email: string } | Refusal> {
  const audit = { tenantId: null, actor: 'email-link', action: 'status-emails.confirmed', requestId };
  const confirmed = await store.confirmStatusMails({ confirmHash: hashKey(token), audit });
  return confirmed ?? refuse('invalid_link', loginSays.invalidLink());
}

/** The same again changes nothing: programs of mail services use the link too. */
export async function endStatusMails({ store }: Context, token: string, requestId: string): Promise<void> {
  const audit = { tenantId: null, actor: 'email-link', action: 'status-emails.ended', requestId };
  await store.endStatusMails({ leaveHash: hashKey(token), audit });
}

/**
 * Stores the emails of updates that have none yet, some subscribers at a time. If a node stops, the next one continues. If two nodes run at once, the
 * same emails are stored only once.
 */
export async function mailUpdates(context: Context, signal: AbortSignal): Promise<void> {
  const { store } = context;
  while (!signal.aborted) {
    const unmailed = await store.unmailedUpdate();
    if (!unmailed) return;
    const { incident, update, mailedUpTo } = unmailed;
    const subscribers = await store.statusSubscribers({
      after: mailedUpTo,
      confirmedUntil: update.at,
      limit: MAILS_AT_A_TIME,
    });
    await store.mailUpdate({
      incidentId: incident.incidentId,
      seq: update.seq,
      mails: subscribers.map((subscriber) => mailOf(context, unmailed, subscriber)),
      mailedUpTo: subscribers.at(-1)?.subscriberId ?? mailedUpTo,
      isLast: subscribers.length < MAILS_AT_A_TIME,
    });
  }
}

function mailOf(
  { seal }: Context,
  { incident, update }: UnmailedUpdate,
  { subscriberId, email, leaveSealed, reader }: StatusSubscriber,
): NewMail {
  const mailId = `mail_${hashKey(`${incident.incidentId} ${update.seq} ${subscriberId}`).slice(0, 20)}`;
  const { title, parts, openedAt } = incident;
  const { state, text, at } = update;
  return {
    mailId,
    tenantId: null,
    recipient: email,
    facts: { kind: 'status_update', title, parts, state, text, at, openedAt },
    reader,
    secretSealed: seal.seal(seal.open(leaveSealed, leavePurpose(subscriberId)), mailSecretPurpose(mailId)),
    validMs: UPDATE_MS,
  };
}
