/** User-defined fields: what the book defines for a table, and whether a payload keeps to it. The book invents no columns. */

import type { Json, Payload } from '@ledgerline/catalog';
import { isBusinessDate } from '@ledgerline/contract';
import type { Work } from '../work.ts';

/** The kinds of the desktop package, and what JSON brings for each. */
const FITS: Readonly<Record<string, (value: Json) => boolean>> = {
  text: (value) => typeof value === 'string',
  memo: (value) => typeof value === 'string',
  'rich text': (value) => typeof value === 'string',
  'image link': (value) => typeof value === 'string',
  decimal: (value) => typeof value === 'number',
  integer: (value) => typeof value === 'number' && Number.isSafeInteger(value),
  date: (value) => typeof value === 'string' && isBusinessDate(value),
  boolean: (value) => typeof value === 'boolean',
};

export interface Definition {
  /** A document type, such as IV, its lines (IV.line), its payment rows (IV.payment), or a kind of record (debtor). */
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly lengthMax: number | null;
  readonly isRequired: boolean;
  readonly isUnique: boolean;
}

function definitionFrom(table: string, name: string, data: Payload): Definition {
  return {
    table,
    name,
    type: typeof data.type === 'string' && data.type in FITS ? data.type : 'text',
    lengthMax: typeof data.length === 'number' ? data.length : null,
    isRequired: data.isRequired === true,
    isUnique: data.isUnique === true,
  };
}

export function findDefinition(work: Work, table: string, name: string): Definition | undefined {
  const record = work.records.find('user-defined-field', `${table}:${name}`);
  return record && definitionFrom(table, name, record.data);
}

export const definitionsOf = (work: Work, table: string): readonly Definition[] =>
  work.records
    .all('user-defined-field')
    .filter(({ code }) => code.startsWith(`${table}:`))
    .map(({ code, data }) => definitionFrom(table, code.slice(table.length + 1), data));

export const fieldsIn = (payload: Payload): Payload => {
  const fields = payload.userDefinedFields;
  return typeof fields === 'object' && fields !== null && !Array.isArray(fields) ? (fields as Payload) : {};
};

const isEmpty = (value: Json | undefined): boolean => value === undefined || value === null || value === '';

function missingField(work: Work, table: string, name: string): string {
  const names = definitionsOf(work, table).map((definition) => definition.name);
  const known = names.length === 0 ? 'none is defined.' : `there are ${names.join(', ')}.`;
  return `The book has no user-defined field ${name} here; ${known}`;
}

/** Refuses fields that are not defined, or do not fit; with `isWhole`, required ones that are missing too. */
export function checkUserDefinedFields(work: Work, table: string, payload: Payload, path: string, isWhole = true): void {
  const fields = fieldsIn(payload);
  for (const [name, value] of Object.entries(fields)) {
    const at = `${path}/userDefinedFields/${name}`;
    const definition = findDefinition(work, table, name);
    if (!definition) work.refuse(at, 'UNKNOWN_CODE', missingField(work, table, name));
    else if (!isEmpty(value)) checkValue(work, definition, value, payload, at);
    else if (definition.isRequired) work.refuse(at, 'REQUIRED', `The user-defined field ${name} may not be empty.`);
  }
  if (!isWhole) return;
  for (const { name, isRequired } of definitionsOf(work, table)) {
    if (isRequired && !(name in fields)) {
      work.refuse(`${path}/userDefinedFields/${name}`, 'REQUIRED', `The user-defined field ${name} is required.`);
    }
  }
}

function checkValue(work: Work, definition: Definition, value: Json, payload: Payload, path: string): void {
  const { type, name, lengthMax } = definition;
  if (FITS[type]?.(value) !== true) {
    work.refuse(path, 'INVALID_VALUE', `The user-defined field ${name} takes a value of type ${type}.`);
  } else if (lengthMax !== null && typeof value === 'string' && [...value].length > lengthMax) {
    work.refuse(path, 'INVALID_VALUE', `The user-defined field ${name} takes at most ${lengthMax} characters.`);
  } else if (definition.isUnique) {
    checkUnique(work, definition, value, payload, path);
  }
}

/** Values of unique fields stand among the references of their document, where they are found by an index. */
function checkUnique(work: Work, { table, name }: Definition, value: Json, payload: Payload, path: string): void {
  const code = `${table}:${name}=${String(value)}`;
  const other = work.db.get<{ doc_no: string }>(
    `SELECT doc_no FROM document_reference JOIN document USING (doc_key)
     WHERE kind = 'user-defined-field' AND code = :code AND status <> 'Void' AND doc_no <> :ownNo LIMIT 1`,
    { code, ownNo: typeof payload.docNo === 'string' ? payload.docNo : '' },
  );
  if (other)
    work.refuse(path, 'INVALID_VALUE', `${other.doc_no} already has ${String(value)} in the field ${name}, which is unique.`);
  work.refer('user-defined-field', code);
}
