import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { folderAt } from '../config.ts';
import { listedCompanies, pauseReason, putCompany, removeCompany, setWorkingHours, workingHours } from './company-list.ts';

const path = mkdtempSync(join(tmpdir(), 'company-list-'));
after(() => rmSync(path, { recursive: true }));
const folder = folderAt(path);
const content = (): Record<string, unknown> => JSON.parse(readFileSync(folder.companies, 'utf8'));

const book = (companyId: string, settings = {}) => ({ companyId, name: companyId, driver: 'embedded', settings });

test('books are added, changed and removed, and what others wrote into the file stays', () => {
  assert.deepEqual(listedCompanies(folder), []);
  writeFileSync(folder.companies, JSON.stringify({ updates: 'off', companies: [] }));
  for (const one of [book('A'), book('B'), { ...book('A', { path: 'x' }), name: 'Again' }])
    assert.equal(putCompany(folder, one), null);
  assert.deepEqual(content(), {
    updates: 'off',
    companies: [
      { companyId: 'A', name: 'Again', driver: 'embedded', settings: { path: 'x' } },
      { companyId: 'B', name: 'B', driver: 'embedded' },
    ],
  });
  setWorkingHours(folder, { isPaused: true, quietHours: '22:00-06:00' });
  assert.deepEqual(workingHours(folder), { isPaused: true, quietHours: '22:00-06:00' });
  removeCompany(folder, 'A');
  setWorkingHours(folder, { isPaused: false, quietHours: null });
  assert.deepEqual(content(), { updates: 'off', companies: [{ companyId: 'B', name: 'B', driver: 'embedded' }] });
});

test('a file that is not right is not overwritten', () => {
  const broken = '{ "companies": [ { "companyId": 7 } ] }';
  writeFileSync(folder.companies, broken);
  assert.ok(putCompany(folder, book('C')) !== null && removeCompany(folder, 'B') !== null);
  assert.equal(readFileSync(folder.companies, 'utf8'), broken);
  writeFileSync(folder.companies, 'not JSON');
  assert.deepEqual(workingHours(folder), { isPaused: false, quietHours: null });
});

test('quiet hours hold from their beginning to their end, over midnight too', () => {
  const at = (quietHours: string | null, time: string) =>
    pauseReason({ isPaused: false, quietHours }, new Date(`2026-11-16T${time}:00`), 'KEDAI-PC');
  assert.deepEqual(
    ['21:59', '22:00', '23:59', '00:00', '05:59', '06:00'].map((time) => at('22:00-06:00', time) !== null),
    [false, true, true, true, true, false],
  );
  assert.deepEqual(
    ['00:59', '01:00', '04:59', '05:00'].map((time) => at('01:00-05:00', time)),
    [null, 'Quiet hours until 05:00.', 'Quiet hours until 05:00.', null],
  );
  assert.equal(at('05:00-05:00', '05:00'), null);
  assert.equal(at(null, '05:00'), null);
  assert.equal(pauseReason({ isPaused: true, quietHours: null }, new Date(0), 'KEDAI-PC'), 'Paused on KEDAI-PC.');
});
