/** Measures the pages of a book of 100,000 documents: a cloud and a connector as they run at a customer's, and requests as a browser makes them. */

import { mkdtempSync, rmSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '@ledgerline/book';
import { GnuCashSystem } from '../test/gnucash/system.ts';
import { copyBook } from './book/kept-book.ts';
import { atMost, type Measurement, median, printTable } from './table.ts';

const DOCUMENTS = 100_000;
const OVERVIEW_MS_MAX = 1_500;
const LIST_MS_MAX = 400;
const PAGE_KILOBYTES_MAX = 60;
const WARM_RATIO_MAX = 1.3;
const ROUNDS = 30;
const LOOKERS = 10;
/** As the page does while the book works on an answer. */
const LOOK_AGAIN_MS = 300;
/** A little longer than an answer is new. */
const FRESH_MS = 16_000;
const LISTS = ['/customers', '/suppliers', '/documents', '/items', '/money'];
/** For these the whole list is read, up to 2,000 rows. */
const SORTED_LISTS = ['/customers?sort=-total', '/documents?sort=-finalTotal'];
/** The first large result of a cloud starts the thread that reads such bodies. */
const FIRST_LARGE_RESULT = '/documents?sort=docNo&from=2026-01-02';

interface Visit {
  readonly text: string;
  /** As they travel. */
  readonly bytes: number;
  readonly milliseconds: number;
}

export async function bench(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'window-bench-'));
  const path = join(folder, 'big.sqlite');
  copyBook(DOCUMENTS, path);
  // A file with older tables is brought up to date when it is opened, which happens once.
  openDatabase(path).close();
  const system = await GnuCashSystem.start(folder, [{ companyId: 'BIG', driver: 'embedded', settings: { path } }]);
  try {
    const { baseUrl } = system.cloud;
    const { cookie, connectorId } = system.tenant;
    const visit = (address: string): Promise<Visit> => visitAt(new URL(address, baseUrl), cookie);
    const book = `/portal/books/${connectorId}/BIG`;
    printTable(`Pages of a book of ${DOCUMENTS} documents, asked for the first time`, await firstLooks(visit, book));
    printTable('The same pages while their answers are new', await warmPages(visit, book));
    printTable(`${LOOKERS} people who look at once`, await lookers(visit, book));
  } finally {
    await system.stop();
    await system.cloud.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

type Visiting = (address: string) => Promise<Visit>;

async function visitAt(address: URL, cookie: string): Promise<Visit> {
  const start = performance.now();
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(address, { headers: { cookie, accept: 'text/html' } }, resolve).on('error', reject);
  });
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  if (response.statusCode !== 200) throw new Error(`${address.pathname} returned ${response.statusCode}.`);
  const body = Buffer.concat(chunks);
  return { text: body.toString(), bytes: body.length, milliseconds: performance.now() - start };
}

/** Rows that are not known yet are drawn ruled; a figure that is not, as a dash. */
const isWhole = ({ text }: Visit): boolean => !text.includes('class="skel') && !text.includes('<dd><span class="dim">–</span>');

async function firstLooks(visit: Visiting, book: string): Promise<readonly Measurement[]> {
  const start = performance.now();
  let page = await visit(book);
  const first = page.milliseconds;
  while (!isWhole(page)) {
    await pause(LOOK_AGAIN_MS);
    page = await visit(book);
  }
  const whole = performance.now() - start;
  const overview: Measurement[] = [
    { what: 'overview, until every figure is there', ...atMost(OVERVIEW_MS_MAX, whole, 'ms', 0) },
    { what: 'overview, the first response', figure: `${first.toFixed(0)} ms` },
    { what: 'overview, transfer', ...atMost(PAGE_KILOBYTES_MAX, page.bytes / 1_000, 'kB', 1) },
  ];
  for (const list of [...LISTS, FIRST_LARGE_RESULT, ...SORTED_LISTS]) {
    const shown = await visit(`${book}${list}`);
    if (list === FIRST_LARGE_RESULT) {
      overview.push({ what: 'the first large result after a start', figure: `${shown.milliseconds.toFixed(0)} ms` });
      continue;
    }
    const isThere = isWhole(shown) ? '' : ', not whole yet';
    overview.push(
      { what: `${list}${isThere}`, ...atMost(LIST_MS_MAX, shown.milliseconds, 'ms', 0) },
      { what: `${list}, transfer`, ...atMost(PAGE_KILOBYTES_MAX, shown.bytes / 1_000, 'kB', 1) },
    );
  }
  return overview;
}

/** Each page in turns with the list of commands, so that what else the machine does counts for both. */
async function warmPages(visit: Visiting, book: string): Promise<readonly Measurement[]> {
  const measurements: Measurement[] = [];
  for (const path of ['', ...LISTS]) {
    await visit(`${book}${path}`);
    const rounds: number[] = [];
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const page = await visit(`${book}${path}`);
      const commands = await visit('/portal/commands');
      rounds.push(page.milliseconds / commands.milliseconds);
      times.push(page.milliseconds);
    }
    const what = `${path || 'overview'} against /portal/commands (${median(times).toFixed(1)} ms)`;
    measurements.push({ what, ...atMost(WARM_RATIO_MAX, median(rounds)) });
  }
  return measurements;
}

async function lookers(visit: Visiting, book: string): Promise<readonly Measurement[]> {
  const commandsOf = async (people: number): Promise<{ readonly asked: number; readonly milliseconds: number }> => {
    await pause(FRESH_MS);
    const before = await askedSoFar(visit);
    const start = performance.now();
    await Promise.all(Array.from({ length: people }, () => visit(book)));
    return { milliseconds: performance.now() - start, asked: (await askedSoFar(visit)) - before };
  };
  const [one, ten] = [await commandsOf(1), await commandsOf(LOOKERS)];
  return [
    { what: `commands for ${LOOKERS}, against one`, ...atMost(1, ten.asked / one.asked) },
    {
      what: `time until all have the page, against one (${one.milliseconds.toFixed(0)} ms)`,
      figure: `${(ten.milliseconds / one.milliseconds).toFixed(2)} x`,
    },
  ];
}

const askedSoFar = async (visit: Visiting): Promise<number> =>
  Number(/^ledgerline_window_commands_total (\d+)$/m.exec((await visit('/metrics')).text)?.[1]);
