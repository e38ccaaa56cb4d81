/**
 * User-defined fields in payloads: whether they are defined, fit their type, and are there and unique where they must be. The
 * book invents no columns.
 */

import { closestFew, type Json, type Payload } from '@ledgerline/catalog';
import { isBusinessDate, type UserDefinedField } from '@ledgerline/contract';
import type { Sentence } from '@ledgerline/words';
import { CODES_APART } from '@ledgerline/words/book/closed-list';
import { bookRecordRuleSays } from '@ledgerline/words/book/record-rule';
import type { CommandContext } from '../command/command-context.ts';
import { isBlank, isObject } from '../payload.ts';
import { definitionsOf, findDefinition } from './user-defined-field.ts';

const isText = (value: Json): boolean => typeof value === 'string';
const PLAIN_NUMBER = /^-?\d{1,15}(?:\.\d{1,8})?$/;

const isWebAddress = (value: Json): boolean => typeof value === 'string' && /^https?:\/\//i.test(value) && URL.canParse(value);

/** The types of the desktop package, and the JSON value of each. */
const FITS: Readonly<Record<UserDefinedField['type'], (value: Json) => boolean>> = {
  text: isText,
  memo: isText,
  'rich text': isText,
  'image link': isWebAddress,
  decimal: (value) => typeof value === 'number' && PLAIN_NUMBER.test(String(value)),
  integer: (value) => typeof value === 'number' && Number.isSafeInteger(value),
  date: (value) => typeof value === 'string' && isBusinessDate(value),
  boolean: (value) => typeof value === 'boolean',
};

export const isOfType = (type: UserDefinedField['type'], value: Json): boolean => FITS[type](value);

export const fieldsIn = (payload: Payload): Payload => {
  const fields = payload.userDefinedFields;
  return isObject(fields) ? fields : {};
};

const PREFIX = /^udf_/i;
const SHOWN_LENGTH_MAX = 40;

const shown = (value: Json): string => {
  const text = JSON.stringify(value);
  return text.length > SHOWN_LENGTH_MAX ? `${text.slice(0, SHOWN_LENGTH_MAX)}…` : text;
};

function missingField(command: CommandContext, table: string, name: string): Sentence {
  const names = definitionsOf(command.records, table).map((definition) => definition.name);
  const bare = name.replace(PREFIX, '');
  const [meant] = names.includes(bare) ? [bare] : closestFew(bare, names, 1);
  if (meant !== undefined) return bookRecordRuleSays.fieldMeant(name, meant);
  return names.length === 0 ? bookRecordRuleSays.noFields(name) : bookRecordRuleSays.fieldUnknown(name, names.join(CODES_APART));
}

/** The owner of the fields: a document or its rows, or the record of a code. */
export interface FieldOwner {
  /** The table as definitions store it: IV, IV.line, debtor. */
  readonly table: string;
  readonly recordCode?: string;
}

/** Which required fields must be sent: all of them, or only those that `before` had. */
export type Demanded = 'all' | { readonly before: Payload };

/** Refuses fields that are not defined or do not fit, and required ones that are missing. */
export function checkUserDefinedFields(
  command: CommandContext,
  owner: FieldOwner,
  payload: Payload,
  path: string,
  demanded: Demanded = 'all',
): void {
  const fields = fieldsIn(payload);
  const at = (name: string): string => `${path}/userDefinedFields/${name}`;
  for (const [name, value] of Object.entries(fields)) {
    const definition = findDefinition(command.records, owner.table, name);
    if (!definition) command.refuse(at(name), 'UNKNOWN_CODE', missingField(command, owner.table, name));
    else if (!isBlank(value)) checkValue(command, owner, definition, value, at(name));
  }
  for (const { name, required } of definitionsOf(command.records, owner.table)) {
    const isDemanded = demanded === 'all' || name in fields || !isBlank(fieldsIn(demanded.before)[name]);
    if (required && isDemanded && isBlank(fields[name]))
      command.refuse(at(name), 'REQUIRED', bookRecordRuleSays.fieldRequired(name));
  }
}

function checkValue(command: CommandContext, owner: FieldOwner, definition: UserDefinedField, value: Json, path: string): void {
  const { type, name, length, unique } = definition;
  if (!isOfType(type, value)) {
    command.refuse(path, 'INVALID_VALUE', bookRecordRuleSays.fieldForm(name, shown(value), type));
  } else if (length !== null && typeof value === 'string' && [...value].length > length) {
    const sent = [...value].length;
    command.refuse(path, 'INVALID_VALUE', bookRecordRuleSays.fieldTooLong(name, length, sent));
  } else if (unique) {
    checkUnique(command, owner, name, value, path);
  }
}

const uniqueCode = (table: string, name: string, value: Json): string => `${table}:${name}=${String(value)}`;

/** Values of unique fields are among the references of their document or record, where an index finds them. */
function checkUnique(command: CommandContext, { table, recordCode }: FieldOwner, name: string, value: Json, path: string): void {
  const code = uniqueCode(table, name, value);
  const isTwiceHere = command.references.some((known) => known.kind === 'user-defined-field' && known.code === code);
  const other = command.db.get<{ name: string }>(
    recordCode !== undefined
      ? `SELECT from_code AS name FROM record_reference
         WHERE kind = 'user-defined-field' AND code = :code AND from_code <> :own LIMIT 1`
      : `SELECT doc_no AS name FROM document_reference JOIN document USING (doc_key)
         WHERE kind = 'user-defined-field' AND code = :code AND status <> 'Void' AND doc_no <> :own LIMIT 1`,
    { code, own: recordCode ?? command.documentNo ?? '' },
  );
  if (other) command.refuse(path, 'INVALID_VALUE', bookRecordRuleSays.fieldTaken(other.name, shown(value), name));
  else if (isTwiceHere) command.refuse(path, 'INVALID_VALUE', bookRecordRuleSays.fieldTwice(shown(value), name));
  command.refer('user-defined-field', code);
}

/** A row that is there already need not have what was made required since; a new one must. */
export const checkRowFields = (command: CommandContext, table: string, row: Payload, path: string): void =>
  checkUserDefinedFields(command, { table }, row, path, row.dtlKey === undefined || row.dtlKey === null ? 'all' : UNCHANGED);

/** The head of a document. */
export const checkHeadFields = (command: CommandContext, table: string, payload: Payload): void =>
  checkUserDefinedFields(command, { table }, payload, '', command.isChange ? UNCHANGED : 'all');

/** Checks only the fields that were sent: a required field cannot be cleared. */
export const UNCHANGED: Demanded = { before: {} };

/** Refuses to clear a required field, where the rest of the payload is checked elsewhere. */
export function refuseClearedFields(command: CommandContext, table: string, payload: Payload, path: string): void {
  for (const [name, value] of Object.entries(fieldsIn(payload))) {
    if (isBlank(value) && findDefinition(command.records, table, name)?.required)
      command.refuse(`${path}/userDefinedFields/${name}`, 'REQUIRED', bookRecordRuleSays.fieldRequired(name));
  }
}

/** The current unique values of a document, for a change of texts only. */
export function uniqueFieldsOf(command: CommandContext, table: string, rows: readonly Payload[]): readonly string[] {
  const unique = definitionsOf(command.records, table).filter((definition) => definition.unique);
  return rows.flatMap((row) =>
    unique.flatMap(({ name }) => {
      const value = fieldsIn(row)[name];
      return value === undefined || isBlank(value) ? [] : [uniqueCode(table, name, value)];
    }),
  );
}
