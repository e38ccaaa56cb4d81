import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stemOf } from './word-stem.ts';

const FAMILIES = [
  ['payment', 'payments', 'pay', 'paying'],
  ['receive', 'received', 'receiving', 'receives'],
  ['bayar', 'bayaran', 'pembayaran', 'membayar', 'dibayar'],
  ['hantar', 'penghantaran', 'menghantar'],
  ['terima', 'terimaan', 'penerimaan', 'diterima'],
  ['make', 'making'],
  ['ship', 'shipped', 'shipping'],
  ['write', 'written', 'wrote'],
  ['method', 'methods'],
  ['member', 'members'],
  ['tukar', 'menukar', 'tukarkan'],
];

test('forms of a word share a stem, other words do not', () => {
  for (const [word = '', ...forms] of FAMILIES) for (const form of forms) assert.equal(stemOf(form), stemOf(word), form);
  const stems = FAMILIES.map(([word = '']) => stemOf(word));
  assert.equal(new Set(stems).size, stems.length);
});

test('who does something is not what is done', () => {
  assert.notEqual(stemOf('pembeli'), stemOf('beli'));
  assert.notEqual(stemOf('penghutang'), stemOf('hutang'));
});

test('a short word stays as it is', () => {
  for (const word of ['ar', 'do', 'tax', 'item', 'jual', 'bank', 'basis', 'loss']) assert.equal(stemOf(word), word);
});
