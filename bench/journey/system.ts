/** Cloud, sandbox host and tenants as the journey benchmark runs them. */

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startCloudProcess } from '../../test/cloud-process.ts';
import { openSandbox, type SandboxTenant } from '../../test/running-system.ts';
import { RawConnection, rawRequest } from '../raw-http.ts';
import { COMMAND, PAUSE_MS } from './command.ts';
import { childProcessorMs, processorMs } from './processor-time.ts';
import { type Stamp, stampMs, type Trace } from './trace.ts';

const ADMIN_KEY = 'an-admin-key-for-the-benchmark-alone';

export interface Journey {
  readonly tenants: readonly SandboxTenant[];
  readonly port: number;
  /** What the host has reported about its steps since the last call, if it reports. */
  takeStamps(): readonly Stamp[];
  /** Nothing is fetched or run until it continues. */
  pauseHost(): void;
  resumeHost(): void;
  /** Since the start: of the cloud, of the host, and of the processes that run its books. */
  processorMs(): { readonly cloud: number; readonly host: number; readonly books: number };
  stop(): Promise<void>;
}

export async function startJourney(kind: 'book' | 'echo' | 'trace', folder: string, tenantCount: number): Promise<Journey> {
  const cloud = await startCloudProcess({
    DATA_DIR: join(folder, kind),
    ADMIN_KEY,
    RATE_LIMIT_PER_MINUTE: '0',
    TENANT_LIMIT_PER_MINUTE: '0',
  });
  const host = fork(join(import.meta.dirname, 'host.ts'), [kind, cloud.baseUrl, ADMIN_KEY, join(folder, `${kind}-host`)]);
  await once(host, 'message');
  const hostId = host.pid ?? 0;
  let stamps: Stamp[] = [];
  host.on('message', (stamp: Stamp) => stamps.push(stamp));
  const tenants: SandboxTenant[] = [];
  for (let count = 0; count < tenantCount; count += 1) tenants.push(await openSandbox(cloud));
  return {
    tenants,
    port: Number(new URL(cloud.baseUrl).port),
    takeStamps: () => {
      const taken = stamps;
      stamps = [];
      return taken;
    },
    pauseHost: () => void host.kill('SIGSTOP'),
    resumeHost: () => void host.kill('SIGCONT'),
    processorMs: () => ({
      cloud: processorMs(cloud.processId),
      host: processorMs(hostId),
      books: childProcessorMs(hostId),
    }),
    stop: async () => {
      host.send('stop');
      await once(host, 'exit');
      await cloud.stop();
    },
  };
}

let commands = 0;

function submission(
  { connectorId, tenantKey }: SandboxTenant,
  query = '',
): { readonly commandId: string; readonly request: Buffer } {
  commands += 1;
  const commandId = `bench-${commands}`;
  const envelope = { commandId, connectorId, ...COMMAND };
  return { commandId, request: rawRequest('POST', `/v1/commands${query}`, tenantKey, JSON.stringify(envelope)) };
}

function checked({ status, body }: { readonly status: number; readonly body: Buffer }, wanted: number): Buffer {
  if (status !== wanted) throw new Error(`The cloud returned ${status}: ${body.toString('utf8', 0, 300)}`);
  return body;
}

function untilDone(body: Buffer): void {
  const { status } = (JSON.parse(body.toString()) as { command: { status: string } }).command;
  if (status !== 'done') throw new Error(`A command ended ${status}.`);
}

const CONNECTIONS = 8;
const STAMPS_ARRIVE_MS = 20;

/** Queues so many invoices of a tenant while its connector is paused. Returns the id of the last one. */
async function fill(port: number, tenant: SandboxTenant, count: number): Promise<string> {
  const connections = await Promise.all(Array.from({ length: CONNECTIONS }, () => RawConnection.open(port)));
  const share = Math.ceil((count - 1) / CONNECTIONS);
  await Promise.all(
    connections.map(async (connection) => {
      for (let index = 0; index < share; index += 1) checked(await connection.send(submission(tenant).request), 202);
    }),
  );
  const { commandId, request } = submission(tenant);
  const [first] = connections;
  if (first) checked(await first.send(request), 202);
  for (const connection of connections) connection.close();
  return commandId;
}

/** Waits until the last command is done, and with it those before it: a book runs them in order. */
async function awaitDone(connection: RawConnection, { tenantKey }: SandboxTenant, commandId: string): Promise<void> {
  for (;;) {
    const body = checked(await connection.send(rawRequest('GET', `/v1/commands/${commandId}?wait=30`, tenantKey)), 200);
    const { status } = (JSON.parse(body.toString()) as { command: { status: string } }).command;
    if (status === 'queued' || status === 'running') continue;
    return untilDone(body);
  }
}

/** Commands a second with which full queues of these tenants are emptied side by side. */
export async function drain(journey: Journey, tenants: readonly SandboxTenant[], count: number): Promise<number> {
  const { port } = journey;
  journey.pauseHost();
  const lasts = await Promise.all(tenants.map((tenant) => fill(port, tenant, count)));
  const connections = await Promise.all(tenants.map(() => RawConnection.open(port)));
  const start = performance.now();
  journey.resumeHost();
  await Promise.all(
    tenants.map((tenant, index) => awaitDone(connections[index] as RawConnection, tenant, lasts[index] as string)),
  );
  const seconds = (performance.now() - start) / 1000;
  for (const connection of connections) connection.close();
  return (tenants.length * count) / seconds;
}

/** How long each of so many commands of one caller takes, one after the other, from the submission to its result. */
export async function callOneByOne({ port }: Journey, tenant: SandboxTenant, count: number): Promise<readonly number[]> {
  const connection = await RawConnection.open(port);
  const latencies: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const { request } = submission(tenant, '?wait=30');
    const sent = performance.now();
    const reply = await connection.send(request);
    latencies.push(performance.now() - sent);
    untilDone(checked(reply, 202));
  }
  connection.close();
  return latencies;
}

/** Commands of one caller, one after the other, with their steps. */
export async function traceOneByOne(journey: Journey, tenant: SandboxTenant, count: number): Promise<readonly Trace[]> {
  const traces: Trace[] = [];
  for (let index = 0; index < count; index += 1) {
    journey.takeStamps();
    const submittedAtMs = stampMs();
    await callOneByOne(journey, tenant, 1);
    const done: Stamp = { step: 'done', atMs: stampMs() };
    // What the host reported on the way may arrive after the result.
    await setTimeout(STAMPS_ARRIVE_MS);
    traces.push({ submittedAtMs, stamps: [...journey.takeStamps().filter(({ atMs }) => atMs >= submittedAtMs), done] });
  }
  return traces;
}

/** Requests to a server that stores nothing, with the same pauses. */
export async function requestWithPauses(port: number, count: number): Promise<readonly number[]> {
  const connection = await RawConnection.open(port);
  const body = JSON.stringify({ commandId: 'bench', connectorId: 'bench', ...COMMAND });
  const request = rawRequest('POST', '/v1/commands', 'no-key', body);
  const latencies: number[] = [];
  for (let index = 0; index < count; index += 1) {
    await setTimeout(PAUSE_MS);
    const start = performance.now();
    checked(await connection.send(request), 202);
    latencies.push(performance.now() - start);
  }
  connection.close();
  return latencies;
}
