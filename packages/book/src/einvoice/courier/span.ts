/** Time spans of the courier, and how long a response asks it to wait. Uses no clock. */

import { HOUR_MS, SECOND_MS } from '@ledgerline/contract';
import type { Reply } from './errand.ts';

const RETRY_AFTER_MAX_MS = HOUR_MS;

export const later = (now: string, ms: number): string => new Date(Date.parse(now) + ms).toISOString();
export const between = (from: string, to: string): number => Date.parse(to) - Date.parse(from);
export const isDue = (at: string, now: string): boolean => Date.parse(at) <= Date.parse(now);

/** How long a response asks us to wait, limited to one hour. */
export const retryAfterOf = (reply: Reply, otherwise: number): number =>
  Math.min(RETRY_AFTER_MAX_MS, Math.max('retryAfterMs' in reply ? (reply.retryAfterMs ?? otherwise) : otherwise, SECOND_MS));
