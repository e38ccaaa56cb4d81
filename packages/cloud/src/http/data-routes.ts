/** What owners and admins decide about the data of their company, for logged-in users. The export is in export-routes.ts. */

import type { FastifyInstance } from 'fastify';
import { setKeptDays } from '../account/kept-days.ts';
import type { LiveSession } from '../store/store.ts';
import type { Context } from '../system/context.ts';
import { isRefusal } from '../system/problem.ts';
import { routesOf } from './endpoint-routes.ts';
import { retentionEndpoints } from './endpoints/data-endpoints.ts';
import type { CallerOf } from './guard.ts';

export function dataRoutes(app: FastifyInstance, context: Context, loginOf: CallerOf<LiveSession>): void {
  routesOf(app, retentionEndpoints).serve({
    setRetention: async ({ request, body }) => {
      const keptDays = await setKeptDays(context, loginOf(request), body, request.id);
      return isRefusal(keptDays) ? keptDays : { ok: true, keptDays };
    },
  });
}
