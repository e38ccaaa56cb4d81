import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCollectorEndpoint, readCollectorHeaders } from './collector.ts';
import type { Span } from './span.ts';
import { SpanQueue, spanLimits } from './span-queue.ts';

const span: Span = {
  traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
  tracestate: 'a=1',
  spanId: '1122334455667788',
  name: 'command accept',
  kind: 'server',
  startedAt: 1_000,
  endedAt: 1_500,
  attributes: { 'ledgerline.command.id': 'c-1', 'ledgerline.command.attempts': 2 },
  failure: 'driver_failed',
};

function openQueue(post: (body: string) => Promise<boolean>) {
  const due: (() => void)[] = [];
  const queue = new SpanQueue({ service: { 'service.name': 'test' }, post, after: (_ms, run) => due.push(run) });
  return { queue, due };
}

test('spans that come close together go in one request, in the format of collectors', async () => {
  const bodies: string[] = [];
  const { queue, due } = openQueue(async (body) => bodies.push(body) > 0);
  queue.add(span);
  queue.add({ ...span, failure: null });
  assert.equal(due.length, 1);
  due[0]?.();
  await queue.flush();
  assert.equal(bodies.length, 1);
  const [{ resource, scopeSpans }] = JSON.parse(bodies[0] ?? '').resourceSpans;
  assert.deepEqual(resource.attributes, [{ key: 'service.name', value: { stringValue: 'test' } }]);
  assert.deepEqual(scopeSpans[0].spans[0], {
    traceId: '0af7651916cd43dd8448eb211c80319c',
    spanId: '1122334455667788',
    parentSpanId: 'b7ad6b7169203331',
    traceState: 'a=1',
    name: 'command accept',
    kind: 2,
    startTimeUnixNano: '1000000000',
    endTimeUnixNano: '1500000000',
    attributes: [
      { key: 'ledgerline.command.id', value: { stringValue: 'c-1' } },
      { key: 'ledgerline.command.attempts', value: { intValue: '2' } },
    ],
    status: { code: 2, message: 'driver_failed' },
  });
  assert.equal(scopeSpans[0].spans[1].status, undefined);
  assert.deepEqual([queue.sent, queue.dropped], [2, 0]);
});

test('what waits is bounded, and what finds no room or is not taken is counted as dropped', async () => {
  let isTaken = true;
  const sizes: number[] = [];
  const { queue } = openQueue(async (body) => {
    sizes.push(JSON.parse(body).resourceSpans[0].scopeSpans[0].spans.length);
    return isTaken;
  });
  for (let count = 0; count < spanLimits.waitingMax + 7; count += 1) queue.add(span);
  assert.equal(queue.dropped, 7);
  await queue.flush();
  assert.ok(sizes.every((size) => size <= spanLimits.sentMax));
  assert.deepEqual([queue.sent, queue.dropped], [spanLimits.waitingMax, 7]);
  isTaken = false;
  queue.add(span);
  await queue.flush();
  assert.deepEqual([queue.sent, queue.dropped], [spanLimits.waitingMax, 8]);
});

test('a collector is an address with headers, and nothing else is taken for one', () => {
  assert.equal(readCollectorEndpoint('http://127.0.0.1:4318/'), 'http://127.0.0.1:4318');
  assert.equal(readCollectorEndpoint('https://collector.example/otlp/'), 'https://collector.example/otlp');
  for (const wrong of ['', 'grpc://host', 'host:4318', 'http://user:pass@host', 'http://host?x=1'])
    assert.equal(readCollectorEndpoint(wrong), undefined, wrong);
  assert.equal(readCollectorHeaders('authorization=Bearer%20x, other=1'), 'authorization=Bearer%20x, other=1');
  for (const wrong of ['', 'no', 'a b=1', 'a=%zz', 'a=1,,b=2']) assert.equal(readCollectorHeaders(wrong), undefined, wrong);
});
