/** Links of mails in SQL. Tokens arrive hashed, and each is used up by the statement that finds it. */

import type { Store, StoredPerson } from '../../store/store.ts';
import type { LinkPurpose, NewLink, StoredLink } from '../../store/stored-account-link.ts';
import { audit } from '../event/audit.ts';
import { writeMail } from '../event/mail.ts';
import { lockNames, ofPerson } from '../verb/lock.ts';
import { one, run, type Steps } from '../verb/statement.ts';
import { verb } from '../verb/verb.ts';
import { forgetUndosSince, insertUndo, isReserved, takeUndo } from './address-undo.ts';
import { forgetFactorsSince } from './factor.ts';
import { membershipsOf } from './membership.ts';
import { endOpenLinks } from './open-link.ts';
import { findPersonByEmail, isStill, replacePassword } from './person.ts';
import { findPerson } from './person-row.ts';

const COLUMNS = `purpose, email, new_email AS "newEmail"`;

/** A few more than are created. */
const FORGET_EXPIRED = `DELETE FROM account_link
  WHERE token_hash IN (SELECT token_hash FROM account_link WHERE expires_at <= :now ORDER BY expires_at LIMIT 100)`;

const createLink = verb<Store['createLink']>({
  sqlite: 'write',
  // A link that needs a password is not created beside the change that ends all links.
  postgres: { write: ({ proven, tokenHash }) => lockNames.person(proven?.personId ?? tokenHash) },
  *run({ audit: entry, proven, ...link }, now) {
    yield* run(FORGET_EXPIRED, { now });
    const account = yield* findPersonByEmail(link);
    if (proven && !isStill(account, proven)) return false;
    yield* insertLink(link, now);
    if (!account) return true;
    yield* writeMail(link.mail, now);
    yield* audit.run(entry, now);
    return true;
  },
});

export function insertLink({ tokenHash, purpose, email, newEmail, validMs }: Omit<NewLink, 'mail'>, now: number): Steps<void> {
  return run(
    `INSERT INTO account_link (token_hash, purpose, email, new_email, created_at, expires_at)
     VALUES (:tokenHash, :purpose, :email, :newEmail, :now, :expiresAt)`,
    { tokenHash, purpose, email, newEmail, now, expiresAt: now + validMs },
  );
}

const link = verb<Store['link']>({
  sqlite: 'here',
  postgres: { read: 'batched' },
  run: ({ tokenHash }, now) =>
    one<StoredLink>(`SELECT ${COLUMNS} FROM account_link WHERE token_hash = :tokenHash AND expires_at > :now`, {
      tokenHash,
      now,
    }),
});

/** Uses up a link. Of two concurrent uses, the second finds nothing. */
export const take = (tokenHash: string, purpose: LinkPurpose, now: number): Steps<StoredLink | null> =>
  one<StoredLink>(
    `DELETE FROM account_link WHERE token_hash = :tokenHash AND purpose = :purpose AND expires_at > :now RETURNING ${COLUMNS}`,
    { tokenHash, purpose, now },
  );

export const confirm = (email: string, now: number): Steps<void> =>
  run('INSERT INTO confirmed_address (email, confirmed_at) VALUES (:email, :now) ON CONFLICT (email) DO NOTHING', { email, now });

const confirmAddress = verb<Store['confirmAddress']>({
  sqlite: 'write',
  postgres: { write: 'transaction' },
  *run({ tokenHash, audit: entry }, now) {
    const used = yield* take(tokenHash, 'verify', now);
    if (!used) return null;
    yield* confirm(used.newEmail, now);
    yield* audit.run(entry, now);
    return used;
  },
});

const changeAddress = verb<Store['changeAddress']>({
  sqlite: 'key-write',
  postgres: { write: ofPerson },
  *run({ tokenHash, personId, undo, mail, audit: entry }, now) {
    const used = yield* take(tokenHash, 'change', now);
    if (!used) return null;
    const { email, newEmail } = used;
    const account = yield* findPersonByEmail({ email });
    if (account?.personId !== personId || !(yield* isAddressConfirmed({ email }))) return null;
    if (yield* findPersonByEmail({ email: newEmail })) return 'email_taken';
    if (yield* isReserved(newEmail, personId, now)) return 'email_taken';
    yield* endOpenLinks(personId);
    yield* move(account, newEmail, now);
    const isBack = yield* forgetUndosSince(personId, newEmail, now);
    if (!isBack) yield* insertUndo({ ...undo, personId, email }, now);
    yield* writeMail(isBack ? { ...mail, secretSealed: null } : mail, now);
    yield* audit.run(entry, now);
    return 'changed';
  },
});

const undoAddress = verb<Store['undoAddress']>({
  sqlite: 'key-write',
  postgres: { write: ofPerson },
  *run({ passwordHash, mail, lostMail, audit: entry, ...use }, now) {
    const { personId } = use;
    const taken = yield* takeUndo(use, now);
    const account = taken && (yield* findPerson({ personId }));
    if (!account) return false;
    if (account.email !== taken.email) {
      yield* endOpenLinks(personId);
      yield* move(account, taken.email, now);
      yield* writeMail({ ...lostMail, recipient: account.email }, now);
    }
    yield* replacePassword({ personId, passwordHash, keepTokenHash: null });
    yield* forgetFactorsSince(personId, taken.changedAt);
    yield* run('DELETE FROM invitation WHERE invited_by_id = :personId AND sent_at >= :since', {
      personId,
      since: taken.changedAt,
    });
    yield* writeMail(mail, now);
    yield* audit.run(entry, now);
    return true;
  },
});

/** Replaces the address of a person. */
function* move({ personId, email }: Pick<StoredPerson, 'personId' | 'email'>, newEmail: string, now: number): Steps<void> {
  yield* run('UPDATE person SET email = :newEmail WHERE person_id = :personId', { newEmail, personId });
  // If an owner has the same address as the company, the address of the company changes too.
  for (const { tenantId, role } of yield* membershipsOf({ personId })) {
    if (role !== 'owner') continue;
    yield* run('UPDATE tenant SET email = :newEmail WHERE tenant_id = :tenantId AND email = :email', {
      newEmail,
      tenantId,
      email,
    });
  }
  yield* run('DELETE FROM confirmed_address WHERE email = :email', { email });
  yield* confirm(newEmail, now);
}

export function* isAddressConfirmed({ email }: { email: string }): Steps<boolean> {
  return (yield* one('SELECT confirmed_at FROM confirmed_address WHERE email = :email', { email })) !== null;
}

const isConfirmed = verb<Store['isConfirmed']>({
  sqlite: 'here',
  postgres: { read: 'batched' },
  run: isAddressConfirmed,
});

export const accountLinkVerbs = { createLink, link, confirmAddress, changeAddress, undoAddress, isConfirmed };
