/** Arithmetic on business dates. What a business date is, the contract says. */

import { type BusinessDate, daysInMonth, isBusinessDate } from '@ledgerline/contract';

export type { BusinessDate };

const DAY_MILLISECONDS = 86_400_000;

/** A date the book stored or the catalog checked; anything else is a defect of ours. */
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
  return Date.UTC(year, month - 1, day) / DAY_MILLISECONDS;
};

export const addDays = (date: BusinessDate, days: number): BusinessDate =>
  businessDate(new Date((dayNumber(date) + days) * DAY_MILLISECONDS).toISOString().slice(0, 10));

export const daysBetween = (from: BusinessDate, to: BusinessDate): number => dayNumber(to) - dayNumber(from);

/** The same day of another month, or its last day where the month is shorter. */
export function addMonths(date: BusinessDate, months: number): BusinessDate {
  const [year, month, day] = partsOf(date);
  const index = year * 12 + (month - 1) + months;
  const [newYear, newMonth] = [Math.floor(index / 12), (index % 12) + 1];
  const newDay = Math.min(day, daysInMonth(newYear, newMonth));
  const [monthText, dayText] = [newMonth, newDay].map((part) => String(part).padStart(2, '0'));
  return businessDate(`${String(newYear).padStart(4, '0')}-${monthText}-${dayText}`);
}

/** Whole months from one date's month to the other's. */
export function monthsBetween(from: BusinessDate, to: BusinessDate): number {
  const [fromYear, fromMonth] = partsOf(from);
  const [toYear, toMonth] = partsOf(to);
  return (toYear - fromYear) * 12 + (toMonth - fromMonth);
}

export const monthOf = (date: BusinessDate): string => date.slice(0, 7);
