/** The limits of one server: how often keys, sessions, tenants and addresses may call. Made once; nodes of one database share them. */

import { deliveryLimits, limits } from '@ledgerline/contract';
import { limitSays } from '@ledgerline/words/problem/limit';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../system/context.ts';
import type { Logger } from '../../system/log.ts';
import { BytePace } from '../../system/pace/byte-pace.ts';
import { SharedUse } from '../../system/pace/shared-use.ts';
import { TokenBuckets } from '../../system/pace/token-buckets.ts';
import { OpenWaits } from '../../system/waiting/open-waits.ts';
import { CallLimit } from './rate-limit.ts';

export interface Limits {
  /** The limit of keys. */
  readonly rateLimit: CallLimit;
  /** The limit of login sessions, on /app and the portal. */
  readonly sessionLimit: CallLimit;
  /** The limit of requests without a key. */
  readonly addresses: TokenBuckets;
  /** The limit of bytes of files and large bodies, by tenant. */
  readonly transfers: BytePace;
  readonly sharedUse: SharedUse;
  /** Polls of connectors that wait for work. */
  readonly openPolls: OpenWaits;
  /** Requests of keys and sessions that wait for a command. */
  readonly openWaits: OpenWaits;
}

const MEBIBYTE = 1_048_576;

export function makeLimits({ clock, config, store, timers }: Context): Limits {
  const buckets = (perMinute: number): TokenBuckets =>
    new TokenBuckets(perMinute, clock, { isShared: config.databaseUrl !== null });
  const keys = buckets(config.requestsPerMinute);
  const sessions = buckets(config.requestsPerMinute === 0 ? 0 : limits.sessionRequestsPerMinute);
  const tenants = buckets(config.tenantRequestsPerMinute);
  const addresses = buckets(config.addressRequestsPerMinute);
  return {
    rateLimit: new CallLimit('per-key', keys, tenants),
    sessionLimit: new CallLimit('per-session', sessions, tenants),
    addresses,
    transfers: new BytePace(config.transferMebibytesPerSecond * MEBIBYTE, clock, timers),
    sharedUse: new SharedUse(store, { keys, sessions, tenants, addresses }),
    openPolls: new OpenWaits(
      'open-polls',
      deliveryLimits.openPollsPerConnectorMax,
      limitSays.openPolls(deliveryLimits.openPollsPerConnectorMax),
    ),
    openWaits: new OpenWaits('open-waits', limits.openWaitsPerCallerMax, limitSays.openWaits(limits.openWaitsPerCallerMax)),
  };
}

const SHARE_EVERY_MS = 1_000;

/** Shares limits between nodes that use one PostgreSQL. The next update makes up for a failed one. */
export function shareLimits(app: FastifyInstance, { config, timers }: Context, { sharedUse }: Limits, log: Logger): void {
  if (config.databaseUrl === null) return;
  const timer = timers.every(SHARE_EVERY_MS, () => {
    sharedUse.share().catch((error: unknown) => log.warn({ err: error }, 'the limits could not be shared with other nodes'));
  });
  app.addHook('onClose', async () => timer.cancel());
}
