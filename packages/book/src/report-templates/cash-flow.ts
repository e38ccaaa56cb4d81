/**
 * The cash flow of a period: what operating, investing and financing brought in, from the cash at the start to the cash at the
 * end.
 */

import { addDays } from '../date.ts';
import { type Sen, sumSen } from '../money.ts';
import { textOf } from '../payload.ts';
import { dateText } from '../reports/words/figures.ts';
import { comparisonOf } from './comparison.ts';
import { LedgerSums } from './ledger-sums.ts';
import { accountName, currencyFact, periodFact, type ReportMaker, type ReportRequest } from './report.ts';
import { added, StatementTable } from './statement-table.ts';
import type { ReportWord } from './words.ts';

type FlowClass = 'OPR' | 'INV' | 'FIN' | 'OTHER' | 'CASH';

const CLASSES: readonly { readonly name: FlowClass; readonly heading: ReportWord; readonly total: ReportWord }[] = [
  { name: 'OPR', heading: 'operating', total: 'netOperating' },
  { name: 'INV', heading: 'investing', total: 'netInvesting' },
  { name: 'FIN', heading: 'financing', total: 'netFinancing' },
  { name: 'OTHER', heading: 'otherFlows', total: 'netOther' },
];

/** The accounts define what counts as cash, and which activity every other account belongs to. */
function classOf({ command }: ReportRequest, account: string): FlowClass {
  const named = textOf(command.records.find('account', account)?.data.cashFlowClass);
  return named === 'OPR' || named === 'INV' || named === 'FIN' || named === 'CASH' ? named : 'OTHER';
}

export const cashFlow: ReportMaker = (request) => {
  const { command, language, say, from, to } = request;
  const ledger = new LedgerSums(command, to);
  const compared = comparisonOf(request, ledger);
  const periods = [{ from, to }, ...(compared === null ? [] : [compared])];
  const columns = periods.map((period) => ({
    head: `${dateText(language, period.from)} – ${dateText(language, period.to)}`,
    // A credit of an account is cash that came in.
    amountOf: (account: string): Sen => -ledger.net(account, period),
  }));
  const table = new StatementTable(request, columns);
  const amounts = (accounts: readonly string[]): readonly Sen[] => columns.map(({ amountOf }) => sumSen(accounts.map(amountOf)));
  const nets = CLASSES.map(({ name, heading, total }) => {
    const own = ledger.accounts.filter((account) => classOf(request, account) === name);
    const earning = own.filter((account) => name === 'OPR' && ledger.isOfTheYear(account));
    const net = amounts(own);
    if (own.every((account) => columns.every(({ amountOf }) => amountOf(account) === 0n))) return net;
    table.heading(heading);
    table.line('', say('profitFromOperations'), amounts(earning));
    for (const account of own.filter((each) => !earning.includes(each))) {
      table.line(account, accountName(command, account), amounts([account]));
    }
    table.sum('subtotal', total, net);
    return net;
  });
  const cash = ledger.accounts.filter((account) => classOf(request, account) === 'CASH');
  const change = added(
    periods.map(() => 0n),
    ...nets,
  );
  const opening = periods.map((period) =>
    sumSen(cash.map((account) => ledger.net(account, { from: null, to: addDays(period.from, -1) }))),
  );
  const closing = periods.map((period) => sumSen(cash.map((account) => ledger.net(account, { from: null, to: period.to }))));
  table.sum('subtotal', 'netChange', change);
  table.line('', say('openingCash'), opening);
  table.sum('total', 'closingCash', closing);
  const [operating = [], investing = [], financing = [], other = []] = nets;
  return {
    facts: [periodFact(request), currencyFact(request)],
    tables: table.tables(),
    count: table.count,
    totals: {
      operating: operating[0] ?? 0n,
      investing: investing[0] ?? 0n,
      financing: financing[0] ?? 0n,
      other: other[0] ?? 0n,
      netChange: change[0] ?? 0n,
      openingCash: opening[0] ?? 0n,
      closingCash: closing[0] ?? 0n,
    },
    closing: [],
  };
};
