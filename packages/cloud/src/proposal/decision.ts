/** People decide about writes that wait: once for each, and repeating a decision changes nothing. An approved write is queued at once. */

import { HOUR_MS, limits, type Proposal, type ProposalDenialBody, type ProposalListResponse } from '@ledgerline/contract';
import { proposalSays } from '@ledgerline/words/problem/proposal';
import { authorOf, sessionCaller } from '../account/rights/caller.ts';
import type { CommandIntake } from '../command/command.ts';
import type { LiveSession } from '../store/store.ts';
import type { DecideOutcome, ProposalDecision, StoredProposal } from '../store/stored-proposal.ts';
import type { Context } from '../system/context.ts';
import { isRefusal, type Refusal, refuse } from '../system/problem.ts';
import { type PageRequest, pageOf, placeCursor, readPlace } from '../system/request/list-page.ts';
import { proposalView } from './proposal-view.ts';
import { staleness } from './shown-proposal.ts';

const unknownProposal = (): Refusal => refuse('unknown_proposal', proposalSays.unknown());

/** A proposal that a person decides. */
export async function findProposal(
  { store }: Pick<Context, 'store'>,
  tenantId: string,
  proposalId: string,
): Promise<StoredProposal | Refusal> {
  const found = await store.proposal({ tenantId, proposalId });
  return found?.approval === 'person' ? found : unknownProposal();
}

/** The open ones, or all others, newest first. */
export async function listProposals(
  context: Pick<Context, 'store' | 'config'>,
  tenantId: string,
  { isOpen, limit = limits.listLimitMax, cursor }: PageRequest & { readonly isOpen: boolean },
): Promise<Omit<ProposalListResponse, 'ok'> | Refusal> {
  const before = readPlace(cursor);
  if (isRefusal(before)) return before;
  const found = await context.store.proposals({ tenantId, isOpen, before, limit: limit + 1 });
  const { rows, last } = pageOf(found, limit);
  return {
    proposals: rows.map((proposal) => proposalView(context, proposal)),
    nextCursor: last && placeCursor({ at: last.createdAt, id: last.proposalId }),
  };
}

/** A decision, and the login that made it. */
export interface Decision {
  readonly live: LiveSession;
  readonly proposalId: string;
  readonly requestId: string;
}

/** Approves and queues. A write that cannot be queued now stays open, and the person sees why. */
export async function approveProposal(context: Context, intake: CommandIntake, decision: Decision): Promise<Proposal | Refusal> {
  const found = await findProposal(context, decision.live.tenant.tenantId, decision.proposalId);
  if (isRefusal(found)) return found;
  if (found.state === 'open') {
    const impossible = await intake.refusalOfProposal(found);
    if (isRefusal(impossible)) return impossible;
    const stale = await staleness({ context, intake, caller: sessionCaller(decision.live) }, found);
    if (stale) return stale;
  }
  const decided = decidedOf(await decide(context, decision, 'approved', null));
  if (isRefusal(decided)) return decided;
  // Should it fail here, the background job queues it.
  if (decided.state === 'approved') await intake.submit(decided);
  return proposalView(context, (await context.store.proposal(decided)) ?? decided);
}

export async function denyProposal(
  context: Context,
  decision: Decision,
  { reason }: ProposalDenialBody,
): Promise<Proposal | Refusal> {
  const decided = decidedOf(await decide(context, decision, 'denied', reason?.trim() || null));
  return isRefusal(decided) ? decided : proposalView(context, decided);
}

function decide(
  { store }: Context,
  { live, proposalId, requestId }: Decision,
  decision: ProposalDecision,
  reason: string | null,
): Promise<DecideOutcome> {
  const { tenantId } = live.tenant;
  const author = authorOf(live, requestId);
  return store.decideProposal({
    tenantId,
    proposalId,
    decision,
    decidedBy: author.actor,
    reason,
    queueMs: limits.approvedHours * HOUR_MS,
    audit: { tenantId, action: `proposal.${decision}`, subject: proposalId, ...author },
  });
}

function decidedOf(outcome: DecideOutcome): StoredProposal | Refusal {
  if (outcome.kind === 'unknown') return unknownProposal();
  return outcome.kind === 'ended' ? endedBefore(outcome.proposal) : outcome.proposal;
}

function endedBefore({ state, decidedBy, decidedAt }: StoredProposal): Refusal {
  if (state === 'expired' || decidedAt === null) return refuse('proposal_stale', proposalSays.tooLate());
  const who = decidedBy?.replace(/^person:/, '') ?? proposalSays.anotherPerson();
  const decided = state === 'denied' ? proposalSays.alreadyDenied : proposalSays.alreadyApproved;
  return refuse('proposal_stale', decided(who, { at: decidedAt }));
}
