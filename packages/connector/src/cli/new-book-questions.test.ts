import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeCharts } from '@ledgerline/book';
import { answersIn, wantedBook } from './new-book-flags.ts';
import { askForBook, type Terminal } from './new-book-questions.ts';

const proposals = { baseCurrency: 'MYR', fiscalYearStart: '2026-01-01' };

/** A terminal where a user types these lines. */
function terminalWith(...lines: readonly string[]): Terminal & { readonly shown: readonly string[] } {
  const left = [...lines];
  const shown: string[] = [];
  return {
    shown,
    ask: async (question) => {
      shown.push(question);
      return left.shift() ?? assert.fail(`Nothing is left to answer ${question}`);
    },
    say: (line) => void shown.push(line),
  };
}

test('what was not given is asked, again until it is right, with a proposal for what can be guessed', async () => {
  const terminal = terminalWith('', 'retail', 'service', 'Servis Sdn Bhd', '', '12', 'C2584563200', '', 'JPY', 'SGD', '');
  const answers = await askForBook(terminal, answersIn({}), describeCharts(), proposals);
  assert.deepEqual(wantedBook(answers, proposals), {
    companyId: 'MAIN',
    template: 'service',
    path: undefined,
    company: { name: 'Servis Sdn Bhd', tin: 'C2584563200', baseCurrency: 'SGD', fiscalYearStart: '2026-01-01' },
  });
  const shown = terminal.shown.join('\n');
  assert.match(shown, /Id of the account book.* \[MAIN\]: /);
  assert.match(shown, /trading {3}Buys and sells goods/);
  assert.match(shown, /Use trading, service, blank\./);
  assert.match(shown, /tin must be a TIN such as/);
  assert.match(shown, /SST registration number.* \(Enter to skip\): /);
});

test('what was given as a flag is not asked', async () => {
  const flags = {
    company: 'A',
    template: 'blank',
    name: 'Kedai',
    'registration-no': '1',
    tin: 'C2584563200',
    'sst-no': 'W10',
    'base-currency': 'MYR',
    'fiscal-year-start': '2026-07-01',
  };
  const terminal = terminalWith();
  const answers = await askForBook(terminal, answersIn(flags), describeCharts(), proposals);
  assert.deepEqual(terminal.shown, []);
  const wanted = wantedBook(answers, proposals);
  assert.ok('company' in wanted && wanted.company.fiscalYearStart === '2026-07-01');
});
