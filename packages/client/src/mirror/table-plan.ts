/** Which tables a mirror has: a pure function from the reads of the catalog. Knows no database and no SQL. */

import { Sha256 } from '../encoding/sha256.ts';
import type { ColumnText, MirrorChild, MirrorEntity, ValueKind } from '../mirror-entity.ts';

export interface Column {
  readonly name: string;
  /** The field of the row that it contains; absent for columns that the mirror adds. */
  readonly field?: string;
  readonly kind: ValueKind;
  readonly description: string;
}

export interface Table {
  readonly name: string;
  readonly entity: string;
  readonly columns: readonly Column[];
  /** The columns that identify a row; the first is always the account book. */
  readonly key: readonly string[];
  /** The columns that rows are looked up by. */
  readonly index?: readonly string[];
}

/** The tables of one entity, and the reads that fill them. */
export interface EntityPlan {
  readonly entity: MirrorEntity;
  readonly table: Table;
  readonly children: readonly ChildPlan[];
}

export interface ChildPlan {
  readonly child: MirrorChild;
  readonly table: Table;
}

export const COMPANY = 'company_id';
export const DOC_KEY = 'doc_key';
export const SEQ = 'seq';
/** The reading of the whole list in which a row was last seen; rows of earlier readings no longer exist in the book. */
export const RUN = 'mirror_run';
/** When the mirror noticed that the book no longer has the row; null while it has. Only a mirror that keeps deleted rows writes it. */
export const DELETED = 'deleted_at';

const NAME_CHARACTERS_MAX = 63;
const DIGEST_CHARACTERS = 8;

/** Words that PostgreSQL or SQLite would want in quotes. A column of that name has an underscore behind it. */
const RESERVED: ReadonlySet<string> = new Set(
  `all analyse analyze and any array as asc asymmetric authorization between binary both by case cast check collate collation column commit concurrently
   constraint create cross current_date current_role current_time current_timestamp current_user default deferrable delete desc distinct do drop else end
   escape except exists false fetch for foreign freeze from full grant group having if ilike in index initially inner insert intersect into is isnull join
   key lateral leading left like limit localtime localtimestamp natural not notnull null offset on only or order outer overlaps placing primary references
   returning right rollback row rows select session_user set similar some symmetric table tablesample then to trailing transaction true union unique
   update user using values variadic verbose view when where window with`
    .trim()
    .split(/\s+/),
);

/** `docKey` -> `doc_key`, `taxEntityID` -> `tax_entity_id`. */
const snakeCase = (name: string): string =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replaceAll(/[^A-Za-z0-9]+/g, '_')
    .toLowerCase();

/** A name that both databases take without quotes, at most 63 characters long. */
export function databaseName(name: string): string {
  const plain = snakeCase(name);
  const free = RESERVED.has(plain) ? `${plain}_` : plain;
  if (free.length <= NAME_CHARACTERS_MAX) return free;
  const digest = [...new Sha256().update(new TextEncoder().encode(free)).digest()]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, DIGEST_CHARACTERS);
  return `${free.slice(0, NAME_CHARACTERS_MAX - DIGEST_CHARACTERS - 1)}_${digest}`;
}

/** The tables of entities, in their order. `fields` has the fields of rows by name. With postings, every document is read by itself. */
export const planOf = (
  entities: readonly MirrorEntity[],
  fields: Readonly<Record<string, readonly ColumnText[]>>,
  { postings = false }: { readonly postings?: boolean } = {},
): readonly EntityPlan[] => entities.map((entity) => entityPlan(postings ? withPostings(entity) : entity, fields));

/** The field of a whole document that has its postings. */
export const POSTINGS = 'postings';

function withPostings(entity: MirrorEntity): MirrorEntity {
  if (entity.postings === undefined) return entity;
  const { table, get, rows } = entity.postings;
  return { ...entity, get, children: [...entity.children, { table, member: POSTINGS, rows }] };
}

function entityPlan(entity: MirrorEntity, fields: Readonly<Record<string, readonly ColumnText[]>>): EntityPlan {
  const own = fieldsOf(fields, entity.rows);
  const key = databaseName(entity.key);
  const isDocument = entity.key !== entity.number;
  return {
    entity,
    table: {
      name: databaseName(entity.table),
      entity: entity.entity,
      columns: columnsOf([entity.key], own, []),
      key: [COMPANY, key],
      ...(isDocument && { index: [COMPANY, databaseName(entity.number)] }),
    },
    children: entity.children.map((child) => ({
      child,
      table: {
        name: databaseName(child.table),
        entity: entity.entity,
        columns: columnsOf(['docKey', 'seq'], fieldsOf(fields, child.rows), [DOC_KEY_TEXT, SEQ_TEXT]),
        key: [COMPANY, DOC_KEY, SEQ],
      },
    })),
  };
}

const DOC_KEY_TEXT: ColumnText = ['docKey', 'text', 'Key of the document that the row belongs to.'];
const SEQ_TEXT: ColumnText = ['seq', 'integer', 'Position of the row in its document, from 1.'];

function fieldsOf(fields: Readonly<Record<string, readonly ColumnText[]>>, name: string): readonly ColumnText[] {
  const found = fields[name];
  if (found === undefined) throw new Error(`No rows are described as ${name}.`);
  return found;
}

/** The account book and the key come first, and the columns of the mirror last. A field of the row with the same name as one of these is renamed. */
function columnsOf(keys: readonly string[], own: readonly ColumnText[], implied: readonly ColumnText[]): readonly Column[] {
  const first = keys.flatMap((name) => [...implied, ...own].filter(([known]) => known === name).slice(0, 1));
  const rest = own.filter(([name]) => !keys.includes(name));
  const taken = new Set<string>([COMPANY, RUN, DELETED]);
  const named = (field: string): string => {
    let name = databaseName(field);
    for (let number = 2; taken.has(name); number += 1) name = databaseName(`${field}_${number}`);
    taken.add(name);
    return name;
  };
  return [
    { name: COMPANY, kind: 'text', description: 'The account book.' },
    ...[...first, ...rest].map(([field, kind, description]): Column => ({ name: named(field), field, kind, description })),
    { name: RUN, kind: 'integer', description: 'In which reading of the whole list the mirror last saw the row.' },
    {
      name: DELETED,
      kind: 'timestamp',
      description: 'When the mirror noticed that the book no longer has the row. Null while it has.',
    },
  ];
}
