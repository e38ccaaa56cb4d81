import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { killJourney } from './journey-rounds.ts';

/** The soak test kills as often as requested. */
const VICTIMS = ['connector', 'cloud', 'both'] as const;

test('killed 3 times under a load of writes, the cloud, the connector or both: every 202 is in its book once and in order, every command has ended, the books balance', {
  timeout: 900_000,
}, async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'ledgerline-journey-'));
  t.after(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }));
  // While commands are in hand in every book; the soak test kills at any moment.
  const figures = await killJourney({ folder, victims: VICTIMS, isAtAnyMoment: false, chance: Math.random });
  t.diagnostic(JSON.stringify(figures));
  assert.deepEqual(figures.kills, { cloud: 1, connector: 1, both: 1 });
  assert.ok(figures.accepted >= 18 && figures.applied > 14, 'the system was under load');
  assert.ok(figures.carriedOn > 1, 'connectors were killed with work in hand');
});
