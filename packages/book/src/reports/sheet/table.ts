/** Tables from declared columns: a column says how it heads, what it shows of a line and what it adds up. Columns that would be empty are left out. */

import { type Sen, sumSen } from '../../money.ts';
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
  /** What a line adds to the foot of the column. */
  readonly sum?: (line: Line) => Sen;
}

export interface TableOptions<Line> {
  readonly say: Say;
  readonly caption?: Phrase | undefined;
  /** Written into heads of money. */
  readonly currency?: string;
  readonly hasFoot?: boolean;
  readonly empty?: Phrase;
  readonly kindOf?: (line: Line) => Row['kind'];
}

const cellOf = (cell: Cell | string): Cell => (typeof cell === 'string' ? { text: cell } : cell);
const isBlank = ({ text, notes = [] }: Cell): boolean => text === '' && notes.length === 0;

export function tableOf<Line>(columns: readonly ColumnOf<Line>[], lines: readonly Line[], options: TableOptions<Line>): Table {
  const { say, caption, currency, kindOf = () => 'line', empty } = options;
  const cells = lines.map((line) => columns.map((column) => cellOf(column.cell(line))));
  const shown = columns.flatMap((column, index) =>
    column.isWide === true || cells.some((row) => !isBlank(row[index] ?? { text: '' })) ? [{ column, index }] : [],
  );
  const foot = shown.map(({ column: { sum } }) => (sum === undefined ? '' : moneyText(sumSen(lines.map(sum)))));
  return {
    ...(caption === undefined ? {} : { caption: say(caption) }),
    columns: shown.map(({ column: { head, isFigure = false, isWide = false, isMoney = false } }) => ({
      head: isMoney && currency !== undefined ? `${say(head)} (${currency})` : say(head),
      isFigure,
      isWide,
    })),
    rows: lines.map((line, position) => ({
      kind: kindOf(line),
      cells: shown.map(({ index }) => cells[position]?.[index] ?? { text: '' }),
    })),
    ...(options.hasFoot === true && lines.length > 1 ? { foot } : {}),
    ...(empty === undefined ? {} : { empty: say(empty) }),
  };
}
