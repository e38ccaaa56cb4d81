/**
 * What the cloud needs of a payment service. An installation without one has none: then tenants request plans, and the operator switches them
 * on.
 */

import type { BillingInterval } from '@ledgerline/contract';
import type { BilledSubscription } from '../store/store.ts';

/** The payment service did not fulfil the request, which can be sent again. */
export class BillingUnavailable extends Error {}

export interface NewCustomer {
  readonly tenantId: string;
  readonly companyName: string;
  readonly email: string;
}

export interface Checkout {
  readonly tenantId: string;
  readonly customerId: string;
  readonly plan: string;
  readonly interval: BillingInterval;
  /** The page of the portal that the payment service leads back to. */
  readonly returnUrl: string;
}

/** An event at the payment service. The current state is read there. */
export interface BillingEvent {
  readonly eventId: string;
  /** Null for events without a customer. */
  readonly customerId: string | null;
}

/** The payment service. Every failure is thrown as BillingUnavailable. */
export interface BillingProvider {
  /** Whether there is a price for it. */
  offers(plan: string, interval: BillingInterval): boolean;
  /** The same customer for the same tenant, also when it is asked for twice at once. */
  createCustomer(customer: NewCustomer): Promise<string>;
  /** A page on which the customer subscribes. */
  openCheckout(checkout: Checkout): Promise<{ readonly checkoutId: string; readonly url: string }>;
  /** Closes a page for subscribing; a page that was used or has expired stays unchanged. */
  closeCheckout(checkoutId: string): Promise<void>;
  /** A page on which the customer pays, changes the plan or the card, cancels, and sees invoices. */
  openPortal(customerId: string, returnUrl: string): Promise<string>;
  /** Null unless the payment service has sent these bytes within the last minutes. */
  readEvent(body: Buffer, signature: string): BillingEvent | null;
  /** The subscription that counts now; null if there never was one. */
  readSubscription(customerId: string): Promise<BilledSubscription | null>;
  /** Ends every subscription of a customer at once. */
  cancelAll(customerId: string): Promise<void>;
}
