/** The form of a write command, made from its published fields. Knows no HTML and no values. */

import { findRecipe, type Recipe } from '@ledgerline/catalog';
import { type FieldRow, fieldReference } from '@ledgerline/catalog/publish';
import { type PickerName, pickerOf } from './picker.ts';
import { shortFormOf } from './short-form.ts';

/** `json` is for fields that are not a single value: they are typed as JSON. */
export type FieldKind = 'text' | 'number' | 'date' | 'boolean' | 'choice' | 'json';

export interface EntryField {
  /** `debtorCode`, or `qty` in the list `lines`. */
  readonly name: string;
  readonly kind: FieldKind;
  readonly row: FieldRow;
  readonly picker: PickerName | null;
  /** Whether it is shown at once, or behind "More fields". */
  readonly isShort: boolean;
}

export interface EntryList {
  readonly name: string;
  readonly row: FieldRow;
  readonly fields: readonly EntryField[];
  readonly isShort: boolean;
}

export interface EntryForm {
  readonly recipe: Recipe;
  readonly fields: readonly EntryField[];
  readonly lists: readonly EntryList[];
}

/** Rows that a list of the form has at most; a program sends more. */
export const ROWS_MAX = 50;

/** Commands that change one document or record at a time. */
export const isEnterable = ({ mode, operation, task }: Recipe): boolean =>
  mode === 'write' && operation !== 'Validate' && operation !== 'Read' && task.kind !== 'bulk';

/** Null for a type that is unknown or cannot be entered. */
export function entryForm(type: string): EntryForm | null {
  const recipe = findRecipe(type);
  return recipe && isEnterable(recipe) ? formOf(recipe) : null;
}

const HEADER = /^\w+$/;
const IN_LIST = /^(\w+)\[\]\.(\w+)$/;

function formOf(recipe: Recipe): EntryForm {
  const rows = fieldReference(recipe);
  const short = shortFormOf(recipe.commandType)?.fields ?? null;
  const isShort = (row: FieldRow): boolean => (short === null ? row.required : short.includes(row.path));
  const membersOf = (list: string): readonly EntryField[] =>
    rows
      .filter(({ path }) => IN_LIST.exec(path)?.[1] === list)
      .map((row) => fieldOf(row, isShort(row)))
      .toSorted(inOrderOf(short, `${list}[].`));
  const header = rows.filter(({ path }) => HEADER.test(path));
  const isList = ({ path, type }: FieldRow): boolean => type === 'array' && membersOf(path).length > 0;
  return {
    recipe,
    fields: header
      .filter((row) => !isList(row))
      .map((row) => fieldOf(row, isShort(row)))
      .toSorted(inOrderOf(short, '')),
    lists: header.filter(isList).map((row) => {
      const fields = membersOf(row.path);
      return { name: row.path, row, fields, isShort: row.required || (short !== null && fields.some((field) => field.isShort)) };
    }),
  };
}

/** Sorts fields in the order of the short form; the others follow in their published order. */
function inOrderOf(short: readonly string[] | null, prefix: string) {
  const place = ({ name }: EntryField): number => {
    const found = short?.indexOf(`${prefix}${name}`) ?? -1;
    return found < 0 ? Number.MAX_SAFE_INTEGER : found;
  };
  return (one: EntryField, other: EntryField): number => Math.sign(place(one) - place(other));
}

function fieldOf(row: FieldRow, isShort: boolean): EntryField {
  const name = IN_LIST.exec(row.path)?.[2] ?? row.path;
  const kind = kindOf(row);
  return { name, kind, row, picker: kind === 'text' ? pickerOf(name) : null, isShort };
}

function kindOf({ type, format, enum: choices }: FieldRow): FieldKind {
  if (choices !== undefined) return 'choice';
  if (type === 'boolean') return 'boolean';
  if (type === 'number' || type === 'integer') return 'number';
  if (type === 'array' || type === 'object') return 'json';
  return format === 'date' ? 'date' : 'text';
}
