/** Commands as the store keeps and finds them. Types only. */

import type { CommandMode, CommandStatus, ConnectorKind, LinkState, ModuleId, Outcome } from '@ledgerline/contract';
import type { AuditEntry } from './stored-account.ts';
import type { StoredProposal } from './stored-proposal.ts';

/** Instants are milliseconds since the epoch, JSON is kept as text, absent values are null. */
export interface NewCommand {
  readonly tenantId: string;
  readonly commandId: string;
  readonly connectorId: string;
  readonly companyId: string;
  readonly type: string;
  readonly module: ModuleId;
  readonly mode: CommandMode;
  readonly payload: string;
  /** JSON array of what the check of the payload warned of; null when it did not. */
  readonly warnings: string | null;
  readonly docNo: string | null;
  /** The keyId of an app key, `tenant-key`, or `session` for the portal; null for a command from before this was kept. */
  readonly sentBy: string | null;
  /** The trace that it was sent under, as one line (`traceLine`); null if there was none. */
  readonly trace: string | null;
  /** For reads: how long the command is kept after its end, if the sender said so. */
  readonly keptMs?: number;
  /** The externalId that it was sent with. */
  readonly externalId?: string;
  /** For a create with an externalId: the id that is claimed in the same transaction. */
  readonly claim?: LinkClaim;
}

export interface StoredCommand extends Omit<NewCommand, 'keptMs' | 'externalId' | 'claim'> {
  /** Order of acceptance, over all tenants. */
  readonly seq: number;
  readonly status: CommandStatus;
  readonly createdAt: number;
  readonly startedAt: number | null;
  readonly finishedAt: number | null;
  readonly attempts: number;
  readonly result: string | null;
  readonly error: string | null;
  /** The outcome of the error; null unless failed. */
  readonly outcome: Outcome | null;
  /** SHA-256 of what the connector reported, to detect a repeated result. */
  readonly reportHash: string | null;
  /** A late report, stored next to an outcome_unknown or a contradicted result. */
  readonly lateReport: string | null;
  readonly leaseToken: string | null;
  readonly leaseUntil: number | null;
  /** When the run that holds the lease began; no lease is renewed past the run cap from here. */
  readonly runStartedAt: number | null;
  /** Installs that were given the command, the last one last, separated by spaces. */
  readonly installs: string;
  readonly artifactSha256: string | null;
  readonly artifactFileName: string | null;
  readonly artifactContentType: string | null;
  readonly artifactSize: number | null;
  /** When payload, result and file were removed because of their age; null while they are kept. */
  readonly clearedAt: number | null;
  /** What the removed payload meant, to recognise a repeat; null while the payload is kept. */
  readonly meaningHash: string | null;
  /** The externalId that it was sent with; null if there was none. */
  readonly externalId: string | null;
}

/** A command in a list, without fields that can be large or are internal. */
export type ListedCommand = Omit<
  StoredCommand,
  'payload' | 'warnings' | 'result' | 'lateReport' | 'sentBy' | 'clearedAt' | 'meaningHash' | 'externalId'
>;

/** A row of a list: a command, and flags for the fields that a list leaves out. */
export interface CommandRow extends ListedCommand {
  /** 1 when the check of its payload warned of ignored fields, else 0. */
  readonly isWarned: number;
  /** 1 when the command is done and some of its rows were rejected, else 0. */
  readonly isPartlyDone: number;
}

/** A command with its surroundings, as a caller sees them. */
export interface CommandSnapshot extends StoredCommand {
  /** Place in the queue of its account book; 50 means 50 or more. Null unless queued. */
  readonly queuePosition: number | null;
  readonly connectorLastSeenAt: number | null;
}

export type AcceptOutcome =
  | { readonly kind: 'queued'; readonly command: CommandSnapshot }
  | { readonly kind: 'known'; readonly command: CommandSnapshot }
  /** The id belongs to a write that waits for a decision, or was denied. */
  | { readonly kind: 'proposed'; readonly proposal: StoredProposal }
  /** The externalId refers to something else, or is not decided yet. */
  | { readonly kind: 'linked'; readonly link: StoredLink };

export interface CommandKey {
  readonly tenantId: string;
  readonly commandId: string;
}

export interface AcceptMany {
  readonly commands: readonly NewCommand[];
  /** Whether all or none are queued: one known id keeps the others from being queued. */
  readonly isWhole: boolean;
}

/** Null for a command that was not queued because another one of its list is known. */
export type ManyOutcome = AcceptOutcome | null;

export interface CommandFilter {
  readonly tenantId: string;
  readonly status: CommandStatus | null;
  readonly type: string | null;
  readonly module: ModuleId | null;
  readonly companyId: string | null;
  readonly connectorId: string | null;
  /** What a failure left in the book. */
  readonly outcome: Outcome | null;
  readonly errorCode: string | null;
  readonly from: number | null;
  readonly to: number | null;
  /** Text that is searched in the id, the type and the document number. */
  readonly text: string | null;
  /** Only these account books and modules, for a key with limited access; null for all. */
  readonly companies: readonly string[] | null;
  readonly modules: readonly string[] | null;
  /** Excludes these, for a key that cannot see all of its modules. */
  readonly hiddenTypes: readonly string[];
  /** Only commands accepted before this one. */
  readonly beforeSeq: number | null;
  readonly limit: number;
  /** The maximum number of commands that are searched, so that the cost of a list is bounded. */
  readonly lookedAtMax: number;
}

export interface CommandsFound {
  readonly commands: readonly CommandRow[];
  /** Where to continue the search when the limit was reached and the list is not full; null at the end. */
  readonly continueBeforeSeq: number | null;
}

/** The outcomes of the commands of a tenant since an hour began; two days are kept. */
export interface Activity {
  /** Ends by the hour, counted in hours since the epoch; hours in which nothing ended are left out. */
  readonly hours: readonly {
    readonly hour: number;
    readonly done: number;
    /** Saved, but different from the request. */
    readonly unverified: number;
    /** All other failures, including those with an unknown outcome. */
    readonly failed: number;
  }[];
  readonly accepted: number;
  /** Median time from acceptance to end, of the newest commands; null if none has ended. */
  readonly medianMs: number | null;
  /** Failures grouped by type and error, the most frequent first. */
  readonly failures: readonly {
    readonly type: string;
    readonly error: string;
    readonly count: number;
    /** A commandId of the group. */
    readonly commandId: string;
  }[];
}

export interface CommandStore extends LinkStore {
  command(key: CommandKey): Promise<CommandSnapshot | null>;
  commands(filter: CommandFilter): Promise<CommandsFound>;
  accept(command: NewCommand): Promise<AcceptOutcome>;
  /** Accepts commands in their order and in one transaction. */
  acceptMany(given: AcceptMany): Promise<readonly ManyOutcome[]>;
  /** How many commands the tenant has queued, counted up to a limit. */
  queuedCount(key: { tenantId: string; limit: number }): Promise<number>;
  /** The activity since the start of the hour of `since`. */
  activity(key: { tenantId: string; since: number }): Promise<Activity>;
  /** The kinds of connector that have done a command for the tenant, whenever that was. */
  servedKinds(key: { tenantId: string }): Promise<readonly ConnectorKind[]>;
  cancel(key: CommandKey): Promise<{ kind: 'cancelled' | 'not_queued'; command: CommandSnapshot } | { kind: 'unknown' }>;
}

/** The address of an externalId, before its document or record is known. */
export interface LinkAddress {
  readonly tenantId: string;
  readonly connectorId: string;
  readonly companyId: string;
  readonly entity: string;
  readonly externalId: string;
}

export interface StoredLink extends LinkAddress {
  readonly linkId: string;
  readonly state: LinkState;
  /** The number of the document or the code of the record; null while it is not known. */
  readonly key: string | null;
  /** The command that creates it, or did; null for one that was bound. */
  readonly commandId: string | null;
  readonly createdAt: number;
  readonly changedAt: number;
}

/** The data with which a create command claims its externalId. */
export interface LinkClaim {
  readonly linkId: string;
  readonly entity: string;
}

export type BoundKey = LinkAddress & { readonly linkId: string; readonly key: string };

interface LinkStore {
  linkAt(address: LinkAddress): Promise<StoredLink | null>;
  linkOfId(key: { tenantId: string; linkId: string }): Promise<StoredLink | null>;
  /** Own ids of one document or record, in their order. */
  linksOfKey(place: Omit<LinkAddress, 'externalId'> & { key: string; limit: number }): Promise<readonly StoredLink[]>;
  /** Sets what an externalId refers to. An id that refers to something else, or is not decided, stays unchanged and is returned. */
  bindLink(request: { link: BoundKey; audit: AuditEntry }): Promise<{ kind: 'bound' | 'taken'; link: StoredLink }>;
  /** Releases an externalId. A command that still runs can no longer claim it. */
  releaseLink(request: { tenantId: string; linkId: string; audit: AuditEntry }): Promise<StoredLink | null>;
}
