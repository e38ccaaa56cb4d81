/** Comma-separated values: the first rows of a file for showing, and rows written so that a spreadsheet takes them for text. */

const ROWS_MAX = 20;

/** Reads RFC 4180. A last row that may be cut off is left out if the text is not the whole file. */
export function firstRows(
  text: string,
  isWhole: boolean,
): { readonly rows: readonly (readonly string[])[]; readonly isWhole: boolean } {
  const rows: string[][] = [];
  let [row, cell, isQuoted]: [string[], string, boolean] = [[], '', false];
  const endCell = (): void => {
    row.push(cell);
    cell = '';
  };
  const endRow = (): void => {
    endCell();
    if (row.length > 1 || row[0] !== '') rows.push(row);
    row = [];
  };
  const source = text.startsWith('\uFEFF') ? text.slice(1) : text;
  for (let index = 0; index < source.length && rows.length <= ROWS_MAX; index += 1) {
    const letter = source[index] ?? '';
    if (isQuoted) {
      if (letter !== '"') cell += letter;
      else if (source[index + 1] === '"') [cell, index] = [`${cell}"`, index + 1];
      else isQuoted = false;
    } else if (letter === '"') isQuoted = true;
    else if (letter === ',') endCell();
    else if (letter === '\n') endRow();
    else if (letter !== '\r') cell += letter;
  }
  const isCut = rows.length > ROWS_MAX || !isWhole;
  if (!isCut) endRow();
  return { rows: rows.slice(0, ROWS_MAX + 1), isWhole: !isCut };
}

/** One row. A cell that a spreadsheet would read as a formula, also with full-width signs, starts with an apostrophe. */
export function csvRow(cells: readonly (string | number | null)[]): string {
  return `${cells.map((cell) => (typeof cell === 'string' ? textCell(cell) : String(cell ?? ''))).join(',')}\r\n`;
}

function textCell(text: string): string {
  const harmless = /^[=+\-@\t\r＝＋－＠]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
