/** Payload schemas as they are published: every shape once, referred to by its name. Knows nothing about the documents that contain them. */

import type { Members, Shape } from '../declaration/declaration.ts';
import { DIALECT, type JsonSchema, publishedSchema } from '../declaration/json-schema.ts';
import { shape as newShape } from '../declaration/shape.ts';
import { commandOfRow, ownMembers } from './bulk-row.ts';

/** How a definition is referred to: within one schema, or within an OpenAPI document. */
export type ReferenceTo = (name: string) => JsonSchema;

const withinSchema: ReferenceTo = (name) => ({ $ref: `#/$defs/${name}` });

/** One complete schema: nested schemas are in its $defs. */
export function selfContainedSchema(shape: Shape, title: string): JsonSchema {
  const definitions = new Map<string, JsonSchema>();
  define(shape, withinSchema, definitions);
  const { [shape.name]: own, ...nested } = Object.fromEntries(definitions);
  return {
    $schema: DIALECT,
    title,
    ...own,
    ...(Object.keys(nested).length > 0 ? { $defs: nested } : {}),
  };
}

/** Adds the definitions of a shape, of those it nests and of its native containers; what is there already stays. */
export function define(shape: Shape, referTo: ReferenceTo, definitions: Map<string, JsonSchema>): void {
  if (definitions.has(shape.name)) return;
  definitions.set(shape.name, {});
  const nest = (nested: Shape): JsonSchema => {
    define(nested, referTo, definitions);
    return referTo(nested.name);
  };
  const single = commandOfRow(shape);
  const schema = single
    ? { allOf: [nest(single.shape), publishedSchema(newShape(shape.name, ownMembers(shape, single.shape)), nest)] }
    : withNativesDefined(shape, publishedSchema(shape, nest), referTo, definitions);
  definitions.set(shape.name, schema);
}

type Properties = Record<string, JsonSchema>;

/** `Master` and `nativeFields.Master` list the same names; a definition of their own lists them once. */
function withNativesDefined(
  shape: Shape,
  schema: JsonSchema,
  referTo: ReferenceTo,
  definitions: Map<string, JsonSchema>,
): JsonSchema {
  const natives = nativeMembers(shape.members);
  if (natives.length === 0) return schema;
  const properties = { ...(schema.properties as Properties) };
  for (const { name, text, wrapper } of natives) {
    const whole = properties[name] ?? {};
    const names = wrapper === undefined ? whole : ((whole.properties as Properties)[wrapper] ?? {});
    const reference = referTo(defineNames(shape, name, names, definitions));
    properties[name] =
      wrapper === undefined
        ? { ...reference, description: text }
        : { type: 'object', properties: { [wrapper]: reference }, additionalProperties: false, description: text };
  }
  return { ...schema, properties };
}

function nativeMembers(members: Members) {
  return Object.entries(members).flatMap(([name, member]) => (member.kind === 'native' ? [{ name, ...member }] : []));
}

function defineNames(shape: Shape, container: string, names: JsonSchema, definitions: Map<string, JsonSchema>): string {
  const { description: _, ...schema } = names;
  const shared = `${shape.name}.native`;
  const known = definitions.get(shared);
  const name = known === undefined || JSON.stringify(known) === JSON.stringify(schema) ? shared : `${shape.name}.${container}`;
  definitions.set(name, schema);
  return name;
}
