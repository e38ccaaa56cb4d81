/** The routes of OAuth: pass requests of apps to the authorization server, and let a logged-in user decide. */

import type { Readable } from 'node:stream';
import { connectedAppSays } from '@ledgerline/words/problem/connected-app';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { approveApp, denyApp, unknownAppRequest } from '../../account/connected-app.ts';
import type { AuthorizationServer, OAuthReply, OAuthRequest } from '../../oauth/authorization-server.ts';
import { authorizationServerMetadata, resourceMetadata } from '../../oauth/oauth-address.ts';
import { oauthLimits } from '../../oauth/oauth-limits.ts';
import { connectPage } from '../../pages/portal/connect.ts';
import { countedAddress } from '../../system/address.ts';
import { type EventLimit, eventLimits, takeEvent } from '../../system/pace/event-limit.ts';
import { isRefusal, refuse } from '../../system/problem.ts';
import { routesOf } from '../endpoint/endpoint-routes.ts';
import { pageHeaders, portalShell, sendPage } from '../pages/page-reply.ts';
import { neverStore } from '../reply/json-reply.ts';
import { RefusedRequest, sendRefusal } from '../reply/problem-status.ts';
import { collectBody } from '../request/json-body.ts';
import { addressOf } from '../request/request-address.ts';
import type { Services } from '../services.ts';
import { connectEndpoints, connectPageEndpoints, oauthEndpoints, oauthMetadataEndpoints } from './oauth-endpoints.ts';

const NO_BODY = Buffer.alloc(0);

const oauthRequestOf = (request: FastifyRequest): OAuthRequest => ({
  method: request.method,
  url: request.url,
  headers: request.headers,
  body: Buffer.isBuffer(request.body) ? request.body : NO_BODY,
  address: addressOf(request),
  requestId: request.id,
});

export async function oauthMetadataRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { config } = services.context;
  routesOf(app, services, oauthMetadataEndpoints).serve({
    describeAuthorizationServer: () => authorizationServerMetadata(config),
    describeMcpResource: () => resourceMetadata(config, '/mcp'),
    describeApiResource: () => resourceMetadata(config, '/v1'),
  });
}

export async function oauthRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { context, oauth, metrics, bodyTimeouts } = services;
  neverStore(app);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request: FastifyRequest, payload: Readable, done) =>
    collectBody(payload, oauthLimits.bodyBytesMax, bodyTimeouts, (received) => {
      if (isRefusal(received)) done(new RefusedRequest(received));
      else done(null, received);
    }),
  );
  const run = async (request: FastifyRequest): Promise<OAuthReply> => {
    const server = await oauth();
    const result = await server.handle(oauthRequestOf(request));
    if (result.step) metrics.connected(result.step);
    return result;
  };
  const limited = async (limit: EventLimit, request: FastifyRequest) =>
    takeEvent(context, limit, countedAddress(addressOf(request)));
  const program = async (request: FastifyRequest, reply: FastifyReply) => send(reply, await run(request));
  routesOf(app, services, oauthEndpoints).serveRaw({
    authorizeApp: async (request, reply) => {
      const tooMany = await limited(eventLimits.appRequests, request);
      return tooMany ? sendRefusal(reply, tooMany) : sendToBrowser(reply, await run(request));
    },
    resumeApp: async (request, reply) => {
      const result = await run(request);
      return result.status >= 400 ? sendRefusal(reply, unknownAppRequest()) : sendToBrowser(reply, result);
    },
    exchangeToken: program,
    revokeToken: program,
    registerApp: async (request, reply) => {
      const tooMany = await limited(eventLimits.appRegistrations, request);
      return tooMany ? sendRefusal(reply, tooMany) : program(request, reply);
    },
  });
}

function send(reply: FastifyReply, { status, headers, body }: OAuthReply): FastifyReply {
  reply.code(status).headers(headers);
  return typeof body === 'string' ? reply.type('text/plain; charset=utf-8').send(body) : reply.send(body);
}

/** Shows problems of a request on a page: without a valid client there is no app to return to. */
function sendToBrowser(reply: FastifyReply, result: OAuthReply): FastifyReply {
  const { status, headers, body } = result;
  if (status < 400) return reply.code(status).headers(headers).headers(pageHeaders).type('text/html; charset=utf-8').send('');
  const { error_description: reason = '' } = body as { readonly error_description?: string };
  const sentence = reason === '' ? connectedAppSays.invalidRequest() : connectedAppSays.notConnected(reason);
  return sendRefusal(reply, refuse('invalid_request', sentence));
}

export async function connectRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { context, oauth, metrics } = services;
  neverStore(app);
  const find = async (request: FastifyRequest, uid: string) => {
    const server = await oauth();
    const waiting = await server.waiting(oauthRequestOf(request), uid);
    return waiting && { server, waiting };
  };
  routesOf(app, services, connectPageEndpoints).serveRaw({
    showConnect: async (request, reply) => {
      const found = await find(request, request.params.uid);
      if (!found) return sendRefusal(reply, unknownAppRequest());
      const view = { ...(await portalShell(context, request.caller, request)), now: context.clock.now() };
      return sendPage(reply.headers(pageHeaders), connectPage({ ...view, uid: request.params.uid, app: found.waiting.app }));
    },
  });
  routesOf(app, services, connectEndpoints).serve({
    decideApp: async ({ request, caller: live, params, body }) => {
      const found = await find(request, params.uid);
      if (!found) return unknownAppRequest();
      const { server, waiting } = found;
      const { app: asked, clientHash } = waiting;
      const client = { recordHash: clientHash, validMs: oauthLimits.usedClientMs };
      const asking = { app: asked, asksToWrite: asked.asksToWrite, client };
      const decision = { live, asking, body, requestId: request.id };
      const sent = oauthRequestOf(request);
      const outcome = body.decision === 'approve' ? await approve(server, sent) : await deny(server, sent);
      if (isRefusal(outcome)) return outcome;
      metrics.connected(body.decision === 'approve' ? 'approved' : 'denied');
      return { ok: true, returnTo: outcome };

      async function approve(by: AuthorizationServer, asks: OAuthRequest) {
        let returnTo = '';
        const key = await approveApp(context, decision, async (wanted) => {
          const prepared = await by.approve(asks, waiting, wanted);
          returnTo = prepared.returnTo;
          return prepared;
        });
        return isRefusal(key) ? key : returnTo;
      }

      async function deny(by: AuthorizationServer, asks: OAuthRequest) {
        const prepared = await by.deny(asks);
        return (await denyApp(context, decision, prepared.request)) ?? prepared.returnTo;
      }
    },
  });
}
