import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Payload } from '@ledgerline/catalog';
import { play, type Run, story } from '../../conformance/story.ts';

const HQ = { location: 'HQ' };
const CUSTOMER = { debtorCode: '300-A001', docDate: '2026-01-05' };
const SUPPLIER = { creditorCode: '400-S001', docDate: '2026-01-05' };

const accountsOf = (run: Run, get: string, docNo: string, more: Payload = {}): readonly unknown[] =>
  (run(get, { docNo, ...more }).lines as readonly Payload[]).map(({ accountNo }) => accountNo);

test('a line names the account that its amount is posted to', () => {
  const { run } = story();
  const goods = { itemCode: 'PART', qty: 2, unitPrice: 5, ...HQ };
  const service = { itemCode: 'GOODS-A', qty: 1, unitPrice: 80 };
  play(run, [
    ['create-goods-received-note', { ...SUPPLIER, lines: [goods] }],
    ['transfer-goods-received-note-to-purchase-invoice', { fromDocNo: 'GR-000001', docDate: '2026-01-06' }],
    ['create-purchase-invoice', { ...SUPPLIER, lines: [goods, service] }],
    ['create-purchase-order', { ...SUPPLIER, lines: [goods] }],
    ['create-sales-invoice', { ...CUSTOMER, lines: [goods, { ...service, accountNo: '500-1000' }] }],
    [
      'create-journal-entry',
      {
        docDate: '2026-01-05',
        lines: [
          { debtorCode: '300-A001', debit: 70 },
          { accountNo: '530-0000', credit: 70 },
        ],
      },
    ],
    [
      'create-gl-cash-book-payment',
      {
        docDate: '2026-01-05',
        bankAccount: '310-1000',
        lines: [
          { accountNo: '400-S001', amount: 20 },
          { accountNo: '900-8000', amount: 5 },
        ],
      },
    ],
  ]);
  // What was received before clears goods received not invoiced; other goods go into stock, services to purchases.
  assert.deepEqual(accountsOf(run, 'get-purchase-invoice', 'PI-000001'), ['405-0000']);
  assert.deepEqual(accountsOf(run, 'get-purchase-invoice', 'PI-000002'), ['330-0000', '600-1000']);
  assert.deepEqual(accountsOf(run, 'get-sales-invoice', 'IV-000001'), ['500-0000', '500-1000']);
  // What posts no amount, or to the accounts of its document alone, names none.
  assert.deepEqual(accountsOf(run, 'get-goods-received-note', 'GR-000001'), [undefined]);
  assert.deepEqual(accountsOf(run, 'get-purchase-order', 'PO-000001'), [undefined]);
  // A party that was entered as an account stays as it was entered; one that was entered as a party names its control account.
  assert.deepEqual(accountsOf(run, 'get-journal-entry', 'JE-000001'), ['300-0000', '530-0000']);
  assert.deepEqual(accountsOf(run, 'get-gl-cash-book-entry', 'PV-000001', { docType: 'PV' }), ['400-S001', '900-8000']);
});
