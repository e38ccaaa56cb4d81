/** The routes of the feed of events. */

import { EventListQuery, type EventListResponse, type EventResponse } from '@ledgerline/contract';
import type { FastifyInstance } from 'fastify';
import { findEvent, readFeed } from '../event/feed.ts';
import { isRefusal } from '../system/problem.ts';
import { routesOf } from './endpoint-routes.ts';
import { eventEndpoints } from './endpoints/event-endpoints.ts';
import type { ApiCaller, CallerOf } from './guard.ts';
import { sendJsonText } from './json-reply.ts';
import { sendRefusal } from './problem-status.ts';
import { queryCheck } from './query.ts';
import type { Services } from './services.ts';
import { enterWait } from './wait.ts';

const readQuery = queryCheck(EventListQuery);

export function eventRoutes(app: FastifyInstance, services: Services, callerOf: CallerOf<ApiCaller>): void {
  const { context } = services;
  routesOf(app, eventEndpoints).serveRaw({
    listEvents: async (request, reply) => {
      const query = readQuery(request.query);
      if (isRefusal(query)) return sendRefusal(reply, query);
      const caller = callerOf(request);
      const waiting = enterWait(services, caller.callerId, request, reply);
      if (isRefusal(waiting)) return sendRefusal(reply, waiting);
      const page = await readFeed(context, caller, query, waiting);
      if (isRefusal(page)) return sendRefusal(reply, page);
      return sendJsonText(reply, JSON.stringify({ ok: true, ...page } satisfies EventListResponse));
    },

    readEvent: async (request, reply) => {
      const event = await findEvent(context, callerOf(request), request.params.eventId);
      if (isRefusal(event)) return sendRefusal(reply, event);
      return sendJsonText(reply, JSON.stringify({ ok: true, event } satisfies EventResponse));
    },
  });
}
