/**
 * A server process of the queue benchmark: a no-op route, the same with one durable insert behind it, the real routes over Maps,
 * or the real cloud on one of its stores.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { limits } from '@ledgerline/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { passwordCost } from '../../packages/cloud/src/account/login/password.ts';
import { Dispatcher } from '../../packages/cloud/src/event/dispatcher.ts';
import { createServer } from '../../packages/cloud/src/http/server/server.ts';
import { openPostgresStore } from '../../packages/cloud/src/postgres/store.ts';
import { openSqliteStore } from '../../packages/cloud/src/sqlite/store.ts';
import type { Store } from '../../packages/cloud/src/store/store.ts';
import { systemClock, systemTimers } from '../../packages/cloud/src/system/clock.ts';
import type { Context } from '../../packages/cloud/src/system/context.ts';
import { Damage } from '../../packages/cloud/src/system/damage.ts';
import { silentLog } from '../../packages/cloud/src/system/log.ts';
import { systemRandomness } from '../../packages/cloud/src/system/randomness.ts';
import { makeSeal } from '../../packages/cloud/src/system/seal.ts';
import { sendingSlots } from '../../packages/cloud/src/system/slots.ts';
import { Wakeups } from '../../packages/cloud/src/system/wakeup.ts';
import { noArtifacts, noDocuments, testConfig, unreachable } from '../../packages/cloud/testing/test-cloud.ts';
import { openMapStore } from './map-store.ts';
import { memoryBytes } from './memory.ts';
import { type BenchTenant, benchBook, credentialsOf, inventTenants, storeTenants } from './tenants.ts';

const [kind = 'noop', tenantCount = '1', databaseUrl = '', queuedCount = '0'] = process.argv.slice(2);
/** With a queue to start with, callers are limited as they are by default. */
const isLimited = queuedCount !== '0';
const folder = mkdtempSync(join(tmpdir(), 'ledgerline-bench-'));
const tenants = inventTenants(Number(tenantCount), systemClock.now());

/**
 * The floor: reads the same body, parses it, and returns as much with the same headers; all that a server must do without
 * keeping anything. `keep` is what it does in between: nothing, or what no durable queue can do without.
 */
function plainServer(keep: (body: Body) => Promise<unknown>): FastifyInstance {
  const app = Fastify({ logger: false });
  let count = 0;
  app.post('/v1/commands', async (request, reply) => {
    const body = request.body as Body;
    await keep(body);
    const { commandId, connectorId, companyId, type, payload } = body;
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
    count += 1;
    return reply
      .code(202)
      .header('x-request-id', `c2VydmVy-${count.toString(36)}`)
      .header('x-content-type-options', 'nosniff')
      .header('location', `/v1/commands/${commandId}`)
      .header('retry-after', 2)
      .header('cache-control', 'no-store')
      .send({ ok: true, command });
  });
  return app;
}

interface Body {
  readonly commandId: string;
  readonly connectorId: string;
  readonly companyId: string;
  readonly type: string;
  readonly payload: object;
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

/** One insert, on disk before the response, and nothing else: no key, no check. */
function keepingIn(store: Store): (body: Body) => Promise<unknown> {
  const tenantIds = new Map(tenants.map(({ tenant, connector }) => [connector.connectorId, tenant.tenantId]));
  return ({ commandId, connectorId, companyId, type, payload }) =>
    store.accept({
      tenantId: tenantIds.get(connectorId) ?? '',
      commandId,
      connectorId,
      companyId,
      type,
      module: 'sales',
      mode: 'write',
      payload: JSON.stringify(payload),
      warnings: null,
      docNo: null,
      sentBy: null,
      trace: null,
    });
}

async function openStore(): Promise<Store> {
  if (kind === 'map') return openMapStore(tenants, () => systemClock.now());
  const store =
    kind === 'postgres'
      ? await openPostgresStore({ url: databaseUrl })
      : openSqliteStore({ path: join(folder, 'bench.db'), clock: systemClock });
  await storeTenants(store, tenants);
  if (isLimited) await fillQueue(store);
  return store;
}

const FILLED_AT_ONCE = 5_000;

/** Commands of the first tenant, as many as were asked for. */
async function fillQueue(opened: Store): Promise<void> {
  const keep = keepingIn(opened);
  const connectorId = tenants[0]?.connector.connectorId ?? '';
  const body = { connectorId, companyId: benchBook.companyId, type: 'list-sales-invoices', payload: {} };
  for (let first = 0; first < Number(queuedCount); first += FILLED_AT_ONCE) {
    const size = Math.min(FILLED_AT_ONCE, Number(queuedCount) - first);
    await Promise.all(Array.from({ length: size }, (_, index) => keep({ ...body, commandId: `filled-${first + index}` })));
  }
}

const wakeups = new Wakeups();

let dispatcher: Dispatcher | null = null;

/** Wired as main.ts wires it. */
function cloudServer(opened: Store): FastifyInstance {
  opened.subscribe((event) => wakeups.tell(event));
  const context: Context = {
    config: {
      ...testConfig(folder),
      requestsPerMinute: isLimited ? limits.requestsPerMinuteDefault : 0,
      tenantRequestsPerMinute: isLimited ? limits.requestsPerMinuteDefault * limits.tenantRequestsPerKeyRequests : 0,
      isWebhookLoopbackAllowed: false,
      isSandboxOffered: false,
    },
    store: opened,
    billing: null,
    artifacts: noArtifacts,
    damage: new Damage({ folder: null, acceptedId: null, clock: systemClock, randomness: systemRandomness, log: silentLog() }),
    wakeups,
    seal: makeSeal('a-secret-for-the-benchmark-alone', systemRandomness),
    clock: systemClock,
    timers: systemTimers,
    randomness: systemRandomness,
    passwordCost,
    sender: unreachable,
    sending: sendingSlots(),
    documents: noDocuments,
  };
  if (kind !== 'map') dispatcher = new Dispatcher(context, silentLog());
  dispatcher?.start();
  return createServer(context).app;
}

const store = kind === 'noop' ? undefined : await openStore();
const app = appOver(store);
await app.listen({ host: '127.0.0.1', port: 0, backlog: 4096 });

function appOver(opened: Store | undefined): FastifyInstance {
  if (!opened) return plainServer(async () => {});
  return kind === 'floor' ? plainServer(keepingIn(opened)) : cloudServer(opened);
}

const LOOK_EVERY_MS = 20;

/** Once every connector waits here, and nothing that it asked before is under way: a write comes after all others. */
async function settled(): Promise<number> {
  while (wakeups.count < tenants.length) await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  await store?.ping();
  await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  return wakeups.count;
}

/** The parent process is gone. */
process.on('disconnect', () => process.exit());
process.on('message', async (asked: 'cpu' | 'memory' | 'settled' | 'stop') => {
  if (asked === 'cpu') {
    // All threads of this process, and no other process.
    const { user, system } = process.cpuUsage();
    process.send?.((user + system) / 1000);
    return;
  }
  if (asked === 'settled') {
    process.send?.(await settled());
    return;
  }
  if (asked === 'memory') {
    process.send?.(await memoryBytes());
    return;
  }
  await dispatcher?.stop();
  await app.close();
  await store?.close();
  rmSync(folder, { recursive: true, force: true });
  process.disconnect?.();
});

process.send?.({
  port: (app.server.address() as AddressInfo).port,
  credentials: tenants.map((tenant: BenchTenant) => credentialsOf(tenant)),
});
