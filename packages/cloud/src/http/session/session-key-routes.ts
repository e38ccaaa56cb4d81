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
import type { Author } from '../../store/store.ts';
import { instantText } from '../../system/clock.ts';
import { isRefusal } from '../../system/problem.ts';
import type { SessionCaller } from '../caller.ts';
import { routesOf } from '../endpoint/endpoint-routes.ts';
import type { Services } from '../services.ts';
import { keyEndpoints } from './session-endpoints.ts';

export function sessionKeyRoutes(app: FastifyInstance, services: Services): void {
  const { context } = services;
  const authorWith = ({ request, caller }: { readonly request: FastifyRequest; readonly caller: SessionCaller }): Author =>
    authorOf(caller, request.id);
  routesOf(app, services, keyEndpoints).serve({
    listAppKeys: async ({ caller, query }) => {
      const list = await listAppKeys(context, caller.tenantId, query);
      return isRefusal(list) ? list : { ok: true, keys: [...list.keys], nextCursor: list.nextCursor };
    },

    createAppKey: async ({ request, caller, body }) => {
      const created = await createAppKey(context, caller.tenantId, body, authorWith({ request, caller }));
      return isRefusal(created) ? created : { ok: true, key: created.key, secret: created.secret };
    },

    changeAppKey: async ({ request, caller, params: { keyId }, body }) => {
      const key = await changeAppKey(context, { tenantId: caller.tenantId, keyId }, body, authorWith({ request, caller }));
      return isRefusal(key) ? key : { ok: true, key };
    },

    rotateAppKey: async ({ request, caller, params: { keyId }, body }) => {
      const rotated = await rotateAppKey(context, { tenantId: caller.tenantId, keyId }, body, authorWith({ request, caller }));
      return isRefusal(rotated) ? rotated : { ok: true, key: rotated.key, secret: rotated.secret };
    },

    endPreviousAppSecret: async ({ request, caller, params: { keyId } }) => {
      const key = await endPreviousSecret(context, { tenantId: caller.tenantId, keyId }, authorWith({ request, caller }));
      return isRefusal(key) ? key : { ok: true, key };
    },

    revokeAppKey: async ({ request, caller, params: { keyId } }) => {
      const key = await revokeAppKey(context, caller.tenantId, keyId, authorWith({ request, caller }));
      return isRefusal(key) ? key : { ok: true, key };
    },

    rotateTenantKey: async ({ request, caller, body: { overlapHours } }) => {
      const rotated = await rotateTenantKey(context, caller.tenantId, authorWith({ request, caller }), overlapHours);
      if (isRefusal(rotated)) return rotated;
      const { key: tenantApiKey, previousUntil } = rotated;
      return { ok: true, tenantApiKey, previousKeyUntil: previousUntil === null ? null : instantText(previousUntil) };
    },

    endPreviousTenantKey: async ({ request, caller }) => {
      await endPreviousTenantKey(context, caller.tenantId, authorWith({ request, caller }));
      return { ok: true };
    },
  });
}
