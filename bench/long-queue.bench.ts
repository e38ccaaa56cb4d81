/**
 * Measures what a long queue of one tenant costs another on the embedded cloud. The first tenant has 100,000 commands queued; the second
 * submits a command, reads it and lists its commands, one request at a time, alone and while the first attacks: asks for /app/state,
 * lists the commands of a book that does not exist, or polls with four connections, leases all it can get and finishes nothing.
 * Every figure is that of the second tenant, next to its figure alone in the same run. Limits are those of the default settings;
 * the attackers send as fast as they get responses, 429 included.
 */

import { type BenchServer, startServer } from './queue/process.ts';
import { type Credentials, sessionToken } from './queue/tenants.ts';
import { RawConnection, rawRequest } from './raw-http.ts';
import { type Measurement, printTable } from './table.ts';

const QUEUED = 100_000;
const ATTACKERS = 4;
const PHASE_MS = 10_000;
/** The neighbour keeps within its own limit. */
const NEIGHBOUR_EVERY_MS = 25;
const WARM_MS = 3_000;
const RATIO_MAX = 3;

interface Latencies {
  readonly submit: number[];
  readonly read: number[];
  readonly list: number[];
}

export async function bench(): Promise<void> {
  const server = await startServer('sqlite', 2, { queuedCount: QUEUED });
  const [attacker, neighbour] = server.credentials;
  if (!attacker || !neighbour) throw new Error('The server must have two tenants.');
  await neighbourDuring(server, neighbour, WARM_MS);
  const alone = await neighbourDuring(server, neighbour, PHASE_MS);
  const rows: Measurement[] = described('alone', alone, alone);
  for (const [name, attack] of Object.entries(attacksOf(attacker))) {
    const running = await begin(server, attack);
    const during = await neighbourDuring(server, neighbour, PHASE_MS);
    rows.push(...described(`${name} (${await running.stop()} requests)`, during, alone));
  }
  printTable(`A neighbour's requests next to ${QUEUED.toLocaleString('en')} queued commands: p50, p99, against alone`, rows);
  await server.stop();
}

let counter = 0;

function post({ connectorId, tenantKey }: Credentials): { readonly commandId: string; readonly request: Buffer } {
  counter += 1;
  const commandId = `bench-${process.pid}-${counter}`;
  const body = { commandId, connectorId, companyId: 'SAMPLE', type: 'list-sales-invoices', payload: {} };
  return { commandId, request: rawRequest('POST', '/v1/commands', tenantKey, JSON.stringify(body)) };
}

const TOO_MANY = 429;

async function sent(connection: RawConnection, request: Buffer, ...wanted: readonly number[]): Promise<Buffer> {
  const { status, body } = await connection.send(request);
  if (!wanted.includes(status))
    throw new Error(`The server answered ${status}, not ${wanted.join(' or ')}: ${body.toString('utf8', 0, 300)}`);
  return body;
}

async function neighbourDuring({ port }: BenchServer, credentials: Credentials, milliseconds: number): Promise<Latencies> {
  const connection = await RawConnection.open(port);
  const latencies: Latencies = { submit: [], read: [], list: [] };
  const timed = async (into: number[], request: Buffer, wanted: number): Promise<void> => {
    const start = performance.now();
    await sent(connection, request, wanted);
    into.push(performance.now() - start);
  };
  const end = performance.now() + milliseconds;
  while (performance.now() < end) {
    const { commandId, request } = post(credentials);
    await timed(latencies.submit, request, 202);
    await timed(latencies.read, rawRequest('GET', `/v1/commands/${commandId}`, credentials.tenantKey), 200);
    await timed(latencies.list, rawRequest('GET', '/v1/commands?limit=20', credentials.tenantKey), 200);
    await new Promise((resolve) => setTimeout(resolve, NEIGHBOUR_EVERY_MS));
  }
  connection.close();
  return latencies;
}

/** One request of an attack after the other, on one connection. */
type Attack = (connection: RawConnection) => Promise<unknown>;

function attacksOf({ connectorId, tenantKey, connectorKey }: Credentials): Readonly<Record<string, Attack>> {
  const state = Buffer.from(
    `GET /app/state HTTP/1.1\r\nhost: 127.0.0.1\r\ncookie: ledgerline_session=${sessionToken(0)}\r\ncontent-length: 0\r\n\r\n`,
  );
  const unknownBook = rawRequest('GET', '/v1/commands?companyId=NOWHERE', tenantKey);
  const poll = rawRequest('GET', `/connectors/${connectorId}/commands/next?wait=0&max=100`, connectorKey);
  return {
    '/app/state': (connection) => sent(connection, state, 200, TOO_MANY),
    'an unknown book': (connection) => sent(connection, unknownBook, 200, TOO_MANY),
    'four pollers': (connection) => sent(connection, poll, 200, TOO_MANY),
  };
}

async function begin({ port }: BenchServer, attack: Attack): Promise<{ stop(): Promise<number> }> {
  let [isOn, count] = [true, 0];
  const lane = async (): Promise<void> => {
    const connection = await RawConnection.open(port);
    while (isOn) {
      await attack(connection);
      count += 1;
    }
    connection.close();
  };
  const lanes = Array.from({ length: ATTACKERS }, lane);
  return {
    stop: async () => {
      isOn = false;
      await Promise.all(lanes);
      return count;
    },
  };
}

const part = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;

function described(name: string, own: Latencies, alone: Latencies): Measurement[] {
  return (['submit', 'read', 'list'] as const).map((kind) => {
    const [p50, p99] = [part(own[kind], 0.5), part(own[kind], 0.99)];
    const ratios = [p50 / part(alone[kind], 0.5), p99 / part(alone[kind], 0.99)];
    const figure = `${p50.toFixed(2)} ms, ${p99.toFixed(2)} ms, ${ratios.map((ratio) => `${ratio.toFixed(1)} x`).join(', ')}`;
    const isAttack = own !== alone;
    return {
      what: `${name}: ${kind}`,
      figure,
      ...(isAttack && { goal: `at most ${RATIO_MAX} x`, isMet: ratios.every((ratio) => ratio <= RATIO_MAX) }),
    };
  });
}
