/**
 * Which reads a mirror of an account book is made of, and what their rows contain: one entity for each list of documents or records,
 * with the reads of its lines. The client makes tables of it.
 */

import type { ValueSchema } from '@ledgerline/contract';
import type { Recipe } from '../../build.ts';
import { recipes } from '../../catalog.ts';
import { DOCUMENT_NAMES } from '../../declaration/doc-type.ts';
import { resultsOf } from '../../results/result-of.ts';
import { allMembers, type ResultMember, type ResultMembers } from '../../results/result-shape.ts';
import { sentenceOf } from './member-text.ts';
import { literal } from './typescript-text.ts';

/** Name, kind, description. */
type Column = readonly [string, string, string];

interface Child {
  readonly table: string;
  readonly rows: string;
  /** The read that lists the rows of all documents; without it, the rows are part of each document. */
  readonly read?: string;
  /** Where a row of the read, or the document, has these rows. */
  readonly member?: string;
}

interface Entity {
  readonly entity: string;
  readonly names: readonly string[];
  readonly table: string;
  readonly list: string;
  readonly get?: string;
  readonly key: string;
  readonly number: string;
  readonly filter: string;
  readonly docTypes?: readonly string[];
  readonly payload?: Readonly<Record<string, boolean>>;
  readonly isPaged: boolean;
  readonly rows: string;
  readonly children: readonly Child[];
  /** The rows that a document posts to the general ledger; only its own read shows them. */
  readonly postings?: { readonly table: string; readonly get: string; readonly rows: string };
}

/** Lists of records that are commands of their own. Of several lists of one record, the one that leaves nothing out. */
const OWN_LISTS: ReadonlySet<string> = new Set([
  'read-debtors',
  'read-creditors',
  'read-items-all',
  'read-locations',
  'read-chart-accounts',
  'list-item-packages',
  'list-gst-processors',
  'list-sst-processors',
]);

/** Payments and refunds have no lines: their reads list how money moved, and what it settled. */
const PAYMENT_READS: Readonly<Record<string, string>> = {
  'ar-payment': 'read-ar-payment-lines',
  'ar-refund': 'read-ar-refund-lines',
  'ap-payment': 'read-ap-payment-lines',
  'ap-refund': 'read-ap-refund-lines',
};

/** Values that a read looks up, or adds up from other documents: they change without a change of the row. */
const LOOKED_UP: ReadonlySet<string> = new Set(['partyName', 'debtorName', 'creditorName', 'sourceType']);
const ADDED_UP: Readonly<Record<string, readonly string[]>> = { 'gl-account': ['balance', 'level'] };

const snake = (name: string): string => name.replaceAll('-', '_');

/** `journal-entry` -> `journal_entries` */
const tableName = (document: string): string => snake(document).replace(/y$/, 'ie').replace(/(s)$/, '$1e').concat('s');

const isListed = ({ task, verb, commandType }: Recipe): boolean =>
  verb === 'list' &&
  (OWN_LISTS.has(commandType) || ((task.kind === 'document' || task.kind === 'record') && task.operation === 'list'));

/** The file from which the mirror in the client is generated. */
export function mirrorText(head: string): string {
  const sets = new ColumnSets();
  const entities = recipes()
    .filter(isListed)
    .map((recipe) => entityOf(recipe, sets));
  const [documents, records] = [true, false].map((wanted) => entities.filter(({ key }) => (key === 'docKey') === wanted));
  const texts = [...(records ?? []), ...(documents ?? [])].map((entity) => `  ${objectText(entity)},\n`);
  return [
    `${head}\nimport type { ColumnText, MirrorEntity } from '../mirror-entity.ts';\n\n`,
    `/** The fields of rows, by the table that has them first: name, kind, description. */\n`,
    `export const rowFields: Readonly<Record<string, readonly ColumnText[]>> = {\n${sets.text()}};\n\n`,
    `/** What can be mirrored: records before the documents that name them. */\n`,
    `export const mirrorEntities: readonly MirrorEntity[] = [\n${texts.join('')}];\n`,
  ].join('');
}

function entityOf(recipe: Recipe, sets: ColumnSets): Entity {
  const { commandType, document, docTypes, shape } = recipe;
  const table = tableName(document);
  const row = rowMembers(commandType);
  const isDocument = 'docKey' in row;
  const number = isDocument ? (['docNo', 'returnNo'].find((name) => name in row) ?? 'docNo') : codeOf(recipe, row);
  const get = recipes().find((one) => one.document === document && one.task.kind === 'document' && one.task.operation === 'get');
  const children = isDocument ? childrenOf(recipe, get, sets) : [];
  const left = ADDED_UP[document] ?? [];
  return {
    entity: document,
    names: docTypes.length === 0 ? [document] : docTypes.map((type) => DOCUMENT_NAMES[type]),
    table,
    list: commandType,
    ...(get !== undefined && children.some(({ read }) => read === undefined) && { get: get.commandType }),
    key: isDocument ? 'docKey' : number,
    number,
    filter: isDocument ? number : 'code',
    ...('docType' in row && { docTypes }),
    ...('includeInactive' in shape.members && { payload: { includeInactive: true } }),
    isPaged: 'cursor' in shape.members,
    rows: sets.nameOf(table, columnsOf(row, left)),
    children,
    ...(isDocument && postingsOf(document, sets)),
  };
}

function postingsOf(document: string, sets: ColumnSets): Pick<Entity, 'postings'> {
  const get = recipes().find((one) => one.document === document && one.verb === 'get');
  const [shape] = get === undefined ? [] : resultsOf(get.commandType);
  const postings = shape === undefined ? undefined : allMembers(shape).postings;
  if (get === undefined || postings?.kind !== 'contract') return {};
  const table = `${snake(document)}_postings`;
  const columns = Object.entries((postings.schema as PostingSchema).properties).map(([name, schema]): Column => {
    const kind = kindOf({ kind: 'value', schema, text: '' });
    // The numbers of a posting are amounts.
    return [name, kind.startsWith('decimal') ? 'decimal2' : kind, schema.description ?? ''];
  });
  return { postings: { table, get: get.commandType, rows: sets.nameOf('postings', columns) } };
}

type PostingSchema = { readonly properties: Readonly<Record<string, ValueSchema & { readonly description?: string }>> };

/** The first field of a record is its code. */
function codeOf({ commandType }: Recipe, row: ResultMembers): string {
  const [first] = Object.keys(row);
  if (first === undefined) throw new Error(`${commandType} lists rows without fields.`);
  return first;
}

function childrenOf({ document }: Recipe, get: Recipe | undefined, sets: ColumnSets): readonly Child[] {
  const name = snake(document);
  const paid = PAYMENT_READS[document];
  if (paid !== undefined) {
    const { knockOffs, ...row } = rowMembers(paid);
    return [
      { table: `${name}_payments`, read: paid, rows: sets.nameOf(`${name}_payments`, lineColumns(row)) },
      ...nested(`${name}_knock_offs`, 'knockOffs', knockOffs, sets).map((child) => ({ ...child, read: paid })),
    ];
  }
  const lines = recipes().find(
    (one) => one.document === document && one.task.kind === 'document' && one.task.operation === 'lines',
  );
  if (lines !== undefined) {
    const table = `${name}_lines`;
    return [{ table, read: lines.commandType, rows: sets.nameOf(table, lineColumns(rowMembers(lines.commandType))) }];
  }
  const [shape] = get === undefined ? [] : resultsOf(get.commandType);
  if (shape === undefined) return [];
  const { lines: ownLines, payments, knockOffs } = allMembers(shape);
  return [
    ...nested(`${name}_lines`, 'lines', ownLines, sets),
    ...nested(`${name}_payments`, 'payments', payments, sets),
    ...nested(`${name}_knock_offs`, 'knockOffs', knockOffs, sets),
  ];
}

/** Rows with no more than their key and position say nothing. */
function nested(table: string, member: string, rows: ResultMember | undefined, sets: ColumnSets): readonly Child[] {
  if (rows?.kind !== 'rows') return [];
  const columns = lineColumns(allMembers(rows.of))
    .filter(([name]) => name !== 'seq')
    // The key of the document that the row belongs to comes first in every table.
    .map(([name, ...rest]): Column => [name === 'docKey' ? 'settledDocKey' : name, ...rest]);
  return columns.filter(([name]) => name !== 'dtlKey').length === 0 ? [] : [{ table, member, rows: sets.nameOf(table, columns) }];
}

function rowMembers(commandType: string): ResultMembers {
  const [shape] = resultsOf(commandType);
  const rows = shape === undefined ? undefined : allMembers(shape).rows;
  if (rows?.kind !== 'rows') throw new Error(`${commandType} returns no rows.`);
  return allMembers(rows.of);
}

/** A row of a document is found by the key of the document and its position. */
const lineColumns = (row: ResultMembers): readonly Column[] => columnsOf(row, []);

const columnsOf = (row: ResultMembers, left: readonly string[]): readonly Column[] =>
  Object.entries(row)
    .filter(([name]) => !LOOKED_UP.has(name) && !left.includes(name))
    // A column always exists: a value that a result leaves out is null.
    .map(([name, member]) => [name, kindOf(member), sentenceOf(member, 'Null').replace(/\bAbsent\b/, 'Null')]);

const BY_FORMAT: Readonly<Record<string, string>> = { date: 'date', 'date-time': 'timestamp' };
const BY_TYPE: Readonly<Record<string, string>> = { string: 'text', boolean: 'boolean', integer: 'integer' };

function kindOf(member: ResultMember): string {
  if (member.kind !== 'value') return 'json';
  const { type, format, anyOf } = member.schema as ValueSchema & { readonly anyOf?: readonly ValueSchema[] };
  if (anyOf !== undefined) {
    const kinds = new Set(anyOf.filter((one) => one.type !== 'null').map((schema) => kindOf({ ...member, schema })));
    return kinds.size === 1 ? ([...kinds][0] ?? 'text') : 'text';
  }
  const decimals = (member.schema as { readonly 'x-decimals'?: number })['x-decimals'];
  if (type === 'number') return `decimal${decimals ?? 8}`;
  return BY_FORMAT[format ?? ''] ?? BY_TYPE[String(type)] ?? 'json';
}

/** Rows with the same fields are written once, under the table that has them first. */
class ColumnSets {
  readonly #names = new Map<string, string>();
  readonly #texts: string[] = [];

  nameOf(table: string, columns: readonly Column[]): string {
    const body = columns.map((column) => `    [${column.map(literal).join(', ')}],\n`).join('');
    const known = this.#names.get(body);
    if (known !== undefined) return known;
    this.#names.set(body, table);
    this.#texts.push(`  ${table}: [\n${body}  ],\n`);
    return table;
  }

  text(): string {
    return this.#texts.join('');
  }
}

function objectText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(objectText).join(', ')}]`;
  if (typeof value === 'object' && value !== null)
    return `{ ${Object.entries(value)
      .map(([name, one]) => `${name}: ${objectText(one)}`)
      .join(', ')} }`;
  return typeof value === 'string' ? literal(value) : String(value);
}
