/** Turns fields of a payload into fields of a result: the same names, types and meanings, without what only a caller needs to know. */

import { decimalsOf, type ValueSchema } from '@ledgerline/contract';
import type { Field, Member, Members, Shape } from '../declaration/declaration.ts';
import { nativeName } from '../declaration/shape.ts';
import {
  anyValue,
  key,
  optional,
  type ResultMember,
  type ResultMembers,
  type ResultShape,
  type ResultValue,
  resultShape,
  rows,
  type Unit,
  userDefinedFields,
} from './result-shape.ts';

/** When a field that a document or record can have is not in its result. */
export const NOT_SET = 'if it has no value';

/** Fields that say how to run a command. The book does not store them. */
const STEERING: ReadonlySet<string> = new Set([
  'reason',
  'validateOnly',
  'detailMode',
  'saveAsDraft',
  'docNoFormatName',
  'verifyAfterSave',
  'allowDuplicateItemCode',
  'confirm',
]);

/** What the numbers of payloads count, by name. Percentages and exchange rates are known by their decimals; ids and positions count nothing. */
const UNITS: Readonly<Record<string, Unit | undefined>> = {
  amount: 'document currency',
  assemblyCost: 'base currency per unit',
  bankCharge: 'document currency',
  countedQty: 'unit of the line',
  credit: 'document currency',
  creditLimit: 'base currency',
  debit: 'document currency',
  discountAmount: 'document currency',
  focQty: 'unit of the line',
  limitedQty: 'unit of the line',
  minPrice: 'document currency per unit',
  overdueLimit: 'base currency',
  packageQty: 'unit of the line',
  paymentAmount: 'document currency',
  penalty: 'base currency',
  price: 'document currency per unit',
  purchasePrice: 'document currency per unit',
  qty: 'unit of the line',
  rate: 'base unit of the item',
  standardCost: 'base currency per unit',
  statementBalance: 'account currency',
  taxAdjustment: 'document currency',
  taxAmount: 'document currency',
  taxablePeriodMonths: 'months',
  toQty: 'unit of the line',
  unitCost: 'base currency per unit',
  unitPrice: 'document currency per unit',
  withholdingTaxAmount: 'document currency',
};

const UNITS_BY_DECIMALS: Readonly<Record<number, Unit | undefined>> = {
  [decimalsOf.percentage]: 'percent',
  [decimalsOf.exchangeRate]: 'base currency per unit of the currency',
};

const unitOf = (name: string, { 'x-decimals': decimals }: ValueSchema): Unit | undefined =>
  (decimals === undefined ? undefined : UNITS_BY_DECIMALS[decimals]) ?? UNITS[name];

/** Matches the text after the meaning: defaults, conditions, advice. */
const ADVICE =
  /\s*\((?:default|aliases?)[^)]*\)|;.*$|(?<=\.) .*$|, (?:if|when) (?:it differs|you do not|the document has one|that differs).*$/g;

/** The meaning of a field, in its first sentence. */
const meaningOf = (sentence: string): string => `${sentence.replaceAll(ADVICE, '').replace(/\.$/, '')}.`;

/** The type of a stored value: limits of input say nothing about what books of other versions hold. */
function storedSchema(schema: ValueSchema): ValueSchema {
  const { type, format, enum: words, items, anyOf, additionalProperties, 'x-decimals': decimals } = schema;
  return {
    ...(type === undefined ? {} : { type }),
    ...(format === 'date' || format === 'date-time' ? { format } : {}),
    ...(words === undefined ? {} : { enum: words }),
    ...(items === undefined ? {} : { items: storedSchema(items) }),
    ...(anyOf === undefined ? {} : { anyOf: anyOf.map(storedSchema) }),
    ...(additionalProperties === undefined ? {} : { additionalProperties }),
    ...(decimals === undefined ? {} : { 'x-decimals': decimals }),
  };
}

const isKey = ({ anyOf }: ValueSchema): boolean => anyOf?.some(({ type }) => type === 'integer') ?? false;

function stated(name: string, { schema, text }: Field): ResultValue {
  if (name === 'userDefinedFields') return userDefinedFields;
  if (isKey(schema)) return key(meaningOf(text));
  return anyValue(storedSchema(schema), meaningOf(text), unitOf(name, schema));
}

/** Names of fields that are always there, because the book fills them in. */
export type Filled = readonly string[];

/** A field of a payload as a result shows it; undefined for a field that the book does not store. */
function statedMember(name: string, member: Member, rowsName: string): ResultMember | undefined {
  if (STEERING.has(name)) return undefined;
  if (member.kind === 'field') return stated(name, member);
  return member.kind === 'rows' ? rows(statedRow(rowsName, member.of), meaningOf(member.text)) : undefined;
}

/** A required text that is empty is stored as no value. */
const canBeEmpty = (member: Member): boolean =>
  member.kind === 'field' &&
  member.schema.type === 'string' &&
  !member.schema.minLength &&
  !member.schema.enum &&
  !member.schema.format?.startsWith('date');

type Rename = (field: string, member: Member) => string;

const asNative: Rename = (field, member) => nativeName(field, member.kind === 'field' ? member : undefined);

/**
 * The fields of several shapes. The first shape that has a field describes it. Required fields, and those the book fills in, are
 * always present.
 */
function statedAs(rename: Rename, name: string, shapes: readonly Shape[], filled: Filled): ResultMembers {
  const members: Members = Object.assign({}, ...shapes.toReversed().map((shape) => shape.members)) as Members;
  const isAlways = (field: string, member: Member): boolean =>
    filled.includes(field) || (shapes[0]?.required.includes(field) === true && !canBeEmpty(member));
  return Object.fromEntries(
    Object.entries(members).flatMap(([field, member]) => {
      const result = statedMember(field, member, `${name}.${field}`);
      if (result === undefined) return [];
      const absence = member.kind === 'rows' ? 'if there are none' : NOT_SET;
      return [[rename(field, member), isAlways(field, member) ? result : optional(result, absence)] as const];
    }),
  );
}

export const statedMembers = (name: string, shapes: readonly Shape[], filled: Filled = []): ResultMembers =>
  statedAs((field) => field, name, shapes, filled);

/** The same under native names. */
export const nativeMembers = (name: string, shapes: readonly Shape[], filled: Filled = []): ResultMembers =>
  statedAs(asNative, name, shapes, filled);

/** Fields that the book adds to rows of records, by the name of their list. */
const ROW_KEYS: Readonly<Record<string, ResultMembers | undefined>> = {
  lines: {
    dtlKey: optional(key('Key of the row.'), NOT_SET),
    lineKey: optional(key('Key of the row, as dtlKey.'), 'except on item packages'),
  },
};

/** A row of a list that is part of a document or record. */
function statedRow(name: string, shape: Shape): ResultShape {
  const list = name.slice(name.lastIndexOf('.') + 1);
  return resultShape(name, 'One row.', { ...statedMembers(name, [shape]), ...ROW_KEYS[list] });
}
