/** What is compared in a preview: the header and the lines of a document or record, as a book returns them. Pure. */

import { canonicalJson } from '@ledgerline/contract';

export type Scalar = string | number | boolean | null;
export type Fields = Readonly<Record<string, Scalar>>;

export interface Line {
  /** The key that the book gave the line; its place, from 1, if it has none. */
  readonly key: string;
  readonly fields: Fields;
}

export interface Image {
  readonly header: Fields;
  readonly lines: readonly Line[];
}

export const NOTHING: Image = { header: {}, lines: [] };

type Members = Readonly<Record<string, unknown>>;

const membersOf = (value: unknown): Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Members) : {};

const rowsOf = (value: unknown): readonly Members[] => (Array.isArray(value) ? value.map(membersOf) : []);

/** Nested values are compared as JSON text. */
const scalarOf = (value: unknown): Scalar =>
  typeof value === 'object' && value !== null ? canonicalJson(value) : ((value ?? null) as Scalar);

/** Fields that the book writes about itself, and fields that repeat another field of a line. */
const OF_THE_BOOK: ReadonlySet<string> = new Set([
  'readErrors',
  'LastModified',
  'lastModified',
  'CreatedTimeStamp',
  'dtlKey',
  'seq',
]);

const fieldsOf = (members: Members): Fields =>
  Object.fromEntries(
    Object.entries(members)
      .filter(([name, value]) => !OF_THE_BOOK.has(name) && value !== null && value !== undefined)
      .map(([name, value]) => [name, scalarOf(value)]),
  );

/** A result that shows one document or record: by its fields, as the only row of a list, or as lines and totals alone. */
export function imageOf(result: unknown): Image {
  const { fields, rows, totals, lines } = membersOf(result);
  const [only] = rowsOf(rows);
  return {
    header: fieldsOf(fields === undefined ? (only ?? membersOf(totals)) : membersOf(fields)),
    lines: rowsOf(lines).map(lineOf),
  };
}

/** The payload of a create, for fields that the book does not show. */
export function imageOfPayload(payload: unknown): Image {
  const { lines, ...header } = membersOf(payload);
  return { header: fieldsOf(header), lines: rowsOf(lines).map(lineOf) };
}

const lineOf = (line: Members, place: number): Line => ({
  key: typeof line.dtlKey === 'string' ? line.dtlKey : String(place + 1),
  fields: fieldsOf(line),
});

/** How a book names a field natively, by the names that callers use. */
function nativeNames(result: unknown): ReadonlyMap<string, string> {
  const header = membersOf(membersOf(membersOf(result).fieldCapabilities).header);
  return new Map(
    Object.entries(header).flatMap(([native, about]) => {
      const { aliases } = membersOf(about);
      return Array.isArray(aliases) ? aliases.map((alias) => [String(alias), native] as const) : [];
    }),
  );
}

const writableNames = (result: unknown, part: 'header' | 'lines'): ReadonlySet<string> =>
  new Set(
    Object.entries(membersOf(membersOf(membersOf(result).fieldCapabilities)[part]))
      .filter(([, about]) => membersOf(about).writable === true)
      .flatMap(([native, about]) => [
        native,
        ...(Array.isArray(membersOf(about).aliases) ? (membersOf(about).aliases as string[]) : []),
      ]),
  );

/**
 * Two images of one thing that can be compared. A trial leaves out what only a saved document has, such as how much of it was transferred,
 * so a field of before counts only if the trial has it too or it could be cleared.
 */
export function comparable(before: unknown, after: unknown): { readonly before: Image; readonly after: Image } {
  const [then, now] = [renamed(imageOf(before), nativeNames(after)), imageOf(after)];
  const kept = (fields: Fields, known: ReadonlySet<string>): Fields =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => known.has(name)));
  const header = new Set([...Object.keys(now.header), ...writableNames(after, 'header')]);
  const line = new Set([...now.lines.flatMap(({ fields }) => Object.keys(fields)), ...writableNames(after, 'lines')]);
  return {
    before: {
      header: kept(then.header, header),
      lines: then.lines.map(({ key, fields }) => ({ key, fields: kept(fields, line) })),
    },
    after: now,
  };
}

const renamed = ({ header, lines }: Image, names: ReadonlyMap<string, string>): Image => ({
  header: Object.fromEntries(Object.entries(header).map(([name, value]) => [names.get(name) ?? name, value])),
  lines,
});
