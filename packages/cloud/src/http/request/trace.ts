/** The trace that a request belongs to, from its headers. What is recorded under it is in health/traces.ts. */

import type { IncomingHttpHeaders } from 'node:http';
import { readTrace, traceLine } from '@ledgerline/contract';

/** The trace as one line; null without a valid one. */
export function traceIn({ traceparent, tracestate }: IncomingHttpHeaders): string | null {
  if (traceparent === undefined) return null;
  const trace = readTrace({ traceparent, tracestate });
  return trace && traceLine(trace);
}
