import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { slipsBetween } from './edit-distance.ts';

test('letters added, left out, replaced and swapped with their neighbour are one slip each', () => {
  const slips = (one: string, other: string) => slipsBetween(one, other, 9);
  assert.deepEqual(
    [slips('code', 'code'), slips('coode', 'code'), slips('cde', 'code'), slips('cade', 'code'), slips('cdoe', 'code')],
    [0, 1, 1, 1, 1],
  );
  assert.deepEqual([slips('', 'abc'), slips('kitten', 'sitting')], [3, 3]);
});

test('a limit changes nothing but what is over it, either way round', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });
  fc.assert(
    fc.property(word, word, fc.nat(7), (one, other, most) => {
      const all = slipsBetween(one, other, 99) ?? 99;
      assert.equal(slipsBetween(one, other, most), all <= most ? all : undefined);
      assert.equal(slipsBetween(other, one, 99), all);
    }),
  );
});
