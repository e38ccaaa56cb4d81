/** The pages of the console. A reader who is not logged in as an operator is redirected to its login. */

import { limits } from '@ledgerline/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { listTenants } from '../../account/tenant.ts';
import { listIncidents } from '../../console/incident.ts';
import {
  findTenants,
  listNodes,
  listOperatorAudits,
  listOutbox,
  listPlanRequests,
  listTroubledWebhooks,
  readInstallation,
  readTenant,
} from '../../console/installation.ts';
import { listOperators, type OperatorCaller } from '../../console/operator.ts';
import { Releases } from '../../delivery/release.ts';
import type { ConsoleView } from '../../pages/console/console-frame.ts';
import { consoleLoginPage } from '../../pages/console/console-login.ts';
import { incidentsPage } from '../../pages/console/incidents.ts';
import { buildsPage, operatorsPage, outboxPage, troubledWebhooksPage } from '../../pages/console/lists.ts';
import { consoleOverviewPage, nodesPage } from '../../pages/console/overview.ts';
import { tenantPage } from '../../pages/console/tenant.ts';
import { planRequestsPage, tenantsPage } from '../../pages/console/tenants.ts';
import type { Context } from '../../system/context.ts';
import { isRefusal, type Refusal } from '../../system/problem.ts';
import { routesOf } from '../endpoint/endpoint-routes.ts';
import { sendPage } from '../pages/page-reply.ts';
import { sendRefusal } from '../reply/problem-status.ts';
import { readerOf } from '../reply/reader.ts';
import type { Services } from '../services.ts';
import { consoleLoginPageEndpoints, consolePageEndpoints } from './console-page-endpoints.ts';

type Show = (view: ConsoleView, request: FastifyRequest) => Promise<string | Refusal>;

const textIn = ({ query }: FastifyRequest, name: string): string => {
  const value = (query as Readonly<Record<string, unknown>>)[name];
  return typeof value === 'string' ? value : '';
};

/** Where the login leads: nowhere outside the console. */
const nextOf = (request: FastifyRequest): string => {
  const next = textIn(request, 'next');
  return /^\/admin(?:\/console\/[\w/?=&%.-]*)?$/.test(next) ? next : '/admin';
};

export function consolePageRoutes(app: FastifyInstance, services: Services): void {
  const { context } = services;
  const releases = new Releases(context);
  const shown = (show: Show) => async (request: FastifyRequest & { readonly caller: OperatorCaller }, reply: FastifyReply) => {
    const view = { reader: readerOf(request, request.reader), operator: request.caller, now: context.clock.now() };
    const page = await show(view, request);
    return isRefusal(page) ? sendRefusal(reply, page) : sendPage(reply, page);
  };

  routesOf(app, services, consoleLoginPageEndpoints).serveRaw({
    showConsoleLogin: (request, reply) => sendPage(reply, consoleLoginPage({ reader: readerOf(request), next: nextOf(request) })),
  });

  routesOf(app, services, consolePageEndpoints).serveRaw({
    showConsole: shown(async (view) => consoleOverviewPage(view, await readInstallation(context))),
    showTenants: shown((view, request) => showTenants(context, view, request)),
    showTenant: shown(async (view, { params }) => {
      const tenant = await readTenant(context, (params as { readonly tenantId: string }).tenantId);
      return isRefusal(tenant) ? tenant : tenantPage(view, tenant);
    }),
    showPlanRequests: shown(async (view) => planRequestsPage(view, await listPlanRequests(context))),
    showNodes: shown(async (view) => nodesPage(view, await listNodes(context))),
    showOutbox: shown(async (view) => outboxPage(view, await listOutbox(context))),
    showTroubledWebhooks: shown(async (view) => troubledWebhooksPage(view, await listTroubledWebhooks(context))),
    showIncidents: shown(async (view) => incidentsPage(view, await listIncidents(context))),
    showBuilds: shown(async (view) => buildsPage(view, await releases.inField())),
    showOperators: shown(async (view) => operatorsPage(view, await listOperators(context), await listOperatorAudits(context))),
  });
}

async function showTenants(context: Context, view: ConsoleView, request: FastifyRequest): Promise<string | Refusal> {
  const search = textIn(request, 'search').trim();
  if (search !== '') {
    return tenantsPage(view, { tenants: await findTenants(context, search), search, cursor: undefined, nextCursor: null });
  }
  const cursor = textIn(request, 'cursor') || undefined;
  const page = await listTenants(context, { limit: limits.listLimitDefault, cursor: cursor ?? null });
  return isRefusal(page) ? page : tenantsPage(view, { ...page, search, cursor });
}
