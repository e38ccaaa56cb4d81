/**
 * Attacks a cloud of its own for as long as one likes: `npm run soak:attack -- --count 500000 --seed 1 --store sqlite|postgres`.
 * Every response must be one that the caller may get, a neighbour must still be served, and the victim must be untouched.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { openTestServer } from '../../packages/cloud/testing/test-server.ts';
import { attack } from '../attack/attack.ts';
import { startNeighbour } from '../attack/neighbour.ts';
import { startPostgres } from '../postgres/postgres.ts';
import { startSystem } from '../running-system.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '500000' },
    seed: { type: 'string', default: '1' },
    connections: { type: 'string', default: '16' },
    store: { type: 'string', default: 'sqlite' },
    limits: { type: 'string', default: 'off' },
  },
});

const scratch = await openTestServer();
const { routes } = scratch.routes;
await scratch.close();

const postgres = values.store === 'postgres' ? await startPostgres() : null;
const unlimited = { RATE_LIMIT_PER_MINUTE: '0', TENANT_LIMIT_PER_MINUTE: '0', ADDRESS_LIMIT_PER_MINUTE: '0' };
const system = await startSystem({
  LOG_FORMAT: 'json',
  TRUST_PROXY: 'loopback',
  ...(values.limits === 'off' && unlimited),
  ...(postgres && { DATABASE_URL: await postgres.createDatabase() }),
});

interface Held {
  readonly megabytes: number;
  readonly descriptors: number;
}

function held(): Held {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${system.processId}/status`, 'utf8')) ?? [];
  return {
    megabytes: Math.round(Number(kilobytes) / 1024),
    descriptors: readdirSync(`/proc/${system.processId}/fd`).length,
  };
}

process.once('uncaughtException', async (error) => {
  console.error(error);
  for (const line of system
    .printed()
    .split('\n')
    .filter((text) => text.includes('"level":"fatal"')))
    console.error(line);
  await system.stop();
  await postgres?.stop();
  process.exit(1);
});

const began = performance.now();
const neighbour = await startNeighbour(system);
const figures = await attack({
  baseUrl: system.baseUrl,
  routes,
  count: Number(values.count),
  seed: Number(values.seed),
  connections: Number(values.connections),
  told: ({ requests, faults }) => {
    const { megabytes, descriptors } = held();
    const seconds = Math.round((performance.now() - began) / 1000);
    console.log(`${requests} requests, ${faults.length} faults, ${seconds} s, ${megabytes} MB, ${descriptors} descriptors`);
  },
});
const served = await neighbour.stop();
const log = system.printed();
const failures = log.split('\n').filter((line) => line.includes('a request failed') || line.includes('"level":"fatal"'));
await system.stop();
await postgres?.stop();

console.log(JSON.stringify({ ...figures, faults: figures.faults.length, neighbour: served, failures: failures.length }, null, 2));
for (const fault of figures.faults) console.log(fault);
for (const failure of failures.slice(0, 10)) console.log(failure);
if (figures.faults.length + failures.length + served.wrong > 0) process.exitCode = 1;
