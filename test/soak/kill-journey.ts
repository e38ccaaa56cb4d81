/** The journey under kills for as long as one likes: `node test/soak/kill-journey.ts [cycles of 10 kills]`. At any moment; prints every round. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killJourney } from '../kill/journey-rounds.ts';

const cycles = Number(process.argv[2] ?? 100);
const folder = mkdtempSync(join(tmpdir(), 'ledgerline-journey-'));
const began = performance.now();
const figures = await killJourney({ folder, cycles, isAtAnyMoment: true, chance: Math.random, told: console.log });
console.log(JSON.stringify({ ...figures, seconds: Math.round((performance.now() - began) / 1000) }));
rmSync(folder, { recursive: true });
