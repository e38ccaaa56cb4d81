/**
 * Erases a tenant in SQL, a few rows of one table in each transaction, so that no request waits for it. A node that stops loses nothing: the rest is the
 * next step. The tenant itself is erased last.
 */

import type { Store } from '../../store/store.ts';
import type { PendingErasure } from '../../store/stored-erasure.ts';
import type { MailReader } from '../../store/stored-mail.ts';
import { audit } from '../event/audit.ts';
import { writeMail } from '../event/mail.ts';
import { adminAddresses, mailAdmins, mailIdOf } from '../event/mail-notice.ts';
import { ofTenant } from '../verb/lock.ts';
import { all, one, run, type Steps } from '../verb/statement.ts';
import { sandboxChanged } from '../verb/store-event.ts';
import { verb } from '../verb/verb.ts';
import { forgetPerson } from './person.ts';
import { findTenant } from './tenant-row.ts';

/** Rows of one step. Written into the statements, so that the planner knows how few they are. */
const ROWS_A_STEP = 200;

const requestErasure = verb<Store['requestErasure']>({
  sqlite: 'key-write',
  postgres: { write: ofTenant },
  *run({ tenantId, personId, graceMs, audit: entry }, now) {
    const eraseAt = now + graceMs;
    const asked = yield* one(
      'UPDATE tenant SET erase_at = :eraseAt WHERE tenant_id = :tenantId AND erase_at IS NULL RETURNING tenant_id',
      { eraseAt, tenantId },
    );
    if (asked) {
      yield* run('INSERT INTO erasure (tenant_id, asked_by, asked_at, erase_at) VALUES (:tenantId, :personId, :now, :eraseAt)', {
        tenantId,
        personId,
        now,
        eraseAt,
      });
      yield* mailAdmins(
        {
          tenantId,
          facts: { kind: 'erasure_requested', eraseAt, actor: entry.actor },
          cause: `${tenantId} ${now}`,
          choice: null,
        },
        now,
      );
      yield* audit.run(entry, now);
    }
    return yield* findTenant({ tenantId });
  },
});

const cancelErasure = verb<Store['cancelErasure']>({
  sqlite: 'key-write',
  postgres: { write: ofTenant },
  *run({ tenantId, audit: entry }, now) {
    const kept = yield* one(
      'UPDATE tenant SET erase_at = NULL WHERE tenant_id = :tenantId AND erase_at > :now RETURNING tenant_id',
      {
        tenantId,
        now,
      },
    );
    if (!kept) return false;
    yield* run('DELETE FROM erasure WHERE tenant_id = :tenantId', { tenantId });
    yield* mailAdmins(
      { tenantId, facts: { kind: 'erasure_cancelled', actor: entry.actor, at: now }, cause: `${tenantId} ${now}`, choice: null },
      now,
    );
    yield* audit.run(entry, now);
    return true;
  },
});

const pendingErasures = verb<Store['pendingErasures']>({
  sqlite: 'thread',
  postgres: { read: 'alone' },
  run: ({ before, limit }) =>
    all<PendingErasure>(
      `SELECT tenant_id AS "tenantId", erase_at AS "eraseAt", warned_at AS "warnedAt" FROM erasure
      WHERE erased_at IS NULL AND erase_at < :before ORDER BY erase_at LIMIT :limit`,
      { before, limit },
    ),
});

const warnOfErasure = verb<Store['warnOfErasure']>({
  sqlite: 'write',
  postgres: { write: 'transaction' },
  *run({ tenantId }, now) {
    const warned = yield* one<{ eraseAt: number }>(
      `UPDATE erasure SET warned_at = :now WHERE tenant_id = :tenantId AND warned_at IS NULL AND erased_at IS NULL
     RETURNING erase_at AS "eraseAt"`,
      { now, tenantId },
    );
    if (warned)
      yield* mailAdmins(
        { tenantId, facts: { kind: 'erasure_soon', eraseAt: warned.eraseAt }, cause: `${tenantId} ${now}`, choice: null },
        now,
      );
  },
});

const erasedSandboxes = verb<Store['erasedSandboxes']>({
  sqlite: 'thread',
  postgres: { read: 'alone' },
  *run() {
    const rows = yield* all<{ connectorId: string }>(
      'SELECT connector_id AS "connectorId" FROM erased_sandbox ORDER BY connector_id',
    );
    return rows.map(({ connectorId }) => connectorId);
  },
});

/** Rows of a table that belong to a tenant, and their key columns. In an order that leaves no reference to a deleted row. */
interface Part {
  readonly table: string;
  readonly key: string;
  /** The condition for rows of the tenant (default: `tenant_id = :tenantId`). */
  readonly where?: string;
}

const OF_TENANT = 'tenant_id = :tenantId';
const OF_WEBHOOKS = `webhook_id IN (SELECT webhook_id FROM webhook WHERE ${OF_TENANT})`;
const OF_CONNECTORS = `connector_id IN (SELECT connector_id FROM connector WHERE ${OF_TENANT})`;

const PARTS: readonly Part[] = [
  { table: 'webhook_pending', key: 'webhook_id, position, seq', where: OF_WEBHOOKS },
  { table: 'webhook_delivery', key: 'delivery_seq', where: OF_WEBHOOKS },
  { table: 'webhook', key: 'webhook_id' },
  { table: 'book_look', key: 'person_id, connector_id, company_id, part' },
  { table: 'change_cursor', key: 'connector_id, company_id' },
  { table: 'closed_book', key: 'connector_id, company_id' },
  { table: 'known_answer', key: 'connector_id, company_id, question_hash' },
  { table: 'proposal', key: 'proposal_id' },
  { table: 'file_link', key: 'link_id' },
  { table: 'link', key: 'link_id' },
  { table: 'report_schedule', key: 'schedule_id' },
  { table: 'command', key: 'tenant_id, command_id' },
  { table: 'cleared_place', key: 'tenant_id' },
  { table: 'event', key: 'tenant_id, position, seq' },
  { table: 'event_floor', key: 'tenant_id' },
  { table: 'company', key: 'connector_id, company_id', where: OF_CONNECTORS },
  { table: 'sandbox_field', key: 'connector_id', where: OF_CONNECTORS },
  { table: 'connector', key: 'connector_id' },
  { table: 'notification', key: 'notification_id' },
  { table: 'refused_call', key: 'tenant_id, minute, sent_by, route, code' },
  { table: 'day_use', key: 'tenant_id, day' },
  { table: 'oauth_record', key: 'record_hash' },
  { table: 'app_key', key: 'key_id' },
  { table: 'pairing', key: 'device_hash' },
  { table: 'invitation', key: 'invitation_id' },
  { table: 'login_step', key: 'token_hash' },
  { table: 'session', key: 'token_hash' },
  { table: 'visit', key: 'token_hash' },
  { table: 'open_to_operator', key: 'tenant_id' },
  { table: 'billing', key: 'tenant_id' },
  { table: 'mail', key: 'mail_id' },
  { table: 'audit', key: 'audit_id' },
];

type Step = Parameters<Store['eraseSome']>[0];

const eraseSome = verb<Store['eraseSome']>({
  sqlite: 'key-write',
  postgres: { write: ofTenant },
  events: ({ isDone }) => (isDone ? sandboxChanged : []),
  *run({ tenantId, requestId }, now) {
    const due = yield* one<{ removed: string; askedBy: string }>(
      `SELECT removed, asked_by AS "askedBy" FROM erasure WHERE tenant_id = :tenantId AND erased_at IS NULL AND erase_at <= :now`,
      { tenantId, now },
    );
    if (!due) return { artifactSha256s: [], isDone: true };
    const removed = JSON.parse(due.removed) as Record<string, number>;
    yield* run(
      `INSERT INTO erased_sandbox (connector_id, erased_at) SELECT connector_id, :now FROM connector WHERE tenant_id = :tenantId AND kind = 'sandbox'
     ON CONFLICT (connector_id) DO NOTHING`,
      { now, tenantId },
    );
    for (const part of PARTS) {
      const rows = yield* removeSome(part, tenantId);
      if (rows.length === 0) continue;
      removed[part.table] = (removed[part.table] ?? 0) + rows.length;
      yield* run('UPDATE erasure SET removed = :removed WHERE tenant_id = :tenantId', {
        removed: JSON.stringify(removed),
        tenantId,
      });
      return { artifactSha256s: rows.flatMap(({ artifactSha256 }) => artifactSha256 ?? []), isDone: false };
    }
    yield* eraseTenant({ tenantId, requestId, askedBy: due.askedBy, removed }, now);
    return { artifactSha256s: [], isDone: true };
  },
});

function removeSome({ table, key, where = OF_TENANT }: Part, tenantId: string) {
  const returned = table === 'command' ? 'artifact_sha256 AS "artifactSha256"' : key;
  return all<{ readonly artifactSha256?: string | null }>(
    `DELETE FROM ${table} WHERE ${where} AND (${key}) IN (SELECT ${key} FROM ${table} WHERE ${where} LIMIT ${ROWS_A_STEP}) RETURNING ${returned}`,
    { tenantId },
  );
}

interface Last extends Step {
  readonly askedBy: string;
  readonly removed: Record<string, number>;
}

/** Erases the people who belong to no other tenant, and the tenant. The entry in the log belongs to the operator, and names no person. */
function* eraseTenant({ tenantId, requestId, askedBy, removed }: Last, now: number): Steps<void> {
  const tenant = yield* findTenant({ tenantId });
  const readers = yield* adminAddresses(tenantId, null);
  const members = yield* all<MailReader & { personId: string; email: string }>(
    `SELECT membership.person_id AS "personId", email, language, zone FROM membership JOIN person ON person.person_id = membership.person_id WHERE tenant_id = :tenantId`,
    { tenantId },
  );
  yield* run('DELETE FROM membership WHERE tenant_id = :tenantId', { tenantId });
  let people = 0;
  for (const person of members) {
    const other = yield* one('SELECT tenant_id FROM membership WHERE person_id = :personId LIMIT 1', {
      personId: person.personId,
    });
    if (other) continue;
    yield* forgetPerson(person);
    people += 1;
  }
  yield* run('DELETE FROM tenant WHERE tenant_id = :tenantId', { tenantId });
  const everything = { ...removed, membership: members.length, person: people, tenant: 1 };
  yield* run('UPDATE erasure SET removed = :removed, erased_at = :now WHERE tenant_id = :tenantId', {
    removed: JSON.stringify(everything),
    now,
    tenantId,
  });
  const facts = { kind: 'erased', companyName: tenant?.companyName ?? '' } as const;
  for (const recipient of readers) {
    const mailId = mailIdOf(facts.kind, tenantId, recipient);
    const reader = members.find(({ email }) => email === recipient);
    const mail = { mailId, tenantId: null, recipient, facts, secretSealed: null, validMs: null };
    yield* writeMail({ ...mail, ...(reader && { reader }) }, now);
  }
  const counts = Object.entries(everything).map(([table, count]) => `${table} ${count}`);
  const subject = `${tenantId} asked by ${askedBy}: ${counts.join(', ')}`;
  yield* audit.run({ tenantId: null, actor: 'system', action: 'tenant.erased', subject, requestId }, now);
}

export const erasureVerbs = { requestErasure, cancelErasure, pendingErasures, warnOfErasure, erasedSandboxes, eraseSome };
