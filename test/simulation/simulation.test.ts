import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tellAll, tellTogether } from './crew.ts';
import { mutants } from './mutant.ts';
import { tell } from './scenario.ts';

/** Thousands run with `npm run simulate`. */
const SEEDS = 80;
const THREADS = 2;
/** Every mutant shows itself within so many. */
const SEEDS_PER_MUTANT = 2_000;
/** Where the search begins for mutants that few seeds show. A change of the simulation moves the seed; the search then goes on. */
const SEARCHED_FROM: Readonly<Record<string, number>> = {
  'no-run-cap': 3,
  'lease-from-answer': 34,
  'no-start-margin': 28,
  'hand-out-while-leased': 30,
  'no-lease-check': 22,
  'renew-what-ran-out': 47,
  'resume-what-ran-out': 676,
  'no-journal-before-execute': 83,
  'no-wait-for-the-disk': 90,
  'run-again': 132,
  'forget-refusals': 173,
  'start-late-in-the-book': 22,
  'run-behind-what-broke': 60,
  'ignore-leases-of-others': 219,
  'believe-an-earlier-install': 247,
  'send-again-to-another-install': 21,
  'send-again-for-a-full-lease': 33,
  'claim-a-record': 25,
  'requeue-writes': 25,
  'forget-an-earlier-run': 1_067_137,
  'fetch-ahead-of-what-was-lost': 60,
  'fetch-ahead-of-what-was-let-go': 30,
};

test(`over ${SEEDS} seeds no command is lost, none is applied twice, none is misreported and none overtakes another`, async () => {
  const { seeds, broken } = await tellTogether({ from: 1, count: SEEDS, mutant: 'none', isForOne: false }, THREADS);
  assert.deepEqual(broken, [], 'tell one again with: node test/simulate.ts --seed <seed>');
  assert.equal(seeds, SEEDS);
});

for (const { name, rule } of mutants) {
  test(`the simulation notices when this does not hold: ${rule}`, async () => {
    const from = SEARCHED_FROM[name] ?? 1;
    const { broken } = await tellAll({ from, count: SEEDS_PER_MUTANT, mutant: name, isForOne: true });
    assert.equal(broken.length, 1, `${name} was not noticed`);
  });
}

test('a seed runs the same every time', async () => {
  for (const seed of [7, 42, 1_234]) assert.deepEqual(await tell(seed), await tell(seed));
  const mutant = mutants.find(({ name }) => name === 'run-again');
  const from = SEARCHED_FROM['run-again'] ?? 1;
  const failing = await tellAll({ from, count: SEEDS_PER_MUTANT, mutant: 'run-again', isForOne: true });
  const seed = failing.broken[0]?.seed ?? 0;
  assert.deepEqual(await tell(seed, mutant), await tell(seed, mutant));
});
