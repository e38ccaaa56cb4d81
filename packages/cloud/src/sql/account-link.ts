/** Links of mails in SQL. Tokens arrive hashed, and each is used up by the statement that finds it. */

import type { Store } from '../store/store.ts';
import type { LinkPurpose, NewLink, StoredLink } from '../store/stored-account-link.ts';
import { audit } from './audit.ts';
import { writeMail } from './mail.ts';
import { memberships } from './membership.ts';
import { personByEmail } from './person.ts';
import { endOtherSessions } from './session.ts';
import { one, run, type Steps } from './statement.ts';

const COLUMNS = `purpose, email, new_email AS "newEmail"`;

/** A few more than are created. */
const FORGET_EXPIRED = `DELETE FROM account_link
  WHERE token_hash IN (SELECT token_hash FROM account_link WHERE expires_at <= :now ORDER BY expires_at LIMIT 100)`;

export function* createLink({ audit: entry, ...link }: Parameters<Store['createLink']>[0], now: number): Steps<void> {
  yield* run(FORGET_EXPIRED, { now });
  const account = yield* personByEmail(link);
  yield* insertLink(link, now);
  if (!account) return;
  yield* writeMail(link.mail, now);
  yield* audit(entry, now);
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
const take = (tokenHash: string, purpose: LinkPurpose, now: number): Steps<StoredLink | null> =>
  one<StoredLink>(
    `DELETE FROM account_link WHERE token_hash = :tokenHash AND purpose = :purpose AND expires_at > :now RETURNING ${COLUMNS}`,
    { tokenHash, purpose, now },
  );

const forgetLinks = (email: string): Steps<void> => run('DELETE FROM account_link WHERE email = :email', { email });

const confirm = (email: string, now: number): Steps<void> =>
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
  { tokenHash, mail, audit: entry }: Parameters<Store['changeAddress']>[0],
  now: number,
): Steps<Changed> {
  const used = yield* take(tokenHash, 'change', now);
  if (!used) return null;
  const { email, newEmail } = used;
  if (yield* personByEmail({ email: newEmail })) return 'email_taken';
  const person = yield* one<{ personId: string }>(
    'UPDATE person SET email = :newEmail WHERE email = :email RETURNING person_id AS "personId"',
    { newEmail, email },
  );
  if (!person) return null;
  // An owner whose address is also that of the company takes it along.
  for (const { tenantId, role } of yield* memberships(person)) {
    if (role !== 'owner') continue;
    yield* run('UPDATE tenant SET email = :newEmail WHERE tenant_id = :tenantId AND email = :email', {
      newEmail,
      tenantId,
      email,
    });
  }
  yield* forgetLinks(email);
  yield* run('DELETE FROM confirmed_address WHERE email = :email', { email });
  yield* confirm(newEmail, now);
  yield* writeMail(mail, now);
  yield* audit(entry, now);
  return 'changed';
}

/** Who reads the mails of an address has confirmed it. */
export function* resetPassword(
  { tokenHash, passwordHash, mail, audit: entry }: Parameters<Store['resetPassword']>[0],
  now: number,
): Steps<boolean> {
  const used = yield* take(tokenHash, 'reset', now);
  const account =
    used &&
    (yield* one<{ personId: string }>(
      'UPDATE person SET password_hash = :passwordHash WHERE email = :email RETURNING person_id AS "personId"',
      { passwordHash, email: used.email },
    ));
  if (!used || !account) return false;
  yield* run(`DELETE FROM account_link WHERE email = :email AND purpose = 'reset'`, { email: used.email });
  yield* endOtherSessions(account.personId, null);
  yield* confirm(used.email, now);
  yield* writeMail(mail, now);
  yield* audit(entry, now);
  return true;
}

export function* isConfirmed({ email }: { email: string }): Steps<boolean> {
  return (yield* one('SELECT confirmed_at FROM confirmed_address WHERE email = :email', { email })) !== null;
}
