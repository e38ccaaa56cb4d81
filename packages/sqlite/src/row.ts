/** Creates plain objects from the rows of a statement, all of one shape. SQLite's own objects are slow to create, to read, to copy and to send. */

/** Takes the values of a row in the order of its columns. */
export type RowMaker = (values: readonly unknown[]) => Readonly<Record<string, unknown>>;

/** The names are those of the columns of our own statements. Compiled for the first row: most statements that write never have one. */
export function rowMaker(columnNames: readonly string[]): RowMaker {
  let make: RowMaker | undefined;
  return (values) => {
    make ??= compiled(columnNames);
    return make(values);
  };
}

/** An object that gets its members one by one in a loop costs ten times as much. */
function compiled(columnNames: readonly string[]): RowMaker {
  const members = columnNames.map((name, index) => `${JSON.stringify(name)}: values[${index}]`);
  return new Function('values', `return { ${members.join(', ')} };`) as RowMaker;
}
