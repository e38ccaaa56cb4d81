/**
 * Writes that a program previews before it runs them: the preview makes a proposal and a token, and only with both is the write run, as it
 * was shown and once. Knows nothing of the protocol that the program speaks.
 */

import { findRecipe } from '@ledgerline/catalog';
import { HOUR_MS, limits, type ProposalApproval } from '@ledgerline/contract';
import { detail } from '@ledgerline/words/problem/detail';
import { proposalSays } from '@ledgerline/words/problem/proposal';
import { makeNotificationId } from '../account/notification.ts';
import { actorOf, type Caller } from '../account/rights/caller.ts';
import { approvalRequested, approvalUrl, makeProposalId, needsApproval, propose, waitingRefusal } from '../command/approval.ts';
import type { StoredProposal } from '../store/stored-proposal.ts';
import { hashKey, isSameSecret } from '../system/key.ts';
import { isRefusal, type Refusal, refuse } from '../system/problem.ts';
import { randomText } from '../system/randomness.ts';
import { type AlreadyRun, findAlreadyRun } from './already-run.ts';
import { type Asking, type Preview, previewWrite } from './preview.ts';
import { staleness } from './shown-proposal.ts';

/** 192 bits. */
const TOKEN_BYTES = 24;

export interface WriteWish {
  readonly connectorId: string;
  readonly companyId: string;
  readonly type: string;
  readonly payload: Readonly<Record<string, unknown>>;
  /** The same write is wanted a second time. */
  readonly isAgain: boolean;
  readonly agent: string | null;
  readonly requestId: string;
}

export interface MadeProposal {
  readonly proposal: StoredProposal;
  readonly token: string;
  readonly preview: Preview;
  /** Who must approve the run. */
  readonly approval: ProposalApproval;
}

interface FoundRun {
  readonly kind: 'already_run';
  readonly run: AlreadyRun;
}

/** Stored with the preview: whether a repeat is wanted. */
type KeptPreview = Preview & { readonly isAgain?: boolean };

export async function makeProposal(
  asking: Asking,
  wish: WriteWish,
): Promise<({ readonly kind: 'made' } & MadeProposal) | FoundRun | Refusal> {
  const { context, intake, caller } = asking;
  const { connectorId, companyId, type, payload, isAgain, agent, requestId } = wish;
  const proposalId = makeProposalId(context);
  const body = { commandId: proposalId.replace('_', '-'), connectorId, companyId, type, payload };
  const prepared = await intake.prepare(caller, body);
  if (isRefusal(prepared)) return prepared;
  const { command, meaningHash } = prepared;
  const run = isAgain ? null : await findAlreadyRun(context, { ...command, keyId: caller.sentBy, meaningHash });
  if (run) return { kind: 'already_run', run };
  const { preview, beforeHash } = await previewWrite(asking, command);
  if (preview.problem) return rejectedByBook(preview.problem);
  const token = randomText(context.randomness, TOKEN_BYTES);
  const { mode: _mode, trace: _trace, sentBy: keyId, ...asked } = command;
  const kept: KeptPreview = { ...preview, ...(isAgain && { isAgain }) };
  const outcome = await propose(
    context,
    caller,
    {
      ...asked,
      proposalId,
      keyId: keyId ?? caller.sentBy,
      meaningHash,
      approval: 'none',
      beforeHash,
      preview: JSON.stringify(kept),
      agent,
      tokenHash: hashKey(token),
    },
    requestId,
  );
  if (isRefusal(outcome)) return outcome;
  if (outcome.kind !== 'proposed') throw new Error('The id of a proposal was made just now and is not in use.');
  const approval = isHeld(caller, outcome.proposal) ? 'person' : 'none';
  return { kind: 'made', proposal: outcome.proposal, token, preview, approval };
}

/** The book would not take it, so there is nothing to run. Its sentence is data of the book. */
const rejectedByBook = ({ code, message }: NonNullable<Preview['problem']>): Refusal =>
  refuse('invalid_payload', proposalSays.rejectedByBook(), [detail('/payload', 'rule', proposalSays.bookSays(code, message))]);

function isHeld({ rights }: Caller, proposal: StoredProposal): boolean {
  const recipe = findRecipe(proposal.type);
  return recipe !== undefined && needsApproval(rights, recipe, proposal);
}

export interface ProposalRun {
  readonly proposalId: string;
  readonly token: string;
  readonly requestId: string;
  readonly trace: string | null;
  /** The person at the program agrees before it is queued. */
  readonly mustAgree: boolean;
}

export type RunOutcome =
  | { readonly kind: 'asks'; readonly proposal: StoredProposal }
  | { readonly kind: 'submitted'; readonly commandId: string }
  | { readonly kind: 'waits'; readonly proposal: StoredProposal }
  | FoundRun;

const unknownProposal = (): Refusal => refuse('unknown_proposal', proposalSays.unknownForKey());

/** Running it again returns the command of the first time, or what it still waits for. */
export async function runProposal(asking: Asking, run: ProposalRun): Promise<RunOutcome | Refusal> {
  const { proposalId, token, trace } = run;
  const { context, intake, caller } = asking;
  const { tenantId } = caller.tenant;
  const proposal = await context.store.proposal({ tenantId, proposalId });
  const isOwn = proposal?.keyId === caller.sentBy && proposal.tokenHash !== null;
  if (!isOwn || !isSameSecret(proposal.tokenHash ?? '', hashKey(token))) return unknownProposal();
  if (proposal.state === 'open' && proposal.expiresAt > context.clock.now()) return decide(asking, proposal, run);
  if (proposal.state !== 'approved' && proposal.state !== 'submitted') return waitingRefusal(context, expiredIfOpen(proposal));
  const queued = await intake.submit(proposal, trace);
  return isRefusal(queued) ? queued : { kind: 'submitted', commandId: queued.commandId };
}

const expiredIfOpen = (proposal: StoredProposal): StoredProposal =>
  proposal.state === 'open' ? { ...proposal, state: 'expired' } : proposal;

/** Checks an open proposal again, then queues it or shows it to a person. A person is not asked about a write that would fail. */
async function decide(
  asking: Asking,
  proposal: StoredProposal,
  { requestId, trace, mustAgree }: ProposalRun,
): Promise<RunOutcome | Refusal> {
  const { context, intake, caller } = asking;
  if (proposal.approval === 'person') return { kind: 'waits', proposal };
  const { isAgain = false } = JSON.parse(proposal.preview ?? '{}') as Partial<KeptPreview>;
  const known = isAgain ? null : await findAlreadyRun(context, proposal);
  if (known) return { kind: 'already_run', run: known };
  const stale = await staleness(asking, proposal);
  if (stale) return stale;
  if (isHeld(caller, proposal)) return askPerson(asking, proposal, requestId);
  if (mustAgree) return { kind: 'asks', proposal };
  const queued = await intake.submit(proposal, trace);
  if (isRefusal(queued)) return queued;
  const { tenantId, proposalId, agent } = proposal;
  const subject = agent === null ? proposalId : `${proposalId} ${agent}`;
  await context.store.audit({ tenantId, actor: actorOf(caller), action: 'mcp.submitted', subject, requestId });
  return { kind: 'submitted', commandId: queued.commandId };
}

async function askPerson(
  { context, caller }: Asking,
  proposal: StoredProposal,
  requestId: string,
): Promise<RunOutcome | Refusal> {
  const { tenantId, proposalId } = proposal;
  const waiting = await context.store.askForApproval({
    tenantId,
    proposalId,
    validMs: limits.approvalHours * HOUR_MS,
    approvalUrl: approvalUrl(context, proposalId),
    notice: { notificationId: makeNotificationId(context), draft: approvalRequested(proposal) },
    audit: { tenantId, actor: actorOf(caller), action: 'proposal.asked', subject: proposalId, requestId },
  });
  return waiting ? { kind: 'waits', proposal: waiting } : unknownProposal();
}
