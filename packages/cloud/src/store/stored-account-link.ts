/** Links that were sent by email, and the addresses that were confirmed with one. Accounts are named by the address that they log in with. Part of the seam in store.ts. */

import type { AuditEntry } from './stored-account.ts';
import type { NewMail } from './stored-mail.ts';

export type LinkPurpose = 'verify' | 'reset' | 'change';

/** A link whose token only the reader of the mail knows. */
export interface NewLink {
  readonly tokenHash: string;
  readonly purpose: LinkPurpose;
  /** The account. */
  readonly email: string;
  /** The address that is confirmed; for a change it is not yet that of the account. */
  readonly newEmail: string;
  readonly validMs: number;
  readonly mail: NewMail;
}

export type StoredLink = Pick<NewLink, 'purpose' | 'email' | 'newEmail'>;

export interface AccountLinkStore {
  /** Stores the link and its mail. An address without an account gets no mail, in the same time. */
  createLink(request: NewLink & { audit: AuditEntry }): Promise<void>;
  /** A link that can be used. */
  link(key: { tokenHash: string }): Promise<StoredLink | null>;
  /** Uses a link of sign-up up; null if it cannot be used. */
  confirmAddress(use: { tokenHash: string; audit: AuditEntry }): Promise<StoredLink | null>;
  /** Uses the link of a change up. The mail goes to the address before. */
  changeAddress(use: { tokenHash: string; mail: NewMail; audit: AuditEntry }): Promise<'changed' | 'email_taken' | null>;
  /** Uses a link to reset a password up, with every other such link of the account, and ends its sessions. */
  resetPassword(use: { tokenHash: string; passwordHash: string; mail: NewMail; audit: AuditEntry }): Promise<boolean>;
  isConfirmed(key: { email: string }): Promise<boolean>;
}
