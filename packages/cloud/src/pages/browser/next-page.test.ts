import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { anyText } from '../../../testing/any-text.ts';
import { nextPage } from './next-page.ts';

const ORIGIN = 'https://cloud.example.com';

test('a path of this site is followed', () => {
  assert.equal(nextPage('/portal/commands?q=a%20b#top', ORIGIN), `${ORIGIN}/portal/commands?q=a%20b#top`);
  assert.equal(nextPage(null, ORIGIN), `${ORIGIN}/portal`);
});

test('no spelling of another site is followed', () => {
  const spellings = [
    '/.//host',
    '/..//host',
    '//host',
    '\\\\host',
    '/\\host',
    '\\/host',
    '/\t/host',
    '\t//host',
    ' //host',
    '/%2e//host',
    '/./\\host',
    'https:host',
    'https:/host',
    'https://host',
    'https://cloud.example.com@host',
    'https://cloud.example.com.host',
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:https://cloud.example.com/1',
    '/portal/..//host',
    'http://cloud.example.com/',
  ];
  for (const asked of spellings) {
    // What is returned is followed from a page of this site, as location.assign does it.
    assert.equal(new URL(nextPage(asked, ORIGIN), `${ORIGIN}/login`).origin, ORIGIN, asked);
  }
});

test('the login always stays on this site', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '/',
      '//',
      '\\',
      '.',
      '..',
      '/./',
      '\t',
      '\n',
      ' ',
      '@',
      ':',
      'https:',
      'http://',
      'host',
      '%2f',
      '%5c',
      '?',
      '#',
      '\u0000',
    ),
    anyText({ maxLength: 4 }),
  );
  const asked = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(asked, (text) => {
      assert.equal(new URL(nextPage(text, ORIGIN), `${ORIGIN}/login?next=x`).origin, ORIGIN);
    }),
    { numRuns: 1_000 },
  );
});
