/** Links of mails in SQL. Tokens arrive hashed, and each is used up by the statement that finds it. */

import type { Store, StoredPerson } from '../store/store.ts';
import type { LinkPurpose, NewLink, StoredLink } from '../store/stored-account-link.ts';
import { forgetUndosSince, insertUndo, isReserved, takeUndo } from './address-undo.ts';
import { audit } from './audit.ts';
import { forgetFactorsSince } from './factor.ts';
import { writeMail } from './mail.ts';
import { memberships } from './membership.ts';
import { endOpenLinks } from './open-link.ts';
import { isStill, personByEmail, replacePassword } from './person.ts';
import { person } from './person-row.ts';
import { one, run, type Steps } from './statement.ts';

const COLUMNS = `purpose, email, new_email AS "newEmail"`;

/** A few more than are created. */
const FORGET_EXPIRED = `DELETE FROM account_link
  WHERE token_hash IN (SELECT token_hash FROM account_link WHERE expires_at <= :now ORDER BY expires_at LIMIT 100)`;

export function* createLink({ audit: entry, proven, ...link }: Parameters<Store['createLink']>[0], now: number): Steps<boolean> {
  yield* run(FORGET_EXPIRED, { now });
  const account = yield* personByEmail(link);
  if (proven && !isStill(account, proven)) return false;
  yield* insertLink(link, now);
  if (!account) return true;
  yield* writeMail(link.mail, now);
  yield* audit(entry, now);
  return true;
}

export function insertLink({ tokenHash, purpose, email, newEmail, validMs }: Omit<NewLink, 'mail'>, now: number): Steps<void> {
  return run(
    `INSERT INTO account_link (token_hash, purpose, email, new_email, created_at, expires_at)
     VALUES (:tokenHash, :purpose, :email, :newEmail, :now, :expiresAt)`,
    { tokenHash, purpose, email, newEmail, now, expiresAt: now + validMs },
  );
}

export function link({ tokenHash }: { tokenHash: string }, now: number): Steps<StoredLink | null> {
  return one<StoredLink>(`SELECT ${COLUMNS} FROM account_link WHERE token_hash = :tokenHash AND expires_at > :now`, {
    tokenHash,
    now,
  });
}

/** Of two uses at once the second finds nothing. */
export const take = (tokenHash: string, purpose: LinkPurpose, now: number): Steps<StoredLink | null> =>
  one<StoredLink>(
    `DELETE FROM account_link WHERE token_hash = :tokenHash AND purpose = :purpose AND expires_at > :now RETURNING ${COLUMNS}`,
    { tokenHash, purpose, now },
  );

export const confirm = (email: string, now: number): Steps<void> =>
  run('INSERT INTO confirmed_address (email, confirmed_at) VALUES (:email, :now) ON CONFLICT (email) DO NOTHING', { email, now });

export function* confirmAddress(
  { tokenHash, audit: entry }: Parameters<Store['confirmAddress']>[0],
  now: number,
): Steps<StoredLink | null> {
  const used = yield* take(tokenHash, 'verify', now);
  if (!used) return null;
  yield* confirm(used.newEmail, now);
  yield* audit(entry, now);
  return used;
}

type Changed = Awaited<ReturnType<Store['changeAddress']>>;

export function* changeAddress(
  { tokenHash, personId, undo, mail, audit: entry }: Parameters<Store['changeAddress']>[0],
  now: number,
): Steps<Changed> {
  const used = yield* take(tokenHash, 'change', now);
  if (!used) return null;
  const { email, newEmail } = used;
  const account = yield* personByEmail({ email });
  if (account?.personId !== personId || !(yield* isConfirmed({ email }))) return null;
  if (yield* personByEmail({ email: newEmail })) return 'email_taken';
  if (yield* isReserved(newEmail, personId, now)) return 'email_taken';
  yield* endOpenLinks(personId);
  yield* move(account, newEmail, now);
  const isBack = yield* forgetUndosSince(personId, newEmail, now);
  if (!isBack) yield* insertUndo({ ...undo, personId, email }, now);
  yield* writeMail(isBack ? { ...mail, secretSealed: null } : mail, now);
  yield* audit(entry, now);
  return 'changed';
}

export function* undoAddress(
  { passwordHash, mail, lostMail, audit: entry, ...use }: Parameters<Store['undoAddress']>[0],
  now: number,
): Steps<boolean> {
  const { personId } = use;
  const taken = yield* takeUndo(use, now);
  const account = taken && (yield* person({ personId }));
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
  yield* audit(entry, now);
  return true;
}

/** Puts another address in place of that of a person. */
function* move({ personId, email }: Pick<StoredPerson, 'personId' | 'email'>, newEmail: string, now: number): Steps<void> {
  yield* run('UPDATE person SET email = :newEmail WHERE person_id = :personId', { newEmail, personId });
  // An owner whose address is also that of the company takes it along.
  for (const { tenantId, role } of yield* memberships({ personId })) {
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

export function* isConfirmed({ email }: { email: string }): Steps<boolean> {
  return (yield* one('SELECT confirmed_at FROM confirmed_address WHERE email = :email', { email })) !== null;
}
