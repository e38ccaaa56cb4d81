/** Days as people here count them: from midnight to midnight in Kuala Lumpur. */

import { DAY_MS, HOUR_MS } from '@ledgerline/contract';

/** Ahead of UTC by this much, all year. */
export const ZONE_AHEAD_MS = 8 * HOUR_MS;

/** The day of a timestamp, counted from 1970. */
export const dayOf = (instant: number): number => Math.floor((instant + ZONE_AHEAD_MS) / DAY_MS);

/** YYYY-MM-DD */
export const dateOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);
