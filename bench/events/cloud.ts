/** A cloud in this process for the events benchmark: a real store, the dispatcher, and requests over loopback. */

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { HOUR_MS } from '@ledgerline/contract';
import { Dispatcher } from '../../packages/cloud/src/event/dispatcher.ts';
import { makeWebhookSecret } from '../../packages/cloud/src/event/signature.ts';
import { webhookSecretPurpose } from '../../packages/cloud/src/event/webhook-delivery.ts';
import { createServer } from '../../packages/cloud/src/http/server/server.ts';
import { openPostgresStore } from '../../packages/cloud/src/postgres/store.ts';
import { openSqliteStore } from '../../packages/cloud/src/sqlite/store.ts';
import type { Store } from '../../packages/cloud/src/store/store.ts';
import { systemClock, systemTimers } from '../../packages/cloud/src/system/clock.ts';
import type { Context } from '../../packages/cloud/src/system/context.ts';
import { silentLog } from '../../packages/cloud/src/system/log.ts';
import { systemRandomness } from '../../packages/cloud/src/system/randomness.ts';
import { Wakeups } from '../../packages/cloud/src/system/wakeup.ts';
import { AddressGuard } from '../../packages/cloud/src/webhook-http/address-guard.ts';
import { HttpSender } from '../../packages/cloud/src/webhook-http/sender.ts';
import { openTestCloud } from '../../packages/cloud/testing/test-cloud.ts';
import { type BenchTenant, inventTenants, storeTenants } from '../queue/tenants.ts';

const audit = { tenantId: null, actor: 'bench', action: 'bench', subject: 'bench', requestId: 'bench' };

export class EventCloud {
  readonly store: Store;
  readonly tenants: readonly BenchTenant[];
  readonly dispatcher: Dispatcher;
  readonly #context: Context;
  readonly #path: string;
  readonly #close: () => Promise<void>;

  private constructor(store: Store, tenants: readonly BenchTenant[], context: Context, path: string, close: () => Promise<void>) {
    this.store = store;
    this.tenants = tenants;
    this.#context = context;
    this.#path = path;
    this.#close = close;
    this.dispatcher = new Dispatcher(context, silentLog());
  }

  /** On SQLite, or on the given PostgreSQL database. */
  static async open(tenantCount: number, databaseUrl: string | null = null): Promise<EventCloud> {
    const folder = mkdtempSync(join(tmpdir(), 'ledgerline-events-'));
    const path = join(folder, 'bench.db');
    const store =
      databaseUrl === null ? openSqliteStore({ path, clock: systemClock }) : await openPostgresStore({ url: databaseUrl });
    const tenants = inventTenants(tenantCount, systemClock.now());
    await storeTenants(store, tenants);
    const base = openTestCloud({ requestsPerMinute: 0, addressRequestsPerMinute: 0, databaseUrl });
    const wakeups = new Wakeups();
    store.subscribe((event) => wakeups.tell(event));
    const guard = new AddressGuard({ isLoopbackAllowed: true, baseUrl: 'http://127.0.0.1:1' });
    const [clock, timers] = [systemClock, systemTimers];
    const sender = new HttpSender({ guard, clock, timers });
    const context: Context = { ...base.context, store, wakeups, clock, timers, randomness: systemRandomness, sender };
    return new EventCloud(store, tenants, context, path, async () => {
      sender.close();
      await store.close();
      await base.close();
      rmSync(folder, { recursive: true, force: true });
    });
  }

  /** Puts events into the embedded database at once. */
  fill(tenantId: string, count: number): void {
    const database = new DatabaseSync(this.#path, { timeout: 5_000 });
    database
      .prepare(
        `INSERT INTO event (tenant_id, type, at, subject, data)
         WITH RECURSIVE number(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < ?)
         SELECT ?, 'key.created', ?, 'bench', '{"keyId":"key_bench","name":"bench"}' FROM number`,
      )
      .run(count, tenantId, systemClock.now());
    database.close();
  }

  /** Pauses the endpoints at an address, with everything that waits for them due in an hour. */
  pauseAt(url: string): void {
    this.#write(`UPDATE webhook SET state = 'paused' WHERE url = '${url}'`);
    const later = systemClock.now() + HOUR_MS;
    this.#write(`UPDATE webhook_pending SET attempt = 1, next_at = ${later} WHERE next_at < ${later - HOUR_MS / 2}`);
  }

  /** Enables the endpoints at an address; `due` of them, those tried longest ago, are tried now. */
  resumeAt(url: string, due: number): void {
    this.#write(`UPDATE webhook SET state = 'enabled' WHERE url = '${url}';
      UPDATE webhook_pending SET next_at = 0
      WHERE webhook_id IN (SELECT webhook_id FROM webhook WHERE url = '${url}' ORDER BY attempted_at LIMIT ${due})`);
  }

  #write(sql: string): void {
    const database = new DatabaseSync(this.#path, { timeout: 5_000 });
    database.exec(sql);
    database.close();
  }

  /** One event, as a verb of the cloud writes it. */
  async happen(tenantId: string): Promise<void> {
    await this.store.setSubscription({ tenantId, status: 'active', plan: 'trial', currentPeriodEnd: null, audit });
  }

  async createWebhook(tenantId: string, url: string, number: number): Promise<void> {
    const webhookId = `whk_bench${number}`;
    const secret = makeWebhookSecret(systemRandomness);
    await this.store.createWebhook({
      webhookId,
      tenantId,
      place: { position: 0, seq: 0 },
      url,
      description: '',
      types: null,
      companies: null,
      entities: null,
      delivery: 'parallel',
      includesResult: false,
      secretSealed: this.#context.seal.seal(secret, webhookSecretPurpose(webhookId)),
      previousSecretSealed: null,
      previousUntil: null,
      state: 'enabled',
      disabledReason: null,
      replay: null,
      webhooksMax: 1_000,
      audit,
    });
  }

  async listen(): Promise<number> {
    const { app } = createServer(this.#context);
    await app.listen({ host: '127.0.0.1', port: 0 });
    return (app.server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    await this.dispatcher.stop();
    await this.#close();
  }
}

export interface Receivers {
  readonly url: string;
  read(): Promise<{ readonly count: number; readonly lastAt: bigint }>;
  stop(): void;
}

export async function startReceivers(): Promise<Receivers> {
  const child: ChildProcess = fork(join(import.meta.dirname, 'receiver.ts'));
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return {
    url: `http://127.0.0.1:${port}`,
    read: async () => {
      child.send('read');
      const [{ count, lastAt }] = (await once(child, 'message')) as [{ count: number; lastAt: string }];
      return { count, lastAt: BigInt(lastAt) };
    },
    stop: () => child.kill(),
  };
}
