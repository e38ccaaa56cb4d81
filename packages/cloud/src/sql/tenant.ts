/** Tenants in SQL: sign-up in one transaction, what billing and the tenant change. Passwords and keys arrive hashed. */

import { DAY_MS } from '@ledgerline/contract';
import type { AuditEntry, LiveSession, Store, StoredConnector, StoredTenant } from '../store/store.ts';
import { instantText } from '../system/clock.ts';
import { insertLink } from './account-link.ts';
import { audit } from './audit.ts';
import { insertConnector } from './connector.ts';
import { record } from './event.ts';
import { writeMail } from './mail.ts';
import { mailAdmins } from './mail-notice.ts';
import { insertMembership } from './membership.ts';
import { insertPerson } from './person.ts';
import { insertSession } from './session.ts';
import { all, one, run, type Steps } from './statement.ts';
import { TENANT_COLUMNS } from './tenant-row.ts';

export { tenant } from './tenant-row.ts';

type NewTenant = Parameters<Store['createTenant']>[0];
type Created = Awaited<ReturnType<Store['createTenant']>>;

/** The tenant, its first owner, its connector and a session, or nothing at all when the owner's address is already in use. */
export function* createTenant(
  { tenant: wanted, owner, connector, session: wantedSession, link, audit: entry }: NewTenant,
  now: number,
): Steps<Created> {
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
  yield* audit(entry, now);
  const live: LiveSession = { session, tenant, person, role: 'owner' };
  return { kind: 'created', connector: madeConnector, ...live };
}

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
export function tenants({ before, limit }: Parameters<Store['tenants']>[0]): Steps<readonly StoredTenant[]> {
  const order = 'ORDER BY created_at DESC, tenant_id LIMIT :limit';
  if (before === null) return all<StoredTenant>(`SELECT ${TENANT_COLUMNS} FROM tenant ${order}`, { limit });
  return all<StoredTenant>(
    `SELECT ${TENANT_COLUMNS} FROM tenant
      WHERE created_at <= :createdAt AND (created_at < :createdAt OR tenant_id > :tenantId) ${order}`,
    { createdAt: before.createdAt, tenantId: before.tenantId, limit },
  );
}

type CompanyChange = Parameters<Store['changeCompany']>[0];

export function* changeCompany(
  { tenantId, companyName, phone, audit: entry }: CompanyChange,
  now: number,
): Steps<StoredTenant | null> {
  const changed = yield* one<StoredTenant>(
    `UPDATE tenant SET company_name = :companyName, phone = :phone WHERE tenant_id = :tenantId RETURNING ${TENANT_COLUMNS}`,
    { companyName, phone, tenantId },
  );
  if (changed) yield* audit(entry, now);
  return changed;
}

type PlanRequest = Parameters<Store['requestPlan']>[0];

export function* requestPlan({ tenantId, plan, audit: entry }: PlanRequest, now: number): Steps<StoredTenant | null> {
  const changed = yield* one<StoredTenant>(
    `UPDATE tenant SET requested_plan = :plan, plan_requested_at = :now WHERE tenant_id = :tenantId RETURNING ${TENANT_COLUMNS}`,
    { plan, now, tenantId },
  );
  if (changed) yield* audit(entry, now);
  return changed;
}

type SubscriptionChange = Parameters<Store['setSubscription']>[0];

/** The state from billing; a plan that it does not name stays. */
export function* setSubscription(
  { tenantId, status, plan, currentPeriodEnd, audit: entry }: SubscriptionChange,
  now: number,
): Steps<StoredTenant | null> {
  const changed = yield* one<StoredTenant>(
    `UPDATE tenant SET subscription_status = :status, plan = coalesce(:plan, plan), current_period_end = :currentPeriodEnd,
            requested_plan = NULL, plan_requested_at = NULL
      WHERE tenant_id = :tenantId RETURNING ${TENANT_COLUMNS}`,
    { status, plan, currentPeriodEnd, tenantId },
  );
  if (!changed) return null;
  yield* audit(entry, now);
  const data = {
    status,
    plan: changed.plan,
    currentPeriodEnd: currentPeriodEnd === null ? null : instantText(currentPeriodEnd),
  };
  yield* record({ tenantId, type: 'subscription.changed', subject: tenantId, data }, now);
  return changed;
}

type KeyRotation = Parameters<Store['rotateTenantKey']>[0];

export function* rotateTenantKey(
  { tenantId, keyHash, overlapMs = 0, audit: entry }: KeyRotation,
  now: number,
): Steps<number | null> {
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
  yield* audit(entry, now);
  return previousUntil;
}

export function* endPreviousTenantKey(
  { tenantId, audit: entry }: { tenantId: string; audit: AuditEntry },
  now: number,
): Steps<void> {
  yield* run('UPDATE tenant SET previous_key_hash = NULL, previous_key_until = NULL WHERE tenant_id = :tenantId', { tenantId });
  yield* audit(entry, now);
}
