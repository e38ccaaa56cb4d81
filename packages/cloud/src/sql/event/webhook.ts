/** Webhook endpoints in SQL: their settings, and how many events they have not received. Sending is in webhook-turn.ts. */

import { DAY_MS } from '@ledgerline/contract';
import type { Store } from '../../store/store.ts';
import type { EventPlace } from '../../store/stored-event.ts';
import type { StoredWebhook, WatchedWebhook, WebhookSettings, WebhookStatistics } from '../../store/stored-webhook.ts';
import { ofTenant } from '../verb/lock.ts';
import { all, one, run, type Steps, type Value } from '../verb/statement.ts';
import { verb } from '../verb/verb.ts';
import { audit } from './audit.ts';

export const WEBHOOK_COLUMNS = `webhook_id AS "webhookId", tenant_id AS "tenantId", url, description, types, companies, entities, delivery,
  includes_result AS "includesResult", secret_sealed AS "secretSealed", previous_secret_sealed AS "previousSecretSealed",
  previous_until AS "previousUntil", state, disabled_reason AS "disabledReason", created_at AS "createdAt", position, seq, replay,
  failing_since AS "failingSince", failures_in_row AS "failuresInRow", attempted_at AS "attemptedAt", succeeded_at AS "succeededAt"`;

export type WebhookRow = Omit<StoredWebhook, 'types' | 'companies' | 'entities' | 'includesResult' | 'replay' | 'place'> &
  EventPlace & {
    readonly types: string | null;
    readonly companies: string | null;
    readonly entities: string | null;
    readonly includesResult: number;
    readonly replay: string | null;
  };

const parsed = <T>(text: string | null): T | null => (text === null ? null : (JSON.parse(text) as T));

export function webhookOf({
  position,
  seq,
  types,
  companies,
  entities,
  includesResult,
  replay,
  ...row
}: WebhookRow): StoredWebhook {
  return {
    ...row,
    types: parsed(types),
    companies: parsed(companies),
    entities: parsed(entities),
    includesResult: includesResult === 1,
    replay: parsed(replay),
    place: { position, seq },
  };
}

const written = (value: object | null): string | null => (value === null ? null : JSON.stringify(value));

const settingsOf = (settings: WebhookSettings): Readonly<Record<string, Value>> => ({
  url: settings.url,
  description: settings.description,
  types: written(settings.types),
  companies: written(settings.companies),
  entities: written(settings.entities),
  delivery: settings.delivery,
  includesResult: Number(settings.includesResult),
  secretSealed: settings.secretSealed,
  previousSecretSealed: settings.previousSecretSealed,
  previousUntil: settings.previousUntil,
  state: settings.state,
  disabledReason: settings.disabledReason,
  replay: written(settings.replay),
});

const createWebhook = verb<Store['createWebhook']>({
  sqlite: 'write',
  postgres: { write: ofTenant },
  *run(wanted, now) {
    const { webhookId, tenantId, place } = wanted;
    if ((yield* webhooksOf({ tenantId })).length >= wanted.webhooksMax) return 'limit_reached';
    const row = yield* one<WebhookRow>(
      `INSERT INTO webhook (webhook_id, tenant_id, url, description, types, companies, entities, delivery, includes_result, secret_sealed,
                          previous_secret_sealed, previous_until, state, disabled_reason, replay, created_at, position, seq)
     VALUES (:webhookId, :tenantId, :url, :description, :types, :companies, :entities, :delivery, :includesResult, :secretSealed,
             :previousSecretSealed, :previousUntil, :state, :disabledReason, :replay, :now, :position, :seq) RETURNING ${WEBHOOK_COLUMNS}`,
      { webhookId, tenantId, ...settingsOf(wanted), now, position: place.position, seq: place.seq },
    );
    if (!row) throw new Error('An endpoint that was inserted must exist.');
    yield* audit.run(wanted.audit, now);
    return webhookOf(row);
  },
});

/** A tenant has a few. */
const WEBHOOKS_MAX = 100;

function* webhooksOf({ tenantId }: { tenantId: string }): Steps<readonly StoredWebhook[]> {
  const rows = yield* all<WebhookRow>(
    `SELECT ${WEBHOOK_COLUMNS} FROM webhook WHERE tenant_id = :tenantId ORDER BY created_at, webhook_id LIMIT ${WEBHOOKS_MAX}`,
    { tenantId },
  );
  return rows.map(webhookOf);
}

const webhooks = verb<Store['webhooks']>({
  sqlite: 'thread',
  postgres: { read: 'alone' },
  run: webhooksOf,
});

const webhook = verb<Store['webhook']>({
  sqlite: 'thread',
  postgres: { read: 'alone' },
  *run({ tenantId, webhookId }, now) {
    const row = yield* one<WebhookRow>(
      `SELECT ${WEBHOOK_COLUMNS} FROM webhook WHERE webhook_id = :webhookId AND tenant_id = :tenantId`,
      { webhookId, tenantId },
    );
    return row && (yield* watched(webhookOf(row), now));
  },
});

export const watchedWebhooks = verb<Store['watchedWebhooks']>({
  sqlite: 'thread',
  postgres: { read: 'alone' },
  *run({ tenantId }, now) {
    const found: WatchedWebhook[] = [];
    for (const row of yield* webhooksOf({ tenantId })) found.push(yield* watched(row, now));
    return found;
  },
});

/** How many events and attempts are counted. */
const COUNTED_MAX = 1_000;

function* watched(row: StoredWebhook, now: number): Steps<WatchedWebhook> {
  const { webhookId, tenantId, place } = row;
  const behind = yield* one<{ behind: number; behindSince: number | null }>(
    `SELECT count(*) AS behind, min(at) AS "behindSince" FROM (
       SELECT * FROM (SELECT at FROM readable_event WHERE tenant_id = :tenantId AND position = :position AND seq > :seq
         ORDER BY seq LIMIT ${COUNTED_MAX}) AS same
       UNION ALL SELECT * FROM (SELECT at FROM readable_event WHERE tenant_id = :tenantId AND position > :position
         ORDER BY position, seq LIMIT ${COUNTED_MAX}) AS later LIMIT ${COUNTED_MAX}) AS unsent`,
    { tenantId, position: place.position, seq: place.seq },
  );
  const pending = yield* one<{ pending: number; nextTryAt: number | null }>(
    `SELECT count(*) AS pending, min(next_at) AS "nextTryAt" FROM (SELECT next_at FROM webhook_pending
       WHERE webhook_id = :webhookId ORDER BY next_at LIMIT ${COUNTED_MAX}) AS unsent`,
    { webhookId },
  );
  const tried = yield* one<{ delivered: number; failed: number }>(
    `SELECT coalesce(sum(CASE WHEN outcome = 'delivered' THEN 1 ELSE 0 END), 0) AS delivered,
            coalesce(sum(CASE WHEN outcome = 'delivered' THEN 0 ELSE 1 END), 0) AS failed FROM (SELECT at, outcome FROM webhook_delivery
       WHERE webhook_id = :webhookId ORDER BY delivery_seq DESC LIMIT ${COUNTED_MAX}) AS newest WHERE at > :since`,
    { webhookId, since: now - DAY_MS },
  );
  return {
    ...row,
    behind: behind?.behind ?? 0,
    behindSince: behind?.behindSince ?? null,
    pending: pending?.pending ?? 0,
    nextTryAt: pending?.nextTryAt ?? null,
    delivered: tried?.delivered ?? 0,
    failed: tried?.failed ?? 0,
  };
}

const OF_ALL = `SELECT coalesce(sum(CASE WHEN state = 'enabled' THEN 1 ELSE 0 END), 0) AS enabled,
    coalesce(sum(CASE WHEN state = 'paused' THEN 1 ELSE 0 END), 0) AS paused,
    coalesce(sum(CASE WHEN state = 'disabled' THEN 1 ELSE 0 END), 0) AS disabled,
    coalesce(sum(CASE WHEN state = 'enabled' AND failing_since IS NOT NULL THEN 1 ELSE 0 END), 0) AS failing,
    (SELECT count(*) FROM webhook_pending) AS pending,
    min(CASE WHEN state = 'enabled' THEN coalesce(
      (SELECT at FROM readable_event AS event WHERE event.tenant_id = webhook.tenant_id AND event.position = webhook.position
         AND event.seq > webhook.seq ORDER BY event.seq LIMIT 1),
      (SELECT at FROM readable_event AS event WHERE event.tenant_id = webhook.tenant_id AND event.position > webhook.position
         ORDER BY event.position, event.seq LIMIT 1)) END) AS "behindSince"
  FROM webhook`;

const webhookStatistics = verb<Store['webhookStatistics']>({
  sqlite: 'thread',
  postgres: { read: 'alone' },
  *run(_, now) {
    const counts = yield* one<Omit<WebhookStatistics, 'behindMs'> & { readonly behindSince: number | null }>(OF_ALL, {});
    if (!counts) throw new Error('Counts always return one row.');
    const { behindSince, ...rest } = counts;
    return { ...rest, behindMs: behindSince === null ? 0 : Math.max(0, now - behindSince) };
  },
});

/** Writes the settings of an endpoint; `place` moves its cursor and drops what was pending, `isFresh` forgets that it failed. */
const changeWebhook = verb<Store['changeWebhook']>({
  sqlite: 'write',
  postgres: { write: ofTenant },
  *run(change, now) {
    const { tenantId, webhookId, settings, place } = change;
    const changed = yield* one<WebhookRow>(
      `UPDATE webhook SET url = :url, description = :description, types = :types, companies = :companies, entities = :entities, delivery = :delivery,
            includes_result = :includesResult, secret_sealed = :secretSealed, previous_secret_sealed = :previousSecretSealed,
            previous_until = :previousUntil, state = :state, disabled_reason = :disabledReason, replay = :replay
      WHERE webhook_id = :webhookId AND tenant_id = :tenantId RETURNING ${WEBHOOK_COLUMNS}`,
      { webhookId, tenantId, ...settingsOf(settings) },
    );
    if (!changed) return null;
    yield* audit.run(change.audit, now);
    if (change.isFresh) {
      yield* run('UPDATE webhook SET failing_since = NULL, failures_in_row = 0 WHERE webhook_id = :webhookId', { webhookId });
      yield* run('UPDATE webhook_pending SET next_at = :now WHERE webhook_id = :webhookId AND attempt > 0', { now, webhookId });
    }
    if (place) {
      yield* run('UPDATE webhook SET position = :position, seq = :seq WHERE webhook_id = :webhookId', {
        webhookId,
        position: place.position,
        seq: place.seq,
      });
      yield* run('DELETE FROM webhook_pending WHERE webhook_id = :webhookId', { webhookId });
    }
    return yield* webhook.run({ tenantId, webhookId }, now);
  },
});

const deleteWebhook = verb<Store['deleteWebhook']>({
  sqlite: 'write',
  postgres: { write: ofTenant },
  *run({ tenantId, webhookId, audit: entry }, now) {
    const deleted = yield* one(
      'DELETE FROM webhook WHERE webhook_id = :webhookId AND tenant_id = :tenantId RETURNING webhook_id',
      {
        webhookId,
        tenantId,
      },
    );
    if (deleted) yield* audit.run(entry, now);
    return deleted !== null;
  },
});

export const webhookVerbs = {
  createWebhook,
  webhooks,
  webhook,
  watchedWebhooks,
  webhookStatistics,
  changeWebhook,
  deleteWebhook,
};
