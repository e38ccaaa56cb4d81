import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { after, test } from 'node:test';
import { systemClock } from '../clock.ts';
import { GatewayClient } from './client.ts';

const used = new Set<Socket>();
const seen: string[] = [];
/** Answers one request of a connection and closes it at the next, like a server that was about to close an idle connection. */
const server = createServer((request, response) => {
  seen.push(request.method ?? '');
  if (used.has(request.socket)) request.socket.destroy();
  else response.end('{}');
  used.add(request.socket);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const client = new GatewayClient({ address, proxies: {}, clock: systemClock, build: 'test' });
after(() => {
  client.close();
  server.close();
});

const read = { method: 'GET', path: '/' } as const;

test('a question on a connection that was just closed is asked once more', async () => {
  assert.equal((await client.send(read)).kind, 'answered');
  assert.equal((await client.send(read)).kind, 'answered');
  assert.deepEqual(seen.splice(0), ['GET', 'GET', 'GET']);
});

test('what changes something is never sent twice', async () => {
  const outcome = await client.send({ method: 'POST', path: '/', body: '{}' });
  assert.deepEqual([outcome.kind, seen.splice(0)], ['unknown', ['POST']]);
});
