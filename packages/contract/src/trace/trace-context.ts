/**
 * The trace that a caller has begun, as W3C Trace Context sends it in two headers. Checks their form. What is recorded under a trace is in
 * span.ts.
 */

import type { Static } from 'typebox';
import { Type } from '../schema/schema-type.ts';

export const TraceParent = Type.String({
  minLength: 55,
  maxLength: 55,
  description: 'The traceparent header that the command was sent with (W3C Trace Context). Absent if there was no valid one.',
});
export type TraceParent = Static<typeof TraceParent>;

export const TraceState = Type.String({
  maxLength: 512,
  description: 'The tracestate header that came with the traceparent. Absent if there was no valid one.',
});
export type TraceState = Static<typeof TraceState>;

/** A trace as it travels with a command. */
export interface TraceContext {
  readonly traceparent: string;
  readonly tracestate?: string;
}

const STATE_CHARACTERS_MAX = 512;
const STATE_MEMBERS_MAX = 32;

/** A later version may have more behind the four parts. */
const PARENT = /^(?<version>[0-9a-f]{2})-(?<trace>[0-9a-f]{32})-(?<span>[0-9a-f]{16})-(?<flags>[0-9a-f]{2})(?<more>-.*)?$/;
const ZEROS = /^0+$/;
const STATE_MEMBER = /^[a-z0-9][a-z0-9_\-*/@]{0,255}=[\x20-\x2b\x2d-\x3c\x3e-\x7e]{0,255}[\x21-\x2b\x2d-\x3c\x3e-\x7e]$/;

type Header = string | readonly string[] | undefined;

/** The trace of the headers; null if there is none, or if it is invalid: such headers are ignored, as the standard requires. */
export function readTrace({ traceparent, tracestate }: { traceparent?: Header; tracestate?: Header }): TraceContext | null {
  const found = typeof traceparent === 'string' ? PARENT.exec(traceparent)?.groups : undefined;
  if (!found) return null;
  const { version = '', trace = '', span = '', flags = '', more } = found;
  if (version === 'ff' || (version === '00' && more !== undefined) || ZEROS.test(trace) || ZEROS.test(span)) return null;
  const state = typeof tracestate === 'string' ? validState(tracestate) : null;
  return { traceparent: `00-${trace}-${span}-${flags}`, ...(state !== null && { tracestate: state }) };
}

/** Null for one that is too long or not valid: a part of it would say something else. */
function validState(tracestate: string): string | null {
  const members = tracestate
    .split(',')
    .map((member) => member.trim())
    .filter((member) => member !== '');
  const names = new Set(members.map((member) => member.split('=', 1)[0]));
  const isValid = members.length > 0 && members.length <= STATE_MEMBERS_MAX && names.size === members.length;
  const state = members.join(',');
  return isValid && state.length <= STATE_CHARACTERS_MAX && members.every((member) => STATE_MEMBER.test(member)) ? state : null;
}

/** A trace as one line: a traceparent contains no space. */
export const traceLine = ({ traceparent, tracestate }: TraceContext): string =>
  tracestate === undefined ? traceparent : `${traceparent} ${tracestate}`;

/** The trace in a line of traceLine. */
export function traceOfLine(line: string): TraceContext {
  const space = line.indexOf(' ');
  return space === -1 ? { traceparent: line } : { traceparent: line.slice(0, space), tracestate: line.slice(space + 1) };
}

const TRACE_ID = { from: 3, to: 35 } as const;
const SPAN_ID = { from: 36, to: 52 } as const;
const SAMPLED = 1;

export const traceIdOf = (traceparent: string): string => traceparent.slice(TRACE_ID.from, TRACE_ID.to);

/** The span that the next ones belong to. */
export const parentSpanOf = (traceparent: string): string => traceparent.slice(SPAN_ID.from, SPAN_ID.to);

/** Whether the caller records this trace. */
export const isSampled = (traceparent: string): boolean =>
  (Number.parseInt(traceparent.slice(SPAN_ID.to + 1), 16) & SAMPLED) === SAMPLED;

/** The same trace, one span further in. */
export const withinSpan = (traceparent: string, spanId: string): string =>
  `${traceparent.slice(0, SPAN_ID.from)}${spanId}${traceparent.slice(SPAN_ID.to)}`;
