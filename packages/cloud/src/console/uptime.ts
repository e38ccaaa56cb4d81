/** How much of each day the service could write, from the minutes that its nodes recorded. */

import { MINUTE_MS } from '@ledgerline/contract';
import type { UpDay } from '../store/stored-operator.ts';
import { dateOf, dayOf, ZONE_AHEAD_MS } from '../system/business-day.ts';
import type { Context } from '../system/context.ts';

export const UPTIME_DAYS = 90;

const DAY_MINUTES = 24 * 60;

export interface UptimeDay {
  /** YYYY-MM-DD */
  readonly date: string;
  /** Past minutes of the day since the first recorded one. */
  readonly expected: number;
  /** Minutes in which a node could write. */
  readonly minutes: number;
}

const startOf = (day: number): number => day * DAY_MINUTES - ZONE_AHEAD_MS / MINUTE_MS;

/** The days since the first that was recorded, oldest first. A day that no node has written in counts in full. */
export function uptimeOf(known: readonly UpDay[], now: number): readonly UptimeDay[] {
  const [first] = known;
  if (!first) return [];
  const byDay = new Map(known.map((day) => [day.day, day]));
  const thisMinute = Math.floor(now / MINUTE_MS);
  return Array.from({ length: dayOf(now) - first.day + 1 }, (_, index) => {
    const day = first.day + index;
    const { minutes = 0, lastMinute = 0 } = byDay.get(day) ?? {};
    const begins = Math.max(startOf(day), first.firstMinute);
    // The minute that is going on counts once a node has written in it.
    const ends = Math.min(startOf(day + 1), lastMinute === thisMinute ? thisMinute + 1 : thisMinute);
    const expected = Math.max(0, ends - begins);
    return { date: dateOf(day), expected, minutes: Math.min(minutes, expected) };
  });
}

export async function readUptime({ store }: Pick<Context, 'store'>): Promise<readonly UptimeDay[]> {
  const now = await store.now();
  return uptimeOf(await store.upDays({ firstDay: dayOf(now) - (UPTIME_DAYS - 1) }), now);
}
