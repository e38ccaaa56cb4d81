import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Payload } from '@ledgerline/catalog';
import { outstandingOf, play, type Run, type Step, story } from '../../conformance/story.ts';

const USD = { debtorCode: '300-U001' };
const PARTY = '300-0000 300-U001';

/** 100 dollars at 4.205: 33.33 of them are worth 140.15, twice that is 280.31. */
const deposit: Step = [
  'create-ar-deposit',
  { ...USD, docDate: '2026-01-03', currencyRate: 4.205, payments: [{ paymentAccountNo: '310-2000', paymentAmount: 100 }] },
  { '310-2000': 420.5, '420-0000': -420.5 },
];
const use = (docDate: string, ...amounts: readonly number[]): Payload => ({
  ...USD,
  docDate,
  payments: amounts.map((paymentAmount) => ({ depositDocNo: 'RDP-000001', paymentAmount })),
});
const depositRowsOf = (run: Run, docNo: string): readonly unknown[] =>
  (run('get-ar-payment', { docNo }).postings as readonly Payload[])
    .filter(({ accountNo }) => accountNo === '420-0000')
    .map(({ debit }) => debit);
const problemOf = (result: Record<string, unknown>): readonly string[] => {
  const { details } = result.error as { details: readonly { path: string; code: string; message: string }[] };
  return details.flatMap(({ path, code, message }) => [path, code, message]);
};

test('a use that is entered later and dated earlier takes its share first, and the share of the later use follows', () => {
  const { run } = story();
  play(run, [
    deposit,
    ['create-ar-payment', use('2026-01-12', 33.33), { '420-0000': 140.15, [PARTY]: -140.15 }],
    ['create-ar-payment', use('2026-01-11', 33.33), { '420-0000': 140.15, [PARTY]: -140.15 }],
  ]);
  assert.deepEqual(depositRowsOf(run, 'RP-000001'), [140.16]);
  play(run, [['void-ar-payment', { docNo: 'RP-000002' }, {}]]);
  assert.deepEqual(depositRowsOf(run, 'RP-000001'), [140.15]);
});

test('a payment can use a deposit in two rows, and each row takes its own share', () => {
  const { run } = story();
  play(run, [deposit, ['create-ar-payment', use('2026-01-11', 33.33, 33.33), { '420-0000': 280.31, [PARTY]: -280.31 }]]);
  assert.deepEqual(depositRowsOf(run, 'RP-000001'), [140.15, 140.16]);
  assert.equal(outstandingOf(run, 'get-ar-deposit', 'RDP-000001'), 33.34);
});

test('a use beyond what is left names the excess, at the payments or at the lines', () => {
  const { run } = story();
  play(run, [deposit, ['create-ar-payment', use('2026-01-11', 70)]]);
  const inPayments = problemOf(run('create-ar-payment', use('2026-01-12', 30.01)));
  assert.deepEqual(inPayments.slice(0, 2), ['/payments', 'DEPOSIT_EXCEEDS']);
  assert.match(String(inPayments[2]), /RDP-000001 by 0\.01\./);
  const inLines = problemOf(
    run('create-gl-cash-book-payment', {
      docDate: '2026-01-12',
      currencyCode: 'USD',
      bankAccount: '310-2000',
      lines: [{ depositDocNo: 'RDP-000001', amount: 31 }],
    }),
  );
  assert.deepEqual(inLines.slice(0, 2), ['/lines', 'DEPOSIT_EXCEEDS']);
  assert.match(String(inLines[2]), /RDP-000001 by 1\.00\./);
  play(run, [['create-ar-payment', use('2026-01-12', 30)]]);
});

test('a deposit is used on its own day and later, and not before', () => {
  const { run } = story();
  play(run, [deposit, ['create-ar-payment', use('2026-01-03', 10)]]);
  assert.deepEqual(problemOf(run('create-ar-payment', use('2026-01-02', 10))).slice(0, 2), ['/docDate', 'INVALID_DATE']);
});

test('a journal credits a deposit with a supplier, which lowers it by that amount', () => {
  const { run } = story();
  const bank = [{ paymentMethod: 'BANK', paymentAmount: 80 }];
  play(run, [
    ['create-ap-deposit', { creditorCode: '400-S001', docDate: '2026-01-03', payments: bank }],
    [
      'create-journal-entry',
      {
        docDate: '2026-01-04',
        lines: [
          { accountNo: '900-9000', debit: 30 },
          { depositDocNo: 'PDP-000001', credit: 30 },
        ],
      },
      { '900-9000': 30, '306-0000': -30 },
    ],
  ]);
  assert.equal(outstandingOf(run, 'get-ap-deposit', 'PDP-000001'), 50);
});
