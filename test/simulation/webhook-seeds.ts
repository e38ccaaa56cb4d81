/** Runs the scenario of webhooks for many seeds. */

import type { DirectFile } from '../../packages/cloud/testing/direct-file.ts';
import { openDatabase } from './database.ts';
import type { WebhookMutant } from './webhook-mutant.ts';
import { WebhookScenario } from './webhook-scenario.ts';

export interface WebhookSeeds {
  readonly from: number;
  readonly count: number;
  readonly mutant: WebhookMutant | null;
  /** Ends with the first violation. */
  readonly isForOne: boolean;
}

export interface WebhookReport {
  readonly deliveries: number;
  readonly broken: readonly { readonly seed: number; readonly violations: readonly string[] }[];
}

/** One database for all seeds: prepared statements are worth more than a fresh one. */
let shared: DirectFile | undefined;

function database(): DirectFile {
  shared ??= openDatabase();
  return shared;
}

export async function runWebhookSeeds({ from, count, mutant, isForOne }: WebhookSeeds): Promise<WebhookReport> {
  const broken: { seed: number; violations: readonly string[] }[] = [];
  let deliveries = 0;
  for (let seed = from; seed < from + count; seed += 1) {
    const run = await new WebhookScenario(database(), seed, mutant).run();
    deliveries += run.deliveries;
    if (run.violations.length > 0) broken.push({ seed, violations: run.violations });
    if (isForOne && broken.length > 0) break;
  }
  return { deliveries, broken };
}
