/** A person edits a GnuCash book at random while the driver watches it: what is reported is compared with what reads show. */

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import type { Payload } from '@ledgerline/catalog';
import type { LoggedChange } from '@ledgerline/contract';
import { LineProcess } from '../../packages/connector/src/drivers/line-process.ts';
import { silentLog } from '../../packages/connector/src/log.ts';
import { PYTHON } from '../debian-packages.ts';
import { DRIVER_FOLDER } from './books.ts';

export const WATCH_FORMATS = ['sqlite3', 'xml', 'xml-plain'] as const;
export type WatchFormat = (typeof WATCH_FORMATS)[number];

/** What each read shows, by entity and key. */
export type Reads = Readonly<Record<string, string>>;

interface Step {
  /** Entity and key of what the person edited, whether or not a read shows it. */
  readonly touched: readonly (readonly [string, string])[];
  readonly reads: Reads;
}

/** A small book, made by the driver; returns its settings. */
export function smallBook(folder: string, format: WatchFormat): Payload {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'shop.gnucash');
  const parameters = ['-m', 'ledgerline_gnucash', 'new-book', file, '--format', format === 'sqlite3' ? 'sqlite3' : 'xml'];
  const made = spawnSync(PYTHON, parameters, { cwd: DRIVER_FOLDER, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(made.stderr);
  return JSON.parse(made.stdout) as Payload;
}

export class Person {
  readonly #child: ChildProcess;
  readonly #lines: AsyncIterator<string>;
  readonly #interface: Interface;
  readonly #ended: Promise<unknown>;
  /** What reads showed when the book was opened. */
  readonly reads: Reads;

  private constructor(child: ChildProcess, lines: Interface, iterator: AsyncIterator<string>, reads: Reads) {
    this.#child = child;
    this.#interface = lines;
    this.#lines = iterator;
    this.#ended = new Promise((resolve) => child.once('close', resolve));
    this.reads = reads;
  }

  static async open(format: WatchFormat, settings: Payload, seed: number, pauseSeconds = 0): Promise<Person> {
    const program = join(import.meta.dirname, 'person.py');
    // A program whose command line names the driver would be taken for one.
    const { parameters: _, ...own } = settings;
    const parameters = [program, format, JSON.stringify(own), String(seed), String(pauseSeconds)];
    const child = spawn(PYTHON, parameters, { stdio: ['pipe', 'pipe', 'ignore'] });
    const lines = createInterface({ input: child.stdout });
    const iterator = lines[Symbol.asyncIterator]();
    return new Person(child, lines, iterator, (await answered<Step>(iterator)).reads);
  }

  edit(count: number): Promise<Step> {
    return this.#asked(count);
  }

  /** Edits by their names in `person.py`. */
  make(...edits: readonly string[]): Promise<Step> {
    return this.#asked(edits);
  }

  #asked(edits: number | readonly string[]): Promise<Step> {
    this.#child.stdin?.write(`${JSON.stringify(edits)}\n`);
    return answered(this.#lines);
  }

  async close(): Promise<void> {
    this.#child.stdin?.end();
    await this.#ended;
    this.#interface.close();
  }

  kill(): void {
    this.#child.kill('SIGKILL');
  }
}

async function answered<Answer>(lines: AsyncIterator<string>): Promise<Answer> {
  const line = await lines.next();
  if (line.done) throw new Error('GnuCash has ended.');
  return JSON.parse(line.value) as Answer;
}

/** What reads show of a book that nobody has open. */
export async function readsOf(format: WatchFormat, settings: Payload): Promise<Reads> {
  const reader = await Person.open(format, settings, 0);
  await reader.close();
  return reader.reads;
}

interface Page {
  readonly changes: readonly LoggedChange[];
  readonly nextCursor: string;
  readonly resync: { readonly scope: string; readonly reason: string; readonly commandIds?: readonly string[] } | null;
  readonly unread?: string;
}

/** The driver as the connector starts it to watch. */
export class WatchingDriver {
  readonly #process: LineProcess;
  cursor = '';

  private constructor(process: LineProcess) {
    this.#process = process;
  }

  static async start(settings: Payload, stateFolder: string): Promise<WatchingDriver> {
    const driver = new WatchingDriver(
      new LineProcess({
        command: PYTHON,
        parameters: ['-m', 'ledgerline_gnucash'],
        folder: DRIVER_FOLDER,
        environment: process.env,
        log: silentLog,
        isLowPriority: true,
      }),
    );
    await driver.#process.ask({ method: 'hello', protocol: 1, connectorBuild: 'test', purpose: 'watch' });
    const watched = await driver.#process.ask({ method: 'watch', companyId: 'SHOP', settings, stateFolder });
    if (watched.kind !== 'ok') throw new Error(JSON.stringify(watched));
    driver.cursor = String(watched.value.cursor);
    return driver;
  }

  async changes(waitSeconds: number, cursor: string | null = this.cursor): Promise<Page> {
    const response = await this.#process.ask({ method: 'changes', cursor, limit: 1_000, waitSeconds });
    if (response.kind !== 'ok') throw new Error(JSON.stringify(response));
    return response.value as unknown as Page;
  }

  /** As changes, and goes on from there. */
  async next(waitSeconds: number): Promise<Page> {
    const page = await this.changes(waitSeconds);
    this.cursor = page.nextCursor;
    return page;
  }

  kill(): Promise<void> {
    return this.#process.kill();
  }
}

export const differing = (before: Reads, after: Reads): readonly string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((name) => before[name] !== after[name]);

/** What a change is about, as reads name it. */
const namesOf = ({ entity, key, docKey, formerKey }: LoggedChange): readonly string[] =>
  docKey === undefined
    ? [key, ...(formerKey === undefined ? [] : [formerKey])].map((each) => `${entity} ${each}`)
    : [`${entity} ${docKey}`];

export interface WatchFigures {
  edits: number;
  told: number;
  /** A read shows it differently, and nothing was reported. */
  readonly missed: string[];
  /** Reported, although nobody edited it and no read shows it differently. */
  readonly invented: string[];
  /** Edits that the file does not have in the end. */
  lost: number;
}

const WAIT_SECONDS = 10;
const QUIET_SECONDS = 2;
const ASKS_MAX = 20;

export interface WatchRoundOptions {
  readonly folder: string;
  readonly format: WatchFormat;
  readonly seed: number;
  readonly steps: number;
  readonly editsPerStep: number;
  /** After each edit, at most. */
  readonly pauseSeconds?: number;
  /** Called between two steps. */
  readonly between?: (driver: WatchingDriver) => Promise<WatchingDriver>;
}

/** A person edits step by step; after each, everything must have been reported that reads show differently, and nothing else. */
export async function watchRound(options: WatchRoundOptions): Promise<WatchFigures> {
  const { folder, format, seed, steps, editsPerStep, pauseSeconds, between = async (driver) => driver } = options;
  const settings = smallBook(folder, format);
  let driver = await WatchingDriver.start(settings, join(folder, 'state'));
  const person = await Person.open(format, settings, seed, pauseSeconds);
  const figures: WatchFigures = { edits: 0, told: 0, missed: [], invented: [], lost: 0 };
  let before = person.reads;
  try {
    for (let step = 0; step < steps; step += 1) {
      // The driver looks while the person edits.
      const looking = driver.next(WAIT_SECONDS);
      const { touched, reads } = await person.edit(editsPerStep);
      const expected = differing(before, reads);
      const told = await toldBy(driver, expected, await looking);
      const known = new Set([...expected, ...touched.map(([entity, key]) => `${entity} ${key}`)]);
      figures.edits += touched.length;
      figures.told += told.size;
      figures.missed.push(...expected.filter((name) => !told.has(name)));
      figures.invented.push(...[...told].filter((name) => !known.has(name)));
      before = reads;
      driver = await between(driver);
    }
    await person.close();
    figures.invented.push(...(await toldBy(driver, [], await driver.next(QUIET_SECONDS))));
    figures.lost = differing(before, await readsOf(format, settings)).length;
    return figures;
  } finally {
    person.kill();
    await driver.kill();
  }
}

async function toldBy(driver: WatchingDriver, expected: readonly string[], first: Page): Promise<ReadonlySet<string>> {
  const told = new Set<string>();
  const take = ({ changes, resync }: Page): void => {
    if (resync) throw new Error(`There is no gap: ${JSON.stringify(resync)}`);
    for (const change of changes) for (const name of namesOf(change)) told.add(name);
  };
  take(first);
  for (let asked = 0; asked < ASKS_MAX && expected.some((name) => !told.has(name)); asked += 1)
    take(await driver.next(WAIT_SECONDS));
  return told;
}
