import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after } from 'node:test';
import { exerciseErasureOfTables } from '../../conformance/erasure.ts';
import { openRecordedStore } from '../../conformance/recorded-store.ts';
import { World } from '../../conformance/world.ts';

const folder = mkdtempSync(join(tmpdir(), 'ledgerline-erasure-'));
const path = join(folder, 'erasure.db');
const world = new World(openRecordedStore(path));
after(async () => {
  await world.store.close();
  rmSync(folder, { recursive: true });
});

async function readTables() {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    const names = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name").all();
    return new Map(names.map(({ name }) => [String(name), database.prepare(`SELECT * FROM ${name}`).all()]));
  } finally {
    database.close();
  }
}

exerciseErasureOfTables(() => world, readTables);
