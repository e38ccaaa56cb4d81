/**
 * Links that were sent by email, and the addresses that were confirmed with one.
 * Accounts are named by the address that they log in with. Part of the store interface in store.ts.
 */

import type { AuditEntry } from './stored-account.ts';
import type { NewMail } from './stored-mail.ts';

export type LinkPurpose = 'verify' | 'reset' | 'change';

/** A link whose token only the reader of the mail knows. */
export interface NewLink {
  readonly tokenHash: string;
  readonly purpose: LinkPurpose;
  /** The account. */
  readonly email: string;
  /** The address to confirm; for a change it is not yet the address of the account. */
  readonly newEmail: string;
  readonly validMs: number;
  readonly mail: NewMail;
}

export type StoredLink = Pick<NewLink, 'purpose' | 'email' | 'newEmail'>;

/** A password that was checked, and may have changed before the action. */
export interface ProvenPassword {
  readonly personId: string;
  readonly passwordHash: string;
}

interface LinkUse {
  readonly tokenHash: string;
  readonly personId: string;
  readonly mail: NewMail;
  readonly audit: AuditEntry;
}

/** A change of address that the owner of the previous address can undo. */
export interface StoredUndo {
  readonly personId: string;
  readonly email: string;
}

/** New keys in place of keys that a stranger may know; app keys end without replacement. */
export interface FreshKeys {
  readonly tenantId: string;
  readonly tenantKeyHash: string;
  readonly connectors: readonly { readonly connectorId: string; readonly keyHash: string; readonly keySealed: string }[];
}

export interface PasswordReset {
  /** Whether the address was not confirmed before. */
  readonly isReclaimed: boolean;
}

export interface AccountLinkStore {
  /**
   * Stores the link and its mail. An address without an account gets no mail, but takes the same time. False if the password has changed since it was
   * checked: then no link is stored.
   */
  createLink(request: NewLink & { proven?: ProvenPassword; audit: AuditEntry }): Promise<boolean>;
  /** A link that can be used. */
  link(key: { tokenHash: string }): Promise<StoredLink | null>;
  /** Uses a link of sign-up up; null if it cannot be used. */
  confirmAddress(use: { tokenHash: string; audit: AuditEntry }): Promise<StoredLink | null>;
  /**
   * Uses the link of a change up, if the address before is confirmed. The mail goes to that address with a link to undo the change;
   * it has none if the person goes back to an address that could have been restored by such a link.
   */
  changeAddress(use: LinkUse & { undo: { tokenHash: string; validMs: number } }): Promise<'changed' | 'email_taken' | null>;
  /** A change that can still be undone. */
  addressUndo(key: { tokenHash: string }): Promise<StoredUndo | null>;
  /**
   * Puts the address before back and sets a password. Ends sessions, links, second factors since the change, invitations, and the
   * links that would undo later changes. `mail` goes to the address that is restored, `lostMail` to the one that was in use.
   */
  undoAddress(use: LinkUse & { passwordHash: string; lostMail: Omit<NewMail, 'recipient'> }): Promise<boolean>;
  /**
   * Uses a link to reset a password up, with every other link of the account, and ends its sessions. If no one had confirmed the address
   * before, it also ends the second factors of the person and the keys of the tenants for which there are fresh ones. Null if the link
   * cannot be used.
   */
  resetPassword(use: LinkUse & { passwordHash: string; freshKeys: readonly FreshKeys[] }): Promise<PasswordReset | null>;
  isConfirmed(key: { email: string }): Promise<boolean>;
}
