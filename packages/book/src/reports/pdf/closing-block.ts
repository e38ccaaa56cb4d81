/**
 * What closes a sheet: words, tax and payments to the left, totals to the right; signatures and the seal at the foot of the page.
 */

import { codeMatrix } from '../sheet/code-matrix.ts';
import { COLOURS } from '../sheet/colours.ts';
import type { Closing, Paragraph, PaymentRequest, Seal, Sheet, Table, Total } from '../sheet/sheet.ts';
import type { Say } from '../words/phrases.ts';
import { LEFT, RIGHT, STYLES, WIDTH } from './page.ts';
import type { PageBlock } from './pagination.ts';
import { ascentOf, type PdfCanvas } from './pdf-canvas.ts';
import { tableSection } from './table-block.ts';
import type { TextLayout } from './text-layout.ts';

const TOTALS_WIDTH = 216;
const GUTTER = 30;
const SMALL_SIZES = [8, 7.4];

const space = (height: number): PageBlock<PdfCanvas> => ({ height, draw: () => {} });

function paragraphBlock(layout: TextLayout, { label, text }: Paragraph, width: number): PageBlock<PdfCanvas> {
  const lines = layout.wrap(text, STYLES.words, width);
  return {
    height: STYLES.label.leading + lines.length * STYLES.words.leading + 8,
    draw: (canvas, top) => {
      canvas.lines([label], STYLES.label, LEFT, top);
      canvas.lines(lines, STYLES.words, LEFT, top + STYLES.label.leading);
    },
  };
}

function tableBlocks(layout: TextLayout, table: Table, width: number, say: Say): readonly PageBlock<PdfCanvas>[] {
  const { head, rows, sums } = tableSection(layout, table, LEFT, width, say, SMALL_SIZES);
  return [...(head ? [head] : []), ...rows, ...(sums ? [sums] : []), space(9)];
}

const CODE_SIZE = 78;

/** Where to pay, with a QR code next to it. */
function paymentBlock(layout: TextLayout, { title, lines, code }: PaymentRequest, width: number): PageBlock<PdfCanvas> {
  const matrix = code === null ? null : codeMatrix(code);
  const x = LEFT + (matrix === null ? 0 : CODE_SIZE + 12);
  const shown = lines.flatMap((line) => layout.wrap(line, STYLES.words, LEFT + width - x));
  const textHeight = STYLES.label.leading + shown.length * STYLES.words.leading;
  return {
    height: Math.max(textHeight, matrix === null ? 0 : CODE_SIZE) + 10,
    draw: (canvas, top) => {
      if (matrix) canvas.squares(matrix.isDark, matrix.count, LEFT, top + 2, CODE_SIZE);
      canvas.lines([title], STYLES.label, x, top);
      canvas.lines(shown, STYLES.words, x, top + STYLES.label.leading);
    },
  };
}

/** The sum everything leads to: ruled once above and twice below. */
function totalBlock(layout: TextLayout, { label, amount, isSum }: Total): PageBlock<PdfCanvas> {
  const [style, x] = [isSum ? STYLES.sum : STYLES.total, RIGHT - TOTALS_WIDTH];
  return {
    height: style.leading + (isSum ? 12 : 0),
    draw: (canvas, start) => {
      const top = start + (isSum ? 4 : 0);
      const baseline = top + ascentOf(style);
      canvas.text(label, isSum ? style : { ...STYLES.label, size: 9.2, colour: COLOURS.second }, x, baseline);
      canvas.text(amount, style, RIGHT, baseline, 'right');
      const labelWidth = layout.widthOf(label, isSum ? style : { face: 'italic', size: 9.2 });
      if (!isSum) canvas.leader(x + labelWidth + 4, RIGHT - layout.widthOf(amount, style) - 4, baseline);
      if (!isSum) return;
      canvas.rule(x, top, TOTALS_WIDTH, COLOURS.ink, 0.7);
      canvas.doubleRule(x, top + style.leading, TOTALS_WIDTH);
    },
  };
}

function drawAll(blocks: readonly PageBlock<PdfCanvas>[], canvas: PdfCanvas, top: number): void {
  let y = top;
  for (const block of blocks) {
    block.draw(canvas, y);
    y += block.height;
  }
}

const heightOf = (blocks: readonly PageBlock<PdfCanvas>[]): number => blocks.reduce((sum, { height }) => sum + height, 0);

/** Both columns as one block, or nothing if both are empty. */
export function closingBlocks(layout: TextLayout, closing: Closing, say: Say): readonly PageBlock<PdfCanvas>[] {
  const { paragraphs, tables, totals, payment } = closing;
  const width = totals.length === 0 ? WIDTH : WIDTH - TOTALS_WIDTH - GUTTER;
  const left = [
    ...paragraphs.slice(0, 1).map((paragraph) => paragraphBlock(layout, paragraph, width)),
    ...tables.flatMap((table) => tableBlocks(layout, table, width, say)),
    ...paragraphs.slice(1).map((paragraph) => paragraphBlock(layout, paragraph, width)),
    ...(payment === undefined ? [] : [paymentBlock(layout, payment, width)]),
  ];
  const right = totals.map((total) => totalBlock(layout, total));
  if (left.length === 0 && right.length === 0) return [];
  return [
    space(10),
    {
      height: Math.max(heightOf(left), heightOf(right)),
      draw: (canvas, top) => {
        drawAll(left, canvas, top);
        drawAll(right, canvas, top);
      },
    },
  ];
}

const SEAL_SIZE = 70;
const SEAL_WIDTH = 250;

function sealBlock(layout: TextLayout, { title, link, lines }: Seal): PageBlock<PdfCanvas> {
  const { isDark, count } = codeMatrix(link);
  const x = LEFT + SEAL_SIZE + 10;
  const shown = lines.flatMap((line) => layout.wrap(line, STYLES.small, SEAL_WIDTH - SEAL_SIZE - 10));
  return {
    height: SEAL_SIZE + 4,
    draw: (canvas, top) => {
      canvas.squares(isDark, count, LEFT, top, SEAL_SIZE);
      canvas.link(link, LEFT, top, SEAL_SIZE, SEAL_SIZE);
      canvas.lines([title], STYLES.smallStrong, x, top);
      canvas.lines(shown, STYLES.small, x, top + STYLES.smallStrong.leading + 1);
    },
  };
}

const SIGNATURE_WIDTH_MAX = 158;

function signaturesBlock(labels: readonly string[], from: number): PageBlock<PdfCanvas> {
  const room = (RIGHT - from - 24 * (labels.length - 1)) / labels.length;
  const width = Math.min(SIGNATURE_WIDTH_MAX, room);
  const step = labels.length < 2 ? 0 : (RIGHT - width - from) / (labels.length - 1);
  return {
    height: 62,
    draw: (canvas, top) => {
      for (const [index, label] of labels.entries()) {
        // A single signature is on the right.
        const x = labels.length < 2 ? RIGHT - width : from + index * step;
        canvas.rule(x, top + 44, width, COLOURS.second, 0.6);
        canvas.text(label, STYLES.label, x, top + 55);
      }
    },
  };
}

/** Seal and signatures at the bottom of the last page; side by side where there is room. */
export function footBlock(layout: TextLayout, { seal, signatures }: Sheet): PageBlock<PdfCanvas> | null {
  const sealed = seal === null ? null : sealBlock(layout, seal);
  if (signatures.length === 0) return sealed;
  const isBeside = sealed !== null && signatures.length < 3;
  const signed = signaturesBlock(signatures, isBeside ? LEFT + SEAL_WIDTH + 16 : LEFT);
  if (sealed === null) return signed;
  return {
    height: isBeside ? Math.max(sealed.height, signed.height) : sealed.height + signed.height,
    draw: (canvas, top) => {
      sealed.draw(canvas, top);
      signed.draw(canvas, isBeside ? top + sealed.height - signed.height : top + sealed.height);
    },
  };
}
