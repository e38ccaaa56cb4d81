/** A server process of the queue benchmark: no-op routes, the real routes over Maps, or the real cloud on one of its stores. */

import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { CallerMemory } from '../../packages/cloud/src/caller-memory.ts';
import { systemClock, systemTimers } from '../../packages/cloud/src/clock.ts';
import type { Context } from '../../packages/cloud/src/context.ts';
import { createServer } from '../../packages/cloud/src/http/server.ts';
import { openPostgresStore } from '../../packages/cloud/src/postgres/store.ts';
import { systemRandomness } from '../../packages/cloud/src/randomness.ts';
import { makeSeal } from '../../packages/cloud/src/seal.ts';
import { openSqliteStore } from '../../packages/cloud/src/sqlite/store.ts';
import type { Store } from '../../packages/cloud/src/store.ts';
import { Wakeups } from '../../packages/cloud/src/wakeup.ts';
import { openMapStore } from './map-store.ts';
import { type BenchTenant, credentialsOf, inventTenants, storeTenants } from './tenants.ts';

const [kind = 'noop', tenantCount = '1', databaseUrl = ''] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'ledgerline-bench-'));
const tenants = inventTenants(Number(tenantCount), systemClock.now());

/** Parses the body and answers as much as a command is: all that a server must do without keeping anything. */
function noopServer(): FastifyInstance {
  const app = Fastify({ logger: false });
  app.post('/v1/commands', async (request, reply) => {
    const { commandId, connectorId, companyId, type, payload } = request.body as Record<string, unknown>;
    const command = {
      commandId,
      connectorId,
      companyId,
      type,
      mode: 'write',
      module: 'sales',
      status: 'queued',
      createdAt: CREATED_AT,
      ...UNFINISHED,
      payload,
    };
    return reply.code(202).header('location', `/v1/commands/${commandId}`).send({ ok: true, command });
  });
  return app;
}

const CREATED_AT = '2026-07-06T08:00:00.000Z';
const UNFINISHED = {
  startedAt: null,
  finishedAt: null,
  attempts: 0,
  error: null,
  result: null,
  queuePosition: 1,
  connectorOnline: false,
};

async function openStore(): Promise<Store> {
  if (kind === 'map') return openMapStore(tenants, () => systemClock.now());
  const store =
    kind === 'postgres'
      ? await openPostgresStore({ url: databaseUrl })
      : openSqliteStore({ path: join(folder, 'bench.db'), clock: systemClock });
  await storeTenants(store, tenants);
  return store;
}

/** Wired as main.ts wires it: keys are remembered where one process alone writes. */
function cloudServer(opened: Store): FastifyInstance {
  const memory = kind === 'postgres' ? null : new CallerMemory();
  const store = memory?.watching(opened) ?? opened;
  const wakeups = new Wakeups();
  store.subscribe((event) => wakeups.tell(event));
  const context: Context = {
    config: {
      host: '127.0.0.1',
      port: 0,
      baseUrl: 'http://127.0.0.1',
      dataDirectory: folder,
      databaseUrl: null,
      artifactDirectory: join(folder, 'artifacts'),
      requestsPerMinute: 0,
      adminKey: 'bench',
      secretKey: 'a-secret-for-the-benchmark-alone',
      trialDays: 14,
      isSandboxOffered: false,
      installerFile: join(folder, 'none'),
    },
    store,
    artifacts: { put: async () => 'broken_off', open: async () => null },
    wakeups,
    seal: makeSeal('a-secret-for-the-benchmark-alone', systemRandomness),
    clock: systemClock,
    timers: systemTimers,
    randomness: systemRandomness,
  };
  return createServer(context, memory ? { memory } : {}).app;
}

const store = kind === 'noop' ? undefined : await openStore();
const app = store ? cloudServer(store) : noopServer();
await app.listen({ host: '127.0.0.1', port: 0, backlog: 4096 });

/** Whoever started this process is gone. */
process.on('disconnect', () => process.exit());
process.on('message', async (asked: 'usage' | 'stop') => {
  if (asked === 'usage') {
    globalThis.gc?.();
    const { user, system } = process.cpuUsage();
    process.send?.({ cpuMs: (user + system) / 1000, rssBytes: process.memoryUsage.rss() });
    return;
  }
  await app.close();
  await store?.close();
  rmSync(folder, { recursive: true, force: true });
  process.disconnect?.();
});

process.send?.({
  port: (app.server.address() as AddressInfo).port,
  credentials: tenants.map((tenant: BenchTenant) => credentialsOf(tenant)),
});
