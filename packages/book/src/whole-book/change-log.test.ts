import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkWrites } from '../../conformance/logged-writes.ts';
import { playLoggedBook } from '../../conformance/random-book/logged-books.ts';

/** `npm run soak:changes` reads the whole book after every write, and plays 500 books. */
const SHARES = 8;
const BOOKS = 3;

test('for each write on the sample company, what reads show differently is exactly what the log names', (context) => {
  const { commands, faults } = checkWrites(SHARES);
  context.diagnostic(`${commands} commands`);
  assert.deepEqual(faults, []);
  assert.ok(commands >= 365);
});

test(`in ${BOOKS} random books the log names exactly what reads show differently`, (context) => {
  let saved = 0;
  for (let seed = 1; seed <= BOOKS; seed += 1) saved += playLoggedBook(seed, 60);
  context.diagnostic(`${saved} commands were saved`);
  assert.ok(saved > 20 * BOOKS);
});
