import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Payload } from '@ledgerline/catalog';
import { balances, codeOf, outstandingOf, play, type Run, type Step, story } from '../../conformance/story.ts';

const USD = { debtorCode: '300-U001' };
const PARTY = '300-0000 300-U001';

const invoice = (currencyRate: number): Step => [
  'create-sales-invoice',
  {
    ...USD,
    docDate: '2026-01-10',
    currencyRate,
    lines: [{ description: 'Fee', qty: 1, unitPrice: 100, accountNo: '500-1000' }],
  },
];
const receipt = (currencyRate: number, amount: number): Payload => ({
  ...USD,
  docDate: '2026-02-01',
  currencyRate,
  payments: [{ paymentAccountNo: '310-2000', paymentAmount: amount }],
  knockOffs: [{ docType: 'IV', docNo: 'IV-000001', amount }],
});
const openDocuments = (run: Run, party: Payload): readonly unknown[] =>
  (run(`read-${'debtorCode' in party ? 'ar' : 'ap'}-outstanding-documents`, party).rows as readonly Payload[]).map(
    ({ docNo, outstanding }) => [docNo, outstanding],
  );

test('at one rate nothing is realised, whether the debit or the credit settles', () => {
  const { run } = story();
  play(run, [
    ['create-creditor', { creditorCode: '400-U001', companyName: 'Overseas Parts', currencyCode: 'USD' }],
    invoice(4.2),
    ['create-ar-payment', receipt(4.2, 40), { '310-2000': 168, [PARTY]: -168 }],
    [
      'create-ap-invoice',
      {
        creditorCode: '400-U001',
        docDate: '2026-01-10',
        currencyRate: 4.2,
        lines: [{ accountNo: '900-9000', amount: 50 }],
      },
    ],
    [
      'create-ap-payment',
      {
        creditorCode: '400-U001',
        docDate: '2026-02-01',
        currencyRate: 4.2,
        payments: [{ paymentAccountNo: '310-2000', paymentAmount: 50 }],
        knockOffs: [{ docType: 'PB', docNo: 'PB-000001', amount: 50 }],
      },
      { '310-2000': -210, '400-0000 400-U001': 210 },
    ],
  ]);
});

test('a payment that gets another rate realises the difference of that rate, and none at the rate of the invoice', () => {
  const { run } = story();
  const atRate = (currencyRate: number): Payload => ({ docNo: 'RP-000001', reason: 'Rate of the bank', currencyRate });
  play(run, [
    invoice(4.2),
    ['create-ar-payment', receipt(4.3, 100), { '310-2000': 430, [PARTY]: -420, '530-3000': -10 }],
    ['update-ar-payment', atRate(4.1), { '310-2000': 410, [PARTY]: -420, '900-2000': 10 }],
    ['update-ar-payment', atRate(4.2), { '310-2000': 420, [PARTY]: -420 }],
  ]);
  assert.deepEqual(balances(run, '300-U001', '530-3000', '900-2000'), { '300-U001': 0, '530-3000': 0, '900-2000': 0 });
  assert.deepEqual(openDocuments(run, USD), []);
});

test('a part that is worth less than half a sen in base currency settles its cent all the same', () => {
  const { run } = story();
  play(run, [invoice(0.3), ['create-ar-payment', receipt(0.3, 0.01), {}]]);
  assert.equal(outstandingOf(run, 'get-sales-invoice', 'IV-000001'), 99.99);
  assert.equal(outstandingOf(run, 'get-ar-payment', 'RP-000001'), 0);
  // 0.01 dollars at 0.3 are 0.003, so the ledger moves in dollars alone.
  const [bank] = run('read-gl-account-balance', { accountNo: '310-2000' }).rows as readonly Payload[];
  assert.deepEqual([bank?.currencyBalance, bank?.closing], [0.01, 0]);
  const { report } = run('debtor-statement-report', USD) as { report: Payload };
  assert.equal(report.closing, 99.99);
});

test('a refusal tells a document that is not open from an amount that is too high, and names the excess', () => {
  const { run } = story();
  play(run, [['create-ar-invoice', { debtorCode: '300-A001', docDate: '2026-01-10', amount: 100, accountNo: '530-0000' }]]);
  const refused = (debtorCode: string, amount: number): string => {
    const result = run('create-ar-payment', {
      debtorCode,
      docDate: '2026-01-12',
      payments: [{ paymentMethod: 'BANK', paymentAmount: amount }],
      knockOffs: [{ docType: 'RI', docNo: 'RI-000001', amount }],
    });
    assert.equal(codeOf(result), 'KNOCK_OFF_EXCEEDS');
    return String((result.error as { message: string }).message);
  };
  assert.match(refused('300-B001', 50), /RI-000001 is not an open document of this party/);
  assert.match(refused('300-A001', 102.5), /RI-000001 is 2\.50 too high/);
});

test('without a difference, inactive accounts for differences do not stop a settlement', () => {
  const { book, run } = story();
  play(run, [invoice(4.2)]);
  for (const accountNo of ['530-3000', '900-2000']) {
    const { document } = run('get-gl-account', { accountNo }) as { document: Payload };
    book.seed([{ kind: 'account', code: accountNo, data: { ...document, isActive: false } }]);
  }
  play(run, [['create-ar-payment', receipt(4.2, 100), { '310-2000': 420, [PARTY]: -420 }]]);
});

test('the discounts of a payment in a locked period stay as they are, while other documents can still be settled', () => {
  const { book, run } = story();
  const due = { debtorCode: '300-A001', accountNo: '530-0000' };
  play(run, [
    ['create-ar-invoice', { ...due, docDate: '2026-01-10', amount: 100 }],
    ['create-ar-invoice', { ...due, docDate: '2026-02-10', amount: 60 }],
  ]);
  const first = (discountAmount: number): Payload => ({
    docNo: 'RI-000001',
    amount: 90,
    discountAmount,
    knockOffDate: '2026-02-01',
  });
  play(run, [
    [
      'create-ar-payment',
      {
        debtorCode: '300-A001',
        docDate: '2026-01-20',
        payments: [{ paymentMethod: 'BANK', paymentAmount: 120 }],
        knockOffs: [first(10)],
      },
    ],
  ]);
  book.seed([{ kind: 'period-lock', code: 'test', data: { from: '2026-01-01', to: '2026-01-31' } }]);
  const settle = (...knockOffs: readonly Payload[]): string =>
    codeOf(run('update-ar-payment', { docNo: 'RP-000001', reason: 'Matched', knockOffs }));
  assert.equal(settle(first(9)), 'PERIOD_LOCKED');
  assert.equal(settle(first(10), { docNo: 'RI-000002', amount: 30, knockOffDate: '2026-02-10' }), 'ok');
  assert.equal(outstandingOf(run, 'get-ar-invoice', 'RI-000002'), 30);
});
