/**
 * Soaks random books: `--books 5000 --seed 1` plays that many of `--commands 60` each and compares a rebuild after every command;
 * `--books 1 --commands 2000 --rebuild-every 50` is one long walk. A book that breaks a law is made smaller and printed; `--seed`
 * and `--path` as printed play it again. From 500 books on, lines of every traded document must have been changed in most ways.
 */

import { parseArgs } from 'node:util';
import { TRADED } from '../../packages/book/conformance/random-book/change.ts';
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

const MOST_WAYS_FROM = 500;

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
const modesOf = (type: string): readonly string[] =>
  ['update', 'append', 'replace', 'delete'].filter((mode) => tally.changed.has(`${type} ${mode}`));
const weak = broken || Number(values.books) < MOST_WAYS_FROM ? [] : TRADED.filter((type) => modesOf(type).length < 3);
for (const type of weak) console.log(`The lines of ${type} were changed by ${modesOf(type).join(', ')} only.`);
if (weak.length > 0) process.exitCode = 1;
if (broken) {
  console.log(`A book broke a law. ${brokenText(broken)}`);
  process.exitCode = 1;
}
