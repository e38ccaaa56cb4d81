/** The only interface to storage: what the cloud keeps, and the verbs that change it. Each verb is one transaction. */

import type {
  CommandError,
  ConnectorKind,
  Driver,
  EInvoiceReport,
  Outcome,
  ReleaseChannel,
  ReportedState,
  UserDefinedField,
} from '@ledgerline/contract';
import type { LimitStore } from './limit-store.ts';
import type {
  AuditEntry,
  Author,
  BillingStore,
  KeyHolder,
  KeyStore,
  LiveSession,
  NewAppKey,
  NewPerson,
  NewTenant,
  PlanBookStore,
  SessionStore,
  StoredAppKey,
  StoredPerson,
  StoredSession,
  StoredTenant,
} from './stored-account.ts';
import type { AccountLinkStore, NewLink } from './stored-account-link.ts';
import type { BookSightStore } from './stored-book-sight.ts';
import type { ChangeStore } from './stored-change.ts';
import type {
  AcceptMany,
  AcceptOutcome,
  Activity,
  CommandFilter,
  CommandKey,
  CommandRow,
  CommandSnapshot,
  CommandStore,
  ListedCommand,
  ManyOutcome,
  NewCommand,
  StoredCommand,
} from './stored-command.ts';
import type { ConnectedAppStore } from './stored-connected-app.ts';
import type { EInvoiceStore } from './stored-e-invoice.ts';
import type { ErasureStore } from './stored-erasure.ts';
import type { EventPage, EventPlace, StoredEvent } from './stored-event.ts';
import type { ExportStore } from './stored-export.ts';
import type { FactorStore } from './stored-factor.ts';
import type { FileLinkStore } from './stored-file-link.ts';
import type { KnownAnswerStore } from './stored-known-answer.ts';
import type { MailStore } from './stored-mail.ts';
import type { Notice, NotificationDraft, RetentionFacts, StoredNotification } from './stored-notification.ts';
import type { OperatorStore } from './stored-operator.ts';
import type { PairingStore } from './stored-pairing.ts';
import type { ProposalStore } from './stored-proposal.ts';
import type { ReleaseStore } from './stored-release.ts';
import type { ReportScheduleStore } from './stored-report-schedule.ts';
import type { RetentionStore } from './stored-retention.ts';
import type { SandboxFieldOutcome, StoredSandbox } from './stored-sandbox.ts';
import type { TeamStore } from './stored-team.ts';
import type { UsageStore } from './stored-usage.ts';
import type { WebhookStatistics, WebhookStore } from './stored-webhook.ts';

export type { BilledSubscription, StoredBilling } from './stored-account.ts';
export type * from './stored-sandbox.ts';
export type * from './stored-team.ts';

export interface ConnectorCall {
  readonly connectorId: string;
  readonly install: string;
  /** The generation of the sandbox books that the installation serves (default: any). */
  readonly generation?: number;
}

/** An installation that asks for work. */
export interface WorkCall extends ConnectorCall {
  /** Leases no command of a book that this installation already has a lease for, so that a lost response is not overtaken. */
  readonly isOrdered?: boolean;
  /** Lease tokens that have reached this installation. A book without any other lease is leased anyway, because nothing is lost. */
  readonly ahead?: readonly string[];
}

export interface LeaseRequest extends WorkCall {
  readonly max: number;
  /** The lease tokens that have arrived at this installation; commands leased under another token are sent again. Absent if not reported. */
  readonly holding?: readonly string[];
  /** A fresh token, from which the token of each command is derived. */
  readonly token: string;
}

export interface Report extends ConnectorCall {
  readonly commandId: string;
  readonly status: 'done' | 'failed';
  readonly result: string | null;
  readonly error: CommandError | null;
  /** Null for an end that no connector has reported. */
  readonly reportHash: string | null;
  readonly docNo: string | null;
  /** Whether the command is done and some of its rows were rejected. */
  readonly isPartlyDone?: boolean;
  /** The notification to the tenant, if the command ends by it; absent if none is needed. */
  readonly notice?: Notice;
}

export type FinishOutcome =
  /** `finished` also for an identical repetition; `reconciled` if the outcome of the command was unknown before. */
  | { readonly kind: 'finished' | 'repeated' | 'reconciled' | 'contradicted'; readonly command: ListedCommand }
  | { readonly kind: 'unknown' };

export type AttachOutcome =
  | {
      readonly kind: 'attached' /** The file that the command named before, if it was another. */;
      readonly replaced: string | null;
    }
  | { readonly kind: 'finished' /** The file that the command ended with. */; readonly kept: string | null }
  | { readonly kind: 'unknown' };

export interface ArtifactFile {
  readonly sha256: string;
  readonly fileName: string;
  readonly contentType: string;
  readonly size: number;
}

/** The identity of a connector. Nothing else is kept in memory while it polls, because thousands of connectors wait for work. */
export interface KnownConnector {
  readonly connectorId: string;
  readonly tenantId: string;
}

/** What a connector says about itself when it takes no commands. */
export type SpecialState = Exclude<ReportedState, 'running'>;

export interface StoredConnector extends KnownConnector {
  readonly kind: ConnectorKind;
  readonly keyHash: string;
  readonly keySealed: string;
  readonly createdAt: number;
  readonly lastSeenAt: number | null;
  readonly activeInstall: string | null;
  readonly activeInstallSeenAt: number | null;
  /** When another installation was last rejected while this one was active; null when none was since it became so. */
  readonly refusedInstallAt: number | null;
  readonly build: string | null;
  readonly channel: ReleaseChannel;
  readonly driver: Driver | null;
  readonly hostname: string | null;
  readonly os: string | null;
  /** The reported state; null while the connector takes commands. */
  readonly reportedState: SpecialState | null;
  readonly reportedMessage: string | null;
  /** When the reported state began. */
  readonly reportedAt: number | null;
  /** A newer build that the connector cannot install itself. */
  readonly setupBuild: string | null;
  /** Whether it has ever reported its account books. */
  readonly hasReported: boolean;
  /** Raised by a sandbox reset, so that its host starts the books afresh. */
  readonly epoch: number;
}

export interface StoredCompany {
  readonly connectorId: string;
  readonly companyId: string;
  readonly name: string;
  /** The whole report of the book, JSON. */
  readonly data: string;
  readonly state: string | null;
  readonly message: string | null;
  /** The e-invoices of the book as last reported; null if its connector sends none. */
  readonly einvoice: EInvoiceReport | null;
}

export interface Heartbeat extends ConnectorCall {
  /** Absent while it takes commands. */
  readonly reported?: { readonly state: SpecialState; readonly message: string | null };
  readonly build: string | null;
  /** A build that was rejected there; absent if there is none. */
  readonly refusedBuild?: string | null;
  /** A newer build that needs the setup program; absent if there is none. */
  readonly setupBuild?: string | null;
  readonly driver: Driver | null;
  readonly hostname: string | null;
  readonly os: string | null;
  readonly running: readonly string[];
  readonly companies: readonly ReportedBook[];
}

export interface ReportedBook {
  readonly companyId: string;
  readonly state: string;
  readonly message: string | null;
  /** Whether the book records each command with its postings; absent when only the connector as a whole reports it. */
  readonly exactlyOnce?: boolean | undefined;
  /** Absent if the connector does not know it now. */
  readonly einvoice?: EInvoiceReport | null | undefined;
}

export type InstallCheck =
  | { readonly kind: 'active' }
  | { readonly kind: 'other_install'; readonly silentForMs: number }
  /** The installation serves books that were reset since. */
  | { readonly kind: 'other_generation' };

export type {
  AcceptMany,
  AcceptOutcome,
  Activity,
  AuditEntry,
  Author,
  CommandFilter,
  CommandKey,
  CommandRow,
  CommandSnapshot,
  EventPlace,
  KeyHolder,
  ListedCommand,
  LiveSession,
  ManyOutcome,
  NewAppKey,
  NewCommand,
  NewPerson,
  NotificationDraft,
  RetentionFacts,
  StoredAppKey,
  StoredCommand,
  StoredEvent,
  StoredNotification,
  StoredPerson,
  StoredSession,
  StoredTenant,
};

export interface QueueStatistics {
  readonly queued: number;
  readonly running: number;
  /** Age of the oldest queued command; 0 when there is none. */
  readonly oldestQueuedMs: number;
  readonly onlineConnectors: number;
}

/** A command that the cloud ended in its own words. */
export interface EndedCommand extends CommandKey {
  readonly outcome: Outcome;
}

/** A page of a list of a tenant, which goes by time and id. */
export interface PageOfTenant {
  readonly tenantId: string;
  /** Rows after this cursor; null for the first page. */
  readonly before: { readonly at: number; readonly id: string } | null;
  readonly limit: number;
}

/** What was leased, and what was found to have ended. */
export interface LeaseOutcome {
  /** Whether the installation is active; nothing is leased to another one. */
  readonly heard: InstallCheck;
  readonly commands: readonly StoredCommand[];
  readonly ended: readonly EndedCommand[];
  /** The time of the store when commands were sent again under their existing leases, for calculating the remaining time. */
  readonly sentAgainAt?: number;
}

/** What a sweep ended, and the connectors that have something to fetch again. */
export interface SweepOutcome {
  readonly ended: readonly EndedCommand[];
  readonly connectorIds: readonly string[];
}

/** A change that a caller may be waiting for. Across nodes it may arrive late or twice, but is never wrong. */
export type StoreEvent =
  | { readonly kind: 'queued'; readonly connectorId: string }
  /** The end of a command is an event of the tenant too, and is not published twice. */
  | { readonly kind: 'finished'; readonly tenantId: string; readonly commandId: string }
  | { readonly kind: 'event'; readonly tenantId: string }
  | { readonly kind: 'sandbox' };

export interface Store
  extends AccountLinkStore,
    ChangeStore,
    CommandStore,
    ConnectedAppStore,
    EInvoiceStore,
    ErasureStore,
    ExportStore,
    FactorStore,
    FileLinkStore,
    KeyStore,
    LimitStore,
    MailStore,
    OperatorStore,
    PairingStore,
    BillingStore,
    PlanBookStore,
    BookSightStore,
    KnownAnswerStore,
    ProposalStore,
    ReleaseStore,
    ReportScheduleStore,
    RetentionStore,
    SessionStore,
    TeamStore,
    UsageStore,
    WebhookStore {
  // Delivery
  /** Counts the call as `recordCall` does, and leases what there is for this installation. */
  lease(request: LeaseRequest): Promise<LeaseOutcome>;
  /** Whether anything could be leased: cheap, for those who wait. */
  hasWork(call: WorkCall): Promise<boolean>;
  finish(report: Report): Promise<FinishOutcome>;
  attachArtifact(attachment: ConnectorCall & { commandId: string; artifact: ArtifactFile }): Promise<AttachOutcome>;
  /** Which of these files a command names; at most `ARTIFACTS_ASKED_MAX` files. */
  keptArtifacts(files: { sha256s: readonly string[] }): Promise<readonly string[]>;
  sweep(request: { limit: number }): Promise<SweepOutcome>;

  // Connectors
  connectorByKey(key: { keyHash: string }): Promise<KnownConnector | null>;
  connector(key: { connectorId: string }): Promise<StoredConnector | null>;
  connectors(key: { tenantId: string }): Promise<readonly StoredConnector[]>;
  /** Counts a request of an installation; rejects a second installation while the first is not silent. */
  recordCall(call: ConnectorCall): Promise<InstallCheck>;
  /** `hasEInvoiceNews`: the report about e-invoices changes their notifications. */
  heartbeat(heartbeat: Heartbeat): Promise<InstallCheck & { readonly hasEInvoiceNews?: boolean }>;
  reportCompanies(
    report: ConnectorCall & { companies: readonly { companyId: string; name: string; data: string }[] },
  ): Promise<InstallCheck>;
  companies(key: { connectorId: string }): Promise<readonly StoredCompany[]>;
  /** Frees the connector for another installation at once. */
  releaseInstall(key: { connectorId: string }): Promise<void>;
  rotateConnectorKey(change: { connectorId: string; keyHash: string; keySealed: string; audit: AuditEntry }): Promise<void>;
  /** Opens the tenant's sandbox, or returns the open one. */
  openSandbox(opening: {
    connector: Pick<StoredConnector, 'connectorId' | 'tenantId' | 'keyHash' | 'keySealed'>;
    audit: AuditEntry;
  }): Promise<StoredConnector>;
  /**
   * Resets a sandbox. Commands accepted from now on are leased only to the host of the new generation. Null when the connector is not a sandbox of the
   * tenant.
   */
  resetSandbox(key: { tenantId: string; connectorId: string; audit: AuditEntry }): Promise<StoredConnector | null>;
  sandboxes(): Promise<readonly StoredSandbox[]>;
  /** Null when the connector is none. */
  sandbox(key: { connectorId: string }): Promise<StoredSandbox | null>;
  /** Marks all sandboxes as seen, because their host is running, even those that have no work. */
  markSandboxesSeen(): Promise<null>;
  /** The user-defined fields that the tenant has defined for its sandbox, by table and name. */
  sandboxFields(key: { tenantId: string }): Promise<readonly UserDefinedField[]>;
  defineSandboxField(change: {
    tenantId: string;
    field: UserDefinedField;
    fieldsMax: number;
    audit: AuditEntry;
  }): Promise<SandboxFieldOutcome>;
  removeSandboxField(change: { tenantId: string; table: string; name: string; audit: AuditEntry }): Promise<SandboxFieldOutcome>;
  /** Commands queued and running, per connector and company of a tenant. */
  queueCounts(key: {
    tenantId: string;
  }): Promise<readonly { connectorId: string; companyId: string; queued: number; running: number }[]>;

  // Tenants
  createTenant(tenant: {
    tenant: NewTenant & { trialDays: number };
    /** The first owner of the tenant. */
    owner: NewPerson;
    connector: Pick<StoredConnector, 'connectorId' | 'keyHash' | 'keySealed'>;
    session: { tokenHash: string; days: number };
    /** A link to confirm the address of the owner; absent if that is not needed. */
    link?: NewLink;
    audit: AuditEntry;
  }): Promise<({ kind: 'created'; connector: StoredConnector } & LiveSession) | { kind: 'email_taken' }>;
  tenant(key: { tenantId: string }): Promise<StoredTenant | null>;
  tenants(page: { before: { createdAt: number; tenantId: string } | null; limit: number }): Promise<readonly StoredTenant[]>;
  /** Changes the company; null if there is no such tenant. */
  changeCompany(change: {
    tenantId: string;
    companyName: string;
    phone: string | null;
    audit: AuditEntry;
  }): Promise<StoredTenant | null>;

  // Keys
  /**
   * A number that changes whenever a key or a subscription may have changed, so that cached data is no longer valid. Synchronous where only this process
   * writes.
   */
  keyChanges(): number | Promise<number>;
  appKeys(page: PageOfTenant): Promise<readonly StoredAppKey[]>;

  // Notifications and retention
  notifications(page: PageOfTenant): Promise<readonly StoredNotification[]>;
  notify(notification: Notice & { tenantId: string }): Promise<void>;
  dismiss(key: { tenantId: string; notificationId: string }): Promise<boolean>;
  tenantFacts(key: { tenantId: string }): Promise<RetentionFacts | null>;
  /** Makes the open notifications of the checked kinds equal to the drafts. */
  syncNotifications(request: {
    tenantId: string;
    kinds: readonly string[];
    drafts: readonly (NotificationDraft & { notificationId: string })[];
  }): Promise<{ created: number; updated: number; resolved: number }>;
  /** Claims the run of an hour; true for one node only. */
  claimRetentionRun(run: { hour: number }): Promise<boolean>;

  // Events
  /** Events after a position, oldest first, up to the first one that an open transaction could still precede. */
  events(page: { tenantId: string; after: EventPlace; limit: number }): Promise<EventPage>;
  /** Events before a place, newest first. */
  eventsBefore(page: { tenantId: string; before: EventPlace; limit: number }): Promise<readonly StoredEvent[]>;
  event(key: EventPlace & { tenantId: string }): Promise<StoredEvent | null>;
  latestEvent(key: { tenantId: string }): Promise<(EventPlace & { readonly at: number }) | null>;
  /** A position before the first event since a time; a few older events may follow it. */
  eventPlaceAt(key: { tenantId: string; at: number }): Promise<EventPlace>;
  /** Deletes events from before an instant, at most `limit`; returns how many there were. */
  forgetEvents(request: { tenantId: string; before: number; limit: number }): Promise<number>;

  // Audit and the state of the store itself
  audit(entry: AuditEntry): Promise<void>;
  audits(key: { tenantId: string; limit: number }): Promise<readonly (AuditEntry & { at: number })[]>;
  statistics(): Promise<QueueStatistics>;
  webhookStatistics(): Promise<WebhookStatistics>;
  /** Resolves when a durable write works, rejects with StoreUnavailable when not. */
  ping(): Promise<void>;
  /** Removes deleted data from the files, within what the store can do; operations.md says what the operator must do. */
  forgetTraces(): Promise<void>;
  /** How much the database takes on disk. */
  bytes(): Promise<number>;
  /** The time of the store. */
  now(): Promise<number>;
  subscribe(listener: (event: StoreEvent) => void): () => void;
  /** Calls of one turn run in order and are committed together: a lease finds the command accepted before it. */
  readonly commitsTurns: boolean;
  close(): Promise<void>;
}

/** The store cannot be reached or cannot write: the caller gets 503 and may try again. Nothing was acknowledged. */
export class StoreUnavailable extends Error {
  constructor(cause: unknown) {
    super('The store is not available.', { cause });
    this.name = 'StoreUnavailable';
  }
}
