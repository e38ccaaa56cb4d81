/** Stories an accountant can check by hand: a table of commands, what each posts, and the final account balances. */

import assert from 'node:assert/strict';
import type { Payload } from '@ledgerline/catalog';
import type { Book } from '../src/index.ts';
import { freshBook, runner } from './fresh-book.ts';

/** Account, or account and party, to an amount: debits above zero, credits below. */
export type Amounts = Readonly<Record<string, number>>;

/** A command, its payload, and what it posts; a text is the code it must be refused with. */
export type Step = readonly [command: string, payload: Payload, expected?: Amounts | string];

export type Run = (type: string, payload: unknown) => Record<string, unknown>;

interface Posting {
  readonly accountNo: string;
  readonly party: string | null;
  readonly debit: number;
  readonly credit: number;
}

const CASH_BOOK = ['PV', 'OR'];
const GET: Readonly<Record<string, string>> = {
  'gl-cash-book-payment': 'gl-cash-book-entry',
  'gl-cash-book-receipt': 'gl-cash-book-entry',
};

/** The document that a command creates or changes: the last words of its name. */
const documentOf = (command: string): string => {
  const [, target] = /-to-(.+)$/.exec(command) ?? [];
  const own = target ?? command.replace(/^(?:create|update|void|cancel|delete)-/, '');
  return GET[own] ?? own;
};

const sen = (amount: number): number => Math.round(amount * 100);

function summed(postings: readonly Posting[]): Amounts {
  const sums = new Map<string, number>();
  for (const { accountNo, party, debit, credit } of postings) {
    const name = party === null ? accountNo : `${accountNo} ${party}`;
    sums.set(name, (sums.get(name) ?? 0) + sen(debit) - sen(credit));
  }
  return Object.fromEntries([...sums].filter(([, sum]) => sum !== 0).map(([name, sum]) => [name, sum / 100]));
}

export const codeOf = (result: Record<string, unknown>): string =>
  (result.error as { code: string } | undefined)?.code ?? (result.ok === true ? 'ok' : 'not ok');

function postingsOf(run: Run, command: string, docNo: string, docType: unknown): Amounts {
  const type = CASH_BOOK.includes(String(docType)) ? { docType } : {};
  const got = run(`get-${documentOf(command)}`, { docNo, ...type });
  assert.equal(got.ok, true, `get after ${command}: ${JSON.stringify(got.error)}`);
  return summed(got.postings as readonly Posting[]);
}

/** Runs the steps in order and compares what each posts. */
export function play(run: Run, steps: readonly Step[]): void {
  steps.forEach(([command, payload, expected], index) => {
    const name = `step ${index + 1}, ${command}`;
    const result = run(command, payload);
    if (typeof expected === 'string') {
      assert.equal(codeOf(result), expected, `${name}: ${JSON.stringify(result.error ?? 'was not refused')}`);
      return;
    }
    assert.equal(result.ok, true, `${name}: ${JSON.stringify(result.error)}`);
    if (expected) assert.deepEqual(postingsOf(run, command, String(result.docNo), result.docType), expected, name);
  });
}

/** Closing balances of the named accounts and parties, debits above zero. */
export function balances(run: Run, ...names: readonly string[]): Amounts {
  return Object.fromEntries(
    names.map((accountNo) => {
      const { rows } = run('read-gl-account-balance', { accountNo }) as { rows: readonly Payload[] };
      return [accountNo, rows.reduce((sum, row) => sum + sen(Number(row.closing)), 0) / 100];
    }),
  );
}

/** Quantity and value on hand, by item, location and batch. */
export function stockOf(run: Run, itemCode: string): Readonly<Record<string, readonly [quantity: number, value: number]>> {
  const { rows } = run('stock-balance', { itemCode, asOfDate: '2026-12-31' }) as { rows: readonly Payload[] };
  return Object.fromEntries(
    rows.map((row) => [
      [row.location, row.batchNo].filter((part) => part !== undefined).join(' '),
      [Number(row.qty), Number(row.value)] as const,
    ]),
  );
}

export const outstandingOf = (run: Run, get: string, docNo: string): number =>
  Number((run(get, { docNo }).fields as Payload).Outstanding);

/** A new book for every story. */
export function story(): { readonly book: Book; readonly run: Run } {
  const book = freshBook();
  return { book, run: runner(book) };
}
