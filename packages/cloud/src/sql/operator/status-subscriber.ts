/** Addresses that are sent emails about incidents, in SQL. Tokens arrive hashed. */

import type { Store } from '../../store/store.ts';
import type { MailReader } from '../../store/stored-mail.ts';
import type { StatusSubscriber } from '../../store/stored-operator.ts';
import { audit } from '../event/audit.ts';
import { writeMail } from '../event/mail.ts';
import { lockNames } from '../verb/lock.ts';
import { all, one, run } from '../verb/statement.ts';
import { verb } from '../verb/verb.ts';

/** Deletes a limited number of expired rows. */
const FORGET_EXPIRED = `DELETE FROM status_subscriber WHERE subscriber_id IN
  (SELECT subscriber_id FROM status_subscriber WHERE confirmed_at IS NULL AND confirm_until <= :now ORDER BY confirm_until LIMIT 100)`;

const requestStatusMails = verb<Store['requestStatusMails']>({
  sqlite: 'write',
  postgres: { write: () => lockNames.incidents },
  *run({ subscriberId, email, confirmHash, leaveHash, leaveSealed, reader, validMs, mail }, now) {
    yield* run(FORGET_EXPIRED, { now });
    const written = yield* one(
      `INSERT INTO status_subscriber (subscriber_id, email, confirm_hash, confirm_until, leave_hash, leave_sealed, language, zone)
       VALUES (:subscriberId, :email, :confirmHash, :confirmUntil, :leaveHash, :leaveSealed, :language, :zone)
       ON CONFLICT (email) DO UPDATE SET subscriber_id = excluded.subscriber_id, confirm_hash = excluded.confirm_hash,
         confirm_until = excluded.confirm_until, leave_hash = excluded.leave_hash, leave_sealed = excluded.leave_sealed,
         language = excluded.language, zone = excluded.zone
       WHERE status_subscriber.confirmed_at IS NULL RETURNING subscriber_id`,
      {
        subscriberId,
        email,
        confirmHash,
        confirmUntil: now + validMs,
        leaveHash,
        leaveSealed,
        language: reader.language,
        zone: reader.zone,
      },
    );
    if (written) yield* writeMail(mail, now);
  },
});

const confirmStatusMails = verb<Store['confirmStatusMails']>({
  sqlite: 'write',
  postgres: { write: 'transaction' },
  *run({ confirmHash, audit: entry }, now) {
    const confirmed = yield* one<{ subscriberId: string; email: string }>(
      `UPDATE status_subscriber SET confirmed_at = :now, confirm_hash = NULL
       WHERE confirm_hash = :confirmHash AND confirm_until > :now RETURNING subscriber_id AS "subscriberId", email`,
      { confirmHash, now },
    );
    if (!confirmed) return null;
    yield* audit.run({ ...entry, subject: confirmed.subscriberId }, now);
    return { email: confirmed.email };
  },
});

const endStatusMails = verb<Store['endStatusMails']>({
  sqlite: 'write',
  postgres: { write: 'transaction' },
  *run({ leaveHash, audit: entry }, now) {
    const ended = yield* one<{ subscriberId: string }>(
      'DELETE FROM status_subscriber WHERE leave_hash = :leaveHash RETURNING subscriber_id AS "subscriberId"',
      { leaveHash },
    );
    if (ended) yield* audit.run({ ...entry, subject: ended.subscriberId }, now);
    return ended !== null;
  },
});

type SubscriberRow = Omit<StatusSubscriber, 'reader'> & MailReader;

const statusSubscribers = verb<Store['statusSubscribers']>({
  sqlite: 'thread',
  postgres: { read: 'alone' },
  *run({ after, confirmedUntil, limit }) {
    const rows = yield* all<SubscriberRow>(
      `SELECT subscriber_id AS "subscriberId", email, leave_sealed AS "leaveSealed", language, zone FROM status_subscriber
       WHERE subscriber_id > :after AND confirmed_at <= :confirmedUntil ORDER BY subscriber_id LIMIT :limit`,
      { after, confirmedUntil, limit },
    );
    return rows.map(({ language, zone, ...subscriber }) => ({ ...subscriber, reader: { language, zone } }));
  },
});

export const statusSubscriberVerbs = { requestStatusMails, confirmStatusMails, endStatusMails, statusSubscribers };
