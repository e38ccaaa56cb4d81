/** The receivers of the events benchmark, in a process of their own: return 204 to everything, and report how many came and when the last one did. */

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

let count = 0;
let lastAt = 0n;
const server = createServer((request, response) => {
  lastAt = process.hrtime.bigint();
  request.resume();
  request.on('end', () => {
    count += 1;
    response.writeHead(204).end();
  });
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.on('message', () => process.send?.({ count, lastAt: lastAt.toString() }));
process.on('disconnect', () => process.exit());
