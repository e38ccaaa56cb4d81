/** People in SQL. Passwords arrive hashed; which tenants a person belongs to is in membership.ts. */

import type { Store, StoredPerson } from '../store/store.ts';
import { audit } from './audit.ts';
import { writeMail } from './mail.ts';
import { PERSON_COLUMNS } from './person-row.ts';
import { endOtherSessions } from './session.ts';
import { one, run, type Steps } from './statement.ts';

/** Null when the address is already in use. */
export function insertPerson(person: Omit<StoredPerson, 'createdAt' | 'factorCount'>, now: number): Steps<StoredPerson | null> {
  const { personId, email, passwordHash, lastTenantId } = person;
  return one<StoredPerson>(
    `INSERT INTO person (person_id, email, password_hash, last_tenant_id, created_at)
     VALUES (:personId, :email, :passwordHash, :lastTenantId, :now)
     ON CONFLICT (email) DO NOTHING RETURNING ${PERSON_COLUMNS}`,
    { personId, email, passwordHash, lastTenantId, now },
  );
}

export function personByEmail({ email }: { email: string }): Steps<StoredPerson | null> {
  return one<StoredPerson>(`SELECT ${PERSON_COLUMNS} FROM person WHERE email = :email`, { email });
}

type PasswordChange = Parameters<Store['setPassword']>[0];

/** A new password ends the sessions that were opened with the one before. */
export function* setPassword(
  { personId, passwordHash, keepTokenHash, mail, audit: entry }: PasswordChange,
  now: number,
): Steps<void> {
  yield* run('UPDATE person SET password_hash = :passwordHash WHERE person_id = :personId', { passwordHash, personId });
  yield* endOtherSessions(personId, keepTokenHash);
  yield* writeMail(mail, now);
  yield* audit(entry, now);
}

/** Someone who belongs to no tenant any more, and everything that was kept because of the address. Second factors go along. */
export function* forgetPerson({ personId, email }: Pick<StoredPerson, 'personId' | 'email'>): Steps<void> {
  yield* run('DELETE FROM session WHERE person_id = :personId', { personId });
  yield* run('DELETE FROM muted_mail WHERE person_id = :personId', { personId });
  yield* run('DELETE FROM account_link WHERE email = :email', { email });
  yield* run('DELETE FROM confirmed_address WHERE email = :email', { email });
  yield* run('DELETE FROM person WHERE person_id = :personId', { personId });
}
