import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { bookMeanings } from './book/book-code.ts';
import { presenceReasons } from './book/presence.ts';
import { failureMeanings } from './command/command-error.ts';
import { problemMeanings } from './problem/problem.ts';
import { detailMeanings } from './problem/problem-detail.ts';

const page = readFileSync(join(import.meta.dirname, '../../../docs/codes.md'), 'utf8');

/** The cells of the table under a heading of the page, row by row. */
const tableUnder = (heading: string): string[][] =>
  (page.split(/^## /m).find((section) => section.startsWith(`${heading}\n`)) ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

test('the docs list every problem code with its sentence', () => {
  const wanted = Object.entries(problemMeanings).map(([code, meaning]) => [`\`${code}\``, meaning]);
  assert.deepEqual(tableUnder('Problems'), wanted);
});

test('the docs list every detail code with its sentence', () => {
  const wanted = Object.entries(detailMeanings).map(([code, meaning]) => [`\`${code}\``, meaning]);
  assert.deepEqual(tableUnder('Details'), wanted);
});

test('the docs list every failure code with its sentence, its outcomes and whether to try again', () => {
  const wanted = Object.entries(failureMeanings).map(([code, { meaning, retryable, outcomes }]) => [
    `\`${code}\``,
    meaning,
    outcomes.map((outcome) => `\`${outcome}\``).join(', '),
    retryable ? 'yes' : 'no',
  ]);
  assert.deepEqual(tableUnder('Failures'), wanted);
});

test('the docs list every reason why commands cannot run, with what to do', () => {
  const wanted = Object.entries(presenceReasons).map(([code, { message, action }]) => [`\`${code}\``, message, action]);
  assert.deepEqual(tableUnder('Reasons'), wanted);
});

test('the docs list every refusal of the embedded book with its sentence and what to do', () => {
  const wanted = Object.entries(bookMeanings).map(([code, { meaning, remedy }]) => [`\`${code}\``, meaning, remedy]);
  assert.deepEqual(tableUnder('Errors of the embedded book'), wanted);
});
