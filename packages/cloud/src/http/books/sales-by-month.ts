/**
 * The sales of two years by month, for the overview of a book. A book that gives the months of an account is asked once for each sales
 * account; another one is asked for the trial balance of each month, a few at a time.
 */

import { type Answer, rowsIn, rowsOf } from '../../book-window/answer.ts';
import type { BookWindow, Looking } from '../../book-window/book-window.ts';
import {
  type Month,
  monthsUntil,
  salesAccountsOf,
  salesOf,
  salesOfMonth,
  topSalesAccountsOf,
} from '../../book-window/figures.ts';
import { chartOfAccounts, freshness, type Question } from '../../book-window/question.ts';
import type { SeenBook } from '../../book-window/sight.ts';
import type { SalesMonth } from '../../pages/book/overview-drawing.ts';

const MONTHS_SHOWN = 12;
const TYPE = 'read-gl-account-balance';

/** Who asks, which book, and how. */
interface Asking {
  readonly window: BookWindow;
  readonly book: SeenBook;
  readonly looking: Looking;
}

export interface Sales {
  /** The oldest first. */
  readonly months: readonly SalesMonth[];
  readonly answers: readonly Answer[];
}

/** The newest first; null for a month that is not known yet. */
interface Known {
  readonly amounts: readonly (number | null)[];
  readonly answers: readonly Answer[];
}

/** Sales by month. Read every few minutes at most while people view them, or when someone refreshes. */
export async function salesByMonth(asking: Asking, today: string): Promise<Sales> {
  const { window, book, looking } = asking;
  const months = monthsUntil(today, 2 * MONTHS_SHOWN);
  const chart = await window.ask(book, chartOfAccounts, { ...looking, isRefresh: false });
  const { amounts, answers } = chart.result === null ? NOT_KNOWN : await salesOfChart(asking, chart, months);
  const shown = months.slice(0, MONTHS_SHOWN).map(({ month }, back) => ({
    month,
    now: amounts[back] ?? null,
    before: amounts[back + MONTHS_SHOWN] ?? null,
  }));
  return { months: shown.toReversed(), answers: [chart, ...answers] };
}

const NOT_KNOWN: Known = { amounts: [], answers: [] };

const salesOfChart = async (asking: Asking, chart: Answer, months: readonly Month[]): Promise<Known> =>
  (await salesOfAccounts(asking, chart, months)) ?? (await salesOfTrialBalances(asking, chart, months));

/** Null for a book that does not give months. */
async function salesOfAccounts(
  { window, book, looking }: Asking,
  chart: Answer,
  months: readonly Month[],
): Promise<Known | null> {
  const period = { dateFrom: months.at(-1)?.dateFrom ?? '', dateTo: months[0]?.dateTo ?? '' };
  const questions = topSalesAccountsOf(rowsOf(chart)).map(
    (accountNo): Question => ({ type: TYPE, payload: { accountNo, ...period, groupBy: 'month' }, freshMs: freshness.soon }),
  );
  const answers = await window.askAll(book, questions, looking);
  const rows = answers.flatMap(rowsOf);
  if (rows.some((row) => !Array.isArray(row.months))) return null;
  const isKnown = answers.every(({ result }) => result !== null);
  const found = rows.flatMap((row) => rowsIn(row, 'months'));
  return { amounts: months.map(({ month }) => (isKnown ? salesOfMonth(found, month) : null)), answers };
}

async function salesOfTrialBalances({ window, book, looking }: Asking, chart: Answer, months: readonly Month[]): Promise<Known> {
  const questions = months.map(
    ({ dateFrom, dateTo }, back): Question => ({
      type: TYPE,
      payload: { dateFrom, dateTo },
      freshMs: back === 0 ? freshness.soon : freshness.day,
    }),
  );
  const answers = await window.askSlowly(book, questions, { ...looking, isRefresh: false });
  const own = salesAccountsOf(rowsOf(chart));
  const amounts = answers.map((answer) => (answer.result ? salesOf(rowsOf(answer), own) : null));
  return { amounts, answers };
}
