/** A sheet as a PDF: measured, flowed over pages, drawn. The same sheet always gives the same bytes. */

import { COLOURS } from '../sheet/colours.ts';
import type { Mark, Sheet } from '../sheet/sheet.ts';
import { pageOf, sayIn } from '../words/phrases.ts';
import { closingBlocks, footBlock } from './closing-block.ts';
import { continuationHead, introduction, letterhead } from './head-block.ts';
import { BOTTOM, LEFT, PAGE, RIGHT, STYLES, TOP, WIDTH } from './page.ts';
import { paginate, type Section } from './pagination.ts';
import { PdfCanvas } from './pdf-canvas.ts';
import { pdfLibrary } from './pdf-library.ts';
import { tableSection } from './table-block.ts';
import { TextLayout } from './text-layout.ts';

export interface Printed {
  readonly bytes: Uint8Array;
  readonly pageCount: number;
}

const PRODUCER = 'Ledgerline';
const MARK_DEGREES = -38;
const MARK_COLOURS: Readonly<Record<Mark, string>> = { VOID: COLOURS.voidWash, DRAFT: COLOURS.draftWash };

/** Everything in the file besides the pages comes from the sheet: no clock, no randomness. */
function openPdf({ language, title, number, company, changedAt }: Sheet): PDFKit.PDFDocument {
  const PdfDocument = pdfLibrary();
  return new PdfDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    autoFirstPage: false,
    // The library opens its own default font unless an option prevents it, which its types do not allow.
    font: null as unknown as string,
    pdfVersion: '1.7',
    lang: language,
    displayTitle: true,
    info: {
      Title: [title, number ?? ''].join(' ').trim(),
      Author: company.name,
      Creator: PRODUCER,
      Producer: PRODUCER,
      CreationDate: new Date(changedAt),
    },
  });
}

/** The whole file. The bytes are complete when the document is ended. */
function bytesOf(pdf: PDFKit.PDFDocument): Uint8Array {
  pdf.end();
  const chunks: Buffer[] = [];
  for (let chunk: unknown = pdf.read(); chunk !== null; chunk = pdf.read()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function drawMargins(canvas: PdfCanvas, sheet: Sheet, page: number, pageCount: number): void {
  const baseline = BOTTOM + 26;
  const what = [sheet.company.name, [sheet.title, sheet.number ?? ''].join(' ').trim()].join(' · ');
  canvas.rule(LEFT, BOTTOM + 14, WIDTH);
  canvas.text(what, STYLES.small, LEFT, baseline);
  canvas.text(pageOf(sheet.language, page, pageCount), STYLES.small, RIGHT, baseline, 'right');
}

function drawMark(canvas: PdfCanvas, mark: Mark): void {
  const style = { face: 'bold', size: 150, leading: 150, colour: MARK_COLOURS[mark] } as const;
  canvas.across(mark, style, PAGE.width / 2, PAGE.height / 2, MARK_DEGREES);
}

const GAP_HEIGHT = 10;

export function pdfOf(sheet: Sheet): Printed {
  const pdf = openPdf(sheet);
  const layout = new TextLayout(pdf);
  const canvas = new PdfCanvas(pdf, layout);
  const say = sayIn(sheet.language);
  const [head, intro, next] = [letterhead(layout, sheet), introduction(layout, sheet), continuationHead(layout, sheet, say)];
  const gap: Section<PdfCanvas> = { head: null, rows: [{ height: GAP_HEIGHT, draw: () => {} }], sums: null };
  const sections = sheet.tables.flatMap((table, index) => [
    ...(index === 0 ? [] : [gap]),
    tableSection(layout, table, LEFT, WIDTH, say),
  ]);
  const flow = { sections, tail: closingBlocks(layout, sheet.closing, say), foot: footBlock(layout, sheet) };
  const firstTop = TOP + head.height + intro.height;
  const pages = paginate<PdfCanvas>(flow, { firstTop, nextTop: TOP + next.height, bottom: BOTTOM });
  for (const [index, placed] of pages.entries()) {
    pdf.addPage();
    if (sheet.mark !== null) drawMark(canvas, sheet.mark);
    if (index === 0) {
      head.draw(canvas, TOP);
      intro.draw(canvas, TOP + head.height);
    } else next.draw(canvas, TOP);
    for (const { block, top } of placed) block.draw(canvas, top);
    drawMargins(canvas, sheet, index + 1, pages.length);
  }
  return { bytes: bytesOf(pdf), pageCount: pages.length };
}
