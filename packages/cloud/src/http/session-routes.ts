/** What the portal calls, for whoever is logged in. Every answer is of that tenant alone. */

import {
  AppKeyBody,
  type AppKeyCreatedResponse,
  type AppKeyListResponse,
  type AppKeyResponse,
  CommandListQuery,
  type CommandListResponse,
  type ConnectorKeyResponse,
  ListPageQuery,
  limits,
  type NotificationListResponse,
  PlanRequestBody,
  type PlanRequestResponse,
  type SandboxResponse,
  type TenantKeyResponse,
} from '@ledgerline/contract';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { createAppKey, listAppKeys, revokeAppKey } from '../account/app-key.ts';
import { ownerOf } from '../account/caller.ts';
import { dismissNotification, listNotifications } from '../account/notification.ts';
import { endAllSessions, type LiveSession } from '../account/session.ts';
import { requestPlan } from '../account/subscription.ts';
import { changePassword, rotateTenantKey } from '../account/tenant.ts';
import { listCommands } from '../command/command.ts';
import { appState } from '../delivery/app-state.ts';
import { connectorConfig, releaseInstall, rotateConnectorKey } from '../delivery/connector-config.ts';
import { openSandbox, resetSandbox } from '../delivery/sandbox.ts';
import { defineSandboxField, listSandboxFields, removeSandboxField } from '../delivery/sandbox-field.ts';
import { bodyCheck } from '../system/body-check.ts';
import { instantText } from '../system/clock.ts';
import type { Context } from '../system/context.ts';
import { KeyedMutex } from '../system/keyed-mutex.ts';
import { isRefusal } from '../system/problem.ts';
import { type CallerOf, countedSession, guardBySession } from './guard.ts';
import { sendRefusal } from './problem-status.ts';
import { queryCheck } from './query.ts';
import { limitRate } from './rate-limit.ts';
import type { Services } from './services.ts';
import { sessionCommandRoutes } from './session-command-routes.ts';
import { clearSessionCookie, setSessionCookie } from './session-cookie.ts';

export async function sessionRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { context } = services;
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  const loginOf = guardBySession(app, context);
  limitRate(app, services.sessionLimit, (request) => countedSession(loginOf(request)));
  overviewRoutes(app, context, loginOf);
  keyRoutes(app, context, loginOf);
  planRoutes(app, context, loginOf);
  connectorRoutes(app, context, loginOf);
  sandboxRoutes(app, context, loginOf);
  passwordRoutes(app, context, loginOf);
  app.register(async (commands) => sessionCommandRoutes(commands, services, loginOf));
}

type Login = CallerOf<LiveSession>;

const readListQuery = queryCheck(CommandListQuery);
const readPageQuery = queryCheck(ListPageQuery);

function overviewRoutes(app: FastifyInstance, context: Context, loginOf: Login): void {
  app.get('/app/state', (request) => appState(context, loginOf(request).tenant));

  app.get('/app/commands', async (request, reply) => {
    const query = readListQuery(request.query);
    if (isRefusal(query)) return sendRefusal(reply, query);
    const page = await listCommands(context, ownerOf(loginOf(request).tenant), query);
    if (isRefusal(page)) return sendRefusal(reply, page);
    return { ok: true, commands: [...page.commands], nextCursor: page.nextCursor } satisfies CommandListResponse;
  });

  app.get('/app/notifications', async (request, reply) => {
    const page = readPageQuery(request.query);
    const list = isRefusal(page) ? page : await listNotifications(context, loginOf(request).tenant.tenantId, page);
    if (isRefusal(list)) return sendRefusal(reply, list);
    const { notifications, nextCursor } = list;
    return { ok: true, notifications: [...notifications], nextCursor } satisfies NotificationListResponse;
  });

  app.post<{ Params: { notificationId: string } }>('/app/notifications/:notificationId/dismiss', async (request, reply) => {
    const refusal = await dismissNotification(context, loginOf(request).tenant.tenantId, request.params.notificationId);
    return refusal ? sendRefusal(reply, refusal) : { ok: true };
  });
}

const readAppKey = bodyCheck(AppKeyBody);

function keyRoutes(app: FastifyInstance, context: Context, loginOf: Login): void {
  app.get('/app/api-keys', async (request, reply) => {
    const page = readPageQuery(request.query);
    const list = isRefusal(page) ? page : await listAppKeys(context, loginOf(request).tenant.tenantId, page);
    if (isRefusal(list)) return sendRefusal(reply, list);
    return { ok: true, keys: [...list.keys], nextCursor: list.nextCursor } satisfies AppKeyListResponse;
  });

  app.post('/app/api-keys', async (request, reply) => {
    const body = readAppKey(request.body);
    if (isRefusal(body)) return sendRefusal(reply, body);
    const made = await createAppKey(context, loginOf(request).tenant.tenantId, body, request.id);
    if (isRefusal(made)) return sendRefusal(reply, made);
    return { ok: true, key: made.key, secret: made.secret } satisfies AppKeyCreatedResponse;
  });

  app.post<{ Params: { keyId: string } }>('/app/api-keys/:keyId/revoke', async (request, reply) => {
    const key = await revokeAppKey(context, loginOf(request).tenant.tenantId, request.params.keyId, request.id);
    return isRefusal(key) ? sendRefusal(reply, key) : ({ ok: true, key } satisfies AppKeyResponse);
  });

  app.post('/app/rotate-tenant-api-key', async (request, reply) => {
    const tenantApiKey = await rotateTenantKey(context, loginOf(request).tenant.tenantId, request.id);
    if (isRefusal(tenantApiKey)) return sendRefusal(reply, tenantApiKey);
    return { ok: true, tenantApiKey } satisfies TenantKeyResponse;
  });
}

const readPlanRequest = bodyCheck(PlanRequestBody);

function planRoutes(app: FastifyInstance, context: Context, loginOf: Login): void {
  app.post('/app/plan-request', async (request, reply) => {
    const body = readPlanRequest(request.body);
    if (isRefusal(body)) return sendRefusal(reply, body);
    const { tenantId } = loginOf(request).tenant;
    const planRequest = await requestPlan(context, tenantId, body, request.id);
    if (isRefusal(planRequest)) return sendRefusal(reply, planRequest);
    request.log.info({ tenantId, plan: planRequest.plan }, 'a tenant requests a plan');
    return { ok: true, planRequest } satisfies PlanRequestResponse;
  });
}

function connectorRoutes(app: FastifyInstance, context: Context, loginOf: Login): void {
  app.get('/app/connector-config.json', async (request, reply) => {
    const config = await connectorConfig(context, loginOf(request).tenant.tenantId);
    if (isRefusal(config)) return sendRefusal(reply, config);
    reply.header('content-disposition', 'attachment; filename="connector-config.json"');
    return config;
  });

  app.post<{ Params: { connectorId: string } }>('/app/connectors/:connectorId/rotate-key', async (request, reply) => {
    const { connectorId } = request.params;
    const connectorKey = await rotateConnectorKey(context, loginOf(request).tenant.tenantId, connectorId, request.id);
    if (isRefusal(connectorKey)) return sendRefusal(reply, connectorKey);
    return { ok: true, connectorId, connectorKey } satisfies ConnectorKeyResponse;
  });

  app.post<{ Params: { connectorId: string } }>('/app/connectors/:connectorId/release-install', async (request, reply) => {
    const { connectorId } = request.params;
    const refusal = await releaseInstall(context, loginOf(request).tenant.tenantId, connectorId, request.id);
    return refusal ? sendRefusal(reply, refusal) : { ok: true, connectorId };
  });
}

function sandboxRoutes(app: FastifyInstance, context: Context, loginOf: Login): void {
  for (const [path, change] of [
    ['/app/sandbox', openSandbox],
    ['/app/sandbox/reset', resetSandbox],
  ] as const) {
    app.post(path, async (request, reply) => {
      const connector = await change(context, loginOf(request).tenant.tenantId, request.id);
      return isRefusal(connector) ? sendRefusal(reply, connector) : ({ ok: true, connector } satisfies SandboxResponse);
    });
  }
  app.get('/app/sandbox/user-defined-fields', (request) => listSandboxFields(context, loginOf(request).tenant.tenantId));
  for (const [path, change] of [
    ['/app/sandbox/user-defined-fields', defineSandboxField],
    ['/app/sandbox/user-defined-fields/remove', removeSandboxField],
  ] as const) {
    app.post(path, async (request, reply) => {
      const { body, id: requestId } = request;
      const answer = await change(context, { tenantId: loginOf(request).tenant.tenantId, body, requestId });
      return isRefusal(answer) ? sendRefusal(reply, answer) : answer;
    });
  }
}

const PasswordBody = Type.Object(
  {
    currentPassword: Type.String({ maxLength: limits.passwordCharactersMax, description: 'The current password.' }),
    newPassword: Type.String({
      minLength: limits.passwordCharactersMin,
      maxLength: limits.passwordCharactersMax,
      description: `The new password; at least ${limits.passwordCharactersMin} characters.`,
    }),
  },
  { description: 'Body of POST /app/password.' },
);

const readPassword = bodyCheck(PasswordBody);

function passwordRoutes(app: FastifyInstance, context: Context, loginOf: Login): void {
  const mutex = new KeyedMutex();

  app.post('/app/password', async (request, reply) => {
    const body = readPassword(request.body);
    if (isRefusal(body)) return sendRefusal(reply, body);
    const opened = await changePassword(context, mutex, loginOf(request).tenant, body, request.id);
    if (isRefusal(opened)) return sendRefusal(reply, opened);
    setSessionCookie(reply, context, opened);
    return { ok: true, session: { expiresAt: instantText(opened.expiresAt) } };
  });

  app.post('/app/sessions/end', async (request, reply) => {
    await endAllSessions(context, loginOf(request).tenant.tenantId, request.id);
    clearSessionCookie(reply, context);
    return { ok: true };
  });
}
