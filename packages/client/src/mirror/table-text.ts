/** The statements that create the tables of a mirror, for both databases. */

import type { Column, EntityPlan, Table } from './table-plan.ts';
import { type Dialect, quoted } from './target.ts';
import { viewsOf } from './views.ts';

export const tablesOf = (plans: readonly EntityPlan[]): readonly Table[] =>
  plans.flatMap(({ table, children }) => [table, ...children.map((child) => child.table)]);

/** The statements that create a table with its index and its comments. */
export function createText(table: Table, dialect: Dialect): readonly string[] {
  const columns = table.columns.map((column, index) => columnText(table, column, dialect, index));
  return [
    `CREATE TABLE ${quoted(table.name)} (\n${columns.join('\n')}\n  PRIMARY KEY (${table.key.map(quoted).join(', ')})\n)${dialect.name === 'sqlite' ? ' STRICT' : ''}`,
    ...(table.index === undefined
      ? []
      : [`CREATE INDEX ${quoted(indexName(table))} ON ${quoted(table.name)} (${table.index.map(quoted).join(', ')})`]),
    ...(dialect.name === 'sqlite' ? [] : table.columns.map((column) => commentText(table, column))),
  ];
}

export const indexName = ({ name }: Table): string => `${name.slice(0, 55)}_by_no`;

/** SQLite has no comments on columns, but keeps the text of the statement, so each column is followed by a comment. */
function columnText(table: Table, column: Column, dialect: Dialect, index: number): string {
  const isKey = table.key.includes(column.name);
  const comment = dialect.name === 'sqlite' ? ` -- ${column.description.replaceAll(/\s+/g, ' ')}` : '';
  return `  ${quoted(column.name)} ${dialect.typeOf(column)}${isKey || index === 0 ? ' NOT NULL' : ''},${comment}`;
}

export const commentText = (table: Table, { name, description }: Column): string =>
  `COMMENT ON COLUMN ${quoted(table.name)}.${quoted(name)} IS '${description.replaceAll("'", "''")}'`;

export const addColumnText = (table: Table, column: Column, dialect: Dialect): string =>
  `ALTER TABLE ${quoted(table.name)} ADD COLUMN ${quoted(column.name)} ${dialect.typeOf(column)}`;

/** All statements that a mirror of these entities needs, as a script. */
export const schemaText = (plans: readonly EntityPlan[], dialect: Dialect): string =>
  [
    ...tablesOf(plans).flatMap((table) => createText(table, dialect)),
    ...viewsOf(plans, dialect).map(({ name, text }) => `CREATE VIEW ${quoted(name)} AS ${text}`),
  ]
    .map((statement) => `${statement};\n`)
    .join('');
