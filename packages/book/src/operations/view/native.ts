/**
 * The names that the desktop package's SDK gives to fields, and what an update can do with them, derived from the catalog's
 * shapes.
 */

import { type Field, findRecipe, type Json, type Members, nativeName, type Payload, type Shape } from '@ledgerline/catalog';
import type { FieldCapabilities, FieldCapability } from '@ledgerline/contract';
import { locksOf } from '../protection/protection.ts';

const fieldOf = (members: Members, name: string): Field | undefined => {
  const member = members[name];
  return member?.kind === 'field' ? member : undefined;
};

/** A stored header under native names. */
export function nativeFields(shape: Shape, header: Payload): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(header).map(([name, value]) => [nativeName(name, fieldOf(shape.members, name)), value]),
  );
}

const typeOf = ({ schema }: Field): string => {
  if ([schema, ...(schema.anyOf ?? [])].some(({ format }) => format === 'date')) return 'date';
  const type = schema.type ?? schema.anyOf?.find((option) => option.type !== 'null')?.type ?? 'string';
  return Array.isArray(type) ? String(type.find((option) => option !== 'null')) : String(type);
};

const isNullable = ({ schema }: Field): boolean =>
  (Array.isArray(schema.type) && schema.type.includes('null')) || (schema.anyOf ?? []).some((option) => option.type === 'null');

function capability(name: string, field: Field): FieldCapability {
  if (field.role !== 'editable') return { writable: false, reason: field.role };
  const locks = locksOf(field.evidence);
  return {
    type: typeOf(field),
    writable: true,
    class: field.effect,
    nullable: isNullable(field),
    aliases: [name, ...field.aliases],
    ...(locks.length === 0 ? {} : { protectedBy: [...locks] }),
  };
}

/** What the container of native names takes, where there is one, so that discovery and update agree; otherwise all fields. */
const capabilitiesIn = (members: Members, container: 'Master' | 'nativeFields'): Record<string, FieldCapability> => {
  const native = members[container];
  const fields: Members = native?.kind === 'native' ? native.fields : members;
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, member]) =>
      member.kind === 'field' && !CALL_MEMBERS.includes(name) ? [[nativeName(name, member), capability(name, member)]] : [],
    ),
  );
};

/** Members of an update that are not fields of the document. */
const CALL_MEMBERS = ['reason', 'validateOnly', 'detailMode', 'saveAsDraft', 'docNoFormatName'];

/** Fields the book computes or maintains itself. */
const CALCULATED = [
  'NetTotal',
  'Tax',
  'RoundAdj',
  'FinalTotal',
  'LocalNetTotal',
  'LocalTax',
  'LocalTotal',
  'Outstanding',
  'TotalQty',
  'TotalValue',
];
const SYSTEM = ['DocKey', 'DocType', 'CreatedTimeStamp', 'LastModified'];
const LIFECYCLE = ['Status', 'Cancelled', 'EInvoiceStatus', 'EInvoiceUuid', 'EInvoiceLongId', 'EInvoiceValidationLink'];

const protectedNames = (names: readonly string[], reason: string): Record<string, FieldCapability> =>
  Object.fromEntries(names.map((name) => [name, { writable: false, reason }]));

const known = new Map<string, FieldCapabilities>();

/** What an update can do with the fields of a document or record; undefined where there is no update command. */
export function capabilitiesOf(updateType: string, isDocument: boolean): FieldCapabilities | undefined {
  const made = known.get(updateType);
  if (made) return made;
  const shape = findRecipe(updateType)?.shape;
  if (!shape) return undefined;
  const lines = shape.members.lines;
  const capabilities: FieldCapabilities = {
    header: {
      ...capabilitiesIn(shape.members, 'Master'),
      ...(isDocument
        ? {
            ...protectedNames(CALCULATED, 'calculated'),
            ...protectedNames(SYSTEM, 'system'),
            ...protectedNames(LIFECYCLE, 'lifecycle'),
            WithholdingTaxVersion: { writable: false, available: false, reason: 'not supported by this book' },
          }
        : {}),
    },
    ...(lines?.kind === 'rows'
      ? { detail: capabilitiesIn(lines.of.members, 'nativeFields'), detailModes: ['update', 'append', 'replace', 'delete'] }
      : {}),
  };
  known.set(updateType, capabilities);
  return capabilities;
}

const owned = (capabilities: Record<string, FieldCapability> | undefined, reason: string): Record<string, FieldCapability> =>
  Object.fromEntries(Object.keys(capabilities ?? {}).map((name) => [name, { writable: false, reason }]));

/** The capabilities of a document that another module owns: it is read here, and changed by the update command of its own family. */
export function sourceOwned(capabilities: FieldCapabilities, updateType: string): FieldCapabilities {
  const reason = `SOURCE_OWNED: change it with ${updateType}`;
  const parts = (['header', 'detail', 'userDefinedFields', 'detailUserDefinedFields', 'paymentUserDefinedFields'] as const).map(
    (name) => [name, capabilities[name] === undefined ? undefined : owned(capabilities[name], reason)] as const,
  );
  const present = Object.fromEntries(parts.filter(([, part]) => part !== undefined));
  return { ...present, header: owned(capabilities.header, reason), detailModes: [] };
}
