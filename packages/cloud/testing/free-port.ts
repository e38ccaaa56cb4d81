/** A port for a test that starts a server of its own. */

import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that systems give to outgoing connections: one of those could take it before the server does. */
const FIRST = 11_000;
const COUNT = 21_000;
/** Jobs that run at the same time have process ids near each other, and look in other places. */
const APART = 61;

let next = (process.pid * APART) % COUNT;

/** A port that was free a moment ago, and that this process has not returned before. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + next;
    next = (next + 1) % COUNT;
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
}
