/** Kills a store under load, over and over, and looks each time whether everything it had acknowledged is there, unchanged. */

import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { commandIn, type Home, World } from '../../packages/cloud/conformance/world.ts';
import type { NewCommand, Report, Store } from '../../packages/cloud/src/store/store.ts';
import { StoreClient, Unanswered } from './store-client.ts';

export interface KillOptions {
  readonly path: string;
  readonly rounds: number;
  /** Between 0 and 1, one after the other. */
  readonly chance: () => number;
  readonly told?: (line: string) => void;
}

export interface KillFigures {
  readonly kills: number;
  readonly accepted: number;
  readonly finished: number;
  /** Sent without a response: stored or not, both are right. */
  readonly unanswered: number;
}

const CALLERS = 48;
const LOAD_MS_MAX = 350;
const OPENING_MS_MAX = 250;
/** Every so often the process is killed while it is still opening, in the middle of its recovery. */
const ROUNDS_PER_EARLY_KILL = 6;

/** What the store has promised, and what it may have done. */
class Ledger {
  readonly world = new World({ store: {} as Store, advance: () => {} });
  readonly homes: Home[] = [];
  readonly accepted = new Map<string, NewCommand>();
  readonly finished = new Map<string, Report>();
  readonly unanswered = new Map<string, NewCommand>();
  unansweredCount = 0;

  newCommand(): NewCommand {
    const home = this.homes[this.accepted.size % this.homes.length];
    assert.ok(home);
    const commandId = this.world.name('command');
    const mode = this.accepted.size % 3 === 0 ? 'read' : 'write';
    return this.world.newCommand(home, { commandId, mode, payload: JSON.stringify({ commandId, note: 'x'.repeat(600) }) });
  }
}

/** Callers that post as fast as they get responses, until the process is gone. */
async function post(client: StoreClient, ledger: Ledger): Promise<void> {
  for (;;) {
    const command = ledger.newCommand();
    ledger.unanswered.set(command.commandId, command);
    await client.call('accept', command);
    ledger.unanswered.delete(command.commandId);
    ledger.accepted.set(command.commandId, command);
  }
}

/** A connector that reports a result for all it leases. */
async function serve(client: StoreClient, ledger: Ledger, home: Home): Promise<void> {
  for (;;) {
    const token = ledger.world.name('token');
    const { commands } = await client.call('lease', { connectorId: home.connectorId, install: 'first', max: 20, token });
    if (commands.length === 0) await pause(5);
    await Promise.all(commands.map(({ commandId }) => finish(client, ledger, home, commandId)));
  }
}

async function finish(client: StoreClient, ledger: Ledger, home: Home, commandId: string): Promise<void> {
  const result = JSON.stringify({ ok: true, commandId });
  const report = ledger.world.done(home, commandId, { result, reportHash: commandId });
  await client.call('finish', report);
  ledger.finished.set(commandId, report);
}

const untilKilled = (work: Promise<void>): Promise<void> =>
  work.catch((error: unknown) => {
    if (!(error instanceof Unanswered)) throw error;
  });

interface KeptRow {
  readonly command_id: string;
  readonly payload: string;
  readonly status: string;
  readonly result: string | null;
  readonly report_hash: string | null;
}

/** Reads the file itself, as found after a crash. */
function inspect(path: string, ledger: Ledger): void {
  const database = new DatabaseSync(path);
  const rows = database
    .prepare('SELECT command_id, payload, status, result, report_hash FROM command')
    .all() as unknown as KeptRow[];
  assert.deepEqual({ ...database.prepare('PRAGMA quick_check').get() }, { quick_check: 'ok' });
  database.close();
  const kept = new Map(rows.map((row) => [row.command_id, row]));
  for (const [commandId, { payload }] of ledger.accepted)
    assert.equal(kept.get(commandId)?.payload, payload, `the accepted command ${commandId} is lost or changed`);
  for (const [commandId, { result, reportHash }] of ledger.finished) {
    const row = kept.get(commandId);
    assert.deepEqual(
      [row?.status, row?.result, row?.report_hash],
      ['done', result, reportHash],
      `the result of ${commandId} is lost`,
    );
  }
}

/** A caller without a response sends again, and finds the command or queues it. */
async function retry(client: StoreClient, ledger: Ledger): Promise<void> {
  ledger.unansweredCount += ledger.unanswered.size;
  for (const command of [...ledger.unanswered.values()]) {
    const stands = commandIn(await client.call('accept', command));
    assert.equal(stands.payload, command.payload);
    ledger.unanswered.delete(command.commandId);
    ledger.accepted.set(command.commandId, command);
  }
}

export async function killRounds({ path, rounds, chance, told }: KillOptions): Promise<KillFigures> {
  const ledger = new Ledger();
  let client = new StoreClient(path);
  await client.opened;
  for (let index = 0; index < 2; index += 1) {
    const created = await client.call('createTenant', ledger.world.newTenant());
    assert.ok(created.kind === 'created');
    ledger.homes.push({ tenantId: created.tenant.tenantId, connectorId: created.connector.connectorId });
  }
  for (let round = 1; round <= rounds; round += 1) {
    if (round % ROUNDS_PER_EARLY_KILL === 0) await pause(chance() * OPENING_MS_MAX);
    else {
      await client.opened;
      await untilKilled(retry(client, ledger));
      const work = [
        ...Array.from({ length: CALLERS }, () => post(client, ledger)),
        ...ledger.homes.map((home) => serve(client, ledger, home)),
      ].map(untilKilled);
      await pause(chance() * LOAD_MS_MAX);
      await client.kill();
      await Promise.all(work);
    }
    await client.kill();
    inspect(path, ledger);
    told?.(
      `round ${round}: ${ledger.accepted.size} accepted, ${ledger.finished.size} finished, ${ledger.unanswered.size} unanswered`,
    );
    client = new StoreClient(path);
  }
  await client.opened;
  await retry(client, ledger);
  await client.kill();
  inspect(path, ledger);
  const { accepted, finished, unansweredCount } = ledger;
  return { kills: rounds, accepted: accepted.size, finished: finished.size, unanswered: unansweredCount };
}
