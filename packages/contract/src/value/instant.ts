/** Timestamps as they are sent, RFC 3339 UTC with milliseconds, and lengths of time. Reads no clock; business dates are in business-date.ts. */

import type { Static } from 'typebox';
import { Type } from '../schema/schema-type.ts';

/** What the cloud writes: always UTC, always milliseconds, so that text order is time order. */
export const Instant = Type.String({
  format: 'date-time',
  pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$',
  description: 'An RFC 3339 timestamp in UTC with milliseconds.',
});
export type Instant = Static<typeof Instant>;

/** Enough for nanoseconds and an offset. */
export const instantLengthMax = 40;

/** What callers can send: any RFC 3339 timestamp, since languages print different precisions and offsets. */
export const InstantInput = Type.String({
  format: 'date-time',
  maxLength: instantLengthMax,
  description: 'An RFC 3339 timestamp with an offset or Z.',
});
export type InstantInput = Static<typeof InstantInput>;

export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
