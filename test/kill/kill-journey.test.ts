import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { whyNoCuts } from '../power-cut/cut-disk.ts';
import { cutJourney } from '../power-cut/power-cuts.ts';
import { killJourney } from './journey-rounds.ts';

/** A connector is back sooner than a cloud, and has more to lose. The soak tests kill and cut as often as requested. */
const VICTIMS = ['cloud', 'connector', 'both', 'connector', 'both', 'connector'] as const;

test('killed 6 times under a load of writes, both together by a power cut: every 202 is in its book once and in order, every command has ended, the books balance', {
  timeout: 900_000,
}, async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'ledgerline-journey-'));
  t.after(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }));
  // While commands are in hand in every book; the soak test kills at any moment.
  const options = { folder, victims: VICTIMS, isAtAnyMoment: false, chance: Math.random };
  const reason = await whyNoCuts();
  if (reason) t.diagnostic(`${reason} Both are killed only.`);
  const figures = await (reason ? killJourney(options) : cutJourney({ ...options, seed: 1, arrivePercent: 50 }));
  t.diagnostic(JSON.stringify(figures));
  assert.deepEqual(figures.kills, { cloud: 1, connector: 3, both: 2 });
  assert.ok(figures.accepted >= 60 && figures.applied > 50, 'the system was under load');
  assert.ok(figures.carriedOn > 5, 'connectors were killed with work in hand');
});
