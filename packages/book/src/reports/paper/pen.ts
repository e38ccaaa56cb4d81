/** Draws text and rules on the pages of a PDF. Knows faces and measures, and nothing of documents. */

import { INK } from '../sheet/ink.ts';
import { cleanText, type Style, type TypeCase } from './type-case.ts';

export type Side = 'left' | 'right' | 'centre';

const HAIR = 0.5;
const DOUBLE_GAP = 1.8;
/** How much heavier an outline makes the one weight of Chinese, as a part of its size. */
const EMBOLDENED = 0.03;

export class Pen {
  readonly #pdf: PDFKit.PDFDocument;
  readonly type: TypeCase;

  constructor(pdf: PDFKit.PDFDocument, type: TypeCase) {
    this.#pdf = pdf;
    this.type = type;
  }

  /** One line of text whose left end, right end or middle stands at `x`. */
  text(text: string, style: Style, x: number, baseline: number, side: Side = 'left'): void {
    const clean = cleanText(text).replaceAll('\u00a0', ' ');
    let at = x;
    if (side !== 'left') {
      const width = this.type.widthOf(clean, style);
      at -= side === 'right' ? width : width / 2;
    }
    for (const run of this.type.runsOf(clean, style.face)) {
      const isEmboldened = run.face === 'han' && style.face === 'bold';
      this.#pdf.font(run.face, style.size).fillColor(style.colour);
      if (isEmboldened) this.#pdf.lineWidth(style.size * EMBOLDENED).strokeColor(style.colour);
      this.#pdf.text(run.text, at, baseline, { lineBreak: false, baseline: 'alphabetic', fill: true, stroke: isEmboldened });
      at += this.type.widthOf(run.text, { face: run.face, size: style.size });
    }
  }

  /** Lines below each other; answers the height they take. */
  lines(lines: readonly string[], style: Style, x: number, top: number, side: Side = 'left'): number {
    for (const [index, line] of lines.entries()) {
      this.text(line, style, x, top + index * style.leading + ascentOf(style), side);
    }
    return lines.length * style.leading;
  }

  rule(x: number, y: number, width: number, colour: string = INK.rule, weight = HAIR): void {
    this.#pdf
      .lineWidth(weight)
      .strokeColor(colour)
      .moveTo(x, y)
      .lineTo(x + width, y)
      .stroke();
  }

  /** Two hairlines: what closes a head, a sum, a page. */
  doubleRule(x: number, y: number, width: number, colour: string = INK.ink): void {
    this.rule(x, y, width, colour);
    this.rule(x, y + DOUBLE_GAP, width, colour);
  }

  /** Dots that lead the eye from a label to its figure. */
  leader(from: number, to: number, baseline: number): void {
    if (to - from < 6) return;
    this.#pdf.save();
    this.#pdf.lineWidth(HAIR).strokeColor(INK.ruleStrong).dash(0.5, { space: 2.5 });
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
    this.#pdf.fill(INK.ink);
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

/** How far the first baseline lies below the top of a line. */
export const ascentOf = ({ size, leading }: Style): number => (leading - size) / 2 + size * 0.84;
