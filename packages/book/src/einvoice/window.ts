/** The spans of time that the tax authority allows, judged between two instants. Knows no clock. */

import { HOUR_MS } from '@ledgerline/contract';

/** An e-invoice is cancelled, or asked to be rejected, within this of its validation; and issued within this of its submission. */
export const WINDOW_HOURS = 72;
const DUPLICATE_HOURS = 2;

const hoursBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / HOUR_MS;

/** Exactly 72 hours is still within. */
export const isWithinWindow = (from: string, to: string): boolean => hoursBetween(from, to) <= WINDOW_HOURS;

export const isWithinDuplicateSpan = (from: string, to: string): boolean => hoursBetween(from, to) <= DUPLICATE_HOURS;

export const windowEndOf = (from: string): string => new Date(Date.parse(from) + WINDOW_HOURS * HOUR_MS).toISOString();

/** An instant as e-invoices write it: UTC, to the second, never later than it was. */
export const issueInstant = (now: string): string => `${now.slice(0, 19)}Z`;

/** An instant as results show it: with milliseconds, however the gateway or the e-invoice writes it. */
export const shownInstant = (instant: string): string => new Date(instant).toISOString();

export const isFuture = (issuedAt: string, now: string): boolean => Date.parse(issuedAt) > Date.parse(now);
