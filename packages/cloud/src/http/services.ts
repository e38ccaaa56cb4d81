/** What the routes share in addition to the context: stateful parts of the server. Created once by server.ts. */

import type { KeyCache } from '../account/rights/key-cache.ts';
import type { BookWindow } from '../book-window/book-window.ts';
import type { CommandIntake } from '../command/command.ts';
import type { LargeBodies } from '../command/large-body.ts';
import type { AuthorizationServer } from '../oauth/authorization-server.ts';
import type { KeyHolder, KnownConnector } from '../store/store.ts';
import type { Context } from '../system/context.ts';
import type { Metrics } from './health/metrics.ts';
import type { Readiness } from './health/readiness.ts';
import type { RefusedCalls } from './health/refused-calls.ts';
import type { Traces } from './health/traces.ts';
import type { Limits } from './limits/limits.ts';
import type { BodyTimeouts } from './request/json-body.ts';

export interface Services extends Limits {
  readonly context: Context;
  readonly intake: CommandIntake;
  readonly bookWindow: BookWindow;
  readonly callers: KeyCache<KeyHolder>;
  readonly connectors: KeyCache<KnownConnector>;
  readonly metrics: Metrics;
  readonly bodyTimeouts: BodyTimeouts;
  readonly largeBodies: LargeBodies;
  readonly readiness: Readiness;
  readonly refusals: RefusedCalls;
  readonly traces: Traces;
  /** Loaded when it is first used: most of its time a cloud needs none. */
  readonly oauth: () => Promise<AuthorizationServer>;
}
