import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  agesOfParties,
  dueSoonOf,
  dueUntil,
  hasAges,
  itemsAtZero,
  monthsUntil,
  mostOwed,
  openByAge,
  salesAccountsOf,
  salesOf,
  sumOf,
} from './figures.ts';

const open = (outstandingLocal: number, daysOverdue: number, dueDate = '2026-01-01') => ({
  outstandingLocal,
  daysOverdue,
  dueDate,
});

test('cents are not lost between numbers', () => {
  assert.equal(sumOf([{ a: 0.1 }, { a: 0.2 }, {}, { a: 'x' }], 'a'), 0.3);
});

test('what is open is sorted by the days since its due date, and credit has no age', () => {
  const documents = [open(10, 0), open(20.1, 1), open(5, 30), open(7, 31), open(8, 60), open(9, 90), open(1, 91), open(-50, 400)];
  assert.deepEqual(openByAge(documents), { notDue: 10, days30: 25.1, days60: 15, days90: 9, older: 1 });
});

test('what must be paid by a day includes what is overdue', () => {
  const documents = [open(10, 5, '2026-01-01'), open(20, 0, '2026-02-01'), open(40, 0, '2026-02-02'), open(-3, 0, '2026-01-01')];
  assert.equal(dueUntil(documents, '2026-02-01'), 30);
});

test('what a book adds up by age is summed over its parties', () => {
  const ages = { days1To30: 0.1, days31To60: 2, days61To90: 3, daysOver90: 4 };
  const parties = [
    { current: 10, overdue: 9.1, dueSoon: 6.1, ages },
    { current: 5, overdue: 0.2, dueSoon: 0, ages: { days1To30: 0.2, days31To60: 0, days61To90: 0, daysOver90: 0 } },
  ];
  assert.ok(parties.every(hasAges));
  assert.deepEqual(agesOfParties(parties), { notDue: 15, days30: 0.3, days60: 2, days90: 3, older: 4 });
  assert.equal(dueSoonOf(parties), 15.4);
  assert.equal(hasAges({ current: 10, overdue: 9.1 }), false);
});

test('those who owe most come first, and those who owe nothing do not come', () => {
  const parties = [{ total: 5 }, { total: -9 }, { total: 70 }, { total: 0 }, { total: 6 }];
  assert.deepEqual(mostOwed(parties, 2), [{ total: 70 }, { total: 6 }]);
});

test('months are whole, the newest first, across a year and a leap day', () => {
  const months = monthsUntil('2024-03-31', 13);
  assert.deepEqual(months[1], { month: '2024-02', dateFrom: '2024-02-01', dateTo: '2024-02-29' });
  assert.deepEqual(months[12], { month: '2023-03', dateFrom: '2023-03-01', dateTo: '2023-03-31' });
});

test('sales are the credits less the debits of sales accounts, returns included', () => {
  const chart = [
    { accountNo: '500-0000', accountType: 'SL' },
    { accountNo: '510-0000', accountType: 'SA' },
    { accountNo: '600-0000', accountType: 'CO' },
  ];
  const balances = [
    { accountNo: '500-0000', debit: 0, credit: 100.1 },
    { accountNo: '510-0000', debit: 0.2, credit: 0 },
    { accountNo: '600-0000', debit: 40, credit: 0 },
  ];
  assert.equal(salesOf(balances, salesAccountsOf(chart)), 99.9);
});

test('an item is at zero when no location has any of it', () => {
  const balances = [
    { itemCode: 'A', qty: 0 },
    { itemCode: 'A', qty: 2 },
    { itemCode: 'B', qty: 0 },
    { itemCode: 'B', qty: 0 },
  ];
  assert.deepEqual(itemsAtZero(balances), ['B']);
});
