/** Decides when a request is repeated, and how long to wait before. Sends nothing itself. */

import type { Problem } from './generated/contract.ts';

const STEP_MS = 250;
const STEP_MS_MAX = 8_000;
const RETRY_AFTER_SECONDS_MAX = 60;

/** The outcome of one request. */
export type Reading =
  | { readonly kind: 'answered'; readonly body: unknown }
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly problem: Problem;
      readonly retryAfterSeconds: number | undefined;
    }
  | { readonly kind: 'unreadable'; readonly fault: string; readonly mayHaveArrived: boolean; readonly cause?: unknown };

const TRANSIENT: readonly number[] = [408, 429, 500, 502, 503, 504];

/** The server says so before it looks at the request. */
const NOT_STARTED: readonly number[] = [429, 503];

/** Whether another try may succeed. A request that is not repeatable is sent again only if it did nothing. */
export function isWorthRetrying(reading: Reading, isRepeatable: boolean): boolean {
  switch (reading.kind) {
    case 'answered':
      return false;
    case 'refused':
      return (isRepeatable ? TRANSIENT : NOT_STARTED).includes(reading.status);
    case 'unreadable':
      return isRepeatable || !reading.mayHaveArrived;
  }
}

/** `fraction` spreads callers that failed together: 0 to 1. */
export function delayMs(reading: Reading, retries: number, fraction: number): number {
  const asked = reading.kind === 'refused' ? reading.retryAfterSeconds : undefined;
  if (asked !== undefined) return Math.min(asked, RETRY_AFTER_SECONDS_MAX) * 1000;
  return fraction * Math.min(STEP_MS * 2 ** retries, STEP_MS_MAX);
}
