/** A sheet as CSV: its tables under each other, figures and dates as programs read them. */

import type { Row, Sheet, Table } from '../sheet/sheet.ts';

/** A spreadsheet would read a text that starts with one of these as a formula; some take the full-width signs of a Chinese keyboard for them too. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;

/** Non-breaking spaces, which are used on paper; programs expect plain ones. */
const FIXED_SPACE = /\u00a0/g;

export function csvCell(printed: string, isFigure = false): string {
  const text = printed.replace(FIXED_SPACE, ' ');
  const safe = !isFigure && FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const lineOf = (cells: readonly string[]): string => `${cells.join(',')}\r\n`;

const rowLine = ({ cells }: Row, { columns }: Table): string =>
  lineOf(cells.map(({ text, raw }, index) => csvCell(raw ?? text, raw !== undefined || columns[index]?.isFigure === true)));

/** The file in parts; `rows` are those of the last table if it contains none itself. */
export function* csvParts({ tables }: Sheet, rows: Iterable<Row> = []): Generator<string> {
  for (const [index, table] of tables.entries()) {
    const isLast = index === tables.length - 1;
    if (index > 0) yield '\r\n';
    if (table.caption !== undefined) yield lineOf([csvCell(table.caption)]);
    yield lineOf(table.columns.map(({ head }) => csvCell(head)));
    for (const row of table.rows) yield rowLine(row, table);
    if (isLast) for (const row of rows) yield rowLine(row, table);
  }
}
