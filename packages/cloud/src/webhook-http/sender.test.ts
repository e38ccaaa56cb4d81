import assert from 'node:assert/strict';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createSocketServer, type Socket } from 'node:net';
import { after, before, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { ManualClock } from '../../testing/test-cloud.ts';
import { AddressGuard } from './address-guard.ts';
import { HttpSender } from './sender.ts';

const time = new ManualClock();
const guard = new AddressGuard({ isLoopbackAllowed: true, baseUrl: 'http://127.0.0.1:1' });
const sender = new HttpSender({ guard, clock: time, timers: time.timers });

const answers: Readonly<Record<string, (response: ServerResponse) => void>> = {
  '/ok': (response) => response.writeHead(204).end(),
  '/long': (response) => response.writeHead(500).end('x'.repeat(100_000)),
  '/endless': (response) => {
    response.writeHead(200);
    const more = (): boolean => response.write('y'.repeat(8_192), () => response.destroyed || more());
    more();
  },
  '/moved': (response) => response.writeHead(302, { location: '/ok' }).end(),
  '/busy': (response) => response.writeHead(429, { 'retry-after': '120' }).end('later'),
  '/headers': (response) => response.writeHead(200, { 'x-large': 'h'.repeat(40_000) }).end(),
  '/gzip': (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('z'.repeat(10_000_000))),
  '/headers-5k': (response) => response.writeHead(204, { 'x-large': 'h'.repeat(5_120) }).end(),
  '/close': (response) => response.socket?.destroy(),
};

let server: Server;
let port: number;
const paths: string[] = [];
before(async () => {
  server = createServer((request, response) => {
    paths.push(request.url ?? '');
    request.resume();
    answers[request.url ?? '']?.(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
after(() => {
  sender.close();
  server.closeAllConnections();
  server.close();
});

const send = (path: string) => sender.send({ url: `http://127.0.0.1:${port}${path}`, headers: { 'x-test': '1' }, body: '{}' });

test('a response is read up to a few kilobytes, never decompressed, and no redirect is followed', async () => {
  assert.deepEqual(await send('/ok'), { status: 204, ms: 0, error: null, excerpt: '', retryAfterMs: null });
  assert.deepEqual((await send('/long')).excerpt, 'x'.repeat(1_024));
  assert.equal((await send('/endless')).excerpt.length, 1_024);
  const bomb = await send('/gzip');
  assert.ok(bomb.status === 200 && bomb.excerpt.length <= 1_024);
  const before = paths.length;
  assert.equal((await send('/moved')).status, 302);
  assert.deepEqual(paths.slice(before), ['/moved']);
  assert.equal((await send('/busy')).retryAfterMs, 120_000);
});

test('a receiver that breaks off, or sends too much, is a failure with a sentence', async () => {
  assert.match((await send('/close')).error ?? '', /closed before/);
  assert.match((await send('/headers')).error ?? '', /too large|failed/);
  const refused = await sender.send({ url: 'http://10.0.0.1/hook', headers: {}, body: '' });
  assert.deepEqual([refused.status, refused.error], [null, 'The address cannot be reached from here.']);
  const free = createSocketServer();
  await new Promise<void>((resolve) => free.listen(0, '127.0.0.1', resolve));
  const closed = (free.address() as AddressInfo).port;
  await new Promise((resolve) => free.close(resolve));
  const answer = await sender.send({ url: `http://127.0.0.1:${closed}/`, headers: {}, body: '' });
  assert.equal(answer.error, 'The connection was refused.');
});

test('a request to a receiver that never responds times out', async () => {
  const received = new Promise<void>((resolve) => server.once('request', () => resolve()));
  const answer = send('/silence');
  await received;
  time.advance(15_000);
  assert.match((await answer).error ?? '', /within 15 seconds/);
});

/** A receiver of bytes, for what no HTTP server does. */
async function toSocket(handle: (socket: Socket) => void, body: string): ReturnType<typeof sender.send> {
  const sockets = new Set<Socket>();
  const bare = createSocketServer({ allowHalfOpen: true }, (socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    handle(socket);
  });
  await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve));
  const connected = new Promise<void>((resolve) => bare.once('connection', () => resolve()));
  const url = `http://127.0.0.1:${(bare.address() as AddressInfo).port}/`;
  const sent = sender.send({ url, headers: {}, body });
  await connected;
  return sent.finally(() => {
    for (const socket of sockets) socket.destroy();
    bare.close();
  });
}

test('headers of 5 KiB are taken, half a response on a half-closed connection is none', async () => {
  assert.equal((await send('/headers-5k')).status, 204);
  const half = await toSocket((socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-le'), '{}');
  assert.equal(half.status, null);
  assert.ok(half.error);
});

test('a receiver that never reads takes no longer than any other', async () => {
  const ended = toSocket((socket) => socket.pause(), 'x'.repeat(8_000_000)).then(({ error }) => error);
  for (let isOver = false; !isOver; ) {
    isOver = await Promise.race([ended.then(() => true), new Promise<boolean>((resolve) => setImmediate(resolve, false))]);
    time.advance(15_000);
  }
  assert.match((await ended) ?? '', /within 15 seconds|longer than 5 seconds/);
});
