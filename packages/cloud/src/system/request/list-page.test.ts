import assert from 'node:assert/strict';
import { test } from 'node:test';
import { limits } from '@ledgerline/contract';
import { isRefusal } from '../problem.ts';
import { bookPageOf, cursorOf, pageOf, placeCursor, readCursor, readPlace } from './list-page.ts';

test('a cursor is read back part by part; one of another list, or an invalid one, is detected', () => {
  const form = /^before (\d+)$/;
  assert.deepEqual(readCursor(cursorOf('before', 12), form), ['12']);
  assert.equal(readCursor(undefined, form), null);
  for (const cursor of ['', 'nonsense', cursorOf('after', 12), cursorOf('before', -1)]) {
    const refusal = readCursor(cursor, form);
    assert.ok(isRefusal(refusal), cursor);
    assert.equal(refusal.refused.details[0]?.path, '/cursor');
  }
  assert.deepEqual(readPlace(placeCursor({ at: 1_790_000_000_000, id: 'key_1' })), { at: 1_790_000_000_000, id: 'key_1' });
  assert.equal(readPlace(undefined), null);
});

test('a page has as many rows as asked for, and shows whether more follow', () => {
  assert.deepEqual(pageOf([1, 2, 3], 2), { rows: [1, 2], last: 2 });
  assert.deepEqual(pageOf([1, 2], 2), { rows: [1, 2], last: null });
  assert.deepEqual(pageOf([], 2), { rows: [], last: null });
});

test('a page ends early when it is large, and has one row at least', () => {
  const half = limits.listBytesMax / 2;
  assert.deepEqual(
    pageOf([half, half, half], 3, (bytes) => bytes),
    { rows: [half, half], last: half },
  );
  assert.deepEqual(
    pageOf([half * 4, half], 2, (bytes) => bytes),
    { rows: [half * 4], last: half * 4 },
  );
});

const books = ['a A', 'a B', 'a C', 'b A', 'b D'].map((text) => {
  const [connectorId = '', companyId = ''] = text.split(' ');
  return { connectorId, companyId };
});

function pagesOf(list: typeof books, limit: number): string[] {
  const seen: string[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = bookPageOf(list, { limit, ...(cursor !== undefined && { cursor }) });
    if (isRefusal(page)) return assert.fail(page.refused.message);
    seen.push(page.rows.map(({ connectorId, companyId }) => `${connectorId} ${companyId}`).join(', '));
    if (page.nextCursor === null) return seen;
    cursor = page.nextCursor;
  }
}

test('books are listed page by page, each once', () => {
  assert.deepEqual(pagesOf(books, 2), ['a A, a B', 'a C, b A', 'b D']);
  assert.deepEqual(pagesOf(books, 5), ['a A, a B, a C, b A, b D']);
});

test('a list continues after a book that was removed since', () => {
  const after = (cursor: string, list: typeof books): string => {
    const page = bookPageOf(list, { cursor });
    return isRefusal(page)
      ? page.refused.code
      : page.rows.map(({ connectorId, companyId }) => `${connectorId} ${companyId}`).join(', ');
  };
  const without = (gone: string) => books.filter(({ connectorId, companyId }) => `${connectorId} ${companyId}` !== gone);
  assert.equal(after(cursorOf('a', 'B'), without('a B')), 'a C, b A, b D');
  assert.equal(after(cursorOf('a', 'C'), without('a C')), 'b A, b D');
  assert.equal(after('!', books), 'invalid_request');
});
