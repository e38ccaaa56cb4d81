/**
 * A server on loopback with what the conformance suite asks for by name, made with the settings of ours: the same package, eras, answers and signed
 * questions. It shows that these meet the frozen requirements of the protocol, where our own server has nothing to call.
 */

import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { createMcpHandler, createRequestStateCodec, McpServer } from '@modelcontextprotocol/server';
import { HANDLER_SETTINGS } from '../../../packages/cloud/src/mcp/mcp-server.ts';
import { addFixtures } from './fixture-features.ts';
import type { Relay } from './relay.ts';

export async function openFixtureServer(): Promise<Relay> {
  const rounds = createRequestStateCodec<{ readonly round: number }>({ key: randomBytes(32), ttlSeconds: 600 });
  const handler = createMcpHandler(() => {
    const server = new McpServer(
      { name: 'fixture', version: '1.0.0' },
      {
        capabilities: { logging: {}, tools: { listChanged: true }, prompts: { listChanged: true }, completions: {} },
        requestState: { verify: rounds.verify },
      },
    );
    addFixtures(server, {
      rounds,
      toolsChanged: () => handler.notify.toolsChanged(),
      promptsChanged: () => handler.notify.promptsChanged(),
    });
    return server;
  }, HANDLER_SETTINGS);
  const http = createServer(async (asked, answered) => {
    if (!isLocal(asked.headers.host) || !isLocal(asked.headers.origin)) return answered.writeHead(403).end();
    const body = Buffer.concat(await asked.toArray());
    const gone = new AbortController();
    answered.on('close', () => gone.abort());
    const {
      status,
      headers,
      body: sent,
    } = await handler.fetch(
      new Request(`http://${asked.headers.host}/mcp`, {
        method: asked.method ?? 'POST',
        headers: Object.entries(asked.headers).map(([name, value]): [string, string] => [name, String(value)]),
        ...(body.length > 0 ? { body } : {}),
        signal: gone.signal,
      }),
    );
    answered.writeHead(status, Object.fromEntries(headers));
    if (sent === null) return answered.end();
    return Readable.fromWeb(sent as ReadableStream).pipe(answered);
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}/mcp`,
    close: async () => {
      await handler.close();
      await new Promise<void>((resolve) => {
        http.close(() => resolve());
        http.closeAllConnections();
      });
    },
  };
}

const isLocal = (address: string | undefined): boolean =>
  address === undefined || /^(?:https?:\/\/)?(?:127\.0\.0\.1|localhost)(?::|$)/.test(address);
