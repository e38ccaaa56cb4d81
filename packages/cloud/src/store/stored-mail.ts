/**
 * Mails that wait to be sent, and those that were.
 * A mail is written in the transaction of the change that it reports. Part of the store interface in store.ts.
 */

import type { EmailChoice, IncidentState, Role, StatusPart } from '@ledgerline/contract';
import type { Wording } from '@ledgerline/words';
import type { AuditEntry, StoredPerson } from './stored-account.ts';
import type { NotificationWording } from './stored-notification.ts';

/** What each kind of mail must say. How it says it is declared in mail/mail-kinds.ts. */
export type MailFacts =
  | { readonly kind: 'confirm_address'; readonly companyName: string }
  | { readonly kind: 'confirm_change'; readonly email: string }
  | { readonly kind: 'address_changed'; readonly newEmail: string }
  | { readonly kind: 'change_undone'; readonly email: string }
  | { readonly kind: 'reset_password' }
  | { readonly kind: 'new_login'; readonly companyName: string; readonly address: string; readonly at: number }
  | {
      readonly kind: 'key_created';
      readonly companyName: string;
      readonly name: string;
      readonly actor: string;
      readonly at: number;
    }
  | {
      readonly kind: 'key_rotated';
      readonly companyName: string;
      readonly key: 'tenant' | 'connector' | 'app';
      /** The name of an app key. */
      readonly name?: string;
      /** How long the previous secret still works; absent if it stopped at once. */
      readonly previousUntil?: number;
      readonly actor: string;
      readonly at: number;
    }
  | {
      readonly kind: 'notification';
      readonly companyName: string;
      readonly title: string;
      readonly message: string;
      readonly action: { readonly label: string; readonly href: string } | null;
      /** Absent in one that was written before wordings were stored. */
      readonly wording?: NotificationWording | null;
    }
  | {
      readonly kind: 'password_changed';
      readonly companyName: string;
      /** The address was confirmed by this for the first time, and keys and factors from before have ended. */
      readonly isReclaimed?: boolean;
    }
  | { readonly kind: 'invitation'; readonly companyName: string; readonly role: Role; readonly invitedBy: string }
  | ({ readonly kind: 'factor_added' } & SecondFactor)
  | ({ readonly kind: 'factor_removed' } & SecondFactor)
  | { readonly kind: 'factors_removed' }
  | { readonly kind: 'recovery_code_used'; readonly left: number }
  | {
      readonly kind: 'erasure_requested';
      readonly companyName: string;
      readonly eraseAt: number;
      readonly actor: string;
    }
  | { readonly kind: 'erasure_soon'; readonly companyName: string; readonly eraseAt: number }
  | { readonly kind: 'erasure_cancelled'; readonly companyName: string; readonly actor: string; readonly at: number }
  | { readonly kind: 'erased'; readonly companyName: string }
  | ({ readonly kind: 'report_ready'; readonly expiresAt: number } & ReportMail)
  | ({ readonly kind: 'report_failed'; readonly problem: TurnProblem } & ReportMail)
  | ({ readonly kind: 'report_late' } & ReportMail)
  | ({ readonly kind: 'report_ended' } & Omit<ReportMail, 'dateFrom' | 'dateTo'>)
  | { readonly kind: 'status_confirm' }
  | {
      readonly kind: 'status_update';
      readonly title: string;
      readonly parts: readonly StatusPart[];
      readonly state: IncidentState;
      readonly text: string;
      readonly at: number;
      readonly openedAt: number;
    };

/** The facts of the emails of a scheduled report. */
export interface ReportMail {
  readonly companyName: string;
  readonly bookName: string;
  readonly template: string;
  /** YYYY-MM-DD; null for a report of one day. */
  readonly dateFrom: string | null;
  readonly dateTo: string;
}

/** Why a scheduled report was not sent: a code with its English sentence. */
export interface TurnProblem {
  readonly code: string;
  readonly message: string;
  /** The sentence of a book, as it was sent. */
  readonly wording?: unknown;
  /** The sentence of a rejection by the cloud. */
  readonly sentence?: Wording;
}

export type MailKind = MailFacts['kind'];

export type SecondFactor =
  /** The name of the passkey; null for an authenticator app. */
  | { readonly passkey: string | null }
  /** A factor in mails from before they had languages: `an authenticator app`, or `the passkey “Phone”`. */
  | { readonly factor: string };

/** Language and time zone of the reader, if known. */
export type MailReader = Pick<StoredPerson, 'language' | 'zone'>;

export interface NewMail {
  /** The id of the mail, which is also the Message-ID, so that mail programs recognise a duplicate. */
  readonly mailId: string;
  /** The tenant; null for a mail to a person who is about to join one. */
  readonly tenantId: string | null;
  readonly recipient: string;
  readonly facts: MailFacts;
  /** For an address without an account: the language and time zone of the person who caused the mail, or who had the address before. */
  readonly reader?: MailReader;
  /** The token of a link. It is sealed here and hashed everywhere else. */
  readonly secretSealed: string | null;
  /** After this time the mail is out of date and is not sent. Null for a mail that stays valid. */
  readonly validMs: number | null;
}

/** A mail that a node must send now. */
export interface LeasedMail extends Pick<NewMail, 'mailId' | 'recipient' | 'facts' | 'secretSealed'> {
  readonly tenantId: string | null;
  /** Language and time zone of the person with the address, otherwise those stored with the mail. */
  readonly reader: MailReader;
  /** How many attempts there were. */
  readonly attempt: number;
  readonly createdAt: number;
}

export type MailOutcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'retried'; readonly waitMs: number; readonly error: string }
  | { readonly kind: 'failed'; readonly error: string };

export interface MailStatistics {
  readonly waiting: number;
  /** Age of the oldest mail that waits; 0 when there is none. */
  readonly oldestWaitingMs: number;
}

export interface MailStore {
  /** Leases due mails to a node; drops those that no longer apply. */
  takeMails(request: { owner: string; leaseMs: number; limit: number }): Promise<readonly LeasedMail[]>;
  /** Stores the outcome of a mail; false if another node has the mail by now. The content of a mail is deleted when it is sent or dropped. */
  recordMail(record: { mailId: string; owner: string; outcome: MailOutcome; audit: AuditEntry }): Promise<boolean>;
  mailStatistics(): Promise<MailStatistics>;
  /** Deletes the traces of mails that ended before an instant, at most `limit`. */
  forgetMails(request: { before: number; limit: number }): Promise<number>;

  /** The emails that a person has turned off. */
  mutedMails(key: { personId: string }): Promise<readonly EmailChoice[]>;
  muteMail(change: { personId: string; choice: EmailChoice; isOn: boolean; audit: AuditEntry }): Promise<void>;
}
