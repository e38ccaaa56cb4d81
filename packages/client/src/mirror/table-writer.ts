/** Writes what was read into the tables. Every function is part of a transaction that its caller opened. */

import type { Book, Told } from './book-reader.ts';
import { COMPANY, DOC_KEY, type EntityPlan, RUN, type Table } from './table-plan.ts';
import { cellsOf, type Read, type ReadRow } from './table-rows.ts';
import { type MirrorTarget, places, quoted } from './target.ts';

export class TableWriter {
  readonly #target: MirrorTarget;
  readonly #companyId: string;

  constructor(target: MirrorTarget, { companyId }: Book) {
    this.#target = target;
    this.#companyId = companyId;
  }

  /** Rows of a page of the whole list, in that reading of it. */
  async add(table: Table, rows: readonly ReadRow[], run: number): Promise<void> {
    await this.#target.upsert(table, cellsOf(table, rows, { companyId: this.#companyId, run }));
  }

  /** Removes the rows that the list no longer has; called after the last page. */
  async removeUnseen(table: Table, run: number): Promise<void> {
    await this.#target.query(`DELETE FROM ${quoted(table.name)} WHERE ${COMPANY} = ? AND ${RUN} <> ?`, [this.#companyId, run]);
  }

  /** Replaces changed rows by the rows that were read: rows that were not read are deleted, and a document gets its current children. */
  async replace(plan: EntityPlan, told: Told, read: Read, runOf: (list: string) => number): Promise<void> {
    const { entity, table, children } = plan;
    const keyColumn = table.key[1] ?? '';
    const found = new Set(read.rows.map((row) => String(row[entity.key])));
    const before = await this.#keysOf(plan, told);
    const touched = [...new Set([...before, ...found, ...told.docKeys])];
    await this.#remove(
      table,
      keyColumn,
      before.filter((key) => !found.has(key)),
    );
    await this.add(table, read.rows, runOf(entity.list));
    for (const { child, table: rows } of children) {
      await this.#remove(rows, DOC_KEY, touched);
      const own = (read.children.get(rows.name) ?? []).filter(({ docKey }) => found.has(String(docKey)));
      await this.add(rows, own, runOf(child.read ?? entity.list));
    }
  }

  /** The keys of changed records in the table. */
  async #keysOf({ entity, table }: EntityPlan, { numbers, docKeys }: Told): Promise<readonly string[]> {
    const [key, number] = [entity.key, entity.number].map(
      (field) => table.columns.find((column) => column.field === field)?.name ?? '',
    );
    const byNumber = await this.#keysWhere(table, key ?? '', number ?? '', [...numbers]);
    const byKey = entity.key === entity.number ? [] : await this.#keysWhere(table, key ?? '', key ?? '', [...docKeys]);
    return [...new Set([...byNumber, ...byKey])];
  }

  async #keysWhere(table: Table, key: string, column: string, values: readonly string[]): Promise<readonly string[]> {
    if (values.length === 0) return [];
    const rows = await this.#target.query(
      `SELECT ${quoted(key)} AS found FROM ${quoted(table.name)} WHERE ${COMPANY} = ? AND ${quoted(column)} IN (${places(values.length)})`,
      [this.#companyId, ...typed(table, column, values)],
    );
    return rows.map(({ found }) => String(found));
  }

  async #remove(table: Table, column: string, keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return;
    await this.#target.query(
      `DELETE FROM ${quoted(table.name)} WHERE ${COMPANY} = ? AND ${quoted(column)} IN (${places(keys.length)})`,
      [this.#companyId, ...typed(table, column, keys)],
    );
  }
}

/** Codes that are numbers in the book are numbers in the table. */
function typed(table: Table, column: string, values: readonly string[]): readonly (string | number)[] {
  const isInteger = table.columns.some(({ name, kind }) => name === column && kind === 'integer');
  return isInteger ? values.map(Number).filter(Number.isSafeInteger) : values;
}
