/** What the portal calls, for logged-in users. Every response is about that tenant alone. */

import type { UserResponse } from '@ledgerline/contract';
import { accountSays } from '@ledgerline/words/problem/account';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { changeCompany } from '../../account/company.ts';
import { connectorConfig, releaseInstall, rotateConnectorKey, setChannel } from '../../account/connector-config.ts';
import { endAllSessions, switchTenant } from '../../account/login/session.ts';
import { dismissNotification, listNotifications } from '../../account/notification.ts';
import { requestPlan } from '../../account/subscription.ts';
import { changePassword, userOf } from '../../account/tenant.ts';
import { listCommands } from '../../command/followed-command.ts';
import { appState } from '../../delivery/app-state.ts';
import { openSandbox, resetSandbox } from '../../delivery/sandbox.ts';
import { defineSandboxField, listSandboxFields, removeSandboxField } from '../../delivery/sandbox-field.ts';
import type { StoredPerson } from '../../store/store.ts';
import { instantText } from '../../system/clock.ts';
import { KeyedMutex } from '../../system/pace/keyed-mutex.ts';
import { isRefusal, type Refusal, refuse } from '../../system/problem.ts';
import { emailRoutes } from '../account/account-link-routes.ts';
import { factorRoutes } from '../account/factor-routes.ts';
import { teamRoutes } from '../account/team-routes.ts';
import { sessionChangeSwitchRoutes } from '../api/change-routes.ts';
import { sessionEventRoutes } from '../api/event-routes.ts';
import { sessionUsageRoutes } from '../api/usage-routes.ts';
import { sessionWebhookRoutes } from '../api/webhook-routes.ts';
import { bookDoorRoutes } from '../books/book-page-routes.ts';
import { authorIn, type SessionCaller } from '../caller.ts';
import { routesOf } from '../endpoint/endpoint-routes.ts';
import { neverStore } from '../reply/json-reply.ts';
import { sendRefusal } from '../reply/problem-status.ts';
import { readerOf } from '../reply/reader.ts';
import { clearSessionCookie, setSessionCookie } from '../reply/session-cookie.ts';
import type { Services } from '../services.ts';
import { dataRoutes } from './data-routes.ts';
import { exportRoutes } from './export-routes.ts';
import { fileLinkRoutes } from './file-link-routes.ts';
import { pairingRoutes } from './pairing-routes.ts';
import { proposalRoutes } from './proposal-routes.ts';
import { reportScheduleRoutes } from './report-schedule-routes.ts';
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
  neverStore(app);
  for (const register of [
    overviewRoutes,
    sessionKeyRoutes,
    sessionUsageRoutes,
    pairingRoutes,
    proposalRoutes,
    fileLinkRoutes,
    reportScheduleRoutes,
    companyRoutes,
    subscriptionRoutes,
    ownConnectorRoutes,
    sandboxRoutes,
    passwordRoutes,
    userRoutes,
    exportRoutes,
    dataRoutes,
    factorRoutes,
    emailRoutes,
    teamRoutes,
    bookDoorRoutes,
    sessionEventRoutes,
    sessionChangeSwitchRoutes,
    sessionWebhookRoutes,
  ])
    register(app, services);
  app.register(async (commands) => sessionCommandRoutes(commands, services));
}

function overviewRoutes(app: FastifyInstance, services: Services): void {
  const { context } = services;
  routesOf(app, services, overviewEndpoints).serve({
    readAppState: ({ caller }) => appState(context, caller.tenant),

    listAppCommands: async ({ caller, query }) => {
      const page = await listCommands(context, caller, query);
      return isRefusal(page) ? page : { ok: true, commands: [...page.commands], nextCursor: page.nextCursor };
    },

    listNotifications: async ({ request, caller, query }) => {
      const list = await listNotifications(context, caller.tenantId, query, readerOf(request, caller.person));
      if (isRefusal(list)) return list;
      return { ok: true, notifications: [...list.notifications], nextCursor: list.nextCursor };
    },

    dismissNotification: async ({ caller, params }) =>
      (await dismissNotification(context, caller.tenantId, params.notificationId)) ?? { ok: true },
  });
}

function companyRoutes(app: FastifyInstance, services: Services): void {
  const { context } = services;
  routesOf(app, services, ownCompanyEndpoints).serve({
    changeCompany: async ({ request, caller, body }) => {
      const changed = await changeCompany(context, caller.tenant, body, authorIn({ request, caller }));
      return isRefusal(changed) ? changed : { ok: true, tenant: changed };
    },
  });
}

function subscriptionRoutes(app: FastifyInstance, services: Services): void {
  const { context } = services;
  routesOf(app, services, subscriptionEndpoints).serve({
    requestPlan: async ({ request, caller, body }) => {
      const { tenantId } = caller.tenant;
      const planRequest = await requestPlan(context, tenantId, body, authorIn({ request, caller }));
      if (isRefusal(planRequest)) return planRequest;
      request.log.info({ tenantId, plan: planRequest.plan }, 'a tenant requests a plan');
      return { ok: true, planRequest };
    },
  });
}

function ownConnectorRoutes(app: FastifyInstance, services: Services): void {
  const { context } = services;
  routesOf(app, services, ownConnectorEndpoints).serve({
    downloadConnectorConfig: async ({ reply, caller }) => {
      const config = await connectorConfig(context, caller.tenantId);
      if (!isRefusal(config)) reply.header('content-disposition', 'attachment; filename="connector-config.json"');
      return config;
    },

    rotateConnectorKey: async ({ request, caller, params: { connectorId } }) => {
      const connectorKey = await rotateConnectorKey(context, caller.tenantId, connectorId, authorIn({ request, caller }));
      return isRefusal(connectorKey) ? connectorKey : { ok: true, connectorId, connectorKey };
    },

    releaseInstall: async ({ request, caller, params: { connectorId } }) =>
      (await releaseInstall(context, caller.tenantId, connectorId, authorIn({ request, caller }))) ?? { ok: true, connectorId },

    setChannel: async ({ request, caller, params: { connectorId }, body: { channel } }) =>
      (await setChannel(context, { tenantId: caller.tenantId, connectorId, channel }, authorIn({ request, caller }))) ?? {
        ok: true,
        connectorId,
        channel,
      },
  });
}

type SessionRequest = FastifyRequest & { readonly caller: SessionCaller };

function sandboxRoutes(app: FastifyInstance, services: Services): void {
  const { context } = services;
  routesOf(app, services, sandboxEndpoints).serve({
    openSandbox: async ({ request, caller }) => {
      const connector = await openSandbox(context, caller.tenantId, authorIn({ request, caller }));
      return isRefusal(connector) ? connector : { ok: true, connector };
    },

    resetSandbox: async ({ request, caller }) => {
      const connector = await resetSandbox(context, caller.tenantId, authorIn({ request, caller }));
      return isRefusal(connector) ? connector : { ok: true, connector };
    },

    listSandboxFields: ({ caller }) => listSandboxFields(context, caller.tenantId),
  });
  const fieldRequest = (request: SessionRequest) => ({
    tenantId: request.caller.tenantId,
    body: request.body,
    author: authorIn({ request, caller: request.caller }),
  });
  // Whether the installation offers a sandbox is checked before the body.
  routesOf(app, services, sandboxFieldEndpoints).serveRaw({
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

function passwordRoutes(app: FastifyInstance, services: Services): void {
  const { context } = services;
  const mutex = new KeyedMutex();

  routesOf(app, services, passwordEndpoints).serve({
    changePassword: async ({ request, caller, reply, body }) => {
      const opened = await changePassword(context, mutex, caller, body, request.id);
      if (isRefusal(opened)) return opened;
      setSessionCookie(reply, context, opened);
      return { ok: true, session: { expiresAt: instantText(opened.expiresAt) } };
    },

    endSessions: async ({ request, caller, reply }) => {
      await endAllSessions(context, caller, request.id);
      clearSessionCookie(reply, context);
      return { ok: true };
    },
  });
}

function userRoutes(app: FastifyInstance, services: Services): void {
  const { context } = services;
  /** The memberships of a person, and the one that the session acts under. */
  const userResponse = async (person: StoredPerson, tenantId: string): Promise<UserResponse | Refusal> => {
    const memberships = await context.store.memberships(person);
    const current = memberships.find((membership) => membership.tenantId === tenantId);
    if (!current) return refuse('unknown_tenant', accountSays.notYourCompany());
    return { ok: true, user: userOf(person, current), memberships: [...memberships] };
  };

  routesOf(app, services, userEndpoints).serve({
    readUser: ({ caller }) => userResponse(caller.person, caller.tenantId),

    switchTenant: async ({ request, caller, body: { tenantId } }) =>
      (await switchTenant(context, caller, tenantId, request.id)) ?? userResponse(caller.person, tenantId),
  });
}
