/** Pages of reads by key: a cursor says after which row to continue, so that new rows shift nothing. Independent of any table. */

import type { Payload } from '@ledgerline/catalog';
import { bookCommandSays } from '@ledgerline/words/book/command';
import type { CommandContext } from './command-context.ts';

export const READ_ROWS_DEFAULT = 500;
export const LIST_ROWS_MAX = 5000;

/** The position of a row in the order of its read. */
export type RowKey = readonly (string | bigint)[];

export interface Page {
  readonly limit: number;
  /** The row before the page; null at the beginning. */
  readonly after: readonly string[] | null;
}

const encoded = (key: RowKey): string => Buffer.from(JSON.stringify(key.map(String)), 'utf8').toString('base64url');

const WHOLE_NUMBER = /^\d{1,18}$/;

function decoded(cursor: string, first: RowKey): readonly string[] | undefined {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (!Array.isArray(parts) || parts.length !== first.length) return undefined;
    const isPart = (part: unknown, index: number): boolean =>
      typeof part === 'string' && (typeof first[index] === 'string' || WHOLE_NUMBER.test(part));
    return parts.every(isPart) ? (parts as readonly string[]) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The page that a payload asks for; undefined, with a problem, when its cursor does not belong to this read. `first` is a key as
 * the rows of this read have it, with '' for a text and 0n for a number.
 */
export function pageOf(
  command: CommandContext,
  payload: Payload,
  first: RowKey,
  limitDefault = READ_ROWS_DEFAULT,
): Page | undefined {
  const limit = typeof payload.limit === 'number' ? payload.limit : limitDefault;
  if (typeof payload.cursor !== 'string' || payload.cursor === '') return { limit, after: null };
  const after = decoded(payload.cursor, first);
  if (after) return { limit, after };
  command.refuse('/cursor', 'INVALID_VALUE', bookCommandSays.badCursor(payload.cursor.slice(0, 40)));
  return undefined;
}

export interface Cut<Row> {
  readonly shown: readonly Row[];
  readonly nextCursor: string | null;
}

/** The rows of a page, after one more row than fits was read. */
export function cut<Row>(rows: readonly Row[], { limit }: Page, keyOf: (row: Row) => RowKey): Cut<Row> {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { shown, nextCursor: rows.length > limit && last !== undefined ? encoded(keyOf(last)) : null };
}

/** Merges rows of several sorted reads into one sorted list, and returns the first `count` rows. */
export function merged<Row>(
  lists: readonly (readonly Row[])[],
  compare: (left: Row, right: Row) => number,
  count: number,
): readonly Row[] {
  return lists.flat().sort(compare).slice(0, count);
}

/** Newest first: by day and then by key. */
export const compareNewest = (left: readonly [string, bigint], right: readonly [string, bigint]): number => {
  if (left[0] !== right[0]) return left[0] < right[0] ? 1 : -1;
  return left[1] === right[1] ? 0 : left[1] < right[1] ? 1 : -1;
};

/** A place in the order that comes after every document. */
export const NEWEST: readonly [string, bigint] = ['9999-99-99', 9_223_372_036_854_775_807n];
