/**
 * A line to a server on this machine that a test can cut: then nothing answers at its address. What a browser calls offline reaches
 * a service worker some time later, or never; a refused connection is the same for all that load something.
 */

import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Line {
  /** Where the server is reached while the line is not cut. */
  readonly baseUrl: string;
  readonly cut: () => Promise<void>;
  readonly join: () => Promise<void>;
  /** For good, cut or not. */
  readonly close: () => Promise<void>;
}

export async function openLine(target: string): Promise<Line> {
  const { hostname, port: targetPort } = new URL(target);
  const open = new Set<Socket>();
  const server = createServer((from) => {
    const to = connect(Number(targetPort), hostname);
    for (const [socket, other] of [
      [from, to],
      [to, from],
    ] as const) {
      open.add(socket);
      // One end that is gone takes the other with it; that this may be an error is what a cut is.
      socket
        .on('error', () => {})
        .once('close', () => {
          open.delete(socket);
          other.destroy();
        });
      socket.pipe(other);
    }
  });
  const join = async (port: number): Promise<void> => {
    await once(server.listen(port, 'localhost'), 'listening');
  };
  await join(0);
  const { port } = server.address() as AddressInfo;
  const cut = async (): Promise<void> => {
    const closed = once(server, 'close');
    server.close();
    for (const socket of open) socket.destroy();
    await closed;
  };
  return {
    baseUrl: `http://localhost:${port}`,
    cut,
    join: () => join(port),
    close: async () => {
      if (server.listening) await cut();
    },
  };
}
