/** Measures what a connector costs that has nothing to do: a poll that ends empty and a heartbeat, in CPU of the server and of its database. */

import { startPostgres } from '../../test/postgres/postgres.ts';
import { familyCpuMs, postmasterOf } from '../database-cpu.ts';
import { type BenchServer, startServer } from '../queue/process.ts';
import type { Credentials } from '../queue/tenants.ts';
import { RawConnection, rawRequest } from '../raw-http.ts';
import { type Measurement, printTable } from '../table.ts';

const CONNECTORS = 1_000;
const OPENED_AT_ONCE = 200;
/** Of each connector, one after the other; each waits a second. */
const POLLS = 4;
const HEARTBEATS = 4;
const HEARTBEAT = JSON.stringify({ build: 'local-mvp-2026.10.01.01', hostname: 'KEDAI-PC', os: 'Windows 11', running: [] });

export async function benchIdle(): Promise<void> {
  const sqlite = await costs(await startServer('sqlite', CONNECTORS), () => 0);
  const database = await startPostgres({ isDurable: true });
  const url = await database.createDatabase();
  const postmaster = await postmasterOf(url);
  const postgres = await costs(await startServer('postgres', CONNECTORS, { databaseUrl: url }), () => familyCpuMs(postmaster));
  await database.stop();
  printTable(`A connector with nothing to do, ${CONNECTORS.toLocaleString('en')} at once: CPU of server and database`, [
    ...rows('SQLite', sqlite),
    ...rows('PostgreSQL', postgres),
  ]);
}

interface Cost {
  readonly serverUs: number;
  readonly databaseUs: number;
}

async function costs(
  server: BenchServer,
  databaseCpuMs: () => number,
): Promise<{ readonly poll: Cost; readonly heartbeat: Cost }> {
  const lines = await openLines(server);
  const measure = async (times: number, request: (line: Credentials) => Buffer): Promise<Cost> => {
    const before = { server: await server.cpuMs(), database: databaseCpuMs() };
    await Promise.all(lines.map((line) => repeat(line.connection, request(line.credentials), times)));
    const perRequest = (milliseconds: number): number => (milliseconds * 1000) / (times * lines.length);
    return {
      serverUs: perRequest((await server.cpuMs()) - before.server),
      databaseUs: perRequest(databaseCpuMs() - before.database),
    };
  };
  const poll = ({ connectorId, connectorKey }: Credentials): Buffer =>
    rawRequest('GET', `/connectors/${connectorId}/commands/next?wait=1`, connectorKey);
  const heartbeat = ({ connectorId, connectorKey }: Credentials): Buffer =>
    rawRequest('POST', `/connectors/${connectorId}/heartbeat`, connectorKey, HEARTBEAT);
  await measure(1, heartbeat);
  await measure(2, poll);
  const measured = { poll: await measure(POLLS, poll), heartbeat: await measure(HEARTBEATS, heartbeat) };
  for (const { connection } of lines) connection.close();
  await server.stop();
  return measured;
}

interface Line {
  readonly connection: RawConnection;
  readonly credentials: Credentials;
}

async function openLines({ port, credentials }: BenchServer): Promise<readonly Line[]> {
  const lines: Line[] = [];
  for (let first = 0; first < credentials.length; first += OPENED_AT_ONCE) {
    const some = credentials.slice(first, first + OPENED_AT_ONCE);
    lines.push(
      ...(await Promise.all(some.map(async (one) => ({ credentials: one, connection: await RawConnection.open(port) })))),
    );
  }
  return lines;
}

async function repeat(connection: RawConnection, request: Buffer, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    const { status, body } = await connection.send(request);
    if (status !== 200) throw new Error(`The server answered ${status}: ${body.toString('utf8', 0, 300)}`);
  }
}

const rows = (store: string, { poll, heartbeat }: { readonly poll: Cost; readonly heartbeat: Cost }): readonly Measurement[] =>
  Object.entries({ 'a poll that ends empty': poll, 'a heartbeat': heartbeat }).map(([what, { serverUs, databaseUs }]) => ({
    what: `${store}, ${what}`,
    figure: `${serverUs.toFixed(0)} + ${databaseUs.toFixed(0)} us`,
  }));
