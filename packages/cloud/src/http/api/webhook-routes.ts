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
import { type Deny, type Handlers, routesOf } from '../endpoint/endpoint-routes.ts';
import { twinHandlers } from '../endpoint/session-twin.ts';
import { type CallerOf, fullAccessRefusal } from '../guard.ts';
import type { Services } from '../services.ts';
import { appWebhookEndpoints, webhookEndpoints } from './webhook-endpoints.ts';

const ok = { ok: true } as const;
const done = (refusal: Refusal | null): Refusal | typeof ok => refusal ?? ok;
const shown = <Shown extends object>(found: Shown | Refusal): Refusal | (Shown & typeof ok) =>
  isRefusal(found) ? found : { ...ok, ...found };

export function webhookRoutes(app: FastifyInstance, services: Services, callerOf: CallerOf<Caller>): void {
  const deny: Deny = (request) => fullAccessRefusal(callerOf(request), 'manage webhook endpoints');
  const denials = Object.fromEntries(Object.keys(webhookEndpoints).map((id) => [id, deny]));
  routesOf(app, webhookEndpoints).serve(handlersOf(services, callerOf), denials);
}

export const sessionWebhookRoutes = (app: FastifyInstance, services: Services, callerOf: CallerOf<Caller>): void =>
  routesOf(app, appWebhookEndpoints).serve(twinHandlers(handlersOf(services, callerOf)));

function handlersOf({ context }: Services, callerOf: CallerOf<Caller>): Handlers<typeof webhookEndpoints> {
  const asOwner = <Body>(
    request: FastifyRequest,
    work: (caller: Caller, changer: Changer) => Promise<Body | Refusal>,
  ): Promise<Body | Refusal> => {
    const caller = callerOf(request);
    return work(caller, { caller, requestId: request.id });
  };
  const one = async (found: Promise<Awaited<ReturnType<typeof findWebhook>>>) => {
    const webhook = await found;
    return isRefusal(webhook) ? webhook : { ...ok, webhook };
  };

  return {
    createWebhook: ({ request, body }) =>
      asOwner(request, async (_caller, changer) => shown(await createWebhook(context, changer, body))),
    listWebhooks: ({ request }) =>
      asOwner(request, async (caller) => ({ ...ok, webhooks: [...(await listWebhooks(context, caller))] })),
    readWebhook: ({ request, params }) => asOwner(request, (caller) => one(findWebhook(context, caller, params.webhookId))),
    changeWebhook: ({ request, params, body }) =>
      asOwner(request, (_caller, changer) => one(changeWebhook(context, changer, params.webhookId, body))),
    deleteWebhook: ({ request, params }) =>
      asOwner(request, async (_caller, changer) => done(await deleteWebhook(context, changer, params.webhookId))),
    pauseWebhook: ({ request, params }) =>
      asOwner(request, (_caller, changer) => one(pauseWebhook(context, changer, params.webhookId))),
    resumeWebhook: ({ request, params, body }) =>
      asOwner(request, (_caller, changer) => one(resumeWebhook(context, changer, params.webhookId, body.from))),
    rotateWebhookSecret: ({ request, params, body }) =>
      asOwner(request, async (_caller, changer) =>
        shown(await rotateWebhookSecret(context, changer, params.webhookId, body.overlapHours)),
      ),
    pingWebhook: ({ request, params }) =>
      asOwner(request, async (caller) => shown(await pingWebhook(context, caller, params.webhookId))),
    replayWebhook: ({ request, params, body }) =>
      asOwner(request, (_caller, changer) => one(replayWebhook(context, changer, params.webhookId, body))),
    listWebhookDeliveries: ({ request, params, query }) =>
      asOwner(request, async (caller) => {
        const page = await listDeliveries(context, caller, params.webhookId, query);
        return isRefusal(page) ? page : { ...ok, deliveries: [...page.deliveries], nextCursor: page.nextCursor };
      }),
    retryWebhookDelivery: ({ request, params }) =>
      asOwner(request, async (caller) => done(await retryDelivery(context, caller, params.webhookId, params.deliveryId))),
  };
}
