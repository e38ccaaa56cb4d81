/**
 * Measures the client and the program next to what they replace: bare fetch, a loop of posts, an empty Node. `--rows=1000000` checks a file of that
 * many rows (default 50,000), `--calls=` and `--import=` set the other counts.
 */

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ledgerline } from '@ledgerline/client';
import { buildCommandLine } from '../packages/command-line/build.ts';
import { customerFile } from '../test/client/killed-import.ts';
import { programPath, runProgram } from '../test/client/program.ts';
import { openSandbox, startSystem } from '../test/running-system.ts';
import { atLeast, atMost, median, printTable } from './table.ts';

const ROUNDS = 5;
const AT_A_TIME = 16;
const WAITING_MAX = 64;

interface Target {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly connectorId: string;
}

export async function bench(options: readonly string[]): Promise<void> {
  const numberOf = (name: string, otherwise: number): number =>
    Number(options.find((option) => option.startsWith(`--${name}=`))?.split('=')[1] ?? otherwise);
  const folder = mkdtempSync(join(tmpdir(), 'client-bench-'));
  const system = await startSystem({ RATE_LIMIT_PER_MINUTE: '0' });
  try {
    const { tenantKey, connectorId } = await openSandbox(system);
    const target = { baseUrl: system.baseUrl, apiKey: tenantKey, connectorId };
    const calls = await callRates(target, numberOf('calls', 600));
    const imports = await importRates(target, folder, numberOf('import', 1_500));
    const checked = await checkedFile(target, folder, numberOf('rows', 50_000));
    const start = await startTimes(folder);
    const typesMs = typeCheckMs(folder);
    printTable('Client', [
      { what: 'calls a second, bare fetch (baseline)', figure: calls.bare.toFixed(0) },
      { what: 'calls a second, client', figure: calls.client.toFixed(0) },
      { what: 'client against bare fetch', ...atLeast(0.9, calls.client / calls.bare) },
      { what: `rows a second, loop of posts (baseline, ${imports.rows} rows)`, figure: imports.loop.toFixed(0) },
      { what: 'rows a second, ledgerline import, start and check included', figure: imports.program.toFixed(0) },
      { what: 'import against the loop', ...atLeast(0.8, imports.program / imports.loop) },
      {
        what: `memory of import --check-only, ${checked.rows.toLocaleString('en')} rows of NDJSON`,
        ...atMost(200, checked.megabytes, 'MB', 0),
      },
      { what: 'rows checked a second', figure: checked.perSecond.toFixed(0) },
      { what: 'node -e 0 (baseline)', figure: `${start.emptyMs.toFixed(0)} ms` },
      { what: 'ledgerline --help', figure: `${start.helpMs.toFixed(0)} ms` },
      { what: 'ledgerline --help against node -e 0', ...atMost(1.5, start.helpMs / start.emptyMs) },
      { what: 'type check of a program that uses the client', ...atMost(1.5, typesMs / 1000, 's') },
    ]);
  } finally {
    await system.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Both ways take turns, so that both see the same machine. */
async function callRates(target: Target, calls: number): Promise<{ readonly bare: number; readonly client: number }> {
  const client = new Ledgerline({ ...target, companyId: 'SAMPLE' });
  const rates = { bare: [] as number[], client: [] as number[] };
  for (let round = 0; round <= ROUNDS; round += 1) {
    const bare = await rateOf(calls, (call) => post(target, `bare-${round}-${call}`, 'read-locations', {}, 'SAMPLE'));
    const ours = await rateOf(calls, (call) => client.submit('read-locations', {}, { commandId: `ours-${round}-${call}` }));
    // The first round warms both up.
    if (round === 0) continue;
    rates.bare.push(bare);
    rates.client.push(ours);
  }
  return { bare: median(rates.bare), client: median(rates.client) };
}

async function rateOf(calls: number, run: (call: number) => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < calls) {
      next += 1;
      await run(next);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return (calls / (performance.now() - startedAt)) * 1000;
}

async function post(
  { baseUrl, apiKey, connectorId }: Target,
  commandId: string,
  type: string,
  payload: object,
  companyId: string,
) {
  const response = await fetch(`${baseUrl}/v1/commands`, {
    method: 'POST',
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ commandId, connectorId, companyId, type, payload }),
  });
  return response.json();
}

async function importRates(target: Target, folder: string, rows: number) {
  const settings = {
    XDG_CONFIG_HOME: folder,
    LEDGERLINE_URL: target.baseUrl,
    LEDGERLINE_API_KEY: target.apiKey,
    LEDGERLINE_CONNECTOR: target.connectorId,
    LEDGERLINE_COMPANY: 'BLANK',
  };
  const rates = { loop: [] as number[], program: [] as number[] };
  for (const round of [1, 2]) {
    rates.loop.push(await loopRate(target, `300-L${round}`, rows));
    const path = join(folder, `customers-${round}.csv`);
    customerFile(path, `300-P${round}`, rows);
    const startedAt = performance.now();
    const { exitCode, stderr } = await runProgram(['import', 'create-debtor', path], { env: settings, cwd: folder });
    if (exitCode !== 0) throw new Error(stderr);
    rates.program.push((rows / (performance.now() - startedAt)) * 1000);
  }
  return { rows, loop: median(rates.loop), program: median(rates.program) };
}

/** What a careful person writes: posts one after the other, and waits for up to 64 ends. */
async function loopRate(target: Target, prefix: string, rows: number): Promise<number> {
  const startedAt = performance.now();
  const waiting = new Set<Promise<unknown>>();
  for (let row = 1; row <= rows; row += 1) {
    const [debtorCode, commandId] = [`${prefix}${String(row).padStart(4, '0')}`, `loop-${prefix}-${row}`];
    await post(target, commandId, 'create-debtor', { debtorCode, companyName: `Customer ${row}` }, 'BLANK');
    const headers = { authorization: `Bearer ${target.apiKey}` };
    const end = fetch(`${target.baseUrl}/v1/commands/${commandId}?wait=30`, { headers }).then((response) => response.json());
    const tracked: Promise<unknown> = end.finally(() => waiting.delete(tracked));
    waiting.add(tracked);
    while (waiting.size >= WAITING_MAX) await Promise.race(waiting);
  }
  await Promise.all(waiting);
  return (rows / (performance.now() - startedAt)) * 1000;
}

async function checkedFile(target: Target, folder: string, rows: number) {
  const path = join(folder, 'rows.ndjson');
  const out = createWriteStream(path);
  for (let row = 1; row <= rows; row += 1) {
    const line = `${JSON.stringify({ debtorCode: `3-${row}`, companyName: `Customer ${row}`, address1: '8 Jalan Industri 3' })}\n`;
    if (!out.write(line)) await once(out, 'drain');
  }
  out.end();
  await once(out, 'close');
  const environment = {
    PATH: process.env.PATH,
    XDG_CONFIG_HOME: folder,
    LEDGERLINE_URL: target.baseUrl,
    LEDGERLINE_API_KEY: target.apiKey,
    LEDGERLINE_CONNECTOR: target.connectorId,
    LEDGERLINE_COMPANY: 'BLANK',
  };
  const startedAt = performance.now();
  const parameters = [programPath, 'import', 'create-debtor', path, '--check-only'];
  const child = spawn(process.execPath, parameters, { env: environment, stdio: 'ignore' });
  let kilobytes = 0;
  const watching = setInterval(() => (kilobytes = Math.max(kilobytes, peakKilobytes(child.pid))), 100);
  const [code] = (await once(child, 'close')) as [number | null];
  clearInterval(watching);
  if (code !== 0) throw new Error(`The check ended with ${code}.`);
  return { rows, megabytes: kilobytes / 1024, perSecond: (rows / (performance.now() - startedAt)) * 1000 };
}

function peakKilobytes(processId = 0): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${processId}/status`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

/** Of the program as it is installed. Processes take turns; the compile cache is warm, as after the first call. */
async function startTimes(folder: string): Promise<{ readonly emptyMs: number; readonly helpMs: number }> {
  const program = join(await buildCommandLine(join(folder, 'command-line')), 'ledgerline.js');
  const times = { empty: [] as number[], help: [] as number[] };
  const timed = (parameters: readonly string[]): number => {
    const startedAt = performance.now();
    spawnSync(process.execPath, parameters);
    return performance.now() - startedAt;
  };
  timed([program, '--help']);
  for (let round = 0; round < 15; round += 1) {
    times.empty.push(timed(['-e', '0']));
    times.help.push(timed([program, '--help']));
  }
  return { emptyMs: median(times.empty), helpMs: median(times.help) };
}

function typeCheckMs(folder: string): number {
  const compiler = join(import.meta.dirname, '../node_modules/typescript/bin/tsc');
  const client = join(import.meta.dirname, '../packages/client/src/generated/commands.ts');
  writeFileSync(
    join(folder, 'consumer.mts'),
    `import type { Commands } from '${client}';
declare function run<T extends keyof Commands>(type: T, payload: Commands[T]['payload']): Promise<Commands[T]['result']>;
export const docNo = (await run('create-sales-invoice', { debtorCode: '300-A001', lines: [{ itemCode: 'P1', qty: 2 }] })).document.docNo;
`,
  );
  const options = [
    '--noEmit',
    '--strict',
    '--module',
    'nodenext',
    '--target',
    'esnext',
    '--types',
    '',
    '--allowImportingTsExtensions',
  ];
  const times = Array.from({ length: ROUNDS }, () => {
    const startedAt = performance.now();
    const { status, stdout } = spawnSync(process.execPath, [compiler, ...options, 'consumer.mts'], {
      cwd: folder,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(stdout);
    return performance.now() - startedAt;
  });
  return median(times);
}
