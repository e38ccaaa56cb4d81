/** The use of a tenant, for programs and for the portal. */

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refusedCalls, usageByDay } from '../../account/usage.ts';
import type { LiveSession } from '../../store/store.ts';
import { type Handlers, routesOf } from '../endpoint/endpoint-routes.ts';
import { twinHandlers } from '../endpoint/session-twin.ts';
import { type ApiCaller, type CallerOf, fullAccessRefusal } from '../guard.ts';
import type { Services } from '../services.ts';
import { appUsageEndpoints, usageEndpoints } from './usage-endpoints.ts';

export function usageRoutes(app: FastifyInstance, services: Services, callerOf: CallerOf<ApiCaller>): void {
  const handlers = handlersOf(services, (request) => callerOf(request).tenantId);
  routesOf(app, usageEndpoints).serve(handlers, {
    readUsage: (request) => fullAccessRefusal(callerOf(request), 'read the usage'),
    listRefusedCalls: (request) => fullAccessRefusal(callerOf(request), 'list rejected requests'),
  });
}

export const sessionUsageRoutes = (app: FastifyInstance, services: Services, loginOf: CallerOf<LiveSession>): void =>
  routesOf(app, appUsageEndpoints).serve(twinHandlers(handlersOf(services, (request) => loginOf(request).tenant.tenantId)));

function handlersOf(
  { context, refusals }: Services,
  tenantIdOf: (request: FastifyRequest) => string,
): Handlers<typeof usageEndpoints> {
  return {
    readUsage: async ({ request, query }) => {
      await refusals.write();
      return { ok: true, days: await usageByDay(context, tenantIdOf(request), query) };
    },

    listRefusedCalls: async ({ request, query }) => {
      await refusals.write();
      return { ok: true, refusedCalls: await refusedCalls(context, tenantIdOf(request), query) };
    },
  };
}
