/** What a program asks about its own key, and the app keys of its account. */

import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  changeAppKey,
  createAppKey,
  endPreviousSecret,
  listAppKeys,
  revokeAppKey,
  rotateAppKey,
} from '../../account/rights/app-key.ts';
import { actorOf } from '../../account/rights/caller.ts';
import { describeCaller } from '../../delivery/caller-description.ts';
import type { Author } from '../../store/store.ts';
import { isRefusal } from '../../system/problem.ts';
import type { ApiCaller } from '../caller.ts';
import { routesOf } from '../endpoint/endpoint-routes.ts';
import type { Services } from '../services.ts';
import { apiKeyEndpoints } from './api-endpoints.ts';

export function apiKeyRoutes(app: FastifyInstance, services: Services): void {
  const { context } = services;
  routesOf(app, services, apiKeyEndpoints).serve({
    readMe: ({ caller }) => describeCaller(context, caller),

    listKeys: async ({ caller: { tenantId }, query }) => {
      const page = await listAppKeys(context, tenantId, query);
      return isRefusal(page) ? page : { ok: true, keys: [...page.keys], nextCursor: page.nextCursor };
    },

    createKey: async ({ request, caller, body }) => {
      const created = await createAppKey(context, caller.tenantId, body, authorWith(caller, request));
      return isRefusal(created) ? created : { ok: true, key: created.key, secret: created.secret };
    },

    changeKey: async ({ request, caller, params: { keyId }, body }) => {
      const { tenantId } = caller;
      const key = await changeAppKey(context, { tenantId, keyId }, body, authorWith(caller, request));
      return isRefusal(key) ? key : { ok: true, key };
    },

    rotateKey: async ({ request, caller, params: { keyId }, body }) => {
      const { tenantId } = caller;
      const rotated = await rotateAppKey(context, { tenantId, keyId }, body, authorWith(caller, request));
      return isRefusal(rotated) ? rotated : { ok: true, key: rotated.key, secret: rotated.secret };
    },

    endPreviousSecret: async ({ request, caller, params: { keyId } }) => {
      const { tenantId } = caller;
      const key = await endPreviousSecret(context, { tenantId, keyId }, authorWith(caller, request));
      return isRefusal(key) ? key : { ok: true, key };
    },

    revokeKey: async ({ request, caller, params: { keyId } }) => {
      const key = await revokeAppKey(context, caller.tenantId, keyId, authorWith(caller, request));
      return isRefusal(key) ? key : { ok: true, key };
    },
  });
}

const authorWith = (caller: ApiCaller, { id: requestId }: FastifyRequest): Author => ({ actor: actorOf(caller), requestId });
