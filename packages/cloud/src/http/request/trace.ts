/** The trace that a request belongs to, from its headers. What is recorded under it is in health/traces.ts. */

import type { IncomingHttpHeaders } from 'node:http';
import { readTrace, traceLine } from '@ledgerline/contract';

/** As one line; null if there is none, or none that is valid. */
export function traceIn({ traceparent, tracestate }: IncomingHttpHeaders): string | null {
  if (traceparent === undefined) return null;
  const trace = readTrace({ traceparent, tracestate });
  return trace && traceLine(trace);
}
