/** Fiscal years: on which day the year of a date begins. Knows no document and posts nothing. */

import { addMonths, type BusinessDate, businessDate, monthsBetween } from './date.ts';
import type { Work } from './work.ts';

const YEAR_MONTHS = 12;

/** The first day of the fiscal year that holds a date; null before the first one. Years follow the one entered last before them. */
export function yearStartOf(work: Work, date: BusinessDate): BusinessDate | null {
  const entered = work.records.all('fiscal-year').findLast(({ code }) => code <= date);
  if (!entered) return null;
  const first = businessDate(entered.code);
  const years = Math.floor(monthsBetween(first, date) / YEAR_MONTHS);
  const start = addMonths(first, years * YEAR_MONTHS);
  return start <= date ? start : addMonths(first, (years - 1) * YEAR_MONTHS);
}
