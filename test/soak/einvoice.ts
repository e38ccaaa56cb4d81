/** Thousands of runs of the e-invoice courier against the stand-in, with faults and deaths: `npm run soak:einvoice -- 2000`. */

import { carriedOffice, type Outcome, simulate } from '../../packages/book/conformance/myinvois/simulation.ts';

const SEEDS_PER_BOOK = 200;
const seeds = Number(process.argv[2] ?? 2000);
const totals = {
  seeds: 0,
  documents: 0,
  deaths: 0,
  submits: 0,
  searches: 0,
  batches: 0,
  validTwice: 0,
  apart: 0,
  neverArrived: 0,
  unsettled: 0,
};

const add = (outcome: Outcome): void => {
  totals.seeds += 1;
  for (const name of ['documents', 'deaths', 'submits', 'searches', 'batches', 'neverArrived'] as const)
    totals[name] += outcome[name];
  totals.validTwice += outcome.validTwice.length;
  totals.apart += outcome.apart.length;
  totals.unsettled += outcome.isSettled ? 0 : 1;
};

let office = carriedOffice();
for (let seed = 0; seed < seeds; seed += 1) {
  if (seed % SEEDS_PER_BOOK === SEEDS_PER_BOOK - 1) office = carriedOffice();
  const outcome = simulate(office, seed);
  if (outcome.apart.length > 0 || !outcome.isSettled) console.log(`seed ${seed}`, outcome);
  add(outcome);
}
console.log(totals);
process.exitCode = totals.validTwice + totals.apart + totals.unsettled === 0 ? 0 : 1;
