/** Fiscal years: on which day the year of a date begins, and which are open. Reads no documents and posts nothing. */

import type { CommandContext } from '../command/command-context.ts';
import { addDays, addMonths, type BusinessDate, businessDate, monthsBetween } from '../date.ts';

const YEAR_MONTHS = 12;

/** The first day of the fiscal year of a date; null before the first one. Years follow the one entered last before them. */
export function yearStartOf(command: CommandContext, date: BusinessDate): BusinessDate | null {
  const entered = command.records.all('fiscal-year').findLast(({ code }) => code <= date);
  if (!entered) return null;
  const first = businessDate(entered.code);
  const years = Math.floor(monthsBetween(first, date) / YEAR_MONTHS);
  const start = addMonths(first, years * YEAR_MONTHS);
  return start <= date ? start : addMonths(first, (years - 1) * YEAR_MONTHS);
}

export interface OpenYears {
  readonly first: BusinessDate;
  readonly last: BusinessDate;
}

/** The open fiscal years: from the first one to the end of the current one, or of a later one that has been entered. Null if there is none. */
export function openYears(command: CommandContext): OpenYears | null {
  const years = command.records.all('fiscal-year').map(({ code }) => businessDate(code));
  const [first, entered] = [years[0], years.at(-1)];
  if (first === undefined || entered === undefined) return null;
  const start = yearStartOf(command, command.today > entered ? command.today : entered) ?? entered;
  return { first, last: addDays(addMonths(start, YEAR_MONTHS), -1) };
}

/** A year before and a year after, so that the next year can be started before this one ends. */
export const withAYearAround = ({ first, last }: OpenYears): OpenYears => ({
  first: addMonths(first, -YEAR_MONTHS),
  last: addMonths(last, YEAR_MONTHS),
});
