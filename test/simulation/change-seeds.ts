/** Runs the scenario of changes for many seeds. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DirectFile } from '../../packages/cloud/testing/direct-file.ts';
import type { ChangeMutant } from './change-mutant.ts';
import { ChangeScenario } from './change-scenario.ts';
import { openDatabase } from './database.ts';

export interface ChangeSeeds {
  readonly from: number;
  readonly count: number;
  readonly mutant: ChangeMutant | null;
  /** Ends with the first violation. */
  readonly isForOne: boolean;
}

export interface ChangeSeedsReport {
  readonly changes: number;
  readonly broken: readonly { readonly seed: number; readonly violations: readonly string[] }[];
}

/** One database for all seeds: prepared statements are worth more than a fresh one. */
let shared: DirectFile | undefined;

export async function runChangeSeeds({ from, count, mutant, isForOne }: ChangeSeeds): Promise<ChangeSeedsReport> {
  shared ??= openDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'ledgerline-changes-'));
  const broken: { seed: number; violations: readonly string[] }[] = [];
  let changes = 0;
  try {
    for (let seed = from; seed < from + count; seed += 1) {
      const run = await new ChangeScenario(shared, folder, seed, mutant).run();
      changes += run.changes;
      if (run.violations.length > 0) broken.push({ seed, violations: run.violations });
      if (isForOne && broken.length > 0) break;
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  return { changes, broken };
}
