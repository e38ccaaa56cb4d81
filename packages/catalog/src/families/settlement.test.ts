import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Json, Payload, Shape } from '../declaration/declaration.ts';
import { contra } from './contra.ts';
import { settlementDocument } from './settlement.ts';

const declared = { docType: 'RI', about: '', examples: [], sampleMonth: '2026-05' } as const;
const receipt = settlementDocument('ar', 'payment', declared).create;
const payout = settlementDocument('ap', 'payment', declared).create;
const refund = settlementDocument('ar', 'refund', declared).create;
const deposit = settlementDocument('ar', 'deposit', declared).create;
const setOff = contra(declared).create;

const brokenRules = (shape: Shape, payload: Payload): readonly string[] =>
  shape.rules.filter((rule) => rule.check(payload).length > 0).map((rule) => rule.id);

const paidBy = (row: Payload, ...knockOffs: readonly Payload[]): Payload => ({
  payments: [{ paymentMethod: 'BANK', ...row }],
  ...(knockOffs.length > 0 ? { knockOffs } : {}),
});

test('a bank charge is included in money received and added to money paid', () => {
  const row = { paymentAmount: 10, bankCharge: 11 };
  assert.deepEqual(brokenRules(receipt, paidBy(row)), ['charge-inside-payment']);
  assert.deepEqual(brokenRules(payout, paidBy(row)), []);
});

test('withholding tax cannot exceed the amount it is withheld from', () => {
  assert.deepEqual(brokenRules(payout, paidBy({ paymentAmount: 1000, withholdingTaxAmount: 100 })), []);
  assert.deepEqual(brokenRules(payout, paidBy({ paymentAmount: 100, withholdingTaxAmount: 100.01 })), [
    'withholding-inside-payment',
  ]);
});

test('knock-offs settle at most what is paid; a discount comes on top', () => {
  const settled = { docNo: 'IV-000001', amount: 790, discountAmount: 6 };
  assert.deepEqual(brokenRules(receipt, paidBy({ paymentAmount: 790 }, settled)), []);
  assert.deepEqual(brokenRules(receipt, paidBy({ paymentAmount: 789.99 }, settled)), ['knock-offs-within-payments']);
});

test('every knock-off names a document once and says how much', () => {
  const twice = [{ docNo: 'IV-000001', amount: 1 }, { docNo: 'IV-000001' }, { amount: 1 }];
  assert.deepEqual(brokenRules(receipt, paidBy({ paymentAmount: 10 }, ...twice)), [
    'knock-off-names-document',
    'knock-off-once',
    'knock-off-has-amount',
  ]);
});

test('a row that a deposit pays moves no money', () => {
  assert.deepEqual(brokenRules(receipt, { payments: [{ depositDocNo: 'RDP-000001', paymentAmount: 5 }] }), []);
  const both = { depositDocNo: 'RDP-000001', paymentAmount: 5, paymentAccountNo: '310-1000' };
  assert.deepEqual(brokenRules(receipt, { payments: [both] }), ['deposit-pays-alone']);
});

test('refunds and deposits use neither deposits nor withholding tax, and a deposit settles nothing', () => {
  assert.deepEqual(brokenRules(refund, paidBy({ paymentAmount: 5, depositDocNo: 'RDP-000001' })), ['only-payments-use-deposits']);
  assert.deepEqual(brokenRules(deposit, paidBy({ paymentAmount: 5 }, { docNo: 'IV-000001', amount: 5 })), [
    'deposit-settles-nothing',
  ]);
});

test('neither side of a contra settles more than its amount', () => {
  const rows = (customer: number, supplier: number) => ({
    amount: 100,
    knockOffs: [
      { side: 'AR', docNo: 'X-1', amount: customer },
      { side: 'AP', docNo: 'X-1', amount: supplier },
    ],
  });
  assert.deepEqual(brokenRules(setOff, rows(100, 100)), []);
  assert.deepEqual(brokenRules(setOff, rows(100.01, 100)), ['sides-within-amount']);
  assert.deepEqual(brokenRules(setOff, rows(100, 100.01)), ['sides-within-amount']);
});

test('a contra takes both parties', () => {
  assert.deepEqual(brokenRules(setOff, { debtorCode: '300-A001', creditorCode: '400-A001', amount: 100 }), []);
});

test('the rules survive any JSON in place of their rows', () => {
  const anything = fc.jsonValue() as fc.Arbitrary<Json>;
  fc.assert(
    fc.property(anything, anything, anything, (payments, knockOffs, amount) => {
      for (const shape of [receipt, payout, refund, deposit, setOff]) brokenRules(shape, { payments, knockOffs, amount });
    }),
  );
});
