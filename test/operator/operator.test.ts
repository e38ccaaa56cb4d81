import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, before, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { furnishTenant } from '../../packages/cloud/conformance/furnished-tenant.ts';
import { openRecordedStore } from '../../packages/cloud/conformance/recorded-store.ts';
import { World } from '../../packages/cloud/conformance/world.ts';
import {
  type CloudProcess,
  call,
  inherited,
  reportBooks,
  type SignedUp,
  signUpOver,
  startCloudProcess,
} from '../cloud-process.ts';
import { type PostgresServer, startPostgres } from '../postgres/postgres.ts';

/** An operator backs up, restores, checks and moves a real installation with the program, and breaks each off in the middle. */

const program = new URL('../../packages/cloud/bin/ledgerline-cloud.mjs', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'ledgerline-operator-'));
const data = join(folder, 'data');
const archive = join(folder, 'backup.zip');
const keys = join(folder, 'keys.json');
const PDF = '%PDF-1.4 of a statement';
/** Enough that copying takes longer than ending the process. */
const QUEUED = 2_000;

let postgres: PostgresServer;
let cloud: CloudProcess | null = null;
let tenant: SignedUp;

before(async () => {
  postgres = await startPostgres();
  mkdirSync(data, { recursive: true });
  cloud = await startCloudProcess({ DATA_DIR: data });
  tenant = await signUpOver(cloud.baseUrl, 'owner@example.com');
  await reportBooks(cloud.baseUrl, tenant, ['MAIN']);
  await submit(cloud.baseUrl, ['printed', 'failed', 'running']);
  await carryOut(cloud.baseUrl);
  for (let count = 0; count < QUEUED; count += 500) await submit(cloud.baseUrl, ids(count, count + 500));
  mkdirSync(join(data, 'downloads/connector'), { recursive: true });
  writeFileSync(join(data, 'downloads/connector/build.json'), '{}');
  await cloud.stop();
  // Rows in every table.
  const world = new World(openRecordedStore(join(data, 'ledgerline.db')));
  for (let count = 0; count < 2; count += 1) await furnishTenant(world);
  await world.store.close();
  cloud = await startCloudProcess({ DATA_DIR: data });
});
after(async () => {
  await cloud?.kill();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

const ids = (from: number, to: number): readonly string[] =>
  Array.from({ length: to - from }, (_, index) => `queued-${from + index}`);

async function submit(baseUrl: string, commandIds: readonly string[]): Promise<void> {
  const commands = commandIds.map((commandId) => {
    const payload = { q: 'x'.repeat(100) };
    return { commandId, connectorId: tenant.connectorId, companyId: 'MAIN', type: 'read-debtors', payload };
  });
  const { status, body } = await call(baseUrl, 'POST', '/v1/commands/batch?accept=all', tenant.tenantKey, { commands });
  assert.equal(status, 200, JSON.stringify(body));
}

/** One command ends with a file, one fails, one stays with the connector. */
async function carryOut(baseUrl: string): Promise<void> {
  const path = `/connectors/${tenant.connectorId}/commands`;
  await call(baseUrl, 'GET', `${path}/next?max=3`, tenant.connectorKey);
  const uploaded = await fetch(`${baseUrl}${path}/printed/artifact`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${tenant.connectorKey}`, 'content-type': 'application/pdf' },
    body: PDF,
  });
  assert.equal(uploaded.status, 200);
  const done = { status: 'done', result: { ok: true, rows: [], count: 0, nextCursor: null } };
  await call(baseUrl, 'POST', `${path}/printed/result`, tenant.connectorKey, done);
  const failed = { status: 'failed', error: { code: 'NOT_FOUND', message: 'It is not there.', outcome: 'not_applied' } };
  await call(baseUrl, 'POST', `${path}/failed/result`, tenant.connectorKey, failed);
}

interface Ended {
  readonly code: number | null;
  readonly output: string;
}

function start(words: readonly string[], settings: Readonly<Record<string, string>>): ChildProcess {
  const environment = { ...inherited, DATA_DIR: data, ...settings };
  return spawn(process.execPath, [program, ...words], { env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
}

async function run(words: readonly string[], settings: Readonly<Record<string, string>> = {}): Promise<Ended> {
  const child = start(words, settings);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  const [code] = await once(child, 'close');
  return { code, output };
}

/** The program needs the processor that looking at once would take. */
const LOOK_AGAIN_MS = 1;

/** Ends the program as a power cut would, as soon as something is so. */
async function killWhen(
  words: readonly string[],
  settings: Readonly<Record<string, string>>,
  isSo: () => boolean,
): Promise<boolean> {
  const child = start(words, settings);
  let hasEnded = false;
  child.once('exit', () => {
    hasEnded = true;
  });
  while (!hasEnded && !isSo()) await pause(LOOK_AGAIN_MS);
  const isKilled = !hasEnded;
  child.kill('SIGKILL');
  if (!hasEnded) await once(child, 'exit');
  return isKilled;
}

/** What callers and connectors meet on an installation that was restored or moved. */
async function assertServes(baseUrl: string): Promise<void> {
  const file = await fetch(`${baseUrl}/v1/commands/printed/artifact`, {
    headers: { authorization: `Bearer ${tenant.tenantKey}` },
  });
  assert.deepEqual([file.status, await file.text()], [200, PDF]);
  const stateOf = async (commandId: string) => {
    const { body } = await call(baseUrl, 'GET', `/v1/commands/${commandId}`, tenant.tenantKey);
    return (body.command as { status: string }).status;
  };
  const states = await Promise.all(['printed', 'failed', 'queued-0', `queued-${QUEUED - 1}`].map(stateOf));
  assert.deepEqual(states, ['done', 'failed', 'queued', 'queued']);
  // A machine that is slow comes here after the lease has ended.
  assert.match(await stateOf('running'), /^(running|queued)$/);
  const next = await call(baseUrl, 'GET', `/connectors/${tenant.connectorId}/commands/next?max=3`, tenant.connectorKey);
  const delivered = (next.body.commands as { commandId: string }[]).map(({ commandId }) => commandId);
  assert.deepEqual(delivered.filter((commandId) => commandId !== 'running').slice(0, 2), ['queued-0', 'queued-1']);
  await submit(baseUrl, ['after']);
  assert.equal(await stateOf('after'), 'queued');
}

test('a backup of a running cloud is killed, made again, checked and restored, and the restored cloud serves', async () => {
  const isKilled = await killWhen(['backup', '--to', archive, '--keys', keys], {}, () => existsSync(`${archive}.part`));
  assert.ok(isKilled, 'It was ended in the middle.');
  assert.equal(existsSync(archive), false);
  const made = await run(['backup', '--to', archive, '--keys', keys]);
  assert.equal(made.code, 0, made.output);
  assert.match(made.output, /read back/);
  assert.deepEqual(
    readdirSync(folder).filter((name) => name.includes('.part')),
    [],
  );
  assert.match((await run(['backup', '--to', archive])).output, /exists already/);

  const restored = join(folder, 'restored');
  const withoutKeys = await run(['restore', '--from', archive], { DATA_DIR: restored });
  assert.equal(withoutKeys.code, 1);
  assert.match(withoutKeys.output, /--keys/);
  const words = ['restore', '--from', archive, '--keys', keys];
  const wasKilled = await killWhen(words, { DATA_DIR: restored }, () => existsSync(join(restored, 'ledgerline.db.restoring')));
  assert.ok(wasKilled, 'It was ended in the middle.');
  assert.equal(existsSync(join(restored, 'ledgerline.db')), false);
  const again = await run(words, { DATA_DIR: restored });
  assert.equal(again.code, 0, again.output);
  assert.match((await run(words, { DATA_DIR: restored })).output, /has a database already/);
  assert.ok(existsSync(join(restored, 'downloads/connector/build.json')));

  const second = await startCloudProcess({ DATA_DIR: restored });
  try {
    await assertServes(second.baseUrl);
    assert.match((await run(words, { DATA_DIR: restored })).output, /is running/);
  } finally {
    await second.stop();
  }
  await assertCheckFindsDamage(restored);
});

async function assertCheckFindsDamage(restored: string): Promise<void> {
  const sound = await run(['check'], { DATA_DIR: restored });
  assert.equal(sound.code, 0, sound.output);
  assert.match(sound.output, /Everything matches its checksum/);
  const database = new DatabaseSync(join(restored, 'ledgerline.db'));
  database.exec(`UPDATE command SET payload = '{"q":"y"}' WHERE command_id = 'queued-7'`);
  database.close();
  rmSync(join(restored, 'artifacts'), { recursive: true });
  const damaged = await run(['check'], { DATA_DIR: restored });
  assert.equal(damaged.code, 1);
  assert.match(damaged.output, /The payload of command queued-7 is damaged/);
  assert.match(damaged.output, /The file [0-9a-f]{64} of a command is missing/);
  assert.equal((await run(['backup', '--to', join(folder, 'no.zip')], { DATA_DIR: restored })).code, 1);
}

test('a backup that was cut off or changed is refused before anything is restored from it', async () => {
  const cut = join(folder, 'cut.zip');
  copyFileSync(archive, cut);
  truncateSync(cut, statSync(cut).size - 100);
  const target = { DATA_DIR: join(folder, 'from-cut') };
  assert.match((await run(['restore', '--from', cut, '--keys', keys], target)).output, /not a complete backup/);
  const bytes = readFileSync(archive);
  bytes.writeUInt8(bytes.readUInt8(bytes.indexOf(PDF)) ^ 1, bytes.indexOf(PDF));
  writeFileSync(cut, bytes);
  const changed = await run(['restore', '--from', cut, '--keys', keys], target);
  assert.equal(changed.code, 1);
  assert.match(changed.output, /damaged|invalid/i);
  assert.equal(existsSync(join(folder, 'from-cut/ledgerline.db')), false);
});

test('a move to PostgreSQL is killed and repeated, equals the source, and the cloud goes on there', async () => {
  const url = await postgres.createDatabase();
  const words = ['move', '--to', url];
  const whileRunning = await run(words);
  assert.equal(whileRunning.code, 1);
  assert.match(whileRunning.output, /Stop it first/);
  await cloud?.stop();
  cloud = null;

  const child = start(words, {});
  await once(child.stdout ?? child, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
  assert.deepEqual(await rowsOf(url, 'SELECT tenant_id FROM tenant'), []);
  const moved = await run(words);
  assert.equal(moved.code, 0, moved.output);
  assert.match(moved.output, /all equal/);
  const again = await run(words);
  assert.equal(again.code, 0, again.output);
  assert.match(again.output, /Moved before; compared again/);
  const counted = 'SELECT sum(queued)::INT AS queued, sum(running)::INT AS running FROM queue_count';
  const real = `SELECT count(*) FILTER (WHERE status = 'queued')::INT AS queued, count(*) FILTER (WHERE status = 'running')::INT AS running FROM command`;
  assert.deepEqual(await rowsOf(url, counted), await rowsOf(url, real));

  await assert.rejects(startCloudProcess({ DATA_DIR: data }), 'The old installation does not start.');
  await assert.rejects(startCloudProcess({ DATA_DIR: data, DATABASE_URL: url }), 'Its files are still in the folder.');
  // As the docs write it: a path from where the operator is.
  const files = ['move-files', '--from', relative(process.cwd(), join(data, 'artifacts')), '--to', 'database'];
  const filed = await run(files, { DATABASE_URL: url });
  assert.equal(filed.code, 0, filed.output);
  const node = await startCloudProcess({ DATA_DIR: data, DATABASE_URL: url });
  try {
    await assertServes(node.baseUrl);
  } finally {
    await node.stop();
  }
  assert.equal((await run(['check'], { DATABASE_URL: url })).code, 0);
  const other = await run(words);
  assert.equal(other.code, 1);
  assert.match(other.output, /has data of its own/);
});

async function rowsOf(url: string, sql: string): Promise<readonly object[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<object>(sql)).rows;
  } finally {
    await client.end();
  }
}

test('wrong usage ends with code 2 and says what there is', async () => {
  for (const words of [['back-up'], ['backup'], ['backup', '--form', 'x'], ['move']]) {
    const { code, output } = await run(words);
    assert.equal(code, 2, words.join(' '));
    assert.match(output, /Usage: ledgerline-cloud/);
  }
});
