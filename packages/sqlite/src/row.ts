/** Makes plain objects of the rows of a statement, all of one shape. SQLite's own objects are slow to make, to read, to copy and to send. */

/** Takes the values of a row in the order of its columns. */
export type RowMaker = (values: readonly unknown[]) => Readonly<Record<string, unknown>>;

/**
 * Compiled, because an object that gets its members one by one in a loop costs ten times as much. The names are those of the
 * columns of our own statements.
 */
export function rowMaker(columnNames: readonly string[]): RowMaker {
  const members = columnNames.map((name, index) => `${JSON.stringify(name)}: values[${index}]`);
  return new Function('values', `return { ${members.join(', ')} };`) as RowMaker;
}
