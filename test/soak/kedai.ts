/**
 * `npm run soak:kedai -- 40 --seed 1`: kills the driver of Kedai that often in each edition, and then the driver, the connector or both behind a
 * cloud. The seed chooses the moments.
 */

import { parseArgs } from 'node:util';
import { Chance } from '../../packages/book/conformance/chance.ts';
import { isReady } from '../debian-packages.ts';
import { faultsOf, killRounds as systemRounds, told, victimsOf } from '../driver-kit/kill-rounds.ts';
import { GnuCashSystem } from '../gnucash/system.ts';
import { EDITIONS, type Edition, Kedai } from '../kedai/kedai.ts';
import { killRounds } from '../kedai/kill-rounds.ts';
import { killableCompany, killSubject } from '../kedai/system-kills.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { seed: { type: 'string' } } });
const count = Number(positionals[0] ?? 40);
const seed = Number(values.seed ?? Date.now() % 1_000_000);

if (!isReady('mono')) process.exit(1);
const kedai = new Kedai();
const chance = new Chance(seed);
const fraction = (): number => chance.fraction();

async function killDriver(edition: Edition): Promise<readonly string[]> {
  const { answered, ...figures } = await killRounds(kedai, kedai.company(`driver-${edition}`, edition), count, fraction);
  console.log(JSON.stringify({ edition, ...figures, saved: answered.size }));
  return figures.faults;
}

async function killAny(edition: Edition): Promise<readonly string[]> {
  const company = killableCompany(kedai, `SYSTEM-${edition}`, edition);
  const system = await GnuCashSystem.start(kedai.folder, [company]);
  try {
    const options = { system, companyId: company.companyId, file: company.file, victims: victimsOf(count), chance: fraction };
    const figures = await systemRounds(killSubject, options);
    const faults = faultsOf(killSubject, figures);
    console.log(edition, told(figures, faults));
    return faults;
  } finally {
    await system.stop();
    await system.cloud.stop();
  }
}

console.log(`seed ${seed}`);
try {
  const faults: string[] = [];
  for (const edition of EDITIONS) faults.push(...(await killDriver(edition)), ...(await killAny(edition)));
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  await kedai.remove();
}
