import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { canonicalJson } from './canonical-json.ts';

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
    }),
  );
});

test('canonical JSON is equivalent to the value, and different values have different texts', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      assert.deepEqual(JSON.parse(canonicalJson(one)), JSON.parse(JSON.stringify(one)));
      const areEqual = isDeepStrictEqual(JSON.parse(JSON.stringify(one)), JSON.parse(JSON.stringify(other)));
      assert.equal(canonicalJson(one) === canonicalJson(other), areEqual);
    }),
  );
  assert.equal(canonicalJson({ b: [1, { d: 2, c: '3' }], a: null }), '{"a":null,"b":[1,{"c":"3","d":2}]}');
});
