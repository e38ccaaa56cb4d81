/** Erases tenants that are due, and warns those that are due soon. Run once an hour by one node. */

import { DAY_MS, limits } from '@ledgerline/contract';
import { endBilling } from '../account/billing.ts';
import { BillingUnavailable } from '../system/billing-provider.ts';
import type { Context } from '../system/context.ts';
import { discardArtifact } from './artifact-sweep.ts';

/** The maximum number of tenants in one run. */
const TENANTS_A_RUN = 50;

/** Erases due tenants; returns how many. The next run continues the work of a node that stopped. */
export async function eraseTenants(context: Context, stopping: AbortSignal): Promise<number> {
  const { store } = context;
  const now = await store.now();
  const before = now + limits.erasureWarningDays * DAY_MS;
  let erased = 0;
  for (const { tenantId, eraseAt, warnedAt } of await store.pendingErasures({ before, limit: TENANTS_A_RUN })) {
    if (stopping.aborted) break;
    if (eraseAt > now && warnedAt === null) await store.warnOfErasure({ tenantId });
    if (eraseAt <= now && (await eraseTenant(context, tenantId, stopping))) erased += 1;
  }
  return erased;
}

/** Ends the paid subscription first: while the payment service cannot be reached, the tenant waits for the next run. */
async function eraseTenant(context: Context, tenantId: string, stopping: AbortSignal): Promise<boolean> {
  if (!(await isBillingEnded(context, tenantId))) return false;
  while (!stopping.aborted) {
    const { artifactSha256s, isDone } = await context.store.eraseSome({ tenantId, requestId: 'erasure' });
    for (const sha256 of artifactSha256s) await discardArtifact(context, sha256);
    if (isDone) return true;
  }
  return false;
}

async function isBillingEnded(context: Context, tenantId: string): Promise<boolean> {
  try {
    await endBilling(context, tenantId);
    return true;
  } catch (error) {
    if (error instanceof BillingUnavailable) return false;
    throw error;
  }
}
