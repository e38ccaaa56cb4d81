/** The MCP server for one call: its tools are those that the key is offered. Made for every request, because nothing is remembered between two. */

import { descriptionVersion } from '@ledgerline/catalog/publish';
import {
  type AuthInfo,
  type CallToolResult,
  createMcpHandler,
  fromJsonSchema,
  type InputRequiredResult,
  isLegacyRequest,
  type JsonSchemaType,
  type JsonSchemaValidator,
  type jsonSchemaValidator,
  type McpHandlerRequestOptions,
  type McpHttpHandler,
  type McpRequestContext,
  McpServer,
  type ServerContext,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import { allTools } from './all-tools.ts';
import type { Desk, Feature, McpCall, McpServices } from './desk/desk.ts';
import { isAsking, type RunningCall, type Tool } from './desk/tool.ts';
import { addPrompts } from './prompts.ts';
import { askedFor, type QuestionCodec, questionCodec, userOf } from './question-round.ts';
import { addResources } from './resources.ts';
import { INSTRUCTIONS } from './words.ts';

/** Streams that wait for changes; the routes limit how many a key can have. */
const SUBSCRIPTIONS_MAX = 10_000;

/** A proxy must not take a long wait for a dead connection. */
const KEEP_ALIVE_MS = 15_000;

export const HANDLER_SETTINGS = {
  legacy: 'stateless',
  responseMode: 'auto',
  maxSubscriptions: SUBSCRIPTIONS_MAX,
  keepAliveMs: KEEP_ALIVE_MS,
} as const;

export type McpHandler = Pick<McpHttpHandler, 'fetch' | 'close'>;

/** Serves requests of the newest revision of the protocol and of earlier ones. */
export function makeMcpHandler(services: McpServices, onError: (error: Error) => void): McpHandler {
  const codec = questionCodec(services.context);
  const factory = ({ authInfo, era }: McpRequestContext): McpServer =>
    serverFor({ ...services, ...callIn(authInfo) }, codec, era === 'modern');
  const handler = createMcpHandler(factory, { ...HANDLER_SETTINGS, onerror: onError });
  return {
    close: handler.close,
    fetch: async (request, sent = {}) => {
      const isShort = !hasMeta(sent.parsedBody) && (await isLegacyRequest(request, sent.parsedBody));
      return isShort ? answerAtOnce(factory({ era: 'legacy', ...sent }), request, sent) : handler.fetch(request, sent);
    },
  };
}

/** Whether a message says more than what it asks for. One of the newest revision always does, and so does one that asks for progress. */
function hasMeta(body: unknown): boolean {
  const { params } = (body ?? {}) as { readonly params?: { readonly _meta?: unknown } | null };
  return params?._meta !== undefined;
}

/** The status for a request whose sender has disconnected, as the library has it. */
const ABANDONED = 499;

/**
 * A request of an earlier revision whose sender asked for no progress has one message to get, so that it needs no stream of events. The library serves
 * the newest revision in the same way by itself. The server is left to the garbage collector, because closing it stops only what still runs.
 */
async function answerAtOnce(server: McpServer, request: Request, sent: McpHandlerRequestOptions): Promise<Response> {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  const { promise: abandoned, resolve: abandon } = Promise.withResolvers<Response>();
  const stop = (): void => {
    abandon(new Response(null, { status: ABANDONED }));
    void server.close();
  };
  request.signal.addEventListener('abort', stop, { once: true });
  return Promise.race([transport.handleRequest(request, sent), abandoned]);
}

/** The route passes the call along with the request. */
function callIn(authInfo: AuthInfo | undefined): McpCall {
  const call = authInfo?.extra?.call;
  if (!call) throw new Error('A request of the protocol must come with its call.');
  return call as McpCall;
}

const PRIVATE = { cacheScope: 'private', ttlMs: 0 } as const;

function serverFor(desk: Desk, codec: QuestionCodec, isModern: boolean): McpServer {
  const server = new McpServer(
    { name: 'ledgerline', title: 'Ledgerline', version: descriptionVersion },
    { instructions: INSTRUCTIONS, cacheHints: { 'tools/list': PRIVATE }, requestState: { verify: codec.verify } },
  );
  const offered = allTools.filter(({ isFor }) => isFor?.(desk.caller) ?? true);
  const { reach } = desk;
  const isNeeded = (feature: Feature): boolean => reach.feature === null || reach.feature === feature;
  const call = async ({ call: callTool }: Tool, sent: unknown, context: ServerContext) => {
    const ended = await callTool(desk, sent, runningCall(context, isModern));
    return isAsking(ended) ? askedFor(codec, ended.question, context) : ended;
  };
  const reached = offered.filter(({ name }) => reach.tool === null || reach.tool === name);
  // A server without a tool would have no method for a tool that is not offered, instead of saying that it is not known.
  const needed = reached.length > 0 ? reached : offered;
  if (isNeeded('tools')) for (const tool of needed) register(server, tool, (sent, context) => call(tool, sent, context));
  if (isNeeded('resources')) addResources(server, desk);
  if (isNeeded('prompts')) addPrompts(server, new Set(offered.map(({ name }) => name)));
  return server;
}

/** The tool itself checks its input, so that problems are counted and worded like all others. */
const unchecked: jsonSchemaValidator = {
  getValidator:
    <Value>(): JsonSchemaValidator<Value> =>
    (input) => ({ valid: true, data: input as Value, errorMessage: undefined }),
};

const schemas = new Map(allTools.map(({ name, input }) => [name, fromJsonSchema(input as JsonSchemaType, unchecked)]));

type Called = (sent: unknown, context: ServerContext) => Promise<CallToolResult | InputRequiredResult>;

function register(server: McpServer, { name, title, description, hints }: Tool, call: Called): void {
  const inputSchema = schemas.get(name);
  if (!inputSchema) throw new Error(`${name} has no schema.`);
  server.registerTool(name, { title, description, inputSchema, annotations: hints }, call);
}

/** Progress is sent only to callers that asked for it. */
function runningCall(context: ServerContext, isModern: boolean): RunningCall {
  const { mcpReq } = context;
  const progressToken = mcpReq._meta?.progressToken;
  let progress = 0;
  return {
    abandoned: mcpReq.signal,
    user: userOf(context, isModern),
    tellProgress: async (message) => {
      if (progressToken === undefined) return;
      progress += 1;
      await mcpReq.notify({ method: 'notifications/progress', params: { progressToken, progress, message } });
    },
  };
}
