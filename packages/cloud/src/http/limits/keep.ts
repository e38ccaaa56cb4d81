/** How long the sender of a read wants it to be kept, from `?keep=1h`. */

import { DAY_MS, HOUR_MS, limits } from '@ledgerline/contract';
import { requestSays } from '@ledgerline/words/problem/request';
import { type Refusal, refuseField } from '../../system/problem.ts';

const UNITS: Readonly<Record<string, number>> = { h: HOUR_MS, d: DAY_MS };
const TERM = /^([1-9]\d{0,3})([hd])$/;

/** Null if the query has no keep. */
export function keptMsIn(query: unknown): number | Refusal | null {
  const { keep } = query as { readonly keep?: unknown };
  if (keep === undefined) return null;
  const [, count, unit = ''] = TERM.exec(String(keep)) ?? [];
  const milliseconds = Number(count) * (UNITS[unit] ?? 0);
  if (milliseconds >= limits.keepHoursMin * HOUR_MS && milliseconds <= limits.keepDaysMax * DAY_MS) return milliseconds;
  return refuseField('/keep', 'format', requestSays.keep(limits.keepHoursMin, limits.keepDaysMax));
}
