import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Payload } from '@ledgerline/catalog';
import { balances, outstandingOf, play, story } from '../../conformance/story.ts';

test('section 3: AR and AP entries, settlement with charge, discount, tax inside it, and tax withheld', () => {
  const { run } = story();
  run('create-withholding-tax-code', {
    withholdingTaxCode: 'WHT3-IN',
    description: 'Kept by customers',
    rate: 3,
    kind: 'receipt',
    accountNo: '305-0000',
  });
  const settle = (docType: string, docNo: string, amount: number, more: Payload = {}) => [{ docType, docNo, amount, ...more }];
  play(run, [
    [
      'create-ar-invoice',
      {
        docDate: '2026-02-01',
        debtorCode: '300-B001',
        lines: [
          { accountNo: '500-1000', amount: 1000, taxCode: 'SV8' },
          { accountNo: '530-0000', amount: 50 },
        ],
      },
      { '500-1000': -1000, '530-0000': -50, '430-2000': -80, '300-0000 300-B001': 1130 },
    ],
    // 1,100 paid, 30 discount of which 2.22 tax: discount allowed 27.78.
    [
      'create-ar-payment',
      {
        docDate: '2026-02-05',
        debtorCode: '300-B001',
        payments: [{ paymentMethod: 'BANK', paymentAmount: 1100, bankCharge: 4.5 }],
        knockOffs: settle('RI', 'RI-000001', 1100, { discountAmount: 30, taxAdjustment: 2.22 }),
      },
      { '310-1000': 1095.5, '900-1000': 4.5, '900-4000': 27.78, '430-2000': 2.22, '300-0000 300-B001': -1130 },
    ],
    [
      'create-ar-debit-note',
      { docDate: '2026-02-06', debtorCode: '300-B001', lines: [{ accountNo: '530-0000', amount: 200 }] },
      { '530-0000': -200, '300-0000 300-B001': 200 },
    ],
    // The customer withholds 3%: 6.00 to be recovered.
    [
      'create-ar-payment',
      {
        docDate: '2026-02-07',
        debtorCode: '300-B001',
        payments: [{ paymentMethod: 'BANK', paymentAmount: 200, withholdingTaxCode: 'WHT3-IN' }],
        knockOffs: settle('RD', 'RD-000001', 200),
      },
      { '310-1000': 194, '305-0000': 6, '300-0000 300-B001': -200 },
    ],
    [
      'create-ar-credit-note',
      { docDate: '2026-02-08', debtorCode: '300-B001', lines: [{ accountNo: '510-0000', amount: 40, taxCode: 'SV8' }] },
      { '510-0000': 40, '430-2000': 3.2, '300-0000 300-B001': -43.2 },
    ],
    [
      'create-ar-refund',
      {
        docDate: '2026-02-09',
        debtorCode: '300-B001',
        payments: [{ paymentMethod: 'BANK', paymentAmount: 43.2 }],
        knockOffs: settle('RC', 'RC-000001', 43.2),
      },
      { '310-1000': -43.2, '300-0000 300-B001': 43.2 },
    ],
    [
      'create-ap-invoice',
      { docDate: '2026-02-10', creditorCode: '400-F001', lines: [{ accountNo: '900-8000', amount: 500, taxCode: 'PSV8' }] },
      { '900-8000': 540, '400-0000 400-F001': -540 },
    ],
    // 540 gross, 10 % withheld, a charge of 3 on top, 12 discount received on 552 that do not exist.
    [
      'create-ap-payment',
      {
        docDate: '2026-02-11',
        creditorCode: '400-F001',
        payments: [{ paymentMethod: 'BANK', paymentAmount: 540, withholdingTaxCode: 'WHT10-ROY' }],
        knockOffs: settle('PB', 'PB-000001', 540, { discountAmount: 12 }),
      },
      'KNOCK_OFF_EXCEEDS',
    ],
    [
      'create-ap-payment',
      {
        docDate: '2026-02-11',
        creditorCode: '400-F001',
        payments: [{ paymentMethod: 'BANK', paymentAmount: 528, withholdingTaxCode: 'WHT10-ROY', bankCharge: 3 }],
        knockOffs: settle('PB', 'PB-000001', 528, { discountAmount: 12 }),
      },
      { '310-1000': -478.2, '435-0000': -52.8, '900-1000': 3, '530-2000': -12, '400-0000 400-F001': 540 },
    ],
    [
      'create-ap-debit-note',
      { docDate: '2026-02-12', creditorCode: '400-F001', lines: [{ accountNo: '900-9000', amount: 30 }] },
      { '900-9000': 30, '400-0000 400-F001': -30 },
    ],
    [
      'create-ap-credit-note',
      {
        docDate: '2026-02-13',
        creditorCode: '400-F001',
        lines: [{ accountNo: '900-9000', amount: 25 }],
        knockOffs: settle('PD', 'PD-000001', 25),
      },
      { '900-9000': -25, '400-0000 400-F001': 25 },
    ],
    [
      'create-ap-refund',
      { docDate: '2026-02-14', creditorCode: '400-F001', payments: [{ paymentMethod: 'BANK', paymentAmount: 5 }] },
      { '310-1000': 5, '400-0000 400-F001': -5 },
    ],
    [
      'create-ap-payment',
      {
        docDate: '2026-02-15',
        creditorCode: '400-F001',
        payments: [{ paymentMethod: 'BANK', paymentAmount: 10 }],
        knockOffs: settle('PB', 'PB-000001', 10),
      },
      'KNOCK_OFF_EXCEEDS',
    ],
  ]);
  assert.deepEqual(balances(run, '300-B001', '400-F001'), { '300-B001': 0, '400-F001': -10 });
});

test('section 3: deposits are received, used, refunded and forfeited, each at its own value', () => {
  const { run } = story();
  play(run, [
    [
      'create-ar-deposit',
      {
        docDate: '2026-01-03',
        debtorCode: '300-U001',
        currencyRate: 4.2,
        payments: [{ paymentAccountNo: '310-1000', paymentAmount: 100 }],
      },
      { '310-1000': 420, '420-0000': -420 },
    ],
    [
      'create-sales-invoice',
      {
        docDate: '2026-01-10',
        debtorCode: '300-U001',
        currencyRate: 4.3,
        lines: [{ description: 'Fee', qty: 1, unitPrice: 60, accountNo: '500-1000' }],
      },
      { '500-1000': -258, '300-0000 300-U001': 258 },
    ],
    // A third of the deposit is worth 33.33/100 of 420 = 139.99; the invoice falls by 33.33/60 of 258 = 143.32: a loss of 3.33.
    [
      'create-ar-payment',
      {
        docDate: '2026-01-11',
        debtorCode: '300-U001',
        currencyRate: 4.4,
        payments: [{ depositDocNo: 'RDP-000001', paymentAmount: 33.33 }],
        knockOffs: [{ docType: 'IV', docNo: 'IV-000001', amount: 33.33 }],
      },
      { '420-0000': 139.99, '300-0000 300-U001': -143.32, '900-2000': 3.33 },
    ],
    // 26.67 of it refunded, without a line account: 420 x 60/100 - 139.99 = 112.01.
    [
      'create-gl-cash-book-payment',
      {
        docDate: '2026-01-12',
        currencyCode: 'USD',
        currencyRate: 4.4,
        bankAccount: '310-1000',
        lines: [{ depositDocNo: 'RDP-000001', amount: 26.67 }],
      },
      { '420-0000': 112.01, '310-1000': -112.01 },
    ],
    // The last 40 forfeited: the rest of the value, 168.00, at any rate of the day.
    [
      'create-journal-entry',
      {
        docDate: '2026-01-13',
        currencyCode: 'USD',
        currencyRate: 4.4,
        lines: [
          { depositDocNo: 'RDP-000001', debit: 40 },
          { accountNo: '530-1000', credit: 40 },
        ],
      },
      { '420-0000': 168, '530-1000': -168 },
    ],
    [
      'create-journal-entry',
      {
        docDate: '2026-01-14',
        currencyCode: 'USD',
        currencyRate: 4.4,
        lines: [
          { depositDocNo: 'RDP-000001', debit: 0.01 },
          { accountNo: '530-1000', credit: 0.01 },
        ],
      },
      'DEPOSIT_EXCEEDS',
    ],
    // A deposit in dollars cannot be used in ringgit, increased by a journal, or used by another party.
    [
      'create-journal-entry',
      {
        docDate: '2026-01-14',
        lines: [
          { accountNo: '420-0000', depositDocNo: 'RDP-000001', debit: 1 },
          { accountNo: '530-1000', credit: 1 },
        ],
      },
      'CURRENCY_MISMATCH',
    ],
    [
      'create-ap-deposit',
      { docDate: '2026-01-15', creditorCode: '400-S001', payments: [{ paymentMethod: 'BANK', paymentAmount: 80 }] },
      { '306-0000': 80, '310-1000': -80 },
    ],
    [
      'create-journal-entry',
      {
        docDate: '2026-01-16',
        lines: [
          { accountNo: '306-0000', depositDocNo: 'PDP-000001', debit: 5 },
          { accountNo: '530-1000', credit: 5 },
        ],
      },
      'INVALID_VALUE',
    ],
    [
      'create-gl-cash-book-receipt',
      { docDate: '2026-01-16', bankAccount: '310-1000', lines: [{ depositDocNo: 'PDP-000001', amount: 30 }] },
      { '306-0000': -30, '310-1000': 30 },
    ],
    [
      'create-ap-payment',
      { docDate: '2026-01-17', creditorCode: '400-F001', payments: [{ depositDocNo: 'PDP-000001', paymentAmount: 5 }] },
      'INVALID_VALUE',
    ],
    [
      'create-ap-payment',
      { docDate: '2026-01-17', creditorCode: '400-S001', payments: [{ depositDocNo: 'PDP-000001', paymentAmount: 50 }] },
      { '306-0000': -50, '400-0000 400-S001': 50 },
    ],
  ]);
  assert.deepEqual(balances(run, '420-0000', '306-0000'), { '420-0000': 0, '306-0000': 0 });
});

test('section 3: a cash sale may be paid with a deposit of the same customer', () => {
  const { run } = story();
  play(run, [
    [
      'create-ar-deposit',
      { docDate: '2026-01-03', debtorCode: '300-A001', payments: [{ paymentMethod: 'BANK', paymentAmount: 50 }] },
    ],
    [
      'create-cash-sale',
      {
        docDate: '2026-01-04',
        debtorCode: '300-B001',
        lines: [{ itemCode: 'GOODS-A', qty: 1, unitPrice: 70 }],
        payments: [{ depositDocNo: 'RDP-000001', paymentAmount: 50 }],
      },
      'INVALID_VALUE',
    ],
    [
      'create-cash-sale',
      {
        docDate: '2026-01-04',
        debtorCode: '300-A001',
        lines: [{ itemCode: 'GOODS-A', qty: 1, unitPrice: 70 }],
        payments: [
          { depositDocNo: 'RDP-000001', paymentAmount: 50 },
          { paymentMethod: 'CASH', paymentAmount: 20 },
        ],
      },
      { '500-0000': -70, '420-0000': 50, '320-0000': 20 },
    ],
  ]);
});

test('section 3: contra, journals and the cash book; a party on a line makes an open item', () => {
  const { run } = story();
  play(run, [
    ['create-ar-invoice', { docDate: '2026-03-01', debtorCode: '300-A001', amount: 300, accountNo: '530-0000' }],
    ['create-ap-invoice', { docDate: '2026-03-01', creditorCode: '400-A001', amount: 500, accountNo: '900-6000' }],
    [
      'create-arap-contra',
      {
        docDate: '2026-03-02',
        debtorCode: '300-A001',
        creditorCode: '400-A001',
        amount: 300,
        knockOffs: [
          { side: 'AR', docType: 'RI', docNo: 'RI-000001', amount: 300 },
          { side: 'AP', docType: 'PB', docNo: 'PB-000001', amount: 300 },
        ],
      },
      { '400-0000 400-A001': 300, '300-0000 300-A001': -300 },
    ],
    [
      'create-journal-entry',
      {
        docDate: '2026-03-03',
        lines: [
          { debtorCode: '300-A001', debit: 70 },
          { creditorCode: '400-A001', credit: 20 },
          { accountNo: '530-0000', credit: 50 },
        ],
      },
      { '300-0000 300-A001': 70, '400-0000 400-A001': -20, '530-0000': -50 },
    ],
    [
      'create-journal-entry',
      {
        docDate: '2026-03-03',
        lines: [
          { accountNo: '330-0000', debit: 10 },
          { accountNo: '530-0000', credit: 10 },
        ],
      },
      'ACCOUNT_NOT_POSTABLE',
    ],
    [
      'create-journal-entry',
      {
        docDate: '2026-03-03',
        lines: [
          { accountNo: '300-0000', debit: 10 },
          { accountNo: '530-0000', credit: 10 },
        ],
      },
      'ACCOUNT_NOT_POSTABLE',
    ],
    [
      'create-journal-entry',
      {
        docDate: '2026-03-03',
        lines: [
          { accountNo: '420-0000', debit: 10 },
          { accountNo: '530-0000', credit: 10 },
        ],
      },
      'REQUIRED',
    ],
    // The journal's item is settled like any other.
    [
      'create-ar-payment',
      {
        docDate: '2026-03-04',
        debtorCode: '300-A001',
        payments: [{ paymentMethod: 'CASH', paymentAmount: 70 }],
        knockOffs: [{ docType: 'JE', docNo: 'JE-000001', amount: 70 }],
      },
      { '320-0000': 70, '300-0000 300-A001': -70 },
    ],
    ['void-journal-entry', { docNo: 'JE-000001' }, 'DOC_KNOCKED_OFF'],
    // 108 with the tax that is cost; 10 % of the 100 withheld.
    [
      'create-gl-cash-book-payment',
      {
        docDate: '2026-03-05',
        bankAccount: '310-1000',
        lines: [
          { accountNo: '900-8000', amount: 100, taxCode: 'PSV8', withholdingTaxCode: 'WHT10-ROY' },
          { accountNo: '400-A001', amount: 200 },
        ],
      },
      { '900-8000': 108, '435-0000': -10, '400-0000 400-A001': 200, '310-1000': -298 },
    ],
    [
      'create-gl-cash-book-receipt',
      {
        docDate: '2026-03-06',
        bankAccount: '320-0000',
        inclusiveTax: true,
        lines: [{ accountNo: '500-1000', amount: 54, taxCode: 'SV8' }],
      },
      { '500-1000': -50, '430-2000': -4, '320-0000': 54 },
    ],
  ]);
  assert.deepEqual(balances(run, '300-A001', '400-A001'), { '300-A001': 0, '400-A001': -20 });
  assert.equal(outstandingOf(run, 'get-ap-invoice', 'PB-000001'), 200);
});
