import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { after, before, test } from 'node:test';
import { DAY_MS } from '@ledgerline/contract';
import { openTestServer, type TestServer, type TestTenant } from '../../../testing/test-server.ts';
import { sweepArtifacts } from '../../delivery/artifact-sweep.ts';

/** What uploads leave on the disk, and how much of it a tenant can have. */

const QUOTA_MB = 1;
const KIB = 1024;
let server: TestServer;
before(async () => {
  server = await openTestServer({ settings: { uploadMebibytesPerDay: QUOTA_MB } });
});
after(() => server.close());

async function running(home: TestTenant): Promise<string> {
  const { commandId } = (await server.submit(home)).json().command;
  await server.next(home);
  return commandId;
}

const upload = (home: TestTenant, commandId: string, body: Buffer | string) =>
  server.call('PUT', `/connectors/${home.connectorId}/commands/${commandId}/artifact`, {
    key: home.connectorKey,
    body,
    headers: { 'content-type': 'application/pdf' },
  });

const download = async (home: TestTenant, commandId: string): Promise<number> =>
  (await server.call('GET', `/v1/commands/${commandId}/artifact`, { key: home.tenantKey })).statusCode;

const end = (home: TestTenant, commandId: string) => server.report(home, commandId, { status: 'done', result: { ok: true } });

const hashOf = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex');
const pathOf = (sha256: string): string => join(server.artifactFolder, sha256.slice(0, 2), sha256);

/** Every file in the folder, drafts and files on their way out included. */
const files = (): readonly string[] =>
  readdirSync(server.artifactFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
    .toSorted();

/** Goes through all files once. */
async function sweepAll(): Promise<void> {
  for (let part = 0; part < 64; part += 1) await sweepArtifacts(server.context, new AbortController().signal);
}

const age = (path: string): void => utimesSync(path, 0, 0);

test('of the files that were sent for a command the last one is kept, and none that was rejected', async () => {
  const home = await server.household();
  const before = files();
  const [commandId, other] = [await running(home), await running(home)];
  for (const text of ['shared', 'first', 'second', 'third']) assert.equal((await upload(home, commandId, text)).statusCode, 200);
  assert.equal((await upload(home, other, 'shared')).statusCode, 200);
  assert.equal((await upload(home, other, 'third')).statusCode, 200);
  assert.equal((await upload(home, other, 'fourth')).statusCode, 200);
  for (const ended of [commandId, other]) await end(home, ended);
  assert.equal((await upload(home, commandId, 'late')).statusCode, 409);
  assert.equal((await upload(home, 'unheard-of', 'late')).statusCode, 404);
  assert.equal((await upload(home, commandId, 'third')).statusCode, 200, 'the same file again');
  const without = await running(home);
  await end(home, without);
  assert.equal((await upload(home, without, 'late')).statusCode, 409);
  assert.deepEqual(files(), [...before, hashOf('third'), hashOf('fourth')].toSorted());
  assert.deepEqual([await download(home, commandId), await download(home, other)], [200, 200]);
});

test('a tenant can upload so much in a day; what was rejected or broke off does not count, and the next day starts from zero', async () => {
  const [home, neighbour] = [await server.household(), await server.household()];
  const commandId = await running(home);
  const send = (kibibytes: number) => upload(home, commandId, randomBytes(kibibytes * KIB));
  assert.equal((await send(QUOTA_MB * KIB + 100)).statusCode, 200, 'one file is always taken');
  const limited = await send(8);
  assert.deepEqual([limited.statusCode, limited.json().error.code], [429, 'rate_limited']);
  assert.equal(Number(limited.headers['retry-after']), 24 * 3600);
  assert.match(limited.json().error.message, /^An account can upload files of at most 1 MiB in total in a day/);
  const stored = files().length;
  assert.equal((await send(8)).statusCode, 429);
  assert.equal(files().length, stored);
  assert.equal((await upload(neighbour, await running(neighbour), 'theirs')).statusCode, 200);
  await end(home, commandId);
  server.time.advance(DAY_MS);
  const next = await running(home);
  assert.equal((await upload(home, next, randomBytes(1000 * KIB))).statusCode, 200);
  assert.equal((await upload(home, 'unheard-of', randomBytes(20 * KIB))).statusCode, 404);
  assert.equal((await upload(home, next, randomBytes(20 * KIB))).statusCode, 200);
  assert.equal((await upload(home, next, randomBytes(20 * KIB))).statusCode, 429);
});

test('a sweep removes files that no command names, and nothing that one names, after any crash', async () => {
  const home = await server.household();
  const [kept, aside] = [await running(home), await running(home)];
  await upload(home, kept, 'kept by a command');
  await upload(home, aside, 'set aside by a process that died');
  for (const commandId of [kept, aside]) await end(home, commandId);
  const before = files();
  for (const [name, isOld] of [
    ['a file whose row was never written', true],
    ['a file whose row comes in a moment', false],
  ] as const) {
    const stored = await server.context.artifacts.put(Readable.from([Buffer.from(name)]), 1_000);
    assert.ok(typeof stored === 'object');
    if (isOld) age(pathOf(stored.sha256));
  }
  age(pathOf(hashOf('kept by a command')));
  renameSync(
    pathOf(hashOf('set aside by a process that died')),
    join(server.artifactFolder, 'leaving', `${hashOf('set aside by a process that died')}.x`),
  );
  writeFileSync(join(server.artifactFolder, 'leaving', `${'0'.repeat(64)}.y`), 'named by no command');
  writeFileSync(join(server.artifactFolder, 'incoming', 'dead'), 'half a file');
  age(join(server.artifactFolder, 'incoming', 'dead'));
  assert.equal(await download(home, aside), 404);
  await sweepAll();
  assert.deepEqual(files(), [...before, hashOf('a file whose row comes in a moment')].toSorted());
  assert.deepEqual([await download(home, kept), await download(home, aside)], [200, 200]);
});

test('an upload whose file was removed before it was acknowledged is sent again', async () => {
  const home = await server.household();
  const commandId = await running(home);
  const { store } = server.context;
  const attach = store.attachArtifact.bind(store);
  // A sweep that looked before the command named the file, and takes it out of its place right after.
  store.attachArtifact = async (attachment) => {
    const outcome = await attach(attachment);
    await (await server.context.artifacts.setAside(attachment.artifact.sha256))?.remove();
    return outcome;
  };
  const lost = await upload(home, commandId, 'unlucky').finally(() => {
    store.attachArtifact = attach;
  });
  assert.deepEqual([lost.statusCode, lost.json().error.code, lost.headers['retry-after']], [503, 'not_ready', '1']);
  assert.equal((await upload(home, commandId, 'unlucky')).statusCode, 200);
});

test('short of descriptors or room an upload gets 503 with Retry-After and leaves nothing', {
  skip: process.platform === 'win32',
}, () => {
  const script = join(import.meta.dirname, '../../../testing/upload-under-shortage.ts');
  const limited = `ulimit -n 300; ulimit -f 4096; exec "$0" "$1"`;
  const { stdout, stderr } = spawnSync('sh', ['-c', limited, process.execPath, script], { encoding: 'utf8' });
  assert.deepEqual(
    JSON.parse(stdout || 'null'),
    {
      descriptors: { status: 503, code: 'not_ready', retryAfter: '30', files: 0 },
      room: { status: 503, code: 'not_ready', retryAfter: '30', files: 0 },
      after: { status: 200, files: 1 },
    },
    stderr,
  );
});
