/** Cells as lines of a table, and texts that stay texts in a spreadsheet and in an import. */

export type Delimiter = ',' | '\t';

/** A cell that means null. */
export const NULL_CELL = String.raw`\null`;

const NUMBER = /^[+-]?\d+(?:\.\d+)?$/;
/** A spreadsheet would run what starts like a formula, and an import would read the other as null. Apostrophes before it count, so that one more can be taken away again. */
const MISREAD = /^'*(?:[=+\-@\t\r＝＋－＠]|\\null$)/;

export const tableLine = (cells: readonly string[], delimiter: Delimiter = ','): string =>
  cells
    .map((cell) =>
      cell.includes(delimiter) || /["\r\n]/.test(cell) || cell !== cell.trim() ? `"${cell.replaceAll('"', '""')}"` : cell,
    )
    .join(delimiter);

/** An apostrophe keeps it a text. */
export const guarded = (text: string): string => (MISREAD.test(text) && !NUMBER.test(text) ? `'${text}` : text);

/** The text as it was before it was guarded. */
export const unguarded = (cell: string): string => (cell.startsWith("'") && MISREAD.test(cell) ? cell.slice(1) : cell);
