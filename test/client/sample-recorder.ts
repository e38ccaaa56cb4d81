/** A server that takes every command, answers that it is done, and remembers what was sent. For the samples of the developer pages. */

import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { CommandEnvelope } from '@ledgerline/contract';

export interface SampleRecorder {
  readonly baseUrl: string;
  readonly received: readonly CommandEnvelope[];
  close(): Promise<void>;
}

/** An empty file, so that it needs no further request. */
const NO_FILE = {
  fileName: 'document.pdf',
  contentType: 'application/pdf',
  size: 0,
  sha256: createHash('sha256').digest('hex'),
};

export async function recordSamples(): Promise<SampleRecorder> {
  const received: CommandEnvelope[] = [];
  const server = createServer(async (request, response) => {
    const envelope = JSON.parse(await text(request)) as CommandEnvelope;
    received.push(envelope);
    const command = { commandId: envelope.commandId, status: 'done', result: { ok: true, artifact: NO_FILE } };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ ok: true, command }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    received,
    close: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}
