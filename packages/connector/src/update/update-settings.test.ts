import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { isProblems } from '../config.ts';
import { isUpdateTime, readUpdateSettings } from './update-settings.ts';

const root = mkdtempSync(join(tmpdir(), 'update-settings-'));
after(() => rmSync(root, { recursive: true }));

const settings = (content: object) => {
  const path = join(root, 'companies.json');
  writeFileSync(path, JSON.stringify({ companies: [], ...content }));
  return readUpdateSettings(path);
};

const at = (time: string): Date => new Date(`2026-11-16T${time}:00`);

test('a connector updates itself at any time unless its file says otherwise', () => {
  assert.equal(isUpdateTime(settings({}), at('12:00')), true);
  assert.equal(isUpdateTime(settings({ updates: 'auto' }), at('12:00')), true);
  assert.equal(isUpdateTime(settings({ updates: 'off' }), at('12:00')), false);
});

test('hours are those of the machine and can run past midnight', () => {
  const early = settings({ hours: '01:00-05:00' });
  assert.deepEqual(
    ['00:59', '01:00', '04:59', '05:00'].map((time) => isUpdateTime(early, at(time))),
    [false, true, true, false],
  );
  const night = settings({ hours: '22:30-04:00' });
  assert.deepEqual(
    ['22:29', '22:30', '00:00', '03:59', '04:00'].map((time) => isUpdateTime(night, at(time))),
    [false, true, true, true, false],
  );
});

test('settings that make no sense are named, and nothing is updated', () => {
  for (const content of [{ updates: 'never' }, { hours: '25:00-01:00' }, { hours: 'night' }, { hours: 3 }]) {
    const read = settings(content);
    assert.ok(isProblems(read), JSON.stringify(content));
    assert.equal(isUpdateTime(read, at('12:00')), false);
  }
});
