/** What a financial statement is compared with: the period just before, or the same one a year earlier. */

import { addDays, addMonths, type BusinessDate, daysBetween, monthOf, monthsBetween } from '../date.ts';
import type { LedgerSums, Period } from './ledger-sums.ts';
import type { ReportRequest } from './report.ts';

const YEAR_MONTHS = 12;

const isMonthStart = (day: BusinessDate): boolean => day.endsWith('-01');
const isMonthEnd = (day: BusinessDate): boolean => monthOf(addDays(day, 1)) !== monthOf(day);

/** The same day of another month; the last of a month stays the last. */
const shifted = (day: BusinessDate, months: number): BusinessDate =>
  isMonthEnd(day) ? addDays(addMonths(addDays(day, 1), months), -1) : addMonths(day, months);

/** As long as the period, and ending the day before it; whole months stay whole months. */
function before(from: BusinessDate, to: BusinessDate): { readonly from: BusinessDate; readonly to: BusinessDate } {
  const end = addDays(from, -1);
  if (isMonthStart(from) && isMonthEnd(to)) return { from: addMonths(from, -(monthsBetween(from, to) + 1)), to: end };
  return { from: addDays(from, -(daysBetween(from, to) + 1)), to: end };
}

/** Null where none is requested, or where the book has no data that early. */
export function comparisonOf({ payload, from, to }: ReportRequest, ledger: LedgerSums): (Period & { from: BusinessDate }) | null {
  if (payload.compareWith === 'none') return null;
  const compared =
    payload.compareWith === 'previous-period'
      ? before(from, to)
      : { from: shifted(from, -YEAR_MONTHS), to: shifted(to, -YEAR_MONTHS) };
  return ledger.hasEntries(compared.to) ? compared : null;
}
