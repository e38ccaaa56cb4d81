/** Measures the whole journey of a write, submit to done, through cloud, connector and book, beside the book alone and a cloud whose driver does nothing. */

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildTemplate, openBook } from '@ledgerline/book';
import { type CloudProcess, startCloudProcess } from '../test/cloud-process.ts';
import { openSandbox, type SandboxTenant } from '../test/running-system.ts';
import { median, printTable } from './table.ts';

const ROUNDS = 5;
const ROUND_MS = 3000;
const TENANTS = 8;
const ADMIN_KEY = 'an-admin-key-for-the-benchmark-alone';

const INVOICE = {
  debtorCode: '300-A001',
  docDate: '2026-07-06',
  lines: [{ itemCode: 'GOODS-A', qty: 2, unitPrice: 100, taxCode: 'ST10' }],
};

interface Round {
  readonly perSecond: number;
  readonly latencyMs: number;
}

interface Journey {
  readonly tenants: readonly SandboxTenant[];
  stop(): Promise<void>;
}

async function startJourney(kind: 'book' | 'echo', folder: string): Promise<Journey> {
  const cloud: CloudProcess = await startCloudProcess({ DATA_DIR: join(folder, kind), ADMIN_KEY });
  const host = fork(join(import.meta.dirname, 'journey/host.ts'), [kind, cloud.baseUrl, ADMIN_KEY, join(folder, `${kind}-host`)]);
  await once(host, 'message');
  const tenants: SandboxTenant[] = [];
  for (let count = 0; count < TENANTS; count += 1) tenants.push(await openSandbox(cloud));
  return {
    tenants,
    stop: async () => {
      host.send('stop');
      await once(host, 'exit');
      await cloud.stop();
    },
  };
}

async function drive({ tenants }: Journey): Promise<Round> {
  const start = performance.now();
  const latencies: number[] = [];
  await Promise.all(
    tenants.map(async ({ run }) => {
      while (performance.now() - start < ROUND_MS) {
        const sent = performance.now();
        const { status } = await run('create-sales-invoice', INVOICE);
        if (status !== 'done') throw new Error(`A command ended ${status}.`);
        latencies.push(performance.now() - sent);
      }
    }),
  );
  return { perSecond: latencies.length / ((performance.now() - start) / 1000), latencyMs: median(latencies) };
}

/** The same write on a book of its own, in a file, one after the other. */
function driveBook(path: string): Round {
  const book = openBook(path);
  const start = performance.now();
  const latencies: number[] = [];
  for (let count = 0; performance.now() - start < ROUND_MS; count += 1) {
    const sent = performance.now();
    const { ok } = book.execute('create-sales-invoice', INVOICE, `${start}-${count}`) as { ok: boolean };
    if (!ok) throw new Error('The book refused an invoice.');
    latencies.push(performance.now() - sent);
  }
  book.close();
  return { perSecond: latencies.length / (ROUND_MS / 1000), latencyMs: median(latencies) };
}

export async function bench(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'ledgerline-bench-'));
  const path = join(folder, 'alone.sqlite');
  buildTemplate('BLANK', path);
  const [whole, echo] = [await startJourney('book', folder), await startJourney('echo', folder)];
  const rounds: Record<'alone' | 'echo' | 'whole', Round[]> = { alone: [], echo: [], whole: [] };
  for (let round = 0; round <= ROUNDS; round += 1) {
    const measured = { alone: driveBook(path), echo: await drive(echo), whole: await drive(whole) };
    if (round === 0) continue;
    rounds.alone.push(measured.alone);
    rounds.echo.push(measured.echo);
    rounds.whole.push(measured.whole);
  }
  await Promise.all([whole.stop(), echo.stop()]);
  rmSync(folder, { recursive: true, force: true });
  const middle = (name: keyof typeof rounds, of: keyof Round): number => median(rounds[name].map((round) => round[of]));
  const row = (what: string, name: keyof typeof rounds) => ({
    what,
    figure: `${middle(name, 'perSecond').toFixed(0)}/s, ${middle(name, 'latencyMs').toFixed(1)} ms`,
  });
  const ratio = (baseline: keyof typeof rounds): string =>
    `${(middle('whole', 'perSecond') / middle(baseline, 'perSecond')).toFixed(2)} x`;
  printTable(`A sales invoice, submit to done, ${TENANTS} companies at once`, [
    row('through cloud, connector and book', 'whole'),
    row('cloud and connector with a driver that does nothing', 'echo'),
    row('the book alone, one company', 'alone'),
    { what: 'whole against the driver that does nothing, throughput', figure: ratio('echo') },
    { what: 'whole against the book alone, throughput', figure: ratio('alone') },
  ]);
}
