/** Invitations to a tenant in SQL, by the hashes of their links. A link that was used or replaced is gone. */

import { DAY_MS } from '@ledgerline/contract';
import type { Store, StoredInvitation, StoredTenant } from '../../store/store.ts';
import { audit } from '../event/audit.ts';
import { writeMail } from '../event/mail.ts';
import { ofPerson, ofTenant } from '../verb/lock.ts';
import { all, one, run } from '../verb/statement.ts';
import { verb } from '../verb/verb.ts';
import { insertMembership, isMember } from './membership.ts';
import { findPersonByEmail, insertPerson } from './person.ts';
import { actFor, session as findSession, insertSession } from './session.ts';

const COLUMNS = `invitation_id AS "invitationId", invitation.tenant_id AS "tenantId", invitation.email, role, invited_by AS "invitedBy",
  invitation.created_at AS "createdAt", sent_at AS "sentAt", expires_at AS "expiresAt"`;

/** How long expired invitations stay in the list. */
const EXPIRED_DAYS = 30;

const invite = verb<Store['invite']>({
  sqlite: 'write',
  postgres: { write: ofTenant },
  *run({ tenantId, email, role, days, mail, audit: entry, ...invitation }, now) {
    yield* run('DELETE FROM invitation WHERE tenant_id = :tenantId AND expires_at <= :before', {
      tenantId,
      before: now - EXPIRED_DAYS * DAY_MS,
    });
    const { invitedById = null } = invitation;
    if (invitedById !== null && !(yield* isMember(tenantId, invitedById))) return 'sender_left';
    const member = yield* one(
      `SELECT role FROM membership JOIN person ON person.person_id = membership.person_id
      WHERE tenant_id = :tenantId AND email = :email`,
      { tenantId, email },
    );
    if (member) return 'already_member';
    const people = yield* one<{ count: number }>(
      `SELECT (SELECT count(*) FROM membership WHERE tenant_id = :tenantId)
          + (SELECT count(*) FROM invitation WHERE tenant_id = :tenantId AND email <> :email) AS count`,
      { tenantId, email },
    );
    if ((people?.count ?? 0) >= invitation.peopleMax) return 'limit_reached';
    const { invitationId, tokenHash, invitedBy } = invitation;
    const made = yield* one<StoredInvitation>(
      `INSERT INTO invitation (invitation_id, tenant_id, email, role, token_hash, invited_by, invited_by_id, created_at, sent_at, expires_at)
     VALUES (:invitationId, :tenantId, :email, :role, :tokenHash, :invitedBy, :invitedById, :now, :now, :expiresAt)
     ON CONFLICT (tenant_id, email) DO UPDATE SET role = excluded.role, token_hash = excluded.token_hash,
       invited_by = excluded.invited_by, invited_by_id = excluded.invited_by_id, sent_at = excluded.sent_at, expires_at = excluded.expires_at
     RETURNING ${COLUMNS}`,
      { invitationId, tenantId, email, role, tokenHash, invitedBy, invitedById, now, expiresAt: now + days * DAY_MS },
    );
    if (!made) throw new Error('An invitation that was inserted must exist.');
    if (mail) yield* writeMail(mail, now);
    yield* audit.run(entry, now);
    return made;
  },
});

const invitations = verb<Store['invitations']>({
  sqlite: 'thread',
  postgres: { read: 'alone' },
  run: ({ tenantId }) =>
    all<StoredInvitation>(`SELECT ${COLUMNS} FROM invitation WHERE tenant_id = :tenantId ORDER BY created_at DESC, email`, {
      tenantId,
    }),
});

type Shown = StoredInvitation & Pick<StoredTenant, 'companyName'>;

const invitation = verb<Store['invitation']>({
  sqlite: 'here',
  postgres: { read: 'batched' },
  run: ({ tokenHash }, now) =>
    one<Shown>(
      `SELECT ${COLUMNS}, company_name AS "companyName" FROM invitation JOIN tenant ON tenant.tenant_id = invitation.tenant_id
      WHERE token_hash = :tokenHash AND expires_at > :now`,
      { tokenHash, now },
    ),
});

const revokeInvitation = verb<Store['revokeInvitation']>({
  sqlite: 'write',
  postgres: { write: ofTenant },
  *run({ tenantId, invitationId, audit: entry }, now) {
    const revoked = yield* one<StoredInvitation>(
      `DELETE FROM invitation WHERE invitation_id = :invitationId AND tenant_id = :tenantId RETURNING ${COLUMNS}`,
      { invitationId, tenantId },
    );
    if (revoked) yield* audit.run(entry, now);
    return revoked;
  },
});

/** The person joins the tenant, and the session continues there. Nothing has changed unless a session is returned. */
const acceptInvitation = verb<Store['acceptInvitation']>({
  sqlite: 'write',
  postgres: { write: ofPerson },
  *run({ tokenHash, personId, passwordHash, session, requestId }, now) {
    const found = yield* invitation.run({ tokenHash }, now);
    if (!found) return 'unknown';
    const { tenantId, email, role, invitationId } = found;
    if (passwordHash === null) {
      const known = yield* findPersonByEmail({ email });
      if (known?.personId !== personId) return 'unknown';
    } else if (!(yield* insertPerson({ personId, email, passwordHash, lastTenantId: tenantId }, now))) return 'person_exists';
    const used = yield* one(`DELETE FROM invitation WHERE invitation_id = :invitationId RETURNING ${COLUMNS}`, { invitationId });
    if (!used) return 'unknown';
    yield* insertMembership({ tenantId, personId, role }, now);
    if (passwordHash === null) yield* actFor({ tokenHash: session.tokenHash, personId, tenantId });
    else yield* insertSession({ ...session, personId, tenantId }, now);
    yield* audit.run(
      { tenantId, actor: `person:${email}`, action: 'member.joined', subject: `${email} ${role}`, requestId },
      now,
    );
    const live = yield* findSession.run(session, now);
    if (!live) throw new Error('A person who has joined must be logged in.');
    return live;
  },
});

export const invitationVerbs = { invite, invitations, invitation, revokeInvitation, acceptInvitation };
