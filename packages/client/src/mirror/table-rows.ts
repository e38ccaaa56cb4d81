/** Rows of reads as cells of tables, and back to values that compare. */

import type { ValueKind } from '../mirror-entity.ts';
import { canonicalJson } from '../wire-json.ts';
import { COMPANY, type Column, type EntityPlan, RUN, type Table } from './table-plan.ts';
import type { Cell, TargetRow } from './target.ts';

/** A row as a read returns it. */
export type ReadRow = Readonly<Record<string, unknown>>;

/** What was read of some documents or records: rows of the list, and rows of each child by its table. */
export interface Read {
  readonly rows: readonly ReadRow[];
  readonly children: ReadonlyMap<string, readonly ReadRow[]>;
}

/** Which account book a row belongs to, and in which reading of the list it was seen. */
export interface Origin {
  readonly companyId: string;
  readonly run: number;
}

/** The cells of rows, in the order of the columns. Of rows with the same key the last one counts. */
export function cellsOf(table: Table, rows: readonly ReadRow[], { companyId, run }: Origin): readonly (readonly Cell[])[] {
  const own: Readonly<Record<string, Cell>> = { [COMPANY]: companyId, [RUN]: run };
  const cells = rows.map((row) =>
    table.columns.map(({ name, field, kind }) => (field === undefined ? (own[name] ?? null) : cellOf(kind, row[field]))),
  );
  const keys = table.key.map((name) => table.columns.findIndex((column) => column.name === name));
  return [...new Map(cells.map((row) => [JSON.stringify(keys.map((index) => row[index])), row])).values()];
}

function cellOf(kind: ValueKind, value: unknown): Cell {
  if (value === undefined || value === null) return null;
  if (kind === 'json') return canonicalJson(value as never);
  if (kind === 'boolean') return value === true;
  if (kind === 'integer' || kind.startsWith('decimal')) return Number(value);
  return typeof value === 'string' ? value : String(value);
}

/** The row as text. Two rows have the same text exactly if a read shows the same. */
export const comparable = (table: Table, row: TargetRow): string =>
  JSON.stringify(shownColumns(table).map(({ name, kind }) => comparableCell(kind, row[name])));

/** The same of a row that was just read. */
export const comparableRead = (table: Table, row: ReadRow): string =>
  JSON.stringify(shownColumns(table).map(({ field = '', kind }) => comparableCell(kind, cellOf(kind, row[field]))));

const shownColumns = ({ columns }: Table): readonly Column[] => columns.filter(({ field }) => field !== undefined);

function comparableCell(kind: ValueKind, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (kind === 'boolean') return value === true || value === 1;
  if (kind === 'json') return canonicalJson(JSON.parse(String(value)));
  return kind === 'integer' || kind.startsWith('decimal') ? Number(value) : String(value);
}

/** The rows of a list that belong to the entity: some lists also show documents of other families. */
export const ownRows = ({ entity }: EntityPlan, rows: readonly ReadRow[]): readonly ReadRow[] =>
  entity.docTypes === undefined
    ? rows
    : rows.filter(({ docType, sourceType }) => sourceType === undefined && isOneOf(entity.docTypes ?? [], docType));

const isOneOf = (types: readonly string[], type: unknown): boolean => type === undefined || types.includes(String(type));

/** The rows of a child, from rows of its read. Those inside of a row get the key of its document and their position. */
export function childRows(plan: EntityPlan, read: string, rows: readonly ReadRow[]): ReadonlyMap<string, readonly ReadRow[]> {
  const own = rows.filter(({ docType }) => isOneOf(plan.entity.docTypes ?? [], docType));
  return new Map(
    plan.children
      .filter(({ child }) => child.read === read)
      .map(({ child: { member }, table }) => [
        table.name,
        member === undefined ? own : own.flatMap((row) => inside(row, member)),
      ]),
  );
}

/** The children that a whole document contains. */
export const documentChildren = (plan: EntityPlan, documents: readonly ReadRow[]): ReadonlyMap<string, readonly ReadRow[]> =>
  new Map(
    plan.children
      .filter(({ child }) => child.read === undefined)
      .map(({ child: { member = '' }, table }) => [table.name, documents.flatMap((document) => inside(document, member))]),
  );

const inside = (row: ReadRow, member: string): readonly ReadRow[] =>
  ((row[member] ?? []) as readonly ReadRow[]).map((one, index) => ({
    ...one,
    ...settledKey(one),
    // A tax return has its key in the document only.
    docKey: row.docKey ?? (row.document as ReadRow | undefined)?.docKey,
    seq: index + 1,
  }));

/** A knock-off names the document that it settles by `docKey`, as its own document is named here. */
const settledKey = ({ docKey }: ReadRow): ReadRow => (docKey === undefined ? {} : { settledDocKey: docKey });
