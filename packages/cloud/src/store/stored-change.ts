/**
 * What the store keeps about changes of account books: whether they are wanted, and up to which position they were reported. Part
 * of the seam in store.ts.
 */

import type { ChangesReason, Resync, WatchedBook } from '@ledgerline/contract';
import type { ConnectorCall, InstallCheck } from './store.ts';
import type { AuditEntry } from './stored-account.ts';
import type { EventPlace, NewEvent } from './stored-event.ts';
import type { BookKey } from './stored-known-answer.ts';
import type { Notice } from './stored-notification.ts';

export interface StoredChanges {
  readonly connectorId: string;
  readonly companyId: string;
  readonly isEnabled: boolean;
  readonly reason: ChangesReason | null;
  readonly lookedAt: number | null;
  readonly lagMs: number | null;
  readonly gap: ToldGap | null;
}

/** A gap, and when it was reported. */
export type ToldGap = Resync & { readonly at: number };

/** An event of a report, which has its connector and tenant. */
export type ChangeEvent = Pick<NewEvent, 'type' | 'subject' | 'data'>;

/** A document or record of a book that was renamed, or deleted: then it has no key any more. */
export interface KeyMove {
  readonly entity: string;
  readonly formerKey: string;
  readonly key: string | null;
  /** When, by the clock of the book. */
  readonly at: number;
}

export interface BookReport {
  readonly companyId: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly reason: ChangesReason | null;
  /** When the newest change happened; null without changes. */
  readonly changedAt: number | null;
  readonly gap: Resync | null;
  /** Whether another copy of the book has replaced it, so that its keys may refer to something else. */
  readonly isReplaced: boolean;
  readonly moves: readonly KeyMove[];
  readonly events: readonly ChangeEvent[];
  /** Opened with the events. */
  readonly notice: Notice | null;
  /** What takes the place of the events when the tenant has reached its limit, by entity. */
  readonly overLimit: Readonly<Record<string, ChangeEvent>>;
}

/** A finished write, with its payload as it was accepted. */
export interface NotHeld {
  readonly commandId: string;
  /** Null if it is large. */
  readonly payload: string | null;
}

export type ReportOutcome =
  | { readonly kind: 'stored'; readonly cursor: string | null }
  | { readonly kind: 'other_cursor'; readonly cursor: string | null }
  | { readonly kind: 'off' };

export type WatchedState = 'reported' | 'not_reported' | 'off';

export interface ChangeStore {
  /** The books of a connector whose changes are wanted, from their rows; and whether it is a sandbox, whose other books are wanted too. */
  watchedBooks(key: { connectorId: string }): Promise<{ isSandbox: boolean; on: readonly WatchedBook[]; off: readonly string[] }>;
  changesOfTenant(key: { tenantId: string }): Promise<readonly StoredChanges[]>;
  /** How many books of all tenants report their changes, cannot, or are switched off. */
  watchedStatistics(): Promise<Readonly<Record<WatchedState, number>>>;
  /** A switch that is already so changes nothing. Switched off, the position is forgotten. */
  setChanges(change: BookKey & { isEnabled: boolean; audit: AuditEntry }): Promise<void>;
  /** Stores the events of each book whose position is still `from`, together with the new position. */
  recordChanges(
    report: ConnectorCall & { tenantId: string; books: readonly BookReport[]; eventsPerDayMax: number },
  ): Promise<{ heard: InstallCheck; outcomes: readonly ReportOutcome[] }>;
  /**
   * Writes of a book, among the newest 10,000 commands of the tenant, that ended after the oldest of these commands did and are none of them,
   * the newest first. If none of them is known, any write, or null if these are so many that they are not all that the book has.
   */
  commandsNotHeld(request: BookKey & { held: readonly string[]; limit: number }): Promise<readonly NotHeld[] | null>;
  /** Deletes the change events of a book among the next events after a place; null after the last. */
  forgetChangeEvents(request: BookKey & { after: EventPlace; limit: number }): Promise<EventPlace | null>;
}
