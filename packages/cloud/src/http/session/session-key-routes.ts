/** The keys of a tenant, as the portal manages them for a logged-in user. */

import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  changeAppKey,
  createAppKey,
  endPreviousSecret,
  listAppKeys,
  revokeAppKey,
  rotateAppKey,
} from '../../account/rights/app-key.ts';
import { authorOf } from '../../account/rights/caller.ts';
import { endPreviousTenantKey, rotateTenantKey } from '../../account/tenant.ts';
import type { Author, LiveSession } from '../../store/store.ts';
import { instantText } from '../../system/clock.ts';
import type { Context } from '../../system/context.ts';
import { isRefusal } from '../../system/problem.ts';
import { routesOf } from '../endpoint/endpoint-routes.ts';
import type { CallerOf } from '../guard.ts';
import { keyEndpoints } from './session-endpoints.ts';

export function sessionKeyRoutes(app: FastifyInstance, context: Context, loginOf: CallerOf<LiveSession>): void {
  const tenantIdOf = (request: FastifyRequest): string => loginOf(request).tenant.tenantId;
  const authorWith = (request: FastifyRequest): Author => authorOf(loginOf(request), request.id);

  routesOf(app, keyEndpoints).serve({
    listAppKeys: async ({ request, query }) => {
      const list = await listAppKeys(context, tenantIdOf(request), query);
      return isRefusal(list) ? list : { ok: true, keys: [...list.keys], nextCursor: list.nextCursor };
    },

    createAppKey: async ({ request, body }) => {
      const created = await createAppKey(context, tenantIdOf(request), body, authorWith(request));
      return isRefusal(created) ? created : { ok: true, key: created.key, secret: created.secret };
    },

    changeAppKey: async ({ request, params: { keyId }, body }) => {
      const key = await changeAppKey(context, { tenantId: tenantIdOf(request), keyId }, body, authorWith(request));
      return isRefusal(key) ? key : { ok: true, key };
    },

    rotateAppKey: async ({ request, params: { keyId }, body }) => {
      const rotated = await rotateAppKey(context, { tenantId: tenantIdOf(request), keyId }, body, authorWith(request));
      return isRefusal(rotated) ? rotated : { ok: true, key: rotated.key, secret: rotated.secret };
    },

    endPreviousAppSecret: async ({ request, params: { keyId } }) => {
      const key = await endPreviousSecret(context, { tenantId: tenantIdOf(request), keyId }, authorWith(request));
      return isRefusal(key) ? key : { ok: true, key };
    },

    revokeAppKey: async ({ request, params: { keyId } }) => {
      const key = await revokeAppKey(context, tenantIdOf(request), keyId, authorWith(request));
      return isRefusal(key) ? key : { ok: true, key };
    },

    rotateTenantKey: async ({ request, body: { overlapHours } }) => {
      const rotated = await rotateTenantKey(context, tenantIdOf(request), authorWith(request), overlapHours);
      if (isRefusal(rotated)) return rotated;
      const { key: tenantApiKey, previousUntil } = rotated;
      return { ok: true, tenantApiKey, previousKeyUntil: previousUntil === null ? null : instantText(previousUntil) };
    },

    endPreviousTenantKey: async ({ request }) => {
      await endPreviousTenantKey(context, tenantIdOf(request), authorWith(request));
      return { ok: true };
    },
  });
}
