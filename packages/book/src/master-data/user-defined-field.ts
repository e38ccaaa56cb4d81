/**
 * Definitions of user-defined fields: stored as records of the book, found by their table and name. drafting/user-defined.ts
 * checks their values.
 */

import {
  DOC_TYPES,
  DOCUMENT_NAMES,
  findUserDefinedTable,
  type Payload,
  type UserDefinedTable,
  userDefinedTables,
} from '@ledgerline/catalog';
import { type UserDefinedField, userDefinedFieldTypes } from '@ledgerline/contract';
import type { Records, StoredRecord } from '../record-store/records.ts';
import { recordFamilyOf } from './families.ts';

const KIND = 'user-defined-field';

/** Who defined a field. Fields defined by the portal of a sandbox are also removed by it. */
export type Definer = 'owner' | 'portal' | 'sample';

export interface Definition extends UserDefinedField {
  readonly definedBy: Definer;
}

const ROWS: Readonly<Record<UserDefinedTable['part'], string>> = { header: '', lines: '.line', payments: '.payment' };

/** A document type, such as IV, its lines (IV.line), its payment rows (IV.payment), or a kind of record (debtor). */
function storedTable({ document, part }: UserDefinedTable): string {
  const type = DOC_TYPES.find((known) => DOCUMENT_NAMES[known] === document);
  return `${type ?? recordFamilyOf(document)?.kind ?? document}${ROWS[part]}`;
}

let published: ReadonlyMap<string, string> | undefined;

/** The name of a stored table for owners. */
function publishedTable(stored: string): string {
  published ??= new Map(userDefinedTables().map((table) => [storedTable(table), table.table]));
  return published.get(stored) ?? stored;
}

const isType = (type: unknown): type is UserDefinedField['type'] => (userDefinedFieldTypes as readonly unknown[]).includes(type);

function definitionFrom({ code, data }: StoredRecord): Definition {
  const at = code.indexOf(':');
  return {
    table: publishedTable(code.slice(0, at)),
    name: code.slice(at + 1),
    type: isType(data.type) ? data.type : 'text',
    length: typeof data.length === 'number' ? data.length : null,
    required: data.isRequired === true,
    unique: data.isUnique === true,
    definedBy: data.definedBy === 'portal' || data.definedBy === 'sample' ? data.definedBy : 'owner',
  };
}

/** Finds a definition by its table as stored: IV, IV.line, debtor. */
export function findDefinition(records: Records, table: string, name: string): Definition | undefined {
  const record = records.find(KIND, `${table}:${name}`);
  return record && definitionFrom(record);
}

export const definitionsOf = (records: Records, table: string): readonly Definition[] =>
  records
    .all(KIND)
    .filter(({ code }) => code.startsWith(`${table}:`))
    .map(definitionFrom);

export const allDefinitions = (records: Records): readonly Definition[] => records.all(KIND).map(definitionFrom);

/** The table of a definition as it is stored; undefined for one that has no fields. */
export const storedTableOf = ({ table }: Pick<UserDefinedField, 'table'>): string | undefined => {
  const known = findUserDefinedTable(table);
  return known && storedTable(known);
};

function codeOf(field: Pick<UserDefinedField, 'table' | 'name'>): string | undefined {
  const table = storedTableOf(field);
  return table && `${table}:${field.name}`;
}

export const findPublished = (records: Records, field: Pick<UserDefinedField, 'table' | 'name'>): Definition | undefined => {
  const code = codeOf(field);
  const record = code === undefined ? undefined : records.find(KIND, code);
  return record && definitionFrom(record);
};

/** Stores a definition. Returns false for a table that takes no fields. */
export function putDefinition(records: Records, field: UserDefinedField, definedBy: Definer): boolean {
  const code = codeOf(field);
  if (code === undefined) return false;
  const { type, length, required, unique } = field;
  const data: Payload = { type, ...(length === null ? {} : { length }), isRequired: required, isUnique: unique, definedBy };
  records.put(KIND, code, data);
  return true;
}

/** Removes a definition. Returns false when there is none. */
export function removeDefinition(records: Records, field: Pick<UserDefinedField, 'table' | 'name'>): boolean {
  const code = codeOf(field);
  if (code === undefined || !records.find(KIND, code)) return false;
  records.remove(KIND, code);
  return true;
}
