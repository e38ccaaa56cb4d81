/** Passes requests on to /mcp with a key: the conformance suite has no way to send one. On loopback, for tests alone. */

import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Relay {
  readonly url: string;
  close(): Promise<void>;
}

export async function openRelay(target: string, key: string): Promise<Relay> {
  const server: Server = createServer((asked, answered) => {
    const headers = { ...asked.headers, authorization: `Bearer ${key}` };
    const passed = request(`${target}${asked.url}`, { method: asked.method, headers }, (response) => {
      answered.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answered);
    });
    passed.on('error', () => answered.destroy());
    answered.on('close', () => passed.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
