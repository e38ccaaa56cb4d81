import assert from 'node:assert/strict';
import { test } from 'node:test';
import { webhookMutants } from './webhook-mutant.ts';
import { runWebhookSeeds } from './webhook-seeds.ts';

/** `npm run simulate -- --webhooks` runs thousands. */
const SEEDS = 12;
/** Every mutant shows itself within so many. */
const SEEDS_PER_MUTANT = 25;

test(`over ${SEEDS} seeds every event is delivered or given up, with one id, in order where that is wanted, and no endpoint waits for another`, async () => {
  const { deliveries, broken } = await runWebhookSeeds({ from: 1, count: SEEDS, mutant: null, isForOne: false });
  assert.deepEqual(broken, [], 'run one again with: npm run simulate -- --webhooks --seed <seed>');
  assert.ok(deliveries > SEEDS * 10);
});

for (const mutant of webhookMutants) {
  test(`the simulation notices when this does not hold: ${mutant.rule}`, async () => {
    const { broken } = await runWebhookSeeds({ from: 1, count: SEEDS_PER_MUTANT, mutant, isForOne: true });
    assert.equal(broken.length, 1, `${mutant.name} was not noticed`);
  });
}
