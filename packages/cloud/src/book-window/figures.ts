/** The figures of the overview of an account book, calculated from the results of reads. Pure; amounts in base currency. */

import { DAY_MS } from '@ledgerline/contract';
import { type Answer, numberIn, partOf, type Row, rowsOf, textIn } from './answer.ts';

/** Money is added in sen, so that no cent is lost between numbers. */
const sen = (amount: number): number => Math.round(amount * 100);

export const sumOf = (rows: readonly Row[], name: string): number =>
  rows.reduce((sum, row) => sum + sen(numberIn(row, name)), 0) / 100;

/** The base currency, taken from a row whose amount is the same in its own currency and in that of the book; empty if there is no such row. */
export const baseCurrencyIn = (rows: readonly Row[], own: string, local: string): string =>
  textIn(rows.find((row) => numberIn(row, own) !== 0 && row[own] === row[local]) ?? {}, 'currencyCode');

/** The currency that most rows have; empty if they name none. */
export function commonCurrencyIn(rows: readonly Row[]): string {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const code = textIn(row, 'currencyCode');
    if (code !== '') counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? '';
}

/** How long what is owed has been overdue. */
export const ages = ['notDue', 'days30', 'days60', 'days90', 'older'] as const;
export type Age = (typeof ages)[number];

function ageOf(daysOverdue: number): Age {
  if (daysOverdue <= 0) return 'notDue';
  if (daysOverdue <= 30) return 'days30';
  if (daysOverdue <= 60) return 'days60';
  return daysOverdue <= 90 ? 'days90' : 'older';
}

/** What is open by age. Credit that settles nothing yet is left out: it has no age. */
export function openByAge(documents: readonly Row[]): Readonly<Record<Age, number>> {
  const sums = { notDue: 0, days30: 0, days60: 0, days90: 0, older: 0 };
  for (const document of documents) {
    const open = sen(numberIn(document, 'outstandingLocal'));
    if (open > 0) sums[ageOf(numberIn(document, 'daysOverdue'))] += open;
  }
  return Object.fromEntries(Object.entries(sums).map(([age, sum]) => [age, sum / 100])) as Record<Age, number>;
}

/** Where the row of a party that a book adds up has its amounts of an age. */
const AGE_FIELDS: Readonly<Record<Exclude<Age, 'notDue'>, string>> = {
  days30: 'days1To30',
  days60: 'days31To60',
  days90: 'days61To90',
  older: 'daysOver90',
};

/** Whether the book has added up what a party owes by age. */
export const hasAges = (party: Row): boolean => 'ages' in party && 'dueSoon' in party;

/** The open amounts of parties by age, for rows that have them. */
export function agesOfParties(parties: readonly Row[]): Readonly<Record<Age, number>> {
  const overdue = parties.map((party) => partOf(party, 'ages'));
  const sums = Object.entries(AGE_FIELDS).map(([age, field]) => [age, sumOf(overdue, field)]);
  return { notDue: sumOf(parties, 'current'), ...Object.fromEntries(sums) } as Record<Age, number>;
}

/** What must be paid within the days that a book counts as soon, overdue amounts included; of rows that have it. */
export const dueSoonOf = (parties: readonly Row[]): number =>
  (sen(sumOf(parties, 'overdue')) + sen(sumOf(parties, 'dueSoon'))) / 100;

/** The amount to pay by a day, including overdue amounts. */
export const dueUntil = (documents: readonly Row[], until: string): number =>
  sumOf(
    documents.filter((document) => numberIn(document, 'outstandingLocal') > 0 && textIn(document, 'dueDate') <= until),
    'outstandingLocal',
  );

/** Parties with the largest sum first; those who owe nothing are left out. */
export const mostOwed = (parties: readonly Row[], count: number): readonly Row[] =>
  parties
    .filter((party) => numberIn(party, 'total') > 0)
    .toSorted((one, other) => numberIn(other, 'total') - numberIn(one, 'total'))
    .slice(0, count);

export interface Month {
  /** YYYY-MM */
  readonly month: string;
  readonly dateFrom: string;
  readonly dateTo: string;
}

const dateText = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

/** The last months up to the month of a day, newest first. */
export function monthsUntil(today: string, count: number): readonly Month[] {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  return Array.from({ length: count }, (_, back) => {
    const dateFrom = dateText(Date.UTC(year, month - 1 - back, 1));
    return { month: dateFrom.slice(0, 7), dateFrom, dateTo: dateText(Date.UTC(year, month - back, 1) - DAY_MS) };
  });
}

export const accountNamesIn = (chart: Answer): ReadonlyMap<string, string> =>
  new Map(rowsOf(chart).map((row) => [textIn(row, 'accountNo'), textIn(row, 'description')]));

/** Account types of sales and of what lowers them. */
const SALES_TYPES = new Set(['SL', 'SA']);

export const salesAccountsOf = (chart: readonly Row[]): ReadonlySet<string> =>
  new Set(chart.filter((row) => SALES_TYPES.has(textIn(row, 'accountType'))).map((row) => textIn(row, 'accountNo')));

/** The sales accounts that have no parent among them: the balance of an account contains the accounts below it. */
export const topSalesAccountsOf = (chart: readonly Row[]): readonly string[] => {
  const own = salesAccountsOf(chart);
  return chart
    .filter((row) => own.has(textIn(row, 'accountNo')) && !own.has(textIn(row, 'parentAccountNo')))
    .map((row) => textIn(row, 'accountNo'));
};

/** Credits less debits of a month, over all accounts. */
export const salesOfMonth = (months: readonly Row[], month: string): number => {
  const own = months.filter((row) => row.month === month);
  return (sen(sumOf(own, 'credit')) - sen(sumOf(own, 'debit'))) / 100;
};

/** The sales of the period of a trial balance: credits less debits of the sales accounts. */
export function salesOf(balances: readonly Row[], accounts: ReadonlySet<string>): number {
  const own = balances.filter((row) => accounts.has(textIn(row, 'accountNo')));
  return (sen(sumOf(own, 'credit')) - sen(sumOf(own, 'debit'))) / 100;
}

/** Items without stock at any location, in the order of the list. */
export function itemsAtZero(balances: readonly Row[]): readonly string[] {
  const left = new Map<string, number>();
  for (const row of balances) {
    const code = textIn(row, 'itemCode');
    left.set(code, (left.get(code) ?? 0) + numberIn(row, 'qty'));
  }
  return [...left].filter(([, qty]) => qty <= 0).map(([code]) => code);
}
