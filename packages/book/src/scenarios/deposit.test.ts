import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Payload } from '@ledgerline/catalog';
import { balances, codeOf, outstandingOf, play, story } from '../../conformance/story.ts';

test('section 4: a deposit is voided with void-ar-payment, once nothing uses it', () => {
  const { run } = story();
  play(run, [
    // The card costs 1.5 % of 200.
    [
      'create-ar-deposit',
      { docDate: '2026-01-03', debtorCode: '300-A001', payments: [{ paymentMethod: 'CARD', paymentAmount: 200 }] },
      { '321-0000': 197, '900-1000': 3, '420-0000': -200 },
    ],
    [
      'create-ar-payment',
      { docDate: '2026-01-05', debtorCode: '300-A001', payments: [{ depositDocNo: 'RDP-000001', paymentAmount: 90 }] },
      { '420-0000': 90, '300-0000 300-A001': -90 },
    ],
    ['void-ar-payment', { docNo: 'RDP-000001' }, 'DEPOSIT_USED'],
    ['delete-ar-payment', { docNo: 'RDP-000001' }, 'DEPOSIT_USED'],
    ['void-ar-payment', { docNo: 'RP-000001' }, {}],
  ]);
  const gone = run('void-ar-payment', { docNo: 'RDP-000001', reason: 'Entered twice' });
  assert.deepEqual([codeOf(gone), gone.docType, gone.operationUsed], ['ok', 'RDP', 'CancelDocument']);
  assert.equal(codeOf(run('void-ar-payment', { docNo: 'RDP-000001' })), 'DOC_CANCELLED');
  assert.deepEqual(balances(run, '420-0000', '321-0000', '900-1000', '300-A001'), {
    '420-0000': 0,
    '321-0000': 0,
    '900-1000': 0,
    '300-A001': 0,
  });
});

test('section 4: the same applies to a deposit with a supplier, and a payment with the same number takes precedence', () => {
  const { run } = story();
  const paid = (paymentAmount: number) => ({
    docDate: '2026-01-03',
    docNo: 'PAID-1',
    creditorCode: '400-S001',
    payments: [{ paymentMethod: 'BANK', paymentAmount }],
  });
  play(run, [
    ['create-ap-deposit', paid(80), { '306-0000': 80, '310-1000': -80 }],
    ['create-ap-payment', paid(5), { '400-0000 400-S001': 5, '310-1000': -5 }],
    ['delete-ap-payment', { docNo: 'PAID-1' }, {}],
  ]);
  assert.deepEqual(balances(run, '306-0000', '310-1000'), { '306-0000': 80, '310-1000': -80 });
});

test('section 5: the outstanding amount of a deposit is its unused part', () => {
  const { run } = story();
  const left = (): readonly unknown[] => [
    outstandingOf(run, 'get-ar-deposit', 'RDP-000001'),
    ...(run('list-ar-deposits', {}).rows as readonly Payload[]).map(({ outstanding }) => outstanding),
  ];
  play(run, [
    [
      'create-ar-deposit',
      {
        docDate: '2026-01-03',
        debtorCode: '300-U001',
        currencyRate: 4.1,
        payments: [{ paymentAccountNo: '310-2000', paymentAmount: 40 }],
      },
    ],
  ]);
  assert.deepEqual(left(), [40, 40]);
  play(run, [
    [
      'create-ar-payment',
      { docDate: '2026-01-04', debtorCode: '300-U001', payments: [{ depositDocNo: 'RDP-000001', paymentAmount: 15 }] },
    ],
    [
      'create-gl-cash-book-payment',
      {
        docDate: '2026-01-05',
        currencyCode: 'USD',
        bankAccount: '310-2000',
        lines: [{ depositDocNo: 'RDP-000001', amount: 20 }],
      },
    ],
  ]);
  assert.deepEqual(left(), [5, 5]);
  play(run, [['void-ar-payment', { docNo: 'RP-000001' }]]);
  assert.deepEqual(left(), [20, 20]);
  play(run, [
    ['void-gl-cash-book-entry', { docNo: 'PV-000001' }],
    ['void-ar-payment', { docNo: 'RDP-000001' }],
  ]);
  assert.deepEqual(left(), [0, 0]);
});

test('section 3: a deposit worth more than the whole foreign cash sale leaves the rest at its share of the sale and realises the difference', () => {
  const { book, run } = story();
  play(run, [
    [
      'create-ar-deposit',
      {
        docDate: '2026-01-03',
        debtorCode: '300-U001',
        currencyRate: 5,
        payments: [{ paymentAccountNo: '310-2000', paymentAmount: 99 }],
      },
      { '310-2000': 495, '420-0000': -495 },
    ],
    // The deposit is carried at 495.00 and pays 396.00 of the 400.00; one dollar stays owed.
    [
      'create-cash-sale',
      {
        docDate: '2026-01-04',
        debtorCode: '300-U001',
        currencyRate: 4,
        lines: [{ description: 'Advice', qty: 1, unitPrice: 100 }],
        payments: [{ depositDocNo: 'RDP-000001', paymentAmount: 99 }],
      },
      { '420-0000': 495, '300-0000 300-U001': 4, '500-0000': -400, '530-3000': -99 },
    ],
  ]);
  assert.equal(outstandingOf(run, 'get-cash-sale', 'CS-000001'), 1);
  assert.deepEqual(book.invariants(), []);
});

test('section 2: lines that each round down in base currency do not turn the unpaid cent of a cash purchase round', () => {
  const { book, run } = story();
  play(run, [
    ['create-creditor', { creditorCode: '400-U001', companyName: 'Overseas Parts', currencyCode: 'USD' }],
    [
      'create-cash-purchase',
      {
        docDate: '2026-01-04',
        creditorCode: '400-U001',
        currencyRate: 4.35,
        lines: Array.from({ length: 20 }, () => ({ description: 'Washer', qty: 1, unitPrice: 0.01 })),
        payments: [{ paymentAccountNo: '310-2000', paymentAmount: 0.19 }],
      },
      // 20 × 0.04 bought, 0.19 × 4.35 = 0.83 paid; of the cent still owed 0.80 × 1/20 = 0.04 is the share.
      { '600-1000': 0.8, '310-2000': -0.83, '400-0000 400-U001': -0.04, '900-2000': 0.07 },
    ],
  ]);
  assert.deepEqual(book.invariants(), []);
});
