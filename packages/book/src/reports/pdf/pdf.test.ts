import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { extractText, getDocumentProxy } from 'unpdf';
import type { Sheet } from '../sheet/sheet.ts';
import { pdfOf } from './pdf.ts';

const sheetOf = (more: Partial<Sheet>): Sheet => ({
  language: 'en',
  title: 'Invoice',
  number: 'IV-1',
  mark: null,
  changedAt: '2026-07-06T04:00:00.000Z',
  company: { name: 'Seri Maju', lines: [] },
  hasLetterhead: true,
  lead: null,
  addressees: [],
  facts: [],
  tables: [],
  closing: { paragraphs: [], tables: [], totals: [] },
  seal: null,
  signatures: [],
  ...more,
});

const wordsOf = async (bytes: Uint8Array): Promise<string> => {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  return text;
};

const COLUMNS = [
  { head: 'Item', isFigure: false, isWide: false },
  { head: 'Description', isFigure: false, isWide: true },
  { head: 'Amount', isFigure: true, isWide: false },
];

test('whatever somebody wrote, it is set and nothing breaks', () => {
  const written = fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.string({ maxLength: 300 }));
  fc.assert(
    fc.property(written, written, (first, second) => {
      const cells = [{ text: first }, { text: second, notes: [first] }, { text: '1.00' }];
      const { bytes } = pdfOf(
        sheetOf({
          lead: second,
          company: { name: first, lines: [second] },
          addressees: [{ label: 'To', name: second, lines: [first] }],
          facts: [{ label: 'Ref', value: second }],
          tables: [
            {
              columns: COLUMNS,
              rows: [
                { kind: 'line', cells },
                { kind: 'heading', cells },
              ],
            },
          ],
        }),
      );
      assert.equal(Buffer.from(bytes).toString('latin1', 0, 5), '%PDF-');
    }),
    { numRuns: 25 },
  );
});

test('a description longer than a page runs over pages and loses nothing', async () => {
  const notes = Array.from({ length: 150 }, (_, index) => `paragraph${index}`);
  const rows = [{ kind: 'line' as const, cells: [{ text: 'A' }, { text: 'Terms', notes }, { text: '1.00' }] }];
  const { bytes, pageCount } = pdfOf(sheetOf({ tables: [{ columns: COLUMNS, rows }] }));
  assert.ok(pageCount > 1, `${pageCount} page`);
  const text = await wordsOf(bytes);
  for (const note of notes) assert.ok(text.includes(note), `${note} is lost`);
});

test('a table that is too wide for its type is set smaller, not cut', async () => {
  const long = 'ITEM-CODE-OF-THIRTY-LETTERS-ABC';
  const columns = [...COLUMNS, ...Array.from({ length: 6 }, () => ({ head: 'Figure', isFigure: true, isWide: false }))];
  const cells = [{ text: long }, { text: 'Widget' }, ...Array.from({ length: 7 }, () => ({ text: '1,234,567.89' }))];
  const text = await wordsOf(pdfOf(sheetOf({ tables: [{ columns, rows: [{ kind: 'line', cells }] }] })).bytes);
  assert.equal(text.replace(/\s+/g, '').match(/1,234,567\.89/g)?.length, 7);
  assert.ok(text.replace(/\s+/g, '').includes('Widget'));
});

test('a letter that no face has shows as one that is missing', async () => {
  assert.match(await wordsOf(pdfOf(sheetOf({ lead: 'before ꧁ after' })).bytes), /before \ufffd after/);
});
