/** A piece of work under a trace, and the text that OpenTelemetry collectors take of it: OTLP over HTTP, as JSON. */

import { parentSpanOf, traceIdOf } from './trace-context.ts';

export type SpanKind = 'internal' | 'server' | 'consumer';

export interface Span {
  /** Names the trace and the span that this one belongs to. */
  readonly traceparent: string;
  readonly tracestate?: string;
  readonly spanId: string;
  readonly name: string;
  readonly kind: SpanKind;
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  readonly endedAt: number;
  readonly attributes: Readonly<Record<string, string | number>>;
  /** Why the work failed; null if it did not. */
  readonly failure: string | null;
}

/** The numbers of the format. */
const KIND: Readonly<Record<SpanKind, number>> = { internal: 1, server: 2, consumer: 5 };
const STATUS_ERROR = 2;

/** The body of POST /v1/traces of a collector. */
export function spansBody(service: Readonly<Record<string, string>>, spans: readonly Span[]): string {
  const scopeSpans = [{ scope: { name: 'ledgerline' }, spans: spans.map(spanValue) }];
  return JSON.stringify({ resourceSpans: [{ resource: { attributes: attributesOf(service) }, scopeSpans }] });
}

const spanValue = (span: Span) => ({
  traceId: traceIdOf(span.traceparent),
  spanId: span.spanId,
  parentSpanId: parentSpanOf(span.traceparent),
  ...(span.tracestate !== undefined && { traceState: span.tracestate }),
  name: span.name,
  kind: KIND[span.kind],
  startTimeUnixNano: nanoseconds(span.startedAt),
  endTimeUnixNano: nanoseconds(Math.max(span.startedAt, span.endedAt)),
  attributes: attributesOf(span.attributes),
  ...(span.failure !== null && { status: { code: STATUS_ERROR, message: span.failure } }),
});

/** A string, because a JSON number is not exact enough. */
const nanoseconds = (milliseconds: number): string => `${Math.trunc(milliseconds)}000000`;

const attributesOf = (values: Readonly<Record<string, string | number>>) =>
  Object.entries(values).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(Math.trunc(value)) } : { stringValue: value },
  }));
