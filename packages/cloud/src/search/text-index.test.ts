import assert from 'node:assert/strict';
import { test } from 'node:test';
import { textIndex, type Wanted } from './text-index.ts';

const texts = [
  { id: 'invoice', weight: 1, terms: { name: ['sales', 'invoice'], about: ['customer', 'pays', 'later'] } },
  { id: 'receipt', weight: 1, terms: { name: ['receipt'], about: ['customer', 'pays', 'invoice'] } },
  { id: 'quotation', weight: 1, terms: { name: ['quotation'], about: ['customer', 'asks'] } },
];
const index = textIndex(texts, { name: 5, about: 1 });

const exactly = (form: string): Wanted => ({ forms: [form], isPrefix: false, lettersWrong: () => 0 });
const begun = (form: string): Wanted => ({ ...exactly(form), isPrefix: true });
const idsOf = (wanted: readonly Wanted[], combine: 'every' | 'some' = 'every') =>
  index.search(wanted, combine).map(({ id }) => id);

test('a term in a field of more weight comes first', () => {
  assert.deepEqual(idsOf([exactly('invoice')]), ['invoice', 'receipt']);
});

test('every word must be there, or some of them; a text with more of them comes first', () => {
  assert.deepEqual(idsOf([exactly('customer'), exactly('receipt')]), ['receipt']);
  assert.deepEqual(idsOf([exactly('quotation'), exactly('receipt'), exactly('pays')], 'some'), [
    'receipt',
    'quotation',
    'invoice',
  ]);
  assert.deepEqual(idsOf([exactly('quotation'), exactly('receipt')]), []);
  assert.deepEqual(idsOf([], 'some'), []);
});

test('any form of a word counts', () => {
  assert.deepEqual(idsOf([{ ...exactly('bill'), forms: ['bill', 'receipt'] }]), ['receipt']);
});

test('the start of a term finds it where that is wanted, and counts less than the whole', () => {
  assert.deepEqual(idsOf([exactly('quot')]), []);
  assert.deepEqual(idsOf([begun('quot')]), ['quotation']);
  const [whole] = index.search([begun('quotation')], 'every');
  const [start] = index.search([begun('quot')], 'every');
  assert.ok((whole?.score ?? 0) > (start?.score ?? 0));
});

test('wrong letters are forgiven as far as a word allows', () => {
  const misspelt = (most: number): Wanted => ({ ...exactly('recepit'), lettersWrong: () => most });
  assert.deepEqual(idsOf([misspelt(0)]), []);
  assert.deepEqual(idsOf([misspelt(1)]), ['receipt']);
});

test('with the same terms, a text of more weight comes first', () => {
  const terms = { name: ['stock'], about: [] };
  const weighed = textIndex(
    [
      { id: 'rare', weight: 0.7, terms },
      { id: 'usual', weight: 1.2, terms },
    ],
    { name: 5, about: 1 },
  );
  assert.deepEqual(
    weighed.search([exactly('stock')], 'every').map(({ id }) => id),
    ['usual', 'rare'],
  );
});

test('a hit says which of its fields have the terms that were found', () => {
  const [first, second] = index.search([begun('inv'), exactly('customer')], 'every');
  assert.deepEqual(first?.found(), { invoice: ['name'], customer: ['about'] });
  assert.deepEqual(second?.found(), { invoice: ['about'], customer: ['about'] });
});

test('a start is known if any term begins with it', () => {
  assert.deepEqual(['rec', 'receipt', 'receipts', 'zebra'].map(index.isKnown), [true, true, false, false]);
});
