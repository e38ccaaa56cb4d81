/**
 * Soaks random books: `--books 5000 --seed 1` plays that many of `--commands 60` each and compares a rebuild after every command;
 * `--books 1 --commands 2000 --rebuild-every 50` is one long walk. A book that breaks a law is made smaller and printed; `--seed`
 * and `--path` as printed play it again.
 */

import { parseArgs } from 'node:util';
import { brokenText, checkBooks } from '../../packages/book/conformance/random-book/check-books.ts';

const { values } = parseArgs({
  options: {
    books: { type: 'string', default: '5000' },
    commands: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    path: { type: 'string' },
    'rebuild-every': { type: 'string', default: '1' },
    'report-every': { type: 'string', default: '5' },
  },
});

const startedAt = performance.now();
const { tally, broken } = checkBooks({
  books: Number(values.books),
  commands: Number(values.commands),
  seed: Number(values.seed),
  path: values.path,
  pace: { checkEvery: 1, rebuildEvery: Number(values['rebuild-every']), reportEvery: Number(values['report-every']) },
  told: (played, { played: commands, saved }) => {
    if (played % 100 === 0) console.log(`${played} books, ${commands} commands, ${saved} saved`);
  },
});
const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
console.log(`${tally.played} commands, ${tally.saved} saved, in ${seconds} s`);
if (broken) {
  console.log(`A book broke a law. ${brokenText(broken)}`);
  process.exitCode = 1;
}
