/** Rows of a file as payloads: columns become fields, and consecutive rows of one group become one document with lines. */

import { assign, type Payload, setAt } from '../payload.ts';
import { convert, type Field, type FieldTypes } from './field-types.ts';
import type { Problem, Row } from './row-file.ts';

/** One payload, with the rows that it was made of. */
export interface Document {
  readonly line: number;
  readonly payload: Payload;
  readonly problems: readonly Problem[];
  readonly rows: readonly Row[];
}

export interface Shaping {
  readonly types: FieldTypes;
  /** Column -> path of a field. */
  readonly map: Readonly<Record<string, string>>;
  /** `path=value` for every payload. */
  readonly sets: readonly string[];
  readonly groupBy: string | undefined;
}

/** Columns that the program itself adds to a file of failed rows start like this and are not fields. */
const REMARK = /^_/;

interface Column {
  readonly index: number;
  readonly name: string;
  readonly field: Field | undefined;
}

export class DocumentReader {
  readonly #shaping: Shaping;
  #columns: readonly Column[] = [];
  /** The header as it is in the file. */
  header: readonly string[] = [];

  constructor(shaping: Shaping) {
    this.#shaping = shaping;
  }

  async *read(rows: AsyncIterable<Row>): AsyncGenerator<Document> {
    let group: { readonly key: string; readonly rows: Row[] } | undefined;
    for await (const row of rows) {
      if (row.object !== undefined) {
        yield this.#fromObject(row, row.object);
        continue;
      }
      if (this.header.length === 0) {
        yield* this.#head(row);
        continue;
      }
      const key = this.#groupOf(row);
      if (group !== undefined && key !== undefined && group.key === key) group.rows.push(row);
      else {
        if (group !== undefined) yield this.#fromCells(group.rows);
        group = { key: key ?? String(row.line), rows: [row] };
      }
    }
    if (group !== undefined) yield this.#fromCells(group.rows);
  }

  /** The column of a field, for problems that the server reports; 1 if there is none. */
  columnOf(pointer: string): number {
    const path = pointer
      .split('/')
      .filter((step) => step !== '' && !/^\d+$/.test(step))
      .join('.');
    return (this.#columns.find(({ field }) => field?.path === path)?.index ?? 0) + 1;
  }

  /** Reads the header. A header that names no field is reported once, as its own problem. */
  *#head(row: Row): Generator<Document> {
    const { types, map, groupBy } = this.#shaping;
    this.header = row.cells ?? [];
    this.#columns = this.header.map((cell, index) => {
      const name = cell.trim();
      const path = Object.hasOwn(map, name) ? (map[name] ?? name) : name;
      return { index, name, field: REMARK.test(name) ? undefined : types.find(path) };
    });
    const problems = this.#columns
      .filter(({ name, field }) => field === undefined && !REMARK.test(name))
      .map(({ index, name }) => ({
        line: row.line,
        column: index + 1,
        field: name,
        sentence: `${JSON.stringify(name)} is not a field of the payload. Rename the column, or map it with --map.`,
      }));
    const isGrouped = groupBy === undefined || this.#columns.some(({ field }) => field?.path === groupBy);
    const ungrouped = { line: row.line, column: 1, field: groupBy ?? '', sentence: `--group-by ${groupBy} names no column.` };
    const all = isGrouped ? problems : [...problems, ungrouped];
    if (all.length > 0) yield { line: row.line, payload: {}, problems: all, rows: [row] };
  }

  #groupOf(row: Row): string | undefined {
    const { groupBy } = this.#shaping;
    const column = this.#columns.find(({ field }) => groupBy !== undefined && field?.path === groupBy);
    return column === undefined ? undefined : (row.cells?.[column.index] ?? '');
  }

  #fromObject(row: Row, object: Readonly<Record<string, unknown>>): Document {
    const { map } = this.#shaping;
    const entries = Object.entries(object).filter(([name]) => !REMARK.test(name));
    const payload = Object.fromEntries(
      entries.map(([name, value]) => [Object.hasOwn(map, name) ? (map[name] ?? name) : name, value]),
    );
    return { line: row.line, payload: this.#withSets(payload), problems: [], rows: [row] };
  }

  #fromCells(rows: readonly Row[]): Document {
    const payload: Payload = {};
    const problems: Problem[] = [];
    for (const [place, row] of rows.entries()) {
      for (const { index, name, field } of this.#columns) {
        const text = row.cells?.[index] ?? '';
        if (text === '' || field === undefined) continue;
        const at = { line: row.line, column: index + 1, field: name };
        const converted = convert(text, field);
        if ('fault' in converted) problems.push({ ...at, sentence: converted.fault });
        else if (place > 0 && field.list === undefined) {
          if (text !== rows[0]?.cells?.[index])
            problems.push({ ...at, sentence: `${field.path} differs from line ${rows[0]?.line}, where the document starts.` });
        } else setAt(payload, withPlace(field, place), converted.value);
      }
    }
    return { line: rows[0]?.line ?? 0, payload: this.#withSets(payload), problems, rows };
  }

  #withSets(payload: Payload): Payload {
    for (const set of this.#shaping.sets) assign(payload, set);
    return payload;
  }
}

/** `lines.itemCode` of the third row is `lines.2.itemCode`. */
const withPlace = ({ path, list }: Field, place: number): string =>
  list === undefined ? path : `${list}.${place}${path.slice(list.length)}`;
