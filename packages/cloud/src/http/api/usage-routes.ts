/** The use of a tenant, for programs and for the portal. */

import type { FastifyInstance } from 'fastify';
import { refusedCalls, usageByDay } from '../../account/usage.ts';
import type { TenantCaller } from '../caller.ts';
import { type HandlersFor, routesOf } from '../endpoint/endpoint-routes.ts';
import { twinHandlers } from '../endpoint/session-twin.ts';
import type { Services } from '../services.ts';
import { appUsageEndpoints, usageEndpoints } from './usage-endpoints.ts';

export const usageRoutes = (app: FastifyInstance, services: Services): void =>
  routesOf(app, services, usageEndpoints).serve(handlersOf(services));

export const sessionUsageRoutes = (app: FastifyInstance, services: Services): void =>
  routesOf(app, services, appUsageEndpoints).serve(twinHandlers(handlersOf(services)));

const handlersOf = ({ context, refusals }: Services): HandlersFor<TenantCaller, typeof usageEndpoints> => ({
  readUsage: async ({ caller: { tenantId }, query }) => {
    await refusals.write();
    return { ok: true, days: await usageByDay(context, tenantId, query) };
  },

  listRefusedCalls: async ({ caller: { tenantId }, query }) => {
    await refusals.write();
    return { ok: true, refusedCalls: await refusedCalls(context, tenantId, query) };
  },
});
