/** The difference of two images of a document, field by field, and the words for it. Pure. */

import type { Fields, Image, Line, Scalar } from './document-image.ts';

export interface Change {
  /** `DebtorCode`, or `lines[534].qty`: lines by the key that the book gave them, else by their place. */
  readonly path: string;
  readonly label: string;
  readonly from: Scalar;
  readonly to: Scalar;
}

export interface ChangeList {
  readonly changes: readonly Change[];
  /** The number of all changes; the list has the first ones. */
  readonly total: number;
}

export const CHANGES_MAX = 200;

/** Absent values are null: a field that was cleared or never set. */
export function changesBetween(before: Image, after: Image, max: number = CHANGES_MAX): ChangeList {
  const changes = [
    ...fieldChanges(before.header, after.header).map(({ name, ...change }) => ({ path: name, label: labelOf(name), ...change })),
    ...lineChanges(before.lines, after.lines),
  ];
  return { changes: changes.slice(0, max), total: changes.length };
}

interface FieldChange {
  readonly name: string;
  readonly from: Scalar;
  readonly to: Scalar;
}

/** Changed fields in the order of the new values, then removed fields. */
function fieldChanges(before: Fields, after: Fields): readonly FieldChange[] {
  const names = [...Object.keys(after), ...Object.keys(before).filter((name) => !Object.hasOwn(after, name))];
  return names
    .map((name) => ({ name, from: valueIn(before, name), to: valueIn(after, name) }))
    .filter(({ from, to }) => from !== to);
}

const valueIn = (fields: Fields, name: string): Scalar => (Object.hasOwn(fields, name) ? (fields[name] ?? null) : null);

/** A line on only one side has all its fields among the changes. */
function lineChanges(before: readonly Line[], after: readonly Line[]): readonly Change[] {
  const then = new Map(before.map((line) => [line.key, line]));
  const now = new Map(after.map((line) => [line.key, line]));
  const keys = [...now.keys(), ...[...then.keys()].filter((key) => !now.has(key))];
  return keys.flatMap((key) => {
    const place = after.findIndex((line) => line.key === key);
    const shown = place < 0 ? before.findIndex((line) => line.key === key) : place;
    return fieldChanges(then.get(key)?.fields ?? {}, now.get(key)?.fields ?? {}).map(({ name, ...change }) => ({
      path: `lines[${key}].${name}`,
      label: `Line ${shown + 1}: ${labelOf(name).toLowerCase()}`,
      ...change,
    }));
  });
}

/** The name of the field that changed, and the place of its line, from 1; null for a field of the header. */
export function placeOf({ path, label }: Pick<Change, 'path' | 'label'>): {
  readonly field: string;
  readonly line: number | null;
} {
  const [, line] = path.startsWith('lines[') ? (/^Line (\d+): /.exec(label) ?? []) : [];
  return {
    field: line === undefined ? path : path.slice(path.lastIndexOf('.') + 1),
    line: line === undefined ? null : Number(line),
  };
}

/** `DebtorName` and `unitPrice` as words. */
function labelOf(name: string): string {
  const words = name.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').replaceAll('_', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1).replaceAll(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase())}`;
}
