/** Business dates: `YYYY-MM-DD`, real calendar dates only, without time zones. Timestamps are in instant.ts. */

import { requiring } from '../problem/requirement.ts';
import { Type } from '../schema/schema-type.ts';

declare const businessDateBrand: unique symbol;

/** Text that has been checked to be a real calendar date; plain text order is date order. */
export type BusinessDate = string & { readonly [businessDateBrand]: true };

export const BusinessDate = Type.Unsafe<BusinessDate>({
  type: 'string',
  format: 'date',
  pattern: requiring('^\\d{4}-\\d{2}-\\d{2}$', 'dateText'),
  description: 'A valid date in the format YYYY-MM-DD.',
});

const monthDays: readonly number[] = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const isLeapYear = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** How many days a month has; 0 for a month that does not exist. Months count from 1. */
export const daysInMonth = (year: number, month: number): number =>
  month === 2 && isLeapYear(year) ? 29 : (monthDays[month - 1] ?? 0);

export const isBusinessDate = (text: string): text is BusinessDate => {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!parts) return false;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  return day >= 1 && day <= daysInMonth(year, month);
};
