/**
 * The balance sheet: assets, liabilities and equity at the end of a day, with the profit of the year so far, and the proof that
 * it balances.
 */

import { addDays, type BusinessDate } from '../../date.ts';
import type { Sen } from '../../money.ts';
import { dateText } from '../words/figures.ts';
import { comparisonOf } from './comparison.ts';
import { LedgerSums } from './ledger-sums.ts';
import { asAtFact, currencyFact, type ReportMaker } from './report.ts';
import { added, less, type Section, StatementTable } from './statement-table.ts';

const section = (heading: Section['heading'], total: Section['total'], types: Section['types'], sign: 1n | -1n): Section => ({
  heading,
  total,
  types,
  sign,
});

const ASSETS: readonly Section[] = [
  section('fixedAssets', 'totalFixedAssets', ['FA'], 1n),
  section('otherAssets', 'totalOtherAssets', ['OA'], 1n),
  section('currentAssets', 'totalCurrentAssets', ['CA'], 1n),
];
const LIABILITIES: readonly Section[] = [
  section('currentLiabilities', 'totalCurrentLiabilities', ['CL'], -1n),
  section('longTermLiabilities', 'totalLongTermLiabilities', ['LL'], -1n),
  section('otherLiabilities', 'totalOtherLiabilities', ['OL'], -1n),
];
const EQUITY = section('equity', 'totalEquity', ['CP', 'RE'], -1n);

/** The profit of the year of a date up to that date, and of all earlier years. */
function earnings(ledger: LedgerSums, day: BusinessDate): { readonly current: Sen; readonly earlier: Sen } {
  const start = ledger.yearStart(day);
  return start === null
    ? { current: -ledger.earned({ from: null, to: day }), earlier: 0n }
    : { current: -ledger.earned({ from: start, to: day }), earlier: -ledger.earned({ from: null, to: addDays(start, -1) }) };
}

export const balanceSheet: ReportMaker<'balance-sheet'> = (request) => {
  const { command, say, language, to } = request;
  const ledger = new LedgerSums(command, to);
  const compared = comparisonOf(request, ledger);
  const days = [to, ...(compared === null ? [] : [compared.to])];
  const table = new StatementTable(
    request,
    days.map((day) => ({ head: dateText(language, day), amountOf: (account) => ledger.balance(account, day) })),
  );
  const retained = ledger.retainedEarnings;
  const assets = added(
    days.map(() => 0n),
    ...ASSETS.map((each) => table.section(each, ledger.accounts)),
  );
  table.sum('total', 'totalAssets', assets);
  const liabilities = added(
    days.map(() => 0n),
    ...LIABILITIES.map((each) => table.section(each, ledger.accounts)),
  );
  table.sum('subtotal', 'totalLiabilities', liabilities);
  const net = less(assets, liabilities);
  table.sum('total', 'netAssets', net);
  const earned = days.map((day) => earnings(ledger, day));
  const equity = table.section(EQUITY, ledger.accounts, [
    { text: say('earlierEarnings'), amounts: earned.map(({ earlier }) => (retained === null ? earlier : 0n)) },
    { text: say('currentEarnings'), amounts: earned.map(({ current }) => current) },
  ]);
  const check = less(net, equity);
  table.sum('total', 'balanceCheck', check);
  return {
    facts: [asAtFact(request), currencyFact(request)],
    tables: table.tables(),
    count: table.count,
    totals: {
      assets: assets[0] ?? 0n,
      liabilities: liabilities[0] ?? 0n,
      netAssets: net[0] ?? 0n,
      currentEarnings: earned[0]?.current ?? 0n,
      equity: equity[0] ?? 0n,
      check: check[0] ?? 0n,
    },
    closing: [],
  };
};
