/** What the routes share besides the context: things of the server that remember. Made once by server.ts. */

import type { KeyCache } from '../account/key-cache.ts';
import type { CommandIntake } from '../command/command.ts';
import type { LargeBodies } from '../command/large-body.ts';
import type { KeyHolder, KnownConnector } from '../store/store.ts';
import type { Context } from '../system/context.ts';
import type { BodyTimeouts } from './json-body.ts';
import type { Limits } from './limits.ts';
import type { Metrics } from './metrics.ts';
import type { Readiness } from './readiness.ts';
import type { RefusedCalls } from './refused-calls.ts';

export interface Services extends Limits {
  readonly context: Context;
  readonly intake: CommandIntake;
  readonly callers: KeyCache<KeyHolder>;
  readonly connectors: KeyCache<KnownConnector>;
  readonly metrics: Metrics;
  readonly bodyTimeouts: BodyTimeouts;
  readonly largeBodies: LargeBodies;
  readonly readiness: Readiness;
  readonly refusals: RefusedCalls;
}
