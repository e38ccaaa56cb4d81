import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { killRounds } from './kill-rounds.ts';

const folder = mkdtempSync(join(tmpdir(), 'kill-e-invoices-'));
after(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }));

/** `npm run soak:einvoice-kills` kills as often as requested. */
const KILLS = 5;

test('a process that is killed while e-invoices leave it sends none twice, loses none, and keeps its results', async () => {
  let seed = 7;
  const chance = (): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed / 2_147_483_648;
  };
  const figures = await killRounds({ folder, kills: KILLS, chance });
  console.log(figures);
  assert.deepEqual([figures.validTwice, figures.apart, figures.changedResults], [[], [], []]);
  assert.ok(figures.documents >= KILLS && figures.faults > 0);
});
