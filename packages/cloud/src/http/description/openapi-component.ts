/** Turns the schemas of the contract, and those of response-schemas.ts, into components that refer to each other by name. */

import type { JsonSchema } from '@ledgerline/catalog/publish';
import * as contract from '@ledgerline/contract';
import { responseSchemas } from '../endpoint/response-schemas.ts';

export type Definitions = Map<string, JsonSchema>;

export const referToComponent = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

const isPlainObject = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether an export is a schema worth a name; a literal is shorter inline. */
const isNamedSchema = (name: string, value: unknown): value is JsonSchema =>
  /^[A-Z]/.test(name) && isPlainObject(value) && ('type' in value || 'anyOf' in value) && !('const' in value);

/** Nested schemas are copies, so they are known by their text. */
const nameByText: ReadonlyMap<string, string> = new Map(
  [...Object.entries(contract), ...Object.entries(responseSchemas)].flatMap(([name, value]) =>
    isNamedSchema(name, value) ? [[JSON.stringify(value), name]] : [],
  ),
);

/** A reference to the schema when it has a name, else the schema with references inside; adds what it refers to. */
export function componentOf(schema: object, definitions: Definitions): JsonSchema {
  const name = nameByText.get(JSON.stringify(schema));
  if (name === undefined) return withReferences(schema, definitions);
  if (!definitions.has(name)) {
    definitions.set(name, {});
    definitions.set(name, withReferences(schema, definitions));
  }
  return referToComponent(name);
}

function withReferences(schema: object, definitions: Definitions): JsonSchema {
  const convert = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(convert);
    return isPlainObject(value) ? componentOf(value, definitions) : value;
  };
  return Object.fromEntries(Object.entries(schema).map(([keyword, value]) => [keyword, convert(value)]));
}
