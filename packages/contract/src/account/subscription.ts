/** A tenant's subscription and how billing sets it. Whether it is active now is decided in the cloud. */

import type { Static } from 'typebox';
import { limits } from '../limits.ts';
import { Type } from '../schema/schema-type.ts';
import { enumOf, nullable, Ok } from '../schema/shape.ts';
import { Line } from '../schema/text-format.ts';
import { Instant, InstantInput } from '../value/instant.ts';

export const subscriptionStatuses = ['trialing', 'active', 'past_due', 'inactive'] as const;

export const SubscriptionStatus = enumOf(
  subscriptionStatuses,
  'trialing counts as inactive after trialEndsAt. past_due is still active. With inactive, no new commands are queued.',
);
export type SubscriptionStatus = Static<typeof SubscriptionStatus>;

export const Subscription = Type.Object(
  {
    status: SubscriptionStatus,
    plan: Type.String({ description: 'The plan as requested at sign-up or set by billing.' }),
    trialEndsAt: nullable(Instant, 'When the trial ends; null if there is none.'),
    currentPeriodEnd: Type.Optional(nullable(Instant, 'The end of the paid period; null during the trial.')),
    graceEndsAt: Type.Optional(
      Type.Unsafe<Instant>({ ...Instant, description: 'A payment is late: without it, commands are rejected from then on.' }),
    ),
  },
  { description: 'Whether and until when the tenant can send commands.' },
);
export type Subscription = Static<typeof Subscription>;

const PlanName = (description: string) => Line({ maxLength: limits.planCharactersMax, description });

export const PlanRequest = Type.Object(
  { plan: PlanName('The plan that the tenant requested.'), requestedAt: Instant },
  { description: 'A plan that the tenant has requested and the operator has not activated yet.' },
);
export type PlanRequest = Static<typeof PlanRequest>;

export const PlanRequestBody = Type.Object(
  { plan: PlanName('A plan of the pricing page, such as syarikat.') },
  { additionalProperties: false, description: 'Body of POST /app/plan-request.' },
);
export type PlanRequestBody = Static<typeof PlanRequestBody>;

export const PlanRequestResponse = Type.Object(
  { ok: Ok, planRequest: PlanRequest },
  { description: 'Response of POST /app/plan-request.' },
);
export type PlanRequestResponse = Static<typeof PlanRequestResponse>;

export const SubscriptionBody = Type.Object(
  {
    status: SubscriptionStatus,
    plan: Type.Optional(PlanName('The plan, as chosen on the pricing page.')),
    currentPeriodEnd: Type.Optional(nullable(InstantInput, 'The end of the paid period.')),
  },
  { additionalProperties: false, description: 'Body of POST /admin/tenants/{tenantId}/subscription.' },
);
export type SubscriptionBody = Static<typeof SubscriptionBody>;

export const SubscriptionResponse = Type.Object(
  { ok: Ok, subscription: Subscription },
  { description: 'Response of POST /admin/tenants/{tenantId}/subscription.' },
);
export type SubscriptionResponse = Static<typeof SubscriptionResponse>;
