/** Pairing by code: the requests of a program that has no key yet, and the decision of a logged-in user. */

import type { FastifyInstance } from 'fastify';
import { claimPairing, decidePairing, startPairing } from '../../account/pairing.ts';
import { countedAddress } from '../../system/address.ts';
import { eventLimits, takeEvent } from '../../system/pace/event-limit.ts';
import { isRefusal } from '../../system/problem.ts';
import { routesOf } from '../endpoint/endpoint-routes.ts';
import { neverStore } from '../reply/json-reply.ts';
import { clearSessionCookie } from '../reply/session-cookie.ts';
import { addressOf } from '../request/request-address.ts';
import type { Services } from '../services.ts';
import { deviceEndpoints, pairingEndpoints } from './pairing-endpoints.ts';

export async function deviceRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { context, metrics } = services;
  neverStore(app);
  routesOf(app, services, deviceEndpoints).serve({
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

export function pairingRoutes(app: FastifyInstance, services: Services): void {
  const { context, metrics } = services;
  routesOf(app, services, pairingEndpoints).serve({
    decidePairing: async ({ request, reply, caller: live, params, body }) => {
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
