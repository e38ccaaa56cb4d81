/** What owners and admins decide about the data of their company, for logged-in users. The export is in export-routes.ts. */

import type { FastifyInstance } from 'fastify';
import { cancelErasure, requestErasure } from '../../account/erasure.ts';
import { setKeptDays } from '../../account/kept-days.ts';
import { setOpenToOperator } from '../../console/visit.ts';
import { instantText } from '../../system/clock.ts';
import { KeyedMutex } from '../../system/pace/keyed-mutex.ts';
import { isRefusal } from '../../system/problem.ts';
import { routesOf } from '../endpoint/endpoint-routes.ts';
import type { Services } from '../services.ts';
import { erasureEndpoints, operatorSightEndpoints, retentionEndpoints } from './data-endpoints.ts';

export function dataRoutes(app: FastifyInstance, services: Services): void {
  const { context } = services;
  const turns = new KeyedMutex();
  routesOf(app, services, erasureEndpoints).serve({
    requestErasure: async ({ request, caller, body }) => {
      const eraseAt = await requestErasure(context, turns, caller, body, request.id);
      return isRefusal(eraseAt) ? eraseAt : { ok: true, eraseAt: instantText(eraseAt) };
    },
    cancelErasure: async ({ request, caller }) => (await cancelErasure(context, caller, request.id)) ?? { ok: true },
  });
  routesOf(app, services, operatorSightEndpoints).serve({
    setOperatorSight: async ({ request, caller, body }) => ({
      ok: true,
      books: await setOpenToOperator(context, caller, body.books, request.id),
    }),
  });
  routesOf(app, services, retentionEndpoints).serve({
    setRetention: async ({ request, caller, body }) => {
      const keptDays = await setKeptDays(context, caller, body, request.id);
      return isRefusal(keptDays) ? keptDays : { ok: true, keptDays };
    },
  });
}
