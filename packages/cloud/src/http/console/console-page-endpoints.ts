/** The pages of the console of the operator. */

import { Type } from '@ledgerline/contract';
import { declare, page } from '../endpoint/endpoint.ts';
import { NAME } from '../endpoint/parameters.ts';
import { CONSOLE_LOGIN_PATH } from '../reply/login-redirect.ts';

const tenantId = { schema: NAME, text: 'The tenant, as the list names it.' } as const;

const console = { method: 'GET', tag: 'Pages', audience: 'operator-page' } as const;
const toLogin = {
  status: 302,
  text: 'Not logged in; goes to the login of the console.',
  headers: { location: 'The login.' },
} as const;

export const consoleLoginPageEndpoints = declare({
  showConsoleLogin: {
    method: 'GET',
    tag: 'Pages',
    audience: 'anyone',
    path: CONSOLE_LOGIN_PATH,
    summary: 'Console: log in',
    responses: [page()],
  },
});

export const consolePageEndpoints = declare({
  showConsole: { ...console, path: '/admin', summary: 'Console of the operator', responses: [page('The overview.'), toLogin] },
  showTenants: {
    ...console,
    path: '/admin/console/tenants',
    summary: 'Console: the tenants',
    query: Type.Object({ search: Type.Optional(Type.String({ description: 'A tenantId, or a part of a name or address.' })) }),
    responses: [page(), toLogin],
    problems: ['invalid_request'],
  },
  showTenant: {
    ...console,
    path: '/admin/console/tenants/{tenantId}',
    summary: 'Console: one tenant',
    params: { tenantId },
    responses: [page(), toLogin],
    problems: ['unknown_tenant'],
  },
  showPlanRequests: {
    ...console,
    path: '/admin/console/plan-requests',
    summary: 'Console: plan requests',
    responses: [page(), toLogin],
  },
  showNodes: { ...console, path: '/admin/console/nodes', summary: 'Console: the nodes', responses: [page(), toLogin] },
  showOutbox: { ...console, path: '/admin/console/mails', summary: 'Console: emails', responses: [page(), toLogin] },
  showTroubledWebhooks: {
    ...console,
    path: '/admin/console/webhooks',
    summary: 'Console: webhook endpoints',
    responses: [page(), toLogin],
  },
  showIncidents: { ...console, path: '/admin/console/incidents', summary: 'Console: incidents', responses: [page(), toLogin] },
  showBuilds: {
    ...console,
    path: '/admin/console/builds',
    summary: 'Console: builds of the connector',
    responses: [page(), toLogin],
  },
  showOperators: {
    ...console,
    path: '/admin/console/operators',
    summary: 'Console: operators and what they did',
    responses: [page(), toLogin],
  },
});
