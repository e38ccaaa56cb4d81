/** An OpenTelemetry collector for tests, on a port of its own: keeps the spans that it is sent. */

import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface CollectedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string;
  readonly name: string;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly status?: { readonly message: string };
}

export interface TestCollector {
  readonly endpoint: string;
  readonly spans: CollectedSpan[];
  /** Resolves when so many spans of a trace have arrived. */
  until(traceId: string, count: number): Promise<void>;
  /** The headers of the last request. */
  readonly headers: () => Readonly<Record<string, unknown>>;
  close(): Promise<void>;
}

export async function openTestCollector(): Promise<TestCollector> {
  const spans: CollectedSpan[] = [];
  const arrivals = new EventEmitter();
  let headers = {};
  const server = createServer(async (request, response) => {
    headers = request.headers;
    const body = JSON.parse(await text(request));
    if (request.url === '/v1/traces') spans.push(...body.resourceSpans[0].scopeSpans[0].spans);
    response.end('{}');
    arrivals.emit('spans');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    spans,
    headers: () => headers,
    async until(traceId, count) {
      while (spans.filter((span) => span.traceId === traceId).length < count) await once(arrivals, 'spans');
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
