/** How often one address may ask for what needs no key: pages, descriptions, sign-up, login, and requests without a valid key. */

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { countedAddress } from '../../system/address.ts';
import type { TokenBuckets } from '../../system/pace/token-buckets.ts';
import { type Refusal, refuseByLimit } from '../../system/problem.ts';
import { sendRefusal } from '../reply/problem-status.ts';
import { addressOf } from '../request/request-address.ts';
import { costOf, secondsText } from './rate-limit.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts an unauthenticated request. */
    countStranger?: (request: FastifyRequest) => Refusal | null;
  }
}

/** Lets every guard below count those it turns away. */
export function countStrangers(app: FastifyInstance, addresses: TokenBuckets): void {
  app.decorate('countStranger', (request: FastifyRequest) => countStranger(addresses, request));
}

/** Counts every request of this scope. */
export function limitAddresses(app: FastifyInstance, addresses: TokenBuckets): void {
  if (addresses.isOff) return;
  app.addHook('onRequest', (request, reply, done) => {
    const refusal = countStranger(addresses, request);
    if (refusal) sendRefusal(reply, refusal);
    else done();
  });
}

/** Counts one unauthenticated request. */
export function countStranger(addresses: TokenBuckets, request: FastifyRequest): Refusal | null {
  const [address, cost] = [countedAddress(addressOf(request)), costOf(request)];
  if (addresses.take(address, cost)) return null;
  const seconds = addresses.secondsUntil(address, cost);
  return refuseByLimit('per-address', `Too many requests from this address. Try again in ${secondsText(seconds)}.`, seconds);
}
