/** What closes a sheet: words, tax and payments to the left, totals to the right; signatures and the seal at the foot of the page. */

import generateCode from 'qrcode-generator';
import { INK } from '../sheet/ink.ts';
import type { Closing, Passage, Seal, Sheet, Table, Total } from '../sheet/sheet.ts';
import type { Piece } from './flow.ts';
import { LEFT, RIGHT, STYLES, WIDTH } from './page.ts';
import { ascentOf, type Pen } from './pen.ts';
import { tableSection } from './table-piece.ts';
import type { TypeCase } from './type-case.ts';

const TOTALS_WIDTH = 216;
const GUTTER = 30;
const SMALL_SIZES = [8, 7.4];

const space = (height: number): Piece<Pen> => ({ height, draw: () => {} });

function passagePiece(type: TypeCase, { label, text }: Passage, width: number): Piece<Pen> {
  const lines = type.wrap(text, STYLES.words, width);
  return {
    height: STYLES.label.leading + lines.length * STYLES.words.leading + 8,
    draw: (pen, top) => {
      pen.lines([label], STYLES.label, LEFT, top);
      pen.lines(lines, STYLES.words, LEFT, top + STYLES.label.leading);
    },
  };
}

function tablePieces(type: TypeCase, table: Table, width: number): readonly Piece<Pen>[] {
  const { head, rows, sums } = tableSection(type, table, LEFT, width, SMALL_SIZES);
  return [...(head ? [head] : []), ...rows, ...(sums ? [sums] : []), space(9)];
}

/** The sum everything leads to: ruled once above and twice below. */
function totalPiece(type: TypeCase, { label, amount, isSum }: Total): Piece<Pen> {
  const [style, x] = [isSum ? STYLES.sum : STYLES.total, RIGHT - TOTALS_WIDTH];
  return {
    height: style.leading + (isSum ? 12 : 0),
    draw: (pen, start) => {
      const top = start + (isSum ? 4 : 0);
      const baseline = top + ascentOf(style);
      pen.text(label, isSum ? style : { ...STYLES.label, size: 9.2, colour: INK.second }, x, baseline);
      pen.text(amount, style, RIGHT, baseline, 'right');
      const labelWidth = type.widthOf(label, isSum ? style : { face: 'italic', size: 9.2 });
      if (!isSum) pen.leader(x + labelWidth + 4, RIGHT - type.widthOf(amount, style) - 4, baseline);
      if (!isSum) return;
      pen.rule(x, top, TOTALS_WIDTH, INK.ink, 0.7);
      pen.doubleRule(x, top + style.leading, TOTALS_WIDTH);
    },
  };
}

function drawAll(pieces: readonly Piece<Pen>[], pen: Pen, top: number): void {
  let y = top;
  for (const piece of pieces) {
    piece.draw(pen, y);
    y += piece.height;
  }
}

const heightOf = (pieces: readonly Piece<Pen>[]): number => pieces.reduce((sum, { height }) => sum + height, 0);

/** Both columns as one piece, or nothing where there is nothing to close. */
export function closingPieces(type: TypeCase, { passages, tables, totals }: Closing): readonly Piece<Pen>[] {
  const width = totals.length === 0 ? WIDTH : WIDTH - TOTALS_WIDTH - GUTTER;
  const left = [
    ...passages.slice(0, 1).map((passage) => passagePiece(type, passage, width)),
    ...tables.flatMap((table) => tablePieces(type, table, width)),
    ...passages.slice(1).map((passage) => passagePiece(type, passage, width)),
  ];
  const right = totals.map((total) => totalPiece(type, total));
  if (left.length === 0 && right.length === 0) return [];
  return [
    space(10),
    {
      height: Math.max(heightOf(left), heightOf(right)),
      draw: (pen, top) => {
        drawAll(left, pen, top);
        drawAll(right, pen, top);
      },
    },
  ];
}

const SEAL_SIZE = 70;
const SEAL_WIDTH = 250;

function sealPiece(type: TypeCase, { title, link, lines }: Seal): Piece<Pen> {
  const code = generateCode(0, 'M');
  code.addData(link);
  code.make();
  const x = LEFT + SEAL_SIZE + 10;
  const shown = lines.flatMap((line) => type.wrap(line, STYLES.small, SEAL_WIDTH - SEAL_SIZE - 10));
  return {
    height: SEAL_SIZE + 4,
    draw: (pen, top) => {
      pen.squares((row, column) => code.isDark(row, column), code.getModuleCount(), LEFT, top, SEAL_SIZE);
      pen.link(link, LEFT, top, SEAL_SIZE, SEAL_SIZE);
      pen.lines([title], STYLES.smallStrong, x, top);
      pen.lines(shown, STYLES.small, x, top + STYLES.smallStrong.leading + 1);
    },
  };
}

const SIGNATURE_WIDTH_MAX = 158;

function signaturesPiece(labels: readonly string[], from: number): Piece<Pen> {
  const room = (RIGHT - from - 24 * (labels.length - 1)) / labels.length;
  const width = Math.min(SIGNATURE_WIDTH_MAX, room);
  const step = labels.length < 2 ? 0 : (RIGHT - width - from) / (labels.length - 1);
  return {
    height: 62,
    draw: (pen, top) => {
      for (const [index, label] of labels.entries()) {
        // One signature stands to the right, where the hand that writes ends.
        const x = labels.length < 2 ? RIGHT - width : from + index * step;
        pen.rule(x, top + 44, width, INK.second, 0.6);
        pen.text(label, STYLES.label, x, top + 55);
      }
    },
  };
}

/** Seal and signatures at the bottom of the last page; side by side where there is room. */
export function footPiece(type: TypeCase, { seal, signatures }: Sheet): Piece<Pen> | null {
  const sealed = seal === null ? null : sealPiece(type, seal);
  if (signatures.length === 0) return sealed;
  const isBeside = sealed !== null && signatures.length < 3;
  const signed = signaturesPiece(signatures, isBeside ? LEFT + SEAL_WIDTH + 16 : LEFT);
  if (sealed === null) return signed;
  return {
    height: isBeside ? Math.max(sealed.height, signed.height) : sealed.height + signed.height,
    draw: (pen, top) => {
      sealed.draw(pen, top);
      signed.draw(pen, isBeside ? top + sealed.height - signed.height : top + sealed.height);
    },
  };
}
