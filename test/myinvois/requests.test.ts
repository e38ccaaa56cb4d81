import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { requestsGolden, requestsOfADay } from './requests-of-a-day.ts';

test('requests to the tax authority are as they were when someone last read them, byte for byte', async () => {
  const requests = await requestsOfADay();
  assert.equal(requests, readFileSync(requestsGolden, 'utf8'));
  const calls = new Set(
    [...requests.matchAll(/^(GET|POST|PUT) \/([^?\n]*)/gm)].map(
      ([, method, path = '']) => `${method} ${path.replaceAll(/[A-Z0-9]{20,}|C\d{5,}/g, '…')}`,
    ),
  );
  assert.deepEqual([...calls].toSorted(), [
    'GET api/v1.0/documents/search',
    'GET api/v1.0/documents/…/details',
    'GET api/v1.0/documents/…/raw',
    'GET api/v1.0/documentsubmissions/…',
    'GET api/v1.0/taxpayer/validate/…',
    'POST api/v1.0/documentsubmissions',
    'POST connect/token',
    'PUT api/v1.0/documents/state/…/state',
  ]);
});
