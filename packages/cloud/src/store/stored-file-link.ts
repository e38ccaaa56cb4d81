/** Links to files of commands, for people without a login. Part of the store interface in store.ts. */

import type { Language } from '@ledgerline/words';
import type { AuditEntry } from './stored-account.ts';

export interface NewFileLink {
  readonly linkId: string;
  readonly tokenHash: string;
  readonly tenantId: string;
  /** The command whose file it is. */
  readonly commandId: string;
  readonly type: string;
  readonly connectorId: string;
  readonly companyId: string;
  readonly fileName: string;
  /** The language of its page. */
  readonly language: Language;
  /** The person as the audit log names them. */
  readonly createdBy: string;
}

export interface StoredFileLink extends Omit<NewFileLink, 'tokenHash'> {
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly revokedAt: number | null;
  readonly openedCount: number;
  readonly openedAt: number | null;
}

export interface FileLinkStore {
  createFileLink(request: {
    link: NewFileLink;
    validMs: number;
    /** How many of a tenant can work at a time. */
    workingMax: number;
    audit: AuditEntry;
  }): Promise<StoredFileLink | 'limit_reached'>;
  /** Finds a link, even an expired one, while it is stored. */
  fileLink(key: { tokenHash: string }): Promise<StoredFileLink | null>;
  /** Counts and logs an opening; null if the link does not work. */
  openFileLink(opening: { tokenHash: string; requestId: string }): Promise<StoredFileLink | null>;
  /** Valid links, newest first: of one book, or of all. */
  fileLinks(page: {
    tenantId: string;
    connectorId: string | null;
    companyId: string | null;
    before: { readonly at: number; readonly id: string } | null;
    limit: number;
  }): Promise<readonly StoredFileLink[]>;
  /** Revokes a link; null if there is none. Repeating it changes nothing. */
  revokeFileLink(key: { tenantId: string; linkId: string; audit: AuditEntry }): Promise<StoredFileLink | null>;
  /** Deletes those that ended by time before an instant; returns how many. */
  forgetFileLinks(request: { before: number; limit: number }): Promise<number>;
}
