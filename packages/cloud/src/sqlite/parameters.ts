/** Named parameters of SQL as numbered ones, which bind in half the time. */

export interface NumberedSql {
  readonly text: string;
  /** In the order of their numbers. */
  readonly names: readonly string[];
}

/** Text in quotes is left alone. */
export function numberedParameters(sql: string): NumberedSql {
  const names: string[] = [];
  const text = sql.replaceAll(/'[^']*'|:([A-Za-z]\w*)/g, (found, name: string | undefined) => {
    if (name === undefined) return found;
    if (!names.includes(name)) names.push(name);
    return `?${names.indexOf(name) + 1}`;
  });
  return { text, names };
}
