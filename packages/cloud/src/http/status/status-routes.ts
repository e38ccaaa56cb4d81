/** The feed of incidents, and emails about them. What the emails say is in mail/. */

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { listIncidents } from '../../console/incident.ts';
import { confirmStatusMails, endStatusMails, requestStatusMails } from '../../console/status-subscription.ts';
import { statusFeed } from '../../pages/public/status-feed.ts';
import { statusConfirmPage, statusLeavePage } from '../../pages/public/status-subscription.ts';
import { countedAddress } from '../../system/address.ts';
import { instantText } from '../../system/clock.ts';
import { eventLimits, takeEvent } from '../../system/pace/event-limit.ts';
import { isRefusal } from '../../system/problem.ts';
import { routesOf } from '../endpoint/endpoint-routes.ts';
import { sendPage, visitorOf } from '../pages/page-reply.ts';
import { neverStore } from '../reply/json-reply.ts';
import { preferencesOf, readerOf } from '../reply/reader.ts';
import { addressOf } from '../request/request-address.ts';
import type { Services } from '../services.ts';
import { statusPageEndpoints, statusSubscriptionEndpoints } from './status-endpoints.ts';

/** Feed readers ask often, and incidents are rare. */
const FEED_SECONDS = 60;

/** A link that is not complete leads to the same page, and ends nothing. */
function tokenIn({ query }: Pick<FastifyRequest, 'query'>): string {
  const { token } = query as { readonly token?: unknown };
  return typeof token === 'string' ? token : '';
}

export function statusPageRoutes(app: FastifyInstance, services: Services): void {
  const { context } = services;
  // Mail programs send forms of several kinds, and none contains more than the address.
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  const leavePage = async (request: FastifyRequest, reply: FastifyReply, hasLeft: boolean) => {
    const visitor = await visitorOf(context, request, reply);
    reply.headers({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' });
    return sendPage(reply, statusLeavePage({ ...visitor, token: tokenIn(request), hasLeft }));
  };
  routesOf(app, services, statusPageEndpoints).serveRaw({
    readStatusFeed: async (request, reply) => {
      const { baseUrl, operatorName } = context.config;
      const reader = readerOf(request);
      const feed = {
        reader,
        baseUrl,
        operatorName,
        incidents: await listIncidents(context),
        now: instantText(context.clock.now()),
      };
      return reply
        .header('cache-control', `public, max-age=${FEED_SECONDS}`)
        .type('application/atom+xml; charset=utf-8')
        .send(statusFeed(feed));
    },
    showStatusConfirm: (request, reply) => sendPage(reply, statusConfirmPage({ reader: readerOf(request) })),
    showStatusLeave: (request, reply) => leavePage(request, reply, false),
    endStatusMails: async (request, reply) => {
      await endStatusMails(context, tokenIn(request), request.id);
      return leavePage(request, reply, true);
    },
  });
}

export function statusSubscriptionRoutes(app: FastifyInstance, services: Services): void {
  const { context } = services;
  neverStore(app);
  const limited = (request: FastifyRequest) =>
    takeEvent(context, eventLimits.statusSubscriptions, countedAddress(addressOf(request)));
  routesOf(app, services, statusSubscriptionEndpoints).serve({
    requestStatusMails: async ({ request, body }) => {
      const refusal = await limited(request);
      if (refusal) return refusal;
      await requestStatusMails(context, body.email, preferencesOf(request));
      return { ok: true };
    },
    confirmStatusMails: async ({ request, body }) => {
      const confirmed = (await limited(request)) ?? (await confirmStatusMails(context, body.token, request.id));
      return isRefusal(confirmed) ? confirmed : { ok: true, ...confirmed };
    },
  });
}
