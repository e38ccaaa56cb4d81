/** User-defined fields in results: what can be done with them, and those of a document or record that can no longer be read. */

import type { Json, Payload } from '@ledgerline/catalog';
import type { FieldCapabilities, FieldCapability } from '@ledgerline/contract';
import type { Document } from '../../document/document.ts';
import { definitionsOf, findDefinition } from '../../master-data/user-defined-field.ts';
import { fieldsIn, isOfType } from '../../master-data/user-defined-value.ts';
import type { RecordKind } from '../../record-store/kinds.ts';
import type { Records, StoredRecord } from '../../record-store/records.ts';

type Capabilities = Readonly<Record<string, FieldCapability>>;

const capabilitiesIn = (records: Records, table: string): Capabilities =>
  Object.fromEntries(
    definitionsOf(records, table).map(({ name, type, length, required, unique }) => [
      name,
      { type, length, required, unique, writable: true, class: 'cosmetic', nullable: !required, aliases: [] },
    ]),
  );

const isEmpty = (capabilities: Capabilities): boolean => Object.keys(capabilities).length === 0;

/** The capabilities of a document with those of its user-defined fields; of rows only where there are any. */
export function withDocumentFields(records: Records, type: string, capabilities: FieldCapabilities): FieldCapabilities {
  const [lines, payments] = [capabilitiesIn(records, `${type}.line`), capabilitiesIn(records, `${type}.payment`)];
  return {
    ...capabilities,
    userDefinedFields: capabilitiesIn(records, type),
    ...(isEmpty(lines) ? {} : { detailUserDefinedFields: lines }),
    ...(isEmpty(payments) ? {} : { paymentUserDefinedFields: payments }),
  };
}

/** The same for a record, where its kind has user-defined fields. */
export const withRecordFields = (records: Records, kind: RecordKind, capabilities: FieldCapabilities): FieldCapabilities =>
  'UserDefinedFields' in capabilities.header
    ? { ...capabilities, userDefinedFields: capabilitiesIn(records, kind) }
    : capabilities;

export interface ReadError {
  readonly path: string;
  readonly message: string;
}

const unreadable = (records: Records, table: string, data: Payload, path: string): readonly ReadError[] =>
  Object.entries(fieldsIn(data)).flatMap(([name, value]) => {
    const message = reasonOf(records, table, name, value);
    return message === null ? [] : [{ path: `${path}userDefinedFields/${name}`, message }];
  });

function reasonOf(records: Records, table: string, name: string, value: Json): string | null {
  const definition = findDefinition(records, table, name);
  if (!definition) return `The book no longer defines the user-defined field ${name}.`;
  if (value === null || value === '' || isOfType(definition.type, value)) return null;
  return `The user-defined field ${name} is now of type ${definition.type}; the stored value ${JSON.stringify(value)} is not.`;
}

/** Fields of a document that the book cannot read: their definition was removed or now accepts other values. */
export const documentReadErrors = (records: Records, document: Document): readonly ReadError[] => [
  ...unreadable(records, document.type, document.header, ''),
  ...document.lines.flatMap(({ data }, index) => unreadable(records, `${document.type}.line`, data, `lines/${index}/`)),
  ...document.payments.flatMap(({ data }, index) => unreadable(records, `${document.type}.payment`, data, `payments/${index}/`)),
];

export const recordReadErrors = (records: Records, { kind, data }: StoredRecord): readonly ReadError[] =>
  unreadable(records, kind, data, '');
