/** A person as read from its table. All queries that join a person use it. */

import type { Store, StoredPerson } from '../../store/store.ts';
import { one, type Steps } from '../verb/statement.ts';
import { verb } from '../verb/verb.ts';

export const PERSON_COLUMNS = `person_id AS "personId", email, password_hash AS "passwordHash", last_tenant_id AS "lastTenantId",
  factor_count AS "factorCount", language, zone, created_at AS "createdAt"`;

export function findPerson({ personId }: { personId: string }): Steps<StoredPerson | null> {
  return one<StoredPerson>(`SELECT ${PERSON_COLUMNS} FROM person WHERE person_id = :personId`, { personId });
}

const person = verb<Store['person']>({
  sqlite: 'here',
  postgres: { read: 'batched' },
  run: findPerson,
});

export const personRowVerbs = { person };
