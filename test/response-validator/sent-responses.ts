/** The last job of a test run: everything that the test servers sent is as the published OpenAPI document says. */

import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { openApiDocument } from '../../packages/cloud/src/http/description/openapi.ts';
import { type NotedResponse, responsesIn } from '../runner/noted-responses.ts';
import { SHARED_FOLDER } from '../runner/shared-folder.ts';
import { compareWith, type OpenApi } from './validate.ts';

const VIOLATIONS_SHOWN_MAX = 40;
const document = openApiDocument('http://127.0.0.1') as OpenApi;

const healthy: NotedResponse = {
  method: 'get',
  path: '/health',
  status: 200,
  headers: { 'content-type': 'application/json; charset=utf-8', 'x-request-id': 'one' },
  body: { ok: true, version: '0.2.0', build: 'one' },
};

test('a response that is not as the document says is found', async () => {
  const { body } = healthy;
  const wrong: readonly Partial<NotedResponse>[] = [
    { body: { ok: true, version: '0.2.0' } },
    { body: { ...(body as object), ok: 'yes' } },
    { status: 202 },
    { headers: { ...healthy.headers, 'content-type': 'text/plain' } },
    { path: '/healthy' },
  ];
  assert.deepEqual((await compareWith(document, [healthy])).violations, []);
  for (const change of wrong) {
    const { violations } = await compareWith(document, [{ ...healthy, ...change }]);
    assert.notDeepEqual(violations, [], JSON.stringify(change));
  }
});

test('every response of the test servers is as the document says', async () => {
  const folder = responsesIn(process.env[SHARED_FOLDER] ?? '');
  const lines = globSync(join(folder, '*.ndjson')).flatMap((file) => readFileSync(file, 'utf8').trimEnd().split('\n'));
  const responses = [...new Set(lines)].map((line) => JSON.parse(line) as NotedResponse);
  const { operations, violations } = await compareWith(document, responses);
  console.log(`${responses.length} responses of ${operations} operations were compared with the OpenAPI document.`);
  assert.deepEqual(violations.slice(0, VIOLATIONS_SHOWN_MAX), []);
});
