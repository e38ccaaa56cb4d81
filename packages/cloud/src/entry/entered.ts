/** What a person has typed into a form, as the payload of the command, and where each problem of a payload belongs on the form. */

import type { Json, Payload } from '@ledgerline/catalog';
import type { ProblemDetail } from '@ledgerline/contract';
import { paragraph } from '@ledgerline/words/paragraph';
import { type EntryField, type EntryForm, type EntryList, ROWS_MAX } from './entry-form.ts';

/** Texts by the names of their fields: `debtorCode`, `lines[0].qty`. */
export type Entered = Readonly<Record<string, string>>;

export interface ReadEntry {
  readonly payload: Payload;
  /** Where the rows of the payload are on the form, by list: rows that are empty are left out of a payload. */
  readonly places: Readonly<Record<string, readonly number[]>>;
}

export const nameInRow = (list: string, row: number, field: string): string => `${list}[${row}].${field}`;

/** How many rows a list of the form has: as many as were asked for, and at least one where one is shown. */
export function rowCount({ name, isShort }: EntryList, entered: Entered): number {
  const asked = Number(entered[rowsName(name)] ?? '');
  const count = Number.isInteger(asked) && asked > 0 ? Math.min(asked, ROWS_MAX) : 0;
  return Math.max(count, isShort ? 1 : 0);
}

export const rowsName = (list: string): string => `rows.${list}`;

export function readEntry({ fields, lists }: EntryForm, entered: Entered): ReadEntry {
  const payload: Record<string, Json> = {};
  const places: Record<string, readonly number[]> = {};
  for (const field of fields) {
    const value = typedValue(field, entered[field.name]);
    if (value !== undefined) payload[field.name] = value;
  }
  for (const list of lists) {
    const rows = Array.from({ length: rowCount(list, entered) }, (_, row) => ({ row, members: membersOf(list, row, entered) }));
    const filled = rows.filter(({ members }) => Object.keys(members).length > 0);
    if (filled.length === 0 && !list.row.required) continue;
    payload[list.name] = filled.map(({ members }) => members);
    places[list.name] = filled.map(({ row }) => row);
  }
  return { payload, places };
}

function membersOf(list: EntryList, row: number, entered: Entered): Record<string, Json> {
  const members = list.fields.map(
    (field) => [field.name, typedValue(field, entered[nameInRow(list.name, row, field.name)])] as const,
  );
  return Object.fromEntries(members.filter((member): member is readonly [string, Json] => member[1] !== undefined));
}

const NUMBER = /^[-+]?\d{1,3}(?:,\d{3})+(?:\.\d+)?$|^[-+]?(?:\d+\.?\d*|\.\d+)$/;

/** Undefined for an empty field. A value that cannot be read stays as it was typed, and the check of the payload reports it. */
function typedValue({ kind, row }: EntryField, typed = ''): Json | undefined {
  const text = typed.trim();
  if (text === '') return undefined;
  if (kind === 'number' || (kind === 'text' && row.type.includes('number'))) {
    return NUMBER.test(text) ? Number(text.replaceAll(',', '')) : text;
  }
  if (kind === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  if (kind === 'choice') return row.enum?.find((choice) => String(choice) === text) ?? text;
  return kind === 'json' ? (jsonIn(text) ?? text) : text;
}

function jsonIn(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

export interface PlacedProblems {
  /** Problems by the names of fields. */
  readonly atFields: ReadonlyMap<string, string>;
  /** Problems that belong to no field of the form. */
  readonly others: readonly string[];
}

const IN_PAYLOAD = /^\/(?:payload\/)?(.*)$/;

/** Puts each problem where its field is. */
export function placeProblems(form: EntryForm, { places }: ReadEntry, details: readonly ProblemDetail[]): PlacedProblems {
  const atFields = new Map<string, string>();
  const others: string[] = [];
  for (const { path, message } of details) {
    const name = nameAt(form, places, (IN_PAYLOAD.exec(path)?.[1] ?? '').split('/'));
    if (name === null) others.push(message);
    else atFields.set(name, paragraph([atFields.get(name), message]));
  }
  return { atFields, others };
}

function nameAt(
  { fields, lists }: EntryForm,
  places: ReadEntry['places'],
  [first = '', place = '', member = '']: readonly string[],
) {
  if (fields.some(({ name }) => name === first)) return first;
  const list = lists.find(({ name }) => name === first);
  const row = places[first]?.[Number(place)];
  if (!list || row === undefined) return list && place === '' ? firstFieldOf(list) : null;
  const field = list.fields.find(({ name }) => name === member) ?? (member === '' ? list.fields[0] : undefined);
  return field ? nameInRow(list.name, row, field.name) : null;
}

/** The first field of a list, which shows problems of the list as a whole. */
const firstFieldOf = ({ name, fields }: EntryList): string | null => (fields[0] ? nameInRow(name, 0, fields[0].name) : null);
