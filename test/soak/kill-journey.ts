/** The journey under kills for as long as one likes: `node test/soak/kill-journey.ts [cycles of 10 kills]`. At any moment; prints every round. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killJourney, type Victim } from '../kill/journey-rounds.ts';

/** A connector is back sooner than a cloud, and has more to lose: what it holds and what it has begun. */
const connectors: readonly Victim[] = ['connector', 'connector', 'connector', 'connector'];
const cycle: readonly Victim[] = ['cloud', ...connectors, 'both', ...connectors];
const cycles = Number(process.argv[2] ?? 100);
const folder = mkdtempSync(join(tmpdir(), 'ledgerline-journey-'));
const began = performance.now();
const victims = Array.from({ length: cycles }, () => cycle).flat();
const figures = await killJourney({ folder, victims, isAtAnyMoment: true, chance: Math.random, told: console.log });
console.log(JSON.stringify({ ...figures, seconds: Math.round((performance.now() - began) / 1000) }));
rmSync(folder, { recursive: true });
