/** What a page asks of an account book: a command type of the catalog that reads, and its payload. */

import { findRecipe, type Payload } from '@ledgerline/catalog';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@ledgerline/contract';
import { fingerprintOf } from '../command/fingerprint.ts';

export interface Question {
  readonly type: string;
  readonly payload: Payload;
  /** How old an answer can be before the book is asked again; `freshness.now` if absent. */
  readonly freshMs?: number;
}

/** How old answers can be. A book is asked the same question at most every 15 seconds, regardless of the number of viewers. */
export const freshness = {
  now: 15 * SECOND_MS,
  /** The age limit of answers that take a book longer. */
  soon: 5 * MINUTE_MS,
  /** For answers that change once a day, such as the figures of a past month. */
  day: 12 * HOUR_MS,
} as const;

/** The accounts of a book, which seldom change. */
export const chartOfAccounts: Question = { type: 'read-chart-accounts', payload: {}, freshMs: freshness.day };

/** Equal for questions that mean the same. */
export const hashOf = ({ type, payload }: Question): string => fingerprintOf({ type, payload });

/** Pages only read. */
export function assertReads({ type }: Question): void {
  if (findRecipe(type)?.operation !== 'Read') throw new Error(`A page asks with commands that read; ${type} does not.`);
}
