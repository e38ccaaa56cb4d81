import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { killJourney } from './journey-rounds.ts';

/** A connector is back sooner than a cloud, and has more to lose. The soak test kills as often as requested. */
const connectors = ['connector', 'connector'] as const;
const VICTIMS = ['cloud', ...connectors, 'both', ...connectors] as const;

test('killed 6 times under a load of writes, the cloud, the connector or both: every 202 is in its book once and in order, every command has ended, the books balance', {
  timeout: 900_000,
}, async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'ledgerline-journey-'));
  t.after(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }));
  // While commands are in hand in every book; the soak test kills at any moment.
  const figures = await killJourney({ folder, victims: VICTIMS, isAtAnyMoment: false, chance: Math.random });
  t.diagnostic(JSON.stringify(figures));
  assert.deepEqual(figures.kills, { cloud: 1, connector: 4, both: 1 });
  assert.ok(figures.accepted >= 60 && figures.applied > 50, 'the system was under load');
  assert.ok(figures.carriedOn > 7, 'connectors were killed with work in hand');
});
