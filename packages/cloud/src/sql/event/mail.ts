/** Mails in SQL: written with the change that causes them, leased by one node, and ended. What they say is decided by the callers. */

import type { Store } from '../../store/store.ts';
import type { LeasedMail, MailFacts, MailReader, NewMail } from '../../store/stored-mail.ts';
import { lockNames } from '../verb/lock.ts';
import { all, one, run, type Steps } from '../verb/statement.ts';
import { verb } from '../verb/verb.ts';
import { audit } from './audit.ts';

/** Stores a mail in the transaction of the change that it reports. Each cause has one mail, even if it is stored again. */
export function writeMail(mail: NewMail, now: number): Steps<void> {
  const { mailId, tenantId, recipient, facts, reader, secretSealed, validMs } = mail;
  const { kind, ...data } = facts;
  return run(
    `INSERT INTO mail (mail_id, tenant_id, kind, recipient, data, secret_sealed, state, attempt, next_at, valid_until, lease_until, created_at)
     VALUES (:mailId, :tenantId, :kind, :recipient, :data, :secretSealed, 'waiting', 0, :now, :validUntil, 0, :now)
     ON CONFLICT (mail_id) DO NOTHING`,
    {
      mailId,
      tenantId,
      kind,
      recipient,
      data: JSON.stringify({ ...data, ...(reader && { reader: { language: reader.language, zone: reader.zone } }) }),
      secretSealed,
      now,
      validUntil: validMs === null ? null : now + validMs,
    },
  );
}

interface MailRow extends Omit<LeasedMail, 'facts' | 'reader'> {
  readonly kind: MailFacts['kind'];
  readonly data: string;
}

/** A person without a stored language gets the mail in the language of the person who caused it. */
function leasedOf({ kind, data, ...mail }: MailRow, person: MailReader | null): LeasedMail {
  const { reader: written, ...facts } = JSON.parse(data) as { readonly reader?: MailReader };
  const reader = {
    language: person?.language ?? written?.language ?? null,
    zone: person?.zone ?? written?.zone ?? null,
  };
  return { ...mail, facts: { kind, ...facts } as MailFacts, reader };
}

const FREE = `state = 'waiting' AND (lease_until <= :now OR lease_owner = :owner)`;

const takeMails = verb<Store['takeMails']>({
  sqlite: 'thread',
  postgres: { read: 'alone', write: () => lockNames.mails },
  *run({ owner, leaseMs, limit }, now) {
    const due = yield* all<{ mailId: string; validUntil: number | null }>(
      `SELECT mail_id AS "mailId", valid_until AS "validUntil" FROM mail
      WHERE ${FREE} AND next_at <= :now ORDER BY next_at, mail_id LIMIT :limit`,
      { now, owner, limit },
    );
    const taken: LeasedMail[] = [];
    for (const { mailId, validUntil } of due) {
      if (validUntil !== null && validUntil <= now) {
        yield* endMail({ mailId, state: 'failed', error: 'The mail could not be sent while what it says was valid.' }, now);
        continue;
      }
      const row = yield* one<MailRow>(
        `UPDATE mail SET lease_owner = :owner, lease_until = :until WHERE mail_id = :mailId AND ${FREE}
       RETURNING mail_id AS "mailId", tenant_id AS "tenantId", kind, recipient, data, secret_sealed AS "secretSealed", attempt,
                 created_at AS "createdAt"`,
        { owner, until: now + leaseMs, mailId, now },
      );
      if (!row) continue;
      const person = yield* one<MailReader>('SELECT language, zone FROM person WHERE email = :recipient', {
        recipient: row.recipient,
      });
      taken.push(leasedOf(row, person));
    }
    return taken;
  },
});

/** Ends a mail. Its content is deleted: names, and the token of its link. */
export const endMail = (
  { mailId, state, error }: { mailId: string; state: 'sent' | 'failed'; error: string | null },
  now: number,
) =>
  run(
    `UPDATE mail SET state = :state, data = '{}', secret_sealed = NULL, error = :error, lease_owner = NULL, lease_until = 0, ended_at = :now
      WHERE mail_id = :mailId`,
    { state, error, now, mailId },
  );

const recordMail = verb<Store['recordMail']>({
  sqlite: 'write',
  postgres: { write: 'transaction' },
  *run({ mailId, owner, outcome, audit: entry }, now) {
    const error = outcome.kind === 'sent' ? null : outcome.error;
    const nextAt = outcome.kind === 'retried' ? now + outcome.waitMs : now;
    const tried = yield* one(
      `UPDATE mail SET attempt = attempt + 1, next_at = :nextAt, error = :error, lease_owner = NULL, lease_until = 0
      WHERE mail_id = :mailId AND state = 'waiting' AND lease_owner = :owner RETURNING mail_id`,
      { nextAt, error, mailId, owner },
    );
    if (!tried || outcome.kind === 'retried') return tried !== null;
    yield* endMail({ mailId, state: outcome.kind, error }, now);
    yield* audit.run(entry, now);
    return true;
  },
});

/** The maximum that is counted, which is more than wait at any time. */
const COUNTED_MAX = 10_000;

const mailStatistics = verb<Store['mailStatistics']>({
  sqlite: 'thread',
  postgres: { read: 'alone' },
  *run(_, now) {
    const counts = yield* one<{ waiting: number; oldest: number | null }>(
      `SELECT count(*) AS waiting, min(created_at) AS oldest FROM (SELECT created_at FROM mail
       WHERE state = 'waiting' ORDER BY next_at LIMIT ${COUNTED_MAX}) AS mails`,
    );
    const oldest = counts?.oldest ?? now;
    return { waiting: counts?.waiting ?? 0, oldestWaitingMs: Math.max(0, now - oldest) };
  },
});

const forgetMails = verb<Store['forgetMails']>({
  sqlite: 'thread',
  postgres: { read: 'alone', write: 'transaction' },
  *run({ before, limit }) {
    const old = yield* all<{ mailId: string }>(
      `SELECT mail_id AS "mailId" FROM mail WHERE state <> 'waiting' AND ended_at < :before ORDER BY ended_at LIMIT :limit`,
      { before, limit },
    );
    for (const { mailId } of old) yield* run('DELETE FROM mail WHERE mail_id = :mailId', { mailId });
    return old.length;
  },
});

export const mailVerbs = { takeMails, recordMail, mailStatistics, forgetMails };
