/**
 * Soaks the log of changes: every published write with a full read of the sample company before and after, then `--books 500` random
 * books from `--seed 1` on, of `--commands 60` each, and `--kills 100` of a program while it writes.
 */

import { parseArgs } from 'node:util';
import { killWriters } from '../../packages/book/conformance/killed-log.ts';
import { checkWrites } from '../../packages/book/conformance/logged-writes.ts';
import { playLoggedBook } from '../../packages/book/conformance/random-book/logged-books.ts';

const { values } = parseArgs({
  options: {
    books: { type: 'string', default: '500' },
    kills: { type: 'string', default: '100' },
    commands: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
  },
});

const { commands, faults } = checkWrites(1);
console.log(`${commands} writes on the sample company`);
for (const fault of faults) console.log(fault);
if (faults.length > 0) process.exitCode = 1;

const [first, books] = [Number(values.seed), Number(values.books)];
let saved = 0;
for (let seed = first; seed < first + books; seed += 1) {
  saved += playLoggedBook(seed, Number(values.commands));
  if ((seed - first + 1) % 50 === 0) console.log(`${seed - first + 1} books, ${saved} commands saved`);
}
console.log(`${books} books, ${saved} commands saved`);

const killed = await killWriters(Number(values.kills), first);
console.log(`${values.kills} kills, ${killed.saved} commands saved before them`);
for (const fault of killed.faults) console.log(fault);
if (killed.faults.length > 0) process.exitCode = 1;
