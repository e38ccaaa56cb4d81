/** Draws text and rules on the pages of a PDF. Handles fonts and measures; independent of documents. */

import { COLOURS } from '../sheet/colours.ts';

import { cleanText, type Style, type TextLayout } from './text-layout.ts';

export type TextAlign = 'left' | 'right' | 'centre';

const HAIR = 0.5;
const DOUBLE_GAP = 1.8;
/** How much heavier an outline makes the one weight of Chinese, as a part of its size. */
const EMBOLDENED = 0.03;

export class PdfCanvas {
  readonly #pdf: PDFKit.PDFDocument;
  readonly layout: TextLayout;

  constructor(pdf: PDFKit.PDFDocument, layout: TextLayout) {
    this.#pdf = pdf;
    this.layout = layout;
  }

  /** One line of text whose left end, right end or middle is at `x`. */
  text(text: string, style: Style, x: number, baseline: number, align: TextAlign = 'left'): void {
    const clean = cleanText(text).replaceAll('\u00a0', ' ');
    let at = x;
    if (align !== 'left') {
      const width = this.layout.widthOf(clean, style);
      at -= align === 'right' ? width : width / 2;
    }
    for (const run of this.layout.runsOf(clean, style.face)) {
      const isEmboldened = run.face === 'han' && style.face === 'bold';
      this.#pdf.font(run.face, style.size).fillColor(style.colour);
      if (isEmboldened) this.#pdf.lineWidth(style.size * EMBOLDENED).strokeColor(style.colour);
      this.#pdf.text(run.text, at, baseline, { lineBreak: false, baseline: 'alphabetic', fill: true, stroke: isEmboldened });
      at += this.layout.widthOf(run.text, { face: run.face, size: style.size });
    }
  }

  /** Lines below each other; returns their height. */
  lines(lines: readonly string[], style: Style, x: number, top: number, align: TextAlign = 'left'): number {
    for (const [index, line] of lines.entries()) {
      this.text(line, style, x, top + index * style.leading + ascentOf(style), align);
    }
    return lines.length * style.leading;
  }

  rule(x: number, y: number, width: number, colour: string = COLOURS.rule, weight = HAIR): void {
    this.#pdf
      .lineWidth(weight)
      .strokeColor(colour)
      .moveTo(x, y)
      .lineTo(x + width, y)
      .stroke();
  }

  /** Double rule below headings, totals and pages. */
  doubleRule(x: number, y: number, width: number, colour: string = COLOURS.ink): void {
    this.rule(x, y, width, colour);
    this.rule(x, y + DOUBLE_GAP, width, colour);
  }

  /** Dots that lead the eye from a label to its figure. */
  leader(from: number, to: number, baseline: number): void {
    if (to - from < 6) return;
    this.#pdf.save();
    this.#pdf.lineWidth(HAIR).strokeColor(COLOURS.ruleStrong).dash(0.5, { space: 2.5 });
    this.#pdf.moveTo(from, baseline).lineTo(to, baseline).stroke();
    this.#pdf.restore();
  }

  /** A grid of squares, the dark ones filled. */
  squares(isDark: (row: number, column: number) => boolean, count: number, x: number, y: number, size: number): void {
    const side = size / count;
    for (let row = 0; row < count; row += 1) {
      for (let column = 0; column < count; ) {
        let end = column;
        while (end < count && isDark(row, end)) end += 1;
        if (end > column) this.#pdf.rect(x + column * side, y + row * side, (end - column) * side, side);
        column = Math.max(end, column + 1);
      }
    }
    this.#pdf.fill(COLOURS.ink);
  }

  picture(bytes: Buffer, x: number, y: number, width: number, height: number): void {
    this.#pdf.image(bytes, x, y, { width, height });
  }

  link(address: string, x: number, y: number, width: number, height: number): void {
    this.#pdf.link(x, y, width, height, address);
  }

  /** A word across the middle of the page, behind everything. */
  across(word: string, style: Style, x: number, y: number, degrees: number): void {
    this.#pdf.save();
    this.#pdf.rotate(degrees, { origin: [x, y] });
    this.text(word, style, x, y + style.size * 0.36, 'centre');
    this.#pdf.restore();
  }
}

/** The distance of the first baseline from the top of a line. */
export const ascentOf = ({ size, leading }: Style): number => (leading - size) / 2 + size * 0.84;
