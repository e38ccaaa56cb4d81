import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { killRounds } from './kill-rounds.ts';

/** The last one while it opens. test/soak/kill-cloud.ts kills as often as requested. */
const KILLS = 6;

test('killed 6 times under load, the store has every command and result that it acknowledged', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'ledgerline-kill-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const figures = await killRounds({ path: join(folder, 'cloud.db'), rounds: KILLS, chance: Math.random });
  t.diagnostic(JSON.stringify(figures));
  assert.equal(figures.kills, KILLS);
  assert.ok(figures.accepted > 300 && figures.finished > 30, 'the store was under load');
});
