import assert from 'node:assert/strict';
import type { ServerResponse } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { certificateFor } from '../../testing/test-certificate.ts';
import { ManualClock } from '../../testing/test-cloud.ts';
import { AddressGuard } from './address-guard.ts';
import { HttpDocumentReader } from './document-reader.ts';

const time = new ManualClock();
const { authority, certificate, key } = certificateFor('localhost');
const readerWith = (isLoopbackAllowed: boolean, certificateAuthority?: string) =>
  new HttpDocumentReader({
    guard: new AddressGuard({ isLoopbackAllowed, baseUrl: 'http://127.0.0.1:1' }),
    timers: time.timers,
    ...(certificateAuthority !== undefined && { certificateAuthority }),
  });

const answers: Readonly<Record<string, (response: ServerResponse) => void>> = {
  '/ok': (response) => response.writeHead(200, { 'cache-control': 'max-age=60', 'x-other': '1' }).end('{"a":1}'),
  '/long': (response) => response.writeHead(200).end('x'.repeat(100_000)),
  '/moved': (response) => response.writeHead(302, { location: '/ok' }).end(),
  '/silent': () => time.advance(5_000),
};

let server: Server;
let port: number;
const paths: string[] = [];
before(async () => {
  server = createServer({ cert: certificate, key }, (request, response) => {
    paths.push(request.url ?? '');
    answers[request.url ?? '']?.(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
after(() => {
  server.closeAllConnections();
  server.close();
});

const at = (path: string, host = 'localhost') => `https://${host}:${port}${path}`;

test('a document is read over real TLS, from a host whose certificate is valid', async () => {
  const { status, body, headers } = await readerWith(true, authority).read(at('/ok'), 100);
  assert.deepEqual([status, Buffer.from(body).toString(), headers], [200, '{"a":1}', { 'cache-control': 'max-age=60' }]);
});

test('a certificate of an unknown authority, or for another host, is not trusted', async () => {
  assert.equal((await readerWith(true).read(at('/ok'), 100)).status, null);
  assert.equal((await readerWith(true, authority).read(at('/ok', '127.0.0.1'), 100)).status, null);
});

test('an address of the machine itself or of its network is not connected to', async () => {
  const before = paths.length;
  for (const host of ['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '0x7f000001', '10.0.0.1', '169.254.169.254']) {
    assert.equal((await readerWith(false, authority).read(at('/ok', host), 100)).status, null, host);
  }
  assert.equal(paths.length, before);
});

test('no more is read than asked for, no redirect is followed, and no one waits longer than 5 seconds', async () => {
  const reader = readerWith(true, authority);
  assert.equal((await reader.read(at('/long'), 100)).body.length, 101);
  assert.equal((await reader.read(at('/moved'), 100)).status, 302);
  assert.match((await reader.read(at('/silent'), 100)).error ?? '', /5 seconds/);
});
