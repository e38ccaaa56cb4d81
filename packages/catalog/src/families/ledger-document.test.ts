import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check } from '../check/check.ts';
import type { Payload } from '../declaration/declaration.ts';

const problemsOf = (type: string, payload: Payload): readonly string[] => {
  const checked = check(type, payload);
  return checked.ok ? [] : checked.problems.map((problem) => problem.path);
};

const journal = (...lines: readonly Payload[]): Payload => ({ docDate: '2026-07-31', lines });

test('the debits of a journal equal its credits to the sen', () => {
  assert.deepEqual(
    problemsOf('create-journal-entry', journal({ accountNo: '900-6000', debit: 10 }, { accountNo: '410-0000', credit: 9.99 })),
    ['/lines'],
  );
});

test('a line names an account or one party, and has one side', () => {
  const lines = journal(
    { debit: 10 },
    { debtorCode: '300-A001', creditorCode: '400-A001', credit: 10 },
    { accountNo: '410-0000', debit: 1, credit: 1 },
  );
  assert.deepEqual(problemsOf('create-journal-entry', lines).toSorted(), [
    '/lines/0/accountNo',
    '/lines/1/creditorCode',
    '/lines/2',
  ]);
});

test('a line that is changed may name only what changes; one that is appended comes in whole', () => {
  const update = { docNo: 'JE-000002', reason: 'Clearer text' };
  assert.deepEqual(
    problemsOf('update-journal-entry', {
      ...update,
      detailMode: 'update',
      lines: [{ dtlKey: '7', description: 'Rent of June' }],
    }),
    [],
  );
  assert.deepEqual(
    problemsOf('update-journal-entry', { ...update, detailMode: 'append', lines: [{ description: 'Rent of June' }] }).toSorted(),
    ['/lines/0', '/lines/0/accountNo'],
  );
});

test('a cash book entry names its bank account, and its lines add up to more than zero', () => {
  const lines = [
    { accountNo: '900-6000', amount: 10 },
    { accountNo: '900-9000', amount: -10 },
  ];
  assert.deepEqual(problemsOf('create-gl-cash-book-payment', { lines }).toSorted(), ['/bankAccount', '/lines']);
});

test('the narration of a journal is longer than that of a cash book entry', () => {
  const description = 'x'.repeat(100);
  const lines = [
    { accountNo: '900-6000', debit: 10 },
    { accountNo: '410-0000', credit: 10 },
  ];
  assert.deepEqual(problemsOf('create-journal-entry', { description, lines }), []);
  const entry = { bankAccount: '310-1000', description, lines: [{ accountNo: '900-6000', description, amount: 10 }] };
  for (const type of ['validate-gl-cash-book-payment', 'create-gl-cash-book-payment', 'create-gl-cash-book-receipt']) {
    assert.deepEqual(problemsOf(type, entry), ['/description'], type);
  }
  const update = { docNo: 'PV-000001', reason: 'Clearer text' };
  assert.deepEqual(problemsOf('update-gl-cash-book-entry', { ...update, description: 'x'.repeat(81) }), ['/description']);
  assert.deepEqual(problemsOf('update-gl-cash-book-entry', { ...update, description: 'x'.repeat(80) }), []);
});

test('a cash book entry takes bankAccount under the name payments use', () => {
  const checked = check('create-gl-cash-book-receipt', {
    paymentAccountNo: '310-1000',
    lines: [{ accountNo: '530-0000', amount: 5 }],
  });
  assert.equal(checked.ok && checked.payload.bankAccount, '310-1000');
});

test('a balance is read of an account or of a party, not of both', () => {
  assert.deepEqual(problemsOf('read-gl-account-balance', { accountNo: '310-1000', partyCode: '300-A001' }), ['/partyCode']);
  assert.deepEqual(problemsOf('read-gl-account-balance', {}), []);
});

test('a reconciliation clears each ledger line once and names it', () => {
  const statement = { bankAccount: '310-1000', statementDate: '2026-07-31', statementBalance: 100 };
  const clearedEntries = [{ docNo: 'OR-000001' }, { docNo: 'OR-000001' }, { docType: 'OR' }];
  assert.deepEqual(problemsOf('create-gl-bank-reconciliation', { ...statement, clearedEntries }), [
    '/clearedEntries/2',
    '/clearedEntries/1',
  ]);
});
