/** Which people belong to which tenants, in SQL. A tenant always has an owner; what a role can do is not decided here. */

import type { Role } from '@ledgerline/contract';
import type { Store, StoredMember, StoredMembership } from '../../store/store.ts';
import { audit } from '../event/audit.ts';
import { endSchedulesOf } from '../queue/report-schedule.ts';
import { ofPerson, ofTenant } from '../verb/lock.ts';
import { all, one, run, type Steps } from '../verb/statement.ts';
import { told } from '../verb/store-event.ts';
import { verb } from '../verb/verb.ts';
import { revokeKeysOf } from './key.ts';
import { forgetPerson } from './person.ts';

interface Membership {
  readonly tenantId: string;
  readonly personId: string;
  readonly role: Role;
}

/** Adds a member. A person who already belongs to the tenant keeps the role. */
export function insertMembership({ tenantId, personId, role }: Membership, now: number): Steps<void> {
  return run(
    `INSERT INTO membership (tenant_id, person_id, role, created_at) VALUES (:tenantId, :personId, :role, :now)
     ON CONFLICT (tenant_id, person_id) DO NOTHING`,
    { tenantId, personId, role, now },
  );
}

export function membershipsOf({ personId }: { personId: string }): Steps<readonly StoredMembership[]> {
  return all<StoredMembership>(
    `SELECT membership.tenant_id AS "tenantId", company_name AS "companyName", role
       FROM membership JOIN tenant ON tenant.tenant_id = membership.tenant_id
      WHERE person_id = :personId ORDER BY membership.created_at, membership.tenant_id`,
    { personId },
  );
}

const memberships = verb<Store['memberships']>({
  sqlite: 'here',
  postgres: { read: 'batched' },
  run: membershipsOf,
});

const MEMBERS = `SELECT membership.person_id AS "personId", email, role, sees, membership.created_at AS "createdAt"
  FROM membership JOIN person ON person.person_id = membership.person_id WHERE tenant_id = :tenantId`;

type MemberRow = Omit<StoredMember, 'sees'> & { readonly sees: string };

const memberOf = ({ sees, ...rest }: MemberRow): StoredMember => ({ ...rest, sees: JSON.parse(sees) as StoredMember['sees'] });

const members = verb<Store['members']>({
  sqlite: 'thread',
  postgres: { read: 'alone' },
  *run({ tenantId }) {
    const rows = yield* all<MemberRow>(`${MEMBERS} ORDER BY membership.created_at, email`, { tenantId });
    return rows.map(memberOf);
  },
});

const changeRole = verb<Store['changeRole']>({
  sqlite: 'key-write',
  postgres: { write: ofTenant },
  events: ({ kind }, given) => (kind === 'changed' && given.endsApps ? told(given) : []),
  *run({ tenantId, personId, role, ends = [], endsApps = false, audit: entry }, now) {
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
    if (endsApps) yield* revokeKeysOf(tenantId, personId, entry, now);
    yield* audit.run(entry, now);
    return { kind: 'changed', member: { ...found, role } };
  },
});

export function* isMember(tenantId: string, personId: string): Steps<boolean> {
  return (yield* findMember(tenantId, personId)) !== null;
}

const removeMember = verb<Store['removeMember']>({
  sqlite: 'key-write',
  // A person who belongs to no tenant is forgotten, and may be joining another one.
  postgres: { write: (member) => [ofTenant(member), ofPerson(member)] },
  events: ({ kind }, given) => (kind === 'changed' ? told(given) : []),
  *run({ tenantId, personId, audit: entry }, now) {
    const member = yield* findMember(tenantId, personId);
    if (!member) return { kind: 'unknown' };
    if (yield* isLastOwner(tenantId, member)) return { kind: 'last_owner' };
    yield* run('DELETE FROM session WHERE person_id = :personId AND tenant_id = :tenantId', { personId, tenantId });
    yield* run('DELETE FROM invitation WHERE tenant_id = :tenantId AND invited_by_id = :personId', { tenantId, personId });
    yield* run('DELETE FROM book_look WHERE tenant_id = :tenantId AND person_id = :personId', { tenantId, personId });
    yield* run('DELETE FROM membership WHERE tenant_id = :tenantId AND person_id = :personId', { tenantId, personId });
    yield* revokeKeysOf(tenantId, personId, entry, now);
    yield* endSchedulesOf(tenantId, personId, entry, now);
    const other = yield* one('SELECT tenant_id FROM membership WHERE person_id = :personId LIMIT 1', { personId });
    if (!other) yield* forgetPerson(member);
    yield* reachByOwner(tenantId, member.email);
    yield* audit.run(entry, now);
    return { kind: 'changed', member };
  },
});

export function* findMember(tenantId: string, personId: string): Steps<StoredMember | null> {
  const row = yield* one<MemberRow>(`${MEMBERS} AND membership.person_id = :personId`, { tenantId, personId });
  return row && memberOf(row);
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

export const membershipVerbs = { memberships, members, changeRole, removeMember };
