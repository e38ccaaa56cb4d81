/**
 * Uploads files in a process that has few descriptors and may write no large file, and prints the responses and what was left.
 * Run by artifact-room.test.ts under `ulimit`.
 */

import { closeSync, openSync, readdirSync } from 'node:fs';
import type { LightMyRequestResponse } from 'fastify';
import { openTestServer } from './test-server.ts';

const TOO_LARGE_BYTES = 8 * 1024 * 1024;

const server = await openTestServer();
const home = await server.household();
const { commandId } = (await server.submit(home)).json().command;
await server.next(home);

const upload = (bytes: number): Promise<LightMyRequestResponse> =>
  server.call('PUT', `/connectors/${home.connectorId}/commands/${commandId}/artifact`, {
    key: home.connectorKey,
    body: Buffer.alloc(bytes),
    headers: { 'content-type': 'application/pdf' },
  });

const fileCount = (): number =>
  readdirSync(server.artifactFolder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;

const refusalOf = (response: LightMyRequestResponse): object => ({
  status: response.statusCode,
  code: response.json().error?.code,
  retryAfter: response.headers['retry-after'],
  files: fileCount(),
});

function takeAllDescriptors(): number[] {
  const taken: number[] = [];
  try {
    for (;;) taken.push(openSync('/dev/null', 'r'));
  } catch {
    return taken;
  }
}

const taken = takeAllDescriptors();
const short = await upload(1_000);
for (const descriptor of taken) closeSync(descriptor);
const descriptors = refusalOf(short);
const room = refusalOf(await upload(TOO_LARGE_BYTES));
const after = { status: (await upload(1_000)).statusCode, files: fileCount() };
console.log(JSON.stringify({ descriptors, room, after }));
await server.close();
