/** Sending in SQL: which endpoints have something to do, what it is, its result, and the log of attempts. */

import { PROBES_AFTER } from '../../event/webhook-schedule.ts';
import type { Store } from '../../store/store.ts';
import type { EventPlace, StoredEvent } from '../../store/stored-event.ts';
import type { PendingEvent, Replay, StoredDelivery, StoredWebhook, TurnRecord, WebhookWork } from '../../store/stored-webhook.ts';
import { all, one, run, type Steps } from '../verb/statement.ts';
import { verb } from '../verb/verb.ts';
import { eventsAfter, findEvent, record } from './event.ts';
import { WEBHOOK_COLUMNS, type WebhookRow, webhookOf } from './webhook.ts';

/** The maximum number of events that an endpoint gets at a time. */
const EVENTS_A_TURN = 100;

/** Tenants with an endpoint that is enabled. */
const listeningTenants = verb<Store['listeningTenants']>({
  sqlite: 'thread',
  postgres: { read: 'alone' },
  *run() {
    const rows = yield* all<{ tenantId: string }>(
      `SELECT DISTINCT tenant_id AS "tenantId" FROM webhook WHERE state = 'enabled' ORDER BY tenant_id`,
      {},
    );
    return rows.map(({ tenantId }) => tenantId);
  },
});

const DUE = `SELECT webhook_id AS "webhookId", tenant_id AS "tenantId" FROM webhook
  WHERE state = 'enabled' AND (lease_until <= :now OR lease_owner = :owner) AND webhook_id > :after
    AND (EXISTS (SELECT 1 FROM webhook_pending WHERE webhook_pending.webhook_id = webhook.webhook_id AND next_at <= :now)
      OR replay IS NOT NULL
      OR ((failures_in_row < ${PROBES_AFTER} OR NOT EXISTS (SELECT 1 FROM webhook_pending WHERE webhook_pending.webhook_id = webhook.webhook_id))
          AND (EXISTS (SELECT 1 FROM readable_event AS event WHERE event.tenant_id = webhook.tenant_id
                          AND event.position = webhook.position AND event.seq > webhook.seq)
            OR EXISTS (SELECT 1 FROM readable_event AS event WHERE event.tenant_id = webhook.tenant_id
                          AND event.position > webhook.position))))`;
const FIRST_DUE = 'ORDER BY webhook_id LIMIT :limit';

/** Enabled endpoints that no other node has, with something to send now. One that is probed is sent nothing new. */
const dueWebhooks = verb<Store['dueWebhooks']>({
  sqlite: 'thread',
  postgres: { read: 'alone' },
  run({ owner, tenantId, after, limit }, now) {
    const asked = { now, owner, after, limit };
    return tenantId === null
      ? all<DueWebhook>(`${DUE} ${FIRST_DUE}`, asked)
      : all<DueWebhook>(`${DUE} AND tenant_id = :tenantId ${FIRST_DUE}`, { ...asked, tenantId });
  },
});

interface DueWebhook {
  readonly webhookId: string;
  readonly tenantId: string;
}

/** Leases an endpoint and returns its pending events; null when another node has it or it is not enabled. */
const takeWebhook = verb<Store['takeWebhook']>({
  sqlite: 'write',
  postgres: { write: 'transaction' },
  *run({ webhookId, owner, leaseMs }, now) {
    const row = yield* one<WebhookRow>(
      `UPDATE webhook SET lease_owner = :owner, lease_until = :until
      WHERE webhook_id = :webhookId AND state = 'enabled' AND (lease_until <= :now OR lease_owner = :owner) RETURNING ${WEBHOOK_COLUMNS}`,
      { webhookId, owner, until: now + leaseMs, now },
    );
    if (!row) return null;
    const webhook = webhookOf(row);
    const { tenantId, place, replay } = webhook;
    const areProbes = webhook.failuresInRow >= PROBES_AFTER;
    const pending = yield* pendingOf(webhook, now, areProbes ? 1 : EVENTS_A_TURN);
    const isProbed = areProbes && (yield* hasPending(webhookId));
    const fresh = isProbed ? null : yield* eventsAfter({ tenantId, after: place, limit: EVENTS_A_TURN });
    return {
      webhook,
      pending,
      pendingBooks: webhook.delivery === 'ordered' ? yield* pendingBooks(webhookId) : [],
      events: fresh?.events ?? [],
      replayed: replay && (yield* replayedEvents(webhook, replay)),
    };
  },
});

/** Renews the lease of an endpoint whose turn takes long. */
const renewWebhook = verb<Store['renewWebhook']>({
  sqlite: 'write',
  postgres: { write: 'transaction' },
  run: ({ webhookId, owner, leaseMs }, now) =>
    run('UPDATE webhook SET lease_until = :until WHERE webhook_id = :webhookId AND lease_owner = :owner', {
      webhookId,
      owner,
      until: now + leaseMs,
    }),
});

interface PendingRow extends EventPlace {
  readonly book: string;
  readonly attempt: number;
}

function* hasPending(webhookId: string): Steps<boolean> {
  return (yield* one('SELECT 1 AS one FROM webhook_pending WHERE webhook_id = :webhookId LIMIT 1', { webhookId })) !== null;
}

const PENDING = 'SELECT position, seq, book, attempt FROM webhook_pending';

/** An endpoint that is probed is sent one event, so no others are read for it. */
function* pendingOf(
  { webhookId, tenantId, delivery }: StoredWebhook,
  now: number,
  eventsMax: number,
): Steps<readonly PendingEvent[]> {
  const rows =
    delivery === 'parallel'
      ? yield* all<PendingRow>(
          `${PENDING} WHERE webhook_id = :webhookId AND next_at <= :now ORDER BY next_at, position, seq LIMIT ${EVENTS_A_TURN}`,
          {
            webhookId,
            now,
          },
        )
      : yield* queuesOf(webhookId, now);
  const pending: PendingEvent[] = [];
  for (const { position, seq, book, attempt } of rows) {
    if (pending.length >= eventsMax) break;
    const event = yield* findEvent({ tenantId, position, seq });
    if (event) pending.push({ event, book, attempt });
    else yield* forget(webhookId, { position, seq });
  }
  return pending;
}

/** In ordered mode: the queues of books whose first event is due. */
function* queuesOf(webhookId: string, now: number): Steps<readonly PendingRow[]> {
  const rows: PendingRow[] = [];
  for (const book of yield* pendingBooks(webhookId)) {
    const queue = yield* all<PendingRow & { readonly nextAt: number }>(
      `SELECT position, seq, book, attempt, next_at AS "nextAt" FROM webhook_pending WHERE webhook_id = :webhookId AND book = :book
        ORDER BY position, seq LIMIT ${EVENTS_A_TURN}`,
      { webhookId, book },
    );
    if (queue[0] && queue[0].nextAt <= now) rows.push(...queue);
  }
  return rows;
}

/** The maximum number of account books that are read for an endpoint; none has more. */
const BOOKS_MAX = 1_000;

function* pendingBooks(webhookId: string): Steps<readonly string[]> {
  const rows = yield* all<{ book: string }>(
    `SELECT DISTINCT book FROM webhook_pending WHERE webhook_id = :webhookId ORDER BY book LIMIT ${BOOKS_MAX}`,
    { webhookId },
  );
  return rows.map(({ book }) => book);
}

function* replayedEvents({ tenantId, webhookId }: StoredWebhook, replay: Replay): Steps<NonNullable<WebhookWork['replayed']>> {
  const page = yield* eventsAfter({ tenantId, after: replay.after, limit: EVENTS_A_TURN });
  const wanted: StoredEvent[] = [];
  for (const event of page.events) {
    const isDelivered =
      replay.only === 'failed' &&
      (yield* one(
        `SELECT 1 AS one FROM webhook_delivery WHERE webhook_id = :webhookId AND position = :position AND seq = :seq
          AND outcome = 'delivered' LIMIT 1`,
        { webhookId, position: event.position, seq: event.seq },
      )) !== null;
    if (!isDelivered) wanted.push(event);
  }
  return { events: wanted, last: page.events.at(-1) ?? null };
}

const forget = (webhookId: string, { position, seq }: EventPlace): Steps<void> =>
  run('DELETE FROM webhook_pending WHERE webhook_id = :webhookId AND position = :position AND seq = :seq', {
    webhookId,
    position,
    seq,
  });

/** Stores the results of a turn. Returns false when another node has the endpoint by now: then nothing is stored, and the events are sent again. */
const recordTurn = verb<Store['recordTurn']>({
  sqlite: 'write',
  postgres: { write: 'transaction' },
  *run(turn, now) {
    const { webhookId, owner, place, replay, failingSince, failuresInRow, disabledReason } = turn;
    const isDelivered = turn.attempts.some(({ outcome }) => outcome === 'delivered');
    const row = yield* one<{ tenantId: string; url: string }>(
      `UPDATE webhook SET position = coalesce(:position, position), seq = coalesce(:seq, seq), replay = :replay,
            failing_since = :failingSince, failures_in_row = :failuresInRow,
            attempted_at = coalesce(:attemptedAt, attempted_at), succeeded_at = coalesce(:succeededAt, succeeded_at),
            state = CASE WHEN coalesce(:disabledReason, '') = '' THEN state ELSE 'disabled' END,
            disabled_reason = coalesce(:disabledReason, disabled_reason)
      WHERE webhook_id = :webhookId AND lease_owner = :owner RETURNING tenant_id AS "tenantId", url`,
      {
        webhookId,
        owner,
        position: place?.position ?? null,
        seq: place?.seq ?? null,
        replay: replay === null ? null : JSON.stringify(replay),
        failingSince,
        failuresInRow,
        attemptedAt: turn.attempts.length > 0 ? now : null,
        succeededAt: isDelivered ? now : null,
        disabledReason,
      },
    );
    if (!row) return false;
    for (const settled of turn.settled) yield* forget(webhookId, settled);
    for (const pending of turn.pending) yield* keepPending(webhookId, pending);
    if (turn.holdUntil !== null) {
      yield* run('UPDATE webhook_pending SET next_at = :until WHERE webhook_id = :webhookId AND next_at < :until', {
        webhookId,
        until: turn.holdUntil,
      });
    }
    for (const attempt of turn.attempts) yield* log(webhookId, attempt);
    if (disabledReason !== null) {
      const data = { webhookId, url: row.url, reason: disabledReason };
      yield* record({ tenantId: row.tenantId, type: 'webhook.disabled', subject: webhookId, data }, now);
    }
    return true;
  },
});

function keepPending(webhookId: string, { position, seq, book, attempt, nextAt }: TurnRecord['pending'][number]): Steps<void> {
  return run(
    `INSERT INTO webhook_pending (webhook_id, position, seq, book, attempt, next_at)
     VALUES (:webhookId, :position, :seq, :book, :attempt, :nextAt)
     ON CONFLICT (webhook_id, position, seq) DO UPDATE SET attempt = excluded.attempt, next_at = excluded.next_at`,
    { webhookId, position, seq, book, attempt, nextAt },
  );
}

function log(webhookId: string, attempt: TurnRecord['attempts'][number]): Steps<void> {
  const { position, seq, eventId, eventType, at, outcome, status, ms, error, excerpt } = attempt;
  return run(
    `INSERT INTO webhook_delivery (webhook_id, position, seq, event_id, event_type, attempt, at, outcome, status, ms, error, excerpt)
     VALUES (:webhookId, :position, :seq, :eventId, :eventType, :attempt, :at, :outcome, :status, :ms, :error, :excerpt)`,
    { webhookId, position, seq, eventId, eventType, attempt: attempt.attempt, at, outcome, status, ms, error, excerpt },
  );
}

const DELIVERY_COLUMNS = `delivery_seq AS "deliverySeq", position, seq, event_id AS "eventId", event_type AS "eventType", attempt, at, outcome,
  status, ms, error, excerpt`;

/** The maximum number of attempts that a filtered page of the log searches. */
const LOOKED_AT_MAX = 5_000;

/** Newest first. */
const deliveries = verb<Store['deliveries']>({
  sqlite: 'thread',
  postgres: { read: 'alone' },
  run: ({ webhookId, before, outcome, limit }) =>
    all<StoredDelivery>(
      `SELECT ${DELIVERY_COLUMNS} FROM (SELECT * FROM webhook_delivery WHERE webhook_id = :webhookId AND delivery_seq < :before
        ORDER BY delivery_seq DESC LIMIT ${LOOKED_AT_MAX}) AS newest
      WHERE :outcome = '' OR outcome = :outcome ORDER BY delivery_seq DESC LIMIT :limit`,
      { webhookId, before: before ?? Number.MAX_SAFE_INTEGER, outcome: outcome ?? '', limit },
    ),
});

/** Queues the event of an attempt again, due at once. */
const retryDelivery = verb<Store['retryDelivery']>({
  sqlite: 'write',
  postgres: { write: 'transaction' },
  *run({ webhookId, deliverySeq }, now) {
    const found = yield* one<EventPlace & { readonly tenantId: string; readonly companyId: string | null }>(
      `SELECT event.position, event.seq, event.tenant_id AS "tenantId", event.company_id AS "companyId"
       FROM webhook_delivery JOIN webhook USING (webhook_id) JOIN readable_event AS event
         ON event.tenant_id = webhook.tenant_id AND event.position = webhook_delivery.position AND event.seq = webhook_delivery.seq
      WHERE webhook_delivery.delivery_seq = :deliverySeq AND webhook_delivery.webhook_id = :webhookId`,
      { deliverySeq, webhookId },
    );
    if (!found) return false;
    yield* keepPending(webhookId, { ...found, book: found.companyId ?? '', attempt: 0, nextAt: now });
    return true;
  },
});

/** Deletes attempts from before an instant, at most `limit`. */
const forgetDeliveries = verb<Store['forgetDeliveries']>({
  sqlite: 'thread',
  postgres: { write: 'transaction' },
  *run({ webhookId, before, limit }) {
    const oldest = yield* all<{ deliverySeq: number; at: number }>(
      'SELECT delivery_seq AS "deliverySeq", at FROM webhook_delivery WHERE webhook_id = :webhookId ORDER BY delivery_seq LIMIT :limit',
      { webhookId, limit },
    );
    const old = oldest.filter(({ at }) => at < before);
    const last = old.at(-1);
    if (!last) return 0;
    yield* run('DELETE FROM webhook_delivery WHERE webhook_id = :webhookId AND delivery_seq <= :last', {
      webhookId,
      last: last.deliverySeq,
    });
    return old.length;
  },
});

export const webhookTurnVerbs = {
  listeningTenants,
  dueWebhooks,
  takeWebhook,
  renewWebhook,
  recordTurn,
  deliveries,
  retryDelivery,
  forgetDeliveries,
};
