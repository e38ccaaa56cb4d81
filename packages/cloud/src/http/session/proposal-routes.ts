/** Writes that wait for a person: the list and the decisions of a logged-in user. */

import type { FastifyInstance } from 'fastify';
import { approveProposal, denyProposal, listProposals } from '../../proposal/decision.ts';
import { isRefusal } from '../../system/problem.ts';
import { routesOf } from '../endpoint/endpoint-routes.ts';
import type { Services } from '../services.ts';
import { proposalEndpoints } from './proposal-endpoints.ts';

export function proposalRoutes(app: FastifyInstance, services: Services): void {
  const { context, intake, metrics } = services;
  routesOf(app, services, proposalEndpoints).serve({
    listProposals: async ({ caller, query }) => {
      const { state = 'open', ...page } = query;
      const listed = await listProposals(context, caller.tenantId, { isOpen: state === 'open', ...page });
      return isRefusal(listed) ? listed : { ok: true, ...listed };
    },

    approveProposal: async ({ request, caller: live, params: { proposalId } }) => {
      const proposal = await approveProposal(context, intake, { live, proposalId, requestId: request.id });
      if (isRefusal(proposal)) return proposal;
      metrics.decided('approved');
      return { ok: true, proposal };
    },

    denyProposal: async ({ request, caller: live, params: { proposalId }, body }) => {
      const proposal = await denyProposal(context, { live, proposalId, requestId: request.id }, body);
      if (isRefusal(proposal)) return proposal;
      metrics.decided('denied');
      return { ok: true, proposal };
    },
  });
}
