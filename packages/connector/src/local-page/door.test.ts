import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Knock, placeOf } from './door.ts';

const door = { host: '127.0.0.1:49152', token: 'a-token' };
const own: Knock = { method: 'GET', path: '/a-token/books', host: door.host, origin: undefined, site: 'none' };

test('only the browser at this machine that has the link comes in', () => {
  const cases: readonly (readonly [why: string, knock: Partial<Knock>, expected: string | number])[] = [
    ['the link', {}, 'books'],
    ['a program without these headers', { site: undefined }, 'books'],
    ['our own form', { method: 'POST', origin: `http://${door.host}`, site: 'same-origin' }, 'books'],
    ['the first page', { path: '/a-token/' }, ''],
    ['no token', { path: '/books' }, 403],
    ['an empty token', { path: '//books' }, 403],
    ['another token', { path: '/A-TOKEN/books' }, 403],
    ['a longer token', { path: '/a-token2/books' }, 403],
    ['a name that points here', { host: 'rebound.example.com:49152' }, 421],
    ['the name of this machine', { host: 'localhost:49152' }, 421],
    ['another port', { host: '127.0.0.1:80' }, 421],
    ['no host', { host: undefined }, 421],
    ['a page of elsewhere', { method: 'POST', origin: 'https://evil.example' }, 403],
    ['a page of another port', { method: 'POST', origin: 'http://127.0.0.1:8080' }, 403],
    ['a page without an origin', { method: 'POST', origin: 'null' }, 403],
    ['a link of elsewhere', { site: 'cross-site' }, 403],
    ['a neighbour', { site: 'same-site' }, 403],
    ['another method', { method: 'DELETE' }, 405],
  ];
  for (const [why, knock, expected] of cases) {
    const place = placeOf({ ...own, ...knock }, door);
    assert.equal(typeof place === 'string' ? place : place.status, expected, why);
  }
});
