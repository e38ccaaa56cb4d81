/** An AI assistant in tests: sends messages of the protocol to a test server, and reads what comes back. */

import type { TestServer, TestTenant } from './test-server.ts';

/** What a tool returns; tests look into what each of them has. */
export type Told = ReturnType<typeof JSON.parse>;

/** A call of a tool, as the assistant sees its end. */
export interface ToolResult {
  readonly isError?: boolean;
  readonly content: readonly {
    readonly type: string;
    readonly text?: string;
    readonly uri?: string;
    readonly mimeType?: string;
  }[];
  readonly structuredContent: Told;
}

export const ACCEPT = { accept: 'application/json, text/event-stream' } as const;

/** A message of the revision 2025-11-25, which needs no introduction in a server without sessions. */
export const message = (method: string, params: object = {}) => ({ jsonrpc: '2.0', id: 1, method, params });

/** Every message of a response, which is JSON or a stream of events. */
export function messagesIn(body: string) {
  const lines = body.split('\n').filter((line) => line.startsWith('data:'));
  return lines.length === 0 ? [JSON.parse(body)] : lines.map((line) => JSON.parse(line.slice('data:'.length)));
}

export const assistant = (server: TestServer, key: string) => {
  const send = (method: string, params: object = {}) =>
    server.call('POST', '/mcp', { key, body: message(method, params), headers: ACCEPT });
  const ask = async (method: string, params: object = {}) => messagesIn((await send(method, params)).body).at(-1);
  return {
    send,
    ask,
    call: async (name: string, input: object = {}): Promise<ToolResult> =>
      (await ask('tools/call', { name, arguments: input })).result,
  };
};

/** What Ledgerline says in a result, and what it says that others wrote. */
export const toldIn = ({ structuredContent }: ToolResult): Told => structuredContent;
export const dataIn = ({ structuredContent }: ToolResult): Told => structuredContent.untrustedData.data;

/** The secret of a new key, as a person creates one for an assistant. */
export async function newAssistantKey(server: TestServer, { tenantKey }: TestTenant, body: object = {}): Promise<string> {
  const created = await server.call('POST', '/v1/keys', { key: tenantKey, body: { name: 'Assistant', ...body } });
  return created.json<{ secret: string }>().secret;
}
