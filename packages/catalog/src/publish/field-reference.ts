/** A shape as a flat list of fields, for people and agents who look a name up. Schemas say the same to machines. */

import type { ValueSchema } from '@ledgerline/contract';
import type { Recipe } from '../build.ts';
import type { Field, FieldRole, Json, Member, Shape } from '../declaration/declaration.ts';
import { nativeName } from '../declaration/shape.ts';
import { commandOfRow, ownMembers } from './bulk-row.ts';
import { formatOf, typeOf } from './value-type.ts';

export interface FieldRow {
  /** `lines[].qty` */
  readonly path: string;
  readonly type: string;
  readonly required: boolean;
  readonly description: string;
  readonly aliases: readonly string[];
  readonly maxLength?: number;
  /** Least and most of a number; those that only keep it exact are left to the schema. */
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  /** How many decimals a number may carry. */
  readonly decimals?: number;
  /** How many entries a list takes. */
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly enum?: readonly Json[];
  readonly format?: string;
  readonly native?: string;
  /** Absent for fields that a caller can simply set. */
  readonly role?: FieldRole;
}

export function fieldReference(recipe: Recipe): readonly FieldRow[] {
  const { master, detail, knockOff, options } = recipe.native;
  const headerNames = new Set([...master, ...options]);
  const rowNames = new Set([...detail, ...knockOff]);
  return fieldRows(recipe.shape, '', (path, name) => (path === '' ? headerNames : rowNames).has(name));
}

/** Paths of all fields that take one of a few values, with those values. */
export function payloadEnums(shape: Shape): Readonly<Record<string, readonly Json[]>> {
  const rows = fieldRows(shape, '', () => false);
  return Object.fromEntries(rows.flatMap((row) => (row.enum ? [[row.path, row.enum]] : [])));
}

type KnowsNative = (path: string, name: string) => boolean;

function fieldRows(shape: Shape, prefix: string, knowsNative: KnowsNative): readonly FieldRow[] {
  return Object.entries(shape.members).flatMap(([name, member]) => memberRows(shape, prefix, name, member, knowsNative));
}

function memberRows(shape: Shape, prefix: string, name: string, member: Member, knowsNative: KnowsNative): readonly FieldRow[] {
  const row = {
    path: prefix + name,
    type: member.kind === 'rows' || member.kind === 'command-rows' ? 'array' : 'object',
    required: shape.required.includes(name),
    description: member.text,
    aliases: member.aliases.filter((alias) => !(alias in shape.members)),
  };
  switch (member.kind) {
    case 'field':
      return [fieldRow(row, name, member, knowsNative(prefix, nativeName(name, member)))];
    case 'rows':
      return [{ ...row, minItems: member.min, maxItems: member.max }, ...nestedRows(member.of, `${row.path}[]`, knowsNative)];
    case 'command-rows':
      return [{ ...row, minItems: member.min, maxItems: member.max }];
    case 'part':
      return [row, ...fieldRows(member.of, `${row.path}.`, knowsNative)];
    case 'native':
      return [row];
  }
}

function fieldRow(row: FieldRow, name: string, field: Field, isNativeKnown: boolean): FieldRow {
  const { schema, role } = field;
  const values = valuesOf(schema);
  const format = formatOf(schema);
  return {
    ...row,
    type: typeOf(schema),
    ...(schema.maxLength === undefined ? {} : { maxLength: schema.maxLength }),
    ...numberLimits(schema),
    ...(schema.minItems === undefined ? {} : { minItems: schema.minItems }),
    ...(schema.maxItems === undefined ? {} : { maxItems: schema.maxItems }),
    ...(values === undefined ? {} : { enum: values }),
    ...(format === undefined ? {} : { format }),
    ...(isNativeKnown ? { native: nativeName(name, field) } : {}),
    ...(role === 'editable' ? {} : { role }),
  };
}

/** Beyond this, a bound only keeps the number exact. */
const TELLING_MAX = 1_000_000;

function numberLimits(schema: ValueSchema): Partial<FieldRow> {
  const { minimum, exclusiveMinimum, maximum, 'x-decimals': decimals } = schema.anyOf?.find(isNumber) ?? schema;
  return {
    ...(minimum !== undefined && minimum > -TELLING_MAX ? { minimum } : {}),
    ...(exclusiveMinimum === undefined ? {} : { exclusiveMinimum }),
    ...(maximum !== undefined && maximum <= TELLING_MAX ? { maximum } : {}),
    ...(decimals === undefined ? {} : { decimals }),
  };
}

const isNumber = ({ type }: ValueSchema): boolean => type === 'number' || type === 'integer';

/** The rows of a bulk command are the payloads of another command, which lists them. */
function nestedRows(of: Shape, path: string, knowsNative: KnowsNative): readonly FieldRow[] {
  const single = commandOfRow(of);
  if (!single) return fieldRows(of, `${path}.`, knowsNative);
  const own = ownMembers(of, single.shape);
  return [
    {
      path,
      type: 'object',
      required: true,
      description: `The payload of ${single.commandType}; its recipe lists every field.`,
      aliases: [],
    },
    ...fieldRows({ ...of, members: own }, `${path}.`, knowsNative),
  ];
}

function valuesOf(schema: ValueSchema): readonly Json[] | undefined {
  return schema.enum ?? schema.items?.enum ?? schema.anyOf?.find((branch) => branch.enum)?.enum;
}
