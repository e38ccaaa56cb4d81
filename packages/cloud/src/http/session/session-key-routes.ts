/** The keys of a tenant, as the portal manages them for a logged-in user: app keys as programs do, and the tenant key. */

import type { FastifyInstance } from 'fastify';
import { endPreviousTenantKey, rotateTenantKey } from '../../account/tenant.ts';
import { instantText } from '../../system/clock.ts';
import { isRefusal } from '../../system/problem.ts';
import { keyHandlers } from '../api/api-key-routes.ts';
import { authorIn } from '../caller.ts';
import { routesOf } from '../endpoint/endpoint-routes.ts';
import type { Services } from '../services.ts';
import { keyEndpoints } from './session-endpoints.ts';

export function sessionKeyRoutes(app: FastifyInstance, services: Services): void {
  const { context } = services;
  const appKeys = keyHandlers(services);
  routesOf(app, services, keyEndpoints).serve({
    listAppKeys: appKeys.listKeys,
    createAppKey: appKeys.createKey,
    changeAppKey: appKeys.changeKey,
    rotateAppKey: appKeys.rotateKey,
    endPreviousAppSecret: appKeys.endPreviousSecret,
    revokeAppKey: appKeys.revokeKey,

    rotateTenantKey: async (call) => {
      const rotated = await rotateTenantKey(context, call.caller.tenantId, authorIn(call), call.body.overlapHours);
      if (isRefusal(rotated)) return rotated;
      const { key: tenantApiKey, previousUntil } = rotated;
      return { ok: true, tenantApiKey, previousKeyUntil: previousUntil === null ? null : instantText(previousUntil) };
    },

    endPreviousTenantKey: async (call) => {
      await endPreviousTenantKey(context, call.caller.tenantId, authorIn(call));
      return { ok: true };
    },
  });
}
