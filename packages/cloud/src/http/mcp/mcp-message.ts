/** What a message of the protocol asks for, read before a server is created for it. */

import type { Feature, Reach } from '../../mcp/desk/desk.ts';

interface Message {
  readonly method?: unknown;
  readonly params?: { readonly name?: unknown } | null;
}

export const methodOf = (body: unknown): unknown => (body as Message | null | undefined)?.method;

const FEATURES: readonly Feature[] = ['tools', 'resources', 'prompts'];

/** A method that shows or may need all features reaches all of them, and a call of a tool only that tool. */
export function reachOf(body: unknown): Reach {
  const { method, params } = (body ?? {}) as Message;
  const feature = FEATURES.find((one) => String(method).startsWith(`${one}/`)) ?? null;
  return { feature, tool: method === 'tools/call' ? String(params?.name) : null };
}
