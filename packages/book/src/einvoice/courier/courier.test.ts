import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MUTANTS } from '../../../conformance/myinvois/mutants.ts';
import { carriedOffice, type Outcome, simulate } from '../../../conformance/myinvois/simulation.ts';

const office = carriedOffice();
const sum = (outcomes: readonly Outcome[], count: (one: Outcome) => number): number =>
  outcomes.reduce((total, one) => total + count(one), 0);

test('without faults a batch is one submit, and nothing is searched', () => {
  const outcome = simulate(office, 1, { documents: 5, faults: 0 });
  assert.deepEqual(
    [outcome.submits, outcome.searches, outcome.batches, outcome.apart, outcome.neverArrived, outcome.isSettled],
    [1, 0, 1, [], 0, true],
  );
});

/** `npm run soak:einvoice` plays thousands. */
const SEEDS = 30;

test('no document is Valid twice and none is lost, whatever faults and deaths there are', () => {
  const outcomes = Array.from({ length: SEEDS }, (_, seed) => ({ seed, ...simulate(office, seed + 10) }));
  const wrong = outcomes.filter(({ validTwice, apart, isSettled }) => validTwice.length > 0 || apart.length > 0 || !isSettled);
  assert.deepEqual(wrong, []);
  assert.ok(sum(outcomes, ({ deaths }) => deaths) > 10, 'the seeds have deaths');
  assert.ok(sum(outcomes, ({ searches }) => searches) > 20, 'and doubts');
});

const SEEDS_MAX = 80;
/** Where the search begins for mutants that few seeds show; a change of the simulation moves the seed, and the search then goes on. */
const SEARCHED_FROM: Readonly<Record<string, number>> = {
  'forgets over a death that something may have been sent': 62,
  'believes one early search': 35,
  'gives a document a new issue time when it sends it again': 35,
};

for (const [rule, mutant] of Object.entries(MUTANTS))
  test(`the comparison finds a courier that ${rule}`, () => {
    const broken = carriedOffice();
    const from = SEARCHED_FROM[rule] ?? 10;
    const wrong = Array.from({ length: SEEDS_MAX }, (_, seed) => seed + from).find((seed) => {
      const { validTwice, apart } = simulate(broken, seed, { mutant: mutant() });
      return validTwice.length > 0 || apart.length > 0;
    });
    assert.notEqual(wrong, undefined);
  });
