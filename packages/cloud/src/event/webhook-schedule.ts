/** When an endpoint is only probed, and when it is switched off. Pure. When a delivery is tried again is decided in retry-wait.ts. */

import { DAY_MS } from '@ledgerline/contract';

/** Failures in a row after which an endpoint is sent one event at a time until one arrives. */
export const PROBES_AFTER = 5;

/** An endpoint is disabled when every attempt failed for this long, and there were at least this many. */
const DISABLED_AFTER_MS = 5 * DAY_MS;
const DISABLED_AFTER_FAILURES = 10;

export const isHopeless = (failingSince: number | null, failuresInRow: number, now: number): boolean =>
  failingSince !== null && now - failingSince >= DISABLED_AFTER_MS && failuresInRow >= DISABLED_AFTER_FAILURES;
