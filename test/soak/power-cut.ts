/**
 * Power cuts for as long as one likes: `node test/soak/power-cut.ts [cuts]`. Cloud, connector and books are on a disk that loses what was
 * not synced. `--arrive 0` keeps none of the unsynced blocks, and `--seed 1` draws the same ones again. With `--mistake` the databases
 * sync nothing, which must fail.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { whyNoCuts } from '../power-cut/cut-disk.ts';
import { cutJourney } from '../power-cut/power-cuts.ts';

const reason = await whyNoCuts();
if (reason) throw new Error(reason);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    arrive: { type: 'string', default: '50' },
    seed: { type: 'string', default: '1' },
    mistake: { type: 'boolean', default: false },
  },
});
const folder = mkdtempSync(join(tmpdir(), 'ledgerline-power-cut-'));
const began = performance.now();
const figures = await cutJourney({
  folder,
  victims: Array.from({ length: Number(positionals[0] ?? 200) }, () => 'both' as const),
  isAtAnyMoment: true,
  chance: Math.random,
  seed: Number(values.seed),
  arrivePercent: Number(values.arrive),
  told: console.log,
  ...(values.mistake && { mistake: join(import.meta.dirname, '../power-cut/unsynced.ts') }),
});
console.log(JSON.stringify({ ...figures, seconds: Math.round((performance.now() - began) / 1000) }));
rmSync(folder, { recursive: true });
