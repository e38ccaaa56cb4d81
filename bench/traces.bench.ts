/**
 * Measures what traces cost a command whose caller sends none, on an installation without a collector: the steps that look for a trace, and
 * the empty column of the row. Both are measured with and without, in turns within one process, because two processes that do the same
 * differ by more. Next to them is the CPU of accepting a command through all of the cloud, in the same process.
 */

import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Traces } from '../packages/cloud/src/http/health/traces.ts';
import { traceIn } from '../packages/cloud/src/http/request/trace.ts';
import { openSqliteStore } from '../packages/cloud/src/sqlite/store.ts';
import { systemClock } from '../packages/cloud/src/system/clock.ts';
import { openTestServer, type TestServer } from '../packages/cloud/testing/test-server.ts';
import { atMost, median, printTable } from './table.ts';

const ROUNDS = 31;
const STEPS = 200_000;
const ROWS = 2_000;
/** Sent at once, so that they share a commit as under load. */
const ACCEPTS = 256;
const RATIO_MAX = 1.01;

export async function bench(): Promise<void> {
  const server = await openTestServer();
  const steps = stepsNs(server);
  const rows = await rowNs();
  const acceptUs = await cpuOfAcceptUs(server);
  await server.close();
  const ratio = 1 + (steps + rows.difference) / 1000 / acceptUs;
  printTable('Traces that are off', [
    { what: 'accepting a command, CPU in one process', figure: `${acceptUs.toFixed(0)} us` },
    { what: 'looking for a trace: accept, lease and finish together', figure: `${steps.toFixed(0)} ns` },
    { what: 'inserting a row without the column', figure: `${(rows.without / 1000).toFixed(2)} us` },
    { what: 'the same row with the empty column, difference', figure: `${rows.difference.toFixed(0)} ns` },
    { what: 'accepting a command with all of it, against without', ...atMost(RATIO_MAX, ratio, 'x', 4) },
  ]);
}

/** Nanoseconds a command. */
function stepsNs({ context }: TestServer): number {
  const traces = new Traces(context);
  const headers = { host: '127.0.0.1', authorization: 'Bearer x', 'content-type': 'application/json', 'content-length': '300' };
  const command = { commandId: 'a', connectorId: 'b', companyId: 'c', type: 'read-debtors', attempts: 1, trace: null } as const;
  const ended = { ...command, error: null, runStartedAt: 1, startedAt: 1, createdAt: 1 };
  const handOut = { commands: [ended] } as unknown as Parameters<Traces['leased']>[0];
  let found = 0;
  const looked = (): void => {
    if (traceIn(headers) !== null) found += 1;
    traces.accepted(command, 1);
    traces.leased(handOut);
    traces.finished(ended as unknown as Parameters<Traces['finished']>[0], 1);
  };
  const nothing = (): void => {
    if (headers.host === '') found += 1;
  };
  const [withSteps, without]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    withSteps.push(timed(looked, STEPS));
    without.push(timed(nothing, STEPS));
  }
  if (found > 0) throw new Error('There was no trace to find.');
  return Math.max(0, median(withSteps) - median(without));
}

/** Nanoseconds a call. */
function timed(run: () => void, count: number): number {
  const startedAt = process.hrtime.bigint();
  for (let each = 0; each < count; each += 1) run();
  return Number(process.hrtime.bigint() - startedAt) / count;
}

/** Nanoseconds a row, in the table of commands as migrations leave it, and in one without the column. */
async function rowNs(): Promise<{ readonly without: number; readonly difference: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'ledgerline-bench-traces-'));
  const [path, bare] = [join(folder, 'with.db'), join(folder, 'without.db')];
  await (await openSqliteStore({ path, clock: systemClock })).close();
  copyFileSync(path, bare);
  const [full, less] = [opened(path), opened(bare)];
  less.exec('ALTER TABLE command DROP COLUMN trace');
  const insertFull = insertion(full, ', trace', ', NULL');
  const insertLess = insertion(less, '', '');
  const [withColumn, without]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    without.push(insertLess(round));
    withColumn.push(insertFull(round));
  }
  full.close();
  less.close();
  rmSync(folder, { recursive: true, force: true });
  return { without: median(without), difference: Math.max(0, median(withColumn) - median(without)) };
}

function opened(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { enableForeignKeyConstraints: false });
  database.exec('PRAGMA synchronous = OFF');
  return database;
}

function insertion(database: DatabaseSync, column: string, value: string): (round: number) => number {
  const insert = database.prepare(
    `INSERT INTO command (tenant_id, command_id, connector_id, company_id, type, module, mode, payload, warnings, sent_by${column}, status, created_at, attempts, installs)
     VALUES ('tenant', ?, 'connector', 'BOOK', 'read-debtors', 'ar', 'read', '{}', '[]', 'tenant-key'${value}, 'queued', 1, 0, '')`,
  );
  return (round) => {
    let row = 0;
    database.exec('BEGIN');
    const nanoseconds = timed(() => {
      row += 1;
      insert.run(`${round}-${row}`);
    }, ROWS);
    database.exec('COMMIT');
    return nanoseconds;
  };
}

/** Microseconds of processor time of all threads. */
async function cpuOfAcceptUs(server: TestServer): Promise<number> {
  const home = await server.household();
  const rounds: number[] = [];
  let sent = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = process.cpuUsage();
    const responses = await Promise.all(
      Array.from({ length: ACCEPTS }, () => {
        sent += 1;
        return server.submit(home, { commandId: `accept-${sent}` });
      }),
    );
    for (const { statusCode } of responses) if (statusCode !== 202) throw new Error(`A command was rejected with ${statusCode}.`);
    const { user, system } = process.cpuUsage(before);
    rounds.push((user + system) / ACCEPTS);
  }
  return median(rounds.slice(1));
}
