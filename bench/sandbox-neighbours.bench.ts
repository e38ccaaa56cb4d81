/**
 * Measures what one tenant of the sandboxes costs another: the neighbour's read during bulks and a report, and two busy books
 * compared with one.
 */

import { call } from '../test/cloud-process.ts';
import { openSandbox, type RunningSystem, type SandboxTenant, startSystem } from '../test/running-system.ts';
import { median, printTable } from './table.ts';

const BULKS = 14;
const BULK_ROWS = 500;
const READS_BEFORE = 200;
const WARM_UP = 100;
const PAIR_BULKS = 4;
const PAIR_ROUNDS = 3;
const RATIO_MAX = 3;

const INVOICE = {
  debtorCode: '300-A001',
  docDate: '2026-07-06',
  lines: [{ itemCode: 'GOODS-A', qty: 2, unitPrice: 100, taxCode: 'ST10' }],
};
const BULK = { rows: Array.from({ length: BULK_ROWS }, () => INVOICE) };

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function done(tenant: SandboxTenant, type: string, payload: object): Promise<void> {
  const { status, error } = await tenant.run(type, payload);
  if (status !== 'done') throw new Error(`${type} ended ${status}: ${error?.code}`);
}

const read = (tenant: SandboxTenant): Promise<number> => timed(() => done(tenant, 'read-debtors', {}));

async function reads(tenant: SandboxTenant, count: number): Promise<number[]> {
  const latencies: number[] = [];
  for (let index = 0; index < count; index += 1) latencies.push(await read(tenant));
  return latencies;
}

/** Queues the attack and returns whether all of it has ended. */
async function attack({ baseUrl }: RunningSystem, { connectorId, tenantKey }: SandboxTenant): Promise<() => Promise<boolean>> {
  const commands = [
    ...Array.from({ length: BULKS }, (_, index) => [`attack-${index}`, 'bulk-create-sales-invoices', BULK] as const),
    ['attack-report', 'list-sales-invoices', { limit: 5000 }] as const,
  ];
  for (const [commandId, type, payload] of commands) {
    const envelope = { commandId, connectorId, companyId: 'BLANK', type, payload };
    const { status } = await call(baseUrl, 'POST', '/v1/commands', tenantKey, envelope);
    if (status !== 202) throw new Error(`${commandId} was answered ${status}.`);
  }
  return async () => {
    const { body } = await call(baseUrl, 'GET', '/v1/commands/attack-report', tenantKey);
    return ['done', 'failed'].includes((body.command as { status: string }).status);
  };
}

async function bulksOf(tenants: readonly SandboxTenant[]): Promise<number> {
  return timed(() =>
    Promise.all(
      tenants.map(async (tenant) => {
        for (let index = 0; index < PAIR_BULKS; index += 1) await done(tenant, 'bulk-create-sales-invoices', BULK);
      }),
    ),
  );
}

const percentile = (values: readonly number[], part: number): number =>
  values.toSorted((left, right) => left - right)[Math.floor((values.length - 1) * part)] ?? Number.NaN;

const shown = (latencies: readonly number[]): string =>
  `${median(latencies).toFixed(1)} ms, 95 % under ${percentile(latencies, 0.95).toFixed(1)} ms, all under ${Math.max(...latencies).toFixed(1)} ms`;

export async function bench(): Promise<void> {
  const system = await startSystem({ RATE_LIMIT_PER_MINUTE: '0' });
  const [busy, neighbour, left, right] = [
    await openSandbox(system),
    await openSandbox(system),
    await openSandbox(system),
    await openSandbox(system),
  ];
  await reads(neighbour, WARM_UP);
  const before = await reads(neighbour, READS_BEFORE);
  const isOver = await attack(system, busy);
  const during: number[] = [];
  while (!(await isOver())) during.push(await read(neighbour));
  const [alone, together]: [number[], number[]] = [[], []];
  await bulksOf([left, right]);
  for (let round = 0; round < PAIR_ROUNDS; round += 1) {
    alone.push(await bulksOf([left]));
    together.push(await bulksOf([left, right]));
  }
  await system.stop();
  const ratio = median(during) / median(before);
  const share = (2 * median(alone)) / median(together);
  printTable(`A neighbour's read in a sandbox during ${BULKS} bulks of ${BULK_ROWS} invoices and a report of another tenant`, [
    { what: `before, ${before.length} reads`, figure: shown(before) },
    { what: `during, ${during.length} reads`, figure: shown(during) },
    { what: 'during over before', figure: `${ratio.toFixed(2)} x`, goal: `<= ${RATIO_MAX} x`, isMet: ratio <= RATIO_MAX },
    { what: 'one busy book', figure: `${((PAIR_BULKS * BULK_ROWS * 1000) / median(alone)).toFixed(0)} invoices/s` },
    { what: 'two busy books', figure: `${((2 * PAIR_BULKS * BULK_ROWS * 1000) / median(together)).toFixed(0)} invoices/s` },
    { what: 'two over one', figure: `${share.toFixed(2)} x`, goal: '>= 1.5 x on two processors', isMet: share >= 1.5 },
  ]);
}
