/** Stored notifications, and the counts that the checks use. Part of the store interface in store.ts. */

import type { Notification } from '@ledgerline/contract';
import type { Wording } from '@ledgerline/words';
import type { StoredAppKey, StoredConnector, StoredTenant } from './store.ts';
import type { PlanBook } from './stored-account.ts';
import type { BookEInvoices } from './stored-e-invoice.ts';
import type { WatchedWebhook } from './stored-webhook.ts';

/** The key and parameters from which a notification is worded in any language. */
export interface NotificationWording {
  readonly title: Wording;
  readonly message: Wording;
  /** The label of its action. */
  readonly label: Wording;
}

export interface NotificationDraft extends Pick<Notification, 'kind' | 'severity' | 'title' | 'message' | 'subject' | 'action'> {
  /** Null for one from before wordings were stored. */
  readonly wording: NotificationWording | null;
}

/** A notification that is about to be made. */
export interface Notice {
  readonly notificationId: string;
  readonly draft: NotificationDraft;
}

export interface StoredNotification extends NotificationDraft {
  readonly notificationId: string;
  readonly tenantId: string;
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** The facts about a tenant that the retention checks need, counted by the store. */
export interface RetentionFacts {
  readonly tenant: StoredTenant;
  readonly connectors: readonly StoredConnector[];
  readonly appKeys: readonly StoredAppKey[];
  /** Commands that wait, per connector. */
  readonly waiting: Readonly<Record<string, number>>;
  readonly lastCommandAt: number | null;
  readonly finishedLastDay: number;
  readonly failedLastDay: number;
  /** commandIds that ended as outcome_unknown and were not looked at since; at most 100. */
  readonly unknownOutcomes: readonly string[];
  readonly webhooks: readonly WatchedWebhook[];
  readonly eInvoices: readonly BookEInvoices[];
  /** Books that count for the plan, the one that has counted longest first. */
  readonly planBooks: readonly PlanBook[];
  /** All account books that the connectors of the tenant list, without the sandbox. */
  readonly bookCount: number;
}
