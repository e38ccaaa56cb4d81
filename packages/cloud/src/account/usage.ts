/** The use of a tenant by day, and the requests of its keys that were rejected lately. */

import { DAY_MS, limits, MINUTE_MS, type RefusedCall, type UsageDay } from '@ledgerline/contract';
import { dateOf, dayOf } from '../system/business-day.ts';
import { instantText } from '../system/clock.ts';
import type { Context } from '../system/context.ts';
import { everyTenant } from './every-tenant.ts';
import { senders } from './rights/caller.ts';

type Stored = Pick<Context, 'store'>;

/** Every day, oldest first; the last one is today. */
export async function usageByDay(
  { store }: Stored,
  tenantId: string,
  { days: count = limits.usageDays }: { readonly days?: number },
): Promise<UsageDay[]> {
  const firstDay = dayOf(await store.now()) - (count - 1);
  const used = new Map((await store.dayUses({ tenantId, firstDay })).map((use) => [use.day, use]));
  return Array.from({ length: count }, (_, index) => {
    const { accepted = 0, done = 0, failed = 0, refused = 0 } = used.get(firstDay + index) ?? {};
    return { day: dateOf(firstDay + index), accepted, done, failed, refused };
  });
}

const minuteOf = (instant: number): number => Math.floor(instant / MINUTE_MS);

/** Rejected requests of the last days, newest first. */
export async function refusedCalls(
  { store }: Stored,
  tenantId: string,
  { limit = limits.listLimitMax }: { readonly limit?: number },
): Promise<RefusedCall[]> {
  const sinceMinute = minuteOf((await store.now()) - limits.refusedCallDays * DAY_MS);
  const calls = await store.refusedCalls({ tenantId, sinceMinute, limit });
  return calls.map(({ minute, sentBy, route, code, count, requestId }) => ({
    at: instantText(minute * MINUTE_MS),
    keyId: sentBy === senders.tenantKey ? null : sentBy,
    route,
    code,
    count,
    requestId,
  }));
}

const ROWS_A_TIME = 500;

/** Runs once an hour: stores the days of every tenant before their hours are deleted, and deletes what is too old. */
export async function keepUsage({ store }: Stored): Promise<void> {
  const now = await store.now();
  const beforeDay = dayOf(now) - (limits.usageDays - 1);
  for await (const { tenantId } of everyTenant(store)) await store.keepDays({ tenantId, beforeDay });
  const beforeMinute = minuteOf(now - limits.refusedCallDays * DAY_MS);
  while ((await store.forgetRefusedCalls({ beforeMinute, limit: ROWS_A_TIME })) === ROWS_A_TIME);
}
