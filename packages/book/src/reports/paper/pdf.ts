/** A sheet as a PDF: measured, flowed over pages, drawn. The same sheet always gives the same bytes. */

import { INK } from '../sheet/ink.ts';
import type { Mark, Sheet } from '../sheet/sheet.ts';
import { pageOf } from '../words/phrases.ts';
import { closingPieces, footPiece } from './closing-piece.ts';
import { paginate, type Section } from './flow.ts';
import { continuationHead, introduction, letterhead } from './head-piece.ts';
import { BOTTOM, LEFT, PAGE, RIGHT, STYLES, TOP, WIDTH } from './page.ts';
import { pdfLibrary } from './pdf-library.ts';
import { Pen } from './pen.ts';
import { tableSection } from './table-piece.ts';
import { TypeCase } from './type-case.ts';

export interface Printed {
  readonly bytes: Uint8Array;
  readonly pageCount: number;
}

const PRODUCER = 'Ledgerline';
const MARK_DEGREES = -38;
const MARK_COLOURS: Readonly<Record<Mark, string>> = { VOID: INK.voidWash, DRAFT: INK.draftWash };

/** Everything that goes into the file beside the pages comes from the sheet: no clock, no chance. */
function openPdf({ language, title, number, company, changedAt }: Sheet): PDFKit.PDFDocument {
  const PdfDocument = pdfLibrary();
  return new PdfDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    autoFirstPage: false,
    // The library opens a face of its own unless it is given none, which its types do not foresee.
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

/** All of the file at once: it is complete as soon as it is ended. */
function bytesOf(pdf: PDFKit.PDFDocument): Uint8Array {
  pdf.end();
  const chunks: Buffer[] = [];
  for (let chunk: unknown = pdf.read(); chunk !== null; chunk = pdf.read()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function drawMargins(pen: Pen, sheet: Sheet, page: number, pageCount: number): void {
  const baseline = BOTTOM + 26;
  const what = [sheet.company.name, [sheet.title, sheet.number ?? ''].join(' ').trim()].join(' · ');
  pen.rule(LEFT, BOTTOM + 14, WIDTH);
  pen.text(what, STYLES.small, LEFT, baseline);
  pen.text(pageOf(sheet.language, page, pageCount), STYLES.small, RIGHT, baseline, 'right');
}

function drawMark(pen: Pen, mark: Mark): void {
  const style = { face: 'bold', size: 150, leading: 150, colour: MARK_COLOURS[mark] } as const;
  pen.across(mark, style, PAGE.width / 2, PAGE.height / 2, MARK_DEGREES);
}

const GAP_HEIGHT = 10;

export function pdfOf(sheet: Sheet): Printed {
  const pdf = openPdf(sheet);
  const type = new TypeCase(pdf);
  const pen = new Pen(pdf, type);
  const [head, intro, next] = [letterhead(type, sheet), introduction(type, sheet), continuationHead(sheet)];
  const gap: Section<Pen> = { head: null, rows: [{ height: GAP_HEIGHT, draw: () => {} }], sums: null };
  const sections = sheet.tables.flatMap((table, index) => [
    ...(index === 0 ? [] : [gap]),
    tableSection(type, table, LEFT, WIDTH),
  ]);
  const flow = { sections, tail: closingPieces(type, sheet.closing), foot: footPiece(type, sheet) };
  const firstTop = TOP + head.height + intro.height;
  const pages = paginate<Pen>(flow, { firstTop, nextTop: TOP + next.height, bottom: BOTTOM });
  for (const [index, placed] of pages.entries()) {
    pdf.addPage();
    if (sheet.mark !== null) drawMark(pen, sheet.mark);
    if (index === 0) {
      head.draw(pen, TOP);
      intro.draw(pen, TOP + head.height);
    } else next.draw(pen, TOP);
    for (const { piece, top } of placed) piece.draw(pen, top);
    drawMargins(pen, sheet, index + 1, pages.length);
  }
  return { bytes: bytesOf(pdf), pageCount: pages.length };
}
