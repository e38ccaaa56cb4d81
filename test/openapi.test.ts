import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { groupedCommands, recipes } from '@ledgerline/catalog';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { groupedPath } from '../packages/cloud/src/http/description/caller-endpoints.ts';
import { openApiDocument } from '../packages/cloud/src/http/description/openapi.ts';
import { documentWithFewTypes } from './description-linter/few-types.ts';

type JsonObject = { readonly [name: string]: unknown };

const BASE_URL = 'https://ledgerline.test';
const SIZE_MAX_BYTES = 4_750_000;

const document = openApiDocument(BASE_URL);
const source = JSON.stringify(document);

const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null;

function member(value: unknown, ...names: readonly string[]): JsonObject {
  const found = names.reduce<unknown>((parent, name) => (isObject(parent) ? parent[name] : undefined), value);
  assert.ok(isObject(found), `There is no ${names.join('/')}.`);
  return found;
}

const schemas = member(document, 'components', 'schemas');

/** Every $ref anywhere in the document. */
function referencesIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  if (!isObject(value)) return [];
  const own = typeof value.$ref === 'string' ? [value.$ref] : [];
  return [...own, ...Object.values(value).flatMap(referencesIn)];
}

function resolves(pointer: string): boolean {
  const [root, ...names] = pointer.split('/');
  let found: unknown = document;
  for (const name of names) found = isObject(found) ? found[name.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined;
  return root === '#' && found !== undefined;
}

describe('the OpenAPI document', () => {
  test('passes the recommended rules of a linter without an error or a warning', async () => {
    // The pages that an app sends a browser to only lead on.
    const config = await createConfig({ extends: ['recommended'], rules: { 'operation-2xx-response': 'off' } });
    const read = process.env.LEDGERLINE_EVERYTHING === '1' ? source : JSON.stringify(documentWithFewTypes());
    const problems = await lintFromString({ source: read, absoluteRef: 'openapi.json', config });
    assert.deepEqual(
      problems.map(({ ruleId, message, location }) => `${ruleId} at ${location[0]?.pointer ?? '?'}: ${message}`),
      [],
    );
  });

  test('is OpenAPI 3.1.0, version 0.2.0, and stays small', () => {
    assert.equal(document.openapi, '3.1.0');
    assert.equal(member(document, 'info').version, '0.2.0');
    assert.ok(Buffer.byteLength(source) < SIZE_MAX_BYTES, `${Buffer.byteLength(source)} bytes`);
  });

  test('refers to nothing that is not in it', () => {
    const dangling = [...new Set(referencesIn(document))].filter((reference) => !resolves(reference));
    assert.deepEqual(dangling, []);
  });

  test('names every component so that any tool takes it', () => {
    assert.deepEqual(
      Object.keys(schemas).filter((name) => !/^[a-zA-Z0-9._-]+$/.test(name)),
      [],
    );
  });

  test('has every command type as a schema of its own, which the discriminator of what is sent leads to', () => {
    const { propertyName, mapping } = member(schemas, 'CommandEnvelope', 'discriminator');
    assert.equal(propertyName, 'type');
    assert.deepEqual(
      mapping,
      Object.fromEntries(recipes().map(({ commandType }) => [commandType, `#/components/schemas/${commandType}`])),
    );
    for (const { commandType } of recipes()) {
      const [address, own] = member(schemas, commandType).allOf as readonly unknown[];
      assert.deepEqual(address, { $ref: '#/components/schemas/CommandAddress' });
      assert.equal(member(own, 'properties', 'type').const, commandType);
    }
  });

  test('has the result of every command type, which the discriminator of what is read leads to', () => {
    const { mapping } = member(schemas, 'Command', 'discriminator');
    for (const { commandType } of recipes()) {
      assert.equal((mapping as JsonObject)[commandType], `#/components/schemas/${commandType}.command`);
      const [head, own] = member(schemas, `${commandType}.command`).allOf as readonly unknown[];
      assert.deepEqual(head, { $ref: '#/components/schemas/CommandHead' });
      const [waiting, done, failed] = (own as { readonly oneOf: readonly JsonObject[] }).oneOf.map(
        ({ properties }) => properties,
      );
      assert.deepEqual(waiting, { status: { enum: ['queued', 'running'] }, result: { type: 'null' } });
      assert.deepEqual(failed, {
        status: { const: 'failed' },
        result: { anyOf: [{ $ref: `#/components/schemas/${commandType}.result` }, { type: 'null' }] },
      });
      assert.deepEqual(member(done, 'status'), { const: 'done' });
      assert.doesNotMatch(JSON.stringify(done), /RefusalResult|\.result"/, `${commandType}: what is done was not refused`);
      assert.ok(Array.isArray(member(schemas, `${commandType}.result`).anyOf), commandType);
    }
  });

  test('has every grouped path with the command types it serves', () => {
    for (const group of groupedCommands()) {
      const [path, { commandTypes }] = [groupedPath(group), group];
      const { post } = member(document, 'paths', path);
      assert.deepEqual(isObject(post) ? post['x-command-types'] : undefined, commandTypes);
      const text = JSON.stringify(post);
      for (const type of commandTypes)
        assert.ok(text.includes(`"${type}"`) || text.includes(`/${type}"`), `${path} lacks ${type}`);
    }
  });
});
