/** Every command type as a named schema, for documents that refer to schemas by name. Where they are published is decided elsewhere. */

import type { Recipe } from '../build.ts';
import { findRecipe, recipes } from '../catalog.ts';
import type { JsonSchema } from '../declaration/json-schema.ts';
import { resultsOf } from '../results/result-of.ts';
import { define, type ReferenceTo } from './payload-schema.ts';
import { exampleRequest } from './recipes.ts';
import { defineResult, type ResultReferences } from './result-schema.ts';
import { resultText } from './result-text.ts';

/** Name -> schema: the command types around `address`, and the shapes of their payloads. */
export function commandComponents(address: JsonSchema, referTo: ReferenceTo): ReadonlyMap<string, JsonSchema> {
  const components = new Map<string, JsonSchema>();
  const payloads = new Map<string, JsonSchema>();
  for (const recipe of recipes()) {
    define(recipe.shape, (shapeName) => referTo(componentName(shapeName)), payloads);
    components.set(recipe.commandType, {
      title: recipe.title,
      description: recipe.summary,
      allOf: [address, withType(typedPayload(recipe, referTo))],
      unevaluatedProperties: false,
      examples: [exampleRequest(recipe)],
    });
  }
  for (const [shapeName, schema] of payloads) {
    const name = componentName(shapeName);
    if (components.has(name)) throw new Error(`Two components are named ${name}.`);
    components.set(name, withNamedConditions(schema));
  }
  return components;
}

/** The type is required where it distinguishes commands. */
const withType = ({ required = [], ...schema }: JsonSchema): JsonSchema => ({
  ...schema,
  required: ['type', ...(required as readonly string[])],
});

/** Name of the component with the result of a command type. */
const resultComponent = (commandType: string): string => `${commandType}.result`;

/** Name of the component with a command of one type in its current state, result included. */
export const statedCommand = (commandType: string): string => `${commandType}.command`;

/** Name -> schema: the result of every command type and the shapes they are made of, and every command type around `head`. */
export function resultComponents(head: JsonSchema, references: ResultReferences): ReadonlyMap<string, JsonSchema> {
  const components = new Map<string, JsonSchema>();
  for (const recipe of recipes()) {
    const { commandType } = recipe;
    const schema = defineResult(commandType, components, references);
    components.set(resultComponent(commandType), { ...schema, description: resultText(recipe) });
    components.set(statedCommand(commandType), { allOf: [head, typedResult(commandType, references)] });
  }
  return components;
}

const NOTHING: JsonSchema = { type: 'null' };

/**
 * What type and status of a command say about its result. One that is done was not refused; one that failed may have been saved. The result
 * is null before, and once it was removed because of its age.
 */
function typedResult(commandType: string, { shape }: ResultReferences): JsonSchema {
  const results = resultsOf(commandType).map(({ name }) => shape(name));
  const inStatus = (status: JsonSchema, result: JsonSchema): JsonSchema => ({
    type: 'object',
    properties: { status, result },
    required: ['status', 'result'],
  });
  return {
    type: 'object',
    properties: { type: { const: commandType } },
    required: ['type'],
    oneOf: [
      inStatus({ enum: ['queued', 'running'] }, NOTHING),
      inStatus({ const: 'done' }, { anyOf: [...results, NOTHING] }),
      inStatus({ const: 'failed' }, { anyOf: [shape(resultComponent(commandType)), NOTHING] }),
    ],
  };
}

/** The schema of the payload for the type of an envelope. */
export function typedPayload({ commandType, shape }: Recipe, referTo: ReferenceTo): JsonSchema {
  return {
    type: 'object',
    properties: { type: { const: commandType }, payload: referTo(componentName(shape.name)) },
    ...(shape.required.length > 0 ? { required: ['payload'] } : {}),
  };
}

/** Shapes keep their names as components, except those named after their command, whose name is the command's. */
const componentName = (shapeName: string): string => (findRecipe(shapeName) === undefined ? shapeName : `${shapeName}.payload`);

/** Linters require that a schema declares all it requires, also under `not`; an empty schema declares and constrains nothing. */
function withNamedConditions(schema: JsonSchema): JsonSchema {
  if (!Array.isArray(schema.allOf)) return schema;
  const allOf = schema.allOf.map(({ not, ...condition }: { readonly not?: { readonly required: readonly string[] } }) =>
    not === undefined
      ? condition
      : { ...condition, not: { ...not, properties: Object.fromEntries(not.required.map((name) => [name, {}])) } },
  );
  return { ...schema, allOf };
}
