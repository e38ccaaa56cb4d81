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
import { isRefusal, refuse } from '../../system/problem.ts';
import { type Deny, routesOf } from '../endpoint/endpoint-routes.ts';
import { type ApiCaller, type CallerOf, fullAccessRefusal } from '../guard.ts';
import type { Services } from '../services.ts';
import { apiKeyEndpoints } from './api-endpoints.ts';

export function apiKeyRoutes(app: FastifyInstance, { context }: Services, callerOf: CallerOf<ApiCaller>): void {
  const authorOf = (request: FastifyRequest) => ({ actor: actorOf(callerOf(request)), requestId: request.id });
  /** For the tenant key alone, as in "Only the tenant key can …". */
  const tenantKeyOnly =
    (doing: string, instead: string): Deny =>
    (request) =>
      callerOf(request).appKey
        ? refuse('access_denied', `Only the tenant key can ${doing}. Use it, or ${instead} in the portal.`)
        : null;

  routesOf(app, apiKeyEndpoints).serve(
    {
      readMe: ({ request }) => describeCaller(context, callerOf(request)),

      listKeys: async ({ request, query }) => {
        const page = await listAppKeys(context, callerOf(request).tenantId, query);
        return isRefusal(page) ? page : { ok: true, keys: [...page.keys], nextCursor: page.nextCursor };
      },

      createKey: async ({ request, body }) => {
        const created = await createAppKey(context, callerOf(request).tenantId, body, authorOf(request));
        return isRefusal(created) ? created : { ok: true, key: created.key, secret: created.secret };
      },

      changeKey: async ({ request, params: { keyId }, body }) => {
        const { tenantId } = callerOf(request);
        const key = await changeAppKey(context, { tenantId, keyId }, body, authorOf(request));
        return isRefusal(key) ? key : { ok: true, key };
      },

      rotateKey: async ({ request, params: { keyId }, body }) => {
        const { tenantId } = callerOf(request);
        const rotated = await rotateAppKey(context, { tenantId, keyId }, body, authorOf(request));
        return isRefusal(rotated) ? rotated : { ok: true, key: rotated.key, secret: rotated.secret };
      },

      endPreviousSecret: async ({ request, params: { keyId } }) => {
        const { tenantId } = callerOf(request);
        const key = await endPreviousSecret(context, { tenantId, keyId }, authorOf(request));
        return isRefusal(key) ? key : { ok: true, key };
      },

      revokeKey: async ({ request, params: { keyId } }) => {
        const key = await revokeAppKey(context, callerOf(request).tenantId, keyId, authorOf(request));
        return isRefusal(key) ? key : { ok: true, key };
      },
    },
    {
      listKeys: (request) => fullAccessRefusal(callerOf(request), 'list keys'),
      createKey: tenantKeyOnly('create keys', 'create the key'),
      changeKey: tenantKeyOnly('change keys', 'change the key'),
      rotateKey: tenantKeyOnly('rotate keys', 'rotate the key'),
      endPreviousSecret: tenantKeyOnly('end a previous secret', 'end the secret'),
      revokeKey: (request) => {
        const caller = callerOf(request);
        const { keyId } = request.params as { readonly keyId?: string };
        return caller.appKey?.keyId === keyId ? null : fullAccessRefusal(caller, 'revoke other keys');
      },
    },
  );
}
