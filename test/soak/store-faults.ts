/**
 * Soaks the embedded store: `--seeds 100` damages its files that often in every way there is, and runs the conformance suite on
 * a failing disk for every tenth seed; `--from 1` is the first seed. Ends at the first result that is neither an error nor true.
 */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { acknowledge, damageNames, judge } from '../faults/damaged-files.ts';

const { values } = parseArgs({ options: { seeds: { type: 'string', default: '100' }, from: { type: 'string', default: '1' } } });
const SUITE_EVERY = 10;

const folder = mkdtempSync(join(tmpdir(), 'ledgerline-soak-faults-'));
const suite = new URL('../faults/conformance.ts', import.meta.url).pathname;
const tally: Record<string, number> = {};
try {
  const acknowledged = await acknowledge(folder, 120);
  const first = Number(values.from);
  for (let seed = first; seed < first + Number(values.seeds); seed += 1) {
    for (const name of damageNames) {
      const { kind } = await judge(acknowledged, name, seed);
      tally[`${name}: ${kind}`] = (tally[`${name}: ${kind}`] ?? 0) + 1;
    }
    if (seed % SUITE_EVERY !== 0) continue;
    const faults = new URL(`../faults/sqlite-faults.ts?seed=${seed}&share=15`, import.meta.url).href;
    const { status, stdout } = spawnSync(process.execPath, ['--import', faults, suite], { encoding: 'utf8' });
    if (status !== 0) throw new Error(`The suite fails with seed ${seed}.\n${stdout}`);
  }
} finally {
  rmSync(folder, { recursive: true });
}
for (const [outcome, count] of Object.entries(tally).sort()) console.log(`${outcome} ${count}`);
