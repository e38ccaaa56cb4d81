/** One command of the year of the sample company. */

import type { Payload } from '@ledgerline/catalog';

export type Step = readonly [type: string, payload: Payload];

/** The months of the year, as YYYY-MM. The samples that examples lean on follow in the first half of 2026. */
export const MONTHS = [
  '2025-07',
  '2025-08',
  '2025-09',
  '2025-10',
  '2025-11',
  '2025-12',
  '2026-01',
  '2026-02',
  '2026-03',
  '2026-04',
  '2026-05',
  '2026-06',
] as const;

export type Month = (typeof MONTHS)[number];

/** The year ends on this day; later documents are entered when a copy is opened. */
export const YEAR_ENDS = '2026-06-30';

const pad = (value: number): string => String(value).padStart(2, '0');

/** A day of the month, a number of months later. */
export function dayOf(month: string, day: number, monthsLater = 0): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const months = number - 1 + monthsLater;
  return `${year + Math.floor(months / 12)}-${pad((months % 12) + 1)}-${pad(day)}`;
}

/** Numbers of the year name their month, so that the running numbers of the book stay free for examples. */
export const numberOf = (prefix: string, month: string, count: number): string =>
  `${prefix}-${month.slice(2, 4)}${month.slice(5, 7)}-${pad(count)}`;
