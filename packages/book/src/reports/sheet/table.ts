/** Tables from declared columns: a column defines its head, its value for a line and its sum. Empty columns are left out. */

import { type Sen, senText } from '../../money.ts';
import { moneyText } from '../words/figures.ts';
import type { Phrase, Say } from '../words/phrases.ts';
import type { Cell, Row, Table } from './sheet.ts';

export interface ColumnOf<Line> {
  readonly head: Phrase;
  readonly isFigure?: boolean;
  readonly isWide?: boolean;
  /** Whether the head names the currency. */
  readonly isMoney?: boolean;
  readonly cell: (line: Line) => Cell | string;
  /** What a line adds to the total of the column and to the sums carried forward. */
  readonly sum?: (line: Line) => Sen;
  /** A running balance: a page carries forward what its last line shows. */
  readonly isBalance?: boolean;
}

export interface TableOptions<Line> {
  readonly say: Say;
  readonly caption?: Phrase | undefined;
  /** Written into heads of money. */
  readonly currency?: string;
  /** Whether a last row shows the sums, where there is more than one line to add up. */
  readonly hasTotal?: boolean;
  readonly empty?: Phrase;
  readonly kindOf?: (line: Line) => Row['kind'];
}

const cellOf = (cell: Cell | string): Cell => (typeof cell === 'string' ? { text: cell } : cell);
const NO_CELL: Cell = { text: '' };
const isBlank = ({ text, notes = [] }: Cell): boolean => text === '' && notes.length === 0;

/** The running total of a column after each line. */
function runningSums<Line>(lines: readonly Line[], sum: (line: Line) => Sen): readonly Sen[] {
  let amount = 0n;
  return lines.map((line) => {
    amount += sum(line);
    return amount;
  });
}

export function tableOf<Line>(columns: readonly ColumnOf<Line>[], lines: readonly Line[], options: TableOptions<Line>): Table {
  const { say, caption, currency, kindOf = () => 'line', empty } = options;
  const cells = lines.map((line) => columns.map((column) => cellOf(column.cell(line))));
  const shown = columns.flatMap((column, index) =>
    column.isWide === true || cells.some((row) => !isBlank(row[index] ?? NO_CELL)) ? [{ column, index }] : [],
  );
  const sums = shown.map(({ column: { sum } }) => (sum === undefined ? null : runningSums(lines, sum)));
  const totalRow: Row = {
    kind: 'total',
    cells: shown.map(({ column }, at) => {
      const amount = sums[at]?.at(-1);
      return amount === undefined
        ? { text: column.isWide === true ? say('total') : '' }
        : { text: moneyText(amount), raw: senText(amount) };
    }),
  };
  const carriedAfter = (rowCount: number): readonly string[] =>
    shown.map(({ column, index }, at) => {
      const last = rowCount - 1;
      if (column.isBalance === true) return cells[last]?.[index]?.text ?? '';
      const running = sums[at];
      return running ? moneyText(running[last] ?? 0n) : '';
    });
  const isCarried = shown.some(({ column: { sum, isBalance } }) => sum !== undefined || isBalance === true);
  return {
    ...(caption === undefined ? {} : { caption: say(caption) }),
    columns: shown.map(({ column: { head, isFigure = false, isWide = false, isMoney = false } }) => ({
      head: isMoney && currency !== undefined ? `${say(head)} (${currency})` : say(head),
      isFigure,
      isWide,
    })),
    rows: [
      ...lines.map((line, position) => ({
        kind: kindOf(line),
        cells: shown.map(({ index }) => cells[position]?.[index] ?? NO_CELL),
      })),
      ...(options.hasTotal === true && lines.length > 1 ? [totalRow] : []),
    ],
    ...(empty === undefined ? {} : { empty: say(empty) }),
    ...(isCarried ? { carried: carriedAfter } : {}),
  };
}
