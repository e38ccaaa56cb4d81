/** Writes what was read into the tables. Every function is part of a transaction that its caller opened. */

import type { Book, Told } from './book-reader.ts';
import { COMPANY, DELETED, DOC_KEY, type EntityPlan, RUN, type Table } from './table-plan.ts';
import { cellsOf, type Read, type ReadRow } from './table-rows.ts';
import { type MirrorTarget, places, quoted } from './target.ts';

export class TableWriter {
  readonly #target: MirrorTarget;
  readonly #companyId: string;
  readonly #keepsDeleted: boolean;

  constructor(target: MirrorTarget, { companyId }: Book, keepsDeleted: boolean) {
    this.#target = target;
    this.#companyId = companyId;
    this.#keepsDeleted = keepsDeleted;
  }

  /** Rows of a page of the whole list, in that reading of it. */
  async add(table: Table, rows: readonly ReadRow[], run: number): Promise<void> {
    await this.#target.upsert(table, cellsOf(table, rows, { companyId: this.#companyId, run }));
  }

  /** Removes the rows that the list no longer has; called after the last page. */
  async removeUnseen(plan: EntityPlan, table: Table, run: number): Promise<void> {
    const unseen = `${COMPANY} = ? AND ${RUN} <> ?`;
    const values = [this.#companyId, run];
    if (!this.#keepsDeleted) {
      await this.#target.query(`DELETE FROM ${quoted(table.name)} WHERE ${unseen}`, values);
      return;
    }
    // A line that was taken out of a document goes; the lines of a document that is gone stay with it.
    const present = `SELECT ${DOC_KEY} FROM ${quoted(plan.table.name)} WHERE ${COMPANY} = ? AND ${DELETED} IS NULL`;
    if (table !== plan.table)
      await this.#target.query(`DELETE FROM ${quoted(table.name)} WHERE ${unseen} AND ${DOC_KEY} IN (${present})`, [
        ...values,
        this.#companyId,
      ]);
    await this.#mark(table, unseen, values);
  }

  /** Replaces changed rows by the rows that were read: rows that were not read are removed, and a document gets its current children. */
  async replace(plan: EntityPlan, told: Told, read: Read, runOf: (list: string) => number): Promise<void> {
    const { entity, table, children } = plan;
    const keyColumn = table.key[1] ?? '';
    const found = new Set(read.rows.map((row) => String(row[entity.key])));
    const before = await this.#keysOf(plan, told);
    const touched = [...new Set([...before, ...found, ...told.docKeys])];
    const isGone = (key: string): boolean => !found.has(key);
    await this.#removeGone(table, keyColumn, before.filter(isGone));
    await this.add(table, read.rows, runOf(entity.list));
    for (const { child, table: rows } of children) {
      await this.#removeGone(rows, DOC_KEY, touched.filter(isGone));
      await this.#remove(rows, DOC_KEY, [...found]);
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

  /** Removes rows that the book no longer has, or keeps them with the time of today. */
  async #removeGone(table: Table, column: string, keys: readonly string[]): Promise<void> {
    if (!this.#keepsDeleted) return this.#remove(table, column, keys);
    if (keys.length === 0) return;
    const values = [this.#companyId, ...typed(table, column, keys)];
    await this.#mark(table, `${COMPANY} = ? AND ${quoted(column)} IN (${places(keys.length)})`, values);
  }

  async #mark(table: Table, where: string, values: readonly (string | number)[]): Promise<void> {
    const { timestamp } = this.#target.dialect;
    await this.#target.query(
      `UPDATE ${quoted(table.name)} SET ${DELETED} = ${timestamp} WHERE ${where} AND ${DELETED} IS NULL`,
      values,
    );
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
