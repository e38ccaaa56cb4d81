/** Arithmetic on business dates, which the contract defines. */

import { type BusinessDate, DAY_MS, daysInMonth, isBusinessDate } from '@ledgerline/contract';

export type { BusinessDate };

const FIRST_YEAR = 1;
const LAST_YEAR = 9999;

/** A date the book stored or the catalog checked; anything else is a bug. */
export function businessDate(text: unknown): BusinessDate {
  if (typeof text !== 'string' || !isBusinessDate(text)) throw new Error(`${String(text)} is not a business date.`);
  return text;
}

const partsOf = (date: BusinessDate): readonly [year: number, month: number, day: number] => [
  Number(date.slice(0, 4)),
  Number(date.slice(5, 7)),
  Number(date.slice(8, 10)),
];

const dayNumber = (date: BusinessDate): number => {
  const [year, month, day] = partsOf(date);
  // Date.UTC would map years before 100 to the last century.
  return new Date(0).setUTCFullYear(year, month - 1, day) / DAY_MS;
};

/** Calendar arithmetic ends at the last year that a date can contain: later days become its last day. */
function dateIn(year: number, month: number, day: number): BusinessDate {
  if (year < FIRST_YEAR) return businessDate('0001-01-01');
  if (year > LAST_YEAR) return businessDate('9999-12-31');
  const [yearText, monthText, dayText] = [
    String(year).padStart(4, '0'),
    ...[month, day].map((part) => String(part).padStart(2, '0')),
  ];
  return businessDate(`${yearText}-${monthText}-${dayText}`);
}

export function addDays(date: BusinessDate, days: number): BusinessDate {
  const added = new Date((dayNumber(date) + days) * DAY_MS);
  return dateIn(added.getUTCFullYear(), added.getUTCMonth() + 1, added.getUTCDate());
}

export const daysBetween = (from: BusinessDate, to: BusinessDate): number => dayNumber(to) - dayNumber(from);

/** The same day of another month, or its last day where the month is shorter. */
export function addMonths(date: BusinessDate, months: number): BusinessDate {
  const [year, month, day] = partsOf(date);
  const index = year * 12 + (month - 1) + months;
  const [newYear, newMonth] = [Math.floor(index / 12), (index % 12) + 1];
  return dateIn(newYear, newMonth, Math.min(day, daysInMonth(newYear, newMonth)));
}

/** Whole months from one date's month to the other's. */
export function monthsBetween(from: BusinessDate, to: BusinessDate): number {
  const [fromYear, fromMonth] = partsOf(from);
  const [toYear, toMonth] = partsOf(to);
  return (toYear - fromYear) * 12 + (toMonth - fromMonth);
}

export const monthOf = (date: BusinessDate): string => date.slice(0, 7);
