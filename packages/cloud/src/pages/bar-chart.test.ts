import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { barChart, lineStep } from './bar-chart.ts';

test('four lines hold the highest bar, and no fewer than one command apart', () => {
  assert.deepEqual(
    [0, 1, 4, 5, 8, 9, 20, 21, 94, 401].map((highest) => lineStep(highest)),
    [1, 1, 1, 2, 2, 5, 5, 10, 50, 200],
  );
  assert.equal(lineStep(9_000, [1, 2, 2.5, 5]), 2_500);
  fc.assert(fc.property(fc.nat(), (highest) => lineStep(highest) * 4 >= highest));
});

test('bars of a column are side by side on the base line, as high as their values, and nothing is drawn for nothing', () => {
  const { text } = barChart({
    format: { name: 'wide', width: 720 },
    left: 20,
    label: 'All & more',
    step: 10,
    lineText: String,
    barShare: 0.5,
    columns: [
      { title: 'one', label: 'Jan', bars: [[{ kind: 'before', value: 20 }], [{ kind: 'done', value: 40 }]] },
      { title: 'none', label: null, bars: [[{ kind: 'before', value: 0 }], [{ kind: 'done', value: -3 }]] },
    ],
  });
  const bars = [...text.matchAll(/<rect class="(?:before|done)" x="([^"]+)" y="([^"]+)" width="([^"]+)" height="([^"]+)"/g)];
  assert.deepEqual(
    bars.map(([, ...numbers]) => numbers.map(Number)),
    [
      [107.5, 86, 86.5, 74],
      [195, 12, 86.5, 148],
    ],
  );
  assert.match(text, /aria-label="All &amp; more"/);
  assert.deepEqual(
    [...text.matchAll(/text-anchor="middle">([^<]*)</g)].map(([, label]) => label),
    ['Jan'],
  );
});
