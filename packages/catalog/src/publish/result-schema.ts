/** Result schemas as they are published: every shape once, referred to by its name. */

import { RefusalResult, type ValueSchema } from '@ledgerline/contract';
import type { Recipe } from '../build.ts';
import { DIALECT, type JsonSchema } from '../declaration/json-schema.ts';
import { resultsOf } from '../results/result-of.ts';
import { allMembers, type ContractPart, type ResultMember, type ResultShape } from '../results/result-shape.ts';
import { resultText } from './result-text.ts';

/** How definitions are referred to: within one schema, or within an OpenAPI document. */
export interface ResultReferences {
  readonly shape: (name: string) => JsonSchema;
  /** A schema of the contract, which is added where it is not there yet. */
  readonly contract: (name: string, schema: object) => JsonSchema;
}

type Definitions = Map<string, JsonSchema>;

/** What the result of a command type is: what the command returns, or the refusal of the book. */
export function defineResult(commandType: string, definitions: Definitions, references: ResultReferences): JsonSchema {
  const shapes = resultsOf(commandType);
  for (const shape of shapes) define(shape, definitions, references);
  return {
    anyOf: [...shapes.map(({ name }) => references.shape(name)), references.contract('RefusalResult', RefusalResult)],
  };
}

/** One complete schema: nested schemas are in its $defs. */
export function resultSchemaOf({ commandType, verb, title }: Pick<Recipe, 'commandType' | 'verb' | 'title'>): JsonSchema {
  const definitions: Definitions = new Map();
  const schema = defineResult(commandType, definitions, within(definitions, '#/$defs/'));
  const description = resultText({ commandType, verb, title });
  return { $schema: DIALECT, title: `Result of ${commandType}`, description, ...schema, $defs: Object.fromEntries(definitions) };
}

/** Result schemas of one document, which share their definitions. */
export interface ResultDefinitions {
  readonly schemaOf: (commandType: string) => JsonSchema;
  readonly definitions: ReadonlyMap<string, JsonSchema>;
}

/** Result schemas that refer to definitions under `prefix`, a JSON pointer within their document. */
export function resultDefinitions(prefix: string): ResultDefinitions {
  const definitions: Definitions = new Map();
  const references = within(definitions, prefix);
  return { definitions, schemaOf: (commandType) => defineResult(commandType, definitions, references) };
}

/** References to definitions of the same document, where the contract's schemas are next to the shapes. */
export const within = (definitions: Definitions, prefix: string): ResultReferences => ({
  shape: (name) => ({ $ref: `${prefix}${name}` }),
  contract: (name, schema) => {
    definitions.set(name, schema as JsonSchema);
    return { $ref: `${prefix}${name}` };
  },
});

function define(shape: ResultShape, definitions: Definitions, references: ResultReferences, isBase = false): void {
  if (definitions.has(shape.name)) return;
  definitions.set(shape.name, {});
  for (const base of shape.bases) define(base, definitions, references, true);
  const members = Object.entries(shape.members);
  const required = members.filter(([, { absent }]) => absent === undefined).map(([name]) => name);
  const hasBases = shape.bases.length > 0;
  definitions.set(shape.name, {
    type: 'object',
    description: shape.text,
    ...(hasBases ? { allOf: shape.bases.map(({ name }) => references.shape(name)) } : {}),
    ...(members.length > 0
      ? { properties: Object.fromEntries(members.map(([name, member]) => [name, memberSchema(member, definitions, references)])) }
      : {}),
    ...(required.length > 0 ? { required } : {}),
    // A base is closed by the shapes that have its fields.
    ...(isBase ? {} : { [hasBases ? 'unevaluatedProperties' : 'additionalProperties']: false }),
  });
}

/** `Due date. Null if …. Absent if ….` */
const sentenceOf = ({ text, absent, nullIf }: ResultMember): string =>
  [text, nullIf === undefined ? '' : `Null ${nullIf}.`, absent === undefined ? '' : `Absent ${absent}.`]
    .filter((sentence) => sentence !== '')
    .join(' ');

function memberSchema(member: ResultMember, definitions: Definitions, references: ResultReferences): JsonSchema {
  const description = sentenceOf(member);
  const isNullable = member.nullIf !== undefined;
  switch (member.kind) {
    case 'value':
      return {
        ...(isNullable ? withNull(member.schema) : member.schema),
        description,
        ...(member.unit === undefined ? {} : { 'x-unit': member.unit }),
      };
    case 'object':
      define(member.of, definitions, references);
      return referred(references.shape(member.of.name), description, isNullable);
    case 'rows':
      define(member.of, definitions, references);
      return { type: 'array', items: references.shape(member.of.name), description };
    case 'contract':
      return contractSchema(member, references, description);
  }
}

const referred = (reference: JsonSchema, description: string, isNullable: boolean): JsonSchema =>
  isNullable ? { anyOf: [reference, { type: 'null' }], description } : { ...reference, description };

function contractSchema({ name, schema, isList }: ContractPart, references: ResultReferences, description: string): JsonSchema {
  const reference = references.contract(name, schema);
  return isList ? { type: 'array', items: reference, description } : { ...reference, description };
}

function withNull(schema: ValueSchema): JsonSchema {
  const { type, enum: words } = schema;
  if (type === undefined) return { ...schema, anyOf: [...(schema.anyOf ?? []), { type: 'null' }] };
  return {
    ...schema,
    type: [...(typeof type === 'string' ? [type] : type), 'null'],
    ...(words === undefined ? {} : { enum: [...words, null] }),
  };
}

/** Every shape that a result is made of, each once, bases too. */
export function shapesOf(shape: ResultShape, found = new Set<ResultShape>()): ReadonlySet<ResultShape> {
  if (found.has(shape)) return found;
  found.add(shape);
  for (const base of shape.bases) shapesOf(base, found);
  for (const member of Object.values(allMembers(shape)))
    if (member.kind === 'object' || member.kind === 'rows') shapesOf(member.of, found);
  return found;
}
