/**
 * Builds the schemas of the contract as plain JSON Schema. TypeBox gives them their types; its code, some 480 modules, would take
 * every thread and every process that only reads the contract 150 ms to load.
 */

import type { Type as TypeBox } from 'typebox';

type Builders =
  | 'Array'
  | 'Boolean'
  | 'Integer'
  | 'Literal'
  | 'Null'
  | 'Number'
  | 'Object'
  | 'Optional'
  | 'String'
  | 'Union'
  | 'Unknown'
  | 'Unsafe';
type Schema = Readonly<Record<string, unknown>>;

/** Marks a property that can be left out, as TypeBox does. JSON does not show it. */
const OPTIONAL = '~optional';

const isOptional = (schema: Schema = {}): boolean => OPTIONAL in schema;

const plain =
  (type: string) =>
  (options: Schema = {}): Schema => ({ type, ...options });

export const Type = {
  Array: (items: Schema, options: Schema = {}) => ({ type: 'array', items, ...options }),
  Boolean: plain('boolean'),
  Integer: plain('integer'),
  Literal: (value: unknown, options: Schema = {}) => ({ type: typeof value, const: value, ...options }),
  Null: plain('null'),
  Number: plain('number'),
  Object: (properties: Readonly<Record<string, Schema>>, options: Schema = {}) => {
    const required = Object.keys(properties).filter((name) => !isOptional(properties[name]));
    return { type: 'object', ...(required.length > 0 && { required }), properties, ...options };
  },
  Optional: (schema: Schema) => Object.defineProperty({ ...schema }, OPTIONAL, { value: true }),
  String: plain('string'),
  Union: (anyOf: readonly Schema[], options: Schema = {}) => ({ anyOf, ...options }),
  Unknown: (options: Schema = {}) => ({ ...options }),
  Unsafe: (schema: Schema) => schema,
} as unknown as Pick<typeof TypeBox, Builders>;
