import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Payload } from '@ledgerline/catalog';
import fc from 'fast-check';
import { speculativeBook } from '../../conformance/speculative-book.ts';

const { book, speculate } = speculativeBook('BLANK');
const sen = (amount: unknown): number => Math.round(Number(amount) * 100);

let count = 0;
function run(type: string, payload: Payload): Readonly<Record<string, unknown>> {
  count += 1;
  const result = book.execute(type, payload, `m-${count}`);
  assert.equal(result.ok, true, `${type} ${JSON.stringify(payload)}: ${JSON.stringify(result.error)}`);
  return result;
}

interface Trade {
  readonly itemCode: string;
  readonly quantity: number;
  readonly cents: number;
  readonly isSale: boolean;
}

const trade: fc.Arbitrary<Trade> = fc.record({
  itemCode: fc.constantFrom('WIDGET', 'COG'),
  quantity: fc.integer({ min: 1, max: 20 }),
  cents: fc.integer({ min: 1, max: 5000 }),
  isSale: fc.boolean(),
});

/** The cost of every sale, in order, with all quantities multiplied. */
function costsOf(trades: readonly Trade[], times: number): readonly number[] {
  return speculate(() => {
    const line = ({ itemCode, quantity, cents }: Trade) => ({
      itemCode,
      location: 'HQ',
      qty: quantity * times,
      unitPrice: cents / 100,
    });
    const stock = ['WIDGET', 'COG'].map((itemCode) => ({ itemCode, location: 'HQ', qty: 1000 * times, unitPrice: 3.33 }));
    run('create-purchase-invoice', { creditorCode: '400-S001', docDate: '2026-01-01', lines: stock });
    return trades.flatMap((one, index) => {
      const docDate = `2026-02-${String(index + 1).padStart(2, '0')}`;
      const party = one.isSale ? { debtorCode: '300-B001' } : { creditorCode: '400-S001' };
      const made = run(one.isSale ? 'create-sales-invoice' : 'create-purchase-invoice', {
        ...party,
        docDate,
        lines: [line(one)],
      });
      if (!one.isSale) return [];
      const { postings } = run('get-sales-invoice', { docNo: made.docNo as string }) as unknown as {
        postings: readonly Payload[];
      };
      return [sen(postings.find(({ accountNo }) => accountNo === '600-0000')?.debit ?? 0)];
    });
  });
}

test('multiplying all quantities multiplies all costs, within one sen per line', () => {
  fc.assert(
    fc.property(fc.array(trade, { minLength: 2, maxLength: 12 }), fc.integer({ min: 2, max: 9 }), (trades, times) => {
      const [once, scaled] = [costsOf(trades, 1), costsOf(trades, times)];
      once.forEach((cost, index) => {
        const difference = Math.abs((scaled[index] ?? 0) - times * cost);
        assert.ok(difference <= times * (index + 1), `sale ${index + 1}: ${times} x ${cost} became ${scaled[index]}`);
      });
    }),
    { numRuns: 25, seed: 16 },
  );
});

test('one invoice split in two has the same total, within one sen per line', () => {
  const quantities = fc.array(fc.tuple(fc.integer({ min: 2, max: 30 }), fc.integer({ min: 1, max: 9999 })), {
    minLength: 1,
    maxLength: 5,
  });
  const totalOf = (lines: readonly Payload[]): number =>
    speculate(() => {
      const { fields } = run('create-sales-invoice', { debtorCode: '300-B001', docDate: '2026-02-01', lines });
      return sen((fields as Payload).FinalTotal);
    });
  fc.assert(
    fc.property(quantities, fc.integer({ min: 1, max: 9 }), (rows, tenths) => {
      const lines = rows.map(([qty, cents]) => ({
        itemCode: 'GOODS-A',
        qty,
        unitPrice: cents / 100,
        taxCode: 'ST10',
        discount: '5%',
      }));
      const part = (qty: number): number => Math.max(1, Math.floor((qty * tenths) / 10));
      const first = lines.map((line) => ({ ...line, qty: part(line.qty) }));
      const second = lines.map((line) => ({ ...line, qty: line.qty - part(line.qty) })).filter(({ qty }) => qty > 0);
      const apart = totalOf(first) + (second.length === 0 ? 0 : totalOf(second));
      // Net and tax of a line are rounded apart.
      assert.ok(Math.abs(totalOf(lines) - apart) <= 2 * lines.length, `${totalOf(lines)} against ${apart}`);
    }),
    { numRuns: 40, seed: 17 },
  );
});

const goods = (itemCode: string, qty: number, more: Payload = {}): Payload => ({ itemCode, location: 'HQ', qty, ...more });
const DOCUMENTS: readonly (readonly [type: string, payload: Payload])[] = [
  [
    'create-purchase-invoice',
    { creditorCode: '400-S001', lines: [goods('COG', 30, { unitPrice: 4.99 }), goods('WIDGET', 30, { unitPrice: 2.17 })] },
  ],
  ['create-sales-invoice', { debtorCode: '300-A001', lines: [goods('COG', 9, { unitPrice: 9, taxCode: 'ST10' })] }],
  ['create-delivery-order', { debtorCode: '300-B001', lines: [goods('WIDGET', 7, { unitPrice: 9 })] }],
  ['create-goods-received-note', { creditorCode: '400-S001', lines: [goods('WIDGET', 11, { unitPrice: 3.01 })] }],
  ['create-stock-transfer', { fromLocation: 'HQ', toLocation: 'KL', lines: [{ itemCode: 'WIDGET', qty: 4 }] }],
  ['create-stock-take', { location: 'HQ', lines: [{ itemCode: 'COG', countedQty: 25 }] }],
  ['create-stock-update-cost', { location: 'HQ', lines: [{ itemCode: 'COG', unitCost: 6.5 }] }],
  ['create-purchase-return', { creditorCode: '400-S001', lines: [goods('WIDGET', 2, { unitPrice: 3 })] }],
  ['create-ar-invoice', { debtorCode: '300-U001', currencyRate: 4.2155, lines: [{ accountNo: '500-1000', amount: 333.33 }] }],
  [
    'create-journal-entry',
    {
      lines: [
        { debtorCode: '300-B001', debit: 5 },
        { accountNo: '530-0000', credit: 5 },
      ],
    },
  ],
  ['create-gl-cash-book-payment', { bankAccount: '310-1000', lines: [{ accountNo: '900-6000', amount: 10, taxCode: 'PSV8' }] }],
  ['create-ar-deposit', { debtorCode: '300-A001', payments: [{ paymentMethod: 'BANK', paymentAmount: 50 }] }],
];

test('the order of entry does not matter where dates differ, for any documents', () => {
  const enter = (order: readonly number[]): string =>
    speculate(() => {
      const lines = ['COG', 'WIDGET'].map((itemCode) => goods(itemCode, 40, { unitCost: 3.7 }));
      run('create-stock-receive', { docDate: '2026-01-01', lines });
      for (const index of order) {
        const [type, payload] = DOCUMENTS[index] ?? ['', {}];
        const docDate = `2026-02-${String(index + 1).padStart(2, '0')}`;
        run(type, { ...payload, docNo: `N-${index}`, docDate });
      }
      const moves = run('read-stock-detail-lines', {}).rows as readonly Payload[];
      return JSON.stringify([
        moves.map(({ docNo, location, qty, value }) => [docNo, location, qty, value]),
        run('read-gl-account-balance', {}).rows,
      ]);
    });
  const all = DOCUMENTS.map((_document, index) => index);
  const expected = enter(all);
  fc.assert(
    fc.property(fc.shuffledSubarray(all, { minLength: all.length }), (order) => assert.equal(enter(order), expected)),
    { numRuns: 15, seed: 9 },
  );
});
