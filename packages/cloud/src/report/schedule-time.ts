/** When scheduled reports are due: at six in the morning in Kuala Lumpur, on Mondays or on the first day of a month or quarter. */

import { DAY_MS, HOUR_MS, type ScheduleRhythm } from '@ledgerline/contract';
import { dateOf, dayOf, ZONE_AHEAD_MS } from '../system/business-day.ts';

const DUE_HOUR = 6;

/** 1 January 1970 was a Thursday. */
const isMonday = (day: number): boolean => (day + 3) % 7 === 0;
const isFirst = (day: number): boolean => dateOf(day).endsWith('-01');
const QUARTER_STARTS = ['01', '04', '07', '10'];

const STARTS: Readonly<Record<ScheduleRhythm, (day: number) => boolean>> = {
  week: isMonday,
  month: isFirst,
  quarter: (day) => isFirst(day) && QUARTER_STARTS.includes(dateOf(day).slice(5, 7)),
};

const dueOn = (day: number): number => day * DAY_MS - ZONE_AHEAD_MS + DUE_HOUR * HOUR_MS;

/** The first due time after an instant. */
export function nextDueAt(every: ScheduleRhythm, after: number): number {
  let day = dayOf(after);
  while (!STARTS[every](day) || dueOn(day) <= after) day += 1;
  return dueOn(day);
}
