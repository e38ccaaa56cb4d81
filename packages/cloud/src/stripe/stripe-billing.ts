/** Stripe as the payment service. Knows its objects and nothing of the store; what follows for a tenant is decided in account/billing.ts. */

import { billingIntervals, SECOND_MS } from '@ledgerline/contract';
import Stripe from 'stripe';
import type { Plan } from '../account/plan.ts';
import type { BilledSubscription } from '../store/store.ts';
import {
  type BillingEvent,
  type BillingProvider,
  BillingUnavailable,
  type Checkout,
  type NewCustomer,
} from '../system/billing-provider.ts';
import type { Clock } from '../system/clock.ts';
import type { Config } from '../system/config.ts';
import type { Logger } from '../system/log.ts';

/** Prices by plan and interval; null if no setting names one. */
export type StripePrices = Readonly<Record<`${Plan['planId']}.${(typeof billingIntervals)[number]}`, string | null>>;

export interface StripeOptions {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly prices: StripePrices;
  /** The address of the API: `https://api.stripe.com`, or a stand-in. */
  readonly apiUrl: string;
  readonly clock: Clock;
  readonly log: Logger;
}

/** The provider from the settings. Throws without the secrets, which are checked when the settings are read. */
export function stripeBillingOf(config: Config, clock: Clock, log: Logger): StripeBilling {
  const { stripeSecretKey, stripeWebhookSecret, stripeApiUrl } = config;
  if (stripeSecretKey === null || stripeWebhookSecret === null) throw new Error('Stripe needs its two secrets.');
  return new StripeBilling({
    secretKey: stripeSecretKey,
    webhookSecret: stripeWebhookSecret,
    apiUrl: stripeApiUrl,
    clock,
    log,
    prices: {
      'kedai.monthly': config.stripePriceKedaiMonthly,
      'kedai.yearly': config.stripePriceKedaiYearly,
      'syarikat.monthly': config.stripePriceSyarikatMonthly,
      'syarikat.yearly': config.stripePriceSyarikatYearly,
      'firma.monthly': config.stripePriceFirmaMonthly,
      'firma.yearly': config.stripePriceFirmaYearly,
    },
  });
}

/** The maximum age of an event. An older event is a replay, or waited too long; Stripe signs each of its own attempts. */
const EVENT_SECONDS_MAX = 300;
const REQUEST_MS_MAX = 20_000;
/** The maximum number of subscriptions of one customer that are read. */
const SUBSCRIPTIONS_MAX = 100;

type Status = Stripe.Subscription['status'];

const STATES: Readonly<Partial<Record<Status, BilledSubscription['state']>>> = {
  active: 'active',
  trialing: 'active',
  past_due: 'past_due',
  // All attempts to collect the payment have failed; the invoice can still be paid.
  unpaid: 'past_due',
  incomplete: 'incomplete',
};

/** Statuses in the order of their weight. */
const ORDER: readonly BilledSubscription['state'][] = ['active', 'past_due', 'lapsed', 'ended', 'incomplete'];

export class StripeBilling implements BillingProvider {
  readonly #stripe: Stripe;
  readonly #options: StripeOptions;

  constructor(options: StripeOptions) {
    const { protocol, hostname, port } = new URL(options.apiUrl);
    this.#options = options;
    this.#stripe = new Stripe(options.secretKey, {
      protocol: protocol === 'http:' ? 'http' : 'https',
      host: hostname,
      ...(port !== '' && { port }),
      timeout: REQUEST_MS_MAX,
      maxNetworkRetries: 2,
      telemetry: false,
    });
  }

  offers(plan: string, interval: Checkout['interval']): boolean {
    return this.#priceOf(plan, interval) !== null;
  }

  async createCustomer({ tenantId, companyName, email }: NewCustomer): Promise<string> {
    const known = { name: companyName, email, metadata: { tenantId } };
    const { id } = await this.#ask((stripe) => stripe.customers.create(known, { idempotencyKey: `customer ${tenantId}` }));
    return id;
  }

  async openCheckout({ tenantId, customerId, plan, interval, returnUrl }: Checkout) {
    const price = this.#priceOf(plan, interval);
    if (price === null) throw new Error(`There is no price for ${plan}, ${interval}.`);
    const { id, url } = await this.#ask((stripe) =>
      stripe.checkout.sessions.create({
        mode: 'subscription',
        customer: customerId,
        client_reference_id: tenantId,
        line_items: [{ price, quantity: 1 }],
        subscription_data: { metadata: { tenantId } },
        success_url: returnUrl,
        cancel_url: returnUrl,
      }),
    );
    if (url === null) throw new BillingUnavailable('Stripe opened a checkout without an address.');
    return { checkoutId: id, url };
  }

  async closeCheckout(checkoutId: string): Promise<void> {
    await this.#ask(async (stripe) => {
      try {
        await stripe.checkout.sessions.expire(checkoutId);
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
      }
    });
  }

  async openPortal(customerId: string, returnUrl: string): Promise<string> {
    const wanted = { customer: customerId, return_url: returnUrl };
    return (await this.#ask((stripe) => stripe.billingPortal.sessions.create(wanted))).url;
  }

  readEvent(body: Buffer, signature: string): BillingEvent | null {
    const { webhookSecret, clock } = this.#options;
    try {
      const event = this.#stripe.webhooks.constructEvent(
        body,
        signature,
        webhookSecret,
        EVENT_SECONDS_MAX,
        undefined,
        clock.now(),
      );
      return { eventId: event.id, customerId: customerIn(event.data.object as { readonly customer?: unknown }) };
    } catch {
      return null;
    }
  }

  async readSubscription(customerId: string): Promise<BilledSubscription | null> {
    const wanted = { customer: customerId, status: 'all', limit: SUBSCRIPTIONS_MAX } as const;
    const { data } = await this.#ask((stripe) => stripe.subscriptions.list(wanted));
    const found = data.map((subscription) => ({ created: subscription.created, billed: this.#billedOf(subscription) }));
    found.sort(
      (one, other) => ORDER.indexOf(one.billed.state) - ORDER.indexOf(other.billed.state) || other.created - one.created,
    );
    return found[0]?.billed ?? null;
  }

  async cancelAll(customerId: string): Promise<void> {
    const wanted = { customer: customerId, limit: SUBSCRIPTIONS_MAX };
    const { data } = await this.#ask((stripe) => stripe.subscriptions.list(wanted));
    for (const { id } of data) await this.#ask((stripe) => stripe.subscriptions.cancel(id));
  }

  /** The reason is for the operator: a wrong key, a price that is gone, a network that is down. */
  async #ask<Answer>(question: (stripe: Stripe) => Promise<Answer>): Promise<Answer> {
    try {
      return await question(this.#stripe);
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error;
      const { type, code, statusCode, requestId, message } = error;
      this.#options.log.warn({ type, code, statusCode, stripeRequestId: requestId, reason: message }, 'Stripe refused a request');
      throw new BillingUnavailable(message, { cause: error });
    }
  }

  #priceOf(plan: string, interval: Checkout['interval']): string | null {
    return (this.#options.prices as Readonly<Record<string, string | null>>)[`${plan}.${interval}`] ?? null;
  }

  #billedOf(subscription: Stripe.Subscription): BilledSubscription {
    const { id, status, items, cancel_at_period_end, cancel_at, cancellation_details } = subscription;
    const item = items.data[0];
    const named = Object.entries(this.#options.prices).find(([, price]) => price !== null && price === item?.price.id)?.[0];
    const [plan = null, interval] = named?.split('.') ?? [];
    const ended = cancellation_details?.reason === 'payment_failed' ? 'lapsed' : 'ended';
    return {
      subscriptionId: id,
      state: STATES[status] ?? ended,
      plan,
      interval: billingIntervals.find((one) => one === interval) ?? null,
      currentPeriodEnd: item === undefined ? null : item.current_period_end * SECOND_MS,
      isEnding: cancel_at_period_end || cancel_at !== null,
    };
  }
}

/** The customer of an event about a customer, a subscription, an invoice or a checkout. */
function customerIn(about: { readonly customer?: unknown; readonly object?: unknown; readonly id?: unknown }): string | null {
  if (about.object === 'customer' && typeof about.id === 'string') return about.id;
  return typeof about.customer === 'string' ? about.customer : null;
}
