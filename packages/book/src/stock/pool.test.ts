import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decimalOf } from '@ledgerline/catalog/decimal';
import { type Layers, Pool } from './pool.ts';
import { costOfText, costText, type UnitCost, worthAt } from './unit-cost.ts';

const units = (count: number) => decimalOf(count);
const average = (quantity: number, value: bigint) => new Pool(units(quantity), value, null);
const layered = (...layers: Layers) =>
  new Pool(
    layers.reduce((sum, [quantity]) => sum + decimalOf(quantity), 0n),
    layers.reduce((sum, [, value]) => sum + BigInt(value), 0n),
    layers,
  );
const unasked = (): UnitCost => {
  throw new Error('The pool knows its cost.');
};
const at = (cost: string) => (): UnitCost => costOfText(cost);

test('weighted average: a part leaves at its share of the value, and the last units with all that is left', () => {
  const pool = average(3, 1000n);
  assert.deepEqual(
    [1, 1, 1].map((count) => pool.take(units(count), unasked)),
    [333n, 334n, 333n],
  );
  assert.deepEqual([pool.quantity, pool.value, pool.isLayered, pool.layerCount, pool.layers()], [0n, 0n, false, 0, null]);
});

test('first in first out: whole layers leave with their value, part of one at its share, and no empty layer stays', () => {
  const pool = layered(['3', '1000'], ['2', '1600'], ['1', '500']);
  assert.deepEqual([pool.isLayered, pool.layerCount], [true, 3]);
  assert.equal(pool.take(units(1), unasked), 333n);
  assert.deepEqual(pool.layers(), [
    ['2', '667'],
    ['2', '1600'],
    ['1', '500'],
  ]);
  assert.equal(pool.take(units(2), unasked), 667n);
  assert.deepEqual([pool.layerCount, pool.quantity, pool.value], [2, units(3), 2100n]);
  assert.equal(pool.take(units(2.5), unasked), 1850n);
  assert.deepEqual(pool.layers(), [['0.5', '250']]);
});

test('units that are not there leave at the cost of the newest layer, at the average, or at the cost that is given to an empty pool', () => {
  const newest = layered(['1', '500'], ['1', '600'], ['1', '900']);
  assert.equal(newest.take(units(5), unasked), 500n + 600n + 900n + 2n * 900n);
  assert.deepEqual([newest.quantity, newest.value, newest.layers()], [units(-2), -1800n, []]);
  const mean = average(4, 2600n);
  assert.equal(mean.take(units(6), unasked), 2600n + 1300n);
  // Two more leave at the cost of the two that are missing, and not at a new one.
  assert.equal(mean.take(units(2), unasked), 1300n);
  assert.deepEqual([mean.quantity, mean.value], [units(-4), -2600n]);
  for (const empty of [average(0, 0n), layered()]) {
    assert.equal(empty.take(units(3), at('2.5')), 750n);
    assert.deepEqual([empty.quantity, empty.value], [units(-3), -750n]);
  }
});

test('a receipt that covers a shortage returns the difference to the cost at which the units left; the rest makes a layer', () => {
  const cured = layered();
  cured.take(units(4), at('5'));
  assert.equal(cured.add(units(3), 1800n), 300n);
  assert.deepEqual([cured.quantity, cured.value, cured.layers()], [units(-1), -500n, []]);
  assert.equal(cured.add(units(1), 700n), 200n);
  assert.deepEqual([cured.quantity, cured.value, cured.layers()], [0n, 0n, []]);
  cured.take(units(1), at('5'));
  assert.equal(cured.add(units(3), 1200n), -100n);
  assert.deepEqual([cured.quantity, cured.value, cured.layers()], [units(2), 800n, [['2', '800']]]);
  assert.equal(cured.add(units(1), 350n), 0n);
  assert.deepEqual([cured.value, cured.layerCount], [1150n, 2]);
});

test('a new cost is spread over the layers by quantity to the last sen', () => {
  const pool = layered(['1', '100'], ['1', '100'], ['1', '100']);
  assert.equal(pool.revalue(costOfText('10/3')), 700n);
  assert.deepEqual(pool.layers(), [
    ['1', '333'],
    ['1', '334'],
    ['1', '333'],
  ]);
  assert.deepEqual([pool.value, pool.worthOf(units(2))], [1000n, 667n]);
  assert.equal(average(0, 0n).worthOf(units(2)), null);
});

test('the cost of a box is kept as it was stated, so that only the value of the goods is rounded', () => {
  assert.deepEqual([costText(decimalOf('7.03'), decimalOf(12)), costText(decimalOf('7.03'), decimalOf(1))], ['7.03/12', '7.03']);
  assert.equal(worthAt(costOfText('7.03/12'), units(60)), 3515n);
  assert.equal(worthAt(costOfText('7.03'), units(60)), 42180n);
});
