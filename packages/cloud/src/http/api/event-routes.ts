/** The routes of the feed of events, for keys and for logged-in users. */

import { EventListQuery, type EventListResponse, type EventResponse } from '@ledgerline/contract';
import type { FastifyInstance } from 'fastify';
import { isSameReach } from '../../account/rights/caller.ts';
import { findEvent, readFeed } from '../../event/feed.ts';
import { isRefusal } from '../../system/problem.ts';
import type { TenantCaller } from '../caller.ts';
import { lookAgain } from '../endpoint/audience-guard.ts';
import { type RawHandlersFor, routesOf } from '../endpoint/endpoint-routes.ts';
import { twinHandlers } from '../endpoint/session-twin.ts';
import { enterWait } from '../limits/wait.ts';
import { sendJsonText } from '../reply/json-reply.ts';
import { sendRefusal } from '../reply/problem-status.ts';
import { queryCheck } from '../request/query.ts';
import type { Services } from '../services.ts';
import { appEventEndpoints, eventEndpoints } from './event-endpoints.ts';

const readQuery = queryCheck(EventListQuery);

export const eventRoutes = (app: FastifyInstance, services: Services): void =>
  routesOf(app, services, eventEndpoints).serveRaw(handlersOf(services));

export const sessionEventRoutes = (app: FastifyInstance, services: Services): void =>
  routesOf(app, services, appEventEndpoints).serveRaw(twinHandlers(handlersOf(services)));

function handlersOf(services: Services): RawHandlersFor<TenantCaller, typeof eventEndpoints> {
  const { context } = services;
  return {
    listEvents: async (request, reply) => {
      const query = readQuery(request.query);
      if (isRefusal(query)) return sendRefusal(reply, query);
      const { caller } = request;
      const waiting = enterWait(services, caller.callerId, request, reply);
      if (isRefusal(waiting)) return sendRefusal(reply, waiting);
      const read = await readFeed(context, caller, query, waiting);
      if (isRefusal(read)) return sendRefusal(reply, read);
      const now = waiting === null ? caller : await lookAgain(request, reply);
      if (isRefusal(now)) return sendRefusal(reply, now);
      const page = isSameReach(caller, now) ? read : await readFeed(context, now, query, null);
      if (isRefusal(page)) return sendRefusal(reply, page);
      return sendJsonText(reply, JSON.stringify({ ok: true, ...page } satisfies EventListResponse));
    },

    readEvent: async (request, reply) => {
      const event = await findEvent(context, request.caller, request.params.eventId);
      if (isRefusal(event)) return sendRefusal(reply, event);
      return sendJsonText(reply, JSON.stringify({ ok: true, event } satisfies EventResponse));
    },
  };
}
