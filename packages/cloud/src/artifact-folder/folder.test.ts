import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { after, test } from 'node:test';
import { DAY_MS } from '@ledgerline/contract';
import type { ArtifactFiles, ByteRange } from '../store/artifact-files.ts';
import { systemRandomness } from '../system/randomness.ts';
import { openArtifactFolder } from './folder.ts';

const home = mkdtempSync(join(tmpdir(), 'ledgerline-folder-'));
after(() => rmSync(home, { recursive: true }));

let folders = 0;
async function fresh(): Promise<{ readonly folder: string; readonly files: ArtifactFiles }> {
  folders += 1;
  const folder = join(home, String(folders));
  return { folder, files: await openArtifactFolder(folder, systemRandomness, Date.now()) };
}

/** Every file in the folder, drafts included. */
const contents = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);

const chunks = (bytes: Buffer, size: number): Readable =>
  Readable.from(
    Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) => bytes.subarray(index * size, (index + 1) * size)),
  );

async function read(files: ArtifactFiles, sha256: string, range?: ByteRange): Promise<Buffer | null> {
  const stream = await files.open(sha256, range);
  return stream && buffer(stream);
}

test('bytes come back as they were put, under their SHA-256, whole or in part', async () => {
  const { folder, files } = await fresh();
  const bytes = randomBytes(300_000);
  const stored = await files.put(chunks(bytes, 65_536), 1_000_000);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  assert.deepEqual(stored, { sha256, size: bytes.length });
  assert.deepEqual(await read(files, sha256), bytes);
  assert.deepEqual(await read(files, sha256, { start: 100, end: 299 }), bytes.subarray(100, 300));
  assert.deepEqual(contents(folder), [sha256]);
});

test('the same bytes twice are one file, and an empty file is one too', async () => {
  const { folder, files } = await fresh();
  const puts = await Promise.all([1, 2, 3].map(() => files.put(Readable.from([Buffer.from('same')]), 100)));
  assert.equal(new Set(puts.map((put) => JSON.stringify(put))).size, 1);
  const empty = await files.put(Readable.from([]), 100);
  assert.ok(typeof empty === 'object' && empty.size === 0);
  assert.equal(contents(folder).length, 2);
});

test('what is too large leaves nothing behind, and its sender is not cut off', async () => {
  const { folder, files } = await fresh();
  const stream = chunks(Buffer.alloc(1_000), 100);
  assert.equal(await files.put(stream, 500), 'too_large');
  assert.equal(stream.destroyed, false);
  assert.deepEqual(contents(folder), []);
  assert.equal(typeof (await files.put(chunks(Buffer.alloc(1_000), 100), 1_000)), 'object');
});

test('an upload that breaks off leaves nothing behind', async () => {
  const { folder, files } = await fresh();
  const stream = new Readable({ read() {} });
  stream.push(Buffer.from('half'));
  const put = files.put(stream, 1_000);
  setImmediate(() => stream.destroy(Object.assign(new Error('aborted'), { code: 'ECONNRESET' })));
  assert.equal(await put, 'broken_off');
  assert.deepEqual(contents(folder), []);
});

test('a name that is not a hash opens nothing', async () => {
  const { folder, files } = await fresh();
  writeFileSync(join(folder, 'secret'), 'x');
  for (const name of ['', '..', '../secret', 'secret', 'A'.repeat(64), '0'.repeat(64), `${'0'.repeat(62)}/..`]) {
    assert.equal(await read(files, name), null, name);
  }
});

test('a draft that is being written stays, even when it is days old by the clock', async () => {
  const { files } = await fresh();
  const content = new PassThrough();
  const stored = files.put(content, 1_000);
  content.write('first ');
  await files.clearDrafts(Date.now() + 3 * DAY_MS);
  content.end('last');
  const sha256 = createHash('sha256').update('first last').digest('hex');
  assert.deepEqual(await stored, { sha256, size: 10 });
});

test('drafts of uploads that crashed are cleared away at the next start; those of others under way are left', async () => {
  const { folder } = await fresh();
  const [old, young] = [join(folder, 'incoming', 'old'), join(folder, 'incoming', 'young')];
  for (const draft of [old, young]) writeFileSync(draft, 'x');
  utimesSync(old, 0, 0);
  await openArtifactFolder(folder, systemRandomness, Date.now());
  assert.deepEqual(contents(folder), ['young']);
});

test('no other user of the machine can read a file', { skip: process.platform === 'win32' }, async () => {
  const { folder, files } = await fresh();
  const stored = await files.put(Readable.from([Buffer.from('private')]), 100);
  assert.ok(typeof stored === 'object');
  const place = join(folder, stored.sha256.slice(0, 2), stored.sha256);
  assert.equal(statSync(place).mode & 0o077, 0);
});
