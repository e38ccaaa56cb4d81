/**
 * What the operator of the installation sees and changes across tenants, the incidents that it writes about, and the addresses that are sent
 * emails about them. Part of the store interface in store.ts. Types only.
 */

import type { IncidentState, StatusPart } from '@ledgerline/contract';
import type { AuditEntry, StoredTenant } from './stored-account.ts';
import type { MailKind, MailReader, NewMail } from './stored-mail.ts';
import type { StoredWebhook } from './stored-webhook.ts';

export interface OperatorSession {
  readonly createdAt: number;
  readonly expiresAt: number;
}

/** A person who is an operator besides those who have the admin key. */
export interface StoredOperator {
  readonly personId: string;
  readonly email: string;
  readonly hasFactor: boolean;
  readonly addedBy: string;
  readonly addedAt: number;
}

/** An operator looks at the portal of a tenant. */
export interface StoredVisit {
  readonly tenantId: string;
  readonly actor: string;
  readonly reason: string;
  /** Whether the tenant lets operators look at its real account books. */
  readonly seesBooks: boolean;
  readonly createdAt: number;
  readonly expiresAt: number;
}

/** A process of this installation. */
export interface StoredNode {
  readonly nodeId: string;
  readonly host: string;
  readonly version: string;
  readonly build: string;
  readonly startedAt: number;
  readonly seenAt: number;
}

/** The number of minutes of a day in which at least one node could write, and the first and last of these minutes. */
export interface UpDay {
  /** Days since 1970, which begin at midnight in Kuala Lumpur. */
  readonly day: number;
  /** Minutes since 1970. */
  readonly firstMinute: number;
  readonly lastMinute: number;
  readonly minutes: number;
}

/** A group of similar failures. */
export interface FailureCount {
  readonly code: string;
  readonly type: string;
  readonly count: number;
}

/** A mail as the operator sees it: never what it says. */
export interface StoredMailState {
  readonly mailId: string;
  readonly tenantId: string | null;
  readonly kind: MailKind;
  readonly recipient: string;
  readonly state: 'waiting' | 'sent' | 'failed';
  readonly attempt: number;
  readonly nextAt: number;
  readonly error: string | null;
  readonly createdAt: number;
  readonly endedAt: number | null;
}

export interface OperatorStore extends IncidentStore {
  /** Opens a session that ends when it was not used for `idleMs`, and after `maxMs` at the latest. */
  openOperatorSession(opening: { tokenHash: string; idleMs: number; maxMs: number; audit: AuditEntry }): Promise<OperatorSession>;
  /** The session if it is going on; its end slides on, at most once a minute. */
  operatorSession(key: { tokenHash: string; idleMs: number }): Promise<OperatorSession | null>;
  endOperatorSession(key: { tokenHash: string; audit: AuditEntry }): Promise<void>;

  isOperator(key: { personId: string }): Promise<boolean>;
  operators(): Promise<readonly StoredOperator[]>;
  /** The same again changes nothing. */
  addOperator(change: { personId: string; audit: AuditEntry }): Promise<void>;
  /** Removes an operator; false if the person was none. */
  removeOperator(change: { personId: string; audit: AuditEntry }): Promise<boolean>;

  /** Begins a visit that ends after `maxMs`; null if there is no such tenant. `personId` is null for the admin key. */
  beginVisit(
    begin: Pick<StoredVisit, 'tenantId' | 'actor' | 'reason'> & {
      tokenHash: string;
      personId: string | null;
      maxMs: number;
      audit: AuditEntry;
    },
  ): Promise<{ expiresAt: number } | null>;
  visit(key: { tokenHash: string }): Promise<StoredVisit | null>;
  /** Ends a visit; null if there is no such visit. The entry of the audit log names the operator and the reason. */
  endVisit(end: { tokenHash: string; action: string; requestId: string }): Promise<{ tenantId: string } | null>;
  /** Whether operators may look at the real account books of a tenant during a visit. */
  isOpenToOperator(key: { tenantId: string }): Promise<boolean>;
  /** Opens or closes the real account books of a tenant to operators. Repeating it changes nothing. */
  setOpenToOperator(change: { tenantId: string; isOpen: boolean; audit: AuditEntry }): Promise<void>;

  /** Notes that a node runs, counts the minute as one in which the service could write, and forgets nodes that were not seen for `forgetMs`. */
  recordNode(node: Omit<StoredNode, 'seenAt'> & { forgetMs: number }): Promise<void>;
  /** A node that stops says so. */
  removeNode(key: { nodeId: string }): Promise<void>;
  nodes(): Promise<readonly StoredNode[]>;
  /** The days from one on that are known, oldest first. */
  upDays(key: { firstDay: number }): Promise<readonly UpDay[]>;

  /** Tenants whose id is the text, or whose company or address, or the address of a member, contains it. Newest first. */
  findTenants(search: { text: string; limit: number }): Promise<readonly StoredTenant[]>;
  /** Tenants that wait for a plan, longest first. */
  planRequests(page: { limit: number }): Promise<readonly StoredTenant[]>;
  /** Failed commands of all tenants since a time, grouped; only the newest ones if there are many. */
  failureCounts(key: { since: number }): Promise<readonly FailureCount[]>;
  /** Waiting mails, the next due first, then ended ones, newest first. */
  mailStates(page: { state: 'waiting' | 'failed'; limit: number }): Promise<readonly StoredMailState[]>;
  /** Tries a waiting mail at once; false if none waits under the id. */
  retryMail(change: { mailId: string; audit: AuditEntry }): Promise<boolean>;
  /** Gives a waiting mail up; false if none waits under the id. */
  dropMail(change: { mailId: string; reason: string; audit: AuditEntry }): Promise<boolean>;
  /** Endpoints that are paused, disabled or failing. */
  troubledWebhooks(page: { limit: number }): Promise<readonly StoredWebhook[]>;
  /** Makes the pending events of an endpoint due at once; null if there is no such endpoint. */
  retryWebhook(change: { webhookId: string; audit: Omit<AuditEntry, 'tenantId'> }): Promise<StoredWebhook | null>;
  /** What the operator did that concerns no tenant, newest first. */
  operatorAudits(page: { limit: number }): Promise<readonly (AuditEntry & { at: number })[]>;
}

export interface StoredIncidentUpdate {
  /** The number of the update, from 1. */
  readonly seq: number;
  readonly state: IncidentState;
  readonly text: string;
  readonly at: number;
}

export interface StoredIncident {
  readonly incidentId: string;
  readonly title: string;
  readonly state: IncidentState;
  readonly parts: readonly StatusPart[];
  readonly openedAt: number;
  readonly resolvedAt: number | null;
  /** Newest first. */
  readonly updates: readonly StoredIncidentUpdate[];
}

/** An address that is sent emails once it is confirmed. Tokens of links are stored hashed; the one that ends the emails is also sealed, because every email has it. */
export interface NewStatusSubscriber {
  readonly subscriberId: string;
  readonly email: string;
  readonly confirmHash: string;
  readonly leaveHash: string;
  readonly leaveSealed: string;
  readonly reader: MailReader;
  readonly validMs: number;
  readonly mail: NewMail;
}

export interface StatusSubscriber extends Pick<NewStatusSubscriber, 'subscriberId' | 'email' | 'leaveSealed'> {
  readonly reader: MailReader;
}

/** An update whose emails are not all written. */
export interface UnmailedUpdate {
  readonly incident: Omit<StoredIncident, 'updates'>;
  readonly update: StoredIncidentUpdate;
  /** The last subscriber whose email is written; empty before the first. */
  readonly mailedUpTo: string;
}

export interface IncidentStore {
  openIncident(
    incident: Pick<StoredIncident, 'incidentId' | 'title' | 'state' | 'parts'> & { text: string; audit: AuditEntry },
  ): Promise<StoredIncident>;
  /** Adds an update; null for an unknown incident. With `parts` null, the affected parts stay. Any state except resolved opens a resolved incident again. */
  updateIncident(
    update: Pick<StoredIncident, 'incidentId' | 'state'> & {
      parts: readonly StatusPart[] | null;
      text: string;
      audit: AuditEntry;
    },
  ): Promise<StoredIncident | null>;
  /** Open incidents, and those resolved since a time. Open ones first, then the newest. */
  incidents(page: { resolvedSince: number; limit: number }): Promise<readonly StoredIncident[]>;
  /** How many are open, and how many addresses are sent emails. */
  incidentStatistics(): Promise<{ readonly open: number; readonly subscribers: number }>;

  /** Writes the email with the link to confirm an address. One that is confirmed already is sent nothing, in the same time. */
  requestStatusMails(subscriber: NewStatusSubscriber): Promise<void>;
  /** Uses the link up; the address, or null if the link cannot be used. */
  confirmStatusMails(use: {
    confirmHash: string;
    audit: Omit<AuditEntry, 'subject'>;
  }): Promise<{ readonly email: string } | null>;
  /** Forgets the address; false if there is none with the token. */
  endStatusMails(use: { leaveHash: string; audit: Omit<AuditEntry, 'subject'> }): Promise<boolean>;

  /** The oldest update whose emails are not all written. */
  unmailedUpdate(): Promise<UnmailedUpdate | null>;
  /** Addresses that were confirmed until an instant, in a fixed order. */
  statusSubscribers(page: { after: string; confirmedUntil: number; limit: number }): Promise<readonly StatusSubscriber[]>;
  /** Writes the emails of an update for a page of subscribers. The same mails again are written once. */
  mailUpdate(page: {
    incidentId: string;
    seq: number;
    mails: readonly NewMail[];
    mailedUpTo: string;
    isLast: boolean;
  }): Promise<void>;
}
