/** What no response may be, for any request. */

import type { AttackRequest } from './request.ts';

export interface AttackReply {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
}

/** Null when the response is one that any caller may get. */
export function faultIn(request: AttackRequest, { status, contentType, body }: AttackReply, canary: string): string | null {
  if (status >= 500) return `failed with ${status}`;
  if (body.includes(canary) || body.includes(canary.toLowerCase())) return `shows what belongs to another tenant (${status})`;
  if (status < 400 || request.method === 'HEAD') return null;
  if (!contentType.includes('json'))
    return /text\/(?:html|plain|csv|markdown)/.test(contentType) ? null : `has no error body (${status})`;
  const isKnown =
    isErrorBody(body) || (OAUTH.test(request.path) && isOAuthError(body)) || (MCP.test(request.path) && isRpcError(body));
  return isKnown ? null : `has another error body (${status})`;
}

/** What apps call to get tokens, in the words of OAuth; what the cloud itself rejects there, in ours. */
const OAUTH = /^\/oauth\//;

function isOAuthError(body: string): boolean {
  const { error } = JSON.parse(body) as { error?: unknown };
  return typeof error === 'string' && error.length > 0;
}

/** What assistants call: a message that is none is rejected in the words of JSON-RPC. */
const MCP = /^\/mcp(?:[?/]|$)/;

function isRpcError(body: string): boolean {
  const { jsonrpc, error } = JSON.parse(body) as { jsonrpc?: unknown; error?: { code?: unknown; message?: unknown } };
  return jsonrpc === '2.0' && typeof error?.code === 'number' && typeof error.message === 'string' && error.message.length > 0;
}

function isErrorBody(body: string): boolean {
  const { ok, error } = JSON.parse(body) as { ok?: unknown; error?: { code?: unknown; message?: unknown } };
  return ok === false && typeof error?.code === 'string' && typeof error.message === 'string' && error.message.length > 0;
}
