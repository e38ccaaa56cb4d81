/** `node test/soak/gnucash.ts [kills]`: kills the GnuCash driver, the connector or both that often, 40 times by default. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isReady } from '../debian-packages.ts';
import { faultsOf, killRounds, told, victimsOf } from '../driver-kit/kill-rounds.ts';
import { makeBook } from '../gnucash/books.ts';
import { KILLED } from '../gnucash/kill-rounds.ts';
import { GnuCashSystem } from '../gnucash/system.ts';

const victims = victimsOf(Number(process.argv[2] ?? 40));

if (!isReady('gnucash')) process.exit(1);
const folder = mkdtempSync(join(tmpdir(), 'ledgerline-gnucash-soak-'));
const file = join(folder, 'SOAK.gnucash');
const system = await GnuCashSystem.start(folder, [
  { companyId: 'SOAK', driver: 'external', settings: makeBook(file, 'sqlite3') },
]);
try {
  const figures = await killRounds(KILLED, { system, companyId: 'SOAK', file, victims, chance: Math.random });
  const faults = faultsOf(KILLED, figures);
  console.log(told(figures, faults));
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  await system.stop();
  await system.cloud.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}
