/** The MCP server for one call: its tools are those that the key is offered. Made for every request, because nothing is remembered between two. */

import { descriptionVersion } from '@ledgerline/catalog/publish';
import {
  type AuthInfo,
  createMcpHandler,
  fromJsonSchema,
  type JsonSchemaType,
  type JsonSchemaValidator,
  type jsonSchemaValidator,
  type McpHttpHandler,
  McpServer,
  type ServerContext,
} from '@modelcontextprotocol/server';
import { allTools } from './all-tools.ts';
import type { Desk, McpCall, McpServices } from './desk/desk.ts';
import type { RunningCall, Tool } from './desk/tool.ts';
import { addPrompts } from './prompts.ts';
import { addResources } from './resources.ts';
import { INSTRUCTIONS } from './words.ts';

/** Streams that wait for changes; the routes limit how many a key can have. */
const SUBSCRIPTIONS_MAX = 10_000;

/** A proxy must not take a long wait for a dead connection. */
const KEEP_ALIVE_MS = 15_000;

/** Serves requests of the protocol, of its newest revision and of those before. */
export function makeMcpHandler(services: McpServices, onError: (error: Error) => void): McpHttpHandler {
  return createMcpHandler(({ authInfo }) => serverFor({ ...services, ...callIn(authInfo) }), {
    legacy: 'stateless',
    responseMode: 'auto',
    maxSubscriptions: SUBSCRIPTIONS_MAX,
    keepAliveMs: KEEP_ALIVE_MS,
    onerror: onError,
  });
}

/** What is passed along with a request, and read again by the handler above. The secret stays where it was checked. */
export const authInfoOf = (call: McpCall) => ({ token: '', clientId: call.caller.callerId, scopes: [], extra: { call } });

function callIn(authInfo: AuthInfo | undefined): McpCall {
  const call = authInfo?.extra?.call;
  if (!call) throw new Error('A request of the protocol must come with its call.');
  return call as McpCall;
}

const PRIVATE = { cacheScope: 'private', ttlMs: 0 } as const;

function serverFor(desk: Desk): McpServer {
  const server = new McpServer(
    { name: 'ledgerline', title: 'Ledgerline', version: descriptionVersion },
    { instructions: INSTRUCTIONS, cacheHints: { 'tools/list': PRIVATE } },
  );
  const offered = allTools.filter(({ isFor }) => isFor?.(desk.caller) ?? true);
  for (const tool of offered) register(server, desk, tool);
  addResources(server, desk);
  addPrompts(server, new Set(offered.map(({ name }) => name)));
  return server;
}

/** Input is checked by the tool itself, so that its problems are counted and worded like all others. */
const unchecked: jsonSchemaValidator = {
  getValidator:
    <Value>(): JsonSchemaValidator<Value> =>
    (input) => ({ valid: true, data: input as Value, errorMessage: undefined }),
};

const schemas = new Map(allTools.map(({ name, input }) => [name, fromJsonSchema(input as JsonSchemaType, unchecked)]));

function register(server: McpServer, desk: Desk, { name, title, description, hints, call }: Tool): void {
  const inputSchema = schemas.get(name);
  if (!inputSchema) throw new Error(`${name} has no schema.`);
  server.registerTool(name, { title, description, inputSchema, annotations: hints }, (sent, context) =>
    call(desk, sent, runningCall(context)),
  );
}

/** Progress is told to those who asked for it. */
function runningCall({ mcpReq }: ServerContext): RunningCall {
  const progressToken = mcpReq._meta?.progressToken;
  let progress = 0;
  return {
    abandoned: mcpReq.signal,
    tellProgress: async (message) => {
      if (progressToken === undefined) return;
      progress += 1;
      await mcpReq.notify({ method: 'notifications/progress', params: { progressToken, progress, message } });
    },
  };
}
