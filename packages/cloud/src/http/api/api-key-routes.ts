/** Requests of a program about its own key, and about the app keys of its account. */

import type { FastifyInstance } from 'fastify';
import {
  changeAppKey,
  createAppKey,
  endPreviousSecret,
  listAppKeys,
  revokeAppKey,
  rotateAppKey,
} from '../../account/rights/app-key.ts';
import { describeCaller } from '../../delivery/caller-description.ts';
import { isRefusal } from '../../system/problem.ts';
import { authorIn, type TenantCaller } from '../caller.ts';
import { type HandlersFor, routesOf } from '../endpoint/endpoint-routes.ts';
import type { Services } from '../services.ts';
import { apiKeyEndpoints } from './api-endpoints.ts';

type KeyEndpoints = Omit<typeof apiKeyEndpoints, 'readMe'>;

export function apiKeyRoutes(app: FastifyInstance, services: Services): void {
  routesOf(app, services, apiKeyEndpoints).serve({
    readMe: ({ caller }) => describeCaller(services.context, caller),
    ...keyHandlers(services),
  });
}

/** Handlers for keys and for logged-in users. */
export const keyHandlers = ({ context }: Services): HandlersFor<TenantCaller, KeyEndpoints> => ({
  listKeys: async ({ caller: { tenantId }, query }) => {
    const page = await listAppKeys(context, tenantId, query);
    return isRefusal(page) ? page : { ok: true, keys: [...page.keys], nextCursor: page.nextCursor };
  },

  createKey: async (call) => {
    const created = await createAppKey(context, call.caller.tenantId, call.body, authorIn(call));
    return isRefusal(created) ? created : { ok: true, key: created.key, secret: created.secret };
  },

  changeKey: async (call) => {
    const key = await changeAppKey(context, keyIn(call), call.body, authorIn(call));
    return isRefusal(key) ? key : { ok: true, key };
  },

  rotateKey: async (call) => {
    const rotated = await rotateAppKey(context, keyIn(call), call.body, authorIn(call));
    return isRefusal(rotated) ? rotated : { ok: true, key: rotated.key, secret: rotated.secret };
  },

  endPreviousSecret: async (call) => {
    const key = await endPreviousSecret(context, keyIn(call), authorIn(call));
    return isRefusal(key) ? key : { ok: true, key };
  },

  revokeKey: async (call) => {
    const { tenantId, keyId } = keyIn(call);
    const key = await revokeAppKey(context, tenantId, keyId, authorIn(call));
    return isRefusal(key) ? key : { ok: true, key };
  },
});

const keyIn = ({ caller: { tenantId }, params: { keyId } }: KeyCall) => ({ tenantId, keyId });

interface KeyCall {
  readonly caller: TenantCaller;
  readonly params: { readonly keyId: string };
}
