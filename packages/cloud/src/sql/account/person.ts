/** People in SQL. Passwords arrive hashed; which tenants a person belongs to is in membership.ts. */

import type { NewPerson, Store, StoredPerson } from '../../store/store.ts';
import type { ProvenPassword } from '../../store/stored-account-link.ts';
import { audit } from '../event/audit.ts';
import { writeMail } from '../event/mail.ts';
import { ofPerson } from '../verb/lock.ts';
import { one, run, type Steps } from '../verb/statement.ts';
import { verb } from '../verb/verb.ts';
import { isReserved } from './address-undo.ts';
import { endOpenLinks } from './open-link.ts';
import { findPerson, PERSON_COLUMNS } from './person-row.ts';
import { endOtherSessions } from './session.ts';

/** Null when the address is already in use, or the person who had it before can still have it back. */
export function* insertPerson(person: NewPerson & Pick<StoredPerson, 'lastTenantId'>, now: number): Steps<StoredPerson | null> {
  const { personId, email, passwordHash, lastTenantId, language = null, zone = null } = person;
  const made = yield* one<StoredPerson>(
    `INSERT INTO person (person_id, email, password_hash, last_tenant_id, language, zone, created_at)
     VALUES (:personId, :email, :passwordHash, :lastTenantId, :language, :zone, :now)
     ON CONFLICT (email) DO NOTHING RETURNING ${PERSON_COLUMNS}`,
    { personId, email, passwordHash, lastTenantId, language, zone, now },
  );
  if (!made || !(yield* isReserved(email, personId, now))) return made;
  // Checked afterwards, because the insert may have waited for the change that frees the address.
  yield* run('DELETE FROM person WHERE person_id = :personId', { personId });
  return null;
}

export function findPersonByEmail({ email }: { email: string }): Steps<StoredPerson | null> {
  return one<StoredPerson>(`SELECT ${PERSON_COLUMNS} FROM person WHERE email = :email`, { email });
}

const personByEmail = verb<Store['personByEmail']>({
  sqlite: 'here',
  postgres: { read: 'batched' },
  run: findPersonByEmail,
});

type PasswordChange = Parameters<Store['setPassword']>[0];

/** Whether the password is the one that was proven; another request may have changed it since. */
export const isStill = (person: StoredPerson | null, { personId, passwordHash }: ProvenPassword): boolean =>
  person?.personId === personId && person.passwordHash === passwordHash;

const setPassword = verb<Store['setPassword']>({
  sqlite: 'write',
  postgres: { write: ofPerson },
  *run({ personId, provenHash, passwordHash, keepTokenHash, mail, audit: entry }, now) {
    const found = yield* findPerson({ personId });
    if (provenHash !== undefined && !isStill(found, { personId, passwordHash: provenHash })) return false;
    yield* replacePassword({ personId, passwordHash, keepTokenHash });
    yield* writeMail(mail, now);
    yield* audit.run(entry, now);
    return true;
  },
});

const setReader = verb<Store['setReader']>({
  sqlite: 'write',
  postgres: { write: ofPerson },
  *run({ personId, language, zone }) {
    yield* run('UPDATE person SET language = :language, zone = :zone WHERE person_id = :personId', { language, zone, personId });
  },
});

/** A new password ends the sessions that were opened with the one before, and the links that were asked for under it. */
export function* replacePassword({
  personId,
  passwordHash,
  keepTokenHash,
}: Pick<PasswordChange, 'personId' | 'passwordHash' | 'keepTokenHash'>): Steps<void> {
  yield* run('UPDATE person SET password_hash = :passwordHash WHERE person_id = :personId', { passwordHash, personId });
  yield* endOtherSessions(personId, keepTokenHash);
  yield* endOpenLinks(personId);
}

/** Deletes a person who belongs to no tenant any longer, and everything stored because of the address, including second factors. */
export function* forgetPerson({ personId, email }: Pick<StoredPerson, 'personId' | 'email'>): Steps<void> {
  yield* run('DELETE FROM session WHERE person_id = :personId', { personId });
  yield* run('DELETE FROM muted_mail WHERE person_id = :personId', { personId });
  yield* run('DELETE FROM account_link WHERE email = :email', { email });
  yield* run('DELETE FROM confirmed_address WHERE email = :email', { email });
  yield* run('DELETE FROM person WHERE person_id = :personId', { personId });
}

export const personVerbs = { personByEmail, setPassword, setReader };
