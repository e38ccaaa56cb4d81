import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openApiDocument } from '../../packages/cloud/src/http/description/openapi.ts';
import { faultsIn, type OpenApi, withTypes } from './spectral.ts';

/** A document, a settlement, a master record, a list, a report, a bulk, and what the examples of the document name. */
const TYPES: ReadonlySet<string> = new Set([
  'create-sales-invoice',
  'create-ar-payment',
  'create-debtor',
  'read-debtors',
  'statement-report-html',
  'bulk-create-sales-invoice',
]);

const document = withTypes(openApiDocument('https://ledgerline.test') as OpenApi, TYPES);

test('Spectral finds nothing in the OpenAPI document', async () => {
  assert.deepEqual(await faultsIn(document), []);
});

test('Spectral finds what is planted', async () => {
  const [path = ''] = Object.keys(document.paths);
  const planted = { ...document, paths: { [path]: { get: { ...document.paths[path]?.get, operationId: undefined } } } };
  const faults = await faultsIn(planted);
  assert.ok(faults.some((fault) => fault.startsWith('operation-operationId at paths/')));
});
