/** Mails to the people of a tenant, in SQL: of what happened to its keys and logins, and of its notifications. */

import { hash } from 'node:crypto';
import { type EmailChoice, emailChoices } from '@ledgerline/contract';
import type { NotificationDraft, Store } from '../../store/store.ts';
import type { MailFacts, MailKind } from '../../store/stored-mail.ts';
import { all, one, run, type Steps } from '../verb/statement.ts';
import { verb } from '../verb/verb.ts';
import { audit } from './audit.ts';
import { writeMail } from './mail.ts';

/** Owners and admins of one tenant who are sent a mail; more than any has. */
const RECIPIENTS_MAX = 100;

type Told = MailFacts extends infer One
  ? One extends { readonly companyName: string }
    ? Omit<One, 'companyName'>
    : never
  : never;

interface Notice {
  readonly tenantId: string;
  readonly facts: Told;
  /** The cause, which has one mail for each reader, even if it is stored again. */
  readonly cause: string;
  /** The setting that turns the mail off; null for mails about security, which are always sent. */
  readonly choice: EmailChoice | null;
}

/** Mails the owners and admins of a tenant whose addresses are confirmed. */
export function* mailAdmins({ tenantId, facts, cause, choice }: Notice, now: number): Steps<void> {
  for (const email of yield* adminAddresses(tenantId, choice)) yield* mailOne({ tenantId, facts, cause }, email, now);
}

export function* adminAddresses(tenantId: string, choice: EmailChoice | null): Steps<readonly string[]> {
  const readers = yield* all<{ email: string }>(
    `SELECT email FROM membership JOIN person ON person.person_id = membership.person_id
      WHERE membership.tenant_id = :tenantId AND role IN ('owner', 'admin')
        AND EXISTS (SELECT 1 FROM confirmed_address WHERE confirmed_address.email = person.email)
        AND NOT EXISTS (SELECT 1 FROM muted_mail WHERE muted_mail.person_id = person.person_id AND choice = :choice)
      ORDER BY membership.tenant_id, membership.person_id LIMIT ${RECIPIENTS_MAX}`,
    { tenantId, choice: choice ?? '' },
  );
  return readers.map(({ email }) => email);
}

/** Mails one person, if the address is confirmed. */
export function* mailPerson(notice: Omit<Notice, 'choice'>, personId: string, now: number): Steps<void> {
  const reader = yield* one<{ email: string }>(
    `SELECT person.email FROM person JOIN confirmed_address ON confirmed_address.email = person.email WHERE person_id = :personId`,
    { personId },
  );
  if (reader) yield* mailOne(notice, reader.email, now);
}

function* mailOne({ tenantId, facts, cause }: Omit<Notice, 'choice'>, recipient: string, now: number): Steps<void> {
  const tenant = yield* one<{ companyName: string }>(
    'SELECT company_name AS "companyName" FROM tenant WHERE tenant_id = :tenantId',
    { tenantId },
  );
  const mailId = mailIdOf(facts.kind, cause, recipient);
  const told = { ...facts, companyName: tenant?.companyName ?? '' } as MailFacts;
  yield* writeMail({ mailId, tenantId, recipient, facts: told, secretSealed: null, validMs: null }, now);
}

export const mailIdOf = (kind: MailKind, cause: string, recipient: string): string =>
  `mail_${hash('sha256', `${kind} ${cause} ${recipient}`).slice(0, 20)}`;

const isChoice = (kind: string): kind is EmailChoice => (emailChoices as readonly string[]).includes(kind);

/** A notification that was opened, or became more severe. */
export function* mailNotification(
  tenantId: string,
  { notificationId, kind, title, message, action, wording }: NotificationDraft & { readonly notificationId: string },
  now: number,
): Steps<void> {
  if (!isChoice(kind)) return;
  const facts = { kind: 'notification', title, message, action, wording } as const;
  yield* mailAdmins({ tenantId, facts, cause: notificationId, choice: kind }, now);
}

const mutedMails = verb<Store['mutedMails']>({
  sqlite: 'here',
  postgres: { read: 'batched' },
  *run({ personId }) {
    const rows = yield* all<{ choice: EmailChoice }>(
      'SELECT choice FROM muted_mail WHERE person_id = :personId ORDER BY choice LIMIT 100',
      { personId },
    );
    return rows.map(({ choice }) => choice);
  },
});

const muteMail = verb<Store['muteMail']>({
  sqlite: 'write',
  postgres: { write: 'transaction' },
  *run({ personId, choice, isOn, audit: entry }, now) {
    if (isOn) yield* run('DELETE FROM muted_mail WHERE person_id = :personId AND choice = :choice', { personId, choice });
    else
      yield* run(
        'INSERT INTO muted_mail (person_id, choice) VALUES (:personId, :choice) ON CONFLICT (person_id, choice) DO NOTHING',
        { personId, choice },
      );
    yield* audit.run(entry, now);
  },
});

export const mailNoticeVerbs = { mutedMails, muteMail };
