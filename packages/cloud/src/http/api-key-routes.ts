/** What a program asks about its own key, and the app keys of its account. */

import type { FastifyInstance } from 'fastify';
import { changeAppKey, createAppKey, endPreviousSecret, listAppKeys, revokeAppKey, rotateAppKey } from '../account/app-key.ts';
import { actorOf } from '../account/caller.ts';
import { describeCaller } from '../delivery/caller-description.ts';
import { isRefusal, refuse } from '../system/problem.ts';
import { routesOf } from './endpoint-routes.ts';
import { apiKeyEndpoints } from './endpoints/api-endpoints.ts';
import { type ApiCaller, type CallerOf, fullAccessRefusal } from './guard.ts';
import type { Services } from './services.ts';

export function apiKeyRoutes(app: FastifyInstance, { context }: Services, callerOf: CallerOf<ApiCaller>): void {
  routesOf(app, apiKeyEndpoints).serve({
    readMe: ({ request }) => describeCaller(context, callerOf(request)),

    listKeys: async ({ request, query }) => {
      const caller = callerOf(request);
      const page = fullAccessRefusal(caller, 'list keys') ?? (await listAppKeys(context, caller.tenantId, query));
      return isRefusal(page) ? page : { ok: true, keys: [...page.keys], nextCursor: page.nextCursor };
    },

    createKey: async ({ request, body }) => {
      const caller = callerOf(request);
      if (caller.appKey)
        return refuse('access_denied', 'Only the tenant key can create keys. Use it, or create the key in the portal.');
      const created = await createAppKey(context, caller.tenantId, body, { actor: actorOf(caller), requestId: request.id });
      return isRefusal(created) ? created : { ok: true, key: created.key, secret: created.secret };
    },

    changeKey: async ({ request, params: { keyId }, body }) => {
      const caller = callerOf(request);
      if (caller.appKey)
        return refuse('access_denied', 'Only the tenant key can change keys. Use it, or change the key in the portal.');
      const author = { actor: actorOf(caller), requestId: request.id };
      const key = await changeAppKey(context, { tenantId: caller.tenantId, keyId }, body, author);
      return isRefusal(key) ? key : { ok: true, key };
    },

    rotateKey: async ({ request, params: { keyId }, body }) => {
      const caller = callerOf(request);
      if (caller.appKey)
        return refuse('access_denied', 'Only the tenant key can rotate keys. Use it, or rotate the key in the portal.');
      const author = { actor: actorOf(caller), requestId: request.id };
      const rotated = await rotateAppKey(context, { tenantId: caller.tenantId, keyId }, body, author);
      return isRefusal(rotated) ? rotated : { ok: true, key: rotated.key, secret: rotated.secret };
    },

    endPreviousSecret: async ({ request, params: { keyId } }) => {
      const caller = callerOf(request);
      if (caller.appKey)
        return refuse('access_denied', 'Only the tenant key can end a previous secret. Use it, or end the secret in the portal.');
      const author = { actor: actorOf(caller), requestId: request.id };
      const key = await endPreviousSecret(context, { tenantId: caller.tenantId, keyId }, author);
      return isRefusal(key) ? key : { ok: true, key };
    },

    revokeKey: async ({ request, params: { keyId } }) => {
      const caller = callerOf(request);
      const denied = caller.appKey?.keyId === keyId ? null : fullAccessRefusal(caller, 'revoke other keys');
      const key =
        denied ?? (await revokeAppKey(context, caller.tenantId, keyId, { actor: actorOf(caller), requestId: request.id }));
      return isRefusal(key) ? key : { ok: true, key };
    },
  });
}
