/** What a driver that watches a book finds reaches the cloud, in order and once. The driver is a real program. */

import assert from 'node:assert/strict';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import type { ChangeReceipt, ChangesBody, ReportedBookChanges } from '@ledgerline/contract';
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

  async sendChanges({ books }: ChangesBody) {
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
  return { feed, sender, notebook };
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

test('a driver that goes in circles is ended, and the cloud is told that it failed', async (t) => {
  const { feed, sender, notebook } = watching(t, 'featured-driver', '--break=changes');
  sender.watch([{ companyId: 'A', cursor: null }]);
  await feed.until(() => feed.cursor !== null);
  appendFileSync(notebook, 'one\n');
  await feed.until(() => feed.reports.some(({ reason }) => reason === 'driver_failed'));
  assert.deepEqual(feed.keys, []);
});

test('a package that does not report changes is named as such', async (t) => {
  const { feed, sender } = watching(t, 'reference-driver');
  sender.watch([{ companyId: 'A', cursor: null }]);
  await feed.until(() => feed.reports.length > 0);
  assert.deepEqual(feed.reports, [{ companyId: 'A', from: null, to: null, changes: [], reason: 'unsupported' }]);
});
