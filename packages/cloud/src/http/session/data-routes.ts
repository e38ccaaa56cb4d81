/** What owners and admins decide about the data of their company, for logged-in users. The export is in export-routes.ts. */

import type { FastifyInstance } from 'fastify';
import { cancelErasure, requestErasure } from '../../account/erasure.ts';
import { setKeptDays } from '../../account/kept-days.ts';
import type { LiveSession } from '../../store/store.ts';
import { instantText } from '../../system/clock.ts';
import type { Context } from '../../system/context.ts';
import { KeyedMutex } from '../../system/pace/keyed-mutex.ts';
import { isRefusal } from '../../system/problem.ts';
import { routesOf } from '../endpoint/endpoint-routes.ts';
import type { CallerOf } from '../guard.ts';
import { erasureEndpoints, retentionEndpoints } from './data-endpoints.ts';

export function dataRoutes(app: FastifyInstance, context: Context, loginOf: CallerOf<LiveSession>): void {
  const turns = new KeyedMutex();
  routesOf(app, erasureEndpoints).serve({
    requestErasure: async ({ request, body }) => {
      const eraseAt = await requestErasure(context, turns, loginOf(request), body, request.id);
      return isRefusal(eraseAt) ? eraseAt : { ok: true, eraseAt: instantText(eraseAt) };
    },
    cancelErasure: async ({ request }) => (await cancelErasure(context, loginOf(request), request.id)) ?? { ok: true },
  });
  routesOf(app, retentionEndpoints).serve({
    setRetention: async ({ request, body }) => {
      const keptDays = await setKeptDays(context, loginOf(request), body, request.id);
      return isRefusal(keptDays) ? keptDays : { ok: true, keptDays };
    },
  });
}
