/** Whether a tenant may queue commands now, and how billing changes that. Takes no payments. */

import type { PlanRequest, PlanRequestBody, Subscription, SubscriptionBody } from '@ledgerline/contract';
import { accountSays } from '@ledgerline/words/problem/account';
import type { Author, StoredTenant } from '../store/store.ts';
import { instantText } from '../system/clock.ts';
import type { Context } from '../system/context.ts';
import { millisecondsOf } from '../system/instant.ts';
import { type Refusal, refuse, refuseField } from '../system/problem.ts';
import { plans } from './plan.ts';

type Subscribed = Pick<StoredTenant, 'subscriptionStatus' | 'trialEndsAt' | 'currentPeriodEnd' | 'graceEndsAt' | 'plan'>;

/** past_due is still active until the grace ends, if an end is set: a late payment does not stop bookkeeping. A trial is active until it ends. */
export function isActive({ subscriptionStatus, trialEndsAt, graceEndsAt }: Subscribed, now: number): boolean {
  if (subscriptionStatus === 'past_due') return graceEndsAt === null || now < graceEndsAt;
  if (subscriptionStatus === 'trialing') return trialEndsAt === null || now < trialEndsAt;
  return subscriptionStatus !== 'inactive';
}

/** The effective subscription: a trial that has ended is inactive. */
export function subscriptionOf(tenant: Subscribed, now: number): Subscription {
  const { subscriptionStatus, plan, trialEndsAt, currentPeriodEnd, graceEndsAt } = tenant;
  return {
    status: isActive(tenant, now) ? subscriptionStatus : 'inactive',
    plan,
    trialEndsAt: trialEndsAt === null ? null : instantText(trialEndsAt),
    currentPeriodEnd: currentPeriodEnd === null ? null : instantText(currentPeriodEnd),
    ...(graceEndsAt !== null && { graceEndsAt: instantText(graceEndsAt) }),
  };
}

export const inactiveSubscription = (): Refusal => refuse('subscription_inactive', accountSays.inactiveSubscription());

/** The plan that the tenant waits for, if it waits for one. */
export const planRequestOf = ({ requestedPlan: plan, planRequestedAt }: Requested): PlanRequest | null =>
  plan === null || planRequestedAt === null ? null : { plan, requestedAt: instantText(planRequestedAt) };

type Requested = Pick<StoredTenant, 'requestedPlan' | 'planRequestedAt'>;

/** Asks the operator for a plan of the pricing page. What the tenant may do stays as it is until the plan is switched on. */
export async function requestPlan(
  { store }: Context,
  tenantId: string,
  { plan }: PlanRequestBody,
  author: Author,
): Promise<PlanRequest | Refusal> {
  const planIds: readonly string[] = plans.map(({ planId }) => planId);
  if (!planIds.includes(plan)) return refuseField('/plan', 'enum', accountSays.plan(planIds));
  const audit = { tenantId, action: 'plan.requested', subject: plan, ...author };
  const changed = await store.requestPlan({ tenantId, plan, audit });
  return (changed && planRequestOf(changed)) ?? refuse('unknown_tenant', accountSays.unknownTenant(tenantId));
}

/** The state from billing. A period that it does not name stays; null removes it. */
export async function setSubscription(
  { store, clock }: Context,
  tenantId: string,
  { status, plan, currentPeriodEnd }: SubscriptionBody,
  author: Author,
): Promise<Subscription | Refusal> {
  const known = await store.tenant({ tenantId });
  const changed =
    known &&
    (await store.setSubscription({
      tenantId,
      status,
      plan: plan ?? null,
      currentPeriodEnd:
        typeof currentPeriodEnd === 'string' ? millisecondsOf(currentPeriodEnd) : keptEnd(known, currentPeriodEnd),
      audit: { tenantId, action: 'subscription.set', subject: status, ...author },
    }));
  return changed ? subscriptionOf(changed, clock.now()) : refuse('unknown_tenant', accountSays.unknownTenant(tenantId));
}

const keptEnd = (known: Subscribed, sent: null | undefined): number | null => (sent === null ? null : known.currentPeriodEnd);
