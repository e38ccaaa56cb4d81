import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import type { ReleasedFile } from '@ledgerline/contract';
import { isProblems } from '../config.ts';
import { BuildNotes } from './build-notes.ts';
import { removeOldBuilds, stageBuild } from './stage.ts';

const root = mkdtempSync(join(tmpdir(), 'stage-'));
after(() => rmSync(root, { recursive: true }));

const contents: Readonly<Record<string, string>> = { 'connector.mjs': 'new', 'build.json': '{}', 'assets/fonts/a.ttf': 'font' };
const fileOf = (path: string): ReleasedFile => ({
  path,
  sha256: createHash('sha256')
    .update(contents[path] as string)
    .digest('hex'),
  size: Buffer.byteLength(contents[path] as string),
});
const files = Object.keys(contents).map(fileOf);

function appWith(builds: Readonly<Record<string, Readonly<Record<string, string>>>>): BuildNotes {
  const app = mkdtempSync(join(root, 'app-'));
  for (const [build, held] of Object.entries(builds))
    for (const [path, text] of Object.entries(held)) {
      mkdirSync(join(app, build, path, '..'), { recursive: true });
      writeFileSync(join(app, build, path), text);
    }
  return new BuildNotes(app);
}

/** Sends what is published, and remembers what was asked for. */
function source(fetched: string[], missing: readonly string[] = []) {
  return async (file: ReleasedFile) => {
    fetched.push(file.path);
    const content = Buffer.from(contents[file.path] as string);
    return missing.includes(file.path) ? { problems: ['missing'] } : { content, receivedBytes: 2 };
  };
}

const heldIn = (notes: BuildNotes, build: string): Readonly<Record<string, string>> =>
  Object.fromEntries(files.map(({ path }) => [path, readFileSync(join(notes.app, build, path), 'utf8')]));

test('only files that no build here has are fetched, and then the build is named to the host', async () => {
  const notes = appWith({ old: { 'connector.mjs': 'old', 'assets/fonts/a.ttf': 'font' } });
  const fetched: string[] = [];
  assert.deepEqual(await stageBuild({ build: 'new', files }, { notes, fetchFile: source(fetched) }), { downloadedBytes: 4 });
  assert.deepEqual(fetched.toSorted(), ['build.json', 'connector.mjs']);
  assert.deepEqual(heldIn(notes, 'new'), contents);
  assert.equal(notes.read('next'), 'new');
  assert.deepEqual(readdirSync(notes.app).toSorted(), ['new', 'next', 'old']);
});

test('what arrived before it was cut off is used again, if it is whole', async () => {
  const notes = appWith({ 'new.part': { 'connector.mjs': 'new', 'build.json': '{' } });
  const fetched: string[] = [];
  const cut = await stageBuild({ build: 'new', files }, { notes, fetchFile: source(fetched, ['assets/fonts/a.ttf']) });
  assert.deepEqual([isProblems(cut), notes.read('next')], [true, null]);
  await stageBuild({ build: 'new', files }, { notes, fetchFile: source(fetched) });
  assert.deepEqual(fetched, ['build.json', 'assets/fonts/a.ttf', 'assets/fonts/a.ttf']);
  assert.deepEqual(heldIn(notes, 'new'), contents);
});

test('a build that lies there and is not whole is fetched again; one that is whole is only named', async () => {
  const notes = appWith({ new: { ...contents, 'connector.mjs': 'bad' } });
  const fetched: string[] = [];
  await stageBuild({ build: 'new', files }, { notes, fetchFile: source(fetched) });
  assert.deepEqual([fetched.length, heldIn(notes, 'new')], [3, contents]);
  notes.drop('next');
  await stageBuild({ build: 'new', files }, { notes, fetchFile: source(fetched) });
  assert.deepEqual([fetched.length, notes.read('next')], [3, 'new']);
});

test('builds that no note names are removed after a week', () => {
  const notes = appWith({ running: contents, before: contents, older: contents, fresh: contents, 'stray.part': contents });
  notes.write('current', 'running');
  notes.write('previous', 'before');
  const nowMs = Date.now();
  for (const build of ['running', 'before', 'older', 'stray.part'])
    utimesSync(join(notes.app, build), 0, (nowMs - 8 * 86_400_000) / 1000);
  removeOldBuilds(notes, nowMs);
  assert.deepEqual(readdirSync(notes.app).toSorted(), ['before', 'current', 'fresh', 'previous', 'running']);
});
