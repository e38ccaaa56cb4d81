/** The MCP server for one call: its tools are those that the key is offered. Made for every request, because nothing is remembered between two. */

import { descriptionVersion } from '@ledgerline/catalog/publish';
import {
  type AuthInfo,
  type CallToolResult,
  createMcpHandler,
  fromJsonSchema,
  type InputRequiredResult,
  type JsonSchemaType,
  type JsonSchemaValidator,
  type jsonSchemaValidator,
  type McpHttpHandler,
  McpServer,
  type ServerContext,
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

/** Serves requests of the newest revision of the protocol and of earlier ones. */
export function makeMcpHandler(services: McpServices, onError: (error: Error) => void): McpHttpHandler {
  const codec = questionCodec(services.context);
  return createMcpHandler(({ authInfo, era }) => serverFor({ ...services, ...callIn(authInfo) }, codec, era === 'modern'), {
    ...HANDLER_SETTINGS,
    onerror: onError,
  });
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
