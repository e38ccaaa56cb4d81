import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { after, test } from 'node:test';
import { DAY_MS } from '@ledgerline/contract';
import { exerciseArtifactFiles, type OpenedFiles, sha256Of } from '../../conformance/artifact-files.ts';
import { systemRandomness } from '../system/randomness.ts';
import { openArtifactFolder } from './folder.ts';

const home = mkdtempSync(join(tmpdir(), 'ledgerline-folder-'));
after(() => rmSync(home, { recursive: true }));

let folders = 0;
async function fresh(): Promise<OpenedFiles & { readonly folder: string }> {
  folders += 1;
  const folder = join(home, String(folders));
  return {
    folder,
    files: await openArtifactFolder(folder, systemRandomness, Date.now()),
    now: Date.now,
    contents: async () => filesIn(folder),
    damage: async (sha256) => writeFileSync(join(folder, sha256.slice(0, 2), sha256), 'as it Was'),
  };
}

/** Every file in the folder, drafts included. */
const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);

exerciseArtifactFiles(fresh);

test('a draft that is being written stays, even when it is days old by the clock', async () => {
  const { files } = await fresh();
  const content = new PassThrough();
  const stored = files.put(content, 1_000);
  content.write('first ');
  await files.clearDrafts(Date.now() + 3 * DAY_MS);
  content.end('last');
  assert.deepEqual(await stored, { sha256: sha256Of('first last'), size: 10 });
});

test('drafts of uploads that crashed are cleared away at the next start; those of others under way are left', async () => {
  const { folder } = await fresh();
  const [old, young] = [join(folder, 'incoming', 'old'), join(folder, 'incoming', 'young')];
  for (const draft of [old, young]) writeFileSync(draft, 'x');
  utimesSync(old, 0, 0);
  await openArtifactFolder(folder, systemRandomness, Date.now());
  assert.deepEqual(filesIn(folder), ['young']);
});

test('no other user of the machine can read a file', { skip: process.platform === 'win32' }, async () => {
  const { folder, files } = await fresh();
  const stored = await files.put(Readable.from([Buffer.from('private')]), 100);
  assert.ok(typeof stored === 'object');
  const place = join(folder, stored.sha256.slice(0, 2), stored.sha256);
  assert.equal(statSync(place).mode & 0o077, 0);
});
