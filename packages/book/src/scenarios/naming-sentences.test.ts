import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Payload } from '@ledgerline/catalog';
import { freshBook, runner } from '../../conformance/fresh-book.ts';

type Details = readonly { readonly path: string; readonly code: string; readonly message: string }[];
const told = (result: Record<string, unknown>): readonly string[] =>
  ((result.error as { details: Details } | undefined)?.details ?? []).map(
    ({ path, code, message }) => `${path} ${code} ${message}`,
  );

const LINE = { itemCode: 'BOLT', qty: 6, unitPrice: 2, location: 'HQ' };
const SALE = { debtorCode: '300-A001', docDate: '2026-03-01', lines: [LINE] };
const PURCHASE = { creditorCode: '400-S001', docDate: '2026-03-01', lines: [LINE] };

test('a party of the other ledger is said to be one', () => {
  const run = runner(freshBook());
  assert.deepEqual(told(run('create-sales-invoice', { ...SALE, debtorCode: '400-S001' })), [
    '/debtorCode UNKNOWN_CODE 400-S001 is a supplier. debtorCode must be a customer. Use read-debtors to list them.',
  ]);
  assert.deepEqual(told(run('create-ap-invoice', { creditorCode: '300-A001', amount: 5, accountNo: '900-0000' })).slice(0, 1), [
    '/creditorCode UNKNOWN_CODE 300-A001 is a customer. creditorCode must be a supplier. Use read-creditors to list them.',
  ]);
});

test('the balance and the statement of a customer are not those of a supplier', () => {
  const run = runner(freshBook());
  const said = '/debtorCode UNKNOWN_CODE 400-S001 is a supplier. debtorCode must be a customer. Use read-debtors to list them.';
  assert.deepEqual(told(run('read-gl-account-balance', { debtorCode: '400-S001' })), [said]);
  assert.deepEqual(told(run('arap-statement-acct-pdf', { debtorCode: '400-S001' })), [said]);
  for (const payload of [{ creditorCode: '400-S001' }, { partyCode: '400-S001' }])
    assert.equal((run('read-gl-account-balance', payload).rows as readonly Payload[])[0]?.partyCode, '400-S001');
});

test('a source that is exceeded is named with its quantities', () => {
  const run = runner(freshBook());
  run('create-stock-receive', { docDate: '2026-01-01', lines: [{ itemCode: 'BOLT', qty: 40, unitCost: 1, location: 'HQ' }] });
  const { docNo: fromDocNo } = run('create-sales-order', SALE) as { docNo: string };
  const move = (qty: number) =>
    run('transfer-sales-order-to-sales-invoice', { fromDocNo, docDate: '2026-03-02', lines: [{ lineNo: 1, qty }] });
  move(2);
  const { docNo, lines } = move(3) as { docNo: string; lines: readonly Payload[] };
  assert.deepEqual(told(move(5)), [
    '/lines/0/qty TRANSFER_EXCEEDS Only 1 of line 1 of SO-000001 is outstanding, so 5 cannot be transferred. Send at most 1.',
  ]);
  const change = { docNo, reason: 'More', detailMode: 'update', lines: [{ dtlKey: lines[0]?.dtlKey ?? '', qty: 9 }] };
  assert.deepEqual(told(run('update-sales-invoice', change)), [
    '/lines/0/qty TRANSFER_EXCEEDS Line 1 of SO-000001 has 6, but 11 would be transferred from it. Transfer at most 4 here.',
  ]);
});

test('a negative total is a negative total, not an overpayment', () => {
  const run = runner(freshBook());
  for (const document of ['quotation', 'sales-order', 'sales-invoice', 'cash-sale', 'sales-debit-note']) {
    const lines = [{ description: 'Discount', amount: -5 }];
    assert.deepEqual(
      told(run(`create-${document}`, { debtorCode: '300-A001', docDate: '2026-03-01', lines })),
      [
        '/lines INVALID_VALUE The lines total -5.00, and a document cannot have a negative total. Correct the lines, or enter a credit note instead.',
      ],
      document,
    );
  }
});

test('what prevents a void is named, also where goods have gone out and where a later reconciliation stands', () => {
  const run = runner(freshBook());
  const received = run('create-purchase-invoice', PURCHASE) as { docNo: string };
  run('create-sales-invoice', { ...SALE, docDate: '2026-03-05' });
  assert.deepEqual(told(run('void-purchase-invoice', { docNo: received.docNo })), [
    '/docNo STOCK_NEGATIVE BOLT at HQ would fall to -6 on 2026-03-05, when IV-000001 takes goods out. Receive the goods first, reduce the quantity, or void IV-000001 first.',
  ]);
  assert.deepEqual(told(run('create-sales-invoice', { ...SALE, docDate: '2026-03-06' })), [
    '/lines/0 STOCK_NEGATIVE BOLT at HQ would fall to -6 on 2026-03-06. Receive the goods first, or reduce the quantity.',
  ]);
  const reconcile = (statementDate: string) =>
    run('create-gl-bank-reconciliation', { bankAccount: '310-1000', statementDate, statementBalance: 0, clearedEntries: [] });
  const received2 = (docDate: string, paymentAmount: number) =>
    run('create-ar-payment', { debtorCode: '300-A001', docDate, payments: [{ paymentAccountNo: '310-1000', paymentAmount }] });
  received2('2026-01-10', 10);
  const cleared = (statementDate: string, statementBalance: number, docNo: string) =>
    run('create-gl-bank-reconciliation', {
      bankAccount: '310-1000',
      statementDate,
      statementBalance,
      clearedEntries: [{ docNo }],
    });
  const first = cleared('2026-01-31', 10, 'RP-000001') as { docNo: string };
  received2('2026-02-10', 5);
  const second = cleared('2026-02-28', 15, 'RP-000002') as { docNo: string };
  assert.equal(reconcile('2026-02-01').ok, false);
  assert.deepEqual(told(run('void-gl-bank-reconciliation', { docNo: first.docNo })), [
    `/docNo NOT_LATEST ${first.docNo} is not the latest reconciliation of its account. Start with ${second.docNo}.`,
  ]);
});
