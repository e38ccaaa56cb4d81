/** A load process of the queue benchmark: drives a server over raw sockets and reports what it saw. */

import { findRecipe } from '../../packages/catalog/src/index.ts';
import { RawConnection, rawRequest } from '../raw-http.ts';
import type { Credentials } from './tenants.ts';

export type Load =
  | {
      readonly kind: 'enqueue' | 'cycle';
      readonly port: number;
      readonly credentials: readonly Credentials[];
      readonly milliseconds: number;
    }
  | { readonly kind: 'open-polls'; readonly port: number; readonly credentials: readonly Credentials[] }
  | { readonly kind: 'wake'; readonly count: number };

export interface LoadReport {
  readonly count: number;
  readonly seconds: number;
  /** What the load itself cost, to show how much of the machine it took. */
  readonly cpuMs: number;
  readonly wakeMs: readonly number[];
  /** How long each enqueue, or each whole cycle, took. */
  readonly takenMs: readonly number[];
}

/** What the catalog itself shows callers as an invoice: a few members of the header and two lines. */
const PAYLOAD = findRecipe('create-sales-invoice')?.examples[0]?.payload;
if (PAYLOAD === undefined) throw new Error('The catalog must have an example of an invoice.');

const RESULT = {
  status: 'done',
  result: { ok: true, saved: true, docNo: 'IV-000012', docKey: '1021', fields: { FinalTotal: 175.91 } },
};

let counter = 0;
const runId = `${process.pid}-${process.hrtime.bigint()}`;

function nextCommandId(): string {
  counter += 1;
  return `bench-${runId}-${counter}`;
}

const REST_OF_BODY = JSON.stringify({ companyId: 'SAMPLE', type: 'create-sales-invoice', payload: PAYLOAD }).slice(1);

/** Put together from texts: writing JSON out for each request would take time from the server that is measured. */
function post({ connectorId, tenantKey }: Credentials, commandId: string): Buffer {
  return rawRequest(
    'POST',
    '/v1/commands',
    tenantKey,
    `{"commandId":"${commandId}","connectorId":"${connectorId}",${REST_OF_BODY}`,
  );
}

function expect(status: number, wanted: number, body: Buffer): void {
  if (status !== wanted) throw new Error(`The server answered ${status}, not ${wanted}: ${body.toString('utf8', 0, 300)}`);
}

async function enqueue(connection: RawConnection, credentials: Credentials): Promise<number> {
  const { status, body } = await connection.send(post(credentials, nextCommandId()));
  expect(status, 202, body);
  return 1;
}

/** Submit, lease, result, read: the four calls of a command's life. */
async function cycle(connection: RawConnection, credentials: Credentials): Promise<number> {
  const { connectorId, connectorKey, tenantKey } = credentials;
  const commandId = nextCommandId();
  const accepted = await connection.send(post(credentials, commandId));
  expect(accepted.status, 202, accepted.body);
  const leased = await connection.send(rawRequest('GET', `/connectors/${connectorId}/commands/next`, connectorKey));
  expect(leased.status, 200, leased.body);
  const reported = await connection.send(
    rawRequest('POST', `/connectors/${connectorId}/commands/${commandId}/result`, connectorKey, JSON.stringify(RESULT)),
  );
  expect(reported.status, 200, reported.body);
  const read = await connection.send(rawRequest('GET', `/v1/commands/${commandId}`, tenantKey));
  expect(read.status, 200, read.body);
  return 4;
}

async function drive(load: Extract<Load, { kind: 'enqueue' | 'cycle' }>): Promise<LoadReport> {
  const act = load.kind === 'enqueue' ? enqueue : cycle;
  const cpuBefore = process.cpuUsage();
  const takenMs: number[] = [];
  const start = performance.now();
  const counts = await Promise.all(
    load.credentials.map(async (credentials) => {
      const connection = await RawConnection.open(load.port);
      let count = 0;
      for (let now = performance.now(); now - start < load.milliseconds; ) {
        const began = now;
        count += await act(connection, credentials);
        now = performance.now();
        takenMs.push(now - began);
      }
      connection.close();
      return count;
    }),
  );
  const { user, system } = process.cpuUsage(cpuBefore);
  return {
    count: counts.reduce((sum, count) => sum + count, 0),
    seconds: (performance.now() - start) / 1000,
    cpuMs: (user + system) / 1000,
    wakeMs: [],
    takenMs,
  };
}

interface OpenPoll {
  readonly credentials: Credentials;
  readonly connection: RawConnection;
  readonly answered: Promise<number>;
}

const polls: OpenPoll[] = [];
let pollPort = 0;
const OPENED_AT_ONCE = 200;

/** Polls for work and returns when there was some. */
function poll(connection: RawConnection, { connectorId, connectorKey }: Credentials): Promise<number> {
  const answered = connection
    .send(rawRequest('GET', `/connectors/${connectorId}/commands/next?wait=60`, connectorKey))
    .then(({ status, body }) => {
      expect(status, 200, body);
      return performance.now();
    });
  answered.catch(() => {});
  return answered;
}

async function openPolls(load: Extract<Load, { kind: 'open-polls' }>): Promise<LoadReport> {
  pollPort = load.port;
  const start = performance.now();
  for (let first = 0; first < load.credentials.length; first += OPENED_AT_ONCE) {
    const some = load.credentials.slice(first, first + OPENED_AT_ONCE);
    const opened = await Promise.all(
      some.map(async (credentials) => ({ credentials, connection: await RawConnection.open(load.port) })),
    );
    for (const { credentials, connection } of opened) {
      polls.push({ credentials, connection, answered: poll(connection, credentials) });
    }
  }
  return { count: polls.length, seconds: (performance.now() - start) / 1000, cpuMs: 0, wakeMs: [], takenMs: [] };
}

/** How long after its 202 a command reached the connector that was waiting for it, and asks again then, as connectors do. */
async function wake(count: number): Promise<LoadReport> {
  const caller = await RawConnection.open(pollPort);
  const wakeMs: number[] = [];
  const start = performance.now();
  for (const { credentials, connection, answered } of polls.slice(0, count)) {
    await enqueue(caller, credentials);
    const acceptedAt = performance.now();
    wakeMs.push(Math.max(0, (await answered) - acceptedAt));
    void poll(connection, credentials);
  }
  caller.close();
  for (const { connection } of polls) connection.close();
  return { count: wakeMs.length, seconds: (performance.now() - start) / 1000, cpuMs: 0, wakeMs, takenMs: [] };
}

/** The parent process is gone. */
process.on('disconnect', () => process.exit());
process.on('message', async (load: Load | 'stop') => {
  if (load === 'stop') return process.disconnect?.();
  if (load.kind === 'open-polls') process.send?.(await openPolls(load));
  else if (load.kind === 'wake') process.send?.(await wake(load.count));
  else process.send?.(await drive(load));
});
