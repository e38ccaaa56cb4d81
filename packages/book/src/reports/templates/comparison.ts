/** What a financial statement is compared with: the period just before, or the same one a year earlier. */

import { addDays, addMonths, type BusinessDate, daysBetween, monthOf, monthsBetween } from '../../date.ts';
import type { DatedPeriod, LedgerSums } from './ledger-sums.ts';
import type { ReportRequest } from './report.ts';

const YEAR_MONTHS = 12;

const isMonthStart = (day: BusinessDate): boolean => day.endsWith('-01');
const isMonthEnd = (day: BusinessDate): boolean => monthOf(addDays(day, 1)) !== monthOf(day);

/** The same day of another month; the last of a month stays the last. */
const shifted = (day: BusinessDate, months: number): BusinessDate =>
  isMonthEnd(day) ? addDays(addMonths(addDays(day, 1), months), -1) : addMonths(day, months);

/** A period of the same length that ends the day before; whole months stay whole months. */
function before(from: BusinessDate, to: BusinessDate): DatedPeriod {
  const end = addDays(from, -1);
  if (isMonthStart(from) && isMonthEnd(to)) return { from: addMonths(from, -(monthsBetween(from, to) + 1)), to: end };
  return { from: addDays(from, -(daysBetween(from, to) + 1)), to: end };
}

/** Null where none is requested, or where the book has no data that early. By default the first of the two that it has data for. */
export function comparisonOf({ payload, from, to }: ReportRequest, ledger: LedgerSums): DatedPeriod | null {
  if (payload.compareWith === 'none') return null;
  const yearBefore = { from: shifted(from, -YEAR_MONTHS), to: shifted(to, -YEAR_MONTHS) };
  const choices = {
    'previous-year': [yearBefore],
    'previous-period': [before(from, to)],
    default: [yearBefore, before(from, to)],
  };
  const named =
    payload.compareWith === 'previous-year' || payload.compareWith === 'previous-period' ? payload.compareWith : 'default';
  return choices[named].find((period) => ledger.hasEntries(period.to)) ?? null;
}
