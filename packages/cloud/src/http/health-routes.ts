/** Whether the server runs, whether it takes work, and how it is doing. For those who watch over it; nobody needs a key. */

import type { FastifyInstance } from 'fastify';
import { plainRefusal, sendRefusal } from './problem-status.ts';
import type { Services } from './services.ts';

export async function healthRoutes(app: FastifyInstance, { readiness, metrics }: Services): Promise<void> {
  app.get('/health', async () => ({ ok: true }));

  app.get('/ready', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return (await readiness.isReady()) ? { ok: true } : sendRefusal(reply, plainRefusal('not_ready'));
  });

  app.get('/metrics', async (_request, reply) => {
    reply.header('cache-control', 'no-store').type(metrics.contentType);
    return metrics.text();
  });
}
