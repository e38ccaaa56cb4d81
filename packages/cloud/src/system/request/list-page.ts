/** Long lists in pages: how a cursor is written and read, and where a page ends. */

import { limits } from '@ledgerline/contract';
import { requestSays } from '@ledgerline/words/problem/request';
import { isRefusal, type Refusal, refuseField } from '../problem.ts';

/** How a page of a list is asked for. */
export interface PageRequest {
  readonly limit?: number;
  readonly cursor?: string;
}

export const cursorOf = (...parts: readonly (string | number)[]): string => Buffer.from(parts.join(' ')).toString('base64url');

/** The content of a cursor of this form, part by part; null for the first page. */
export function readCursor(cursor: string | undefined, form: RegExp): readonly string[] | Refusal | null {
  if (cursor === undefined) return null;
  const [, ...parts] = form.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (parts.length > 0) return parts;
  return refuseField('/cursor', 'format', requestSays.cursor());
}

/** Where a list that goes by time and id continues. */
export interface Place {
  readonly at: number;
  readonly id: string;
}

export const placeCursor = ({ at, id }: Place): string => cursorOf(at, id);

export function readPlace(cursor: string | undefined): Place | Refusal | null {
  const parts = readCursor(cursor, /^(\d{1,15}) (\S+)$/);
  if (parts === null || isRefusal(parts)) return parts;
  const [at = '', id = ''] = parts;
  return { at: Number(at), id };
}

/** Books of one connector go by their companyId. */
const BOOK_FORM = /^(\S+) (\S+)$/;

/** A book in a list of books, in the order of its connectors and, within one, of companyId. */
export interface BookPlace {
  readonly connectorId: string;
  readonly companyId: string;
}

/** The page of books that is asked for. A book that was removed since does not restart the list. */
export function bookPageOf<Row extends BookPlace>(
  books: readonly Row[],
  { limit = limits.bookListLimitMax, cursor }: PageRequest,
): { readonly rows: readonly Row[]; readonly nextCursor: string | null } | Refusal {
  const after = readCursor(cursor, BOOK_FORM);
  if (isRefusal(after)) return after;
  const [connectorId = '', companyId = ''] = after ?? [];
  const own = books.findIndex((book) => book.connectorId === connectorId && book.companyId > companyId);
  const lastOwn = books.findLastIndex((book) => book.connectorId === connectorId);
  const start = own >= 0 ? own : lastOwn + 1;
  const { rows, last } = pageOf(books.slice(start, start + limit + 1), limit, (book) => JSON.stringify(book).length);
  return { rows, nextCursor: last && cursorOf(last.connectorId, last.companyId) };
}

export interface Page<Row> {
  readonly rows: readonly Row[];
  /** The last row, when more follow. */
  readonly last: Row | null;
}

/**
 * The rows of a page. The query asked for one row more than `limit`. A page ends early when it is large, so that no response is
 * larger than the client and the server can handle; it has at least one row.
 */
export function pageOf<Row>(found: readonly Row[], limit: number, bytesOf: (row: Row) => number = () => 0): Page<Row> {
  let [count, bytes] = [0, 0];
  for (const row of found.slice(0, limit)) {
    bytes += bytesOf(row);
    if (count > 0 && bytes > limits.listBytesMax) break;
    count += 1;
  }
  const rows = found.slice(0, count);
  return { rows, last: found.length > count ? (rows.at(-1) ?? null) : null };
}
