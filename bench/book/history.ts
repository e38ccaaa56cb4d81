/** A year of buying and selling, entered through the real engine. Measures nothing. */

import { rmSync } from 'node:fs';
import { Book, buildTemplate, type Database, fixedClock, openDatabase } from '@ledgerline/book';

export const DEBTORS = ['300-A001', '300-B001'] as const;
export const ITEMS = ['WIDGET', 'COG', 'BOLT', 'A', 'B'] as const;
/** History ends before this day, and what is measured is on it, so that both books have the same day to work on. */
export const LAST_DAY = '2026-12-31';
export const BENCH_CLOCK = fixedClock(`${LAST_DAY}T01:00:00.000Z`);
/** Documents of a family that is equally long in every book: a list of it differs by the history around it alone. */
const ORDERS = 200;

const DAYS = 364;
const COMMANDS_PER_TRANSACTION = 2000;
const CYCLE = 10;
const INVOICES_PER_CYCLE = 5;
/** One invoice in so many cycles stays unpaid. */
const UNPAID_EVERY = 25;

type Run = (type: string, payload: object) => Record<string, unknown>;

/** Fills a new book with a year of `count` documents. */
export function buildYear(count: number, path: string): void {
  for (const suffix of ['', '-wal', '-shm']) rmSync(`${path}${suffix}`, { force: true });
  buildTemplate('BLANK', path);
  const db = openDatabase(path);
  db.run('PRAGMA synchronous = OFF');
  db.run('PRAGMA cache_size = -400000');
  // Many commands share a transaction here; each is still kept or taken back by a savepoint of its own.
  const shared: Database = { ...db, transaction: (work, isKept = () => true) => db.attempt(work, isKept) };
  const book = new Book(shared, { clock: BENCH_CLOCK });
  const run: Run = (type, payload) => {
    commands += 1;
    const result = book.execute(type, payload, `history-${commands}`);
    if (!result.ok) throw new Error(`${type} was refused: ${JSON.stringify(result.error)}`);
    return result;
  };
  let commands = 0;
  const steps = historyOf(count, run);
  for (let isDone = false; !isDone; ) {
    db.transaction(() => {
      const until = commands + COMMANDS_PER_TRANSACTION;
      while (!isDone && commands < until) isDone = steps.next().done === true;
    });
    process.stderr.write(`\rBuilding a book of ${count} documents, once: ${Math.min(commands, count)}`);
  }
  process.stderr.write('\n');
  db.run('PRAGMA optimize');
  book.close();
}

/** Buys, sells and is paid, cycle by cycle through the year; what is bought is sold again, so that stock stays as it is. */
function* historyOf(count: number, run: Run): Generator<void> {
  run('create-stock-receive', {
    docDate: '2026-01-01',
    lines: ITEMS.map((item) => ({ ...stockLine(item, 500), unitCost: 2.5 })),
  });
  let made = 1;
  let orders = 0;
  for (let cycle = 0; made < count; cycle += 1) {
    const docDate = dateAt(made / count);
    for (; orders < Math.ceil((ORDERS * (made + CYCLE)) / count) && orders < ORDERS; orders += 1, made += 1) {
      run('create-sales-order', { ...saleOf(cycle, orders), docDate });
    }
    made += runCycle(run, cycle, docDate);
    yield;
  }
}

function runCycle(run: Run, cycle: number, docDate: string): number {
  run('create-purchase-invoice', {
    creditorCode: '400-S001',
    docDate,
    lines: ITEMS.map((item, index) => ({ ...stockLine(item, 6), unitPrice: (200 + 50 * index + 10 * (cycle % 7)) / 100 })),
  });
  const invoices = Array.from({ length: INVOICES_PER_CYCLE }, (_none, index) =>
    run('create-sales-invoice', { ...saleOf(cycle, index), docDate }),
  );
  const unpaid = cycle % UNPAID_EVERY === 0 ? 1 : 0;
  const paid = invoices.slice(unpaid);
  for (const invoice of paid) run('create-ar-payment', { docDate, ...paymentOf(invoice) });
  return 1 + invoices.length + paid.length;
}

const dateAt = (part: number): string =>
  new Date(Date.UTC(2026, 0, 2 + Math.floor(part * (DAYS - 2)))).toISOString().slice(0, 10);

export const stockLine = (itemCode: string, qty: number) => ({ itemCode, qty, location: 'HQ' });

const saleOf = (cycle: number, index: number) => ({
  debtorCode: DEBTORS[(cycle + index) % DEBTORS.length],
  lines: [index, index + 1].map((at) => ({
    ...stockLine(ITEMS[at % ITEMS.length] ?? 'WIDGET', 3),
    unitPrice: (999 + 100 * (cycle % 11)) / 100,
    taxCode: 'ST10',
  })),
});

/** Settles an invoice in full. */
export function paymentOf(invoice: Record<string, unknown>) {
  const { DebtorCode, FinalTotal } = invoice.fields as { DebtorCode: string; FinalTotal: number };
  return {
    debtorCode: DebtorCode,
    payments: [{ paymentMethod: 'BANK', paymentAmount: FinalTotal }],
    knockOffs: [{ docType: 'IV', docNo: invoice.docNo, amount: FinalTotal }],
  };
}
