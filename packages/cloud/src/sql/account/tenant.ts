/** Tenants in SQL: sign-up in one transaction, what billing and the tenant change. Passwords and keys arrive hashed. */

import { DAY_MS } from '@ledgerline/contract';
import type { LiveSession, Store, StoredConnector, StoredTenant } from '../../store/store.ts';
import { instantText } from '../../system/clock.ts';
import { audit } from '../event/audit.ts';
import { record } from '../event/event.ts';
import { writeMail } from '../event/mail.ts';
import { mailAdmins } from '../event/mail-notice.ts';
import { insertConnector } from '../queue/connector.ts';
import { ofTenant } from '../verb/lock.ts';
import { all, one, run, type Steps } from '../verb/statement.ts';
import { told } from '../verb/store-event.ts';
import { verb } from '../verb/verb.ts';
import { insertLink } from './account-link.ts';
import { insertMembership } from './membership.ts';
import { insertPerson } from './person.ts';
import { insertSession } from './session.ts';
import { TENANT_COLUMNS } from './tenant-row.ts';

type NewTenant = Parameters<Store['createTenant']>[0];

/** The tenant, its first owner, its connector and a session, or nothing at all when the owner's address is already in use. */
const createTenant = verb<Store['createTenant']>({
  sqlite: 'write',
  postgres: { write: 'transaction' },
  *run({ tenant: wanted, owner, connector, session: wantedSession, link, audit: entry }, now) {
    const { tenantId } = wanted;
    const person = yield* insertPerson({ ...owner, lastTenantId: tenantId }, now);
    if (!person) return { kind: 'email_taken' };
    const { personId } = person;
    const tenant = yield* insertTenant(wanted, now);
    yield* insertMembership({ tenantId, personId, role: 'owner' }, now);
    const madeConnector: StoredConnector = yield* insertConnector({ ...connector, tenantId, kind: 'desktop' }, now);
    const session = yield* insertSession({ ...wantedSession, personId, tenantId }, now);
    if (link) {
      yield* insertLink(link, now);
      yield* writeMail(link.mail, now);
    }
    yield* audit.run(entry, now);
    const live: LiveSession = { session, tenant, person, role: 'owner' };
    return { kind: 'created', connector: madeConnector, ...live };
  },
});

function* insertTenant(wanted: NewTenant['tenant'], now: number): Steps<StoredTenant> {
  const { tenantId, companyName, email, phone, plan, tenantKeyHash, subscriptionStatus, currentPeriodEnd } = wanted;
  const tenant = yield* one<StoredTenant>(
    `INSERT INTO tenant (tenant_id, company_name, email, phone, plan, tenant_key_hash, subscription_status,
                         trial_ends_at, current_period_end, created_at)
     VALUES (:tenantId, :companyName, :email, :phone, :plan, :tenantKeyHash, :subscriptionStatus,
             :trialEndsAt, :currentPeriodEnd, :now) RETURNING ${TENANT_COLUMNS}`,
    {
      tenantId,
      companyName,
      email,
      phone,
      plan,
      tenantKeyHash,
      subscriptionStatus,
      trialEndsAt: now + wanted.trialDays * DAY_MS,
      currentPeriodEnd,
      now,
    },
  );
  if (!tenant) throw new Error('A tenant that was inserted must exist.');
  return tenant;
}

/** Newest first; `before` names the last tenant of the page before. */
const tenants = verb<Store['tenants']>({
  sqlite: 'thread',
  postgres: { read: 'alone' },
  run({ before, limit }) {
    const order = 'ORDER BY created_at DESC, tenant_id LIMIT :limit';
    if (before === null) return all<StoredTenant>(`SELECT ${TENANT_COLUMNS} FROM tenant ${order}`, { limit });
    return all<StoredTenant>(
      `SELECT ${TENANT_COLUMNS} FROM tenant
      WHERE created_at <= :createdAt AND (created_at < :createdAt OR tenant_id > :tenantId) ${order}`,
      { createdAt: before.createdAt, tenantId: before.tenantId, limit },
    );
  },
});

const changeCompany = verb<Store['changeCompany']>({
  sqlite: 'write',
  postgres: { write: ofTenant },
  *run({ tenantId, companyName, phone, audit: entry }, now) {
    const changed = yield* one<StoredTenant>(
      `UPDATE tenant SET company_name = :companyName, phone = :phone WHERE tenant_id = :tenantId RETURNING ${TENANT_COLUMNS}`,
      { companyName, phone, tenantId },
    );
    if (changed) yield* audit.run(entry, now);
    return changed;
  },
});

const requestPlan = verb<Store['requestPlan']>({
  sqlite: 'write',
  postgres: { write: ofTenant },
  *run({ tenantId, plan, audit: entry }, now) {
    const changed = yield* one<StoredTenant>(
      `UPDATE tenant SET requested_plan = :plan, plan_requested_at = :now WHERE tenant_id = :tenantId RETURNING ${TENANT_COLUMNS}`,
      { plan, now, tenantId },
    );
    if (changed) yield* audit.run(entry, now);
    return changed;
  },
});

const setSubscription = verb<Store['setSubscription']>({
  sqlite: 'key-write',
  postgres: { write: ofTenant },
  events: (result, given) => (result ? told(given) : []),
  run: (change, now) => changeSubscription({ ...change, graceEndsAt: null }, now),
});

/** The state from billing; a plan that it does not name stays. */
export function* changeSubscription(
  {
    tenantId,
    status,
    plan,
    currentPeriodEnd,
    graceEndsAt,
    audit: entry,
  }: Parameters<Store['setSubscription']>[0] & Pick<StoredTenant, 'graceEndsAt'>,
  now: number,
): Steps<StoredTenant | null> {
  const changed = yield* one<StoredTenant>(
    `UPDATE tenant SET subscription_status = :status, plan = coalesce(:plan, plan), current_period_end = :currentPeriodEnd,
          grace_ends_at = :graceEndsAt, requested_plan = NULL, plan_requested_at = NULL
    WHERE tenant_id = :tenantId RETURNING ${TENANT_COLUMNS}`,
    { status, plan, currentPeriodEnd, graceEndsAt, tenantId },
  );
  if (!changed) return null;
  yield* audit.run(entry, now);
  const data = {
    status,
    plan: changed.plan,
    currentPeriodEnd: currentPeriodEnd === null ? null : instantText(currentPeriodEnd),
  };
  yield* record({ tenantId, type: 'subscription.changed', subject: tenantId, data }, now);
  return changed;
}

export const rotateTenantKey = verb<Store['rotateTenantKey']>({
  sqlite: 'key-write',
  postgres: { write: ofTenant },
  events: (_result, given) => told(given),
  *run({ tenantId, keyHash, overlapMs = 0, audit: entry }, now) {
    const previousUntil = overlapMs === 0 ? null : now + overlapMs;
    yield* run(
      `UPDATE tenant SET previous_key_hash = ${previousUntil === null ? 'NULL' : 'tenant_key_hash'},
            previous_key_until = :previousUntil, tenant_key_hash = :keyHash WHERE tenant_id = :tenantId`,
      { previousUntil, keyHash, tenantId },
    );
    yield* record({ tenantId, type: 'key.rotated', subject: tenantId, data: { key: 'tenant' } }, now);
    const until = previousUntil === null ? {} : { previousUntil };
    const facts = { kind: 'key_rotated', key: 'tenant', actor: entry.actor, at: now, ...until } as const;
    yield* mailAdmins({ tenantId, facts, cause: keyHash, choice: null }, now);
    yield* audit.run(entry, now);
    return previousUntil;
  },
});

const endPreviousTenantKey = verb<Store['endPreviousTenantKey']>({
  sqlite: 'key-write',
  postgres: { write: ofTenant },
  *run({ tenantId, audit: entry }, now) {
    yield* run('UPDATE tenant SET previous_key_hash = NULL, previous_key_until = NULL WHERE tenant_id = :tenantId', { tenantId });
    yield* audit.run(entry, now);
  },
});

export const tenantVerbs = {
  createTenant,
  tenants,
  changeCompany,
  requestPlan,
  setSubscription,
  rotateTenantKey,
  endPreviousTenantKey,
};
