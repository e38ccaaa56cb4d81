/**
 * `node test/soak/gnucash-watch.ts [seeds] [edits]`: a person edits GnuCash books at random while the driver watches them, 20 seeds of 150
 * edits in each format by default. Then the same person beside a reader that locks the file, which must lose edits.
 */

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isReady, PYTHON } from '../debian-packages.ts';
import { differing, Person, readsOf, smallBook, WATCH_FORMATS, WatchingDriver, watchRound } from '../gnucash/watch-rounds.ts';

const seeds = Number(process.argv[2] ?? 20);
const edits = Number(process.argv[3] ?? 150);
const STEPS = 3;
const PAUSE_SECONDS = 0.05;

/** What a careless watcher would do: it holds SQLite's ordinary lock of readers again and again. */
const LOCKING_READER = `
import sqlite3, sys, time
print("reading", flush=True)
while True:
    connection = sqlite3.connect(f"file:{sys.argv[1]}?mode=ro", uri=True, isolation_level=None)
    try:
        connection.execute("BEGIN")
        connection.execute("SELECT count(*) FROM splits").fetchone()
        time.sleep(0.3)
        connection.execute("COMMIT")
    except sqlite3.DatabaseError:
        pass
    connection.close()
`;

async function lostBesideALock(place: string): Promise<number> {
  const settings = smallBook(place, 'sqlite3');
  const person = await Person.open('sqlite3', settings, 1, PAUSE_SECONDS);
  const reader = spawn(PYTHON, ['-c', LOCKING_READER, String(settings.book)], { stdio: ['ignore', 'pipe', 'ignore'] });
  await new Promise((resolve) => reader.stdout.once('data', resolve));
  const { reads } = await person.edit(edits);
  reader.kill('SIGKILL');
  await person.close();
  // GnuCash could not even remove its own lock.
  const file = new DatabaseSync(String(settings.book));
  file.exec('DELETE FROM gnclock');
  file.close();
  return differing(reads, await readsOf('sqlite3', settings)).length;
}

if (!isReady('gnucash')) process.exit(1);
const folder = mkdtempSync(join(tmpdir(), 'ledgerline-watch-soak-'));
try {
  let faults = 0;
  for (const format of WATCH_FORMATS) {
    const sum = { format, seeds, edits: 0, told: 0, missed: 0, invented: 0, lost: 0 };
    for (let seed = 1; seed <= seeds; seed += 1) {
      const place = join(folder, `${format}-${seed}`);
      const again = async (driver: WatchingDriver): Promise<WatchingDriver> => {
        await driver.kill();
        const next = await WatchingDriver.start({ book: join(place, 'shop.gnucash'), currency: 'MYR' }, join(place, 'state'));
        next.cursor = driver.cursor;
        return next;
      };
      const editsPerStep = Math.ceil(edits / STEPS);
      const figures = await watchRound({
        folder: place,
        format,
        seed,
        steps: STEPS,
        editsPerStep,
        pauseSeconds: PAUSE_SECONDS,
        between: again,
      });
      sum.edits += figures.edits;
      sum.told += figures.told;
      sum.missed += figures.missed.length;
      sum.invented += figures.invented.length;
      sum.lost += figures.lost;
      if (figures.missed.length + figures.invented.length + figures.lost > 0)
        console.error(JSON.stringify({ format, seed, figures }));
    }
    faults += sum.missed + sum.invented + sum.lost;
    console.log(JSON.stringify(sum));
  }
  const lost = await lostBesideALock(join(folder, 'locked'));
  console.log(JSON.stringify({ besideALockingReader: { lost } }));
  process.exitCode = faults === 0 && lost > 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}
