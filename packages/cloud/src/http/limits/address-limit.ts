/** Limits requests of one address that need no key: pages, descriptions, sign-up, login, and requests without a valid key. */

import { limitSays } from '@ledgerline/words/problem/limit';
import type { FastifyRequest } from 'fastify';
import { countedAddress } from '../../system/address.ts';
import type { TokenBuckets } from '../../system/pace/token-buckets.ts';
import { type Refusal, refuseByLimit } from '../../system/problem.ts';
import { addressOf } from '../request/request-address.ts';

/** Counts an unauthenticated request as several. */
export function countStranger(addresses: TokenBuckets, request: FastifyRequest, cost = 1): Refusal | null {
  const address = countedAddress(addressOf(request));
  if (addresses.take(address, cost)) return null;
  const seconds = addresses.secondsUntil(address, cost);
  return refuseByLimit('per-address', limitSays.perAddress(seconds), seconds);
}
