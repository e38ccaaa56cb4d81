/** Whether the server runs, which version it is, whether it takes work, and its metrics. For monitoring, without a key. */

import { currentBuild } from '@ledgerline/contract';
import { requestSays } from '@ledgerline/words/problem/request';
import type { FastifyInstance } from 'fastify';
import packageJson from '../../../package.json' with { type: 'json' };
import { refuse } from '../../system/problem.ts';
import { routesOf } from '../endpoint/endpoint-routes.ts';
import type { Services } from '../services.ts';
import { healthEndpoints, metricsEndpoints } from './administration-endpoints.ts';

export async function healthRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { readiness, metrics } = services;
  routesOf(app, services, healthEndpoints).serve({
    readHealth: () => ({ ok: true, version: packageJson.version, build: currentBuild }),

    readReadiness: async ({ reply }) => {
      reply.header('cache-control', 'no-store');
      const problem = await readiness.problem();
      return problem === null ? { ok: true } : refuse('not_ready', requestSays.notReady(problem));
    },
  });

  routesOf(app, services, metricsEndpoints).serveRaw({
    readMetrics: async (_request, reply) => {
      reply.header('cache-control', 'no-store').type(metrics.contentType);
      return metrics.text();
    },
  });
}
