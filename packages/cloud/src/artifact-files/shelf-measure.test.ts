import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ShelfMeasure } from './shelf-measure.ts';

test('the first look counts every shelf, later ones a part at a time, until all that came and went is known', async () => {
  const sizes = new Map<string, number>();
  let counted = 0;
  const measure = new ShelfMeasure(async (shelf) => {
    counted += 1;
    return { bytes: (sizes.get(shelf) ?? 0) * 10, files: sizes.get(shelf) ?? 0 };
  });
  const look = () => measure.look(new AbortController().signal);
  sizes.set('00', 1).set('ff', 2);
  assert.deepEqual(await look(), { bytes: 30, files: 3 });
  assert.equal(counted, 256);
  sizes.set('00', 5).set('10', 1).set('ff', 0);
  assert.equal((await look()).files, 7);
  assert.equal((await look()).files, 8);
  for (let looks = 0; looks < 14; looks += 1) await look();
  assert.deepEqual(await measure.look(AbortSignal.abort()), { bytes: 60, files: 6 });
  assert.equal(counted, 512);
});
