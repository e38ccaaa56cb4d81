/** Which people belong to which tenants, in SQL. A tenant always has an owner; what a role may do is not decided here. */

import type { Role } from '@ledgerline/contract';
import type { MemberOutcome, Store, StoredMember, StoredMembership } from '../store/store.ts';
import { audit } from './audit.ts';
import { forgetPerson } from './person.ts';
import { all, one, run, type Steps } from './statement.ts';

interface Membership {
  readonly tenantId: string;
  readonly personId: string;
  readonly role: Role;
}

/** Someone who belongs to the tenant already keeps the role. */
export function insertMembership({ tenantId, personId, role }: Membership, now: number): Steps<void> {
  return run(
    `INSERT INTO membership (tenant_id, person_id, role, created_at) VALUES (:tenantId, :personId, :role, :now)
     ON CONFLICT (tenant_id, person_id) DO NOTHING`,
    { tenantId, personId, role, now },
  );
}

export function memberships({ personId }: { personId: string }): Steps<readonly StoredMembership[]> {
  return all<StoredMembership>(
    `SELECT membership.tenant_id AS "tenantId", company_name AS "companyName", role
       FROM membership JOIN tenant ON tenant.tenant_id = membership.tenant_id
      WHERE person_id = :personId ORDER BY membership.created_at, membership.tenant_id`,
    { personId },
  );
}

const MEMBERS = `SELECT membership.person_id AS "personId", email, role, membership.created_at AS "createdAt"
  FROM membership JOIN person ON person.person_id = membership.person_id WHERE tenant_id = :tenantId`;

export function members({ tenantId }: { tenantId: string }): Steps<readonly StoredMember[]> {
  return all<StoredMember>(`${MEMBERS} ORDER BY membership.created_at, email`, { tenantId });
}

type RoleChange = Parameters<Store['changeRole']>[0];

export function* changeRole(
  { tenantId, personId, role, ends = [], audit: entry }: RoleChange,
  now: number,
): Steps<MemberOutcome> {
  const found = yield* findMember(tenantId, personId);
  if (!found) return { kind: 'unknown' };
  if (role !== 'owner' && (yield* isLastOwner(tenantId, found))) return { kind: 'last_owner' };
  yield* run('UPDATE membership SET role = :role WHERE tenant_id = :tenantId AND person_id = :personId', {
    role,
    tenantId,
    personId,
  });
  for (const invitedAs of ends) {
    yield* run('DELETE FROM invitation WHERE tenant_id = :tenantId AND invited_by_id = :personId AND role = :invitedAs', {
      tenantId,
      personId,
      invitedAs,
    });
  }
  yield* audit(entry, now);
  return { kind: 'changed', member: { ...found, role } };
}

export function* isMember(tenantId: string, personId: string): Steps<boolean> {
  return (yield* findMember(tenantId, personId)) !== null;
}

type Removal = Parameters<Store['removeMember']>[0];

export function* removeMember({ tenantId, personId, audit: entry }: Removal, now: number): Steps<MemberOutcome> {
  const member = yield* findMember(tenantId, personId);
  if (!member) return { kind: 'unknown' };
  if (yield* isLastOwner(tenantId, member)) return { kind: 'last_owner' };
  yield* run('DELETE FROM session WHERE person_id = :personId AND tenant_id = :tenantId', { personId, tenantId });
  yield* run('DELETE FROM invitation WHERE tenant_id = :tenantId AND invited_by_id = :personId', { tenantId, personId });
  yield* run('DELETE FROM membership WHERE tenant_id = :tenantId AND person_id = :personId', { tenantId, personId });
  const other = yield* one('SELECT tenant_id FROM membership WHERE person_id = :personId LIMIT 1', { personId });
  if (!other) yield* forgetPerson(member);
  yield* reachByOwner(tenantId, member.email);
  yield* audit(entry, now);
  return { kind: 'changed', member };
}

function findMember(tenantId: string, personId: string): Steps<StoredMember | null> {
  return one<StoredMember>(`${MEMBERS} AND membership.person_id = :personId`, { tenantId, personId });
}

function* isLastOwner(tenantId: string, { role }: StoredMember): Steps<boolean> {
  if (role !== 'owner') return false;
  const owners = yield* all("SELECT person_id FROM membership WHERE tenant_id = :tenantId AND role = 'owner' LIMIT 2", {
    tenantId,
  });
  return owners.length === 1;
}

/** A tenant that was reached by an address that has left is reached by its first owner. */
function reachByOwner(tenantId: string, left: string): Steps<void> {
  return run(
    `UPDATE tenant SET email = (SELECT person.email FROM membership JOIN person ON person.person_id = membership.person_id
                                 WHERE membership.tenant_id = :tenantId AND role = 'owner' ORDER BY membership.created_at LIMIT 1)
      WHERE tenant_id = :tenantId AND email = :left`,
    { tenantId, left },
  );
}
