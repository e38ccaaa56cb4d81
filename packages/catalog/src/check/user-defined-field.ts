/** Which tables take user-defined fields, read off the shapes of their commands, and the fields that the sample company has. */

import { type UserDefinedField, type UserDefinedFieldBody, unsafeKeys } from '@ledgerline/contract';
import { detail, type WordedDetail } from '@ledgerline/words/problem/detail';
import { payloadSays } from '@ledgerline/words/problem/payload';
import { recipes } from '../catalog.ts';
import { capitalised } from '../declaration/family.ts';
import { closest } from '../spelling/suggest.ts';

export interface UserDefinedTable {
  /** The table as definitions name it: sales-invoice, sales-invoice.lines. */
  readonly table: string;
  /** The document as commands name it: sales-invoice. */
  readonly document: string;
  readonly part: 'header' | 'lines' | 'payments';
  /** The table as people call it: Sales invoice, lines. */
  readonly title: string;
}

/** Documents whose payment rows are kept; others take them for the sake of one payload and leave them out. */
const KEEPS_PAYMENTS = /^(?:cash|ar|ap)-/;

const INITIALS: Readonly<Record<string, string>> = { ar: 'AR', ap: 'AP', arap: 'AR/AP', gl: 'GL', uom: 'UOM' };

const titleOf = (document: string): string =>
  capitalised(
    document
      .split('-')
      .map((word) => INITIALS[word] ?? word)
      .join(' '),
  );

let tables: readonly UserDefinedTable[] | undefined;

/** Every table that takes user-defined fields, in the order of the catalog. */
export function userDefinedTables(): readonly UserDefinedTable[] {
  const seen = new Set<string>();
  tables ??= recipes().flatMap(({ grouped, verb, docTypes, shape: { members } }) => {
    const named = grouped?.document;
    const isFirst = named !== undefined && (verb === 'create' || verb === 'update') && !seen.has(named);
    if (!isFirst || docTypes.length > 1 || !('userDefinedFields' in members)) return [];
    seen.add(named);
    const rows = (['lines', 'payments'] as const).filter((name) => {
      const member = members[name];
      const isKept = name === 'lines' || KEEPS_PAYMENTS.test(named);
      return isKept && member?.kind === 'rows' && 'userDefinedFields' in member.of.members;
    });
    const title = titleOf(named);
    return [
      { table: named, document: named, part: 'header' as const, title },
      ...rows.map((part) => ({ table: `${named}.${part}`, document: named, part, title: `${title}, ${part}` })),
    ];
  });
  return tables;
}

export const findUserDefinedTable = (table: string): UserDefinedTable | undefined =>
  userDefinedTables().find((known) => known.table === table);

const OF_CHARACTERS: readonly UserDefinedField['type'][] = ['text', 'memo', 'rich text', 'image link'];
const NOT_UNIQUE: readonly UserDefinedField['type'][] = ['boolean', 'memo', 'rich text'];

/** Problems of a definition that its schema accepts. */
export function userDefinedFieldProblems({ table, name, type, length, unique }: UserDefinedFieldBody): readonly WordedDetail[] {
  const problems: WordedDetail[] = [];
  if ((unsafeKeys as readonly string[]).includes(name)) {
    // No request could send a value for it.
    problems.push(detail('/name', 'unsafe_key', payloadSays.unsafeFieldName(name)));
  }
  if (!findUserDefinedTable(table)) {
    const meant = closest(
      table,
      userDefinedTables().map((known) => known.table),
    );
    const sent = JSON.stringify(table);
    const sentence = meant === undefined ? payloadSays.unknownTable(sent) : payloadSays.misspeltTable(sent, meant);
    problems.push(detail('/table', 'enum', sentence));
  }
  if (length !== undefined && !OF_CHARACTERS.includes(type)) {
    problems.push(detail('/length', 'rule', payloadSays.typeWithoutLength(OF_CHARACTERS, type)));
  }
  if (unique === true && NOT_UNIQUE.includes(type)) {
    problems.push(detail('/unique', 'rule', payloadSays.typeNotUnique(type)));
  }
  return problems;
}

/** The definition with its defaults written out. */
export const wholeDefinition = ({ length, required, unique, ...rest }: UserDefinedFieldBody): UserDefinedField => ({
  ...rest,
  length: length ?? null,
  required: required ?? false,
  unique: unique ?? false,
});

/** The fields of the sample company: every type, and one of each kind of table. None is required, so that every example runs. */
export const sampleUserDefinedFields: readonly UserDefinedField[] = (
  [
    { table: 'sales-invoice', name: 'DeliveryRoute', type: 'text', length: 20 },
    { table: 'sales-invoice', name: 'PermitNo', type: 'text', length: 30, unique: true },
    { table: 'sales-invoice', name: 'Pallets', type: 'integer' },
    { table: 'sales-invoice', name: 'GrossWeight', type: 'decimal' },
    { table: 'sales-invoice', name: 'DeliverBy', type: 'date' },
    { table: 'sales-invoice', name: 'IsFragile', type: 'boolean' },
    { table: 'sales-invoice', name: 'DriverNote', type: 'memo', length: 500 },
    { table: 'sales-invoice', name: 'PackingGuide', type: 'rich text' },
    { table: 'sales-invoice', name: 'ProofOfDelivery', type: 'image link', length: 300 },
    { table: 'sales-invoice.lines', name: 'Colour', type: 'text', length: 15 },
    { table: 'sales-invoice.lines', name: 'WarrantyUntil', type: 'date' },
    { table: 'purchase-order', name: 'ImportPermit', type: 'text', length: 30 },
    { table: 'ar-payment', name: 'CollectedBy', type: 'text', length: 40 },
    { table: 'ar-payment.payments', name: 'SlipNo', type: 'text', length: 30 },
    { table: 'cash-sale', name: 'TillNo', type: 'integer' },
    { table: 'cash-sale.payments', name: 'TerminalId', type: 'text', length: 20 },
    { table: 'debtor', name: 'Region', type: 'text', length: 20 },
    { table: 'debtor', name: 'LoyaltyNo', type: 'text', length: 20, unique: true },
    { table: 'item', name: 'ShelfLifeDays', type: 'integer' },
    { table: 'item', name: 'Photo', type: 'image link', length: 300 },
  ] satisfies readonly UserDefinedFieldBody[]
).map(wholeDefinition);
