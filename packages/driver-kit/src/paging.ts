/** Pages of rows: a limit, and a cursor that says where the next page starts. */

import { type Json, Refusal } from './book.ts';

const LIMIT_USUAL = 500;
const LIMIT_MAX = 5_000;

export function page(rows: readonly Json[], { limit, cursor = '0' }: Json): Json {
  const size = Math.min(typeof limit === 'number' ? limit : LIMIT_USUAL, LIMIT_MAX);
  if (!/^\d{1,9}$/.test(String(cursor)))
    throw new Refusal('INVALID_VALUE', 'cursor is not one of this account book. Start again without it.', '/cursor');
  const start = Number(cursor);
  const shown = rows.slice(start, start + size);
  return { ok: true, rows: shown, count: shown.length, nextCursor: start + size < rows.length ? String(start + size) : null };
}
