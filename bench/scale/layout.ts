/** A database in one of the layouts that are compared: its size, its vacuum, and what the store's hot verbs cost on it. */

import type pg from 'pg';
import { openPostgresStore } from '../../packages/cloud/src/postgres/store.ts';
import type { NewCommand, Store } from '../../packages/cloud/src/store/store.ts';
import { familyCpuMs, postmasterOf } from '../database-cpu.ts';
import { median } from '../table.ts';
import { connectorId, INSTALL, tenantId } from './bulk.ts';

export interface Sizes {
  readonly heapBytes: number;
  readonly indexBytes: ReadonlyMap<string, number>;
}

/** What a table or index consists of on disk: its partitions, or itself. */
const leaves = (relation: string): string =>
  `(SELECT relid FROM pg_partition_tree(${relation}) WHERE isleaf
    UNION SELECT ${relation}::REGCLASS WHERE NOT EXISTS (SELECT 1 FROM pg_partition_tree(${relation}))) AS leaf`;

/** Of all partitions together. */
export async function readSizes(client: pg.Client): Promise<Sizes> {
  const { rows: heap } = await client.query<{ bytes: string }>(
    `SELECT sum(pg_table_size(relid)) AS bytes FROM ${leaves("'command'")}`,
  );
  const { rows: indexes } = await client.query<{ name: string; bytes: string }>(
    `SELECT top.indexrelid::REGCLASS::TEXT AS name,
            (SELECT sum(pg_relation_size(relid)) FROM ${leaves('top.indexrelid')}) AS bytes
       FROM pg_index AS top WHERE top.indrelid = 'command'::REGCLASS ORDER BY bytes DESC`,
  );
  return {
    heapBytes: Number(heap[0]?.bytes),
    indexBytes: new Map(indexes.map(({ name, bytes }) => [name, Number(bytes)])),
  };
}

/** How long a vacuum takes that goes through every index, as it must when many rows have changed. */
export async function vacuumSeconds(client: pg.Client, table: string): Promise<number> {
  return (await timed(() => client.query(`VACUUM (INDEX_CLEANUP ON) ${table}`))) / 1000;
}

export interface Costs {
  readonly acceptMs: number;
  readonly leaseMs: number;
  readonly finishMs: number;
  readonly sweepMs: number;
  /** Accepted, leased and finished, 64 tenants at once. */
  readonly perSecond: number;
  /** Of all processes of the database, for a command accepted, leased and finished among 64. */
  readonly cpuUs: number;
}

const AT_ONCE = 64;
const WARM_MS = 1500;
const THROUGHPUT_MS = 3000;
const SWEEPS = 20;

/** Costs of a few hundred requests, one at a time, then the throughput of many at once; tenants from all over the table. */
export async function measure(url: string, tenants: number, samples: number): Promise<Costs> {
  const store = await openPostgresStore({ url });
  const walk = new Walk(store, tenants);
  await throughput(walk, WARM_MS);
  walk.clear();
  for (let sample = 0; sample < samples; sample += 1) await walk.step();
  const sweeps: number[] = [];
  for (let sample = 0; sample < SWEEPS; sample += 1) sweeps.push(await timed(() => store.sweep({ limit: 100 })));
  const costs = { acceptMs: median(walk.acceptMs), leaseMs: median(walk.leaseMs), finishMs: median(walk.finishMs) };
  const postmaster = await postmasterOf(url);
  const before = familyCpuMs(postmaster);
  const count = await throughput(walk, THROUGHPUT_MS);
  const cpuUs = ((familyCpuMs(postmaster) - before) * 1000) / count;
  await store.close();
  return { ...costs, sweepMs: median(sweeps), perSecond: count / (THROUGHPUT_MS / 1000), cpuUs };
}

async function throughput(walk: Walk, milliseconds: number): Promise<number> {
  const start = performance.now();
  const counts = await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      let count = 0;
      for (; performance.now() - start < milliseconds; count += 1) await walk.step();
      return count;
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Far from each other, each tenant once before any comes again. */
const STRIDE = 7919;

/** Goes through the tenants: accepts a command of each, leases the oldest and finishes it. */
class Walk {
  readonly acceptMs: number[] = [];
  readonly leaseMs: number[] = [];
  readonly finishMs: number[] = [];
  readonly #store: Store;
  readonly #tenants: number;
  /** No two walks send the same commands. */
  readonly #walkId = process.hrtime.bigint();
  #steps = 0;

  constructor(store: Store, tenants: number) {
    this.#store = store;
    this.#tenants = tenants;
  }

  clear(): void {
    for (const times of [this.acceptMs, this.leaseMs, this.finishMs]) times.length = 0;
  }

  async step(): Promise<void> {
    this.#steps += 1;
    const number = (this.#steps * STRIDE) % this.#tenants;
    const token = `${this.#walkId}-${this.#steps}`;
    this.acceptMs.push(await timed(() => this.#store.accept(commandOf(number, token))));
    const asked = performance.now();
    const leased = await this.#store.lease({ connectorId: connectorId(number), install: INSTALL, max: 1, token });
    const given = performance.now();
    const [command] = leased.commands;
    if (!command) throw new Error(`A connector with a queue was given nothing: ${JSON.stringify(leased)}.`);
    const { kind } = await this.#store.finish(reportOf(number, command.commandId));
    if (kind !== 'finished') throw new Error(`A result was ${kind}.`);
    this.leaseMs.push(given - asked);
    this.finishMs.push(performance.now() - given);
  }
}

const commandOf = (number: number, commandId: string): NewCommand => ({
  tenantId: tenantId(number),
  commandId,
  connectorId: connectorId(number),
  companyId: 'SAMPLE',
  type: 'create-sales-invoice',
  module: 'sales',
  mode: 'write',
  payload: '{"debtorCode":"300-A001","lines":[{"itemCode":"WIDGET","qty":1}]}',
  warnings: null,
  docNo: null,
  sentBy: null,
  trace: null,
});

const reportOf = (number: number, commandId: string): Parameters<Store['finish']>[0] => ({
  connectorId: connectorId(number),
  commandId,
  install: INSTALL,
  status: 'done',
  result: '{"ok":true,"saved":true,"docNo":"IV-000012","docKey":"1021","fields":{"FinalTotal":175.91}}',
  error: null,
  reportHash: 'of-the-benchmark',
  docNo: 'IV-000012',
});
