import assert from 'node:assert/strict';
import { test } from 'node:test';
import { documentWithFewTypes } from './few-types.ts';
import { faultsIn } from './spectral.ts';

const document = documentWithFewTypes();

test('Spectral finds nothing in the OpenAPI document', async () => {
  assert.deepEqual(await faultsIn(document), []);
});

test('Spectral finds what is planted', async () => {
  const [path = ''] = Object.keys(document.paths);
  const planted = { ...document, paths: { [path]: { get: { ...document.paths[path]?.get, operationId: undefined } } } };
  const faults = await faultsIn(planted);
  assert.ok(faults.some((fault) => fault.startsWith('operation-operationId at paths/')));
});
