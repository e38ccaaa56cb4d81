/** A stored proposal as callers and the export see it. */

import type { Proposal } from '@ledgerline/contract';
import type { ListedProposal } from '../store/stored-proposal.ts';
import { instantText } from '../system/clock.ts';

const textOrNull = (instant: number | null): string | null => (instant === null ? null : instantText(instant));

const approvalPath = (proposalId: string): string => `/portal/approvals/${proposalId}`;

export function proposalView(proposal: ListedProposal, baseUrl: string): Proposal {
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
    approvalUrl: `${baseUrl}${approvalPath(proposalId)}`,
  };
}
