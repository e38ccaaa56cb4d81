import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TRADED } from '../conformance/random-book/change.ts';
import { brokenText, checkBooks } from '../conformance/random-book/check-books.ts';
import { ACTION_NAMES } from '../conformance/random-book/random-book.ts';

const BOOKS = 70;
const COMMANDS = 60;
const WALK = 1000;

/** Types of documents whose lines were changed, and how. */
const changed = new Set<string>();

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
  for (const way of tally.changed.keys()) changed.add(way);
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
  for (const way of tally.changed.keys()) changed.add(way);
  for (const type of TRADED) {
    const modes = ['update', 'append', 'replace', 'delete'].filter((mode) => changed.has(`${type} ${mode}`));
    assert.ok(modes.length > 2, `the lines of ${type} were changed by ${modes.join(', ')} only`);
  }
});
