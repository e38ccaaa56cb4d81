/** Whether the server runs and which one it is, whether it takes work, and how it is doing. For those who watch over it; nobody needs a key. */

import { currentBuild } from '@ledgerline/contract';
import type { FastifyInstance } from 'fastify';
import packageJson from '../../package.json' with { type: 'json' };
import type { Context } from '../context.ts';
import { limitAddresses } from './address-limit.ts';
import { plainRefusal, sendRefusal } from './problem-status.ts';
import type { Services } from './services.ts';

export async function healthRoutes(app: FastifyInstance, { context, metrics, addresses }: Services): Promise<void> {
  const readiness = new Readiness(context);

  app.get('/health', async () => ({ ok: true, version: packageJson.version, build: currentBuild }));

  app.get('/ready', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return (await readiness.isReady()) ? { ok: true } : sendRefusal(reply, plainRefusal('not_ready'));
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

/** An answer holds this long, so that asking costs the disk nothing however often it is done. */
const HOLDS_MS = 1_000;

/** Ready is a server that is not stopping and whose store can write. */
class Readiness {
  readonly #context: Context;
  #answer: Promise<boolean> | null = null;
  #askedAt = 0;

  constructor(context: Context) {
    this.#context = context;
  }

  async isReady(): Promise<boolean> {
    const { clock, store, wakeups } = this.#context;
    if (wakeups.isClosed) return false;
    const now = clock.now();
    if (this.#answer === null || now - this.#askedAt >= HOLDS_MS) {
      this.#askedAt = now;
      this.#answer = store.ping().then(
        () => true,
        () => false,
      );
    }
    return this.#answer;
  }
}
