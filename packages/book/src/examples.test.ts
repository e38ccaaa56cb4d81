import assert from 'node:assert/strict';
import { test } from 'node:test';
import { recipes } from '@ledgerline/catalog';
import { freshBook } from '../conformance/fresh-book.ts';
import { Book } from './book.ts';
import { fixedClock, openBook } from './index.ts';
import { fillBlank, fillSample } from './template.ts';

const supported = new Set(Book.supportedTypes);

test('the sample company takes every sample whose command the book runs', () => {
  const book = openBook(':memory:', { clock: fixedClock('2026-07-01T00:00:00.000Z') });
  fillBlank(book);
  const filled = fillSample(book);
  assert.deepEqual(filled.refused, []);
  assert.ok(filled.entered > 280, `${filled.entered} samples were entered`);
  assert.deepEqual(book.invariants(), []);
  const rows = book.derivedRows();
  book.rebuild();
  assert.deepEqual(book.derivedRows(), rows);
});

test('every published example of a read runs on the sample company as it stands', () => {
  const book = freshBook('SAMPLE');
  const before = book.derivedRows();
  for (const { commandType, mode, examples } of recipes()) {
    if (mode !== 'read' || !supported.has(commandType)) continue;
    for (const { title, payload } of examples) {
      const result = book.execute(commandType, payload, 'read');
      assert.equal(result.ok, true, `${commandType}, ${title}: ${JSON.stringify(result.error)}`);
    }
  }
  assert.deepEqual(book.derivedRows(), before, 'a read changed the book');
});

test('every published example of a write runs on the sample company as it stands', () => {
  for (const { commandType, mode, examples } of recipes()) {
    if (mode !== 'write' || !supported.has(commandType)) continue;
    for (const { title, payload } of examples) {
      const book = freshBook('SAMPLE', false);
      const result = book.execute(commandType, payload, 'write');
      assert.equal(result.ok, true, `${commandType}, ${title}: ${JSON.stringify(result.error ?? result.results)}`);
      assert.deepEqual(book.invariants(), [], `${commandType}, ${title}`);
      book.close();
    }
  }
});
