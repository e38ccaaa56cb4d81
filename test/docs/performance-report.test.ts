import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { meetsGoal, reportedRows, withTables } from '../../bench/report.ts';
import { nameTenants } from '../../bench/scale/changed-sql.ts';
import { atLeast, atMost } from '../../bench/table.ts';
import '../../packages/cloud/src/postgres/store.ts';

const page = readFileSync(join(import.meta.dirname, '../../docs/performance.md'), 'utf8');

test('no figure of the last report is beyond a goal that was met before', () => {
  const rows = reportedRows(page);
  assert.ok(rows.some(({ verdict }) => verdict === 'met'));
  assert.deepEqual(
    rows.filter(({ verdict }) => verdict === 'no longer met'),
    [],
  );
});

test('the verdicts of the last report follow from its figures', () => {
  const wrong = reportedRows(page).filter(({ figure, goal, verdict }) => {
    const isMet = meetsGoal(figure, goal);
    return isMet !== null && isMet !== (verdict === 'met');
  });
  assert.deepEqual(wrong, []);
});

const title = 'A drain';
const ratio = (value: number) => ({ what: 'ratio', ...atLeast(0.8, value) });
const reported = (text: string, value: number): string =>
  withTables(text, 'drain', 'Commit abc.', [{ title, measurements: [{ what: 'plain', figure: '500/s' }, ratio(value)] }]);
const verdictsOf = (text: string): readonly string[] => reportedRows(text).map(({ verdict }) => verdict);

test('a goal that was met once is remembered by every later report', () => {
  const missed = reported('# Performance\n', 0.5);
  assert.deepEqual(verdictsOf(missed), ['', 'missed']);
  const met = reported(missed, 0.8);
  assert.deepEqual(verdictsOf(met), ['', 'met']);
  const lost = reported(met, 0.79);
  assert.deepEqual(verdictsOf(lost), ['', 'no longer met']);
  assert.deepEqual(verdictsOf(reported(lost, 0.6)), ['', 'no longer met']);
  assert.deepEqual(verdictsOf(reported(lost, 0.9)), ['', 'met']);
});

test('the report of one benchmark leaves the rest of the page as it is', () => {
  const other = [{ title: 'Other', measurements: [{ what: 'size', ...atMost(12, 14.7, 'KB', 1) }] }];
  const both = withTables(reported('# Performance\n\nWords.\n', 0.9), 'other', 'Commit def.', other);
  const again = reported(both, 0.9);
  assert.equal(again, both);
  assert.deepEqual(
    reportedRows(again).map(({ bench, table, what, figure }) => [bench, table, what, figure]),
    [
      ['drain', title, 'plain', '500/s'],
      ['drain', title, 'ratio', '0.90 x'],
      ['other', 'Other', 'size', '14.7 KB'],
    ],
  );
});

test('a figure is judged as it is shown', () => {
  assert.deepEqual(atLeast(0.8, 0.796), { figure: '0.80 x', goal: 'at least 0.8 x', isMet: true });
  assert.equal(atLeast(0.8, 0.794).isMet, false);
  assert.equal(meetsGoal('1,234 ms', 'under 1,300 ms'), true);
  assert.equal(meetsGoal('2 x', '>= 3 x'), false);
  assert.equal(meetsGoal('0', '0'), null);
});

test('the statements that the trial of partitions changes are those of the store', () => {
  const undo = nameTenants();
  undo();
});
