import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TRADED } from '../../conformance/random-book/change.ts';
import { brokenText, checkBooks } from '../../conformance/random-book/check-books.ts';
import { ACTION_NAMES } from '../../conformance/random-book/random-book.ts';

/** `npm run soak:book` plays thousands. These few save every action, and change lines of every traded document. */
const BOOKS = 7;
const COMMANDS = 60;
const WALK = 300;

/** Types of documents whose lines were changed, and how: IV append. */
const changed = new Set<string>();

test(`${BOOKS} random books of ${COMMANDS} commands keep every law of the book`, (context) => {
  const { tally, broken } = checkBooks({
    books: BOOKS,
    commands: COMMANDS,
    seed: 1,
    pace: { checkEvery: 4, rebuildEvery: 20, reportEvery: 30 },
  });
  assert.equal(broken, null, broken === null ? '' : brokenText(broken));
  context.diagnostic(`${tally.played} commands, ${tally.saved} of them saved`);
  assert.deepEqual(
    ACTION_NAMES.filter((action) => !tally.byAction.has(action)),
    [],
    'these actions never saved anything',
  );
  for (const way of tally.changed.keys()) changed.add(way);
});

test(`a walk of ${WALK} commands over all modules on one book keeps every law`, (context) => {
  const { tally, broken } = checkBooks({
    books: 1,
    commands: WALK,
    seed: 4713,
    pace: { checkEvery: 10, rebuildEvery: 250, reportEvery: 150 },
  });
  assert.equal(broken, null, broken === null ? '' : brokenText(broken));
  context.diagnostic(`${tally.played} commands, ${tally.saved} of them saved`);
  for (const way of tally.changed.keys()) changed.add(way);
  const ways = [...changed].map((way) => way.split(' '));
  assert.deepEqual(
    TRADED.filter((type) => !ways.some(([changedType]) => changedType === type)),
    [],
    'lines of these were never changed',
  );
  assert.deepEqual([...new Set(ways.map(([, mode]) => mode))].toSorted(), ['append', 'delete', 'replace', 'update']);
});
