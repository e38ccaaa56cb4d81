/** What every place for the files of commands must do. Run against a folder, the tables of PostgreSQL and an object store. */

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { test } from 'node:test';
import { DAY_MS } from '@ledgerline/contract';
import type { ArtifactFiles, ByteRange } from '../src/store/artifact-files.ts';
import { StoreDamaged } from '../src/store/store-damage.ts';

export interface OpenedFiles {
  readonly files: ArtifactFiles;
  /** The time that files are put by. */
  now(): number;
  /** Everything that is stored, drafts and what is aside included, each by some name. */
  contents(): Promise<readonly string[]>;
  /** Changes one byte of a stored file behind its back. */
  damage(sha256: string): Promise<void>;
}

const FILE_BYTES_MAX = 1_000_000;

const chunks = (bytes: Buffer, size: number): Readable =>
  Readable.from(
    Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) => bytes.subarray(index * size, (index + 1) * size)),
  );

export const sha256Of = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex');

async function read(files: ArtifactFiles, sha256: string, range?: ByteRange): Promise<Buffer | null> {
  const stream = await files.open(sha256, range);
  return stream && buffer(stream);
}

async function putText(files: ArtifactFiles, text: string): Promise<string> {
  const stored = await files.put(Readable.from([Buffer.from(text)]), FILE_BYTES_MAX);
  assert.ok(typeof stored === 'object');
  return stored.sha256;
}

/** `fresh` opens an empty place. */
export function exerciseArtifactFiles(fresh: () => Promise<OpenedFiles>): void {
  test('bytes come back as they were put, under their SHA-256, whole or in part', async () => {
    const { files, contents } = await fresh();
    const bytes = Buffer.from(Array.from({ length: 600_000 }, (_, at) => (at * 31 + (at >> 8)) % 256));
    const sha256 = sha256Of(bytes);
    assert.deepEqual(await files.put(chunks(bytes, 65_536), FILE_BYTES_MAX), { sha256, size: bytes.length });
    assert.ok((await read(files, sha256))?.equals(bytes));
    for (const [start, end] of [
      [0, 0],
      [100, 299],
      [262_143, 262_144],
      [262_144, 524_287],
      [300_000, 599_999],
    ] as const)
      assert.ok((await read(files, sha256, { start, end }))?.equals(bytes.subarray(start, end + 1)), `${start} to ${end}`);
    assert.equal(await files.has(sha256), true);
    assert.equal((await contents()).length, 1);
  });

  test('the same bytes twice are one file, and an empty file is one too', async () => {
    const { files, contents } = await fresh();
    const puts = await Promise.all([1, 2, 3].map(() => putText(files, 'same')));
    assert.equal(new Set(puts).size, 1);
    const empty = await putText(files, '');
    assert.equal((await read(files, empty))?.length, 0);
    assert.equal((await contents()).length, 2);
  });

  test('what is too large leaves nothing behind, and its sender is not cut off', async () => {
    const { files, contents } = await fresh();
    const stream = chunks(Buffer.alloc(1_000), 100);
    assert.equal(await files.put(stream, 500), 'too_large');
    assert.equal(stream.destroyed, false);
    assert.deepEqual(await contents(), []);
    assert.equal(typeof (await files.put(chunks(Buffer.alloc(1_000), 100), 1_000)), 'object');
  });

  test('an upload that breaks off leaves nothing behind', async () => {
    const { files, contents } = await fresh();
    const stream = new Readable({ read() {} });
    stream.push(Buffer.from('half'));
    const put = files.put(stream, 1_000);
    queueMicrotask(() => stream.destroy(Object.assign(new Error('aborted'), { code: 'ECONNRESET' })));
    assert.equal(await put, 'broken_off');
    assert.deepEqual(await contents(), []);
  });

  test('a name that is not a hash opens nothing', async () => {
    const { files } = await fresh();
    for (const name of ['', '..', '../secret', 'secret', 'A'.repeat(64), '0'.repeat(64), `${'0'.repeat(62)}/..`])
      assert.equal(await read(files, name), null, name);
  });

  test('a draft that is being written stays when others are cleared', async () => {
    const { files, now } = await fresh();
    const content = new PassThrough();
    const stored = files.put(content, 1_000);
    content.write('first ');
    await files.clearDrafts(now());
    content.end('last');
    assert.deepEqual(await stored, { sha256: sha256Of('first last'), size: 10 });
  });

  test('a digest keeps nothing', async () => {
    const { files, contents } = await fresh();
    const stored = await files.digest(Readable.from([Buffer.from('seen')]), 100);
    assert.deepEqual(stored, { sha256: sha256Of('seen'), size: 4 });
    assert.deepEqual(await contents(), []);
  });

  test('a file that is set aside cannot be opened, and is restored or removed, also by the next process', async () => {
    const { files, contents } = await fresh();
    const sha256 = await putText(files, 'moved');
    const aside = await files.setAside(sha256);
    assert.equal(await read(files, sha256), null);
    assert.equal(await files.setAside(sha256), null);
    await aside?.restore();
    assert.equal(String(await read(files, sha256)), 'moved');
    await aside?.restore();
    assert.deepEqual(await files.leftAside(), []);
    await files.setAside(sha256);
    const [left] = await files.leftAside();
    assert.equal(left?.sha256, sha256);
    // The same bytes come again meanwhile: they stay, whatever becomes of those aside.
    await putText(files, 'moved');
    await left?.restore();
    assert.equal(String(await read(files, sha256)), 'moved');
    await (await files.setAside(sha256))?.remove();
    for (const other of await files.leftAside()) await other.remove();
    assert.deepEqual(await contents(), []);
  });

  test('old files are gone through a part at a time, and young ones are not among them', async () => {
    const { files, now } = await fresh();
    const put = [];
    for (let count = 0; count < 20; count += 1) put.push(await putText(files, `file ${count}`));
    const found = new Set<string>();
    for (let call = 0; call < 70 && found.size < put.length; call += 1)
      for (const sha256 of await files.someOldFiles(now() + 8 * DAY_MS)) found.add(sha256);
    assert.deepEqual([...found].toSorted(), put.toSorted());
    for (let call = 0; call < 64; call += 1) assert.deepEqual(await files.someOldFiles(now()), []);
  });

  test('what is there is counted, without what is aside', async () => {
    const { files } = await fresh();
    for (const text of ['one', 'two', 'three']) await putText(files, text);
    await files.setAside(sha256Of('two'));
    assert.deepEqual(await files.measure(new AbortController().signal), { bytes: 8, files: 2 });
    assert.equal(await files.roomProblem(), null);
  });

  test('a damaged file is reported and not sent', async () => {
    const { files, damage } = await fresh();
    const sha256 = await putText(files, 'as it was');
    await damage(sha256);
    await assert.rejects(files.open(sha256), StoreDamaged);
  });
}
