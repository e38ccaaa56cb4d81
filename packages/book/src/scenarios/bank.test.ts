import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Payload } from '@ledgerline/catalog';
import { codeOf, type Run, story } from '../../conformance/story.ts';

const pay = (docDate: string, amount: number, chequeNo?: string): readonly [string, Payload] => [
  'create-gl-cash-book-payment',
  {
    docDate,
    bankAccount: '310-1000',
    ...(chequeNo === undefined ? {} : { chequeNo }),
    lines: [{ accountNo: '900-9000', amount }],
  },
];
const take = (docDate: string, amount: number): readonly [string, Payload] => [
  'create-gl-cash-book-receipt',
  { docDate, bankAccount: '310-1000', lines: [{ accountNo: '530-0000', amount }] },
];

function filled() {
  const told = story();
  for (const [type, payload] of [
    take('2026-01-03', 1000),
    pay('2026-01-10', 200, '101'),
    pay('2026-01-20', 300, '102'),
    take('2026-01-30', 70),
    pay('2026-02-05', 300, '103'),
  ]) {
    assert.equal(codeOf(told.run(type, payload)), 'ok');
  }
  return told;
}

const uncleared = (run: Run, statementDate: string): readonly unknown[] =>
  (run('list-gl-bank-reconciliation-uncleared', { bankAccount: '310-1000', statementDate }).rows as readonly Payload[]).map(
    ({ docNo }) => docNo,
  );
const reconcile = (run: Run, statementDate: string, statementBalance: number, docNos: readonly string[], more: Payload = {}) =>
  run('create-gl-bank-reconciliation', {
    bankAccount: '310-1000',
    statementDate,
    statementBalance,
    clearedEntries: docNos.map((docNo) => ({ docNo })),
    ...more,
  });

test('section 9: the cleared balance is that of the statement, or the difference is refused, or allowed by name', () => {
  const { run } = filled();
  // Opening 0, ticked 1,000 - 200 = 800.
  assert.equal(codeOf(reconcile(run, '2026-01-31', 801, ['OR-000001', 'PV-000001'])), 'NOT_BALANCED');
  assert.equal(codeOf(reconcile(run, '2026-01-31', 800, ['OR-000001', 'PV-000001', 'PV-000003'])), 'NOT_FOUND');
  const made = reconcile(run, '2026-01-31', 800, ['OR-000001', 'PV-000001']);
  assert.equal(codeOf(made), 'ok');
  assert.deepEqual(uncleared(run, '2026-01-31'), ['PV-000002', 'OR-000002']);
  // Continued from 800: 800 - 300 + 70 - 300 = 270; the bank has 275 and the difference is accepted.
  const second = reconcile(run, '2026-02-28', 275, ['PV-000002', 'OR-000002', 'PV-000003'], { allowDifference: true });
  assert.equal(codeOf(second), 'ok');
  assert.deepEqual([(second.fields as Payload).ClearedBalance, (second.fields as Payload).Difference], [270, 5]);
});

test('section 9: dates increase, only the latest can be changed or voided, and its lines are released', () => {
  const { run } = filled();
  reconcile(run, '2026-01-31', 800, ['OR-000001', 'PV-000001']);
  assert.equal(codeOf(reconcile(run, '2026-01-31', 800, ['PV-000002'])), 'INVALID_DATE');
  reconcile(run, '2026-02-28', 500, ['PV-000002']);
  assert.equal(codeOf(run('void-gl-bank-reconciliation', { docNo: 'BR-000001' })), 'NOT_LATEST');
  assert.equal(
    codeOf(run('update-gl-bank-reconciliation', { docNo: 'BR-000001', reason: 'x', statementBalance: 1 })),
    'NOT_LATEST',
  );
  assert.equal(codeOf(run('void-gl-cash-book-entry', { docNo: 'PV-000002', docType: 'PV' })), 'BANK_RECONCILED');
  // One line unticked, another ticked: 800 + 70.
  const changed = run('update-gl-bank-reconciliation', {
    docNo: 'BR-000002',
    reason: 'Wrong line',
    statementBalance: 870,
    clearedEntries: [{ docNo: 'OR-000002' }],
  });
  assert.equal(codeOf(changed), 'ok');
  assert.deepEqual(uncleared(run, '2026-02-28'), ['PV-000002', 'PV-000003']);
  assert.equal(codeOf(run('void-gl-bank-reconciliation', { docNo: 'BR-000002' })), 'ok');
  assert.deepEqual(uncleared(run, '2026-02-28'), ['PV-000002', 'OR-000002', 'PV-000003']);
  assert.equal(codeOf(run('void-gl-cash-book-entry', { docNo: 'PV-000002', docType: 'PV' })), 'ok');
});

test('section 9: statement, deposits in transit and unpresented payments make the book balance, of that day', () => {
  const { run } = filled();
  reconcile(run, '2026-01-31', 800, ['OR-000001', 'PV-000001']);
  const reportOf = (docNo: string) => {
    const { lines, ...figures } = run('get-gl-bank-reconciliation', { docNo }).report as Payload;
    return [figures, (lines as readonly Payload[]).map((line) => line.docNo)];
  };
  // 1,000 - 200 - 300 + 70 = 570 in the book; 300 was not presented, 70 are under way.
  const january = [
    {
      statementBalance: 800,
      depositsInTransit: 70,
      unpresentedPayments: 300,
      difference: 0,
      bookBalance: 570,
    },
    ['PV-000002', 'OR-000002'],
  ];
  assert.deepEqual(reportOf('BR-000001'), january);
  // The bank has 575 where 570 are cleared, and the difference is accepted: 575 - 300 - 5 = 270.
  reconcile(run, '2026-02-28', 575, ['PV-000002', 'OR-000002'], { allowDifference: true });
  assert.deepEqual(reportOf('BR-000002'), [
    {
      statementBalance: 575,
      depositsInTransit: 0,
      unpresentedPayments: 300,
      difference: 5,
      bookBalance: 270,
    },
    ['PV-000003'],
  ]);
  // What February cleared was still open at the end of January.
  assert.deepEqual(reportOf('BR-000001'), january);
});

test('section 9: an account in a foreign currency is reconciled in it; entries in ringgit only are not lines of its statement', () => {
  const { run } = story();
  const received = run('create-ar-payment', {
    docDate: '2026-01-05',
    debtorCode: '300-U001',
    currencyRate: 4.2,
    payments: [{ paymentAccountNo: '310-2000', paymentAmount: 100 }],
  });
  const revalued = run('create-journal-entry', {
    docDate: '2026-01-06',
    lines: [
      { accountNo: '310-2000', debit: 15 },
      { accountNo: '530-3000', credit: 15 },
    ],
  });
  assert.deepEqual([codeOf(received), codeOf(revalued)], ['ok', 'ok']);
  // Of a royalty of 33.33 a tenth is withheld for the tax office: 30.00 leave the bank.
  const paid = run('create-gl-cash-book-payment', {
    docDate: '2026-01-07',
    currencyCode: 'USD',
    currencyRate: 4.2,
    bankAccount: '310-2000',
    lines: [{ accountNo: '900-8000', amount: 33.33, withholdingTaxCode: 'WHT10-ROY' }],
  });
  assert.equal(codeOf(paid), 'ok');
  const { rows } = run('list-gl-bank-reconciliation-uncleared', { bankAccount: '310-2000' }) as { rows: readonly Payload[] };
  assert.deepEqual(
    rows.map(({ docNo, amount }) => [docNo, amount]),
    [
      ['RP-000001', 100],
      ['PV-000001', -30],
    ],
  );
  const made = run('create-gl-bank-reconciliation', {
    bankAccount: '310-2000',
    statementDate: '2026-01-31',
    statementBalance: 100,
    clearedEntries: [{ docNo: 'RP-000001' }],
  });
  assert.equal(codeOf(made), 'ok');
  const { bookBalance, unpresentedPayments } = run('get-gl-bank-reconciliation', { docNo: 'BR-000001' }).report as Payload;
  assert.deepEqual([bookBalance, unpresentedPayments], [70, 30]);
});

test('section 9: a statement line is matched by amount and cheque number, then by amount within five days, and only where one fits', () => {
  const { run } = filled();
  const result = run('validate-gl-bank-reconciliation', {
    bankAccount: '310-1000',
    statementDate: '2026-02-28',
    statementBalance: 0,
    allowDifference: true,
    clearedEntries: [{ docNo: 'OR-000001' }],
    statementLines: [
      { lineDate: '2026-02-10', amount: -300, chequeNo: '102' },
      { lineDate: '2026-02-01', amount: 70 },
      { lineDate: '2026-01-16', amount: -200 },
      { lineDate: '2026-02-09', amount: -300 },
      { lineDate: '2026-01-03', amount: 999 },
    ],
  });
  const proposals = result.proposals as readonly { match: Payload | null }[];
  // 200 was paid on the 10th, six days from the 16th.
  assert.deepEqual(
    proposals.map(({ match }) => match?.docNo ?? null),
    ['PV-000002', 'OR-000002', null, 'PV-000003', null],
  );
});

test('section 6: cheques show whether the bank has cleared them, and the cash flow nets to zero', () => {
  const { run } = filled();
  reconcile(run, '2026-01-31', 800, ['OR-000001', 'PV-000001']);
  const cheques = (run('list-gl-cheques', {}).rows as readonly Payload[]).map(({ chequeNo, amount, isCleared }) => [
    chequeNo,
    amount,
    isCleared,
  ]);
  assert.deepEqual(cheques, [
    ['103', -300, false],
    ['102', -300, false],
    ['101', -200, true],
  ]);
  const { classes } = run('read-gl-cash-flow-accounts', { dateFrom: '2026-01-01', dateTo: '2026-12-31' }) as {
    classes: readonly Payload[];
  };
  assert.equal(
    classes.reduce((sum, { movement }) => sum + Math.round(Number(movement) * 100), 0),
    0,
  );
  assert.equal(classes.find(({ cashFlowClass }) => cashFlowClass === 'CASH')?.movement, 270);
});
