/**
 * Measures the account book in a company of 1,000 documents and in one of a million: what a command costs must not depend on the history
 * behind it. The first run builds them, about 10 minutes, and needs 25 GB of disk; `--documents 100000` is faster and needs a tenth.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Book, openBook } from '@ledgerline/book';
import { measureBackDated } from './book/back-dated.ts';
import { BareWriter, countRows, rowsOfCommand } from './book/bare-rows.ts';
import { BENCH_CLOCK, DEBTORS, ITEMS, LAST_DAY, paymentOf, stockLine } from './book/history.ts';
import { copyBook } from './book/kept-book.ts';
import { measureSearch } from './book/search.ts';
import { type Measurement, median, printTable } from './table.ts';

const SMALL = 1000;
const LARGE = 1_000_000;
const ROUNDS = 15;
/** Rounds that warm caches and compiler before any is counted. */
const WARM_ROUNDS = 15;
const COMMANDS_PER_ROUND = 20;
/** Documents are spread over the whole book. The first thousands also pay for the memory of the pages that they bring into it. */
const READS_PER_ROUND = 150;
const RATIO_MAX = 1.3;
const WRITE_RATIO_MAX = 1.2;
const BARE_MIN = 0.5;

type Result = Record<string, unknown>;

/** One company under measurement: the milliseconds a command took, by command and round. */
class Company {
  readonly size: number;
  readonly book: Book;
  readonly times = new Map<string, number[]>();
  #commands = 0;
  #invoices: Result[] = [];

  constructor(size: number, path: string) {
    this.size = size;
    copyBook(size, path);
    this.book = openBook(path, { clock: BENCH_CLOCK });
  }

  run(type: string, payload: object): Result {
    this.#commands += 1;
    const result = this.book.execute(type, payload, `bench-${this.#commands}`);
    if (!result.ok) throw new Error(`${type} was refused: ${JSON.stringify(result.error)}`);
    return result;
  }

  get lastCommandId(): string {
    return `bench-${this.#commands}`;
  }

  /** Runs a step several times and keeps the mean of the round. */
  measure(what: string, times: number, step: (index: number) => void): void {
    const start = performance.now();
    for (let index = 0; index < times; index += 1) step(index);
    this.times.set(what, [...(this.times.get(what) ?? []), (performance.now() - start) / times]);
  }

  round(round: number): void {
    this.#invoices = [];
    this.measure('create-sales-invoice, 5 stock lines', COMMANDS_PER_ROUND, (index) => {
      this.#invoices.push(this.run('create-sales-invoice', invoiceOf(index, LAST_DAY)));
    });
    this.measure('create-ar-payment with knock-off', COMMANDS_PER_ROUND, (index) => {
      this.run('create-ar-payment', { docDate: LAST_DAY, ...paymentOf(this.#invoices[index] ?? {}) });
    });
    this.measure('get-sales-invoice', READS_PER_ROUND, (index) => {
      const number = 1 + ((((round + WARM_ROUNDS) * READS_PER_ROUND + index) * 7919) % Math.floor(this.size * 0.3));
      this.run('get-sales-invoice', { docNo: `IV-${String(number).padStart(6, '0')}` });
    });
    this.measure('list-sales-orders, 200 rows', 5, () => this.run('list-sales-orders', { limit: 200 }));
    this.#listInvoices('list-sales-invoices, per row', 'list-sales-invoices');
    this.#listInvoices('list-ar-invoices (three types), per row', 'list-ar-invoices');
  }

  /** The longer list returns more rows, up to its limit, so the cost per row is compared. */
  #listInvoices(what: string, type: string): void {
    let rows = 1;
    this.measure(what, 1, () => {
      rows = (this.run(type, {}).rows as readonly unknown[]).length;
    });
    const times = this.times.get(what) ?? [];
    times.push((times.pop() ?? 0) / rows);
  }
}

const invoiceOf = (index: number, docDate: string) => ({
  debtorCode: DEBTORS[index % DEBTORS.length],
  docDate,
  lines: ITEMS.map((item) => ({ ...stockLine(item, 0.1), unitPrice: 12.34, taxCode: 'ST10' })),
});

const WRITES = ['create-sales-invoice, 5 stock lines', 'create-ar-payment with knock-off'] as const;

/** The rows of the two writes, written next to the book in the same rounds. */
class Bare {
  readonly times = new Map<string, number[]>();
  readonly #writer: BareWriter;
  readonly #invoice: ReturnType<typeof rowsOfCommand>;
  readonly #payment: ReturnType<typeof rowsOfCommand>;

  constructor(company: Company, companyPath: string, path: string) {
    const invoice = company.run('create-sales-invoice', invoiceOf(0, LAST_DAY));
    this.#invoice = rowsOfCommand(companyPath, BigInt(String(invoice.docKey)), company.lastCommandId);
    const payment = company.run('create-ar-payment', { docDate: LAST_DAY, ...paymentOf(invoice) });
    this.#payment = rowsOfCommand(companyPath, BigInt(String(payment.docKey)), company.lastCommandId);
    copyBook(company.size, path);
    // Opening brings its tables up to date.
    openBook(path).close();
    this.#writer = new BareWriter(path);
  }

  get rowCounts(): readonly number[] {
    return [countRows(this.#invoice), countRows(this.#payment)];
  }

  round(): void {
    const items: bigint[] = [];
    const measure = (what: string, step: (index: number) => void): void => {
      const start = performance.now();
      for (let index = 0; index < COMMANDS_PER_ROUND; index += 1) step(index);
      this.times.set(what, [...(this.times.get(what) ?? []), (performance.now() - start) / COMMANDS_PER_ROUND]);
    };
    measure(WRITES[0], () => items.push(this.#writer.write(this.#invoice, null).itemKey));
    measure(WRITES[1], (index) => this.#writer.write(this.#payment, items[index] ?? null));
  }

  close(): void {
    this.#writer.close();
  }
}

const milliseconds = (time: number): string => (time < 0.1 ? `${(time * 1000).toFixed(1)} us` : `${time.toFixed(2)} ms`);

/** The median of the rounds' own quotients: what disturbs a round disturbs both of its figures. */
const ratioOf = (above: readonly number[] = [], below: readonly number[] = []): number =>
  median(above.map((time, round) => time / (below[round] ?? Number.NaN)));

function report(small: Company, large: Company, bare: Bare): readonly Measurement[] {
  const sizes = [...small.times.keys()].map((what): Measurement => {
    const [few, many] = [small.times.get(what) ?? [], large.times.get(what) ?? []];
    const ratio = ratioOf(many, few);
    const figure = `${ratio.toFixed(2)} x (${milliseconds(median(few))} -> ${milliseconds(median(many))})`;
    const most = WRITES.some((write) => write === what) ? WRITE_RATIO_MAX : RATIO_MAX;
    return { what, figure, goal: `<= ${most} x`, isMet: ratio <= most };
  });
  const writes = WRITES.map((what, index): Measurement => {
    const [bareTimes, bookTimes] = [bare.times.get(what) ?? [], large.times.get(what) ?? []];
    const ratio = ratioOf(bareTimes, bookTimes);
    return {
      what: `${what}: ${bare.rowCounts[index]} bare rows against the command`,
      figure: `${ratio.toFixed(2)} x (${milliseconds(median(bareTimes))} : ${milliseconds(median(bookTimes))})`,
      goal: `>= ${BARE_MIN} x`,
      isMet: ratio >= BARE_MIN,
    };
  });
  return [...sizes, ...writes];
}

export async function bench(options: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...options], options: { documents: { type: 'string', default: String(LARGE) } } });
  const sizes = [SMALL, Number(values.documents)] as const;
  const folder = mkdtempSync(join(tmpdir(), 'ledgerline-bench-'));
  const [smallPath, largePath] = [join(folder, 'small.sqlite'), join(folder, 'large.sqlite')];
  const [small, large] = [new Company(sizes[0], smallPath), new Company(sizes[1], largePath)];
  const bare = new Bare(large, largePath, join(folder, 'bare.sqlite'));
  for (let round = 1 - WARM_ROUNDS; round <= ROUNDS; round += 1) {
    const order = round % 2 === 0 ? [small, large] : [large, small];
    for (const company of order) company.round(round);
    bare.round();
    if (round === 0) for (const { times } of [small, large, bare]) times.clear();
  }
  bare.close();
  const title = `The account book at ${sizes[0].toLocaleString('en-GB')} and at ${sizes[1].toLocaleString('en-GB')} documents`;
  printTable(title, [...report(small, large, bare), ...measureSearch(large.book), measureBackDated(large.book, largePath)]);
  for (const company of [small, large]) company.book.close();
  rmSync(folder, { recursive: true, force: true });
}
