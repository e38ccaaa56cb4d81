/**
 * The cash flow of a period: what operating, investing and financing brought in, from the cash at the start to the cash at the
 * end.
 */

import { addDays } from '../../date.ts';
import { type Sen, sumSen } from '../../money.ts';
import { textOf } from '../../payload.ts';
import type { ReportWord } from '../words/report-words.ts';
import { comparisonOf } from './comparison.ts';
import { LedgerSums } from './ledger-sums.ts';
import { accountName, currencyFact, periodFact, periodHead, type ReportMaker, type ReportRequest } from './report.ts';
import { added, less, StatementTable } from './statement-table.ts';

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

export const cashFlow: ReportMaker<'cash-flow'> = (request) => {
  const { command, language, say, from, to } = request;
  const ledger = new LedgerSums(command, to);
  const compared = comparisonOf(request, ledger);
  const periods = [{ from, to }, ...(compared === null ? [] : [compared])];
  const columns = periods.map((period) => ({
    head: periodHead(language, period),
    // A credit of an account is cash that came in.
    amountOf: (account: string): Sen => -ledger.net(account, period),
  }));
  const table = new StatementTable(request, columns);
  const zeros = columns.map(() => 0n);
  const amounts = (accounts: readonly string[]): readonly Sen[] => columns.map(({ amountOf }) => sumSen(accounts.map(amountOf)));
  const earning = ledger.accounts.filter((account) => ledger.isOfTheYear(account));
  const profit = amounts(earning);
  /** The whole profit, less the income and expense that belong to other activities and are listed there. */
  const profitLines = (): void => {
    table.line('', say('profit'), profit);
    for (const account of earning.filter((each) => classOf(request, each) !== 'OPR')) {
      const name = `${accountName(command, account)} (${say('addedBack')})`;
      table.line(account, name, less(zeros, amounts([account])));
    }
  };
  const nets = CLASSES.map(({ name, heading, total }) => {
    const own = ledger.accounts.filter((account) => classOf(request, account) === name);
    const net = amounts(own);
    if (name !== 'OPR' && own.every((account) => columns.every(({ amountOf }) => amountOf(account) === 0n))) return net;
    table.heading(heading);
    if (name === 'OPR') profitLines();
    for (const account of own.filter((each) => name !== 'OPR' || !earning.includes(each))) {
      table.line(account, accountName(command, account), amounts([account]));
    }
    table.sum('subtotal', total, net);
    return net;
  });
  const cash = ledger.accounts.filter((account) => classOf(request, account) === 'CASH');
  const change = added(zeros, ...nets);
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
      profit: profit[0] ?? 0n,
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
