import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Payload } from '@ledgerline/catalog';
import { freshBook, runner } from '../../conformance/fresh-book.ts';
import { visibleText } from '../rich-text.ts';

const order = { creditorCode: '400-S001', docDate: '2026-03-01', lines: [{ itemCode: 'GOODS-A', qty: 1, unitPrice: 5 }] };
const RTF = String.raw`{\rtf1\ansi \b Gate\b0  2\par Ring caf\'e9}`;

test('the note of a purchase order is stored as canonical RTF and verified by its visible text', () => {
  const run = runner(freshBook());
  const noteOf = (docNo: unknown) => (run('get-purchase-order', { docNo }) as { fields: Payload }).fields.Note;
  const { docNo, ok } = run('create-purchase-order', { ...order, note: 'Gate 1\nRing' });
  assert.deepEqual([ok, noteOf(docNo)], [true, String.raw`{\rtf1\ansi Gate 1\par Ring}`]);
  const updated = run('update-purchase-order', { docNo, reason: 'Other gate', note: RTF }) as {
    readBack: { checks: readonly Payload[] };
  };
  assert.deepEqual(
    updated.readBack.checks.filter(({ path }) => path === 'note').map(({ matched }) => matched),
    [true],
  );
  assert.equal(noteOf(docNo), String.raw`{\rtf1\ansi\b Gate\b0  2\par Ring caf\u233?}`);
  assert.equal(visibleText(String(noteOf(docNo))), 'Gate 2\nRing café');
  assert.equal(run('update-purchase-order', { docNo, reason: 'No note', note: '', docDate: '2026-03-02' }).ok, true);
  assert.equal(noteOf(docNo), undefined);
});

test('other documents keep their note as sent', () => {
  const run = runner(freshBook());
  const { lines } = order;
  const { docNo } = run('create-sales-invoice', { debtorCode: '300-A001', docDate: '2026-03-01', note: 'Gate 1\nRing', lines });
  assert.equal((run('get-sales-invoice', { docNo }) as { fields: Payload }).fields.Note, 'Gate 1\nRing');
});
