/** What the portal calls, for logged-in users. Every response is about that tenant alone. */

import type { UserResponse } from '@ledgerline/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { changeCompany } from '../../account/company.ts';
import { connectorConfig, releaseInstall, rotateConnectorKey, setChannel } from '../../account/connector-config.ts';
import { endAllSessions, switchTenant } from '../../account/login/session.ts';
import { dismissNotification, listNotifications } from '../../account/notification.ts';
import { authorOf, sessionCaller } from '../../account/rights/caller.ts';
import { requestPlan } from '../../account/subscription.ts';
import { changePassword, userOf } from '../../account/tenant.ts';
import { listCommands } from '../../command/command.ts';
import { appState } from '../../delivery/app-state.ts';
import { openSandbox, resetSandbox } from '../../delivery/sandbox.ts';
import { defineSandboxField, listSandboxFields, removeSandboxField } from '../../delivery/sandbox-field.ts';
import type { Author, LiveSession, StoredPerson } from '../../store/store.ts';
import { instantText } from '../../system/clock.ts';
import type { Context } from '../../system/context.ts';
import { KeyedMutex } from '../../system/pace/keyed-mutex.ts';
import { isRefusal, type Refusal, refuse } from '../../system/problem.ts';
import { emailRoutes } from '../account/account-link-routes.ts';
import { factorRoutes } from '../account/factor-routes.ts';
import { teamRoutes } from '../account/team-routes.ts';
import { sessionEventRoutes } from '../api/event-routes.ts';
import { sessionUsageRoutes } from '../api/usage-routes.ts';
import { sessionWebhookRoutes } from '../api/webhook-routes.ts';
import { routesOf } from '../endpoint/endpoint-routes.ts';
import { type CallerOf, countedSession, guardBySession } from '../guard.ts';
import { limitRate } from '../limits/rate-limit.ts';
import { sendRefusal } from '../reply/problem-status.ts';
import { clearSessionCookie, setSessionCookie } from '../reply/session-cookie.ts';
import type { Services } from '../services.ts';
import { dataRoutes } from './data-routes.ts';
import { exportRoutes } from './export-routes.ts';
import { pairingRoutes } from './pairing-routes.ts';
import { sessionCommandRoutes } from './session-command-routes.ts';
import {
  overviewEndpoints,
  ownCompanyEndpoints,
  ownConnectorEndpoints,
  passwordEndpoints,
  sandboxEndpoints,
  sandboxFieldEndpoints,
  subscriptionEndpoints,
  userEndpoints,
} from './session-endpoints.ts';
import { sessionKeyRoutes } from './session-key-routes.ts';

export async function sessionRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { context } = services;
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  const loginOf = guardBySession(app, context);
  limitRate(app, services.sessionLimit, (request) => countedSession(loginOf(request)));
  const scope: Scope = {
    app,
    context,
    loginOf,
    tenantOf: (request) => loginOf(request).tenant,
    authorWith: (request) => authorOf(loginOf(request), request.id),
  };
  overviewRoutes(scope);
  sessionKeyRoutes(app, context, loginOf);
  sessionUsageRoutes(app, services, loginOf);
  pairingRoutes(app, services, loginOf);
  companyRoutes(scope);
  subscriptionRoutes(scope);
  ownConnectorRoutes(scope);
  sandboxRoutes(scope);
  passwordRoutes(scope);
  userRoutes(scope);
  exportRoutes(app, context, loginOf);
  dataRoutes(app, context, loginOf);
  factorRoutes(app, context, loginOf);
  emailRoutes(app, context, loginOf);
  teamRoutes(app, context, loginOf);
  const readerOf = (live: LiveSession) => ({ ...sessionCaller(live), callerId: live.session.tokenHash });
  const callerWith = (request: FastifyRequest) => readerOf(loginOf(request));
  sessionEventRoutes(app, services, callerWith, async (request, reply) => {
    const live = await loginOf.again(request, reply);
    return isRefusal(live) ? live : readerOf(live);
  });
  sessionWebhookRoutes(app, services, callerWith);
  app.register(async (commands) => sessionCommandRoutes(commands, services, loginOf));
}

/** Routes of the session scope, and who is logged in. */
interface Scope {
  readonly app: FastifyInstance;
  readonly context: Context;
  readonly loginOf: CallerOf<LiveSession>;
  readonly tenantOf: CallerOf<LiveSession['tenant']>;
  readonly authorWith: CallerOf<Author>;
}

function overviewRoutes({ app, context, loginOf, tenantOf }: Scope): void {
  routesOf(app, overviewEndpoints).serve({
    readAppState: ({ request }) => appState(context, tenantOf(request)),

    listAppCommands: async ({ request, query }) => {
      const page = await listCommands(context, sessionCaller(loginOf(request)), query);
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

function companyRoutes({ app, context, tenantOf, authorWith }: Scope): void {
  routesOf(app, ownCompanyEndpoints).serve({
    changeCompany: async ({ request, body }) => {
      const changed = await changeCompany(context, tenantOf(request), body, authorWith(request));
      return isRefusal(changed) ? changed : { ok: true, tenant: changed };
    },
  });
}

function subscriptionRoutes({ app, context, tenantOf, authorWith }: Scope): void {
  routesOf(app, subscriptionEndpoints).serve({
    requestPlan: async ({ request, body }) => {
      const { tenantId } = tenantOf(request);
      const planRequest = await requestPlan(context, tenantId, body, authorWith(request));
      if (isRefusal(planRequest)) return planRequest;
      request.log.info({ tenantId, plan: planRequest.plan }, 'a tenant requests a plan');
      return { ok: true, planRequest };
    },
  });
}

function ownConnectorRoutes({ app, context, tenantOf, authorWith }: Scope): void {
  routesOf(app, ownConnectorEndpoints).serve({
    downloadConnectorConfig: async ({ request, reply }) => {
      const config = await connectorConfig(context, tenantOf(request).tenantId);
      if (!isRefusal(config)) reply.header('content-disposition', 'attachment; filename="connector-config.json"');
      return config;
    },

    rotateConnectorKey: async ({ request, params: { connectorId } }) => {
      const connectorKey = await rotateConnectorKey(context, tenantOf(request).tenantId, connectorId, authorWith(request));
      return isRefusal(connectorKey) ? connectorKey : { ok: true, connectorId, connectorKey };
    },

    releaseInstall: async ({ request, params: { connectorId } }) =>
      (await releaseInstall(context, tenantOf(request).tenantId, connectorId, authorWith(request))) ?? { ok: true, connectorId },

    setChannel: async ({ request, params: { connectorId }, body: { channel } }) =>
      (await setChannel(context, { tenantId: tenantOf(request).tenantId, connectorId, channel }, authorWith(request))) ?? {
        ok: true,
        connectorId,
        channel,
      },
  });
}

function sandboxRoutes({ app, context, tenantOf, authorWith }: Scope): void {
  routesOf(app, sandboxEndpoints).serve({
    openSandbox: async ({ request }) => {
      const connector = await openSandbox(context, tenantOf(request).tenantId, authorWith(request));
      return isRefusal(connector) ? connector : { ok: true, connector };
    },

    resetSandbox: async ({ request }) => {
      const connector = await resetSandbox(context, tenantOf(request).tenantId, authorWith(request));
      return isRefusal(connector) ? connector : { ok: true, connector };
    },

    listSandboxFields: ({ request }) => listSandboxFields(context, tenantOf(request).tenantId),
  });
  const fieldRequest = (request: FastifyRequest) => ({
    tenantId: tenantOf(request).tenantId,
    body: request.body,
    author: authorWith(request),
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

function passwordRoutes({ app, context, loginOf }: Scope): void {
  const mutex = new KeyedMutex();

  routesOf(app, passwordEndpoints).serve({
    changePassword: async ({ request, reply, body }) => {
      const opened = await changePassword(context, mutex, loginOf(request), body, request.id);
      if (isRefusal(opened)) return opened;
      setSessionCookie(reply, context, opened);
      return { ok: true, session: { expiresAt: instantText(opened.expiresAt) } };
    },

    endSessions: async ({ request, reply }) => {
      await endAllSessions(context, loginOf(request), request.id);
      clearSessionCookie(reply, context);
      return { ok: true };
    },
  });
}

function userRoutes({ app, context, loginOf }: Scope): void {
  /** The memberships of a person, and the one that the session acts under. */
  const userResponse = async (person: StoredPerson, tenantId: string): Promise<UserResponse | Refusal> => {
    const memberships = await context.store.memberships(person);
    const current = memberships.find((membership) => membership.tenantId === tenantId);
    if (!current) return refuse('unknown_tenant', 'You do not belong to that company.');
    return { ok: true, user: userOf(person, current), memberships: [...memberships] };
  };

  routesOf(app, userEndpoints).serve({
    readUser: ({ request }) => userResponse(loginOf(request).person, loginOf(request).tenant.tenantId),

    switchTenant: async ({ request, body: { tenantId } }) => {
      const live = loginOf(request);
      return (await switchTenant(context, live, tenantId, request.id)) ?? userResponse(live.person, tenantId);
    },
  });
}
