import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Payload } from '@ledgerline/catalog';
import { codeOf, play, type Run, story } from '../../conformance/story.ts';

const balancesOf = (run: Run, payload: Payload): readonly (readonly unknown[])[] =>
  (run('read-gl-account-balance', payload).rows as readonly Payload[]).map((row) => [
    row.accountNo,
    row.opening,
    row.debit,
    row.credit,
    row.closing,
  ]);

const earn = (docDate: string, amount: number): readonly [string, Payload] => [
  'create-ar-invoice',
  { docDate, debtorCode: '300-B001', amount, accountNo: '530-0000' },
];
const spend = (docDate: string, amount: number): readonly [string, Payload] => [
  'create-gl-cash-book-payment',
  { docDate, bankAccount: '310-1000', lines: [{ accountNo: '900-6000', amount }] },
];

test('section 1: a new year begins with zero income and expense; earlier years are in retained earnings', () => {
  const { run } = story();
  // 2026: 100 earned, 40 spent. 2027: 30 earned in February, 7 spent in March.
  play(run, [earn('2026-06-01', 100), spend('2026-07-01', 40), earn('2027-02-01', 30), spend('2027-03-01', 7)]);
  const year = { dateFrom: '2027-01-01', dateTo: '2027-12-31' };
  assert.deepEqual(balancesOf(run, year), [
    ['150-0000', -60, 0, 0, -60],
    ['300-0000', 100, 30, 0, 130],
    ['310-1000', -40, 0, 7, -47],
    ['530-0000', 0, 0, 30, -30],
    ['900-6000', 0, 7, 0, 7],
  ]);
  assert.deepEqual(balancesOf(run, { ...year, accountNo: '530-0000' }), [['530-0000', 0, 0, 30, -30]]);
  assert.deepEqual(balancesOf(run, { ...year, accountNo: '150-0000' }), [['150-0000', -60, 0, 0, -60]]);
  // Within a year, income and expense before the first requested day are its opening.
  assert.deepEqual(balancesOf(run, { accountNo: '530-0000', dateFrom: '2027-03-01' }), [['530-0000', -30, 0, 0, -30]]);
  assert.deepEqual(balancesOf(run, { accountNo: '530-0000', dateFrom: '2026-06-15', dateTo: '2026-12-31' }), [
    ['530-0000', -100, 0, 0, -100],
  ]);
  // Without a first day the accounts are never closed.
  assert.deepEqual(balancesOf(run, { accountNo: '530-0000' }), [['530-0000', 0, 0, 130, -130]]);
  assert.deepEqual(balancesOf(run, { accountNo: '900-7000', ...year }), [['900-7000', 0, 0, 0, 0]]);
});

test('the months of an account are its debits and credits, with those of the accounts below it', () => {
  const { run } = story();
  play(run, [earn('2026-06-01', 100), earn('2026-06-30', 20.5), earn('2027-02-01', 30)]);
  const monthsOf = (payload: Payload): unknown =>
    (run('read-gl-account-balance', payload).rows as readonly Payload[]).map(({ months }) => months);
  const asked = { accountNo: '530-0000', groupBy: 'month' };
  const [june, february] = [
    { month: '2026-06', debit: 0, credit: 120.5 },
    { month: '2027-02', debit: 0, credit: 30 },
  ];
  assert.deepEqual(monthsOf(asked), [[june, february]]);
  assert.deepEqual(monthsOf({ ...asked, dateFrom: '2027-01-01' }), [[february]]);
  assert.deepEqual(monthsOf({ ...asked, dateTo: '2026-05-31' }), [[]]);
  assert.deepEqual(monthsOf({ accountNo: '530-0000' }), [undefined]);
  const account = (accountNo: string, more: Payload = {}): readonly [string, Payload] => [
    'create-gl-account',
    { accountNo, description: 'Other income', accountType: 'OI', ...more },
  ];
  play(run, [account('531-0000'), account('531-0100', { parentAccountNo: '531-0000' })]);
  play(run, [['create-ar-invoice', { docDate: '2027-02-02', debtorCode: '300-B001', amount: 5, accountNo: '531-0100' }]]);
  assert.deepEqual(monthsOf({ ...asked, accountNo: '531-0000' }), [[{ ...february, credit: 5 }]]);
});

test('section 1: years follow the one entered last, and what is taken out of retained earnings stays out', () => {
  const { book, run } = story();
  book.seed([{ kind: 'fiscal-year', code: '2026-07-01', data: { from: '2026-07-01' } }]);
  play(run, [earn('2026-06-30', 8), earn('2026-07-01', 50), earn('2027-06-30', 1), earn('2027-07-01', 2)]);
  play(run, [
    [
      'create-journal-entry',
      {
        docDate: '2027-07-15',
        lines: [
          { accountNo: '150-0000', debit: 20 },
          { accountNo: '410-0000', credit: 20 },
        ],
      },
    ],
  ]);
  assert.deepEqual(balancesOf(run, { accountNo: '530-0000', dateFrom: '2027-07-10' }), [['530-0000', -2, 0, 0, -2]]);
  assert.deepEqual(balancesOf(run, { accountNo: '150-0000', dateFrom: '2027-07-10' }), [['150-0000', -59, 20, 0, -39]]);
});

test('section 6: an account with sub-accounts has their balance, in the chart and by itself', () => {
  const { run } = story();
  const stationery = { accountNo: '900-9100', description: 'Stationery', accountType: 'EP', parentAccountNo: '900-9000' };
  const spent = (docDate: string, accountNo: string, amount: number): readonly [string, Payload] => [
    'create-ap-invoice',
    { docDate, creditorCode: '400-S001', lines: [{ accountNo, amount }] },
  ];
  play(run, [
    ['create-gl-account', stationery],
    ['create-gl-account', { ...stationery, accountNo: '900-9200', description: 'Post' }],
    spent('2026-01-05', '900-9100', 7),
    spent('2026-02-05', '900-9200', 5),
    spent('2027-02-05', '900-9200', 1),
  ]);
  assert.deepEqual(balancesOf(run, { accountNo: '900-9000', dateFrom: '2026-02-01', dateTo: '2026-12-31' }), [
    ['900-9000', 7, 5, 0, 12],
  ]);
  assert.deepEqual(balancesOf(run, { accountNo: '900-9000', dateFrom: '2027-01-01' }), [['900-9000', 0, 1, 0, 1]]);
  const chart = run('read-chart-accounts', {}).rows as readonly Payload[];
  assert.equal(chart.find(({ accountNo }) => accountNo === '900-9000')?.balance, 12, 'today, in 2026');
});

test('section 6: an account also shows its balance in its own currency', () => {
  const { run } = story();
  const made = run('create-ar-payment', {
    docDate: '2026-02-01',
    debtorCode: '300-U001',
    currencyRate: 4.35,
    // 600 x 4.35 less 5 x 4.35 into the bank in ringgit, 100 less 2 into that in dollars: 435.00 - 8.70.
    payments: [
      { paymentAccountNo: '310-1000', paymentAmount: 600, bankCharge: 5 },
      { paymentAccountNo: '310-2000', paymentAmount: 100, bankCharge: 2 },
    ],
  });
  assert.equal(codeOf(made), 'ok');
  const inCurrency = (payload: Payload) =>
    (run('read-gl-account-balance', payload).rows as readonly Payload[]).map((row) => [
      row.closing,
      row.currencyCode,
      row.currencyBalance,
    ]);
  assert.deepEqual(inCurrency({ accountNo: '310-2000' }), [[426.3, 'USD', 98]]);
  assert.deepEqual(inCurrency({ accountNo: '310-1000' }), [[2588.25, 'MYR', 2588.25]]);
  assert.deepEqual(inCurrency({ accountNo: '310-2000', dateTo: '2026-01-31' }), [[0, 'USD', 0]]);
  assert.deepEqual(inCurrency({ partyCode: '300-U001' }), [[-3045, 'USD', -700]]);
  const banks = run('list-gl-bank-cash-accounts', {}).rows as readonly Payload[];
  assert.deepEqual(
    banks.slice(0, 2).map(({ accountNo, balance, currencyBalance }) => [accountNo, balance, currencyBalance]),
    [
      ['310-1000', 2588.25, 2588.25],
      ['310-2000', 426.3, 98],
    ],
  );
});

test('section 6: a balance includes the names of its account and its party', () => {
  const { run } = story();
  run('create-ar-invoice', { debtorCode: '300-A001', docDate: '2026-01-05', amount: 100, accountNo: '500-0000' });
  const rows = (payload: object) => run('read-gl-account-balance', payload).rows as readonly Payload[];
  const named = rows({}).map(({ accountNo, description }) => [accountNo, description]);
  assert.deepEqual(named, [
    ['300-0000', 'Trade debtors'],
    ['500-0000', 'Sales of goods'],
  ]);
  const [party] = rows({ partyCode: '300-A001' });
  assert.deepEqual([party?.description, party?.partyName], ['Trade debtors', 'Alpha Hardware Sdn Bhd']);
  const [unused] = rows({ partyCode: '400-S001' });
  assert.equal(unused?.partyName, unused?.description);
});
