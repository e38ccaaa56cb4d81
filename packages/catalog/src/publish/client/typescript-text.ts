/** JSON Schema as TypeScript text: types, members and doc comments. Knows no command and writes no file. */

import type { MemberText, TextSchema } from './member-text.ts';

/** The name under which a schema is declared elsewhere; undefined for a schema that is written in place. */
export type NameOf = (schema: TextSchema) => string | undefined;

const unnamed: NameOf = () => undefined;

const INDENT = '  ';
const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

export const literal = (value: unknown): string => (typeof value === 'string' ? quoted(value) : JSON.stringify(value));

const quoted = (text: string): string => `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

export const docComment = (sentences: string, pad = ''): string =>
  sentences === '' ? '' : `${pad}/** ${sentences.replaceAll('*/', '*\\/').replaceAll(/\s+/g, ' ')} */\n`;

export const unionOf = (types: readonly string[]): string => [...new Set(types)].join(' | ');

export const listOf = (type: string): string => (/[|&{]/.test(type) ? `readonly (${type})[]` : `readonly ${type}[]`);

/** The type of a value, on as many lines as its objects need. */
export function typeText(schema: TextSchema, nameOf: NameOf = unnamed, pad = ''): string {
  const name = nameOf(schema);
  if (name !== undefined) return name;
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.enum !== undefined) return unionOf(schema.enum.map(literal));
  if (schema.anyOf !== undefined) return unionOf(schema.anyOf.map((part) => typeText(part, nameOf, pad)));
  if (schema.type === undefined) return 'unknown';
  return unionOf([schema.type].flat().map((type) => oneType(type, schema, nameOf, pad)));
}

const PLAIN: Readonly<Record<string, string>> = {
  string: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  null: 'null',
};

function oneType(type: string, schema: TextSchema, nameOf: NameOf, pad: string): string {
  if (type === 'array') return listOf(schema.items === undefined ? 'unknown' : typeText(schema.items, nameOf, pad));
  if (type === 'object') return objectText(schema, nameOf, pad);
  return PLAIN[type] ?? 'unknown';
}

function objectText(schema: TextSchema, nameOf: NameOf, pad: string): string {
  const { additionalProperties } = schema;
  if (schema.properties !== undefined) return bodyText(schemaMembers(schema, nameOf, pad + INDENT), pad);
  const values = typeof additionalProperties === 'object' ? typeText(additionalProperties, nameOf, pad) : 'unknown';
  return `Readonly<Record<string, ${values}>>`;
}

export const schemaMembers = (
  { properties = {}, required = [] }: TextSchema,
  nameOf: NameOf,
  pad: string = INDENT,
): readonly MemberText[] =>
  Object.entries(properties).map(([name, schema]) => ({
    name,
    type: typeText(schema, nameOf, pad),
    isOptional: !required.includes(name),
    comment: schema.description ?? '',
  }));

/** `{ … }` with a line or two for each member. */
export function bodyText(members: readonly MemberText[], pad = ''): string {
  const inner = pad + INDENT;
  const rows = members.map(({ name, type, isOptional, comment }) => {
    const key = IDENTIFIER.test(name) ? name : quoted(name);
    return `${docComment(comment, inner)}${inner}readonly ${key}${isOptional ? '?' : ''}: ${type};\n`;
  });
  return `{\n${rows.join('')}${pad}}`;
}
