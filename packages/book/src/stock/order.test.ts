import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareKeys, type OrderKey, RECEIPT_PHASE, Starts } from './order.ts';

const FIRST: OrderKey = { date: '2026-01-02', phase: RECEIPT_PHASE, docKey: 5n, seq: 2n, leg: 1n };
const HQ = { item: 'WIDGET', location: 'HQ' };
const KL = { item: 'BOLT', location: 'KL' };

test('movements run by day, then by phase, document, line and leg', () => {
  // Each place is behind the one before it, and all that counts less is smaller.
  const places: readonly OrderKey[] = [
    FIRST,
    { ...FIRST, leg: 2n },
    { ...FIRST, seq: 3n, leg: 0n },
    { ...FIRST, docKey: 6n, seq: 1n, leg: 0n },
    { date: '2026-01-02', phase: 20n, docKey: 1n, seq: 1n, leg: 0n },
    { date: '2026-01-03', phase: RECEIPT_PHASE, docKey: 1n, seq: 1n, leg: 0n },
  ];
  places.forEach((place, index) => {
    assert.deepEqual(
      places.map((other) => compareKeys(place, other)),
      places.map((_other, at) => Math.sign(index - at)),
    );
  });
});

test('a replay covers each pool from its earliest place to its latest, and knows the items whose receipts changed', () => {
  const starts = new Starts();
  const [earlier, later] = [
    { ...FIRST, date: '2026-01-01', phase: 30n },
    { ...FIRST, date: '2026-01-09', phase: 30n },
  ];
  starts.add(HQ, { ...FIRST, phase: 30n });
  starts.add(HQ, later);
  starts.add(HQ, earlier);
  starts.add(KL, FIRST);
  starts.add(KL, FIRST);
  assert.deepEqual(
    [...starts],
    [
      { name: HQ, key: earlier },
      { name: HQ, key: later },
      { name: KL, key: FIRST },
    ],
  );
  assert.deepEqual([...starts.receiptItems], ['BOLT']);
});
