/**
 * Measures the list of commands of a tenant with a million of them, next to that of a tenant with a thousand, in the same
 * database and in turns: the first page, a page far back and the failures, as the portal and the API show them. `--commands
 * 100000` takes fewer.
 */

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import { openTestServer, type TestServer, type TestTenant } from '../packages/cloud/testing/test-server.ts';
import { type Measurement, median, printTable } from './table.ts';

const FEW = 1000;
const MANY = 1_000_000;
const FAILED_EVERY = 9;
const LEASED_AT_ONCE = 100;
const WARM_ROUNDS = 5;
const ROUNDS = 25;
const VISITS = 4;
const RATIO_MAX = 1.3;

export async function bench(options: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...options], options: { commands: { type: 'string', default: String(MANY) } } });
  const count = Number(values.commands);
  const server = await openTestServer();
  try {
    const [few, many] = [await server.household(), await server.household()];
    await seed(server, few);
    copyCommands(join(server.context.config.dataDirectory, 'ledgerline.db'), few, many, count / FEW);
    const measurements: Measurement[] = [];
    for (const path of ['/portal/commands', '/app/commands', '/portal/commands?status=failed'])
      measurements.push(await compared(path, visitOf(server, few, path), visitOf(server, many, path)));
    const [fewBack, manyBack] = [await farBack(server, few, 2), await farBack(server, many, 20)];
    measurements.push(
      await compared('/app/commands, a page further back', visitOf(server, few, fewBack), visitOf(server, many, manyBack)),
    );
    const title = `A page of ${FEW.toLocaleString('en-GB')} commands and of ${count.toLocaleString('en-GB')}`;
    printTable(title, measurements);
  } finally {
    await server.close();
  }
}

/** Sends and finishes the commands of one tenant, as its programs and its connector would. */
async function seed(server: TestServer, home: TestTenant): Promise<void> {
  for (let sent = 0; sent < FEW; sent += 1) await server.submit(home, { commandId: `c${sent}`, type: 'list-sales-invoices' });
  for (let left = FEW; left > 0; left -= LEASED_AT_ONCE) {
    const { commands } = (await server.next(home, `?max=${LEASED_AT_ONCE}`)).json<{ commands: { commandId: string }[] }>();
    for (const [at, { commandId }] of commands.entries()) {
      const error = { code: 'PERIOD_LOCKED', message: 'The period is locked.', outcome: 'not_applied' };
      await server.report(
        home,
        commandId,
        at % FAILED_EVERY === 0 ? { status: 'failed', error } : { status: 'done', result: { ok: true } },
      );
    }
  }
}

/** Gives the second tenant the commands of the first, so many times over. */
function copyCommands(path: string, from: TestTenant, to: TestTenant, times: number): void {
  const connection = new DatabaseSync(path, { timeout: 60_000 });
  const columns = connection
    .prepare(`SELECT name FROM pragma_table_info('command') WHERE name <> 'seq'`)
    .all()
    .map(({ name }) => String(name));
  const copied: Readonly<Record<string, string>> = {
    tenant_id: ':tenantId',
    connector_id: ':connectorId',
    command_id: `command_id || '-' || turn`,
  };
  const insert = connection.prepare(
    `WITH RECURSIVE turns (turn) AS (SELECT :first UNION ALL SELECT turn + 1 FROM turns WHERE turn < :last)
     INSERT INTO command (${columns.join(', ')})
     SELECT ${columns.map((column) => copied[column] ?? column).join(', ')} FROM turns CROSS JOIN command
     WHERE tenant_id = :from ORDER BY turn, seq`,
  );
  const { tenantId, connectorId } = to;
  // In parts, so that the log of the database does not become as long as all of it.
  for (let turn = 1; turn <= times; turn += 50)
    insert.run({ tenantId, connectorId, from: from.tenantId, first: turn, last: Math.min(times, turn + 49) });
  connection.close();
}

type Visit = () => Promise<number>;

/** One page, in milliseconds. */
const visitOf =
  ({ app }: TestServer, { cookie }: TestTenant, url: string): Visit =>
  async () => {
    const start = performance.now();
    const { statusCode, body } = await app.inject({
      url,
      headers: { cookie, accept: url.startsWith('/app') ? '*/*' : 'text/html' },
    });
    if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}: ${body.slice(0, 200)}`);
    return performance.now() - start;
  };

/** The address of a page so many pages behind the first. */
async function farBack({ app }: TestServer, { cookie }: TestTenant, pages: number): Promise<string> {
  let url = '/app/commands';
  for (let page = 0; page < pages; page += 1) {
    const { nextCursor } = (await app.inject({ url, headers: { cookie } })).json<{ nextCursor: string }>();
    url = `/app/commands?cursor=${encodeURIComponent(nextCursor)}`;
  }
  return url;
}

async function compared(what: string, few: Visit, many: Visit): Promise<Measurement> {
  const rounds: { readonly few: number; readonly many: number }[] = [];
  for (let round = -WARM_ROUNDS; round < ROUNDS; round += 1) {
    const times = { few: 0, many: 0 };
    for (let visit = 0; visit < VISITS; visit += 1) {
      times.few += (await few()) / VISITS;
      times.many += (await many()) / VISITS;
    }
    if (round >= 0) rounds.push(times);
  }
  const ratio = median(rounds.map((times) => times.many / times.few));
  const middle = (kind: 'few' | 'many'): string => `${median(rounds.map((times) => times[kind])).toFixed(2)} ms`;
  return {
    what,
    figure: `${ratio.toFixed(2)} x (${middle('few')} -> ${middle('many')})`,
    goal: `<= ${RATIO_MAX} x`,
    isMet: ratio <= RATIO_MAX,
  };
}
