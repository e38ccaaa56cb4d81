import assert from 'node:assert/strict';
import { test } from 'node:test';
import { highlight, MARKED_WORDS_MAX, markPattern, wordsToMark } from './highlight.ts';

const shown = (text: string, typed: readonly string[], found: readonly string[] = []): string =>
  highlight(text, markPattern(wordsToMark(typed, found))).text;

test('a word is marked where a word or a part of a name begins, Chinese anywhere', () => {
  assert.equal(
    shown('create-sales-invoice, debtorCode', ['inv', 'code']),
    'create-sales-<mark>inv</mark>oice, debtor<mark>Code</mark>',
  );
  assert.equal(shown('销售发票', ['发票']), '销售<mark>发票</mark>');
  assert.equal(shown('<b> invoice', ['invoice']), '&lt;b&gt; <mark>invoice</mark>');
});

test('a word of one or two letters is highlighted only where it is a whole word', () => {
  assert.equal(shown('read-ar-outstanding, area', ['ar']), 'read-<mark>ar</mark>-outstanding, area');
  assert.equal(shown('create sales orders', ['c', 's']), 'create sales orders');
});

test('a misspelt word marks what it was found as', () => {
  assert.equal(shown('sales invoice', ['invocie'], ['invoice', 'involve']), 'sales <mark>invoice</mark>');
});

test('one pattern stays small, however much was typed and found', () => {
  const typed = Array.from({ length: 500 }, (_, at) => `word${at}`);
  const found = Array.from({ length: 5_000 }, (_, at) => `wird${at}`);
  const words = wordsToMark(typed, found);
  assert.equal(words.length, MARKED_WORDS_MAX);
  const length = words.join('').length;
  assert.ok((markPattern(words)?.source.length ?? 0) < length * 4 + MARKED_WORDS_MAX * 20);
  assert.equal(markPattern([]), null);
});
