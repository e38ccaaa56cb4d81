/** The floor of an idle long poll: Node's own server, which holds every response and does nothing else. */

import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { systemClock } from '../../packages/cloud/src/system/clock.ts';
import { memoryBytes } from './memory.ts';
import { credentialsOf, inventTenants } from './tenants.ts';

const [tenantCount = '1'] = process.argv.slice(2);
const held: ServerResponse[] = [];
const server = createServer((_, response) => held.push(response));
server.listen({ host: '127.0.0.1', port: 0, backlog: 4096 });

const LOOK_EVERY_MS = 20;

async function settled(): Promise<number> {
  while (held.length < Number(tenantCount)) await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  return held.length;
}

process.on('disconnect', () => process.exit());
process.on('message', async (asked: 'memory' | 'settled' | 'stop') => {
  if (asked === 'stop') process.exit();
  process.send?.(asked === 'memory' ? await memoryBytes() : await settled());
});

server.once('listening', () => {
  const credentials = inventTenants(Number(tenantCount), systemClock.now()).map(credentialsOf);
  process.send?.({ port: (server.address() as AddressInfo).port, credentials });
});
