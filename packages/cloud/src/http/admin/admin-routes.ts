/** Routes for the operator, billing and the sandbox host. The sandbox host needs the admin key itself, because it gets keys. */

import { limits } from '@ledgerline/contract';
import type { FastifyInstance } from 'fastify';
import { removeFactors } from '../../account/login/second-factor.ts';
import { setSubscription } from '../../account/subscription.ts';
import { listTenants } from '../../account/tenant.ts';
import { runRetention } from '../../account/tenant-checks.ts';
import { findTenants } from '../../console/installation.ts';
import { logWithdrawn, Releases, withdrawRefusedBuilds } from '../../delivery/release.ts';
import { awaitSandboxes } from '../../delivery/sandbox.ts';
import { SandboxChanges } from '../../delivery/sandbox-changes.ts';
import { isRefusal } from '../../system/problem.ts';
import { operatorChangeIn } from '../console/console-routes.ts';
import { routesOf } from '../endpoint/endpoint-routes.ts';
import { abandonedSignal } from '../limits/wait.ts';
import { neverStore } from '../reply/json-reply.ts';
import type { Services } from '../services.ts';
import { adminEndpoints } from './administration-endpoints.ts';

export async function adminRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { context } = services;
  neverStore(app);
  const changes = new SandboxChanges(context);
  const releases = new Releases(context);

  routesOf(app, services, adminEndpoints).serve({
    runRetention: async ({ request }) => {
      const counts = await runRetention(context);
      logWithdrawn(request.log, await withdrawRefusedBuilds(context, request.id));
      return { ok: true, ...counts };
    },

    listConnectorBuilds: async () => ({ ok: true, builds: [...(await releases.inField())] }),

    listTenants: async ({ query: { limit = limits.listLimitDefault, cursor = null, search = '' } }) => {
      if (search.trim() !== '') return { ok: true, tenants: await findTenants(context, search), nextCursor: null };
      const page = await listTenants(context, { limit, cursor });
      return isRefusal(page) ? page : { ok: true, tenants: [...page.tenants], nextCursor: page.nextCursor };
    },

    setSubscription: async (call) => {
      const subscription = await setSubscription(context, call.params.tenantId, call.body, operatorChangeIn(call));
      return isRefusal(subscription) ? subscription : { ok: true, subscription };
    },

    removeFactors: async (call) => {
      const removed = await removeFactors(context, call.body, operatorChangeIn(call));
      return isRefusal(removed) ? removed : { ok: true, removed };
    },

    listSandboxes: async ({ request, reply, query: { wait = 0, after = null, changes: wanted = 'false' } }) => {
      const waiting = { after, waitMs: wait * 1000, abandoned: abandonedSignal(reply) };
      const list =
        wanted === 'true' ? await changes.await(waiting) : { ...(await awaitSandboxes(context, waiting)), isComplete: true };
      if (list.unreadable.length > 0) request.log.error({ connectorIds: list.unreadable }, 'sandboxes whose key cannot be read');
      const erased = list.isComplete ? { erased: [...(await context.store.erasedSandboxes())] } : {};
      return { ok: true, version: list.version, sandboxes: [...list.sandboxes], isComplete: list.isComplete, ...erased };
    },
  });
}
