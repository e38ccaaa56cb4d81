/** The vocabulary of results: values with type, unit, meaning and absence, and the shapes made of them. Knows no command. */

import { decimal, type ValueSchema, valueKinds } from '@ledgerline/contract';
import type { TSchema } from 'typebox';

/** What a number counts. */
export type Unit =
  | 'document currency'
  | 'account currency'
  | 'base currency'
  | 'document currency per unit'
  | 'base currency per unit'
  | 'base currency per unit of the currency'
  | 'unit of the line'
  | 'base unit of the item'
  | 'percent'
  | 'days'
  | 'months'
  | 'bytes'
  | 'pages';

interface Stated {
  /** One sentence: what it means. */
  readonly text: string;
  /** When the field is absent: `if …`; undefined for a field that is always there. */
  readonly absent?: string;
  /** When the field is null: `if …`; undefined for a field that never is. */
  readonly nullIf?: string;
}

export interface ResultValue extends Stated {
  readonly kind: 'value';
  readonly schema: ValueSchema;
  readonly unit?: Unit;
}

export interface ResultObject extends Stated {
  readonly kind: 'object';
  readonly of: ResultShape;
}

export interface ResultRows extends Stated {
  readonly kind: 'rows';
  readonly of: ResultShape;
}

/** A value, or rows of values, that the contract describes for all commands, such as a warning. */
export interface ContractPart extends Stated {
  readonly kind: 'contract';
  readonly name: string;
  readonly schema: TSchema;
  readonly isList: boolean;
}

export type ResultMember = ResultValue | ResultObject | ResultRows | ContractPart;
export type ResultMembers = Readonly<Record<string, ResultMember>>;

export interface ResultShape {
  /** Unique among different shapes; names the component in OpenAPI. */
  readonly name: string;
  readonly text: string;
  readonly members: ResultMembers;
  /** Shapes whose fields it has too. They are written once and never used by themselves. */
  readonly bases: readonly ResultShape[];
}

export const resultShape = (
  name: string,
  text: string,
  members: ResultMembers,
  bases: readonly ResultShape[] = [],
): ResultShape => ({ name, text, members, bases });

/** All fields of a shape, those of its bases first. */
export const allMembers = ({ bases, members }: ResultShape): ResultMembers =>
  Object.assign({}, ...bases.map(allMembers), members) as ResultMembers;

/** A value of any schema, for the few that no builder below describes. */
export const anyValue = (schema: ValueSchema, text: string, unit?: Unit): ResultValue => ({
  kind: 'value',
  schema,
  text,
  ...(unit === undefined ? {} : { unit }),
});

const kinds = valueKinds(anyValue);
export const { text, texts, flag, date, instant, choice, count } = kinds;

/** The one value that a field has. */
export const always = (only: boolean | string, sentence: string): ResultValue =>
  anyValue({ type: typeof only, enum: [only] }, sentence);

/** Keys are 64-bit integers in the book, more than a JSON number carries exactly. */
export const key = (sentence: string): ResultValue => anyValue({ type: 'string', pattern: '^[0-9]+$' }, sentence);

export const amount = (sentence: string, unit: Unit = 'base currency'): ResultValue =>
  anyValue(decimal('amount'), sentence, unit);
/** An amount that is never negative, such as a debit next to a credit. */
export const amountNotNegative = (sentence: string, unit: Unit = 'base currency'): ResultValue =>
  anyValue(decimal('amount', { minimum: 0 }), sentence, unit);
export const quantity = (sentence: string, unit: Unit = 'base unit of the item'): ResultValue =>
  anyValue(decimal('quantity'), sentence, unit);
export const unitCost = (sentence: string): ResultValue => quantity(sentence, 'base currency per unit');
export const percentage = (sentence: string): ResultValue => quantity(sentence, 'percent');
export const exchangeRate = (sentence: string): ResultValue => quantity(sentence, 'base currency per unit of the currency');

/** The owner of the book defines their names and types. */
export const userDefinedFields = kinds.scalarsByName('User-defined fields by name, without the UDF_ prefix.');

export const object = (of: ResultShape, sentence: string): ResultObject => ({ kind: 'object', of, text: sentence });
export const rows = (of: ResultShape, sentence: string): ResultRows => ({ kind: 'rows', of, text: sentence });
export const part = (name: string, schema: TSchema, sentence: string): ContractPart => ({
  kind: 'contract',
  name,
  schema,
  isList: false,
  text: sentence,
});
export const parts = (name: string, schema: TSchema, sentence: string): ContractPart => ({
  ...part(name, schema, sentence),
  isList: true,
});

/** The field, which is absent in some results: `if …`. */
export const optional = <Member extends ResultMember>(member: Member, absent: string): Member => ({ ...member, absent });

/** The field, which is null in some results: `if …`. */
export const orNull = <Member extends ResultMember>(member: Member, nullIf: string): Member => ({ ...member, nullIf });

/** The same fields, all optional for the same reason. */
export const allOptional = (members: ResultMembers, absent: string): ResultMembers =>
  Object.fromEntries(Object.entries(members).map(([name, member]) => [name, optional(member, absent)]));

export const without = (members: ResultMembers, ...names: readonly string[]): ResultMembers =>
  Object.fromEntries(Object.entries(members).filter(([name]) => !names.includes(name)));
