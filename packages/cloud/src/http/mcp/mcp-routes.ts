/** The route of AI assistants: takes a message from HTTP to the server of the protocol, and its response back. */

import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { limits } from '@ledgerline/contract';
import { assistantSays } from '@ledgerline/words/problem/assistant';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { McpCall, McpServices } from '../../mcp/desk/desk.ts';
import { ReadsUnderWay } from '../../mcp/desk/reads-under-way.ts';
import { REJECTIONS_PER_MINUTE } from '../../mcp/desk/tool.ts';
import type { McpHandler } from '../../mcp/mcp-server.ts';
import { bearerChallenge } from '../../oauth/oauth-address.ts';
import { StoreUnavailable } from '../../store/store.ts';
import { TokenBuckets } from '../../system/pace/token-buckets.ts';
import { type Refusal, refuse } from '../../system/problem.ts';
import type { ApiCaller } from '../caller.ts';
import { lookAgain } from '../endpoint/audience-guard.ts';
import { routesOf } from '../endpoint/endpoint-routes.ts';
import { abandonedSignal } from '../limits/wait.ts';
import { plainRefusal, sendRefusal } from '../reply/problem-status.ts';
import { languageOf } from '../reply/reader.ts';
import { acceptJson } from '../request/json-body.ts';
import { traceIn } from '../request/trace.ts';
import type { Services } from '../services.ts';
import { AssistantLog, agentIn } from './assistant-log.ts';
import { mcpEndpoints } from './mcp-endpoints.ts';
import { methodOf, reachOf } from './mcp-message.ts';

type McpRequest = FastifyRequest & { readonly caller: ApiCaller };

export async function mcpRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { context, bodyTimeouts, openWaits } = services;
  acceptJson(app, bodyTimeouts, limits.commandBodyBytesMax);
  let opened: Promise<McpHandler> | null = null;
  app.addHook('preClose', async () => (await opened)?.close());
  // An assistant without a key learns here where its user can connect it.
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode === 401) reply.header('www-authenticate', bearerChallenge(context.config, '/mcp'));
  });
  const assistants = new AssistantLog(context);

  routesOf(app, services, mcpEndpoints).serveRaw({
    callMcp: async (request, reply) => {
      const { body, caller } = request;
      if (Array.isArray(body)) return sendRefusal(reply, refuse('invalid_request', assistantSays.oneMessage()));
      if (methodOf(body) === 'subscriptions/listen') {
        const limited = openWaits.enter(caller.callerId);
        if (limited) return sendRefusal(reply, limited);
        reply.raw.once('close', () => openWaits.leave(caller.callerId));
      }
      const call = callOf(services, request, reply);
      await assistants.note(call);
      const asked = webRequest(request, reply, context.config.baseUrl);
      opened ??= openHandler(app, services);
      const handler = await opened;
      return sendWebResponse(reply, await handler.fetch(asked, { authInfo: authInfoOf(call), parsedBody: body }));
    },
  });
}

/** The library of the protocol is loaded with the first message, because most servers that start never get one. */
async function openHandler(app: FastifyInstance, services: Services): Promise<McpHandler> {
  const { makeMcpHandler } = await import('../../mcp/mcp-server.ts');
  return makeMcpHandler(mcpServices(services), (error) => app.log.debug({ err: error }, 'a message of the protocol failed'));
}

/** What is passed along with a request, and read again by its server. The secret stays where it was checked. */
const authInfoOf = (call: McpCall) => ({ token: '', clientId: call.caller.callerId, scopes: [], extra: { call } });

function mcpServices({ context, intake, openWaits, transfers, metrics, traces }: Services): McpServices {
  return {
    context,
    intake,
    openWaits,
    transfers,
    rejections: new TokenBuckets(REJECTIONS_PER_MINUTE, context.clock),
    reads: new ReadsUnderWay(context.store),
    counts: {
      called: (tool, outcome) => metrics.toolCalled(tool, outcome),
      accepted: (command, startedAt) => {
        metrics.accepted(context.clock.now() - startedAt);
        traces.accepted(command, startedAt);
      },
    },
  };
}

const callOf = ({ readiness }: Services, request: McpRequest, reply: FastifyReply): McpCall => ({
  reach: reachOf(request.body),
  caller: request.caller,
  lookAgain: () => lookAgain(request, reply),
  agent: agentIn(request.body),
  language: languageOf(request),
  requestId: request.id,
  trace: traceIn(request.headers),
  fail: (error) => failureOf(error, request, readiness),
});

/** A call of a tool that failed although the caller did nothing wrong. */
function failureOf(error: unknown, request: FastifyRequest, readiness: Services['readiness']): Refusal {
  if (error instanceof StoreUnavailable) {
    readiness.doubt();
    request.log.warn({ requestId: request.id, err: error.cause }, 'the store is not available');
    return plainRefusal('not_ready');
  }
  request.log.error({ requestId: request.id, err: error }, 'a call of a tool failed');
  return plainRefusal('internal_error');
}

/** Headers that the protocol reads. The key is not among them. */
const READ_HEADERS = [
  'accept',
  'content-type',
  'mcp-protocol-version',
  'mcp-method',
  'mcp-name',
  'mcp-session-id',
  'last-event-id',
];

function webRequest(request: FastifyRequest, reply: FastifyReply, baseUrl: string): Request {
  const headers = new Headers();
  for (const name of READ_HEADERS) {
    const value = request.headers[name];
    if (value !== undefined) headers.set(name, String(value));
  }
  return new Request(`${baseUrl}${mcpEndpoints.callMcp.path}`, { method: 'POST', headers, signal: abandonedSignal(reply) });
}

/** The status for a request whose sender has disconnected. */
const ABANDONED = 499;

/** Sends a response: a stream as it arrives, everything else at once. An abandoned request has no reader, which is not a bug. */
async function sendWebResponse(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  const { status, headers, body } = response;
  if (status === ABANDONED) return reply.code(202).send();
  const type = headers.get('content-type');
  reply.code(status).header('cache-control', 'no-store');
  if (body === null) return reply.send();
  if (type !== null) reply.header('content-type', type);
  if (!type?.startsWith('text/event-stream')) return reply.send(await response.text());
  return reply.header('x-accel-buffering', 'no').send(Readable.fromWeb(body as ReadableStream));
}
