/** Periods relative to a day, such as last month. Years are calendar years, because no command returns the fiscal year of a book. */

export const periodNames = [
  'last-week',
  'this-month',
  'last-month',
  'this-quarter',
  'last-quarter',
  'this-year',
  'last-year',
] as const;
export type PeriodName = (typeof periodNames)[number];

export interface Period {
  /** YYYY-MM-DD, both included. */
  readonly dateFrom: string;
  readonly dateTo: string;
}

const MONTHS: Readonly<Record<Exclude<PeriodName, 'last-week'>, { readonly length: number; readonly back: number }>> = {
  'this-month': { length: 1, back: 0 },
  'last-month': { length: 1, back: 1 },
  'this-quarter': { length: 3, back: 0 },
  'last-quarter': { length: 3, back: 1 },
  'this-year': { length: 12, back: 0 },
  'last-year': { length: 12, back: 1 },
};

/** The period of that name as seen from a day, YYYY-MM-DD. A period that is not over yet ends on its last day all the same. */
export function periodOf(name: PeriodName, today: string): Period {
  if (name === 'last-week') return lastWeek(today);
  const { length, back } = MONTHS[name];
  const month = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1;
  const first = (Math.floor(month / length) - back) * length;
  return { dateFrom: dateAt(first, 1), dateTo: dateAt(first + length, 0) };
}

/** The last week, from Monday to Sunday. */
function lastWeek(today: string): Period {
  const day = new Date(today);
  const monday = day.getUTCDate() - ((day.getUTCDay() + 6) % 7);
  const month = day.getUTCFullYear() * 12 + day.getUTCMonth();
  return { dateFrom: dateAt(month, monday - 7), dateTo: dateAt(month, monday - 1) };
}

/** A day of a month, counted from the year 0; day 0 is the last one of the month before. */
const dateAt = (month: number, day: number): string =>
  new Date(Date.UTC(Math.floor(month / 12), month % 12, day)).toISOString().slice(0, 10);
