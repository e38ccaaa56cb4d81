import assert from 'node:assert/strict';
import { test } from 'node:test';
import { preferredLanguage, readLanguage } from './language.ts';

test('the language that a browser prefers among ours is taken, whatever its region', () => {
  assert.equal(preferredLanguage('zh-Hans-MY,zh;q=0.9,en;q=0.8'), 'zh');
  assert.equal(preferredLanguage('ta, ms-MY;q=0.5, en;q=0.4'), 'ms');
  assert.equal(preferredLanguage('en;q=0.2, ms;q=0.9'), 'ms');
  assert.equal(preferredLanguage('EN-gb'), 'en');
});

test('a header without one of our languages, or with none at all, decides nothing', () => {
  for (const header of [undefined, '', 'ta', '*', 'zh;q=0', ';;;', 'x'.repeat(5_000), 'en;q=2']) {
    assert.equal(preferredLanguage(header), null, header?.slice(0, 20));
  }
});

test('only the names of our languages are read from a cookie or a setting', () => {
  assert.equal(readLanguage('ms'), 'ms');
  for (const value of ['id', 'EN', '', null, undefined, 1, {}, 'x-pseudo']) assert.equal(readLanguage(value), null);
});
