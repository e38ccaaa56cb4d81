/**
 * Counts the rejected requests of keys until they are stored together. A tenant costs at most a few rows a minute, regardless of how much it sends;
 * further requests are only counted for the day.
 */

import { MINUTE_MS } from '@ledgerline/contract';
import type { FastifyInstance } from 'fastify';
import { senders } from '../../account/rights/caller.ts';
import type { KeyHolder } from '../../store/store.ts';
import type { StoredRefusedCall } from '../../store/stored-usage.ts';
import { dayOf } from '../../system/business-day.ts';
import type { Clock } from '../../system/clock.ts';
import type { Context } from '../../system/context.ts';
import type { Logger } from '../../system/log.ts';

const ROWS_A_MINUTE_MAX = 10;
/** The maximum number of tenants counted at a time. */
const TENANTS_MAX = 5_000;
const WRITE_EVERY_MS = 5_000;

declare module 'fastify' {
  interface FastifyRequest {
    /** The holder of the key that was sent, even if the key is no longer valid; null for all other requests. */
    keyHolder: Pick<KeyHolder, 'tenant' | 'appKey'> | null;
  }
}

interface RefusedRequest {
  readonly holder: Pick<KeyHolder, 'tenant' | 'appKey'>;
  readonly route: string;
  readonly code: string;
  readonly requestId: string;
}

/** Rejected requests of one tenant that are not stored yet. */
class Pending {
  readonly calls = new Map<string, StoredRefusedCall>();
  readonly days = new Map<number, number>();
}

/** How many rows a tenant has begun in its last minute. */
interface Begun {
  readonly minute: number;
  rows: number;
}

export class RefusedCalls {
  readonly #context: Pick<Context, 'store'> & { readonly clock: Clock };
  #pending = new Map<string, Pending>();
  #begun = new Map<string, Begun>();

  constructor(context: Pick<Context, 'store' | 'clock'>) {
    this.#context = context;
  }

  count({ holder, route, code, requestId }: RefusedRequest): void {
    const { tenantId } = holder.tenant;
    const pending = this.#pending.get(tenantId) ?? this.#begin(tenantId);
    if (!pending) return;
    const now = this.#context.clock.now();
    const [minute, day] = [Math.floor(now / MINUTE_MS), dayOf(now)];
    pending.days.set(day, (pending.days.get(day) ?? 0) + 1);
    const sentBy = holder.appKey?.keyId ?? senders.tenantKey;
    const row = `${minute} ${sentBy} ${route} ${code}`;
    const known = pending.calls.get(row);
    if (!known && !this.#mayBegin(tenantId, minute)) return;
    pending.calls.set(row, { minute, sentBy, route, code, count: (known?.count ?? 0) + 1, requestId });
  }

  #begin(tenantId: string): Pending | null {
    if (this.#pending.size >= TENANTS_MAX) return null;
    const pending = new Pending();
    this.#pending.set(tenantId, pending);
    return pending;
  }

  #mayBegin(tenantId: string, minute: number): boolean {
    const known = this.#begun.get(tenantId);
    const begun = known?.minute === minute ? known : { minute, rows: 0 };
    begun.rows += 1;
    this.#begun.set(tenantId, begun);
    return begun.rows <= ROWS_A_MINUTE_MAX;
  }

  /** Stores the counts. Counts that cannot be stored are lost, so that they do not pile up while the store is unavailable. */
  async write(): Promise<void> {
    const pending = this.#pending;
    if (pending.size === 0) return;
    this.#pending = new Map();
    const minute = Math.floor(this.#context.clock.now() / MINUTE_MS);
    for (const [tenantId, begun] of this.#begun) if (begun.minute !== minute) this.#begun.delete(tenantId);
    const tenants = [...pending].map(([tenantId, { calls, days }]) => ({
      tenantId,
      calls: [...calls.values()],
      days: [...days].map(([day, refused]) => ({ day, refused })),
    }));
    await this.#context.store.recordRefusals({ tenants });
  }

  /** Writes every few seconds, and a last time at the end. */
  writeRegularly(app: FastifyInstance, { timers }: Pick<Context, 'timers'>, log: Logger): void {
    const write = () =>
      this.write().catch((error: unknown) => log.warn({ err: error }, 'rejected requests could not be written down'));
    const timer = timers.every(WRITE_EVERY_MS, write);
    app.addHook('onClose', async () => {
      timer.cancel();
      await write();
    });
  }
}
