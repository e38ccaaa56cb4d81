/** Turns shapes into JSON Schema 2020-12: the canonical one that validators compile, and the published one that also lists aliases. */

import type { ValueSchema } from '@ledgerline/contract';
import type { Field, Member, NativeContainer, Shape } from './declaration.ts';

export type JsonSchema = { readonly [keyword: string]: unknown };

export const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

/** How a nested shape appears: inlined, or as a reference. */
export type Nesting = (shape: Shape) => JsonSchema;

/** The schema a validator compiles: canonical names only. Unknown fields were handled before. */
export function canonicalSchema(shape: Shape, nest: Nesting): JsonSchema {
  const properties: Record<string, JsonSchema> = {};
  for (const [name, member] of Object.entries(shape.members)) {
    if (member.kind === 'native') continue;
    properties[name] = memberSchema(member, nest);
  }
  return { type: 'object', properties, required: shape.required };
}

/** The schema that callers see, with aliases. */
export function publishedSchema(shape: Shape, nest: Nesting): JsonSchema {
  const properties: Record<string, JsonSchema> = {};
  for (const [name, member] of Object.entries(shape.members)) {
    const schema = memberSchema(member, nest);
    properties[name] = { ...schema, description: member.text };
    for (const alias of member.aliases) {
      if (!(alias in shape.members)) properties[alias] = { ...schema, description: `Alias of ${name}.` };
    }
  }
  const required = shape.required.filter((name) => aliasesOf(shape, name).length === 0);
  const conditions = [...requiredUnderAnyName(shape), ...rowsUnderOneName(shape)];
  return {
    type: 'object',
    properties,
    ...(required.length > 0 ? { required } : {}),
    ...(conditions.length > 0 ? { allOf: conditions } : {}),
    additionalProperties: !shape.isStrict,
  };
}

function memberSchema(member: Member, nest: Nesting): JsonSchema {
  switch (member.kind) {
    case 'field':
      return member.schema as JsonSchema;
    case 'rows':
      return { type: 'array', minItems: member.min, maxItems: member.max, items: nest(member.of) };
    case 'command-rows':
      return { type: 'array', minItems: member.min, maxItems: member.max, items: { type: 'object' } };
    case 'part':
      return nest(member.of);
    case 'native':
      return nativeSchema(member);
  }
}

function nativeSchema(container: NativeContainer): JsonSchema {
  const properties = Object.fromEntries(
    Object.entries(container.names).map(([native, name]) => [native, nativeFieldSchema(container.fields[name], name)]),
  );
  const inner = { type: 'object', properties, additionalProperties: false };
  return container.wrapper === undefined
    ? inner
    : { type: 'object', properties: { [container.wrapper]: inner }, additionalProperties: false };
}

function nativeFieldSchema(field: Field | undefined, name: string): JsonSchema {
  const schema: ValueSchema = field?.schema ?? {};
  return { ...schema, description: `The native name of ${name}.` };
}

function aliasesOf(shape: Shape, name: string): readonly string[] {
  return shape.members[name]?.aliases.filter((alias) => !(alias in shape.members)) ?? [];
}

function requiredUnderAnyName(shape: Shape): readonly JsonSchema[] {
  return shape.required
    .filter((name) => aliasesOf(shape, name).length > 0)
    .map((name) => ({ anyOf: [name, ...aliasesOf(shape, name)].map((alias) => ({ required: [alias] })) }));
}

function rowsUnderOneName(shape: Shape): readonly JsonSchema[] {
  return Object.entries(shape.members).flatMap(([name, member]) =>
    member.kind === 'rows' ? member.aliases.map((alias) => ({ not: { required: [name, alias] } })) : [],
  );
}
