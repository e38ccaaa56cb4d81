/**
 * Profit and loss: the last month and the whole period next to an earlier one, or a column for each month, department or project.
 */

import { addDays, addMonths, type BusinessDate, businessDate, monthOf } from '../../date.ts';
import type { Sen } from '../../money.ts';
import { dateText } from '../words/figures.ts';
import { comparisonOf } from './comparison.ts';
import { dimensionColumns } from './dimension.ts';
import { type DatedPeriod, LedgerSums, type Period } from './ledger-sums.ts';
import { currencyFact, periodFact, periodHead, type ReportMaker, type ReportRequest } from './report.ts';
import { type AmountColumn, added, less, type Section, StatementTable } from './statement-table.ts';

const SALES: Section = { heading: 'sales', total: 'netSales', types: ['SL', 'SA'], sign: -1n };
const COST: Section = { heading: 'costOfSales', total: 'totalCostOfSales', types: ['CO'], sign: 1n };
const OTHER: Section = { heading: 'otherIncome', total: 'totalOtherIncome', types: ['OI', 'EI'], sign: -1n };
const EXPENSES: Section = { heading: 'expenses', total: 'totalExpenses', types: ['EP'], sign: 1n };
const TAXATION: Section = { heading: 'taxation', total: 'totalTaxation', types: ['TX'], sign: 1n };
const APPROPRIATION: Section = { heading: 'appropriation', total: 'totalAppropriation', types: ['AD'], sign: 1n };

/** The maximum number of month columns, because long periods would need several pages. */
const MONTHS_MAX = 24;

const monthStart = (day: BusinessDate): BusinessDate => businessDate(`${monthOf(day)}-01`);

function monthsOf({ from, to }: ReportRequest): readonly DatedPeriod[] {
  const months = [];
  for (let start = from; start <= to && months.length < MONTHS_MAX; ) {
    const next = addMonths(monthStart(start), 1);
    months.push({ from: start, to: next > to ? to : addDays(next, -1) });
    start = next;
  }
  return months;
}

const columnOf = (ledger: LedgerSums, head: string, period: Period): AmountColumn => ({
  head,
  amountOf: (account) => ledger.net(account, period),
});

interface Columns {
  readonly columns: readonly AmountColumn[];
  /** The place of the whole period, which the totals are of. */
  readonly whole: number;
}

/** The last month where the period is longer, the period itself, the year so far where it is longer, and the comparison. */
function plainColumns(request: ReportRequest, ledger: LedgerSums): Columns {
  const { language, from, to } = request;
  const compared = comparisonOf(request, ledger);
  const period = { from, to };
  const column = (each: DatedPeriod): AmountColumn => columnOf(ledger, periodHead(language, each), each);
  const month = monthOf(from) === monthOf(to) ? [] : [column({ from: monthStart(to), to })];
  const yearStart = ledger.yearStart(to);
  const yearToDate = yearStart === null || yearStart >= from ? [] : [column({ from: yearStart, to })];
  const columns = [...month, column(period), ...yearToDate, ...(compared === null ? [] : [column(compared)])];
  return { columns, whole: month.length };
}

const monthColumns = (request: ReportRequest, ledger: LedgerSums): readonly AmountColumn[] =>
  monthsOf(request).map((month) => columnOf(ledger, dateText(request.language, monthOf(month.from)), month));

function columnsOf(request: ReportRequest, ledger: LedgerSums): Columns {
  const { groupBy } = request.payload;
  if (groupBy !== 'month' && groupBy !== 'department' && groupBy !== 'project') return plainColumns(request, ledger);
  const { from, to, say } = request;
  const groups = groupBy === 'month' ? monthColumns(request, ledger) : dimensionColumns(request, groupBy, ledger);
  return { columns: [columnOf(ledger, say('total'), { from, to }), ...groups], whole: 0 };
}

export const profitAndLoss: ReportMaker<'profit-and-loss'> = (request) => {
  const ledger = new LedgerSums(request.command, request.to);
  const { columns, whole } = columnsOf(request, ledger);
  const table = new StatementTable(request, columns);
  const { accounts } = ledger;
  const sales = table.section(SALES, accounts);
  const cost = table.section(COST, accounts);
  const gross = less(sales, cost);
  table.sum('subtotal', 'grossProfit', gross);
  const other = table.section(OTHER, accounts);
  const expenses = table.section(EXPENSES, accounts);
  const beforeTax = less(added(gross, other), expenses);
  table.sum('subtotal', 'profitBeforeTax', beforeTax);
  const taxation = table.section(TAXATION, accounts);
  const afterTax = less(beforeTax, taxation);
  if (taxation.some((amount) => amount !== 0n)) table.sum('subtotal', 'profitAfterTax', afterTax);
  const profit = less(afterTax, table.section(APPROPRIATION, accounts));
  table.sum('total', 'profit', profit);
  const ofWhole = (amounts: readonly Sen[]): Sen => amounts[whole] ?? 0n;
  return {
    facts: [periodFact(request), currencyFact(request)],
    tables: table.tables(),
    count: table.count,
    totals: {
      sales: ofWhole(sales),
      costOfSales: ofWhole(cost),
      grossProfit: ofWhole(gross),
      otherIncome: ofWhole(other),
      expenses: ofWhole(expenses),
      profitBeforeTax: ofWhole(beforeTax),
      profitAfterTax: ofWhole(afterTax),
      profit: ofWhole(profit),
    },
    closing: [],
  };
};
