/**
 * Tables on paper: columns as wide as their content, heads in italic, a hairline under every row, sums ruled above and twice
 * below.
 */

import { parseSen, type Sen, sumSen } from '../../money.ts';
import { COLOURS } from '../sheet/colours.ts';
import type { Cell, Row, Table } from '../sheet/sheet.ts';
import { statementText } from '../words/figures.ts';
import type { Say } from '../words/phrases.ts';
import { STYLES, sized } from './page.ts';
import type { Carry, PageBlock, RowBlock, Section } from './pagination.ts';
import type { PdfCanvas } from './pdf-canvas.ts';
import type { Style, TextLayout } from './text-layout.ts';

interface Place {
  readonly x: number;
  readonly width: number;
  readonly isFigure: boolean;
}

interface Setting {
  readonly layout: TextLayout;
  readonly places: readonly Place[];
  readonly x: number;
  readonly width: number;
  readonly cell: Style;
  readonly note: Style;
  readonly head: Style;
}

const GAP = 10;
const TEXT_WIDTH_MAX = 84;
/** A head up to this wide stays on one line. */
const HEAD_WIDTH = 62;
/** A description narrower than this is hard to read, so the type gets smaller instead. */
const WIDE_WIDTH_MIN = 128;
const SIZES = [9, 8.2, 7.4];
/** The maximum number of lines of a cell that are printed in one part. */
const ROW_LINES_MAX = 30;
const PADDING = 3.4;

/** The widest of any number of columns, which can be more than a call can have arguments. */
const widestOf = (widths: readonly number[]): number => widths.reduce((widest, width) => Math.max(widest, width), 0);

function naturalWidth(layout: TextLayout, table: Table, index: number, cell: Style, head: Style): number {
  const column = table.columns[index];
  const cells = table.rows.filter(({ kind }) => kind !== 'heading').map(({ cells }) => cells[index]?.text ?? '');
  const widths = cells.map((text) => layout.widthOf(text, { face: 'sans', size: cell.size }));
  const sums = table.rows
    .filter(isSumRow)
    .map((row) => layout.widthOf(row.cells[index]?.text ?? '', { face: 'bold', size: cell.size }));
  const widest = widestOf([...widths, ...sums]);
  const own = column?.head ?? '';
  const least = Math.max(layout.widestWord(own, head), Math.min(layout.widthOf(own, head), HEAD_WIDTH));
  return Math.ceil(Math.max(least, column?.isFigure === true ? widest : Math.min(widest, TEXT_WIDTH_MAX)) + 0.5);
}

/** Columns side by side; the wide one takes what the others leave. Undefined where that is too little. */
function placesIn(
  layout: TextLayout,
  table: Table,
  x: number,
  width: number,
  cell: Style,
  head: Style,
): readonly Place[] | undefined {
  const natural = table.columns.map((column, index) => (column.isWide ? 0 : naturalWidth(layout, table, index, cell, head)));
  const wideCount = table.columns.filter(({ isWide }) => isWide).length;
  const rest = width - natural.reduce((sum, part) => sum + part, 0) - GAP * (table.columns.length - 1);
  const share = wideCount === 0 ? rest / Math.max(1, table.columns.length) : rest / wideCount;
  if (wideCount === 1 && share < Math.min(WIDE_WIDTH_MIN, width * 0.3)) return undefined;
  let at = x;
  return table.columns.map(({ isFigure, isWide }, index) => {
    const own = isWide ? share : (natural[index] ?? 0) + (wideCount === 0 ? share : 0);
    const place = { x: at, width: own, isFigure };
    at += own + GAP;
    return place;
  });
}

/** Places for the largest type in which the table has room; in the smallest, columns of text give way. */
function settingOf(layout: TextLayout, table: Table, x: number, width: number, sizes: readonly number[]): Setting {
  for (const size of sizes) {
    const [cell, note, head] = [sized(STYLES.cell, size), sized(STYLES.note, size - 1.4), sized(STYLES.head, size - 0.2)];
    const places = placesIn(layout, table, x, width, cell, head);
    if (places) return { layout, places, x, width, cell, note, head };
  }
  const size = sizes.at(-1) ?? STYLES.cell.size;
  const each = (width - GAP * (table.columns.length - 1)) / table.columns.length;
  const places = table.columns.map(({ isFigure }, index) => ({ x: x + index * (each + GAP), width: each, isFigure }));
  const [cell, note, head] = [sized(STYLES.cell, size), sized(STYLES.note, size - 1), sized(STYLES.head, size)];
  return { layout, places, x, width, cell, note, head };
}

const edgeOf = ({ x, width, isFigure }: Place): number => (isFigure ? x + width : x);
const sideOf = ({ isFigure }: Place): 'left' | 'right' => (isFigure ? 'right' : 'left');

function headBlock(table: Table, setting: Setting): PageBlock<PdfCanvas> {
  const { layout, places, head, x, width } = setting;
  const lines = table.columns.map(({ head: text }, index) => layout.wrap(text, head, places[index]?.width ?? 0));
  const rows = Math.max(...lines.map(({ length }) => length));
  const caption = table.caption === undefined ? 0 : STYLES.caption.leading + 3;
  const height = caption + rows * head.leading + 5;
  return {
    height: height + 2,
    draw: (canvas, top) => {
      if (table.caption !== undefined) canvas.lines([table.caption], STYLES.caption, x, top);
      for (const [index, place] of places.entries()) {
        const own = lines[index] ?? [];
        canvas.lines(own, head, edgeOf(place), top + caption + (rows - own.length) * head.leading, sideOf(place));
      }
      canvas.rule(x, top + height, width, COLOURS.ink, 0.7);
    },
  };
}

interface SetCell {
  readonly lines: readonly string[];
  readonly notes: readonly string[];
}

const setCell = ({ layout, cell, note }: Setting, { text, notes = [] }: Cell, width: number): SetCell => ({
  lines: text === '' ? [] : layout.wrap(text, cell, width),
  notes: notes.flatMap((line) => layout.wrap(line, note, width)),
});

/** Cells cut into parts that fit a page, for any text. */
function partsOf(cells: readonly SetCell[]): readonly (readonly SetCell[])[] {
  const longest = Math.max(...cells.map(({ lines, notes }) => lines.length + notes.length));
  const count = Math.max(1, Math.ceil(longest / ROW_LINES_MAX));
  return Array.from({ length: count }, (_, part) => {
    const [from, to] = [part * ROW_LINES_MAX, (part + 1) * ROW_LINES_MAX];
    return cells.map(({ lines, notes }) => ({
      lines: lines.slice(from, to),
      notes: notes.slice(Math.max(0, from - lines.length), Math.max(0, to - lines.length)),
    }));
  });
}

function rowBlocks(row: Row, next: Row | undefined, setting: Setting): readonly RowBlock<PdfCanvas>[] {
  if (row.kind === 'heading') return [headingBlock(textsOf(row), setting)];
  const { cell, note, places, x, width } = setting;
  const isSum = isSumRow(row);
  const style: Style = row.kind === 'opening' ? { ...cell, colour: COLOURS.second } : isSum ? { ...cell, face: 'bold' } : cell;
  const parts = partsOf(row.cells.map((content, index) => setCell(setting, content, places[index]?.width ?? 0)));
  return parts.map((cells, part) => {
    const content = Math.max(
      ...cells.map(({ lines, notes }) => lines.length * cell.leading + notes.length * note.leading),
      cell.leading,
    );
    const height = content + 2 * PADDING;
    return {
      height,
      // A sum never begins a page.
      isLeading: next !== undefined && isSumRow(next),
      draw: (canvas, top) => {
        for (const [index, { lines, notes }] of cells.entries()) {
          const place = places[index];
          if (!place) continue;
          const used = canvas.lines(lines, style, edgeOf(place), top + PADDING, sideOf(place));
          canvas.lines(notes, note, edgeOf(place), top + PADDING + used, sideOf(place));
        }
        const summed = isSum ? places.filter(({ isFigure }, index) => isFigure && (row.cells[index]?.text ?? '') !== '') : [];
        for (const place of summed) canvas.rule(place.x, top, place.width, COLOURS.ink, 0.7);
        if (part < parts.length - 1) return;
        if (row.kind !== 'total') canvas.rule(x, top + height, width);
        else for (const place of summed) canvas.doubleRule(place.x, top + height - 1, place.width);
      },
    };
  });
}

const isSumRow = ({ kind }: Row): boolean => kind === 'subtotal' || kind === 'total';

const textsOf = ({ cells }: Row): readonly string[] =>
  cells.flatMap(({ text, notes = [] }) => [text, ...notes].filter((line) => line !== ''));

function headingBlock(texts: readonly string[], { layout, x, width, cell }: Setting): RowBlock<PdfCanvas> {
  const style: Style = { ...cell, face: 'bold' };
  const lines = texts.flatMap((line) => layout.wrap(line, style, width));
  const height = lines.length * style.leading + 2 * PADDING + 4;
  return {
    height,
    isLeading: true,
    draw: (canvas, top) => {
      canvas.lines(lines, style, x, top + PADDING + 4);
      canvas.rule(x, top + height, width);
    },
  };
}

const emptyBlock = (text: string, { x, width, cell }: Setting): PageBlock<PdfCanvas> => ({
  height: cell.leading + 2 * PADDING,
  draw: (canvas, top) => {
    canvas.lines([text], { ...cell, face: 'italic', colour: COLOURS.third }, x, top + PADDING);
    canvas.rule(x, top + cell.leading + 2 * PADDING, width);
  },
});

/** The heading whose group continues after this many rows; undefined if none does. */
function groupAt({ rows, isGrouped = false }: Table, rowCount: number): Row | undefined {
  if (!isGrouped || rows[rowCount]?.kind === 'heading') return undefined;
  for (let index = rowCount - 1; index >= 0; index -= 1) {
    const row = rows[index];
    if (row?.kind === 'heading') return row;
    if (!row || isSumRow(row)) return undefined;
  }
  return undefined;
}

/** The lines before this many rows that the next sum adds up: those since the last sum. */
function unsummedLines({ rows }: Table, rowCount: number): readonly Row[] {
  const start = rows.slice(0, rowCount).findLastIndex(isSumRow) + 1;
  return rows.slice(start, rowCount).filter(({ kind }) => kind === 'line');
}

const amountIn = (row: Row, index: number): Sen => parseSen(row.cells[index]?.raw) ?? 0n;

/** Sums so far, or the balance of the group that continues; nothing if there is neither. */
function carriedTexts(table: Table, rowCount: number, group: Row | undefined): readonly string[] {
  if (table.carried) return table.carried(rowCount);
  const lines = unsummedLines(table, rowCount);
  return table.columns.map(({ isBalance, isSummed }, index) => {
    if (isSummed === true && lines.length > 0) return statementText(sumSen(lines.map((row) => amountIn(row, index))));
    return isBalance === true && group ? (table.rows[rowCount - 1]?.cells[index]?.text ?? '') : '';
  });
}

/** One line in italics: the carried sums, under the columns. */
function carriedBlock(texts: readonly string[], label: string, table: Table, setting: Setting): PageBlock<PdfCanvas> {
  const { places, cell, x, width } = setting;
  const style: Style = { ...cell, face: 'italic', colour: COLOURS.second };
  const labelled = Math.max(
    0,
    table.columns.findIndex(({ isWide }) => isWide),
  );
  const height = carriedHeight(setting);
  return {
    height,
    draw: (canvas, top) => {
      canvas.lines([label], style, places[labelled]?.x ?? x, top + PADDING);
      for (const [index, place] of places.entries()) {
        const text = texts[index] ?? '';
        if (text !== '') canvas.lines([text], style, edgeOf(place), top + PADDING, sideOf(place));
      }
      canvas.rule(x, top + height, width);
    },
  };
}

const carriedHeight = ({ cell }: Setting): number => cell.leading + 2 * PADDING;

/** The sums carried forward at the foot of a page, and at the head of the next page the continued group and the same sums. */
function carryOf(table: Table, setting: Setting, rowOfBlock: readonly number[], say: Say): Carry<PdfCanvas> | null {
  const isCarried =
    table.carried !== undefined || table.columns.some(({ isBalance, isSummed }) => isBalance === true || isSummed === true);
  if (!isCarried && table.isGrouped !== true) return null;
  const { layout, width, cell } = setting;
  const bold = { ...cell, face: 'bold' } as const;
  const continued = (row: Row): PageBlock<PdfCanvas> =>
    headingBlock(layout.wrap(`${textsOf(row).join(' ')} (${say('continued')})`, bold, width).slice(0, 1), setting);
  const height = isCarried ? carriedHeight(setting) : 0;
  return {
    footHeight: height,
    headHeight: height + (table.isGrouped === true ? headingBlock([''], setting).height : 0),
    after: (blockCount) => {
      const rowCount = (rowOfBlock[blockCount - 1] ?? -1) + 1;
      const group = groupAt(table, rowCount);
      const texts = carriedTexts(table, rowCount, group);
      const isAny = texts.some((text) => text !== '');
      return {
        foot: isAny ? [carriedBlock(texts, say('carriedForward'), table, setting)] : [],
        head: [
          ...(group ? [continued(group)] : []),
          ...(isAny ? [carriedBlock(texts, say('broughtForward'), table, setting)] : []),
        ],
      };
    },
  };
}

export function tableSection(
  layout: TextLayout,
  table: Table,
  x: number,
  width: number,
  say: Say,
  sizes: readonly number[] = SIZES,
): Section<PdfCanvas> {
  const setting = settingOf(layout, table, x, width, sizes);
  const hasTotal = table.rows.length > 1 && table.rows.at(-1)?.kind === 'total';
  const all = table.rows.map((row, index) => rowBlocks(row, table.rows[index + 1], setting));
  const [blocks, [total]] = hasTotal ? [all.slice(0, -1), all.at(-1) ?? []] : [all, []];
  const rows = blocks.flat();
  const shown = rows.length === 0 && table.empty !== undefined ? [emptyBlock(table.empty, setting)] : rows;
  const rowOfBlock = blocks.flatMap((parts, row) => parts.map(() => row));
  return {
    head: headBlock(table, setting),
    rows: shown,
    sums: total ?? null,
    carry: carryOf(table, setting, rowOfBlock, say),
  };
}
