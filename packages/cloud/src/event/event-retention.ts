/** Deletes events past their age, tenant by tenant, so that the feed of each ends at a known place. */

import { DAY_MS } from '@ledgerline/contract';
import { everyTenant } from '../account/every-tenant.ts';
import type { Context } from '../system/context.ts';

/** Events that one transaction deletes. */
const EVENTS_A_TIME = 5_000;

export async function forgetOldEvents({ store, config }: Context): Promise<void> {
  const before = (await store.now()) - config.eventDays * DAY_MS;
  for await (const { tenantId } of everyTenant(store)) {
    while ((await store.forgetEvents({ tenantId, before, limit: EVENTS_A_TIME })) === EVENTS_A_TIME);
    for (const { webhookId } of await store.webhooks({ tenantId })) {
      while ((await store.forgetDeliveries({ webhookId, before, limit: EVENTS_A_TIME })) === EVENTS_A_TIME);
    }
  }
}
