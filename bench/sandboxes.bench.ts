/**
 * Measures many open sandboxes of which few are used: the memory of the sandbox host with its lanes, and the first command of a sandbox
 * that sleeps, new or not, and of the same command in one that is awake. Takes about a minute; `--sandboxes 2000` for fewer.
 */

import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openSqliteStore } from '../packages/cloud/src/sqlite/store.ts';
import { systemClock } from '../packages/cloud/src/system/clock.ts';
import { hashKey, makeKey } from '../packages/cloud/src/system/key.ts';
import { systemRandomness } from '../packages/cloud/src/system/randomness.ts';
import { connectorKeyPurpose, makeSeal } from '../packages/cloud/src/system/seal.ts';
import { call } from '../test/cloud-process.ts';
import { type RunningSystem, startSystem } from '../test/running-system.ts';
import { inventTenants, storeTenants } from './queue/tenants.ts';
import { median, printTable } from './table.ts';

const SANDBOXES = 10_000;
const ACTIVE = 100;
const SLEEPERS = 150;
const ACTIVE_ROUNDS = 3;
/** Between two sleepers: they are called one by one, as people come back. */
const CALL_EVERY_MS = 20;
const MEMORY_MB_MAX = 1_536;
const FIRST_MS_MAX = 150;
const SECRET_KEY = 'a-secret-key-of-the-benchmark-alone';

interface Tenant {
  readonly connectorId: string;
  readonly tenantKey: string;
}

export async function bench(options: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...options], options: { sandboxes: { type: 'string', default: String(SANDBOXES) } } });
  const folder = mkdtempSync(join(tmpdir(), 'ledgerline-bench-sandboxes-'));
  const tenants = await openAll(Number(values.sandboxes), folder);
  const system = await startSystem({ DATA_DIR: folder, SECRET_KEY, RATE_LIMIT_PER_MINUTE: '0' });
  try {
    await printSandboxes(system, tenants);
  } finally {
    await system.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function printSandboxes(system: RunningSystem, tenants: readonly Tenant[]): Promise<void> {
  const [active, sleepers] = [tenants.slice(0, ACTIVE), tenants.slice(ACTIVE, ACTIVE + SLEEPERS)];
  for (let round = 0; round < ACTIVE_ROUNDS; round += 1) for (const tenant of active) await read(system, tenant);
  const [awake, first]: [number[], number[]] = [[], []];
  for (const [index, tenant] of sleepers.entries()) {
    awake.push(await read(system, active[index % ACTIVE] ?? tenant));
    first.push(await read(system, tenant));
    await new Promise((resolve) => setTimeout(resolve, CALL_EVERY_MS));
  }
  const memoryMb = hostMemoryMb(system.processId);
  const slowest = percentile(first, 0.99);
  printTable(`${tenants.length.toLocaleString('en-GB')} sandboxes open, ${ACTIVE + SLEEPERS} used`, [
    {
      what: 'memory of the host and its lanes',
      figure: `${memoryMb.toFixed(0)} MB`,
      goal: `<= ${MEMORY_MB_MAX} MB`,
      isMet: memoryMb <= MEMORY_MB_MAX,
    },
    {
      what: 'read-debtors in a sandbox that is awake, p50 and p99',
      figure: `${median(awake).toFixed(0)} ms, ${percentile(awake, 0.99).toFixed(0)} ms`,
    },
    { what: 'its first in one that was never used, p50', figure: `${median(first).toFixed(0)} ms` },
    { what: 'the same, p99', figure: `${slowest.toFixed(0)} ms`, goal: `<= ${FIRST_MS_MAX} ms`, isMet: slowest <= FIRST_MS_MAX },
  ]);
}

/** Tenants with an open sandbox each, made straight in the store: signing up thousands would measure the password hash. */
async function openAll(count: number, folder: string): Promise<readonly Tenant[]> {
  mkdirSync(folder, { recursive: true });
  const store = openSqliteStore({ path: join(folder, 'ledgerline.db'), clock: systemClock });
  const seal = makeSeal(SECRET_KEY, systemRandomness);
  const invented = inventTenants(count, systemClock.now());
  await storeTenants(store, invented);
  const audit = { tenantId: null, actor: 'bench', action: 'sandbox.opened', subject: 'bench', requestId: 'bench' };
  const tenants = await Promise.all(
    invented.map(async ({ tenant: { tenantId }, tenantKey }, index) => {
      const connectorId = `sandbox_bench${index}`;
      const key = makeKey('conn', systemRandomness);
      const keySealed = seal.seal(key, connectorKeyPurpose(connectorId));
      await store.openSandbox({ connector: { connectorId, tenantId, keyHash: hashKey(key), keySealed }, audit });
      return { connectorId, tenantKey };
    }),
  );
  await store.close();
  return tenants;
}

let commands = 0;

/** Submits a read and waits for its result, in milliseconds. */
async function read({ baseUrl }: RunningSystem, { connectorId, tenantKey }: Tenant): Promise<number> {
  commands += 1;
  const envelope = { commandId: `c${commands}`, connectorId, companyId: 'SAMPLE', type: 'read-debtors', payload: {} };
  const start = performance.now();
  const { body } = await call(baseUrl, 'POST', '/v1/commands?wait=30', tenantKey, envelope);
  const { status } = body.command as { readonly status: string };
  if (status !== 'done') throw new Error(`A read ended ${status}.`);
  return performance.now() - start;
}

const percentile = (values: readonly number[], part: number): number =>
  values.toSorted((left, right) => left - right)[Math.ceil((values.length - 1) * part)] ?? Number.NaN;

/** What the processes below the cloud hold, each shared page counted once. */
function hostMemoryMb(cloudProcessId: number): number {
  const children = (processId: number): readonly number[] =>
    readFileSync(`/proc/${processId}/task/${processId}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  const below = (processId: number): readonly number[] => children(processId).flatMap((child) => [child, ...below(child)]);
  const kilobytes = below(cloudProcessId).map((processId) =>
    Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${processId}/smaps_rollup`, 'utf8'))?.[1]),
  );
  return kilobytes.reduce((sum, one) => sum + one, 0) / 1024;
}
