/** `node test/soak/gnucash.ts [kills]`: kills the GnuCash driver, the connector or both that often, 40 times by default. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isReady } from '../debian-packages.ts';
import { makeBook } from '../gnucash/books.ts';
import { faultsOf, killRounds, type Victim } from '../gnucash/kill-rounds.ts';
import { GnuCashSystem } from '../gnucash/system.ts';

const count = Number(process.argv[2] ?? 40);
const cycle: readonly Victim[] = ['driver', 'connector', 'both', 'driver'];
const victims = Array.from({ length: count }, (_, round) => cycle[round % cycle.length] ?? 'driver');

if (!isReady('gnucash')) process.exit(1);
const folder = mkdtempSync(join(tmpdir(), 'ledgerline-gnucash-soak-'));
const file = join(folder, 'SOAK.gnucash');
const system = await GnuCashSystem.start(folder, [
  { companyId: 'SOAK', driver: 'external', settings: makeBook(file, 'sqlite3') },
]);
try {
  const figures = await killRounds({ system, companyId: 'SOAK', file, victims, chance: Math.random });
  const faults = faultsOf(figures);
  const failed = [...figures.ends.values()].filter(({ status }) => status === 'failed').length;
  console.log(
    JSON.stringify({
      kills: figures.kills,
      sent: figures.ends.size,
      posted: figures.file.posted.length,
      notApplied: failed,
      faults,
    }),
  );
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  await system.stop();
  await system.cloud.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}
