/** The queues of the comparison, each as a server process over storage of its own. Measures nothing. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PostgresServer } from '../../test/postgres/postgres.ts';
import { familyCpuMs, postmasterOf } from '../database-cpu.ts';
import { type BenchServer, startServer, startServerProgram } from '../queue/process.ts';
import { isBunqueueInstalled, startBunqueue } from './bunqueue.ts';
import { type Fsync, startRedis } from './redis.ts';

export interface Running {
  readonly server: BenchServer;
  /** Of the processes of its database; 0 where the server is its own database. */
  databaseCpuMs(): number;
  stop(): Promise<void>;
}

export interface Contender {
  readonly name: string;
  /** How many times its throughput the goal asks of ours, by the store of ours; null where it is compared without a goal. */
  readonly goals: { readonly sqlite?: number | null; readonly postgres?: number };
  start(): Promise<Running>;
}

const folder = import.meta.dirname;

export const arePeersInstalled = (): boolean => existsSync(join(folder, 'node_modules/bullmq'));

const startPeer = (kind: string, connectors: number, address: string): Promise<BenchServer> =>
  startServerProgram(join(folder, 'server.ts'), [kind, String(connectors), address]);

/** Ledgerline twice: as it runs, with its keys and checks, and only its store, behind the same thin routes as the others. */
export const OURS = { sqlite: 'Ledgerline on SQLite', postgres: 'Ledgerline on PostgreSQL' } as const;
export const thin = (name: string): string => `${name}, thin routes`;

async function withoutDatabase(starting: Promise<BenchServer>): Promise<Running> {
  const server = await starting;
  return { server, databaseCpuMs: () => 0, stop: () => server.stop() };
}

export async function contenders(database: PostgresServer, connectors: number): Promise<readonly Contender[]> {
  const postmaster = await postmasterOf(await database.createDatabase());
  const onPostgres = async (start: (url: string) => Promise<BenchServer>): Promise<Running> => {
    const server = await start(await database.createDatabase());
    return { server, databaseCpuMs: () => familyCpuMs(postmaster), stop: () => server.stop() };
  };
  const onRedis = async (fsync: Fsync): Promise<Running> => {
    const redis = await startRedis(fsync);
    const server = await startPeer('bullmq', connectors, redis.address);
    return {
      server,
      databaseCpuMs: () => familyCpuMs(redis.processId),
      stop: async () => {
        await server.stop();
        await redis.stop();
      },
    };
  };
  const onBunqueue = async (): Promise<Running> => {
    const bunqueue = await startBunqueue();
    const server = await startPeer('bunqueue', connectors, bunqueue.address);
    return {
      server,
      databaseCpuMs: () => familyCpuMs(bunqueue.processId),
      stop: async () => {
        await server.stop();
        await bunqueue.stop();
      },
    };
  };
  return [
    { name: OURS.sqlite, goals: {}, start: () => withoutDatabase(startServer('sqlite', connectors)) },
    { name: thin(OURS.sqlite), goals: {}, start: () => withoutDatabase(startPeer('sqlite', connectors, '')) },
    { name: 'BullMQ, appendfsync always', goals: { sqlite: 1.3 }, start: () => onRedis('always') },
    { name: 'BullMQ, appendfsync everysec', goals: { sqlite: 2 }, start: () => onRedis('everysec') },
    ...(isBunqueueInstalled() ? [{ name: 'bunqueue, durable jobs', goals: { sqlite: null }, start: onBunqueue }] : []),
    {
      name: OURS.postgres,
      goals: {},
      start: () => onPostgres((url) => startServer('postgres', connectors, { databaseUrl: url })),
    },
    { name: thin(OURS.postgres), goals: {}, start: () => onPostgres((url) => startPeer('postgres', connectors, url)) },
    {
      name: 'pg-boss',
      goals: { sqlite: 4, postgres: 3 },
      start: () => onPostgres((url) => startPeer('pg-boss', connectors, url)),
    },
    {
      name: 'graphile-worker',
      goals: { sqlite: 4, postgres: 3 },
      start: () => onPostgres((url) => startPeer('graphile-worker', connectors, url)),
    },
  ];
}
