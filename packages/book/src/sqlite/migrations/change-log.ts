/**
 * The log of changes. Triggers note what a transaction touches, so that no handler can forget it; before the commit the book turns
 * the notes into rows of the log. What is written and taken back within one transaction has effects that add up to nothing.
 */

import { DOC_TYPES, type DocType } from '@ledgerline/catalog';
import { START_OF_LOG } from '../../change-log/start-of-log.ts';
import { MATRIX } from '../../ledger/matrix.ts';

type Side = 'NEW' | 'OLD';

/** A table of derived rows, and what reads of a document show of them. `$` stands for the row. */
interface Derived {
  readonly table: string;
  /** The document whose reads show the row. */
  readonly document: string;
  readonly part: 'document' | 'settlement' | 'postings';
  readonly columns: readonly string[];
  readonly shown?: string;
  readonly when?: string;
}

/** `unless` is a condition on a row under which its effects are not noted. */
function effectsOf({ table, document, part, columns, shown, when }: Derived, unless?: string): string {
  const of = (side: Side, text: string): string => text.replaceAll('$', side);
  const value = [...columns.map((column) => `$.${column}`), ...(shown === undefined ? [] : [shown])]
    .map((expression) => `coalesce(${expression}, '')`)
    .join(` || ' ' || `);
  const effect = (side: Side): string =>
    of(side, `($.${document}, '${part}', '${table} ' || ${value}, ${side === 'NEW' ? 1 : -1})`);
  const condition = (sides: readonly Side[]): string => {
    const noted =
      unless === undefined ? [] : [`(${sides.map((side) => `NOT ${of(side, unless.replaceAll('#', document))}`).join(' OR ')})`];
    const all = [...(when === undefined ? [] : [of(sides[0] ?? 'NEW', when)]), ...noted];
    return all.length === 0 ? '' : ` WHEN ${all.join(' AND ')}`;
  };
  const trigger = (event: string, on: string, sides: readonly Side[]): string => `
CREATE TRIGGER ${table}_${event} AFTER ${on} ON ${table}${condition(sides)} BEGIN
  INSERT INTO change_note (doc_key, part, effect, sign) VALUES ${sides.map(effect).join(',\n    ')};
END;`;
  return [
    trigger('noted_new', 'INSERT', ['NEW']),
    trigger('noted_gone', 'DELETE', ['OLD']),
    trigger('noted_changed', `UPDATE OF ${columns.join(', ')}`, ['OLD', 'NEW']),
  ].join('');
}

const listed = (types: readonly DocType[]): string => types.map((type) => `'${type}'`).join(', ');

/** Documents that move goods show the value of their movements; other documents show only the postings. A new type needs new triggers. */
const GOODS = DOC_TYPES.filter((type) => MATRIX[type].kind === 'stock' || MATRIX[type].kind === 'assembly');

const isRevaluing = (type: DocType): boolean => {
  const effect = MATRIX[type];
  return effect.kind === 'stock' && effect.movement === 'revalue';
};

const DERIVED: readonly Derived[] = [
  { table: 'open_item', document: 'doc_key', part: 'settlement', columns: ['side', 'seq', 'sign', 'total', 'cleared'] },
  { table: 'deposit_use', document: 'deposit_doc_key', part: 'settlement', columns: ['doc_key', 'seq', 'amount'] },
  {
    table: 'gl_entry',
    document: 'doc_key',
    part: 'postings',
    columns: ['kind', 'date', 'account', 'party', 'debit', 'credit', 'currency', 'foreign_amount'],
  },
  {
    table: 'stock_move',
    document: 'doc_key',
    part: 'postings',
    columns: ['dtl_key', 'leg', 'quantity', 'value', 'true_up'],
    // A cost update shows the quantity that it revalues.
    shown: `CASE WHEN $.doc_type IN (${listed(GOODS.filter(isRevaluing))}) THEN $.pool_quantity END`,
    when: `$.doc_type IN (${listed(GOODS)})`,
  },
  {
    table: 'document_link',
    document: 'from_doc_key',
    part: 'document',
    columns: ['from_dtl_key', 'to_dtl_key', 'kind', 'quantity'],
  },
];

const IS_NEW = `EXISTS (SELECT 1 FROM change_note WHERE doc_key = $.# AND change = 'created')`;

/**
 * The effects of a document that the transaction created are not noted: its creation says it all. That is most of what a write notes. The index has
 * one entry for each document created, so looking for one costs little.
 */
export const CHANGE_NOTE = `
CREATE INDEX change_note_created ON change_note (doc_key) WHERE change = 'created';
${DERIVED.flatMap(({ table }) => ['new', 'gone', 'changed'].map((event) => `DROP TRIGGER ${table}_noted_${event};`)).join('\n')}
${DERIVED.map((derived) => effectsOf(derived, IS_NEW)).join('')}
`;

const EINVOICE_SHOWN = ['status', 'uuid', 'long_id', 'validation_link', 'validated_at'];
const EINVOICE_DIFFERS = EINVOICE_SHOWN.map((column) => `OLD.${column} IS NOT NEW.${column}`).join(' OR ');

/** An e-invoice is shown by its document, and by those that a consolidated one gathers. */
const einvoice = (on: string, row: Side, when = ''): string => `
CREATE TRIGGER einvoice_told_${on} AFTER ${on.toUpperCase()} ON einvoice${when} BEGIN
  INSERT INTO change_note (doc_key, change) VALUES (${row}.doc_key, 'updated');
  INSERT INTO change_note (doc_key, change) SELECT source_key, 'updated' FROM einvoice_member WHERE draft_key = ${row}.doc_key;
END;`;

export const CHANGE_LOG = `
CREATE TABLE change (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  tag INTEGER NOT NULL DEFAULT (random()),
  kind TEXT NOT NULL,
  key TEXT NOT NULL,
  former_key TEXT,
  doc_key INTEGER,
  change TEXT NOT NULL CHECK (change IN ('created', 'updated', 'voided', 'deleted', 'renamed', 'resync')),
  part TEXT NOT NULL CHECK (part IN ('document', 'settlement', 'postings')),
  at TEXT NOT NULL,
  command_id TEXT
) STRICT;
${START_OF_LOG};

CREATE TABLE change_note (
  note_key INTEGER PRIMARY KEY,
  kind TEXT,
  key TEXT,
  former_key TEXT,
  doc_key INTEGER,
  change TEXT,
  part TEXT,
  effect TEXT,
  sign INTEGER
) STRICT;

CREATE TRIGGER document_created AFTER INSERT ON document BEGIN
  INSERT INTO change_note (kind, key, doc_key, change) VALUES (NEW.doc_type, NEW.doc_no, NEW.doc_key, 'created');
END;
CREATE TRIGGER document_updated AFTER UPDATE ON document BEGIN
  INSERT INTO change_note (kind, key, former_key, doc_key, change)
  VALUES (NEW.doc_type, NEW.doc_no, OLD.doc_no, NEW.doc_key, CASE
    WHEN OLD.doc_no <> NEW.doc_no THEN 'renamed'
    WHEN OLD.status <> 'Void' AND NEW.status = 'Void' THEN 'voided'
    ELSE 'updated' END);
END;
CREATE TRIGGER document_deleted AFTER DELETE ON document BEGIN
  INSERT INTO change_note (kind, key, doc_key, change) VALUES (OLD.doc_type, OLD.doc_no, OLD.doc_key, 'deleted');
END;

CREATE TRIGGER record_created AFTER INSERT ON record BEGIN
  INSERT INTO change_note (kind, key, change) VALUES (NEW.kind, NEW.code, 'created');
END;
CREATE TRIGGER record_renamed AFTER UPDATE OF code ON record WHEN OLD.code <> NEW.code BEGIN
  INSERT INTO change_note (kind, key, former_key, change) VALUES (NEW.kind, NEW.code, OLD.code, 'renamed');
END;
CREATE TRIGGER record_updated AFTER UPDATE OF data, is_active ON record
  WHEN OLD.code = NEW.code AND (OLD.data <> NEW.data OR OLD.is_active <> NEW.is_active) BEGIN
  INSERT INTO change_note (kind, key, change) VALUES (NEW.kind, NEW.code, 'updated');
END;
CREATE TRIGGER record_deleted AFTER DELETE ON record BEGIN
  INSERT INTO change_note (kind, key, change) VALUES (OLD.kind, OLD.code, 'deleted');
END;
${DERIVED.map((derived) => effectsOf(derived)).join('')}
${einvoice('insert', 'NEW')}
${einvoice('update', 'NEW', ` WHEN ${EINVOICE_DIFFERS}`)}
${einvoice('delete', 'OLD')}
`;

const CHANGES = ['created', 'updated', 'voided', 'deleted', 'renamed', 'resync'];
const PARTS = ['document', 'settlement', 'postings'];
const isOneOf = (column: string, values: readonly string[]): string =>
  values.map((value) => `${column} = '${value}'`).join(' OR ');

/** SQLite builds a table in memory for a list of three or more values each time it checks one. Comparisons are a third of that. */
export const CHANGE_CHECKS = `
ALTER TABLE change RENAME TO change_before;
CREATE TABLE change (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  tag INTEGER NOT NULL DEFAULT (random()),
  kind TEXT NOT NULL,
  key TEXT NOT NULL,
  former_key TEXT,
  doc_key INTEGER,
  change TEXT NOT NULL CHECK (${isOneOf('change', CHANGES)}),
  part TEXT NOT NULL CHECK (${isOneOf('part', PARTS)}),
  at TEXT NOT NULL,
  command_id TEXT
) STRICT;
INSERT INTO change SELECT seq, tag, kind, key, former_key, doc_key, change, part, at, command_id FROM change_before;
DROP TABLE change_before;
`;
