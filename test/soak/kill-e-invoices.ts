/** Kills the process of a book while e-invoices leave it, for as many rounds as you like: `npm run soak:einvoice-kills -- 40`. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killRounds } from '../myinvois/kill-rounds.ts';

const folder = mkdtempSync(join(tmpdir(), 'soak-e-invoices-'));
const figures = await killRounds({ folder, kills: Number(process.argv[2] ?? 40), chance: Math.random });
console.log(figures);
rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
process.exitCode = figures.validTwice.length + figures.apart.length + figures.changedResults.length === 0 ? 0 : 1;
