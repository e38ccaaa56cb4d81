/**
 * `npm run soak:gnucash-window -- 5`: the real window of GnuCash on a screen of its own. So many entries are typed by keys while the driver
 * watches the book; each must be reported, and be in the file in the end.
 */

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isReady } from '../debian-packages.ts';
import { smallBook, WatchingDriver } from '../gnucash/watch-rounds.ts';

const entries = Number(process.argv[2] ?? 5);
const OPEN_SECONDS = 120;
const TOLD_SECONDS = 60;
const KEY_MS = '120';

const press = (desk: NodeJS.ProcessEnv, ...keys: readonly string[]): void =>
  run(desk, 'xdotool', 'key', '--delay', KEY_MS, ...keys);
const type = (desk: NodeJS.ProcessEnv, text: string): void => run(desk, 'xdotool', 'type', '--delay', KEY_MS, text);
const pause = (desk: NodeJS.ProcessEnv, seconds: string): void => run(desk, 'sleep', seconds);

if (!isReady('gnucash') || !isReady('window')) process.exit(1);
const folder = mkdtempSync(join(tmpdir(), 'ledgerline-window-'));
const settings = smallBook(folder, 'sqlite3');
const file = String(settings.book);
const children: ChildProcess[] = [];
let driver: WatchingDriver | undefined;
try {
  const desk = await openWindow();
  driver = await WatchingDriver.start(settings, join(folder, 'state'));
  openJournal(desk);
  for (let entry = 1; entry <= entries; entry += 1) {
    typeEntry(desk, entry);
    await told(driver, `KEY-${entry}`);
    console.log(`KEY-${entry} was reported`);
  }
  const db = new DatabaseSync(`file:${file}?immutable=1`, { readOnly: true });
  const stored = db.prepare(`SELECT count(*) AS found FROM transactions WHERE num LIKE 'KEY-%'`).get()?.found;
  db.close();
  console.log(`${stored} of ${entries} entries are in the file`);
  process.exitCode = stored === entries ? 0 : 1;
} finally {
  await driver?.kill();
  for (const child of children.toReversed()) if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}

/** A program with a process group of its own, so that it ends with what it has started. */
function started(command: string, parameters: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
  const child = spawn(command, parameters, { env, detached: true, stdio: ['ignore', 'pipe', 'ignore'] });
  children.push(child);
  return child;
}

/** Returns the environment in which keys reach the window. */
async function openWindow(): Promise<NodeJS.ProcessEnv> {
  const screen = started('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x900x24'], process.env);
  const [number] = (await once(screen.stdout ?? screen, 'data')) as [Buffer];
  const home = join(folder, 'home');
  mkdirSync(join(home, 'config/glib-2.0/settings'), { recursive: true });
  const desk = {
    ...process.env,
    HOME: home,
    XDG_CONFIG_HOME: join(home, 'config'),
    XDG_DATA_HOME: join(home, 'data'),
    GSETTINGS_BACKEND: 'keyfile',
    DISPLAY: `:${String(number).trim()}`,
    LANG: 'C.UTF-8',
    NO_AT_BRIDGE: '1',
  };
  // No tip of the day over the window, and the currency of the book for what is typed.
  for (const [schema, key, value] of [
    ['dialogs.totd', 'show-at-startup', 'false'],
    ['general', 'currency-choice-locale', 'false'],
    ['general', 'currency-choice-other', 'true'],
    ['general', 'currency-other', 'MYR'],
  ] as const)
    run(desk, 'gsettings', 'set', `org.gnucash.GnuCash.${schema}`, key, value);
  started('dbus-run-session', ['--', 'gnucash', `sqlite3://${file}`], desk);
  run(desk, 'timeout', String(OPEN_SECONDS), 'xdotool', 'search', '--sync', '--onlyvisible', '--name', 'Accounts - GnuCash');
  return desk;
}

function run(env: NodeJS.ProcessEnv, command: string, ...parameters: readonly string[]): void {
  const { status, stderr } = spawnSync(command, parameters, { env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${parameters.join(' ')}: ${stderr}`);
}

/** The menu Tools, General Journal. */
function openJournal(desk: NodeJS.ProcessEnv): void {
  pause(desk, '3');
  press(desk, 'alt+t');
  pause(desk, '1');
  press(desk, 'g');
  pause(desk, '3');
}

/** From the date of the empty entry at the end, through its cells, to that of the next. */
function typeEntry(desk: NodeJS.ProcessEnv, entry: number): void {
  press(desk, 'Tab');
  type(desk, `KEY-${entry}`);
  press(desk, 'Tab');
  // A description that was there before would fill in the rest of the entry.
  type(desk, `${entry} typed by hand`);
  press(desk, 'Tab', 'Tab', 'Tab');
  type(desk, 'Bank charges');
  press(desk, 'Tab');
  type(desk, String(4 + entry));
  press(desk, 'Tab', 'Tab', 'Tab', 'Tab');
  type(desk, 'Cash in hand');
  press(desk, 'Tab', 'Return', 'Return');
}

async function told(watching: WatchingDriver, key: string): Promise<void> {
  const start = performance.now();
  while (performance.now() - start < TOLD_SECONDS * 1000)
    if ((await watching.next(5)).changes.some((change) => change.key === key && change.source === 'desk')) return;
  throw new Error(`${key} was not reported in ${TOLD_SECONDS} seconds.`);
}
