/** Paying for a plan. What follows from an event is account/billing.ts's. */

import type { FastifyInstance } from 'fastify';
import { openBillingPortal, receiveBillingEvent, startCheckout } from '../../account/billing.ts';
import { isRefusal, type Refusal } from '../../system/problem.ts';
import { authorIn } from '../caller.ts';
import { routesOf } from '../endpoint/endpoint-routes.ts';
import type { BillingEventOutcome } from '../health/billing-figures.ts';
import { neverStore } from '../reply/json-reply.ts';
import { sendRefusal } from '../reply/problem-status.ts';
import { acceptJsonBytes } from '../request/json-body.ts';
import type { Services } from '../services.ts';
import { billingEndpoints, billingEventEndpoints } from './billing-endpoints.ts';

const EVENT_BYTES_MAX = 512 * 1024;

export function billingRoutes(app: FastifyInstance, services: Services): void {
  const { context } = services;
  neverStore(app);
  routesOf(app, services, billingEndpoints).serve({
    startCheckout: async ({ request, caller, body }) => {
      const opened = await startCheckout(context, caller.tenant, body, authorIn({ request, caller }));
      return isRefusal(opened) ? opened : { ok: true, url: opened.url };
    },
    openBillingPortal: async ({ caller }) => {
      const opened = await openBillingPortal(context, caller.tenant);
      return isRefusal(opened) ? opened : { ok: true, url: opened.url };
    },
  });
}

/** The signature is of the bytes, so they are not parsed before it is checked. */
export function billingEventRoutes(app: FastifyInstance, services: Services): void {
  const { context, bodyTimeouts, metrics } = services;
  neverStore(app);
  acceptJsonBytes(app, bodyTimeouts, EVENT_BYTES_MAX);
  routesOf(app, services, billingEventEndpoints).serveRaw({
    receiveBillingEvent: async (request, reply) => {
      const { body, headers } = request;
      const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
      const signature = headers['stripe-signature'];
      const refusal = await receiveBillingEvent(context, bytes, typeof signature === 'string' ? signature : '', request.id);
      metrics.billing.heard(outcomeOf(refusal));
      return refusal ? sendRefusal(reply, refusal) : { ok: true };
    },
  });
}

function outcomeOf(refusal: Refusal | null): BillingEventOutcome {
  if (refusal === null) return 'received';
  return refusal.refused.code === 'billing_unavailable' ? 'failed' : 'refused';
}
