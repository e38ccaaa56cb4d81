/** Who can view which account books in the portal, and who did. Part of the store interface in store.ts. */

import type { BookPart } from '@ledgerline/contract';
import type { AuditEntry } from './stored-account.ts';
import type { BookKey } from './stored-known-answer.ts';
import type { MemberOutcome } from './stored-team.ts';

export interface BookSightStore {
  /** The parts of account books that were selected for a member; none for a person who is not a member. */
  sightOf(key: { tenantId: string; personId: string }): Promise<readonly BookPart[]>;
  setSight(change: { tenantId: string; personId: string; sees: readonly BookPart[]; audit: AuditEntry }): Promise<MemberOutcome>;
  closedBooks(key: { tenantId: string }): Promise<readonly Omit<BookKey, 'tenantId'>[]>;
  /** Closes or opens a book. Known answers of a closed book are deleted. Repeating it changes nothing. */
  setBookClosed(change: BookKey & { isClosed: boolean; audit: AuditEntry }): Promise<void>;
  /** Enters a look in the audit log, unless the same person looked at the same part within `everyMs`. */
  noteLook(look: BookKey & { personId: string; part: string; everyMs: number; audit: AuditEntry }): Promise<void>;
  /** Forgets when people looked last; the audit log keeps it. Returns how many. */
  forgetLooks(request: { before: number; limit: number }): Promise<number>;
}
