/** What the store keeps of a write that waits for a decision. Part of the store interface in store.ts. */

import type { ProposalApproval, ProposalState } from '@ledgerline/contract';
import type { AuditEntry } from './stored-account.ts';
import type { NewCommand } from './stored-command.ts';
import type { Notice } from './stored-notification.ts';

/** The command that is queued once the proposal is decided, and what was shown of it. */
export interface NewProposal extends Omit<NewCommand, 'mode' | 'sentBy' | 'trace' | 'keptMs' | 'externalId' | 'claim'> {
  readonly proposalId: string;
  /** The keyId of an app key, or `tenant-key`. */
  readonly keyId: string;
  /** Equal for payloads that mean the same. */
  readonly meaningHash: string;
  readonly approval: ProposalApproval;
  /** The hash of the book's content in the preview; null if there was none, or the book was not asked yet. */
  readonly beforeHash: string | null;
  /** JSON; null until the first view. */
  readonly preview: string | null;
  /** Name and version of the program, as it reports them. */
  readonly agent: string | null;
  readonly tokenHash: string | null;
}

export interface StoredProposal extends NewProposal {
  readonly state: ProposalState;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly decidedAt: number | null;
  /** The person or key that decided, as the audit log names it. */
  readonly decidedBy: string | null;
  /** Why the proposal was denied, in the words of the person. */
  readonly reason: string | null;
  readonly endedAt: number | null;
}

/** A proposal in a list: without what may be large. */
export type ListedProposal = Omit<StoredProposal, 'payload' | 'warnings' | 'preview' | 'tokenHash'>;

export interface ProposalKey {
  readonly tenantId: string;
  readonly proposalId: string;
}

export type ProposeOutcome =
  | { readonly kind: 'proposed'; readonly proposal: StoredProposal }
  /** The command id has a proposal already, which is open or was decided. */
  | { readonly kind: 'known'; readonly proposal: StoredProposal }
  /** The command id was queued without a proposal. */
  | { readonly kind: 'queued' }
  | { readonly kind: 'limit_reached' };

export type DecideOutcome =
  /** `repeated` if the same was decided before; `ended` if the decision differs or came too late. */
  { readonly kind: 'decided' | 'repeated' | 'ended'; readonly proposal: StoredProposal } | { readonly kind: 'unknown' };

export type ProposalDecision = 'approved' | 'denied';

export interface ProposalStore {
  /** Stores a proposal, and notifies the people of the tenant if one of them must decide. */
  propose(proposal: {
    proposal: NewProposal;
    validMs: number;
    openMax: number;
    /** The address in the event; null if no person decides. */
    approvalUrl: string | null;
    notice: Notice | null;
    audit: AuditEntry;
  }): Promise<ProposeOutcome>;
  proposal(key: ProposalKey): Promise<StoredProposal | null>;
  proposalOfCommand(key: { tenantId: string; commandId: string }): Promise<StoredProposal | null>;
  /** Proposals that a person decides, newest first: the open ones, or all others. */
  proposals(page: {
    tenantId: string;
    isOpen: boolean;
    before: { readonly at: number; readonly id: string } | null;
    limit: number;
  }): Promise<readonly ListedProposal[]>;
  /** The number of proposals that a person must decide now. */
  openProposals(key: { tenantId: string }): Promise<number>;
  /** Stores the preview that was shown, while the proposal is not decided. */
  keepPreview(shown: ProposalKey & { preview: string; beforeHash: string | null }): Promise<StoredProposal | null>;
  /** Asks for the approval of a previewed write; null if it is no longer open. Repeating it changes nothing. */
  askForApproval(
    request: ProposalKey & { validMs: number; approvalUrl: string; notice: Notice; audit: AuditEntry },
  ): Promise<StoredProposal | null>;
  /** Decides a proposal. Of two concurrent decisions one counts; repeating a decision changes nothing. An approval must be queued within `queueMs`. */
  decideProposal(
    decision: ProposalKey & {
      decision: ProposalDecision;
      decidedBy: string;
      reason: string | null;
      queueMs: number;
      audit: AuditEntry;
    },
  ): Promise<DecideOutcome>;
  /** Queues its command; null if it was not approved, or open without a person. */
  submitProposal(key: ProposalKey): Promise<StoredProposal | null>;
  /** Approved and not queued yet, the oldest decision first. */
  approvedProposals(request: { decidedBefore: number; limit: number }): Promise<readonly ProposalKey[]>;
  /** Ends expired proposals, and returns them. */
  expireProposals(request: { limit: number }): Promise<readonly ProposalKey[]>;
  /** Deletes those that ended before an instant; returns how many. */
  forgetProposals(request: { before: number; limit: number }): Promise<number>;
  /** Proposals of the same key, book, type and meaning since a time that were approved or queued, newest first. */
  alikeProposals(
    request: Pick<NewProposal, 'tenantId' | 'keyId' | 'connectorId' | 'companyId' | 'type' | 'meaningHash'> & {
      since: number;
      limit: number;
    },
  ): Promise<readonly StoredProposal[]>;
  /** How many wait for a person, over all tenants. */
  proposalStatistics(): Promise<{ readonly open: number }>;
  /** All proposals of a tenant after an id, for its export. */
  wholeProposals(page: { tenantId: string; after: string; limit: number }): Promise<readonly StoredProposal[]>;
}
