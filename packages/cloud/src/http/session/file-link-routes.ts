/** Links to files: what a logged-in user does with them. */

import type { FastifyInstance } from 'fastify';
import { listFileLinks, makeFileLink, revokeFileLink } from '../../file-link/file-link.ts';
import { isRefusal } from '../../system/problem.ts';
import { routesOf } from '../endpoint/endpoint-routes.ts';
import type { Services } from '../services.ts';
import { fileLinkEndpoints } from './file-link-endpoints.ts';

export function fileLinkRoutes(app: FastifyInstance, services: Services): void {
  const { context } = services;
  routesOf(app, services, fileLinkEndpoints).serve({
    createFileLink: async ({ request, caller: live, body }) => {
      const made = await makeFileLink(context, { live, requestId: request.id }, body);
      return isRefusal(made) ? made : { ok: true, ...made };
    },

    listFileLinks: async ({ caller, query }) => {
      const listed = await listFileLinks(context, caller.tenantId, query);
      return isRefusal(listed) ? listed : { ok: true, ...listed };
    },

    revokeFileLink: async ({ request, caller: live, params: { linkId } }) => {
      const link = await revokeFileLink(context, { live, requestId: request.id }, linkId);
      return isRefusal(link) ? link : { ok: true, link };
    },
  });
}
