import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { groupedPaths, recipes } from '@ledgerline/catalog';
import { openApiDocument } from '@ledgerline/catalog/publish';
import { createConfig, lintFromString } from '@redocly/openapi-core';

type JsonObject = { readonly [name: string]: unknown };

const BASE_URL = 'https://ledgerline.test';
const SIZE_MAX_BYTES = 4_000_000;

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
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
    assert.deepEqual(
      problems.map(({ ruleId, message, location }) => `${ruleId} at ${location[0]?.pointer ?? '?'}: ${message}`),
      [],
    );
  });

  test('is OpenAPI 3.1.0, version 0.1.0, and stays small', () => {
    assert.equal(document.openapi, '3.1.0');
    assert.equal(member(document, 'info').version, '0.1.0');
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

  test('has every command type as a schema of its own, which the discriminator of the envelope leads to', () => {
    const { propertyName, mapping } = member(schemas, 'CommandEnvelope', 'discriminator');
    assert.equal(propertyName, 'type');
    assert.deepEqual(
      mapping,
      Object.fromEntries(recipes().map(({ commandType }) => [commandType, `#/components/schemas/${commandType}`])),
    );
    for (const { commandType } of recipes()) {
      const [envelope, own] = member(schemas, commandType).allOf as readonly unknown[];
      assert.deepEqual(envelope, { $ref: '#/components/schemas/CommandEnvelope' });
      assert.equal(member(own, 'properties', 'type').const, commandType);
    }
  });

  test('has every grouped path with the command types it serves', () => {
    for (const { path, commandTypes } of groupedPaths()) {
      const { post } = member(document, 'paths', path);
      assert.deepEqual(isObject(post) ? post['x-command-types'] : undefined, commandTypes);
      const text = JSON.stringify(post);
      for (const type of commandTypes)
        assert.ok(text.includes(`"${type}"`) || text.includes(`/${type}"`), `${path} lacks ${type}`);
    }
  });

  test('has every endpoint of the service', () => {
    const paths = member(document, 'paths');
    const missing = ENDPOINTS.flatMap(([path, ...methods]) =>
      methods
        .filter((method) => !isObject(paths[path]) || !(method in (paths[path] as JsonObject)))
        .map((method) => `${method} ${path}`),
    );
    assert.deepEqual(missing, []);
  });
});

const ENDPOINTS: readonly (readonly [path: string, ...methods: string[]])[] = [
  ['/', 'get'],
  ['/pricing', 'get'],
  ['/terms', 'get'],
  ['/privacy', 'get'],
  ['/status', 'get'],
  ['/contact', 'get'],
  ['/signup', 'get', 'post'],
  ['/login', 'get', 'post'],
  ['/logout', 'post'],
  ['/portal', 'get'],
  ['/favicon.ico', 'get'],
  ['/robots.txt', 'get'],
  ['/health', 'get'],
  ['/ready', 'get'],
  ['/metrics', 'get'],
  ['/app/state', 'get'],
  ['/app/commands', 'get'],
  ['/app/notifications', 'get'],
  ['/app/api-keys', 'get', 'post'],
  ['/app/api-keys/{keyId}/revoke', 'post'],
  ['/app/connector-config.json', 'get'],
  ['/app/rotate-tenant-api-key', 'post'],
  ['/app/plan-request', 'post'],
  ['/app/connectors/{connectorId}/rotate-key', 'post'],
  ['/app/sandbox', 'post'],
  ['/app/sandbox/reset', 'post'],
  ['/downloads/ConnectorSetup.exe', 'get'],
  ['/v1/books', 'get'],
  ['/v1/commands', 'get', 'post'],
  ['/v1/commands/{commandId}', 'get'],
  ['/v1/commands/{commandId}/artifact', 'get'],
  ['/v1/commands/{commandId}/cancel', 'post'],
  ['/v1/schema/modules', 'get'],
  ['/v1/schema/modules/{moduleId}', 'get'],
  ['/v1/schema/commands/{commandType}', 'get'],
  ['/openapi.json', 'get'],
  ['/ai/manifest.json', 'get'],
  ['/ai/acct-ontology.json', 'get'],
  ['/developers/recipes.json', 'get'],
  ['/connectors/{connectorId}/commands/next', 'get'],
  ['/connectors/{connectorId}/commands/{commandId}/result', 'post'],
  ['/connectors/{connectorId}/commands/{commandId}/artifact', 'put'],
  ['/connectors/{connectorId}/companies', 'get', 'post'],
  ['/connectors/{connectorId}/heartbeat', 'post'],
  ['/admin/retention/run', 'post'],
  ['/admin/tenants', 'get'],
  ['/admin/tenants/{tenantId}/subscription', 'post'],
  ['/admin/sandbox', 'get'],
];
