import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isCrossSiteRequest } from './cross-site.ts';

const base = 'https://cloud.example.com';
const host = 'cloud.example.com';

const cases: readonly (readonly [isElsewhere: boolean, why: string, method: string, headers: Record<string, string>])[] = [
  [false, 'a program sends neither header', 'POST', { host }],
  [false, 'a page of ours', 'POST', { host, 'sec-fetch-site': 'same-origin', origin: base }],
  [false, 'the person itself', 'POST', { host, 'sec-fetch-site': 'none' }],
  [false, 'an older browser on a page of ours', 'POST', { host, origin: base }],
  [false, 'a proxy that changes the host', 'POST', { host: '10.0.0.7:8080', origin: base }],
  [
    false,
    'an address that leads here besides the public one',
    'POST',
    { host: 'localhost:8080', origin: 'http://localhost:8080' },
  ],
  [false, 'reading', 'GET', { host, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
  [true, 'another site', 'POST', { host, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
  [true, 'another site that hides its origin', 'POST', { host, 'sec-fetch-site': 'cross-site' }],
  [
    true,
    'a neighbour under the same domain',
    'POST',
    { host, 'sec-fetch-site': 'same-site', origin: 'https://shop.example.com' },
  ],
  [true, 'an older browser on another site', 'DELETE', { host, origin: 'https://evil.example' }],
  [true, 'a sandboxed frame', 'POST', { host, origin: 'null' }],
  [
    true,
    'an origin that lies about where it was fetched',
    'PUT',
    { host, 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' },
  ],
  [true, 'an origin that only begins like ours', 'POST', { host, origin: `${base}.evil.example` }],
  [true, 'an unknown word', 'POST', { host, 'sec-fetch-site': 'elsewhere' }],
];

for (const [isElsewhere, why, method, headers] of cases) {
  test(`${isElsewhere ? 'refused' : 'passed'}: ${why}`, () => {
    assert.equal(isCrossSiteRequest({ method, headers }, base), isElsewhere);
  });
}
