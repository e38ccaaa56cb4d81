/** Whether the server runs and which one it is, whether it takes work, and how it is doing. For those who watch over it; nobody needs a key. */

import { currentBuild } from '@ledgerline/contract';
import type { FastifyInstance } from 'fastify';
import packageJson from '../../package.json' with { type: 'json' };
import { refuse } from '../system/problem.ts';
import { limitAddresses } from './address-limit.ts';
import { sendRefusal } from './problem-status.ts';
import type { Services } from './services.ts';

export async function healthRoutes(app: FastifyInstance, { readiness, metrics, addresses }: Services): Promise<void> {
  app.get('/health', async () => ({ ok: true, version: packageJson.version, build: currentBuild }));

  app.get('/ready', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const problem = await readiness.problem();
    return problem === null ? { ok: true } : sendRefusal(reply, refuse('not_ready', problem));
  });

  // Those who watch over the server ask the two above as often as they like; figures cost more.
  app.register(async (figures) => {
    limitAddresses(figures, addresses);
    figures.get('/metrics', async (_request, reply) => {
      reply.header('cache-control', 'no-store').type(metrics.contentType);
      return metrics.text();
    });
  });
}
