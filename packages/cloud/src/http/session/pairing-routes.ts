/** Pairing by code: the requests of a program that has no key yet, and the decision of a logged-in user. */

import type { FastifyInstance } from 'fastify';
import { claimPairing, decidePairing, startPairing } from '../../account/pairing.ts';
import type { LiveSession } from '../../store/store.ts';
import { countedAddress } from '../../system/address.ts';
import { eventLimits, takeEvent } from '../../system/pace/event-limit.ts';
import { isRefusal } from '../../system/problem.ts';
import { routesOf } from '../endpoint/endpoint-routes.ts';
import type { CallerOf } from '../guard.ts';
import { clearSessionCookie } from '../reply/session-cookie.ts';
import { addressOf } from '../request/request-address.ts';
import type { Services } from '../services.ts';
import { deviceEndpoints, pairingEndpoints } from './pairing-endpoints.ts';

export async function deviceRoutes(app: FastifyInstance, { context, metrics }: Services): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  routesOf(app, deviceEndpoints).serve({
    startPairing: async ({ request, body }) => {
      const address = addressOf(request);
      const limited = await takeEvent(context, eventLimits.pairings, countedAddress(address));
      if (limited) return limited;
      metrics.paired('started');
      return startPairing(context, body, address);
    },

    claimPairing: ({ body }) => claimPairing(context, body.deviceCode),
  });
}

export function pairingRoutes(app: FastifyInstance, { context, metrics }: Services, loginOf: CallerOf<LiveSession>): void {
  routesOf(app, pairingEndpoints).serve({
    decidePairing: async ({ request, reply, params, body }) => {
      const live = loginOf(request);
      const asked = { live, userCode: params.userCode, body, address: addressOf(request), requestId: request.id };
      const decided = await decidePairing(context, asked);
      if (!isRefusal(decided)) {
        metrics.paired(decided.pairing.state === 'approved' ? 'approved' : 'denied');
        return { ok: true, ...decided };
      }
      if (decided.refused.code === 'login_required') clearSessionCookie(reply, context);
      return decided;
    },
  });
}
