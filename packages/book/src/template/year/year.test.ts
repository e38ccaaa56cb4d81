import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { freshBook, runner } from '../../../conformance/fresh-book.ts';
import { fixedClock } from '../../index.ts';
import { CUSTOMERS, ITEMS, SUPPLIERS } from './records.ts';
import { dayOf, MONTHS } from './step.ts';

type Row = Readonly<Record<string, unknown>>;

const book = freshBook('SAMPLE', false);
after(() => book.close());
const readerOf = (run: ReturnType<typeof runner>) => (type: string, payload: object) => {
  const { ok, rows, error } = run(type, payload);
  assert.equal(ok, true, JSON.stringify(error));
  return rows as readonly Row[];
};
const read = readerOf(runner(book));

const movement = (accountNo: string, dateFrom: string, dateTo: string): number => {
  const [row] = read('read-gl-account-balance', { accountNo, dateFrom, dateTo });
  return Number(row?.credit) - Number(row?.debit);
};

test('the sample company earns a plausible margin in every month of its year', () => {
  for (const month of MONTHS) {
    const period = [dayOf(month, 1), dayOf(month, 28)] as const;
    const [sales, cost] = [movement('500-0000', ...period), -movement('600-0000', ...period)];
    assert.ok(sales > 40_000 && sales < 90_000, `${month}: sales ${sales}`);
    const margin = (sales - cost) / sales;
    assert.ok(margin > 0.28 && margin < 0.42, `${month}: margin ${margin}`);
  }
});

test('one customer is long overdue, one pays late, one is abroad, and the rest pay', () => {
  const owed = new Map(read('read-ar-outstanding', {}).map((row) => [row.debtorCode, row]));
  assert.ok(Number(owed.get(CUSTOMERS.latePayer)?.overdue) > 30_000);
  assert.ok(Number(owed.get(CUSTOMERS.shop)?.overdue) > 0);
  assert.equal(owed.get(CUSTOMERS.abroad)?.currencyCode, 'SGD');
  assert.equal(owed.get(CUSTOMERS.hotel), undefined, 'its deposit and its payment settle its order');
  assert.ok(movement('530-3000', '2025-07-01', '2026-06-30') > 0 && movement('900-2000', '2025-07-01', '2026-06-30') < 0);
});

test('stock of every item of the year comes, moves between the stores and goes, every month', () => {
  for (const month of MONTHS)
    for (const itemCode of Object.keys(ITEMS)) {
      const rows = read('read-stock-movement', { itemCode, dateFrom: dayOf(month, 1), dateTo: dayOf(month, 28) });
      assert.ok(
        rows.some(({ inQty, outQty }) => Number(inQty) > 0 && Number(outQty) > 0),
        `${itemCode} in ${month}`,
      );
    }
});

test('parties of the year have addresses, and those of the seed have them too', () => {
  const parties = [
    ...read('read-debtors', {}).filter(({ debtorCode }) =>
      [...Object.values(CUSTOMERS), '300-A001', '300-B001', '300-U001'].includes(String(debtorCode) as never),
    ),
    ...read('read-creditors', {}).filter(({ creditorCode }) =>
      [...Object.values(SUPPLIERS), '400-S001', '400-F001'].includes(String(creditorCode) as never),
    ),
  ];
  assert.equal(parties.length, 14);
  for (const { address1, address2, phone1 } of parties) assert.ok(address1 && address2 && phone1);
});

test('a copy that is opened years later has invoices of the last weeks, some of them newly overdue', () => {
  const later = freshBook('SAMPLE', true, { clock: fixedClock('2031-02-03T04:05:06.789Z') });
  const documents = readerOf(runner(later))('read-ar-outstanding-documents', {}).filter(
    ({ docDate }) => String(docDate) > '2030',
  );
  assert.deepEqual(
    documents.map(({ debtorCode, docDate, daysOverdue, original, outstanding }) => [
      debtorCode,
      docDate,
      daysOverdue,
      Number(original) - Number(outstanding),
    ]),
    [
      [CUSTOMERS.builder, '2030-12-13', 22, 800],
      [CUSTOMERS.shop, '2030-10-30', 66, 0],
      [CUSTOMERS.abroad, '2031-01-10', 0, 0],
    ],
  );
  later.close();
});
