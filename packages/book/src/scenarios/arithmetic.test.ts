import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Payload } from '@ledgerline/catalog';
import { codeOf, type Run, story } from '../../conformance/story.ts';

const line = (more: Payload): Payload => ({ description: 'Work', accountNo: '500-1000', ...more });

/** Net, tax and total of one line, calculated without saving. */
function totalsOf(run: Run, row: Payload, header: Payload = {}): readonly unknown[] | string {
  const result = run('validate-sales-invoice', {
    debtorCode: '300-A001',
    docDate: '2026-01-05',
    ...header,
    lines: [line(row)],
  });
  const totals = result.totals as Payload | undefined;
  return totals ? [totals.netTotal, totals.tax, totals.finalTotal] : codeOf(result);
}

test('section 2: a line is quantity x price less its discount, rounded once, half away from zero', () => {
  const { run } = story();
  const table: readonly (readonly [row: Payload, expected: readonly number[] | string])[] = [
    // 1.5 x 0.33 = 0.495 -> 0.50
    [{ qty: 1.5, unitPrice: 0.33 }, [0.5, 0, 0.5]],
    // 3 x 33.335 = 100.005 -> 100.01
    [{ qty: 3, unitPrice: 33.335 }, [100.01, 0, 100.01]],
    // 100 less 10 % = 90, less 5 = 85, less 2 % = 83.30
    [{ qty: 1, unitPrice: 100, discount: '10%+5+2%' }, [83.3, 0, 83.3]],
    // The same parts in another order: 100 - 5 = 95, less 10 % = 85.50, less 2 % = 83.79
    [{ qty: 1, unitPrice: 100, discount: '5+10%+2%' }, [83.79, 0, 83.79]],
    // 7 x 1.115 = 7.805; less 33.333 % = 5.20335... -> 5.20: no rounding in between
    [{ qty: 7, unitPrice: 1.115, discount: '33.333%' }, [5.2, 0, 5.2]],
    [{ qty: 2, unitPrice: 10, discount: 20 }, [0, 0, 0]],
    [{ qty: 1, unitPrice: 10, discount: '100%' }, [0, 0, 0]],
    [{ qty: 1, unitPrice: 10, discount: '10.01' }, 'INVALID_DISCOUNT'],
    [{ qty: 1, unitPrice: 10, discount: '60%+4.01' }, 'INVALID_DISCOUNT'],
  ];
  for (const [row, expected] of table) assert.deepEqual(totalsOf(run, row), expected, JSON.stringify(row));
});

test('section 2: tax is worked out on the line, on top of the net or inside the price', () => {
  const { run } = story();
  const inside = { inclusiveTax: true };
  const table: readonly (readonly [row: Payload, header: Payload, expected: readonly number[] | string])[] = [
    // 0.45 x 10 % = 0.045 -> 0.05
    [{ qty: 1, unitPrice: 0.45, taxCode: 'ST10' }, {}, [0.45, 0.05, 0.5]],
    // 107.99 x 8/108 = 7.99925... -> 8.00; net 99.99
    [{ qty: 1, unitPrice: 107.99, taxCode: 'SV8' }, inside, [99.99, 8, 107.99]],
    // 33.33 less 3 % = 32.3301 -> 32.33; x 10/110 = 2.93909... -> 2.94
    [{ qty: 1, unitPrice: 33.33, discount: '3%', taxCode: 'ST10' }, inside, [29.39, 2.94, 32.33]],
    // The rate is that of the code: 200 x 10 % = 20
    [{ qty: 1, unitPrice: 200, taxCode: 'ST10', taxRate: 10 }, {}, [200, 20, 220]],
    [{ qty: 1, unitPrice: 200, taxCode: 'ST10', taxRate: 7.5 }, {}, 'TAX_OVERRIDE'],
    [{ qty: 1, unitPrice: 200, taxCode: 'ST10', taxRate: 0 }, {}, 'TAX_OVERRIDE'],
    [{ qty: 1, unitPrice: 200, taxCode: '', taxAmount: 0.1 }, {}, 'REQUIRED'],
    // The caller's tax may differ by ten sen on a sale, no more.
    [{ qty: 1, unitPrice: 100, taxCode: 'ST10', taxAmount: 10.1 }, {}, [100, 10.1, 110.1]],
    [{ qty: 1, unitPrice: 100, taxCode: 'ST10', taxAmount: 9.9 }, {}, [100, 9.9, 109.9]],
    [{ qty: 1, unitPrice: 100, taxCode: 'ST10', taxAmount: 10.11 }, {}, 'TAX_OVERRIDE'],
    // With inclusive tax the net is adjusted: 110 - 10.05.
    [{ qty: 1, unitPrice: 110, taxCode: 'ST10', taxAmount: 10.05 }, inside, [99.95, 10.05, 110]],
    [{ qty: 1, unitPrice: 100, taxCode: 'PST10' }, {}, 'TAX_CODE_INVALID'],
  ];
  for (const [row, header, expected] of table) assert.deepEqual(totalsOf(run, row, header), expected, JSON.stringify(row));
});

test('section 2: on a purchase the tax may be any amount from nothing to the net', () => {
  const { run } = story();
  const tax = (taxAmount: number) =>
    codeOf(
      run('validate-purchase-invoice', {
        creditorCode: '400-S001',
        docDate: '2026-01-05',
        lines: [{ description: 'Freight', qty: 1, unitPrice: 100, taxCode: 'PST10', taxAmount }],
      }),
    );
  assert.deepEqual([tax(0), tax(37.5), tax(100), tax(100.01), tax(-0.01)], ['ok', 'ok', 'ok', 'TAX_OVERRIDE', 'TAX_OVERRIDE']);
});

test('section 2: base amounts are rounded line by line and tax by tax, never as one total', () => {
  const { run } = story();
  const made = run('create-sales-invoice', {
    debtorCode: '300-U001',
    docDate: '2026-01-05',
    currencyRate: 4.2155,
    lines: [
      line({ qty: 1, unitPrice: 33.33, taxCode: 'ST10' }),
      line({ qty: 1, unitPrice: 33.33, taxCode: 'ST10' }),
      line({ qty: 1, unitPrice: 33.34, taxCode: 'ST10' }),
    ],
  });
  // 33.33 x 4.2155 = 140.502615 -> 140.50 twice; 33.34 x 4.2155 = 140.54477 -> 140.54: 421.54
  // tax 3.33 each x 4.2155 = 14.037615 -> 14.04 three times: 42.12. The total of 109.99 would also give 463.66.
  const { fields } = made as { fields: Payload };
  assert.deepEqual(
    [fields.LocalNetTotal, fields.LocalTax, fields.LocalTotal, fields.FinalTotal],
    [421.54, 42.12, 463.66, 109.99],
  );
});

test('section 2: five-sen rounding, by the setting, by the payload, and in cash only', () => {
  const { book, run } = story();
  const sale = (paid: readonly Payload[], more: Payload = {}) => {
    const result = run('validate-cash-sale', {
      debtorCode: '300-C001',
      docDate: '2026-01-06',
      lines: [line({ qty: 1, unitPrice: 10.02 })],
      payments: paid,
      ...more,
    });
    return (result.totals as Payload | undefined)?.roundAdj ?? codeOf(result);
  };
  const cash = (paymentAmount: number) => ({ paymentMethod: 'CASH', paymentAmount });
  const bank = (paymentAmount: number) => ({ paymentMethod: 'BANK', paymentAmount });
  assert.equal(sale([cash(10)]), -0.02);
  assert.equal(sale([bank(10.02)]), 0);
  assert.equal(sale([cash(5), bank(5)]), 0);
  assert.equal(sale([bank(10)], { rounding5Cents: true }), -0.02);
  assert.equal(sale([cash(10.02)], { rounding5Cents: false }), 0);
  book.seed([{ kind: 'setting', code: 'round5.CS', data: { value: 'enforce' } }]);
  assert.equal(sale([bank(10)], { rounding5Cents: false }), -0.02);
  book.seed([{ kind: 'setting', code: 'round5.CS', data: { value: 'disable' } }]);
  assert.equal(sale([cash(10)]), 0);
});

test('section 2: numbers are read through their decimal text; more than fifteen digits are refused', () => {
  const { run } = story();
  assert.deepEqual(totalsOf(run, { qty: 0.1, unitPrice: 0.2 }), [0.02, 0, 0.02]);
  assert.equal(totalsOf(run, { qty: 1, unitPrice: 1.0000000000000002 }), 'INVALID_PAYLOAD');
});
