import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { anyText } from '../../testing/any-text.ts';
import { systemRandomness } from './randomness.ts';
import { makeSeal, SealBroken } from './seal.ts';

const seal = makeSeal('a-secret-key-for-tests', systemRandomness);

test('what was sealed opens again, for its own purpose', () => {
  fc.assert(
    fc.property(anyText(), fc.string(), (text, purpose) => {
      assert.equal(seal.open(seal.seal(text, purpose), purpose), text);
    }),
  );
});

test('what was sealed for one purpose does not open for another', () => {
  const sealed = seal.seal('hidden', 'connector-key one');
  assert.throws(() => seal.open(sealed, 'connector-key two'), SealBroken);
});

test('what was sealed under one SECRET_KEY does not open under another', () => {
  const other = makeSeal('another-secret-key-for-tests', systemRandomness);
  assert.throws(() => other.open(seal.seal('hidden', 'p'), 'p'), SealBroken);
});

test('a sealed text that was changed anywhere does not open', () => {
  const sealed = seal.seal('hidden', 'p');
  const body = Buffer.from(sealed.slice(3), 'base64url');
  for (let at = 0; at < body.length; at += 1) {
    const changed = Buffer.from(body);
    changed[at] = (changed[at] ?? 0) ^ 1;
    assert.throws(() => seal.open(`s1.${changed.toString('base64url')}`, 'p'), SealBroken);
  }
});

test('a sealed text that is cut short or of another version does not open', () => {
  for (const text of ['', 's1.', 's1.AAAA', 's0.AAAA', 'hidden']) assert.throws(() => seal.open(text, 'p'), SealBroken);
});

test('sealing the same text twice gives two different texts, and neither shows it', () => {
  const [one, two] = [seal.seal('hidden', 'p'), seal.seal('hidden', 'p')];
  assert.notEqual(one, two);
  assert.doesNotMatch(one, /hidden/);
});
