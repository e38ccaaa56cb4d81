/** A stored proposal as callers and the export see it. */

import type { Proposal } from '@ledgerline/contract';
import { approvalUrl } from '../command/approval.ts';
import type { ListedProposal } from '../store/stored-proposal.ts';
import { instantText } from '../system/clock.ts';
import type { Context } from '../system/context.ts';

const textOrNull = (instant: number | null): string | null => (instant === null ? null : instantText(instant));

export function proposalView(context: Pick<Context, 'config'>, proposal: ListedProposal): Proposal {
  const { proposalId, commandId, keyId, agent, connectorId, companyId, type, module, docNo, state, decidedBy, reason } = proposal;
  return {
    proposalId,
    commandId,
    keyId,
    agent,
    connectorId,
    companyId,
    type,
    module,
    docNo,
    state,
    createdAt: instantText(proposal.createdAt),
    expiresAt: instantText(proposal.expiresAt),
    decidedAt: textOrNull(proposal.decidedAt),
    decidedBy: decidedBy?.replace(/^person:/, '') ?? null,
    reason,
    approvalUrl: approvalUrl(context, proposalId),
  };
}
