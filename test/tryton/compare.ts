/** Results of a Tryton book next to those of the embedded book: what must be the same, to the sen. */

import assert from 'node:assert/strict';
import type { Payload } from '@ledgerline/catalog';
import { assertDeclared } from '../../packages/book/conformance/declared-result.ts';
import type { Execute, Result } from '../../packages/book/conformance/exercise-book.ts';
import type { Step } from './families.ts';

const FIELDS = [
  'DocNo',
  'DocDate',
  'DueDate',
  'NetTotal',
  'Tax',
  'RoundAdj',
  'FinalTotal',
  'LocalNetTotal',
  'LocalTax',
  'LocalTotal',
  'CurrencyCode',
  'CurrencyRate',
  'Outstanding',
  'Status',
  'TotalQty',
  'TotalValue',
  'TransferStatus',
  'Description',
  'Ref',
];
const LINE = [
  'seq',
  'itemCode',
  'accountNo',
  'description',
  'qty',
  'countedQty',
  'differenceQty',
  'unitPrice',
  'unitCost',
  'discount',
  'taxCode',
  'subTotal',
  'netAmount',
  'taxAmount',
  'debit',
  'credit',
  'value',
  'outstandingQty',
  'returnableQty',
  'location',
  'fromLocation',
  'toLocation',
];
const PAYMENT = ['paymentAccountNo', 'paymentAmount', 'bankCharge'];
const KNOCK_OFF = ['docType', 'docNo', 'knockOffDate', 'amount', 'discountAmount'];

const rowsOf = (value: unknown): readonly Payload[] => (Array.isArray(value) ? (value as readonly Payload[]) : []);
const pick = (row: Payload, names: readonly string[]): unknown[] => names.map((name) => row[name]);
const sen = (amount: unknown): number => Math.round(Number(amount ?? 0) * 100);
const codeOf = (result: Payload): string | undefined => (result.error as { code?: string } | undefined)?.code;

/** By account and party: both books write the rows in orders of their own. */
function postingsOf(result: Result): unknown {
  const sums = new Map<string, number>();
  for (const { accountNo, party, debit, credit } of rowsOf(result.postings)) {
    const key = `${accountNo} ${party ?? ''}`;
    sums.set(key, (sums.get(key) ?? 0) + sen(debit) - sen(credit));
  }
  return [...sums].filter(([, cents]) => cents !== 0).toSorted();
}

/** A record under canonical names. The embedded book has units and prices in more ways than a row each. */
function recordOf({ code, document }: Result): unknown {
  if (code === undefined || document === undefined || document === null) return undefined;
  const { currencyCode: _, ...record } = document as Payload;
  return record;
}

/** Everything but keys, timestamps and sentences. */
function comparable(result: Result): unknown {
  return {
    ok: result.ok,
    saved: result.saved,
    operationUsed: result.operationUsed,
    code: codeOf(result as Payload) ?? result.code,
    valid: result.valid,
    record: recordOf(result),
    totals: result.totals,
    fields: pick((result.fields ?? {}) as Payload, FIELDS),
    lines: rowsOf(result.lines).map((line) => pick(line, LINE)),
    payments: rowsOf(result.payments).map((row) => pick(row, PAYMENT)),
    knockOffs: rowsOf(result.knockOffs).map((row) => pick(row, KNOCK_OFF)),
    links: rowsOf(result.links)
      .map(({ direction, kind, docNo, qty }) => [direction, kind, docNo, qty].join(' '))
      .toSorted(),
    postings: postingsOf(result),
    counts: [result.total, result.succeeded, result.failed],
    results: rowsOf(result.results).map((row) => [row.index, row.rowId, row.ok, row.saved, row.docNo ?? row.code, codeOf(row)]),
  };
}

/** Runs steps on both books, one after the other, and compares each result. */
export async function runBoth(steps: readonly Step[], tryton: Execute, embedded: Execute): Promise<void> {
  for (const { type, payload } of steps) {
    const [theirs, ours] = [await tryton(type, payload), await embedded(type, payload)];
    assertDeclared(type, theirs);
    assert.deepEqual(comparable(theirs), comparable(ours), `${type} ${JSON.stringify(payload)}: ${JSON.stringify(theirs)}`);
  }
}

const AMOUNTS = [
  'opening',
  'closing',
  'netTotal',
  'tax',
  'finalTotal',
  'netAmount',
  'taxAmount',
  'paymentAmount',
  'balance',
  'total',
  'current',
  'overdue',
  'unapplied',
  'original',
  'outstanding',
];
const NAMES = ['accountNo', 'docNo', 'partyCode', 'debtorCode', 'creditorCode', 'itemCode', 'location', 'dueDate', 'docDate'];
const QUANTITIES = [
  'qty',
  'unitCost',
  'value',
  'balanceQty',
  'balanceValue',
  'openingQty',
  'inQty',
  'inValue',
  'outQty',
  'outValue',
  'closingQty',
  'closingValue',
];

/**
 * Every amount and quantity of a read, next to what it is of. Debits and credits are one figure: where Tryton does not let an invoice
 * post to an account, the amount passes through another one, which has it on both sides.
 */
export function figuresOf({ rows, report }: Result): unknown {
  const { opening, closing, aging, rows: movements } = (report ?? {}) as Payload;
  const figures = [...rowsOf(rows), ...rowsOf(movements)].map((row) =>
    [...pick(row, NAMES), sen(row.debit) - sen(row.credit), ...pick(row, [...AMOUNTS, ...QUANTITIES])].join(' '),
  );
  return { opening, closing, aging, figures: figures.toSorted() };
}
