/** A tenant as read from its table. All queries that join a tenant use it. */

import type { Store, StoredTenant } from '../../store/store.ts';
import { one, type Steps } from '../verb/statement.ts';
import { verb } from '../verb/verb.ts';

export const TENANT_COLUMNS = `tenant_id AS "tenantId", company_name AS "companyName", email, phone, plan,
  tenant_key_hash AS "tenantKeyHash", previous_key_until AS "previousKeyUntil", subscription_status AS "subscriptionStatus", trial_ends_at AS "trialEndsAt",
  current_period_end AS "currentPeriodEnd", grace_ends_at AS "graceEndsAt", requested_plan AS "requestedPlan", plan_requested_at AS "planRequestedAt",
  factor_required_at AS "factorRequiredAt", kept_days AS "keptDays", erase_at AS "eraseAt",
  created_at AS "createdAt"`;

export function findTenant({ tenantId }: { tenantId: string }): Steps<StoredTenant | null> {
  return one<StoredTenant>(`SELECT ${TENANT_COLUMNS} FROM tenant WHERE tenant_id = :tenantId`, { tenantId });
}

const tenant = verb<Store['tenant']>({
  sqlite: 'here',
  postgres: { read: 'batched' },
  run: findTenant,
});

export const tenantRowVerbs = { tenant };
