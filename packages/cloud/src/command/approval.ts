/**
 * Writes that wait for a person: which writes these are, by the key that sends them, and the proposals that they become. Decisions about proposals are
 * made in proposal/.
 */

import type { Recipe, Verb } from '@ledgerline/catalog';
import { HOUR_MS, type KeyApproval, limits, type ProposalState } from '@ledgerline/contract';
import { notificationSentences as say } from '@ledgerline/words/notification';
import { proposalSays } from '@ledgerline/words/problem/proposal';
import { erasureRefusal } from '../account/erasure.ts';
import { makeNotificationId } from '../account/notification.ts';
import { notificationDraft } from '../account/notification-draft.ts';
import { fullRights, type Rights } from '../account/rights/access.ts';
import { actorOf, type Caller, senders } from '../account/rights/caller.ts';
import type { NewCommand, NotificationDraft } from '../store/store.ts';
import type { NewProposal, ProposeOutcome, StoredProposal } from '../store/stored-proposal.ts';
import type { Context } from '../system/context.ts';
import { SMALL_BODY_BYTES_MAX } from '../system/pace/loop-budget.ts';
import { type Refusal, refuse } from '../system/problem.ts';
import { randomId } from '../system/randomness.ts';

/** Verbs whose effect another command cannot undo. */
const DELETING: ReadonlySet<Verb> = new Set<Verb>(['cancel', 'void', 'delete', 'merge']);

const isHeld: Readonly<Record<KeyApproval, (recipe: Recipe) => boolean>> = {
  none: () => false,
  deletes: ({ mode, verb }) => mode === 'write' && DELETING.has(verb),
  writes: ({ mode }) => mode === 'write',
};

/** Whether a command waits for a person. One that is declared to save nothing does not. */
export const needsApproval = ({ approval = 'none' }: Rights, recipe: Recipe, { payload }: Pick<NewCommand, 'payload'>): boolean =>
  isHeld[approval](recipe) && !savesNothing(recipe, payload);

/** A large payload is not read for it: it waits like any other. */
const savesNothing = ({ shape }: Recipe, payload: string): boolean =>
  'validateOnly' in shape.members &&
  payload.length <= SMALL_BODY_BYTES_MAX &&
  (JSON.parse(payload) as Record<string, unknown>).validateOnly === true;

/** Where the portal shows one proposal. */
const approvalPath = (proposalId: string): string => `/portal/approvals/${proposalId}`;

export const approvalUrl = ({ config }: Pick<Context, 'config'>, proposalId: string): string =>
  `${config.baseUrl}${approvalPath(proposalId)}`;

export const makeProposalId = ({ randomness }: Pick<Context, 'randomness'>): string => randomId(randomness, 'prop');

/** A write of a key that a person approves. */
export interface HeldCommand {
  readonly caller: Caller;
  readonly command: NewCommand;
  readonly meaningHash: string;
}

/** The proposal of a posted command: it keeps the id of the caller, and the book has not been asked yet. */
export function proposalOf(context: Context, { caller, command, meaningHash }: HeldCommand): NewProposal {
  const {
    mode: _mode,
    sentBy: _sentBy,
    trace: _trace,
    keptMs: _kept,
    externalId: _externalId,
    claim: _claim,
    ...asked
  } = command;
  const shown = { beforeHash: null, preview: null, agent: null, tokenHash: null };
  return { ...asked, ...shown, proposalId: makeProposalId(context), keyId: caller.sentBy, meaningHash, approval: 'person' };
}

const VALID_MS = { none: limits.proposalMinutes * 60_000, person: limits.approvalHours * HOUR_MS } as const;

/** Stores a proposal and notifies the people who can decide. */
export async function propose(
  context: Context,
  caller: Caller,
  proposal: NewProposal,
  requestId: string,
): Promise<Exclude<ProposeOutcome, { kind: 'limit_reached' }> | Refusal> {
  const { tenantId, proposalId, approval } = proposal;
  const isPerson = approval === 'person';
  const outcome = await context.store.propose({
    proposal,
    validMs: VALID_MS[approval],
    openMax: limits.openProposalsPerTenantMax,
    approvalUrl: isPerson ? approvalUrl(context, proposalId) : null,
    notice: isPerson ? { notificationId: makeNotificationId(context), draft: approvalRequested(proposal) } : null,
    audit: { tenantId, actor: actorOf(caller), action: 'proposal.made', subject: proposalId, requestId },
  });
  return outcome.kind === 'limit_reached' ? tooMany() : outcome;
}

const RETRY_AFTER_SECONDS = 60;

const tooMany = (): Refusal =>
  refuse('queue_full', proposalSays.tooMany(limits.openProposalsPerTenantMax), [], RETRY_AFTER_SECONDS);

export function approvalRequested({ proposalId, type, companyId, docNo }: NewProposal): NotificationDraft {
  const what = docNo === null ? type : `${type} ${docNo}`;
  return notificationDraft({
    kind: 'approval_requested',
    severity: 'warning',
    title: say.approvalRequested(),
    message: say.approvalRequestedDetail(what, companyId, limits.approvalHours),
    subject: proposalId,
    action: { label: say.openRequest(), href: approvalPath(proposalId) },
  });
}

type Waiting = (proposal: StoredProposal) => Refusal;

const required: Waiting = ({ commandId, expiresAt }) =>
  refuse('approval_required', proposalSays.required(commandId, { at: expiresAt }));

const denied: Waiting = ({ reason }) =>
  refuse('approval_denied', reason === null ? proposalSays.denied() : proposalSays.deniedBecause(reason));

const expired: Waiting = () => refuse('proposal_stale', proposalSays.expired());

const answers: Readonly<Record<ProposalState, Waiting>> = {
  open: required,
  approved: required,
  submitted: required,
  denied,
  expired,
};

/** The response to the sender of a write that waits, or was denied. */
export function waitingRefusal(context: Pick<Context, 'config'>, proposal: StoredProposal): Refusal {
  const refusal = answers[proposal.state](proposal);
  if (refusal.refused.code !== 'proposal_stale')
    Object.assign(refusal.refused, {
      proposalId: proposal.proposalId,
      approvalUrl: approvalUrl(context, proposal.proposalId),
    });
  return refusal;
}

/** The response for a command that is only checked. */
export const wouldWait = (): Refusal => refuse('approval_required', proposalSays.wouldWait());

/** The caller that sent a proposal, with the current rights of its key, or the problem if the key is no longer valid. */
export async function proposerOf(
  { store, clock }: Context,
  { tenantId, keyId }: Pick<StoredProposal, 'tenantId' | 'keyId'>,
): Promise<Caller | Refusal> {
  const tenant = await store.tenant({ tenantId });
  if (!tenant) return ended();
  const stopped = erasureRefusal(tenant);
  if (stopped) return stopped;
  if (keyId === senders.tenantKey) return { tenant, rights: fullRights, sentBy: keyId };
  const key = await store.appKey({ tenantId, keyId });
  if (!key || key.revokedAt !== null || (key.expiresAt !== null && key.expiresAt <= clock.now())) return ended();
  const { access, companies, amountMax, approval } = key;
  return { tenant, rights: { access, companies, amountMax, approval }, sentBy: keyId };
}

const ended = (): Refusal => refuse('access_denied', proposalSays.keyEnded());
