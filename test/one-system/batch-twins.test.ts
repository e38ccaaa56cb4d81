import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BatchTwins } from './batch-twins.ts';

/** `npm run soak:batch` compares 500. */
const SEEDS = 12;

test(`over ${SEEDS} seeds a batch leaves the same rows as its commands one by one`, async () => {
  const twins = await BatchTwins.open();
  try {
    for (let seed = 1; seed <= SEEDS; seed += 1) await twins.compare(seed);
    for (const way of ['accepted', 'command_id_reused', 'external_id_taken', 'link_pending'])
      assert.ok(twins.answers.has(way), `no command was ${way}`);
  } finally {
    await twins.close();
  }
});
