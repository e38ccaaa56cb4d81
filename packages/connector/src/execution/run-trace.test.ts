import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import type { LeasedCommand } from '@ledgerline/contract';
import { systemClock, systemTimers } from '../clock.ts';
import { runTracesOf } from './run-trace.ts';

const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
const command: LeasedCommand = {
  commandId: 'c-1',
  companyId: 'A',
  type: 'create-debtor',
  mode: 'write',
  payload: {},
  attempt: 1,
  leaseToken: 'token',
  leaseSeconds: 60,
};

test('no collector, no traces', () => {
  for (const endpoint of [undefined, '', 'nonsense'])
    assert.equal(runTracesOf({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }, systemClock, systemTimers), null);
});

test('the run of a command is a span of its trace, and the parent of what the driver does', async () => {
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    bodies.push(await text(request));
    response.end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const traces = runTracesOf({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }, systemClock, systemTimers);
  assert.ok(traces);
  assert.equal(traces.begin(command), null);
  assert.equal(traces.begin({ ...command, traceparent: traceparent.replace(/01$/, '00') }), null);
  const run = traces.begin({ ...command, traceparent, tracestate: 'a=1' });
  assert.ok(run);
  run.end({ kind: 'failed', code: 'driver_failed', message: 'No.', outcome: 'unknown', isBroken: true });
  await traces.close();
  const [span] = JSON.parse(bodies[0] ?? '').resourceSpans[0].scopeSpans[0].spans;
  assert.deepEqual(
    [span.name, span.parentSpanId, span.traceState, span.status.message],
    ['command run', 'b7ad6b7169203331', 'a=1', 'driver_failed'],
  );
  assert.equal(run.command.traceparent, `00-${span.traceId}-${span.spanId}-01`);
  server.close();
  server.closeAllConnections();
});
