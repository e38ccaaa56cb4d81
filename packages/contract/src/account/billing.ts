/** Paying for a plan: the pages of the payment service that the portal leads to. Prices and plans are known to the cloud. */

import type { Static } from 'typebox';
import { limits } from '../limits.ts';
import { Type } from '../schema/schema-type.ts';
import { enumOf, nullable, Ok } from '../schema/shape.ts';
import { Line } from '../schema/text-format.ts';
import { Instant } from '../value/instant.ts';

export const billingIntervals = ['monthly', 'yearly'] as const;

export const BillingInterval = enumOf(billingIntervals, 'How often the plan is paid for.');
export type BillingInterval = Static<typeof BillingInterval>;

export const CheckoutBody = Type.Object(
  { plan: Line({ maxLength: limits.planCharactersMax, description: 'A plan of the pricing page.' }), interval: BillingInterval },
  { additionalProperties: false, description: 'Body of POST /app/billing/checkout.' },
);
export type CheckoutBody = Static<typeof CheckoutBody>;

export const BillingLinkResponse = Type.Object(
  {
    ok: Ok,
    url: Type.String({ description: 'A page of the payment service. Open it soon: it is for this browser and expires.' }),
  },
  { description: 'Response of POST /app/billing/checkout and POST /app/billing/portal.' },
);
export type BillingLinkResponse = Static<typeof BillingLinkResponse>;

export const billingStates = ['incomplete', 'active', 'past_due', 'lapsed', 'ended'] as const;

export const TenantBilling = Type.Object(
  {
    customerId: Type.String({ description: 'The customer at the payment service.' }),
    state: nullable(
      enumOf(billingStates, 'lapsed: ended because it was not paid. ended: by the customer or the operator.'),
      'Of the subscription there; null before the first.',
    ),
    interval: nullable(BillingInterval, 'How often it is paid for; null if not known.'),
    isEnding: Type.Boolean({ description: 'Whether it ends with the paid period.' }),
    pastDueSince: nullable(Instant, 'Since when a payment is late; null if none is.'),
    readAt: nullable(Instant, 'When the payment service was last asked; null if it never was.'),
  },
  { description: 'What the payment service knows of a tenant.' },
);
export type TenantBilling = Static<typeof TenantBilling>;
