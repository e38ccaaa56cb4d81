/**
 * Measures reports of a long book, and printing: pages a second on one core, short, long and Chinese, next to bare pages of the
 * PDF library in the same font.
 */

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Book, buildTemplate, fixedClock, openTemplate } from '@ledgerline/book';
import PdfDocument from 'pdfkit';
import { benchStatements } from './book/statements.ts';
import { median, printTable } from './table.ts';

const ROUNDS = 7;
const LONG_LINES = 200;
const PAGES_PER_SECOND_MIN = 10;
/** A page of a long document holds about so many lines and pieces of text. */
const BARE_LINES = 26;
const BARE_PIECES = 8;
const BARE_PAGES = 8;

const FONT = readFileSync(new URL('../packages/book/fonts/NotoSans-Regular.ttf', import.meta.url));

/** Pages a second of processor time: what one core prints, however busy the machine is. */
function pagesPerSecond(print: () => number): number {
  const start = process.cpuUsage();
  const pages = print();
  const { user, system } = process.cpuUsage(start);
  return (pages * 1e6) / (user + system);
}

/** The same amount of text, without any layout. */
function barePages(): number {
  const pdf = new PdfDocument({ size: 'A4', margin: 0, autoFirstPage: false });
  pdf.registerFont('sans', FONT).font('sans', 9);
  for (let page = 0; page < BARE_PAGES; page += 1) {
    pdf.addPage();
    for (let line = 0; line < BARE_LINES; line += 1) {
      for (let piece = 0; piece < BARE_PIECES; piece += 1) {
        pdf.text(`Piece ${page * BARE_LINES + line}.${piece}`, 46 + piece * 60, 80 + line * 26, { lineBreak: false });
      }
    }
  }
  pdf.end();
  while (pdf.read() !== null);
  return BARE_PAGES;
}

const lineOf = (text: string) => (_: unknown, index: number) => ({
  itemCode: 'GOODS-A',
  description: `${text} ${index + 1}`,
  qty: 1 + (index % 4),
  unitPrice: 12.5 + index,
  taxCode: 'ST10',
});

class Printer {
  readonly #book: Book;
  #commands = 0;

  constructor(book: Book) {
    this.#book = book;
  }

  run(type: string, payload: object): Record<string, unknown> {
    this.#commands += 1;
    const result = this.#book.execute(type, payload, `bench-${this.#commands}`, () => {});
    if (!result.ok) throw new Error(`${type} was refused: ${JSON.stringify(result.error)}`);
    return result;
  }

  quotation(text: string, count: number): string {
    const lines = Array.from({ length: count }, lineOf(text));
    return String(this.run('create-quotation', { debtorCode: '300-A001', docDate: '2026-07-06', lines }).docNo);
  }

  pages(docNo: string, times: number, language = 'en'): number {
    let pages = 0;
    for (let count = 0; count < times; count += 1) {
      pages += Number(this.run('sales-document-acct-pdf', { docType: 'QT', docNo, language }).pageCount);
    }
    return pages;
  }
}

export async function bench(options: readonly string[]): Promise<void> {
  await benchStatements(options);
  const folder = mkdtempSync(join(tmpdir(), 'ledgerline-bench-'));
  const template = join(folder, 'sample.db');
  buildTemplate('SAMPLE', template);
  const book = openTemplate(template, ':memory:', { clock: fixedClock('2026-07-06T04:00:00.000Z') });
  const printer = new Printer(book);
  const [short, long, chinese] = [
    printer.quotation('Line', 6),
    printer.quotation('Line', LONG_LINES),
    printer.quotation('不锈钢螺丝，适用于户外工程', 6),
  ];
  const figures: Record<'short' | 'long' | 'chinese' | 'bare', number[]> = { short: [], long: [], chinese: [], bare: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    figures.short.push(pagesPerSecond(() => printer.pages(short, 10)));
    figures.long.push(pagesPerSecond(() => printer.pages(long, 2)));
    figures.chinese.push(pagesPerSecond(() => printer.pages(chinese, 5, 'zh')));
    figures.bare.push(pagesPerSecond(() => barePages() + barePages()));
  }
  book.close();
  rmSync(folder, { recursive: true });
  const middle = (name: keyof typeof figures): number => median(figures[name].slice(1));
  const row = (what: string, name: keyof typeof figures) => ({
    what,
    figure: `${middle(name).toFixed(0)} pages/s`,
    goal: `at least ${PAGES_PER_SECOND_MIN} pages/s`,
    isMet: middle(name) >= PAGES_PER_SECOND_MIN,
  });
  printTable('Printing, on one core', [
    row('documents of one page', 'short'),
    row(`a document of ${LONG_LINES} lines`, 'long'),
    row('documents of one page in Chinese', 'chinese'),
    { what: 'bare pages of the PDF library (baseline)', figure: `${middle('bare').toFixed(0)} pages/s` },
    {
      what: `a document of ${LONG_LINES} lines against the baseline`,
      figure: `${(middle('long') / middle('bare')).toFixed(2)} x`,
    },
  ]);
}
