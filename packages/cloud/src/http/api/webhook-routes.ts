/** The routes of webhook endpoints, for keys with full access to all books and for logged-in users. */

import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller } from '../../account/rights/caller.ts';
import {
  type Changer,
  changeWebhook,
  createWebhook,
  deleteWebhook,
  findWebhook,
  listWebhooks,
  pauseWebhook,
  pingWebhook,
  replayWebhook,
  resumeWebhook,
  rotateWebhookSecret,
} from '../../event/webhook.ts';
import { listDeliveries, retryDelivery } from '../../event/webhook-log.ts';
import { isRefusal, type Refusal } from '../../system/problem.ts';
import type { TenantCaller } from '../caller.ts';
import { type HandlersFor, routesOf } from '../endpoint/endpoint-routes.ts';
import { twinHandlers } from '../endpoint/session-twin.ts';
import type { Services } from '../services.ts';
import { appWebhookEndpoints, webhookEndpoints } from './webhook-endpoints.ts';

const ok = { ok: true } as const;
const done = (refusal: Refusal | null): Refusal | typeof ok => refusal ?? ok;
const shown = <Shown extends object>(found: Shown | Refusal): Refusal | (Shown & typeof ok) =>
  isRefusal(found) ? found : { ...ok, ...found };

export const webhookRoutes = (app: FastifyInstance, services: Services): void =>
  routesOf(app, services, webhookEndpoints).serve(handlersOf(services));

export const sessionWebhookRoutes = (app: FastifyInstance, services: Services): void =>
  routesOf(app, services, appWebhookEndpoints).serve(twinHandlers(handlersOf(services)));

const changerOf = ({ request, caller }: { readonly request: FastifyRequest; readonly caller: Caller }): Changer => ({
  caller,
  requestId: request.id,
});

const one = async (found: Promise<Awaited<ReturnType<typeof findWebhook>>>) => {
  const webhook = await found;
  return isRefusal(webhook) ? webhook : { ...ok, webhook };
};

const handlersOf = ({ context }: Services): HandlersFor<TenantCaller, typeof webhookEndpoints> => ({
  createWebhook: async (call) => shown(await createWebhook(context, changerOf(call), call.body)),
  listWebhooks: async ({ caller }) => ({ ...ok, webhooks: [...(await listWebhooks(context, caller))] }),
  readWebhook: ({ caller, params }) => one(findWebhook(context, caller, params.webhookId)),
  changeWebhook: (call) => one(changeWebhook(context, changerOf(call), call.params.webhookId, call.body)),
  deleteWebhook: async (call) => done(await deleteWebhook(context, changerOf(call), call.params.webhookId)),
  pauseWebhook: (call) => one(pauseWebhook(context, changerOf(call), call.params.webhookId)),
  resumeWebhook: (call) => one(resumeWebhook(context, changerOf(call), call.params.webhookId, call.body.from)),
  rotateWebhookSecret: async (call) =>
    shown(await rotateWebhookSecret(context, changerOf(call), call.params.webhookId, call.body.overlapHours)),
  pingWebhook: async ({ caller, params }) => shown(await pingWebhook(context, caller, params.webhookId)),
  replayWebhook: (call) => one(replayWebhook(context, changerOf(call), call.params.webhookId, call.body)),
  listWebhookDeliveries: async ({ caller, params, query }) => {
    const page = await listDeliveries(context, caller, params.webhookId, query);
    return isRefusal(page) ? page : { ...ok, deliveries: [...page.deliveries], nextCursor: page.nextCursor };
  },
  retryWebhookDelivery: async ({ caller, params }) =>
    done(await retryDelivery(context, caller, params.webhookId, params.deliveryId)),
});
