/**
 * Paying for a plan. The current state is always read at the payment service; events only say when to read it. So events that arrive twice, late or out
 * of order cause no wrong change. A late payment gives the tenant a grace period; after it new commands get 402, and nothing is lost.
 */

import { type BillingInterval, type CheckoutBody, DAY_MS, type TenantBilling } from '@ledgerline/contract';
import { accountSays } from '@ledgerline/words/problem/account';
import { billingSays } from '@ledgerline/words/problem/billing';
import type { Author, StoredBilling, StoredTenant } from '../store/store.ts';
import { type BillingProvider, BillingUnavailable } from '../system/billing-provider.ts';
import { instantText } from '../system/clock.ts';
import type { Context } from '../system/context.ts';
import { isRefusal, type Refusal, refuse, refuseField } from '../system/problem.ts';
import { type Plan, plans } from './plan.ts';
import { checkTenant } from './tenant-checks.ts';

const BILLING_PATH = '/portal/billing';
/** How long events are remembered: longer than the payment service repeats an event. */
const EVENTS_KEPT_DAYS = 30;
const EVENTS_A_TIME = 1_000;

const off = (): Refusal => refuse('billing_off', billingSays.off());
const unavailable = (): Refusal => refuse('billing_unavailable', billingSays.unavailable());

/** The plans and intervals that can be paid for. */
export const offeredPlans = ({ billing }: Pick<Context, 'billing'>, interval: BillingInterval): readonly Plan[] =>
  billing === null ? [] : plans.filter(({ planId }) => billing.offers(planId, interval));

/** Whether a subscription counts, so that a second one would be paid for twice. */
const isLive = (billing: StoredBilling | null): boolean =>
  billing?.subscription?.state === 'active' || billing?.subscription?.state === 'past_due';

/** A page of the payment service on which the tenant subscribes. One that was opened before can be used no longer. */
export async function startCheckout(
  context: Context,
  tenant: StoredTenant,
  { plan, interval }: CheckoutBody,
  author: Author,
): Promise<{ readonly url: string } | Refusal> {
  const { billing: provider, store, config } = context;
  if (provider === null) return off();
  const planIds = offeredPlans(context, interval).map(({ planId }) => planId as string);
  if (!planIds.includes(plan)) return refuseField('/plan', 'enum', accountSays.plan(planIds));
  const { tenantId } = tenant;
  return asking(async () => {
    const customer = await customerOf(context, provider, tenant, author);
    await readBilling(context, tenantId, { eventId: null });
    if (isLive(await store.billing({ tenantId }))) return refuse('already_subscribed', billingSays.alreadySubscribed());
    if (customer.checkoutId !== null) await provider.closeCheckout(customer.checkoutId);
    const returnUrl = `${config.baseUrl}${BILLING_PATH}?paid`;
    const { checkoutId, url } = await provider.openCheckout({
      tenantId,
      customerId: customer.customerId,
      plan,
      interval,
      returnUrl,
    });
    await store.noteCheckout({ tenantId, checkoutId, audit: { tenantId, action: 'billing.checkout', subject: plan, ...author } });
    return { url };
  });
}

async function customerOf(
  { store }: Context,
  provider: BillingProvider,
  { tenantId, companyName, email }: StoredTenant,
  author: Author,
): Promise<StoredBilling> {
  const known = await store.billing({ tenantId });
  if (known) return known;
  const customerId = await provider.createCustomer({ tenantId, companyName, email });
  return store.addCustomer({
    tenantId,
    customerId,
    audit: { tenantId, action: 'billing.customer', subject: customerId, ...author },
  });
}

/** A page of the payment service with invoices, the card, the plan and the end of the subscription. */
export async function openBillingPortal(
  { billing: provider, store, config }: Context,
  { tenantId }: Pick<StoredTenant, 'tenantId'>,
): Promise<{ readonly url: string } | Refusal> {
  if (provider === null) return off();
  const billing = await store.billing({ tenantId });
  if (!billing) return refuse('not_subscribed', billingSays.notSubscribed());
  return asking(async () => ({ url: await provider.openPortal(billing.customerId, `${config.baseUrl}${BILLING_PATH}?paid`) }));
}

/** Calls the payment service. A failure there is not caused by the caller, and the request can be sent again. */
async function asking<Asked>(ask: () => Promise<Asked | Refusal>): Promise<Asked | Refusal> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof BillingUnavailable) return unavailable();
    throw error;
  }
}

/** Processes an event. A rejection makes the payment service send it again. */
export async function receiveBillingEvent(
  context: Context,
  body: Buffer,
  signature: string,
  requestId: string,
): Promise<Refusal | null> {
  const { billing: provider, store } = context;
  if (provider === null) return off();
  const event = provider.readEvent(body, signature);
  if (!event) return refuse('invalid_signature', billingSays.invalidSignature());
  const { eventId, customerId } = event;
  // Other products of the operator have customers at the same payment service.
  const billing = customerId === null ? null : await store.billingOfCustomer({ customerId });
  if (!billing || (await store.isBillingEventKnown({ eventId }))) return null;
  const read = await asking(() => readBilling(context, billing.tenantId, { eventId, requestId }));
  return isRefusal(read) ? read : null;
}

interface Cause {
  readonly eventId: string | null;
  readonly requestId?: string;
}

/** Reads the current subscription of a tenant at the payment service, and applies it. Throws if the service cannot be reached. */
async function readBilling(context: Context, tenantId: string, { eventId, requestId = 'billing' }: Cause): Promise<boolean> {
  const { billing: provider, store, config } = context;
  const billing = await store.billing({ tenantId });
  // Numbered before the request is sent, so that a response to a later request is never replaced by an earlier one.
  const seq = await store.beginBillingRead({ tenantId });
  if (provider === null || !billing || seq === null) return false;
  const subscription = await provider.readSubscription(billing.customerId);
  const isChanged = await store.storeBillingRead({
    tenantId,
    seq,
    eventId,
    subscription,
    graceMs: config.billingGraceDays * DAY_MS,
    audit: {
      tenantId,
      actor: 'billing',
      action: 'subscription.set',
      subject: subscription?.state ?? 'none',
      requestId: eventId ?? requestId,
    },
  });
  // A late payment creates a notification, and a payment ends it.
  if (isChanged) await checkTenant(context, tenantId, await store.now());
  return isChanged;
}

/** Ends the paid subscription, before the tenant is erased. */
export async function endBilling({ billing: provider, store }: Context, tenantId: string): Promise<void> {
  const billing = await store.billing({ tenantId });
  if (provider !== null && billing) await provider.cancelAll(billing.customerId);
}

export async function forgetOldBillingEvents({ store }: Pick<Context, 'store'>): Promise<void> {
  const before = (await store.now()) - EVENTS_KEPT_DAYS * DAY_MS;
  while ((await store.forgetBillingEvents({ before, limit: EVENTS_A_TIME })) === EVENTS_A_TIME);
}

const instantOrNull = (at: number | null): string | null => (at === null ? null : instantText(at));

export const billingView = ({ customerId, subscription, pastDueSince, readAt }: StoredBilling): TenantBilling => ({
  customerId,
  state: subscription?.state ?? null,
  interval: subscription?.interval ?? null,
  isEnding: subscription?.isEnding ?? false,
  pastDueSince: instantOrNull(pastDueSince),
  readAt: instantOrNull(readAt),
});
