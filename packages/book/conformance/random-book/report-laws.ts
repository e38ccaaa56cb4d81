/** What must be true of every report of every book: its figures agree with the ledger and with each other at every month end. */

import assert from 'node:assert/strict';
import type { Payload } from '@ledgerline/catalog';
import type { SpeculativeBook } from '../speculative-book.ts';

const FIRST_DAY = '2026-01-01';
/** Random books start in March and last two months; tax that falls due later shows at the end of the year. */
const MONTH_ENDS = ['2026-03-31', '2026-04-30', '2026-12-31'];

type Totals = Readonly<Record<string, number>>;

const sen = (value: unknown): number => Math.round(Number(value ?? 0) * 100);

/** The totals of a report, and its rows as a spreadsheet gets them. */
function reportOf({ book }: Pick<SpeculativeBook, 'book'>, template: string, payload: Payload) {
  let csv = '';
  const result = book.execute('statement-report-html', { template, format: 'csv', ...payload }, 'law-report', ({ bytes }) => {
    csv = new TextDecoder().decode(bytes);
  });
  assert.equal(result.ok, true, `${template}: ${JSON.stringify(result.error)}`);
  const { totals, currencies = [] } = result.report as { readonly totals: Totals; readonly currencies?: readonly Payload[] };
  return { totals, currencies, rows: csv.split('\r\n').map((line) => line.split(',')) };
}

/** Every closing balance of the trial balance equals that of the ledger, and together they total zero. */
function assertTrialBalance(world: SpeculativeBook, dateTo: string): Totals {
  const { totals, rows } = reportOf(world, 'trial-balance', { dateFrom: FIRST_DAY, dateTo, compareWith: 'none' });
  const ledger = world.book.execute('read-gl-account-balance', { dateFrom: FIRST_DAY, dateTo }, 'law-read')
    .rows as readonly Payload[];
  const printed = new Map(rows.map(([account = '', , , , , closing]) => [account, closing]));
  for (const { accountNo, closing } of ledger) {
    assert.equal(
      sen(printed.get(String(accountNo)) ?? 0),
      sen(closing),
      `the trial balance has another ${accountNo} at ${dateTo}`,
    );
  }
  assert.deepEqual([totals.opening, totals.closing, totals.debit], [0, 0, totals.credit], `the trial balance at ${dateTo}`);
  return totals;
}

function assertStatements(world: SpeculativeBook, dateTo: string): void {
  const sheet = reportOf(world, 'balance-sheet', { dateTo, compareWith: 'none' }).totals;
  assert.equal(sheet.check, 0, `the balance sheet does not balance at ${dateTo}`);
  const earned = reportOf(world, 'profit-and-loss', { dateFrom: FIRST_DAY, dateTo, compareWith: 'none' }).totals;
  assert.equal(earned.profit, sheet.currentEarnings, `profit and loss and the balance sheet differ at ${dateTo}`);
  const flow = reportOf(world, 'cash-flow', { dateFrom: FIRST_DAY, dateTo, compareWith: 'none' }).totals;
  assert.equal(flow.profit, earned.profit, `the cash flow starts from another profit at ${dateTo}`);
  assert.equal(sen(flow.openingCash) + sen(flow.netChange), sen(flow.closingCash), `the cash flow does not add up at ${dateTo}`);
}

function assertSubledgers(world: SpeculativeBook, dateTo: string): void {
  for (const template of ['aged-receivables', 'aged-payables', 'stock-valuation']) {
    const { totals, currencies } = reportOf(world, template, { dateTo });
    assert.equal(totals.difference, 0, `${template} differs from its account by ${totals.difference} at ${dateTo}`);
    const whole = currencies.reduce((sum, { totalLocal }) => sum + sen(totalLocal), 0);
    if (template !== 'stock-valuation') assert.equal(whole, sen(totals.total), `${template} by currency at ${dateTo}`);
  }
}

/** The return and the tax accounts agree, unless earlier returns or journals moved some of the tax. */
function assertTaxReturn(world: SpeculativeBook, dateTo: string): void {
  const others = world.db.get(
    `SELECT 1 FROM document LEFT JOIN gl_entry USING (doc_key)
     WHERE (doc_type = 'SST' OR (doc_type IN ('JE', 'PV', 'OR') AND account LIKE '430-%')) AND status = 'Saved' LIMIT 1`,
  );
  if (others) return;
  const { totals } = reportOf(world, 'sst-02', { dateFrom: FIRST_DAY, dateTo });
  assert.equal(totals.otherPostings, 0, `SST-02 differs from the tax accounts by ${totals.otherPostings}`);
}

/** The listings contain every posting: their totals are those of the trial balance, and running balances end at its closing. */
function assertListings(world: SpeculativeBook, dateTo: string, trial: Totals): void {
  const period = { dateFrom: FIRST_DAY, dateTo };
  for (const template of ['general-ledger', 'journal']) {
    const { totals } = reportOf(world, template, period);
    assert.deepEqual([totals.debit, totals.credit], [trial.debit, trial.credit], `${template} and trial balance differ`);
  }
  const closing = reportOf(world, 'general-ledger', period).rows.filter((row) => row[2] === 'Closing balance');
  const sum = closing.reduce((total, row) => total + sen(row[5]), 0);
  assert.equal(sum, 0, 'the running balances of the general ledger do not come to nothing');
}

/** All reports, at every month end. */
export function assertReportsTie(world: SpeculativeBook): void {
  for (const dateTo of MONTH_ENDS) {
    const trial = assertTrialBalance(world, dateTo);
    assertStatements(world, dateTo);
    assertSubledgers(world, dateTo);
    if (dateTo === MONTH_ENDS.at(-1)) assertListings(world, dateTo, trial);
  }
  assertTaxReturn(world, '2026-12-31');
}
