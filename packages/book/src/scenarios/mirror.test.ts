import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Payload } from '@ledgerline/catalog';
import { freshBook, runner } from '../../conformance/fresh-book.ts';

type Run = ReturnType<typeof runner>;

/** Terms that differ between the two ledgers; everything else is the same on both sides. */
const SIDES = {
  ar: {
    partyCode: 'debtorCode',
    party: '300-A001',
    account: '500-0000',
    invoice: 'RI',
    trade: ['sales-invoice', 'cash-sale'],
    cashBook: 'gl-cash-book-receipt',
    statement: 'debtor-statement-report',
    raising: 'debit',
    lowering: 'credit',
  },
  ap: {
    partyCode: 'creditorCode',
    party: '400-S001',
    account: '900-9000',
    invoice: 'PB',
    trade: ['purchase-invoice', 'cash-purchase'],
    cashBook: 'gl-cash-book-payment',
    statement: 'creditor-statement-report',
    raising: 'credit',
    lowering: 'debit',
  },
} as const;
type Ledger = keyof typeof SIDES;

/**
 * The same year of documents, entered on either side: owed, credited, paid in part, paid too much, refunded, and entered by
 * journal.
 */
function enter(run: Run, ledger: Ledger, scale: number): void {
  const { partyCode, party, account, invoice, trade, cashBook, raising, lowering } = SIDES[ledger];
  const sen = (amount: number): number => Math.round(amount * scale * 100) / 100;
  const own = { [partyCode]: party };
  const saved = (type: string, payload: Payload): void => {
    const result = run(type, payload);
    assert.equal(result.ok, true, `${type}: ${JSON.stringify(result.error)}`);
  };
  const paid = (amount: number) => [{ paymentAccountNo: '310-1000', paymentAmount: sen(amount) }];
  const line = (amount: number) => [{ accountNo: account, qty: 1, unitPrice: sen(amount) }];
  const settling = (docNo: string, amount: number) => [{ docNo, amount: sen(amount) }];
  const journal = (side: string, amount: number): Payload => ({
    docDate: '2026-05-11',
    lines: [
      { ...own, [side]: sen(amount) },
      { accountNo: '100-0000', [side === 'debit' ? 'credit' : 'debit']: sen(amount) },
    ],
  });
  for (const [day, amount] of [
    ['05', 111.11],
    ['06', 70],
    ['07', 33.33],
  ] as const) {
    saved(`create-${ledger}-invoice`, { ...own, docDate: `2026-01-${day}`, amount: sen(amount), accountNo: account });
  }
  saved(`create-${ledger}-debit-note`, { ...own, docDate: '2026-02-01', amount: sen(10.1), accountNo: account });
  saved(`create-${trade[0]}`, { ...own, docDate: '2026-02-03', lines: line(88.88) });
  saved(`create-${trade[1]}`, { ...own, docDate: '2026-02-04', lines: line(60), payments: paid(20) });
  saved(`create-${ledger}-credit-note`, {
    ...own,
    docDate: '2026-03-01',
    amount: sen(25),
    accountNo: account,
    knockOffs: settling(`${invoice}-000001`, 11.11),
  });
  saved(`create-${ledger}-payment`, {
    ...own,
    docDate: '2026-03-02',
    payments: paid(100),
    knockOffs: settling(`${invoice}-000002`, 70),
  });
  saved(`create-${ledger}-payment`, { ...own, docDate: '2026-03-03', payments: paid(5.55) });
  saved(`create-${ledger}-deposit`, { ...own, docDate: '2026-03-04', payments: paid(40) });
  saved(`create-${ledger}-refund`, { ...own, docDate: '2026-03-05', payments: paid(3) });
  saved('create-journal-entry', journal(raising, 12));
  saved('create-journal-entry', journal(lowering, 2));
  saved(`create-${cashBook}`, { docDate: '2026-05-12', bankAccount: '310-1000', lines: [{ ...own, amount: sen(7) }] });
}

const LISTED = ['invoices', 'debit-notes', 'credit-notes', 'payments', 'refunds', 'deposits'];
const AMOUNTS = ['total', 'current', 'overdue', 'unapplied', 'original', 'originalLocal', 'outstanding', 'outstandingLocal'];

const amountsOf = (row: Payload): Payload => Object.fromEntries(AMOUNTS.map((name) => [name, row[name] ?? null]));

/** Every number that either ledger shows of them, by the name it has on both sides. */
function shown(run: Run, ledger: Ledger): Readonly<Record<string, unknown>> {
  const { partyCode, party, trade, statement, raising, lowering } = SIDES[ledger];
  const rowsOf = (type: string, payload: Payload): readonly Payload[] => run(type, payload).rows as readonly Payload[];
  const lists = [
    ...LISTED.map((plural) => `list-${ledger}-${plural}`),
    ...trade.map((document) => `list-${document}s`),
    'list-journal-entries',
    'list-gl-cash-book-entries',
  ];
  const gets = [['invoice', ledger === 'ar' ? 'RI' : 'PB'] as const, ['payment', ledger === 'ar' ? 'RP' : 'PP'] as const];
  const report = (style: string): Payload =>
    run(statement, { [partyCode]: party, dateFrom: '2026-02-01', style }).report as Payload;
  const movements = (report('brought-forward').rows as readonly Payload[]).map((row) => [
    row[raising],
    row[lowering],
    row.balance,
  ]);
  return {
    lists: lists.map((type) => rowsOf(type, {}).map(({ outstanding }) => outstanding)),
    gets: gets.map(([name, type]) =>
      [1, 2].map((no) => (run(`get-${ledger}-${name}`, { docNo: `${type}-00000${no}` }).fields as Payload).Outstanding),
    ),
    documents: rowsOf(`read-${ledger}-outstanding-documents`, { [partyCode]: party }).map(amountsOf),
    parties: rowsOf(`read-${ledger}-outstanding`, { [partyCode]: party }).map(amountsOf),
    detail: run(`get-${ledger === 'ar' ? 'debtor' : 'creditor'}-detail`, { [partyCode]: party }).balance,
    statement: [report('brought-forward').opening, report('brought-forward').closing, report('brought-forward').aging],
    movements,
    openItems: (report('open-item').rows as readonly Payload[]).map(amountsOf),
  };
}

test('section 6: the same documents show the same numbers in AR and in AP, everywhere', () => {
  for (const scale of [1, 3.337]) {
    const [sold, bought] = [freshBook(), freshBook()].map(runner);
    assert.ok(sold && bought);
    enter(sold, 'ar', scale);
    enter(bought, 'ap', scale);
    const [receivable, payable] = [shown(sold, 'ar'), shown(bought, 'ap')];
    assert.deepEqual(payable, receivable);
    const open = (receivable.lists as readonly (readonly number[])[]).flat();
    assert.ok(open.some((amount) => amount > 0) && open.some((amount) => amount < 0));
  }
});

test('section 6: the open documents of a party, listed anywhere, add up to its balance', () => {
  const run = runner(freshBook());
  enter(run, 'ap', 1);
  const rows = (type: string): readonly Payload[] => run(type, {}).rows as readonly Payload[];
  const sum = (types: readonly string[]): number =>
    Math.round(types.flatMap(rows).reduce((all, { outstanding }) => all + Number(outstanding) * 100, 0));
  const listed = ['list-ap-invoices', 'list-ap-debit-notes', 'list-ap-credit-notes', 'list-ap-payments', 'list-ap-refunds'];
  const [balance] = rows('read-ap-outstanding');
  assert.equal(sum([...listed, 'list-journal-entries', 'list-gl-cash-book-entries']), Math.round(Number(balance?.total) * 100));
});
