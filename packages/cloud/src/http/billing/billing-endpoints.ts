/** Paying for a plan: the pages of the payment service that the portal leads to, and the events that it sends. */

import * as contract from '@ledgerline/contract';
import { declare, json } from '../endpoint/endpoint.ts';
import { TEXT } from '../endpoint/parameters.ts';

const portal = { method: 'POST', tag: 'Portal', audience: 'session', right: 'administer' } as const;

export const billingEndpoints = declare({
  startCheckout: {
    ...portal,
    path: '/app/billing/checkout',
    summary: 'Open a page on which the company subscribes to a plan',
    description: 'A page that was opened before can no longer be used, so that no plan is paid for twice.',
    body: { schema: contract.CheckoutBody, example: { plan: 'kedai', interval: 'monthly' } },
    responses: [json(contract.BillingLinkResponse, 'The page of the payment service.')],
    problems: ['billing_off', 'already_subscribed', 'billing_unavailable'],
  },
  openBillingPortal: {
    ...portal,
    path: '/app/billing/portal',
    summary: 'Open a page with invoices, the card, the plan and the end of the subscription',
    responses: [json(contract.BillingLinkResponse, 'The page of the payment service.')],
    problems: ['billing_off', 'not_subscribed', 'billing_unavailable'],
  },
});

export const billingEventEndpoints = declare({
  receiveBillingEvent: {
    method: 'POST',
    tag: 'Administration',
    audience: 'anyone',
    path: '/billing/stripe',
    summary: 'Where Stripe sends its events',
    description:
      'An event must be signed and at most 5 minutes old. What it says is not used: the cloud asks Stripe what holds now. An event that comes twice counts once.',
    headers: { 'stripe-signature': { schema: TEXT, text: 'The signature of the body.' } },
    body: { schema: contract.openObject('An event of Stripe.'), example: { id: 'evt_unknown' } },
    responses: [json(contract.DoneResponse, 'The event was taken in.')],
    problems: ['billing_off', 'invalid_signature', 'billing_unavailable'],
  },
});
