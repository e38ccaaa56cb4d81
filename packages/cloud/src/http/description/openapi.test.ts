import assert from 'node:assert/strict';
import { test } from 'node:test';
import { groupedCommands, newAjv, recipes } from '@ledgerline/catalog';
import { exampleRequest } from '@ledgerline/catalog/publish';
import { recipesOfEachKind } from '../../../testing/recipes-of-each-kind.ts';
import { groupedPath } from './caller-endpoints.ts';
import { openApiDocument } from './openapi.ts';

type JsonObject = { readonly [name: string]: unknown };

const document = openApiDocument('https://ledgerline.test');

/** Formats and keywords of our own are the payload check's business; here the published document alone is judged. */
const ajv = newAjv({
  strict: false,
  allErrors: true,
  inlineRefs: false,
  validateFormats: false,
  code: { optimize: false },
});
ajv.addSchema(document, 'openapi.json');

const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null;

function member(value: unknown, ...names: readonly string[]): JsonObject {
  const found = names.reduce<unknown>((parent, name) => (isObject(parent) ? parent[name] : undefined), value);
  assert.ok(isObject(found), `There is no ${names.join('/')}.`);
  return found;
}

/** A schema taken out of the document still refers into it. */
function absolute(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(absolute);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, name === '$ref' ? `openapi.json${inner}` : absolute(inner)]),
  );
}

test('the schema of a command type takes its example, and rejects another type, unknown fields and an empty payload', () => {
  for (const recipe of recipesOfEachKind()) {
    const validate = ajv.compile({ $ref: `openapi.json#/components/schemas/${recipe.commandType}` });
    const request = exampleRequest(recipe);
    assert.ok(validate(request), `${recipe.commandType}: ${ajv.errorsText(validate.errors)}`);
    assert.ok(!validate({ ...request, type: 'no-such-command' }), `${recipe.commandType} takes another type`);
    assert.ok(!validate({ ...request, comandId: 'misspelt' }), `${recipe.commandType} takes a misspelt member`);
    if (recipe.shape.required.length > 0)
      assert.ok(!validate({ ...request, payload: {} }), `${recipe.commandType} takes nothing`);
  }
});

test('a grouped path takes its example without a type, and with a type only those it serves', () => {
  for (const group of groupedCommands()) {
    const [path, { commandTypes }] = [groupedPath(group), group];
    const { schema, example } = member(document, 'paths', path, 'post', 'requestBody', 'content', 'application/json');
    assert.ok(isObject(example));
    const validate = ajv.compile(absolute(schema) as JsonObject);
    assert.ok(!('type' in example));
    assert.ok(validate(example), `${path}: ${ajv.errorsText(validate.errors)}`);
    assert.ok(!validate({ ...example, type: 'no-such-command' }), `${path} takes any type`);
    for (const type of commandTypes) {
      const recipe = recipes().find(({ commandType }) => commandType === type);
      assert.ok(recipe && validate(exampleRequest(recipe)), `${path} refuses ${type}`);
    }
  }
});

test('a path with a parameter declares that it can return 404', () => {
  for (const [path, methods] of Object.entries(member(document, 'paths'))) {
    if (!path.includes('{') || !isObject(methods)) continue;
    for (const [method, operation] of Object.entries(methods)) {
      assert.ok('404' in member(operation, 'responses'), `${method} ${path} knows no 404`);
    }
  }
});
