/**
 * The cost of the log to a write, as CPU: the same writes on two copies of one book, of which one has no triggers and so nothing to log. The time
 * that the disk takes is the same for both, and left out.
 */

import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Book, openBook } from '@ledgerline/book';
import { BENCH_CLOCK, buildYear, LAST_DAY, paymentOf } from '../book/history.ts';
import { atLeast, type Measurement, median } from '../table.ts';

const DOCUMENTS = 500;
const ROUNDS = 40;
/** Rounds that warm caches and compiler before any is counted. */
const WARM_ROUNDS = 5;
const WRITES_PER_ROUND = 30;
const WRITES = ['an invoice of three lines', 'a payment that settles it'] as const;

const LINE = { description: 'Work', accountNo: '500-0000', qty: 3, unitPrice: 33.35, taxCode: 'ST10' };
const INVOICE = { debtorCode: '300-A001', docDate: LAST_DAY, lines: [LINE, LINE, LINE] };

type Times = ReadonlyMap<string, number[]>;

class Writing {
  readonly #book: Book;
  readonly times = new Map<string, number[]>(WRITES.map((what) => [what, []]));
  #commands = 0;

  constructor(path: string) {
    this.#book = openBook(path, { clock: BENCH_CLOCK });
  }

  #run(type: string, payload: object): Record<string, unknown> {
    this.#commands += 1;
    const result = this.#book.execute(type, payload, `bench-${this.#commands}`);
    if (!result.ok) throw new Error(`${type} was refused: ${JSON.stringify(result.error)}`);
    return result;
  }

  round(isCounted: boolean): void {
    const invoices = this.#timed(WRITES[0], isCounted, () => this.#run('create-sales-invoice', INVOICE));
    let next = 0;
    this.#timed(WRITES[1], isCounted, () =>
      this.#run('create-ar-payment', { docDate: LAST_DAY, ...paymentOf(invoices[next++] ?? {}) }),
    );
  }

  #timed<Made>(what: string, isCounted: boolean, write: () => Made): readonly Made[] {
    // What the round of the other book left is collected before, not within.
    globalThis.gc?.();
    const before = process.cpuUsage();
    const made = Array.from({ length: WRITES_PER_ROUND }, write);
    const { user, system } = process.cpuUsage(before);
    if (isCounted) this.times.get(what)?.push((user + system) / 1_000 / WRITES_PER_ROUND);
    return made;
  }

  close(): void {
    this.#book.close();
  }
}

function withoutTriggers(path: string): void {
  const db = new DatabaseSync(path);
  const triggers = db.prepare(`SELECT name FROM sqlite_schema WHERE type = 'trigger' AND sql LIKE '%INTO change_note%'`).all();
  if (triggers.length === 0) throw new Error('A book has triggers of its log.');
  for (const { name } of triggers) db.exec(`DROP TRIGGER "${String(name)}"`);
  db.close();
}

export async function measureLog(folder: string): Promise<readonly Measurement[]> {
  const [withLog, without] = [join(folder, 'with.sqlite'), join(folder, 'without.sqlite')];
  buildYear(DOCUMENTS, withLog);
  copyFileSync(withLog, without);
  withoutTriggers(without);
  const books = [new Writing(withLog), new Writing(without)] as const;
  for (let round = -WARM_ROUNDS; round < ROUNDS; round += 1)
    for (const book of round % 2 === 0 ? books : books.toReversed()) book.round(round >= 0);
  const [logged, bare] = books;
  const rows = WRITES.flatMap((what) => rowsOf(what, logged.times, bare.times));
  for (const book of books) book.close();
  return rows;
}

function rowsOf(what: string, logged: Times, bare: Times): readonly Measurement[] {
  const [above, below] = [bare.get(what) ?? [], logged.get(what) ?? []];
  // The median of the rounds' own quotients: what disturbs a round disturbs both of its figures.
  const ratio = median(above.map((time, round) => time / (below[round] ?? Number.NaN)));
  return [
    { what: `${what}, without a log (baseline), CPU`, figure: `${median(above).toFixed(2)} ms` },
    { what: `${what}: writes for the same CPU with the log against without`, ...atLeast(0.95, ratio) },
  ];
}
