/** What the routes share beside the context: things of the server that remember. Made once by server.ts. */

import type { CallerMemory } from '../caller-memory.ts';
import type { CommandIntake } from '../command.ts';
import type { Context } from '../context.ts';
import type { SlowBodies } from './json-body.ts';
import type { Metrics } from './metrics.ts';
import type { RateLimit } from './rate-limit.ts';

export interface Services {
  readonly context: Context;
  readonly intake: CommandIntake;
  /** Null when other processes share the store. */
  readonly memory: CallerMemory | null;
  readonly rateLimit: RateLimit;
  readonly metrics: Metrics;
  readonly slowBodies: SlowBodies;
}
