import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changeMutants } from './change-mutant.ts';
import { runChangeSeeds } from './change-seeds.ts';

/** `npm run simulate -- --changes` runs thousands. */
const SEEDS = 12;
/** Every mutant shows itself within so many. */
const SEEDS_PER_MUTANT = 20;

test(`over ${SEEDS} seeds each change is in the feed once and in order, or is in a gap that the feed tells`, async () => {
  const { changes, broken } = await runChangeSeeds({ from: 1, count: SEEDS, mutant: null, isForOne: false });
  assert.deepEqual(broken, [], 'run one again with: npm run simulate -- --changes --seed <seed>');
  assert.ok(changes > SEEDS * 5);
});

for (const mutant of changeMutants) {
  test(`the simulation notices when this does not hold: ${mutant.rule}`, async () => {
    const { broken } = await runChangeSeeds({ from: 1, count: SEEDS_PER_MUTANT, mutant, isForOne: true });
    assert.equal(broken.length, 1, `${mutant.name} was not noticed`);
  });
}
