/**
 * Measures the mirror of a book in a SQLite file: the first copy, its memory, what a caller of the book notices of it, and how far it stays behind.
 * `--documents 10000` for a smaller book; each document has three lines.
 */

import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Ledgerline, StillRunning } from '../packages/client/src/index.ts';
import { startProgram } from '../test/client/program.ts';
import { openSandbox, startSystem } from '../test/running-system.ts';
import { atMost, printTable } from './table.ts';

const WRITE_EVERY_MS = 1_000;
const LOOK_EVERY_MS = 50;
const CALL_EVERY_MS = 50;
/** How long a caller is measured without a mirror. */
const ALONE_MS = 20_000;
const MEBIBYTE = 1024 * 1024;
const LARGE_DOCUMENTS = 100_000;

export async function bench(options: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...options],
    options: { documents: { type: 'string', default: String(LARGE_DOCUMENTS) }, writes: { type: 'string', default: '60' } },
  });
  const [documents, writes] = [Number(values.documents), Number(values.writes)];
  const folder = mkdtempSync(join(tmpdir(), 'bench-mirror-'));
  const system = await startSystem({ RATE_LIMIT_PER_MINUTE: '0', CHANGE_EVENTS_PER_DAY: '1000000' });
  try {
    const { tenantKey, connectorId } = await openSandbox(system);
    const book = { connectorId, companyId: 'BLANK' };
    const client = new Ledgerline({ baseUrl: system.baseUrl, apiKey: tenantKey, ...book });
    const env = {
      XDG_CONFIG_HOME: folder,
      LEDGERLINE_URL: system.baseUrl,
      LEDGERLINE_API_KEY: tenantKey,
      LEDGERLINE_CONNECTOR: connectorId,
      LEDGERLINE_COMPANY: 'BLANK',
    };
    const small = Math.round(documents / 10);
    await enter(client, 0, small);
    const first = await copy(env, folder, 'small.db', 'fast');
    await enter(client, small, documents);
    const fast = await copy(env, folder, 'fast.db', 'fast');
    const alone = await called(client, pause(ALONE_MS));
    const gentleCopy = copy(env, folder, 'gentle.db', 'gentle');
    const beside = await called(client, gentleCopy);
    const gentle = await gentleCopy;
    const lags = await follow(client, env, folder, writes);
    // The goals are those of a large book; a small one takes as long as its lists are many.
    const taken = (minutesMax: number, { milliseconds }: { readonly milliseconds: number }) =>
      documents >= LARGE_DOCUMENTS
        ? atMost(minutesMax, milliseconds / 60_000, 'min')
        : { figure: `${(milliseconds / 1000).toFixed(1)} s` };
    printTable('Mirror', [
      { what: `${small} documents with ${3 * small} lines, fast`, figure: `${(first.milliseconds / 1000).toFixed(1)} s` },
      { what: `${documents} documents with ${3 * documents} lines, fast`, ...taken(3, fast) },
      { what: `${documents} documents, gentle`, ...taken(15, gentle) },
      {
        what: `a read of a caller beside the gentle copy against alone, p99 of ${beside.length}`,
        ...atMost(1.5, (percentile(beside, 0.99) ?? 0) / (percentile(alone, 0.99) ?? 0)),
      },
      { what: 'the same read alone, p99', figure: `${(percentile(alone, 0.99) ?? 0).toFixed(1)} ms` },
      { what: 'memory of the program', ...atMost(150, fast.peakBytes / MEBIBYTE, 'MiB', 0) },
      { what: `memory with ${documents} documents against ${small}`, ...atMost(1.15, fast.peakBytes / first.peakBytes) },
      { what: `lag behind ${writes} writes, one a second, p99`, ...atMost(5, (percentile(lags, 0.99) ?? 0) / 1000, 's') },
      { what: 'lag, median', figure: `${((percentile(lags, 0.5) ?? 0) / 1000).toFixed(1)} s` },
    ]);
  } finally {
    await system.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** One read after the other while something lasts, with a pause between them; how long each took, in milliseconds. */
async function called(client: Ledgerline, lasting: Promise<unknown>): Promise<readonly number[]> {
  let isOver = false;
  const ended = lasting.finally(() => {
    isOver = true;
  });
  const times: number[] = [];
  while (!isOver) {
    const startedAt = performance.now();
    await client.run('get-debtor-detail', { debtorCode: '300-A001' });
    times.push(performance.now() - startedAt);
    await pause(CALL_EVERY_MS);
  }
  await ended;
  return times;
}

/** Invoices with these numbers, in batches; ends when the book has them. */
async function enter(client: Ledgerline, from: number, to: number): Promise<void> {
  const line = { description: 'Work', qty: 1, unitPrice: 12.5, accountNo: '500-0000' };
  const commands = Array.from({ length: to - from }, (_, index) => ({
    commandId: `bench-${from + index}`,
    type: 'create-sales-invoice',
    payload: { debtorCode: '300-A001', docNo: `B-${from + index}`, docDate: '2026-06-15', lines: [line, line, line] },
  }));
  let last: { wait(): Promise<unknown> } | undefined;
  for await (const sent of client.submitAll(commands)) {
    if (!sent.ok) throw sent.error;
    last = sent.submission;
  }
  // Entering a large book takes longer than one wait.
  for (let isEntered = false; !isEntered; )
    try {
      await last?.wait();
      isEntered = true;
    } catch (error) {
      if (!(error instanceof StillRunning)) throw error;
    }
}

/** A first copy by the program, with its time and the most memory that it had. */
async function copy(env: Record<string, string>, folder: string, file: string, pace: string) {
  const startedAt = performance.now();
  const child = startProgram(['--json', 'mirror', '--to', `sqlite:${file}`, '--once', '--pace', pace], env, folder);
  const closed = once(child, 'close');
  let peakBytes = 0;
  child.stdout.on('data', () => {
    peakBytes = Math.max(peakBytes, peakOf(child.pid ?? 0));
  });
  const [exitCode] = (await closed) as [number];
  if (exitCode !== 0) throw new Error(`The mirror ended with ${exitCode}.`);
  return { milliseconds: performance.now() - startedAt, peakBytes };
}

function peakOf(processId: number): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${processId}/status`, 'utf8'))?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

/** One write a second beside a mirror that follows: how long each takes until a row of the copy shows it. */
async function follow(
  client: Ledgerline,
  env: Record<string, string>,
  folder: string,
  writes: number,
): Promise<readonly number[]> {
  const child = startProgram(['--json', 'mirror', '--to', 'sqlite:fast.db'], env, folder);
  await new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk) => String(chunk).includes('"current"') && resolve());
  });
  const db = new DatabaseSync(join(folder, 'fast.db'), { readOnly: true });
  const row = db.prepare('SELECT 1 FROM debtors WHERE debtor_code = ?');
  const lags: number[] = [];
  try {
    for (let write = 1; write <= writes; write += 1) {
      const debtorCode = `300-L${write}`;
      await client.run('create-debtor', { debtorCode, companyName: 'Lag' });
      const savedAt = performance.now();
      while (row.get(debtorCode) === undefined) await pause(LOOK_EVERY_MS);
      lags.push(performance.now() - savedAt);
      await pause(Math.max(0, WRITE_EVERY_MS - (performance.now() - savedAt)));
    }
  } finally {
    db.close();
    child.kill('SIGTERM');
  }
  return lags;
}

const percentile = (figures: readonly number[], share: number): number | undefined =>
  figures.toSorted((a, b) => a - b)[Math.min(figures.length - 1, Math.floor(share * figures.length))];
