/** What the GnuCash driver takes to watch a book: the CPU of a scan and of an idle file, and how soon an edit of a person is told. */

import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import type { Payload } from '@ledgerline/catalog';
import { isReady, PYTHON } from '../../test/debian-packages.ts';
import { DRIVER_FOLDER } from '../../test/gnucash/books.ts';
import { smallBook, WatchingDriver } from '../../test/gnucash/watch-rounds.ts';
import { atMost, type Measurement, median } from '../table.ts';

const SIZES = [1_000, 10_000] as const;
const EDITS = 25;
const EDIT_EVERY_MS = 4_000;

/** Scans a book five times and looks at it 200 times without a change; prints seconds of CPU and the memory that the scans took. */
const SCANNER = `
import json, resource, statistics, sys, time
from ledgerline_gnucash.watch.watcher import Watcher
before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
watcher = Watcher(sys.argv[1], "MYR", sys.argv[2])
scans = []
for _ in range(5):
    began = time.process_time()
    watcher._scan()
    scans.append(time.process_time() - began)
began = time.process_time()
for _ in range(200): watcher._look()
print(json.dumps({"scan": statistics.median(scans), "look": (time.process_time() - began) / 200,
  "mebibytes": (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) / 1024}))
`;

/** Has the book open as the window of GnuCash has, and enters a transaction for each line. */
const PERSON = `
import sys
from gnucash import GncNumeric, Session, SessionOpenMode, Split, Transaction
session = Session(f"sqlite3://{sys.argv[1]}", SessionOpenMode.SESSION_NORMAL_OPEN)
book = session.book
accounts = [account for account in book.get_root_account().get_descendants() if account.GetCode() in ("310-1000", "900-1000")]
print("open", flush=True)
for count, line in enumerate(sys.stdin):
    transaction = Transaction(book)
    transaction.BeginEdit()
    transaction.SetCurrency(accounts[0].GetCommodity())
    transaction.SetNum(f"EDIT-{count}")
    transaction.SetDate(1, 11, 2026)
    for account, cents in zip(accounts, (500, -500)):
        split = Split(book)
        split.SetParent(transaction)
        split.SetAccount(account)
        split.SetValue(GncNumeric(cents, 100))
        split.SetAmount(GncNumeric(cents, 100))
    transaction.CommitEdit()
    print("saved", flush=True)
session.end()
`;

export async function measureWatch(folder: string): Promise<readonly Measurement[]> {
  if (!isReady('gnucash')) return [];
  const books = SIZES.map((size) => bookOf(join(folder, `book-${size}`), size));
  const [small, large] = books.map((settings, index) => scan(String(settings.book), join(folder, `scans-${index}`)));
  const delays = await toldAfter(books.at(-1) ?? {}, join(folder, 'state'));
  const p99 = delays.toSorted((one, other) => one - other).at(-1) ?? Number.NaN;
  return [
    { what: `a scan of ${SIZES[0]} transactions, CPU (baseline)`, figure: `${small?.scan.toFixed(3)} s` },
    { what: `a scan of ${SIZES[1]} transactions, CPU`, ...atMost(0.5, large?.scan ?? Number.NaN, 's') },
    {
      what: 'ten times the transactions, CPU of a scan',
      ...atMost(10, (large?.scan ?? Number.NaN) / (small?.scan ?? Number.NaN), 'x', 1),
    },
    { what: `memory that scans of ${SIZES[1]} transactions take`, figure: `${large?.mebibytes.toFixed(0)} MiB` },
    {
      what: 'a look a second at a file that does not change',
      ...atMost(0.001, large?.look ?? Number.NaN, 'of a core', 5),
    },
    { what: `an edit every ${EDIT_EVERY_MS / 1000} s is told, median`, figure: `${(median(delays) / 1000).toFixed(1)} s` },
    { what: `the same, longest of ${EDITS}`, ...atMost(5, p99 / 1000, 's', 1) },
  ];
}

/** A book of the driver with so many transactions more, as GnuCash stores them. */
function bookOf(place: string, count: number): Payload {
  const settings = smallBook(place, 'sqlite3');
  const db = new DatabaseSync(String(settings.book));
  const [from, to] = db.prepare(`SELECT guid FROM accounts WHERE code IN ('310-1000', '900-1000') ORDER BY code`).all();
  const currency = db.prepare(`SELECT guid FROM commodities WHERE mnemonic = 'MYR'`).get();
  db.exec('BEGIN');
  const transaction = db.prepare(
    'INSERT INTO transactions (guid, currency_guid, num, post_date, enter_date, description) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const split = db.prepare(
    `INSERT INTO splits (guid, tx_guid, account_guid, memo, action, reconcile_state, value_num, value_denom, quantity_num, quantity_denom)
     VALUES (?, ?, ?, '', '', 'n', ?, 100, ?, 100)`,
  );
  for (let index = 0; index < count; index += 1) {
    const at = `${new Date(Date.UTC(2020, 0, 1 + Math.floor(index / 20))).toISOString().slice(0, 10)} 10:59:00`;
    const guid = guidOf(index, 1);
    transaction.run(guid, String(currency?.guid), `OLD-${index}`, at, at, 'Takings of the day');
    split.run(guidOf(index, 2), guid, String(from?.guid), 1_000 + index, 1_000 + index);
    split.run(guidOf(index, 3), guid, String(to?.guid), -1_000 - index, -1_000 - index);
  }
  db.exec('COMMIT');
  db.close();
  return settings;
}

const guidOf = (index: number, part: number): string => `${part}${index.toString(16).padStart(31, '0')}`;

interface Scanned {
  readonly scan: number;
  readonly look: number;
  readonly mebibytes: number;
}

function scan(file: string, state: string): Scanned {
  const { status, stdout, stderr } = spawnSync(PYTHON, ['-c', SCANNER, file, state], { cwd: DRIVER_FOLDER, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Scanned;
}

/** Milliseconds from each edit until the driver has told it. */
async function toldAfter(settings: Payload, state: string): Promise<readonly number[]> {
  const driver = await WatchingDriver.start(settings, state);
  const person = spawn(PYTHON, ['-c', PERSON, String(settings.book)], { cwd: DRIVER_FOLDER, stdio: ['pipe', 'pipe', 'ignore'] });
  const lines = createInterface({ input: person.stdout })[Symbol.asyncIterator]();
  const delays: number[] = [];
  try {
    await lines.next();
    for (let edit = 0; edit < EDITS; edit += 1) {
      const told = keyTold(driver, `EDIT-${edit}`);
      const start = performance.now();
      person.stdin.write('\n');
      await lines.next();
      await told;
      delays.push(performance.now() - start);
      await pause(Math.max(0, EDIT_EVERY_MS - (performance.now() - start)));
    }
    return delays;
  } finally {
    person.kill('SIGKILL');
    await driver.kill();
  }
}

async function keyTold(driver: WatchingDriver, key: string): Promise<void> {
  for (;;) if ((await driver.next(25)).changes.some((change) => change.key === key)) return;
}
