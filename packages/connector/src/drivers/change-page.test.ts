import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readChangePage } from './change-page.ts';

const AT = '2026-11-18T08:00:00.000Z';
const change = { entity: 'debtor', key: 'A', change: 'created', at: AT, source: 'desk' };
const page = { changes: [change], nextCursor: '2.a', hasMore: false, resync: null };
const LIMIT = 3;

const read = (more: object) => readChangePage({ ...page, ...more }, '1.a', LIMIT);
const readOne = (more: object) => read({ changes: [{ ...change, ...more }] });

test('what a driver finds is read with what is known of it', () => {
  assert.deepEqual(readOne({ docKey: '7', part: 'settlement', commandId: 'c-1', amount: 5 }), {
    changes: [{ ...change, docKey: '7', part: 'settlement', commandId: 'c-1' }],
    nextCursor: '2.a',
    hasMore: false,
    resync: [],
    unread: null,
  });
  assert.deepEqual(read({ changes: [], nextCursor: '1.a', unread: 'x'.repeat(400) }), {
    changes: [],
    nextCursor: '1.a',
    hasMore: false,
    resync: [],
    unread: 'x'.repeat(300),
  });
});

test('a page with positions, lists, entities, kinds or times that the cloud would reject is a fault of the driver', () => {
  const faults: readonly (readonly [object, RegExp])[] = [
    [{ nextCursor: undefined }, /no nextCursor/],
    [{ nextCursor: 'a b' }, /no nextCursor/],
    [{ nextCursor: 'x'.repeat(101) }, /no nextCursor/],
    [{ changes: null }, /no list of at most 3 changes/],
    [{ changes: Array(LIMIT + 1).fill(change) }, /no list of at most 3 changes/],
    [{ nextCursor: '1.a' }, /changes and the position before them/],
    [{ changes: [], nextCursor: '1.a', resync: { scope: 'book', reason: 'restored' } }, /changes and the position before them/],
    [{ changes: [], nextCursor: '1.a', hasMore: true }, /more changes and the position before them/],
    [{ changes: ['A'] }, /not an object/],
    [{ changes: [{ ...change, entity: 'sales-invoce' }] }, /"sales-invoce", which is not an entity/],
    [{ changes: [{ ...change, key: 7 }] }, /without key, change, source or at/],
    [{ changes: [{ ...change, change: 'gone' }] }, /without key, change, source or at/],
    [{ changes: [{ ...change, source: 'me' }] }, /without key, change, source or at/],
    [{ changes: [{ ...change, at: 'today' }] }, /without key, change, source or at/],
    [{ changes: [{ ...change, at: '+020026-01-01T00:00:00Z' }] }, /without key, change, source or at/],
    [{ resync: 'book' }, /a gap without scope or reason/],
    [{ resync: { scope: 'debtors', reason: 'restored' } }, /a gap without scope or reason/],
    [{ resync: { scope: 'book', reason: 'because' } }, /a gap without scope or reason/],
  ];
  for (const [more, expected] of faults) {
    const fault = read(more);
    assert.match(typeof fault === 'string' ? fault : 'it was accepted', expected, JSON.stringify(more).slice(0, 200));
  }
});

test('a docKey or commandId that cannot be stored is left out', () => {
  for (const bad of ['', 7, null, 'a\u0000b', '\ud83e', 'x'.repeat(201)]) {
    const found = readOne({ docKey: bad, commandId: bad, part: bad });
    assert.deepEqual(typeof found === 'string' ? found : found.changes, [change], JSON.stringify(bad));
  }
});
