/** `npm run soak:import -- 5000 20`: an import of that many rows, killed that often, with each row in the book once. */

import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bookedRows, importWithKills, invoiceFile } from '../client/killed-import.ts';
import { runProgram } from '../client/program.ts';
import { openSandbox, startSystem } from '../running-system.ts';

const [rows = 5000, kills = 20] = process.argv.slice(2).map(Number);
const folder = mkdtempSync(join(tmpdir(), 'killed-import-'));
const system = await startSystem({ RATE_LIMIT_PER_MINUTE: '0' });
try {
  const { tenantKey, connectorId } = await openSandbox(system);
  const settings = {
    XDG_CONFIG_HOME: folder,
    LEDGERLINE_URL: system.baseUrl,
    LEDGERLINE_API_KEY: tenantKey,
    LEDGERLINE_CONNECTOR: connectorId,
    LEDGERLINE_COMPANY: 'BLANK',
  };
  const path = join(folder, 'invoices.csv');
  invoiceFile(path, 'Soak', rows);
  const startedAt = performance.now();
  await importWithKills(path, { kills, settings, seed: 11 });
  const booked = await bookedRows((parameters) => runProgram(parameters, { env: settings, cwd: folder }), 'Soak');
  assert.deepEqual(
    booked,
    Array.from({ length: rows }, (_, index) => index + 1),
  );
  console.log(
    `${rows} rows once each and in order after ${kills} kills, ${Math.round((performance.now() - startedAt) / 1000)} s`,
  );
} finally {
  await system.stop();
  rmSync(folder, { recursive: true, force: true });
}
