/** What the operator, billing and the sandbox host call, with the admin key. */

import {
  limits,
  type RetentionResponse,
  SandboxListQuery,
  type SandboxListResponse,
  SubscriptionBody,
  type SubscriptionResponse,
  type TenantListResponse,
} from '@ledgerline/contract';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { setSubscription } from '../account/subscription.ts';
import { listTenants } from '../account/tenant.ts';
import { runRetention } from '../account/tenant-checks.ts';
import { awaitSandboxes } from '../delivery/sandbox.ts';
import { bodyCheck } from '../system/body-check.ts';
import type { Context } from '../system/context.ts';
import { isRefusal } from '../system/problem.ts';
import { guardByAdminKey } from './guard.ts';
import { sendRefusal } from './problem-status.ts';
import { queryCheck } from './query.ts';
import { abandonedSignal } from './wait.ts';

const TenantListQuery = Type.Object({
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: limits.listLimitMax, description: 'Maximum tenants to return.' })),
  cursor: Type.Optional(Type.String({ maxLength: 400, description: 'nextCursor from the previous response.' })),
});

const readSubscription = bodyCheck(SubscriptionBody);
const readTenantQuery = queryCheck(TenantListQuery);
const readSandboxQuery = queryCheck(SandboxListQuery);

export async function adminRoutes(app: FastifyInstance, context: Context): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  guardByAdminKey(app, context);

  app.post('/admin/retention/run', async () => {
    return { ok: true, ...(await runRetention(context)) } satisfies RetentionResponse;
  });

  app.get('/admin/tenants', async (request, reply) => {
    const query = readTenantQuery(request.query);
    if (isRefusal(query)) return sendRefusal(reply, query);
    const { limit = limits.listLimitDefault, cursor = null } = query;
    const page = await listTenants(context, { limit, cursor });
    if (isRefusal(page)) return sendRefusal(reply, page);
    return { ok: true, tenants: [...page.tenants], nextCursor: page.nextCursor } satisfies TenantListResponse;
  });

  app.post<{ Params: { tenantId: string } }>('/admin/tenants/:tenantId/subscription', async (request, reply) => {
    const body = readSubscription(request.body);
    if (isRefusal(body)) return sendRefusal(reply, body);
    const subscription = await setSubscription(context, request.params.tenantId, body, request.id);
    if (isRefusal(subscription)) return sendRefusal(reply, subscription);
    return { ok: true, subscription } satisfies SubscriptionResponse;
  });

  app.get('/admin/sandbox', async (request, reply) => {
    const query = readSandboxQuery(request.query);
    if (isRefusal(query)) return sendRefusal(reply, query);
    const { wait = 0, after = null } = query;
    const list = await awaitSandboxes(context, { after, waitMs: wait * 1000, abandoned: abandonedSignal(reply) });
    if (list.unreadable.length > 0) request.log.error({ connectorIds: list.unreadable }, 'sandboxes whose key cannot be read');
    return { ok: true, version: list.version, sandboxes: [...list.sandboxes] } satisfies SandboxListResponse;
  });
}
