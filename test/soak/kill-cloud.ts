/** The kill test for as long as one likes: `node test/soak/kill-cloud.ts [rounds]`. Prints every round. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killRounds } from '../kill/kill-rounds.ts';

const rounds = Number(process.argv[2] ?? 500);
const folder = mkdtempSync(join(tmpdir(), 'ledgerline-kill-'));
const began = performance.now();
const figures = await killRounds({ path: join(folder, 'cloud.db'), rounds, chance: Math.random, told: console.log });
console.log(JSON.stringify({ ...figures, seconds: Math.round((performance.now() - began) / 1000) }));
rmSync(folder, { recursive: true });
