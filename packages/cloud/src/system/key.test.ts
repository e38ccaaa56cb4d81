import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { hashKey, isSameSecret, keyKinds, makeKey, readKey, shownStart } from './key.ts';
import { systemRandomness } from './randomness.ts';

const anyKey = fc
  .tuple(fc.constantFrom(...keyKinds), fc.uint8Array({ minLength: 24, maxLength: 24 }))
  .map(([kind, bytes]) => ({ kind, key: makeKey(kind, { bytes: () => bytes }) }));

test('a key is read back as the kind it was made for, for any random value', () => {
  fc.assert(
    fc.property(anyKey, ({ kind, key }) => {
      assert.deepEqual(readKey(key), { kind });
      assert.match(key, new RegExp(`^ll_${kind}_[0-9A-Za-z]{39}$`));
    }),
  );
});

test('a key with one character changed is never taken for a key', () => {
  const change = fc.tuple(
    anyKey,
    fc.nat(),
    fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_- '),
  );
  fc.assert(
    fc.property(change, ([{ key }, position, letter]) => {
      const at = position % key.length;
      const changed = key.slice(0, at) + letter + key.slice(at + 1);
      if (changed !== key) assert.ok('fault' in readKey(changed));
    }),
    { numRuns: 500 },
  );
});

test('keys of one kind are distinguished from those of another', () => {
  const body = makeKey('app', systemRandomness).slice('ll_app_'.length);
  assert.deepEqual(readKey(`ll_conn_${body}`), { fault: 'checksum' });
});

test('what is not a key at all is malformed, and a mistyped one has a wrong checksum', () => {
  for (const text of [
    '',
    'll_app_',
    'hello',
    'll_owner_0123',
    ` ${makeKey('app', systemRandomness)}`,
    `${makeKey('app', systemRandomness)}\n`,
  ]) {
    assert.deepEqual(readKey(text), { fault: 'malformed' }, JSON.stringify(text));
  }
  const key = makeKey('tenant', systemRandomness);
  const last = key.endsWith('0') ? '1' : '0';
  assert.deepEqual(readKey(key.slice(0, -1) + last), { fault: 'checksum' });
});

test('the random part has at least 160 bits: the highest number of 192 bits still fits and differs', () => {
  const highest = makeKey('app', { bytes: (count) => new Uint8Array(count).fill(255) });
  const lowest = makeKey('app', { bytes: (count) => new Uint8Array(count) });
  assert.equal(highest.length, lowest.length);
  assert.deepEqual(readKey(highest), { kind: 'app' });
  assert.equal(new Set(Array.from({ length: 1000 }, () => makeKey('app', systemRandomness))).size, 1000);
});

test('a key is stored as its SHA-256, and a list shows only its start', () => {
  assert.equal(hashKey('abc'), 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  const key = makeKey('app', systemRandomness);
  assert.equal(shownStart(key), key.slice(0, 12));
});

test('secrets of different lengths are compared without complaint', () => {
  assert.equal(isSameSecret('a', 'a'), true);
  assert.equal(isSameSecret('a', 'ab'), false);
  assert.equal(isSameSecret('', 'ab'), false);
});
