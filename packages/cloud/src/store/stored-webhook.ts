/** Webhook endpoints as the store keeps them, the log of their deliveries, and the verbs that change them. Part of the store interface in store.ts. */

import type { EventType, WebhookDeliveryMode, WebhookState } from '@ledgerline/contract';
import type { AuditEntry } from './stored-account.ts';
import type { EventPlace, StoredEvent } from './stored-event.ts';

/** The settings of an endpoint that a tenant chooses. */
export interface WebhookSettings {
  readonly url: string;
  readonly description: string;
  /** Null for all. */
  readonly types: readonly EventType[] | null;
  readonly companies: readonly string[] | null;
  /** The entities whose changes are sent; null for all. */
  readonly entities: readonly string[] | null;
  readonly delivery: WebhookDeliveryMode;
  readonly includesResult: boolean;
  readonly secretSealed: string;
  /** Signs too, until `previousUntil`. */
  readonly previousSecretSealed: string | null;
  readonly previousUntil: number | null;
  readonly state: WebhookState;
  readonly disabledReason: string | null;
  readonly replay: Replay | null;
}

/** Events that are sent again, besides the new ones. */
export interface Replay {
  readonly after: EventPlace;
  readonly until: EventPlace;
  readonly types: readonly EventType[] | null;
  readonly only: 'failed' | 'all';
}

export interface StoredWebhook extends WebhookSettings {
  readonly webhookId: string;
  readonly tenantId: string;
  readonly createdAt: number;
  /** The position up to which events were sent or are pending. */
  readonly place: EventPlace;
  readonly failingSince: number | null;
  readonly failuresInRow: number;
  readonly attemptedAt: number | null;
  readonly succeededAt: number | null;
}

/** An endpoint with its unsent events; both counted up to a limit. */
export interface WatchedWebhook extends StoredWebhook {
  readonly behind: number;
  /** When the oldest event that was not sent yet happened. */
  readonly behindSince: number | null;
  readonly pending: number;
  readonly nextTryAt: number | null;
  readonly delivered: number;
  readonly failed: number;
}

/** Figures of all webhook endpoints together. */
export interface WebhookStatistics {
  readonly enabled: number;
  readonly paused: number;
  readonly disabled: number;
  /** Enabled, and the last attempt failed. */
  readonly failing: number;
  /** Events to be tried again, or held behind such. */
  readonly pending: number;
  /** How long ago the oldest event happened that no attempt was made for yet, at enabled endpoints. */
  readonly behindMs: number;
}

export interface PendingEvent {
  readonly event: StoredEvent;
  readonly book: string;
  /** How many attempts there were. */
  readonly attempt: number;
}

/** The events to send to an endpoint now. */
export interface WebhookWork {
  readonly webhook: StoredWebhook;
  /** Events that are due, oldest first. In ordered mode whole queues of books whose first event is due. */
  readonly pending: readonly PendingEvent[];
  /** Books that have anything pending, due or not. Only in ordered mode. */
  readonly pendingBooks: readonly string[];
  /** Events after its place. Empty while only probes are sent. */
  readonly events: readonly StoredEvent[];
  /** The next events of a replay, and the last position; null for the position without events. */
  readonly replayed: { readonly events: readonly StoredEvent[]; readonly last: EventPlace | null } | null;
}

export type DeliveryOutcome = 'delivered' | 'failed' | 'exhausted';

export interface Attempt extends EventPlace {
  readonly eventId: string;
  readonly eventType: EventType;
  readonly attempt: number;
  readonly at: number;
  readonly outcome: DeliveryOutcome;
  readonly status: number | null;
  readonly ms: number;
  readonly error: string | null;
  readonly excerpt: string;
}

export interface StoredDelivery extends Attempt {
  readonly deliverySeq: number;
}

/** The result of a turn of an endpoint, written in one transaction. */
export interface TurnRecord {
  readonly webhookId: string;
  readonly owner: string;
  readonly attempts: readonly Attempt[];
  /** Attempts to make at a time, in place of the earlier ones. */
  readonly pending: readonly (EventPlace & { readonly book: string; readonly attempt: number; readonly nextAt: number })[];
  readonly settled: readonly EventPlace[];
  /** Where the cursor moves; null to leave it. */
  readonly place: EventPlace | null;
  /** Pending events are not tried before this time; null to leave it. */
  readonly holdUntil: number | null;
  readonly replay: Replay | null;
  readonly failingSince: number | null;
  readonly failuresInRow: number;
  /** Switches the endpoint off. */
  readonly disabledReason: string | null;
}

export interface WebhookStore {
  createWebhook(
    webhook: WebhookSettings & { webhookId: string; tenantId: string; place: EventPlace; webhooksMax: number; audit: AuditEntry },
  ): Promise<StoredWebhook | 'limit_reached'>;
  webhooks(key: { tenantId: string }): Promise<readonly StoredWebhook[]>;
  watchedWebhooks(key: { tenantId: string }): Promise<readonly WatchedWebhook[]>;
  webhook(key: { tenantId: string; webhookId: string }): Promise<WatchedWebhook | null>;
  /** Writes the settings. `place` moves the cursor and drops what is pending; `isFresh` forgets that it failed, and tries at once. */
  changeWebhook(change: {
    tenantId: string;
    webhookId: string;
    settings: WebhookSettings;
    place: EventPlace | null;
    isFresh: boolean;
    audit: AuditEntry;
  }): Promise<WatchedWebhook | null>;
  deleteWebhook(key: { tenantId: string; webhookId: string; audit: AuditEntry }): Promise<boolean>;
  /** Tenants with an enabled endpoint. */
  listeningTenants(): Promise<readonly string[]>;
  /** Due endpoints in the order of their ids, after `after`; of one tenant, or of all. */
  dueWebhooks(request: {
    owner: string;
    tenantId: string | null;
    after: string;
    limit: number;
  }): Promise<readonly { webhookId: string; tenantId: string }[]>;
  /** Leases an endpoint to a node; null when another has it. */
  takeWebhook(request: { webhookId: string; owner: string; leaseMs: number }): Promise<WebhookWork | null>;
  renewWebhook(request: { webhookId: string; owner: string; leaseMs: number }): Promise<void>;
  recordTurn(turn: TurnRecord): Promise<boolean>;
  deliveries(page: {
    webhookId: string;
    before: number | null;
    outcome: DeliveryOutcome | null;
    limit: number;
  }): Promise<readonly StoredDelivery[]>;
  retryDelivery(key: { webhookId: string; deliverySeq: number }): Promise<boolean>;
  forgetDeliveries(request: { webhookId: string; before: number; limit: number }): Promise<number>;
}
