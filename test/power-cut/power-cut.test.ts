import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { CutDisk, whyNoCuts } from './cut-disk.ts';

/** Ends by a kill, with all rows written. */
const WRITER = `
  const db = new (require('node:sqlite').DatabaseSync)(process.argv[1]);
  db.exec('PRAGMA journal_mode = WAL; CREATE TABLE entry (id INTEGER) STRICT; PRAGMA wal_checkpoint(TRUNCATE)');
  db.exec('PRAGMA synchronous = ' + process.argv[2]);
  for (let id = 0; id < 20; id += 1) db.exec('INSERT INTO entry VALUES (' + id + ')');
  console.log('written');
  setInterval(() => {}, 1000);
`;

/** How many of 20 rows are left, each written in a transaction of its own. */
async function rowsAfterCut(disk: CutDisk, synchronous: 'FULL' | 'OFF'): Promise<number> {
  const file = join(disk.mountPoint, `${synchronous}.db`);
  const writer = spawn(process.execPath, ['-e', WRITER, file, synchronous], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(writer, 'exit');
  await once(writer.stdout, 'data');
  writer.kill('SIGKILL');
  await ended;
  await disk.cut();
  const db = new DatabaseSync(file);
  const row = db.prepare('SELECT count(*) AS count FROM entry').get();
  db.close();
  return Number(row?.count);
}

test('a power cut takes the rows of a database that syncs nothing, and none of one that syncs', {
  skip: await whyNoCuts(),
}, async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'ledgerline-power-cut-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const disk = new CutDisk({ folder, seed: 1, arrivePercent: 0 });
  await disk.mount();
  try {
    assert.equal(await rowsAfterCut(disk, 'FULL'), 20);
    assert.equal(await rowsAfterCut(disk, 'OFF'), 0);
  } finally {
    await disk.unmount();
  }
});
