/** How the owner of a book lists, defines and removes user-defined fields, without commands. Stores no values. */

import { userDefinedFieldProblems } from '@ledgerline/catalog';
import type { UserDefinedField } from '@ledgerline/contract';
import { audit } from '../command/audit.ts';
import type { CommandContext } from '../command/command-context.ts';
import {
  allDefinitions,
  type Definer,
  type Definition,
  findPublished,
  putDefinition,
  removeDefinition,
  storedTableOf,
} from '../master-data/user-defined-field.ts';
import type { RecordKind } from '../record-store/kinds.ts';

/** Problems as sentences for people; empty after success. */
export type Problems = readonly string[];

type FieldKey = Pick<UserDefinedField, 'table' | 'name'>;

const isSame = (left: UserDefinedField, right: UserDefinedField): boolean =>
  left.type === right.type && left.length === right.length && left.required === right.required && left.unique === right.unique;

const labelOf = ({ table, name }: FieldKey): string => `user-defined field ${table} ${name}`;

/** Defines a field or redefines an existing one. Existing values stay unchanged. */
export function defineField(command: CommandContext, field: UserDefinedField, definedBy: Definer): Problems {
  const { length, ...rest } = field;
  const problems = userDefinedFieldProblems({ ...rest, ...(length === null ? {} : { length }) }).map(({ message }) => message);
  if (problems.length > 0) return problems;
  const before = findPublished(command.records, field);
  if (before && isSame(before, field) && before.definedBy === definedBy) return [];
  const twice = field.unique && before?.unique !== true ? indexUnique(command, field) : null;
  if (twice !== null)
    return [
      `${field.name} cannot be unique: ${twice.value} is in ${twice.first} and in ${twice.second}. Change one of them first.`,
    ];
  putDefinition(command.records, field, definedBy);
  audit(command, {
    operation: 'DefineField',
    subject: labelOf(field),
    before: before ? shown(before) : null,
    after: shown(field),
  });
  return [];
}

const shown = ({ type, length, required, unique }: UserDefinedField) => ({ type, length, required, unique });

/** Removes a definition. Documents and records keep their values, which can no longer be read or written. */
export function removeField(command: CommandContext, key: FieldKey): Problems {
  const before = findPublished(command.records, key);
  if (!before || !removeDefinition(command.records, key)) return [`${key.table} has no user-defined field ${key.name}.`];
  audit(command, { operation: 'RemoveField', subject: labelOf(key), before: shown(before) });
  return [];
}

/** Replaces the fields of one definer with these; fields of others stay. Returns what could not be done. */
export function setFields(command: CommandContext, fields: readonly UserDefinedField[], definedBy: Definer): Problems {
  const isWanted = ({ table, name }: Definition): boolean => fields.some((field) => field.table === table && field.name === name);
  const gone = allDefinitions(command.records).filter((known) => known.definedBy === definedBy && !isWanted(known));
  return [
    ...gone.flatMap((field) => removeField(command, field)),
    ...fields.flatMap((field) => defineField(command, field, definedBy)),
  ];
}

interface Twice {
  readonly value: string;
  readonly first: string;
  readonly second: string;
}

/** Where the values of a table are stored: their owner, and the JSON that contains them. */
function valuesSql(stored: string): string {
  const [type = '', row] = stored.split('.');
  const value = (json: string): string => `${json} ->> ('$.userDefinedFields.' || :name)`;
  const isDocument = /^[A-Z]{2,3}$/.test(type);
  if (!isDocument) return `SELECT code AS holder, NULL AS doc_key, ${value('data')} AS value FROM record WHERE kind = :type`;
  const of = `doc_no AS holder, document.doc_key`;
  const where = `WHERE doc_type = :type AND status <> 'Void'`;
  if (row === 'line') return `SELECT ${of}, ${value('data')} AS value FROM document JOIN document_line USING (doc_key) ${where}`;
  if (row === 'payment') {
    return `SELECT ${of}, ${value(`json_extract(payment.value, '$.data')`)} AS value FROM document, json_each(payments) AS payment ${where}`;
  }
  return `SELECT ${of}, ${value('header')} AS value FROM document ${where}`;
}

/** Indexes the existing values of a unique field; fails if two are equal. */
function indexUnique({ db, records }: CommandContext, field: UserDefinedField): Twice | null {
  const stored = storedTableOf(field) ?? '';
  const [type = ''] = stored.split('.');
  const seen = new Map<string, string>();
  const rows = db.all<{ holder: string; doc_key: bigint | null; value: string | bigint | number | null }>(
    `SELECT holder, doc_key, value FROM (${valuesSql(stored)}) WHERE value IS NOT NULL AND value <> ''`,
    { type, name: field.name },
  );
  for (const { holder, value } of rows) {
    const first = seen.get(String(value));
    if (first !== undefined) return { value: String(value), first, second: holder };
    seen.set(String(value), holder);
  }
  for (const { holder, doc_key: docKey, value } of rows) {
    const code = `${stored}:${field.name}=${String(value)}`;
    if (docKey === null) {
      records.link({ kind: type as RecordKind, code: holder }, { kind: 'user-defined-field', code });
    } else {
      db.run(`INSERT OR IGNORE INTO document_reference (doc_key, kind, code) VALUES (:docKey, 'user-defined-field', :code)`, {
        docKey,
        code,
      });
    }
  }
  return null;
}
