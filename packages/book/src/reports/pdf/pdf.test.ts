import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import PDFDocument from 'pdfkit';
import { extractText, getDocumentProxy } from 'unpdf';
import { isThorough } from '../../../conformance/config.ts';
import type { Row, Sheet } from '../sheet/sheet.ts';
import { pdfOf } from './pdf.ts';
import { TextLayout } from './text-layout.ts';

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

/** Text without a space, as Chinese is written. */
const han = (length: number): string =>
  String.fromCodePoint(...Array.from({ length }, (_, index) => 0x4e00 + ((index * 37) % 5_000)));

test('the time for a text without line breaks grows with its length, and not with its square', () => {
  const layout = new TextLayout(new PDFDocument());
  const [short, long] = [1, 10].map((times) => layout.wrap(han(10_000).repeat(times), { face: 'sans', size: 9 }, 200));
  // With every character looked at from every other one, this takes longer than a test may.
  assert.equal(long?.join(''), short?.join('').repeat(10));
});

test('a line is as wide as its pieces allow, and no wider', () => {
  const layout = new TextLayout(new PDFDocument());
  const style = { face: 'sans', size: 9 } as const;
  const piece = fc.constantFrom(
    'Invoice',
    'AVAVAVAVAVAV',
    'To',
    'Wave,',
    '数',
    '量',
    '，',
    '合计',
    'RM 1,234.50',
    'fi',
    'x'.repeat(80),
  );
  const texts = fc.array(fc.tuple(piece, fc.constantFrom('', ' ')), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(texts, fc.integer({ min: 60, max: 300 }), (pieces, width) => {
      const text = pieces.flat().join('').trimEnd();
      const lines = layout.wrap(text, style, width);
      for (const line of lines) assert.ok(layout.widthOf(line, style) <= width, line);
      assert.equal(lines.join('').replaceAll(' ', ''), text.replaceAll(' ', ''));
    }),
  );
});

test('any text can be printed without errors', () => {
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
    { numRuns: isThorough ? 25 : 8 },
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

test('a page that begins inside a group names it and brings its balance forward; a sum never begins a page', async () => {
  const columns = [
    { head: 'Description', isFigure: false, isWide: true },
    { head: 'Balance', isFigure: true, isWide: false, isBalance: true },
  ];
  const group = (name: string, count: number): Row[] => [
    { kind: 'heading', cells: [{ text: name }] },
    ...Array.from({ length: count }, (_, index) => ({
      kind: 'line' as const,
      cells: [{ text: `${name} line ${index + 1}` }, { text: `${index + 1}.00` }],
    })),
    { kind: 'subtotal', cells: [{ text: `${name} closes` }, { text: `${count}.00` }] },
  ];
  for (const count of [60, 61, 62, 63, 64, 65, 66, 67]) {
    const rows = [...group('310-1000 Bank', count), ...group('320-0000 Cash', 40)];
    const { bytes } = pdfOf(sheetOf({ tables: [{ columns, rows, isGrouped: true }] }));
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: false });
    for (const [index, page] of text.entries()) {
      const first = page.match(/Balance\s(.*?) line (\d+)/s);
      if (index === 0) continue;
      const at = Number(first?.[2]) - 1;
      const begins = String(first?.[1]).replace(/\s+/g, ' ');
      const isNew = /^3\d0-\d000 \w+ 3\d0/.test(begins);
      assert.ok(isNew || begins.includes(`(continued) Brought forward ${at}.00`), begins);
      assert.doesNotMatch(begins, /closes/);
    }
    assert.match(text[0] ?? '', /Carried forward \d+\.00/);
  }
});

test('a fact that does not fit next to its label is below it, and no line begins with a dot', async () => {
  const facts = [{ label: 'Akaun bank atau tunai', value: 'Bank - current account MYR' }];
  const party = { name: 'A', lines: [] };
  const company = { name: 'Seri Maju', lines: ['No. pendaftaran 202001234567 · TIN C2584563200 · No. SST W10-1808-32000001'] };
  const { bytes } = pdfOf(sheetOf({ title: 'Nota Penerimaan Barang', company, facts, addressees: [party] }));
  const { items } = await (await (await getDocumentProxy(new Uint8Array(bytes))).getPage(1)).getTextContent();
  const placed = items as { readonly str: string; readonly transform: readonly number[]; readonly width: number }[];
  const at = (text: string) => placed.find(({ str }) => str.includes(text));
  assert.ok(Number(at('Bank - current')?.transform[5]) < Number(at('Akaun bank')?.transform[5]), 'it stands below');
  assert.ok(placed.every(({ str }) => !str.startsWith('·')));
});

test('a character that no font has is shown as missing', async () => {
  assert.match(await wordsOf(pdfOf(sheetOf({ lead: 'before ꧁ after' })).bytes), /before \ufffd after/);
});
