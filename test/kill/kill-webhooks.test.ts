import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { killWebhooks } from './webhook-rounds.ts';

test('killed twice while commands end, the cloud sends every event to every receiver that is there, in order where that is wanted', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'ledgerline-webhooks-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const figures = await killWebhooks({ folder, kills: 2, commandsARound: 40, chance: Math.random });
  t.diagnostic(JSON.stringify(figures));
  assert.equal(figures.finished, 80);
});
