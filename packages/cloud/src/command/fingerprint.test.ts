import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { canonicalJson, fingerprintOf } from './fingerprint.ts';

/** The same value with the members of every object in another order. */
function shuffled(value: unknown, random: () => number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((entry) => shuffled(entry, random));
  const members = Object.entries(value).map(([name, member]) => [random(), name, shuffled(member, random)] as const);
  return Object.fromEntries(members.sort(([one], [other]) => one - other).map(([, name, member]) => [name, member]));
}

test('the order of members does not matter, at any depth', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })), (value, stream) => {
      const parsed = JSON.parse(JSON.stringify(value));
      const turned = shuffled(parsed, () => stream.next().value ?? 0);
      assert.equal(canonicalJson(turned), canonicalJson(parsed));
      assert.equal(fingerprintOf(turned), fingerprintOf(parsed));
    }),
  );
});

test('canonical JSON says the same as the value, and different values say different things', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      assert.deepEqual(JSON.parse(canonicalJson(one)), JSON.parse(JSON.stringify(one)));
      const isSame = canonicalJson(one) === canonicalJson(other);
      assert.equal(isSame, fingerprintOf(one) === fingerprintOf(other));
    }),
  );
  assert.notEqual(fingerprintOf({ a: 1 }), fingerprintOf({ a: '1' }));
  assert.notEqual(fingerprintOf([1, 2]), fingerprintOf([2, 1]));
  assert.equal(fingerprintOf({ a: 1.0, b: -0 }), fingerprintOf({ b: 0, a: 1 }));
});
