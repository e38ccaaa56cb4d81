/** Webhooks under kills: `node test/soak/kill-webhooks.ts [kills, 30 by default] [commands a round]`. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killWebhooks } from '../kill/webhook-rounds.ts';

const [kills = 30, commandsARound = 200] = process.argv.slice(2).map(Number);
const folder = mkdtempSync(join(tmpdir(), 'ledgerline-webhooks-'));
const began = performance.now();
const figures = await killWebhooks({ folder, kills, commandsARound, chance: Math.random });
console.log(JSON.stringify({ kills, ...figures, seconds: Math.round((performance.now() - began) / 1000) }));
rmSync(folder, { recursive: true });
