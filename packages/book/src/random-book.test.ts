import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brokenText, checkBooks } from '../conformance/random-book/check-books.ts';
import { ACTION_NAMES } from '../conformance/random-book/random-book.ts';

const BOOKS = 200;
const COMMANDS = 60;
const WALK = 2000;

test(`${BOOKS} random books of ${COMMANDS} commands keep every law of the book after every command`, (context) => {
  const { tally, broken } = checkBooks({
    books: BOOKS,
    commands: COMMANDS,
    seed: 20260706,
    pace: { checkEvery: 1, rebuildEvery: 10, reportEvery: 20 },
  });
  assert.equal(broken, null, broken === null ? '' : brokenText(broken));
  context.diagnostic(`${tally.played} commands, ${tally.saved} of them saved`);
  assert.deepEqual(
    ACTION_NAMES.filter((action) => !tally.byAction.has(action)),
    [],
    'these actions never saved anything',
  );
});

test(`a walk of ${WALK} commands over all modules on one book keeps every law`, (context) => {
  const { tally, broken } = checkBooks({
    books: 1,
    commands: WALK,
    seed: 4711,
    pace: { checkEvery: 5, rebuildEvery: 500, reportEvery: 100 },
  });
  assert.equal(broken, null, broken === null ? '' : brokenText(broken));
  context.diagnostic(`${tally.played} commands, ${tally.saved} of them saved`);
});
