/** What the portal calls, for logged-in users. Every response is about that tenant alone. */

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createAppKey, listAppKeys, revokeAppKey } from '../account/app-key.ts';
import { ownerOf } from '../account/caller.ts';
import { connectorConfig, releaseInstall, rotateConnectorKey, setChannel } from '../account/connector-config.ts';
import { dismissNotification, listNotifications } from '../account/notification.ts';
import { endAllSessions, type LiveSession } from '../account/session.ts';
import { requestPlan } from '../account/subscription.ts';
import { changePassword, rotateTenantKey } from '../account/tenant.ts';
import { listCommands } from '../command/command.ts';
import { appState } from '../delivery/app-state.ts';
import { openSandbox, resetSandbox } from '../delivery/sandbox.ts';
import { defineSandboxField, listSandboxFields, removeSandboxField } from '../delivery/sandbox-field.ts';
import { instantText } from '../system/clock.ts';
import type { Context } from '../system/context.ts';
import { KeyedMutex } from '../system/keyed-mutex.ts';
import { isRefusal } from '../system/problem.ts';
import { routesOf } from './endpoint-routes.ts';
import {
  keyEndpoints,
  overviewEndpoints,
  ownConnectorEndpoints,
  passwordEndpoints,
  sandboxEndpoints,
  sandboxFieldEndpoints,
  subscriptionEndpoints,
} from './endpoints/session-endpoints.ts';
import { sessionEventRoutes } from './event-routes.ts';
import { type CallerOf, countedSession, guardBySession } from './guard.ts';
import { pairingRoutes } from './pairing-routes.ts';
import { sendRefusal } from './problem-status.ts';
import { limitRate } from './rate-limit.ts';
import type { Services } from './services.ts';
import { sessionCommandRoutes } from './session-command-routes.ts';
import { clearSessionCookie, setSessionCookie } from './session-cookie.ts';
import { sessionWebhookRoutes } from './webhook-routes.ts';

export async function sessionRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { context } = services;
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  const loginOf = guardBySession(app, context);
  limitRate(app, services.sessionLimit, (request) => countedSession(loginOf(request)));
  const scope: Scope = { app, context, tenantOf: (request) => loginOf(request).tenant };
  overviewRoutes(scope);
  keyRoutes(scope);
  pairingRoutes(app, services, loginOf);
  subscriptionRoutes(scope);
  ownConnectorRoutes(scope);
  sandboxRoutes(scope);
  passwordRoutes(scope);
  const ownerWith = (request: FastifyRequest) => {
    const { tenant, session } = loginOf(request);
    return { ...ownerOf(tenant), callerId: session.tokenHash };
  };
  sessionEventRoutes(app, services, ownerWith);
  sessionWebhookRoutes(app, services, ownerWith);
  app.register(async (commands) => sessionCommandRoutes(commands, services, loginOf));
}

/** Routes of the session scope, and the tenant that is logged in. */
interface Scope {
  readonly app: FastifyInstance;
  readonly context: Context;
  readonly tenantOf: CallerOf<LiveSession['tenant']>;
}

function overviewRoutes({ app, context, tenantOf }: Scope): void {
  routesOf(app, overviewEndpoints).serve({
    readAppState: ({ request }) => appState(context, tenantOf(request)),

    listAppCommands: async ({ request, query }) => {
      const page = await listCommands(context, ownerOf(tenantOf(request)), query);
      return isRefusal(page) ? page : { ok: true, commands: [...page.commands], nextCursor: page.nextCursor };
    },

    listNotifications: async ({ request, query }) => {
      const list = await listNotifications(context, tenantOf(request).tenantId, query);
      if (isRefusal(list)) return list;
      return { ok: true, notifications: [...list.notifications], nextCursor: list.nextCursor };
    },

    dismissNotification: async ({ request, params }) =>
      (await dismissNotification(context, tenantOf(request).tenantId, params.notificationId)) ?? { ok: true },
  });
}

function keyRoutes({ app, context, tenantOf }: Scope): void {
  routesOf(app, keyEndpoints).serve({
    listAppKeys: async ({ request, query }) => {
      const list = await listAppKeys(context, tenantOf(request).tenantId, query);
      return isRefusal(list) ? list : { ok: true, keys: [...list.keys], nextCursor: list.nextCursor };
    },

    createAppKey: async ({ request, body }) => {
      const created = await createAppKey(context, tenantOf(request).tenantId, body, request.id);
      return isRefusal(created) ? created : { ok: true, key: created.key, secret: created.secret };
    },

    revokeAppKey: async ({ request, params }) => {
      const key = await revokeAppKey(context, tenantOf(request).tenantId, params.keyId, request.id);
      return isRefusal(key) ? key : { ok: true, key };
    },

    rotateTenantKey: async ({ request }) => {
      const tenantApiKey = await rotateTenantKey(context, tenantOf(request).tenantId, request.id);
      return isRefusal(tenantApiKey) ? tenantApiKey : { ok: true, tenantApiKey };
    },
  });
}

function subscriptionRoutes({ app, context, tenantOf }: Scope): void {
  routesOf(app, subscriptionEndpoints).serve({
    requestPlan: async ({ request, body }) => {
      const { tenantId } = tenantOf(request);
      const planRequest = await requestPlan(context, tenantId, body, request.id);
      if (isRefusal(planRequest)) return planRequest;
      request.log.info({ tenantId, plan: planRequest.plan }, 'a tenant requests a plan');
      return { ok: true, planRequest };
    },
  });
}

function ownConnectorRoutes({ app, context, tenantOf }: Scope): void {
  routesOf(app, ownConnectorEndpoints).serve({
    downloadConnectorConfig: async ({ request, reply }) => {
      const config = await connectorConfig(context, tenantOf(request).tenantId);
      if (!isRefusal(config)) reply.header('content-disposition', 'attachment; filename="connector-config.json"');
      return config;
    },

    rotateConnectorKey: async ({ request, params: { connectorId } }) => {
      const connectorKey = await rotateConnectorKey(context, tenantOf(request).tenantId, connectorId, request.id);
      return isRefusal(connectorKey) ? connectorKey : { ok: true, connectorId, connectorKey };
    },

    releaseInstall: async ({ request, params: { connectorId } }) =>
      (await releaseInstall(context, tenantOf(request).tenantId, connectorId, request.id)) ?? { ok: true, connectorId },

    setChannel: async ({ request, params: { connectorId }, body: { channel } }) =>
      (await setChannel(context, { tenantId: tenantOf(request).tenantId, connectorId, channel }, request.id)) ?? {
        ok: true,
        connectorId,
        channel,
      },
  });
}

function sandboxRoutes({ app, context, tenantOf }: Scope): void {
  routesOf(app, sandboxEndpoints).serve({
    openSandbox: async ({ request }) => {
      const connector = await openSandbox(context, tenantOf(request).tenantId, request.id);
      return isRefusal(connector) ? connector : { ok: true, connector };
    },

    resetSandbox: async ({ request }) => {
      const connector = await resetSandbox(context, tenantOf(request).tenantId, request.id);
      return isRefusal(connector) ? connector : { ok: true, connector };
    },

    listSandboxFields: ({ request }) => listSandboxFields(context, tenantOf(request).tenantId),
  });
  const fieldRequest = (request: FastifyRequest) => ({
    tenantId: tenantOf(request).tenantId,
    body: request.body,
    requestId: request.id,
  });
  // Whether the installation offers a sandbox at all is looked at before the body.
  routesOf(app, sandboxFieldEndpoints).serveRaw({
    defineSandboxField: async (request, reply) => {
      const answer = await defineSandboxField(context, fieldRequest(request));
      return isRefusal(answer) ? sendRefusal(reply, answer) : answer;
    },

    removeSandboxField: async (request, reply) => {
      const answer = await removeSandboxField(context, fieldRequest(request));
      return isRefusal(answer) ? sendRefusal(reply, answer) : answer;
    },
  });
}

function passwordRoutes({ app, context, tenantOf }: Scope): void {
  const mutex = new KeyedMutex();

  routesOf(app, passwordEndpoints).serve({
    changePassword: async ({ request, reply, body }) => {
      const opened = await changePassword(context, mutex, tenantOf(request), body, request.id);
      if (isRefusal(opened)) return opened;
      setSessionCookie(reply, context, opened);
      return { ok: true, session: { expiresAt: instantText(opened.expiresAt) } };
    },

    endSessions: async ({ request, reply }) => {
      await endAllSessions(context, tenantOf(request).tenantId, request.id);
      clearSessionCookie(reply, context);
      return { ok: true };
    },
  });
}
