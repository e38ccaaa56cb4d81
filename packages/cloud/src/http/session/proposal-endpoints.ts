/** Writes that wait for a person, as the portal shows them and decides about them. */

import * as contract from '@ledgerline/contract';
import { declare, json } from '../endpoint/endpoint.ts';

const portal = { tag: 'Portal', audience: 'session' } as const;
const params = { proposalId: { schema: { type: 'string', minLength: 1 }, text: 'The id of the proposal.' } } as const;
const decided = [json(contract.ProposalResponse, 'The proposal as it now is.')] as const;

export const proposalEndpoints = declare({
  listProposals: {
    ...portal,
    right: 'view',
    method: 'GET',
    path: '/app/proposals',
    summary: 'Writes that wait for approval, or waited',
    description: 'The open ones unless state is ended. A proposal is kept for 7 days after its end.',
    query: contract.ProposalListQuery,
    responses: [json(contract.ProposalListResponse, 'The proposals.')],
  },
  approveProposal: {
    ...portal,
    right: 'approve',
    method: 'POST',
    path: '/app/proposals/{proposalId}/approve',
    summary: 'Approve a write and queue it',
    description:
      'The key, the subscription and the account book are checked again first. If the write cannot be queued now, it stays open. Approving again changes nothing.',
    params,
    responses: decided,
    problems: [
      'unknown_proposal',
      'proposal_stale',
      'subscription_inactive',
      'plan_limit',
      'amount_limit',
      'unknown_connector',
      'unknown_company',
      'connector_too_old',
      'unsupported_by_book',
    ],
  },
  denyProposal: {
    ...portal,
    right: 'approve',
    method: 'POST',
    path: '/app/proposals/{proposalId}/deny',
    summary: 'Deny a write',
    description: 'The program is told the reason. Denying again changes nothing.',
    params,
    body: { schema: contract.ProposalDenialBody, example: { reason: 'The supplier has not delivered yet.' } },
    responses: decided,
    problems: ['unknown_proposal', 'proposal_stale'],
  },
});
