/** What AI assistants call: one endpoint that speaks the Model Context Protocol. */

import { ErrorBody, limits, openObject, Type } from '@ledgerline/contract';
import { declare } from '../endpoint/endpoint.ts';
import { TEXT } from '../endpoint/parameters.ts';

const id = Type.Union([Type.String(), Type.Number(), Type.Null()]);

/** A message of JSON-RPC. The protocol defines what else is in it. */
const JsonRpcMessage = Type.Object(
  {
    jsonrpc: Type.Literal('2.0'),
    id: Type.Optional(id),
    method: Type.Optional(Type.String({ description: 'For example tools/call.' })),
    params: Type.Optional(openObject('What the method needs.')),
  },
  { additionalProperties: true, description: 'A message of JSON-RPC 2.0.' },
);

const JsonRpcError = Type.Object(
  {
    jsonrpc: Type.Literal('2.0'),
    id: Type.Optional(id),
    error: Type.Object(
      { code: Type.Integer(), message: Type.String(), data: Type.Optional(Type.Unknown()) },
      { additionalProperties: false },
    ),
  },
  { additionalProperties: false, description: 'An error of JSON-RPC 2.0.' },
);

export const mcpEndpoints = declare({
  callMcp: {
    method: 'POST',
    path: '/mcp',
    tag: 'Assistants',
    summary: 'Send a message of the Model Context Protocol',
    description: `For AI assistants: streamable HTTP without sessions, in the protocol revisions 2026-07-28 and 2025-11-25 and before. The tools are those that the key can use. One message a request, of at most ${limits.commandBodyBytesMax} bytes. docs/mcp.md says how to connect an assistant.`,
    audience: 'assistant-key',
    headers: {
      accept: { schema: TEXT, text: 'application/json, text/event-stream' },
      'mcp-protocol-version': { schema: TEXT, text: 'The revision of the protocol.' },
    },
    body: {
      schema: JsonRpcMessage,
      example: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
    },
    responses: [
      {
        status: 200,
        text: 'The response, as JSON or as a stream of events with progress before it.',
        schema: JsonRpcMessage,
        mediaType: 'text/event-stream',
      },
      { status: 202, text: 'A notification was received.' },
      {
        status: 400,
        text: 'The message is not valid in the protocol, or is not one JSON object.',
        schema: Type.Union([JsonRpcError, ErrorBody]),
      },
      { status: 404, text: 'The protocol has no such method.', schema: JsonRpcError },
      { status: 406, text: 'The accept header lacks a type that the protocol needs.', schema: JsonRpcError },
    ],
  },
});
