/** Own ids of callers, for keys. */

import type { FastifyInstance } from 'fastify';
import { bindOwnId, findLinks, releaseOwnId } from '../../../command/own-id-desk.ts';
import { isRefusal } from '../../../system/problem.ts';
import { routesOf } from '../../endpoint/endpoint-routes.ts';
import type { Services } from '../../services.ts';
import { linkEndpoints } from './link-endpoints.ts';

export function linkRoutes(app: FastifyInstance, services: Services): void {
  const { context, intake } = services;
  routesOf(app, services, linkEndpoints).serve({
    listLinks: async ({ caller, query }) => {
      const links = await findLinks(context, intake.directory, caller, query);
      return isRefusal(links) ? links : { ok: true, links };
    },

    bindLink: async ({ request, caller, body }) => {
      const link = await bindOwnId(context, intake.directory, caller, body, request.id);
      return isRefusal(link) ? link : { ok: true, link };
    },

    releaseLink: async ({ request, caller, params }) => {
      const link = await releaseOwnId(context, caller, params.ownLinkId, request.id);
      return isRefusal(link) ? link : { ok: true, link };
    },
  });
}
