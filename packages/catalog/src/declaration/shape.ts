/** Builds fields and shapes for the declarations. Knows JSON Schema's value vocabulary; knows no field of the business. */

import { decimal, instantLengthMax, Line, Lines, requiring, type ValueSchema, valueKinds } from '@ledgerline/contract';
import type {
  CommandRows,
  Evidence,
  Field,
  FieldImpact,
  FieldRole,
  Member,
  Members,
  NativeContainer,
  Rows,
  Rule,
  Shape,
} from './declaration.ts';

export interface FieldOptions {
  readonly aliases?: readonly string[];
  readonly native?: string;
  readonly role?: FieldRole;
  readonly effect?: FieldImpact;
  readonly isClearable?: boolean;
  readonly evidence?: Evidence;
}

/** Amounts are decimal(19,2), quantities and prices decimal(25,8). A JSON number stores 15 of these digits exactly. */
export const AMOUNT_MAX = 9_999_999_999_999.99;
export const QUANTITY_MAX = 999_999_999_999;
const ROWS_MAX = 1000;

/** A field of any schema, for the few values that no builder below describes. */
export function value(schema: ValueSchema, text: string, options: FieldOptions = {}): Field {
  return {
    kind: 'field',
    schema,
    text,
    aliases: options.aliases ?? [],
    native: options.native,
    role: options.role ?? 'editable',
    effect: options.effect ?? 'cosmetic',
    isClearable: options.isClearable ?? false,
    evidence: options.evidence ?? 'none',
  };
}

export const { date, flag, choice, scalarsByName } = valueKinds(value);

/** A code, name or other text of one line; empty is allowed. */
export const text = (maxLength: number, sentence: string, options?: FieldOptions): Field =>
  value(Line({ maxLength }), sentence, options);

/** Text of any number of lines; empty is allowed. */
export const freeText = (maxLength: number, sentence: string, options?: FieldOptions): Field =>
  value(Lines({ maxLength }), sentence, options);

/** A code or other text of one line that must not be empty. */
export const code = (maxLength: number, sentence: string, options?: FieldOptions): Field =>
  value(Line({ minLength: 1, maxLength }), sentence, options);

/** Text of any number of lines that must not be empty. */
export const requiredText = (maxLength: number, sentence: string, options?: FieldOptions): Field =>
  value(Lines({ minLength: 1, maxLength }), sentence, options);

/** A timestamp with its offset, in any precision. */
export const instant = (sentence: string, options?: FieldOptions): Field =>
  value({ type: 'string', format: 'date-time', maxLength: instantLengthMax }, sentence, options);

const MONTH = requiring('^[0-9]{4}-(0[1-9]|1[0-2])$', 'month');

export const month = (sentence: string, options?: FieldOptions): Field =>
  value({ type: 'string', pattern: MONTH }, sentence, options);

export const integer = (minimum: number, maximum: number, sentence: string, options?: FieldOptions): Field =>
  value({ type: 'integer', minimum, maximum }, sentence, options);

/** Money of either sign, to the sen. */
export const amount = (sentence: string, options?: FieldOptions): Field =>
  value(decimal('amount', { minimum: -AMOUNT_MAX, maximum: AMOUNT_MAX }), sentence, options);

/** Money that must not be negative. */
export const amountNotNegative = (sentence: string, options?: FieldOptions): Field =>
  value(decimal('amount', { minimum: 0, maximum: AMOUNT_MAX }), sentence, options);

/** Money above zero. */
export const amountPositive = (sentence: string, options?: FieldOptions): Field =>
  value(decimal('amount', { exclusiveMinimum: 0, maximum: AMOUNT_MAX }), sentence, options);

/** A quantity, price or unit cost of either sign. */
export const quantity = (sentence: string, options?: FieldOptions): Field =>
  value(decimal('quantity', { minimum: -QUANTITY_MAX, maximum: QUANTITY_MAX }), sentence, options);

export const quantityNotNegative = (sentence: string, options?: FieldOptions): Field =>
  value(decimal('quantity', { minimum: 0, maximum: QUANTITY_MAX }), sentence, options);

export const quantityPositive = (sentence: string, options?: FieldOptions): Field =>
  value(decimal('quantity', { exclusiveMinimum: 0, maximum: QUANTITY_MAX }), sentence, options);

/** A percentage such as a tax rate: 0 to 100, six decimals. */
export const percentage = (sentence: string, options?: FieldOptions): Field =>
  value(decimal('percentage', { minimum: 0, maximum: 100 }), sentence, options);

/** An exchange rate: above zero, twelve decimals. */
export const exchangeRate = (sentence: string, options?: FieldOptions): Field =>
  value(decimal('exchangeRate', { exclusiveMinimum: 0, maximum: 1_000_000 }), sentence, options);

/** A discount string such as `10%`, `5%+3%` or `12.50`, or a number: an amount off the line. */
export const discountText = (sentence: string, options?: FieldOptions): Field =>
  value(
    {
      anyOf: [{ type: 'string', format: 'discount', maxLength: 20 }, decimal('amount', { minimum: 0, maximum: AMOUNT_MAX })],
    },
    sentence,
    options,
  );

const ROW_KEY = requiring('^[1-9][0-9]{0,18}$', 'rowKey');

/** The key of a stored row: a positive integer, as a digit string (preferred) or a number that JSON can carry exactly. */
export const rowKey = (sentence: string, options?: FieldOptions): Field =>
  value(
    {
      anyOf: [
        { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
        { type: 'string', pattern: ROW_KEY },
      ],
    },
    sentence,
    { role: 'selector', ...options },
  );

const DECIMAL = requiring('^[0-9]{1,12}(\\.[0-9]{1,8})?$', 'decimalText');

/** A number, or the same number as a string. */
export const numberOrText = (sentence: string, options?: FieldOptions): Field =>
  value(
    {
      anyOf: [
        decimal('quantity', { minimum: 0, maximum: QUANTITY_MAX }),
        { type: 'string', minLength: 1, maxLength: 30, format: 'quantity', pattern: DECIMAL },
      ],
    },
    sentence,
    options,
  );

export const email = (sentence: string, options?: FieldOptions): Field =>
  value({ type: 'string', format: 'email', maxLength: 200 }, sentence, options);

/** A list of codes. */
export const codes = (maxLength: number, maxItems: number, sentence: string, options?: FieldOptions): Field =>
  value(
    {
      type: 'array',
      minItems: 1,
      maxItems,
      uniqueItems: true,
      items: Line({ minLength: 1, maxLength }),
    },
    sentence,
    options,
  );

export interface RowsOptions {
  readonly aliases?: readonly string[];
  readonly min?: number;
  readonly max?: number;
}

export function rows(of: Shape, sentence: string, options: RowsOptions = {}): Rows {
  return {
    kind: 'rows',
    of,
    text: sentence,
    aliases: options.aliases ?? [],
    min: options.min ?? 1,
    max: options.max ?? ROWS_MAX,
  };
}

export function commandRows(sentence: string, max: number): CommandRows {
  return { kind: 'command-rows', text: sentence, aliases: [], min: 1, max };
}

/** The member of that name; a name that every object has, such as toString, is none. */
export const memberOf = ({ members }: Shape, name: string): Member | undefined =>
  Object.hasOwn(members, name) ? members[name] : undefined;

/** The name of a field in the desktop package's SDK. A field that declares none keeps its own. */
export function nativeName(name: string, field?: Field): string {
  return field?.native ?? name.charAt(0).toUpperCase() + name.slice(1);
}

/** A container that takes fields under their native names and folds them into the canonical ones. */
export function nativeContainer(fields: Members, sentence: string, wrapper?: string): NativeContainer {
  const names: Record<string, string> = {};
  const targets: Record<string, Field> = {};
  for (const [name, member] of Object.entries(fields)) {
    if (member.kind !== 'field') continue;
    names[nativeName(name, member)] = name;
    targets[name] = member;
  }
  return { kind: 'native', text: sentence, aliases: [], names, fields: targets, wrapper };
}

export interface ShapeOptions {
  readonly required?: readonly string[];
  readonly isStrict?: boolean;
  readonly rules?: readonly Rule[];
}

export function shape(name: string, members: Members, options: ShapeOptions = {}): Shape {
  const required = options.required ?? [];
  for (const member of required) {
    if (!(member in members)) throw new Error(`Shape ${name} requires ${member}, which it does not declare.`);
  }
  assertFoldsInto(name, members);
  return { name, members, required, isStrict: options.isStrict ?? false, rules: options.rules ?? [] };
}

/** A folded payload is checked again by the book, so a container takes only names that the shape takes by themselves. */
function assertFoldsInto(name: string, members: Members): void {
  for (const [container, member] of Object.entries(members)) {
    if (member.kind !== 'native') continue;
    const stray = Object.values(member.names).filter((target) => members[target]?.kind !== 'field');
    if (stray.length > 0)
      throw new Error(`Shape ${name} cannot fold ${stray.join(', ')} out of ${container}: it has no such field.`);
  }
}

/** The same fields with some new descriptions. */
export function pick<M extends Members, K extends keyof M & string>(members: M, ...names: readonly K[]): Pick<M, K> {
  const picked: Partial<Record<K, Member>> = {};
  for (const name of names) picked[name] = members[name];
  return picked as Pick<M, K>;
}

export function omit<M extends Members>(members: M, ...names: readonly string[]): Members {
  return Object.fromEntries(Object.entries(members).filter(([name]) => !names.includes(name)));
}

/** The field with other aliases, keeping everything else. */
export function aliased<F extends Member>(member: F, ...aliases: readonly string[]): F {
  return { ...member, aliases };
}

/** The field with another sentence, keeping everything else. */
export function meaning(member: Field, sentence: string): Field {
  return { ...member, text: sentence };
}

/** The field as a filter: it selects what is returned, and changes nothing. */
export function asSelector(member: Field, sentence: string): Field {
  return { ...member, text: sentence, role: 'selector' };
}

/** In an update, null or empty clears an optional text; other values stay as they are. */
export function clearable(members: Members): Members {
  return Object.fromEntries(
    Object.entries(members).map(([name, member]) => [name, takesNull(member) ? withNull(member) : member]),
  );
}

function takesNull(member: Member): member is Field {
  if (member.kind !== 'field' || member.schema.type !== 'string' || member.schema.minLength) return false;
  return member.isClearable || member.effect === 'cosmetic';
}

function withNull(member: Field): Field {
  if (member.schema.format === 'date') return { ...member, schema: { anyOf: [member.schema, { type: 'null' }] } };
  const allowed = member.schema.enum === undefined ? {} : { enum: [...member.schema.enum, null] };
  return { ...member, schema: { ...member.schema, ...allowed, type: ['string', 'null'] } };
}
