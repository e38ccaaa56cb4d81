/**
 * Tenants come and go, and the memory of cloud and sandbox host is watched: `npm run soak:memory -- --minutes 60 [--tenants 10] [--level 10]`.
 * Prints a row every 30 s, and in the end what each keeps over its level at ten minutes (a sixth of a shorter run). Exit code 1 past 5 %.
 * An unused sandbox is closed after 5 minutes, so that a level before that means little.
 */

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { MINUTE_MS } from '@ledgerline/contract';
import { freePort } from '../../packages/cloud/testing/free-port.ts';
import { ALLOCATION, SANDBOX_NODE_OPTIONS } from '../../packages/connector/src/sandbox/node-options.ts';
import { inherited } from '../cloud-process.ts';
import { openSandbox, type SandboxTenant } from '../running-system.ts';
import type { MemorySample } from './memory-probe.ts';

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '60' }, tenants: { type: 'string', default: '10' }, level: { type: 'string' } },
});
const minutes = Number(values.minutes);
/** New ones a minute. */
const tenantsPerMinute = Number(values.tenants);

const SAMPLE_EVERY_MS = 30_000;
const LEVEL_MINUTES = 10;
const GROWTH_MAX = 1.05;
const MEBIBYTE = 1024 * 1024;
const ADMIN_KEY = 'an-admin-key-for-the-soak-of-memory-alone';
const packagesFolder = join(import.meta.dirname, '../../packages');
const folder = mkdtempSync(join(tmpdir(), 'ledgerline-memory-'));
const port = await freePort();
const baseUrl = `http://127.0.0.1:${port}`;

async function start(
  program: string,
  nodeOptions: readonly string[],
  environment: Readonly<Record<string, string>>,
  sign: string,
): Promise<ChildProcess> {
  const child = fork(join(packagesFolder, program), {
    execArgv: [...nodeOptions, '--expose-gc', '--import', join(import.meta.dirname, 'memory-probe.ts')],
    // As the service runs.
    env: { ...inherited, ...ALLOCATION, ...environment },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  process.on('exit', () => child.kill('SIGKILL'));
  let printed = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      if (!printed.includes(sign)) printed += chunk;
      if (printed.includes(sign)) resolve();
    });
    child.once('exit', (code) => reject(new Error(`${program} ended with ${code}:\n${printed}`)));
  });
  return child;
}

const cloud = await start(
  'cloud/src/main.ts',
  [],
  {
    PORT: String(port),
    DATA_DIR: join(folder, 'data'),
    ADMIN_KEY,
    RATE_LIMIT_PER_MINUTE: '0',
    TRUST_PROXY: 'loopback',
    LOG_FORMAT: 'json',
  },
  'the cloud is listening',
);
const host = await start(
  'connector/src/sandbox/main.ts',
  SANDBOX_NODE_OPTIONS,
  { SANDBOX_CLOUD_URL: baseUrl, SANDBOX_ADMIN_KEY: ADMIN_KEY, SANDBOX_FOLDER: join(folder, 'sandbox') },
  'The sandbox books are ready',
);

const invoice = (count: number) => ({
  debtorCode: '300-A001',
  docDate: '2026-07-06',
  lines: [{ itemCode: 'GOODS-A', qty: 1 + (count % 5), unitPrice: 100, taxCode: 'ST10' }],
});

/** What a tenant does in the minute that it stays. */
async function stay({ run }: SandboxTenant, stopped: () => boolean): Promise<void> {
  for (let count = 0; count < 12 && !stopped(); count += 1) {
    const created = await run('create-sales-invoice', invoice(count));
    const { result } = created;
    if (result === null) throw new Error(`An invoice was not created within 30 s: ${JSON.stringify(created)}`);
    await run('get-sales-invoice', { docNo: result?.docNo });
    await run('read-debtors', {}, 'SAMPLE');
    await run('list-sales-invoices', {}, 'SAMPLE');
    if (count % 6 === 0) {
      await run('bulk-create-sales-invoices', { rows: Array.from({ length: 20 }, (_, index) => invoice(index)) });
      await run('read-gl-account-balance', {}, 'SAMPLE');
      await run('export-items', {}, 'SAMPLE');
    }
    await pause(1_000);
  }
}

let tenantCount = 0;
async function visit(stopped: () => boolean): Promise<void> {
  tenantCount += 1;
  // A customer each: one address has only so many sign-ups an hour.
  const address = `10.${tenantCount >> 16}.${(tenantCount >> 8) & 255}.${tenantCount & 255}`;
  const tenant = await openSandbox({ baseUrl }, 'Kedai Contoh', address);
  await stay(tenant, stopped);
  await fetch(`${baseUrl}/logout`, { method: 'POST', headers: { cookie: tenant.cookie } });
}

async function measure(child: ChildProcess): Promise<MemorySample> {
  const answered = new Promise<MemorySample>((resolve) => {
    const hear = (message: object): void => {
      // The host also reports its figures.
      if (!('heapBytes' in message)) return;
      child.off('message', hear);
      resolve(message as MemorySample);
    };
    child.on('message', hear);
  });
  child.send('measure');
  return answered;
}

/** Of one process, in bytes; null when it is gone. */
function residentOf(processId: string): { readonly parent: number; readonly bytes: number } | null {
  try {
    const status = readFileSync(`/proc/${processId}/status`, 'utf8');
    const numberOf = (name: string): number => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1]);
    return { parent: numberOf('PPid'), bytes: numberOf('VmRSS') * 1024 };
  } catch {
    return null;
  }
}

/** Each lane on average: how many there are follows the work. */
function laneBytes(): number {
  const lanes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((id) => residentOf(id) ?? [])
    .filter(({ parent }) => parent === host.pid);
  return lanes.reduce((sum, { bytes }) => sum + bytes, 0) / Math.max(1, lanes.length);
}

const COLUMNS = ['cloud heap', 'cloud resident', 'host heap', 'host resident', 'a lane resident'] as const;
type Row = readonly number[];

async function sample(): Promise<Row> {
  const [ofCloud, ofHost] = [await measure(cloud), await measure(host)];
  const bytes = [ofCloud.heapBytes, ofCloud.residentBytes, ofHost.heapBytes, ofHost.residentBytes, laneBytes()];
  return bytes.map((count) => count / MEBIBYTE);
}

const began = performance.now();
const elapsedMinutes = (): number => (performance.now() - began) / MINUTE_MS;
const isOver = (): boolean => elapsedMinutes() >= minutes;
const rows: { readonly atMinutes: number; readonly figures: Row }[] = [];
console.log(`minute  tenants  ${COLUMNS.join('  ')}  (MiB)`);

async function watch(): Promise<void> {
  while (!isOver()) {
    await pause(Math.min(SAMPLE_EVERY_MS, Math.max(0, minutes * MINUTE_MS - (performance.now() - began))));
    const figures = await sample();
    rows.push({ atMinutes: elapsedMinutes(), figures });
    const cells = figures.map((figure, index) => figure.toFixed(1).padStart(COLUMNS[index]?.length ?? 0));
    console.log(`${elapsedMinutes().toFixed(1).padStart(6)}  ${String(tenantCount).padStart(7)}  ${cells.join('  ')}`);
  }
}

const visits = new Set<Promise<void>>();
async function invite(): Promise<void> {
  while (!isOver()) {
    const going = visit(isOver).finally(() => visits.delete(going));
    visits.add(going);
    await pause(MINUTE_MS / tenantsPerMinute);
  }
}

/** The middle of three samples around a moment. */
function levelAt(moment: number, column: number): number {
  const nearest = rows
    .toSorted((left, right) => Math.abs(left.atMinutes - moment) - Math.abs(right.atMinutes - moment))
    .slice(0, 3);
  return (
    nearest.map(({ figures }) => figures[column] ?? 0).sort((left, right) => left - right)[Math.floor(nearest.length / 2)] ?? 0
  );
}

await Promise.all([watch(), invite()]);
await Promise.all(visits);
host.kill('SIGTERM');
await once(host, 'exit');
cloud.kill('SIGTERM');
await once(cloud, 'exit');
rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });

const levelMinutes = Number(values.level ?? Math.min(LEVEL_MINUTES, minutes / 6));
const ratios = COLUMNS.map((name, column) => ({ name, ratio: levelAt(minutes, column) / levelAt(levelMinutes, column) }));
console.log(`\nEnd over the level at ${levelMinutes.toFixed(1)} minutes, ${tenantCount} tenants:`);
for (const { name, ratio } of ratios)
  console.log(`  ${name.padEnd(16)} ${ratio.toFixed(3)}  ${ratio <= GROWTH_MAX ? 'met' : 'MISSED'}`);
process.exitCode = ratios.every(({ ratio }) => ratio <= GROWTH_MAX) ? 0 : 1;
