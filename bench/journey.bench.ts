/**
 * Measures the whole journey of a write, submit to done, through cloud, connector and book, and of the book alone: a full queue
 * of one book, full queues of two books, one caller with one command at a time, and eight callers. The parts take turns, round
 * by round. `npm run bench -- journey callers` measures the callers alone.
 */

import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildTemplate } from '@ledgerline/book';
import { runAlone } from './journey/alone.ts';
import { callOneByOne, drain, type Journey, requestWithPauses, startJourney, traceOneByOne } from './journey/system.ts';
import { traceRows } from './journey/trace.ts';
import { startServer } from './queue/process.ts';
import { atLeast, atMost, type Measurement, median, printTable } from './table.ts';

const ROUNDS = 5;
const COMMANDS = 400;
const CALLS = 100;
const FSYNCS = 100;
const PAGE_BYTES = 4096;
/** Requests of a single command, one after the other, and what must be on disk before the next. */
const STEPS = 3;

export async function bench(options: readonly string[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'ledgerline-bench-'));
  const parts: Readonly<Record<string, (folder: string) => Promise<void>>> = {
    queues: benchQueues,
    trace: benchTrace,
    callers: benchCallers,
  };
  const wanted = options.length === 0 ? Object.keys(parts) : options;
  try {
    for (const part of wanted) {
      const run = parts[part];
      if (!run) throw new Error(`There is no part ${part}. The parts are ${Object.keys(parts).join(', ')}.`);
      await run(folder);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Round {
  readonly alone: readonly number[];
  readonly one: number;
  readonly two: number;
  readonly caller: number;
  readonly fsyncMs: number;
  /** What a caller cannot go below: the book and a request to a server that stores nothing, each after a pause. */
  readonly pausedMs: Readonly<Record<'book' | 'request', number>>;
  /** Of the full queue of one book, a command. */
  readonly cpuMs: Readonly<Record<'cloud' | 'host' | 'books', number>>;
}

async function benchQueues(folder: string): Promise<void> {
  const path = join(folder, 'alone.sqlite');
  buildTemplate('BLANK', path);
  const journey = await startJourney('book', folder, 2);
  const bare = await startServer('noop', 1);
  const rounds: Round[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const measured = await measureRound(journey, bare.port, path, folder);
    if (round > 0) rounds.push(measured);
  }
  await Promise.all([journey.stop(), bare.stop()]);
  printTable('A sales invoice from the queue through cloud, connector and book', queueRows(rounds));
}

async function measureRound(journey: Journey, barePort: number, path: string, folder: string): Promise<Round> {
  const [left, right] = journey.tenants;
  if (!left || !right) throw new Error('There must be two tenants.');
  const { latenciesMs: alone, pausedMs } = await runAlone(path, COMMANDS, CALLS);
  const before = journey.processorMs();
  const one = await drain(journey, [left], COMMANDS);
  const after = journey.processorMs();
  const cpuOf = (name: 'cloud' | 'host' | 'books'): number => (after[name] - before[name]) / COMMANDS;
  return {
    alone,
    one,
    two: await drain(journey, [left, right], COMMANDS),
    caller: median(await callOneByOne(journey, left, CALLS)),
    fsyncMs: fsyncMs(folder),
    pausedMs: {
      book: median(pausedMs),
      request: median(await requestWithPauses(barePort, CALLS)),
    },
    cpuMs: { cloud: cpuOf('cloud'), host: cpuOf('host'), books: cpuOf('books') },
  };
}

/** What it takes to have a page on disk, as every durable step of the journey does. */
function fsyncMs(folder: string): number {
  const file = openSync(join(folder, 'fsync'), 'a');
  const page = Buffer.alloc(PAGE_BYTES);
  const times = Array.from({ length: FSYNCS }, () => {
    const start = performance.now();
    writeSync(file, page);
    fdatasyncSync(file);
    return performance.now() - start;
  });
  closeSync(file);
  return median(times);
}

function queueRows(rounds: readonly Round[]): readonly Measurement[] {
  const middle = (of: (round: Round) => number): number => median(rounds.map(of));
  const aloneMs = middle(({ alone }) => median(alone));
  const alonePerSecond = middle(({ alone }) => (alone.length * 1000) / alone.reduce((sum, one) => sum + one, 0));
  const fsync = middle((round) => round.fsyncMs);
  const [one, two, caller] = [middle((round) => round.one), middle((round) => round.two), middle((round) => round.caller)];
  const [pausedBook, pausedRequest] = [middle(({ pausedMs }) => pausedMs.book), middle(({ pausedMs }) => pausedMs.request)];
  const floor = pausedBook + STEPS * (pausedRequest + fsync);
  const cpu = (['cloud', 'host', 'books'] as const).map((name) => `${middle(({ cpuMs }) => cpuMs[name]).toFixed(2)} ${name}`);
  return [
    { what: 'the book alone', figure: `${alonePerSecond.toFixed(0)}/s, ${aloneMs.toFixed(2)} ms` },
    { what: 'an fsync of one page', figure: `${fsync.toFixed(2)} ms` },
    { what: 'a full queue of one book', figure: `${one.toFixed(0)}/s` },
    { what: 'processor time a command of it', figure: `${cpu.join(' + ')} ms` },
    { what: 'full queues of two books', figure: `${two.toFixed(0)}/s` },
    { what: 'one caller, one command at a time, submit to done', figure: `${caller.toFixed(2)} ms` },
    {
      what: 'after a pause of 6 ms: the book alone, and a request to a server that stores nothing',
      figure: `${pausedBook.toFixed(2)} ms, ${pausedRequest.toFixed(2)} ms`,
    },
    { what: 'one caller over that book, three of those requests and three fsyncs', ...atMost(1.3, caller / floor) },
    { what: 'a full queue of one book over the book alone', ...atLeast(0.8, one / alonePerSecond) },
    { what: 'two books over one', figure: `${(two / one).toFixed(2)} x` },
    { what: 'one caller over the book alone and two fsyncs', figure: `${(caller / (aloneMs + 2 * fsync)).toFixed(2)} x` },
  ];
}

const TRACED = 40;

async function benchTrace(folder: string): Promise<void> {
  const journey = await startJourney('trace', join(folder, 'traced'), 1);
  const [tenant] = journey.tenants;
  if (!tenant) throw new Error('There must be a tenant.');
  await callOneByOne(journey, tenant, TRACED);
  const traces = await traceOneByOne(journey, tenant, TRACED);
  await journey.stop();
  printTable('One command of one caller, step by step', traceRows(traces));
}

const CALLERS = 8;
const CALLER_ROUNDS = 3;
const CALLER_COMMANDS = 60;

/** Commands a second of callers with a book each, and how long one takes. */
async function callTogether(journey: Journey): Promise<{ readonly perSecond: number; readonly latencyMs: number }> {
  const start = performance.now();
  const latencies = await Promise.all(journey.tenants.map((tenant) => callOneByOne(journey, tenant, CALLER_COMMANDS)));
  const seconds = (performance.now() - start) / 1000;
  return { perSecond: (CALLERS * CALLER_COMMANDS) / seconds, latencyMs: median(latencies.flat()) };
}

async function benchCallers(folder: string): Promise<void> {
  const kinds = ['book', 'echo'] as const;
  const rows: Measurement[] = [];
  const journeys = await Promise.all(kinds.map((kind) => startJourney(kind, join(folder, 'callers'), CALLERS)));
  const rounds = kinds.map((): { perSecond: number; latencyMs: number }[] => []);
  for (let round = 0; round <= CALLER_ROUNDS; round += 1) {
    for (const [index, journey] of journeys.entries()) {
      const measured = await callTogether(journey);
      if (round > 0) rounds[index]?.push(measured);
    }
  }
  await Promise.all(journeys.map((journey) => journey.stop()));
  const names = { book: 'through cloud, connector and book', echo: 'with a driver that does nothing' };
  for (const [index, kind] of kinds.entries()) {
    const perSecond = median(rounds[index]?.map((round) => round.perSecond) ?? []);
    const latencyMs = median(rounds[index]?.map((round) => round.latencyMs) ?? []);
    rows.push({ what: names[kind], figure: `${perSecond.toFixed(0)}/s, ${latencyMs.toFixed(1)} ms` });
  }
  printTable(`A sales invoice, submit to done, ${CALLERS} callers with a book each`, rows);
}
