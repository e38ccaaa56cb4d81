/** The database of the simulated cloud: the file of the SQLite store in a folder that goes with the process. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DirectFile, NOT_DURABLE } from '../../packages/cloud/testing/direct-file.ts';

export function openDatabase(): DirectFile {
  const folder = mkdtempSync(join(tmpdir(), 'ledgerline-simulation-'));
  const database = new DirectFile(join(folder, 'simulation.db'));
  // Seeds bring only the rows that they are about.
  database.execute(`${NOT_DURABLE}; PRAGMA foreign_keys = OFF`);
  process.once('exit', () => {
    database.close();
    rmSync(folder, { recursive: true });
  });
  return database;
}
