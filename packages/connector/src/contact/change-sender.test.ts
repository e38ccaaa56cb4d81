/** What a driver that watches a book finds reaches the cloud, in order and once. The driver is a real program. */

import assert from 'node:assert/strict';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { type ChangeReceipt, ChangesBody, limits, type ReportedBookChanges } from '@ledgerline/contract';
import { Value } from 'typebox/value';
import { systemClock, systemTimers } from '../clock.ts';
import type { Cloud } from '../cloud.ts';
import { externalDrivers } from '../drivers/external.ts';
import { printDocument } from '../drivers/printing.ts';
import { DriverPool } from '../execution/driver-pool.ts';
import { silentLog } from '../log.ts';
import { systemRandomness } from '../randomness.ts';
import { ChangeSender } from './change-sender.ts';

const folder = mkdtempSync(join(tmpdir(), 'change-sender-'));
after(() => rmSync(folder, { recursive: true }));

const driver = (name: string): string => join(import.meta.dirname, `../../testing/${name}.ts`);

/** The side of the cloud: takes what continues its cursor, and refuses everything else with the cursor that it has. */
class Feed implements Pick<Cloud, 'sendChanges'> {
  cursor: string | null = null;
  readonly reports: ReportedBookChanges[] = [];
  #wake: () => void = () => undefined;

  async sendChanges(body: ChangesBody) {
    assert.ok(Value.Check(ChangesBody, body), JSON.stringify(body).slice(0, 1_000));
    const { books } = body;
    const value: ChangeReceipt[] = [];
    for (const book of books) {
      const { companyId, from, to } = book;
      const ok = from === this.cursor;
      if (ok) this.cursor = to;
      if (ok) this.reports.push(book);
      value.push({ companyId, ok, cursor: this.cursor, statusCode: ok ? 200 : 409 });
    }
    this.#wake();
    return { kind: 'ok', value } as const;
  }

  get keys(): readonly string[] {
    return this.reports.flatMap(({ changes }) => changes.map(({ key }) => key));
  }

  async until(isThere: () => boolean): Promise<void> {
    while (!isThere()) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }
}

function watching(t: { after: (end: () => unknown) => void }, program: string, ...flags: readonly string[]) {
  const notebook = join(folder, `${program}${flags.join()}.notes`);
  const settings = { command: process.execPath, parameters: [driver(program), ...flags], notebook };
  const external = externalDrivers({
    timers: systemTimers,
    log: silentLog,
    connectorBuild: 'test',
    environment: process.env,
    artifactsFolder: join(folder, 'artifacts'),
    changesFolder: join(folder, 'changes'),
    picturesFolder: join(folder, 'logs'),
    print: printDocument,
  });
  const options = { clock: systemClock, factories: { external }, idleCloseMs: Number.POSITIVE_INFINITY };
  const pool = new DriverPool(options, [{ companyId: 'A', name: 'A', driver: 'external', settings }]);
  const feed = new Feed();
  const tools = { clock: systemClock, timers: systemTimers, randomness: systemRandomness, log: silentLog };
  const sender = new ChangeSender({ ...tools, cloud: feed, pool, opensBooks: true });
  sender.start();
  t.after(async () => {
    sender.stop();
    await sender.ended;
  });
  return { feed, sender, notebook, pool };
}

test('changes that a driver finds are sent once and in order, from the position that the cloud has', async (t) => {
  const { feed, sender, notebook } = watching(t, 'featured-driver');
  sender.watch([{ companyId: 'A', cursor: null }]);
  await feed.until(() => feed.cursor !== null);
  assert.deepEqual(feed.reports[0]?.resync, [{ scope: 'book', reason: 'enabled' }]);
  appendFileSync(notebook, 'one\ntwo\n');
  await feed.until(() => feed.keys.length >= 2);
  appendFileSync(notebook, 'three\n');
  await feed.until(() => feed.keys.length >= 3);
  assert.deepEqual(feed.keys, ['one', 'two', 'three']);
  assert.ok(feed.reports.every(({ reason }) => reason === undefined));
});

for (const [what, flaw, notes, told] of [
  ['repeats a position', 'changes', ['one'], []],
  ['goes backwards', 'backwards', ['one', 'two'], ['one']],
  ['floods', 'flood', Array.from({ length: 501 }, (_, note) => `note ${note}`), []],
] as const)
  test(`a driver that ${what} is ended, the cloud is told that it failed, and commands go on`, async (t) => {
    const { feed, sender, notebook, pool } = watching(t, 'featured-driver', `--break=${flaw}`);
    sender.watch([{ companyId: 'A', cursor: null }]);
    await feed.until(() => feed.cursor !== null);
    appendFileSync(notebook, `${notes.join('\n')}\n`);
    await feed.until(() => feed.reports.some(({ reason }) => reason === 'driver_failed'));
    assert.deepEqual(feed.keys, told);
    const opening = await pool.open('A');
    const driver = opening.kind === 'opened' ? opening.driver : assert.fail(opening.kind);
    t.after(() => driver.close());
    const command = { commandId: 'read', companyId: 'A', type: 'read-debtors', mode: 'read', payload: {} } as const;
    assert.equal((await driver.execute(command)).kind, 'responded');
  });

test('a key that is too long is cut and marked, and one that cannot be stored is made storable', async (t) => {
  const { feed, sender, notebook } = watching(t, 'featured-driver', '--long');
  sender.watch([{ companyId: 'A', cursor: null }]);
  await feed.until(() => feed.cursor !== null);
  const most = limits.changeKeyCharactersMax;
  // The cut would leave the first half of a character of two halves.
  appendFileSync(notebook, `${'x'.repeat(10_000)}\na\0b\n\0\n${'x'.repeat(most - 2)}${'🧾'.repeat(most)}\n`);
  await feed.until(() => feed.keys.length >= 4);
  assert.deepEqual(feed.keys, [`${'x'.repeat(most - 1)}…`, 'ab', '…', `${'x'.repeat(most - 2)}\ufffd…`]);
});

test('a package that does not report changes is named as such', async (t) => {
  const { feed, sender } = watching(t, 'reference-driver');
  sender.watch([{ companyId: 'A', cursor: null }]);
  await feed.until(() => feed.reports.length > 0);
  assert.deepEqual(feed.reports, [{ companyId: 'A', from: null, to: null, changes: [], reason: 'unsupported' }]);
});
