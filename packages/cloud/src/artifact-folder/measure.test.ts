import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { FolderMeasure } from './measure.ts';

test('the first look counts every file, later ones a part at a time, until all that came and went is known', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'measure-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const shelf = (index: number): string => join(folder, index.toString(16).padStart(2, '0'));
  const put = (index: number, name: string, bytes: number): void => {
    mkdirSync(shelf(index), { recursive: true });
    writeFileSync(join(shelf(index), name), Buffer.alloc(bytes));
  };
  mkdirSync(join(folder, 'incoming'));
  writeFileSync(join(folder, 'incoming', 'draft'), 'counts only once it is whole');
  for (let index = 0; index < 40; index += 1) put(index, 'first', 10);
  const measure = new FolderMeasure(folder);
  const look = () => measure.look(new AbortController().signal);
  assert.deepEqual(await look(), { bytes: 400, files: 40 });
  for (let index = 0; index < 40; index += 1) put(index, 'second', 5);
  rmSync(join(shelf(39), 'first'));
  put(200, 'new', 1);
  const looks: number[] = [];
  for (let count = 0; count < 3; count += 1) looks.push((await look()).files);
  assert.deepEqual(looks, [56, 72, 80]);
  assert.deepEqual(await look(), { bytes: 591, files: 80 });
  assert.deepEqual(await measure.look(AbortSignal.abort()), { bytes: 591, files: 80 });
});
