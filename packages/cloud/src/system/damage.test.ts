import assert from 'node:assert/strict';
import {
  closeSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Writable } from 'node:stream';
import { after, type TestContext, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { World } from '../../conformance/world.ts';
import { writeEmptyDatabase } from '../../testing/empty-database.ts';
import { freePort } from '../../testing/free-port.ts';
import { startCloud } from '../main.ts';
import { openSqliteStore } from '../sqlite/store.ts';
import { makeLog } from './log.ts';

const folder = mkdtempSync(join(tmpdir(), 'ledgerline-damage-'));
after(() => rmSync(folder, { recursive: true }));

/** The keys of the connectors in these stores were never sealed. */
const settings = { NEW_SECRET_KEY: 'accept', ADDRESS_LIMIT_PER_MINUTE: '0' };

let cut: Promise<string> | null = null;

/** A data directory as a power cut left it, with 300 acknowledged commands. */
async function cutOff(name: string): Promise<string> {
  cut ??= cutOnce();
  const dataDirectory = join(folder, name);
  cpSync(await cut, dataDirectory, { recursive: true });
  return dataDirectory;
}

async function cutOnce(): Promise<string> {
  const live = join(folder, 'live.db');
  writeEmptyDatabase(live);
  const store = openSqliteStore({ path: live, clock: { now: () => Date.UTC(2026, 0, 1) } });
  const world = new World({ store, advance: () => {} });
  const home = await world.signUp();
  const payload = JSON.stringify({ note: 'x'.repeat(2_000) });
  for (let round = 0; round < 30; round += 1)
    await Promise.all(Array.from({ length: 10 }, () => world.accept(world.newCommand(home, { payload }))));
  const dataDirectory = join(folder, 'cut');
  mkdirSync(dataDirectory, { mode: 0o700 });
  for (const suffix of ['', '-wal', '.mark'])
    if (existsSync(`${live}${suffix}`)) copyFileSync(`${live}${suffix}`, join(dataDirectory, `ledgerline.db${suffix}`));
  await store.close();
  return dataDirectory;
}

/** Puts an orderly closed database in place of the one that was cut off. */
async function settle(dataDirectory: string): Promise<void> {
  await openSqliteStore({ path: join(dataDirectory, 'ledgerline.db'), clock: { now: () => Date.UTC(2026, 0, 1) } }).close();
}

function overwrite(file: string, place: number, bytes: Buffer): void {
  const handle = openSync(file, 'r+');
  writeSync(handle, bytes, 0, bytes.length, place);
  closeSync(handle);
}

interface Started {
  readonly lines: () => readonly { readonly level: string; readonly msg?: string }[];
  ask(path: string): Promise<{ readonly status: number; readonly text: string }>;
  /** Asks until the text is there; what changes it is under way. */
  until(path: string, text: RegExp): Promise<string>;
  stop(): Promise<void>;
}

/** The cloud needs the processor that asking at once would take. */
const ASKED_AGAIN_MS = 20;

async function start(t: TestContext, environment: Readonly<Record<string, string>>): Promise<Started> {
  let output = '';
  const log = makeLog(
    new Writable({
      write(chunk, _encoding, done) {
        output += String(chunk);
        done();
      },
    }),
  );
  const cloud = await startCloud({ PORT: String(await freePort()), ...settings, ...environment }, log);
  if ('problems' in cloud) assert.fail(cloud.problems.join());
  t.after(() => cloud.stop());
  const ask: Started['ask'] = async (path) => {
    const response = await fetch(`${cloud.config.baseUrl}${path}`);
    return { status: response.status, text: await response.text() };
  };
  return {
    ask,
    until: async (path, text) => {
      for (;;) {
        const answer = await ask(path);
        if (text.test(answer.text)) return answer.text;
        await pause(ASKED_AGAIN_MS);
      }
    },
    lines: () =>
      output
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    stop: () => cloud.stop(),
  };
}

test('a flipped byte in the log costs acknowledged commands: the start reports how many, and is not ready until that is accepted', async (t) => {
  const dataDirectory = await cutOff('flipped');
  const log = join(dataDirectory, 'ledgerline.db-wal');
  const middle = Math.floor(statSync(log).size / 2);
  overwrite(log, middle, Buffer.from([readFileSync(log)[middle] === 1 ? 2 : 1]));

  const first = await start(t, { DATA_DIR: dataDirectory });
  const ready = await first.ask('/ready');
  assert.equal(ready.status, 503);
  assert.match(JSON.parse(ready.text).error.message, /^Up to \d+ acknowledged commands are missing/);
  assert.equal((await first.ask('/health')).status, 200);
  const line = first.lines().find(({ level, msg }) => level === 'error' && msg?.startsWith('Up to '));
  const damageId = /ACCEPT_DAMAGE=(damage_[0-9a-f]+)\.$/.exec(line?.msg ?? '')?.[1];
  assert.ok(damageId, line?.msg);
  await first.stop();

  const again = await start(t, { DATA_DIR: dataDirectory, ACCEPT_DAMAGE: 'damage_another' });
  assert.equal((await again.ask('/ready')).status, 503, 'a restart fixes nothing');
  await again.stop();

  const accepted = await start(t, { DATA_DIR: dataDirectory, ACCEPT_DAMAGE: damageId });
  assert.equal((await accepted.ask('/ready')).status, 200);
  await accepted.stop();
  const later = await start(t, { DATA_DIR: dataDirectory });
  assert.equal((await later.ask('/ready')).status, 200);
  await later.stop();
  const database = new DatabaseSync(join(dataDirectory, 'ledgerline.db'));
  const audits = database.prepare(`SELECT action, subject FROM audit WHERE action LIKE 'damage.%' ORDER BY rowid`).all();
  database.close();
  assert.deepEqual(
    audits.map((entry) => ({ ...entry })),
    [
      { action: 'damage.noticed', subject: `${damageId} missing_commands` },
      { action: 'damage.accepted', subject: damageId },
    ],
  );
});

test('a zeroed page is found by the check at the start, and the cloud is not ready; a sound file passes', async (t) => {
  const dataDirectory = await cutOff('zeroed');
  await settle(dataDirectory);
  const sound = await start(t, { DATA_DIR: dataDirectory });
  assert.match(await sound.until('/metrics', /ledgerline_database_check_ok/), /^ledgerline_database_check_ok 1$/m);
  assert.equal((await sound.ask('/ready')).status, 200);
  await sound.stop();

  const file = join(dataDirectory, 'ledgerline.db');
  const pages = statSync(file).size / 4096;
  overwrite(file, Math.floor(pages / 2) * 4096, Buffer.alloc(4096));
  const damaged = await start(t, { DATA_DIR: dataDirectory });
  assert.match(await damaged.until('/metrics', /ledgerline_database_check_ok/), /^ledgerline_database_check_ok 0$/m);
  const ready = await damaged.ask('/ready');
  assert.equal(ready.status, 503);
  // A job of the cloud may have met the page before the check did.
  assert.match(ready.text, /The operator must restore a backup or accept the damage\./);
  const damage = JSON.parse(readFileSync(join(dataDirectory, 'damage.json'), 'utf8')) as { findings: { message: string }[] };
  assert.ok(damage.findings.some(({ message }) => message === 'The check of the database found damaged pages.'));
});
