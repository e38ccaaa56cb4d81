/** The time limits of the tax authority, computed between two timestamps. Uses no clock. */

import { HOUR_MS } from '@ledgerline/contract';

/** The time to cancel or reject an e-invoice after its validation, and to submit it after its issue. */
export const WINDOW_HOURS = 72;
const DUPLICATE_HOURS = 2;

const hoursBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / HOUR_MS;

/** Exactly 72 hours is still within. */
export const isWithinWindow = (from: string, to: string): boolean => hoursBetween(from, to) <= WINDOW_HOURS;

export const isWithinDuplicateSpan = (from: string, to: string): boolean => hoursBetween(from, to) <= DUPLICATE_HOURS;

export const windowEndOf = (from: string): string => new Date(Date.parse(from) + WINDOW_HOURS * HOUR_MS).toISOString();

/** A timestamp as e-invoices write it: UTC, to the second, never later than it was. */
export const issueInstant = (now: string): string => `${now.slice(0, 19)}Z`;

/** A timestamp as results show it: always with milliseconds. */
export const shownInstant = (instant: string): string => new Date(instant).toISOString();

export const isFuture = (issuedAt: string, now: string): boolean => Date.parse(issuedAt) > Date.parse(now);
