import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Payload } from '@ledgerline/catalog';
import { freshBook, runner } from '../../conformance/fresh-book.ts';

/** A record with only its required fields, its defaults, and the commands that show them. */
const RECORDS: readonly (readonly [document: string, payload: Payload, filled: Payload, reads: readonly string[]])[] = [
  [
    'debtor',
    { debtorCode: '300-N001', companyName: 'New' },
    { currencyCode: 'MYR', displayTerm: 'C.O.D.', creditLimit: 0, overdueLimit: 0, isActive: true },
    ['read-debtors'],
  ],
  [
    'creditor',
    { creditorCode: '400-N001', companyName: 'New' },
    { currencyCode: 'MYR', displayTerm: 'C.O.D.', isActive: true },
    ['read-creditors'],
  ],
  [
    'item',
    { itemCode: 'NEW', description: 'New', baseUom: 'PCS', uoms: [{ uom: 'BOX', rate: 12 }] },
    {
      costingMethod: 'WA',
      stockControl: true,
      isActive: true,
      uoms: [
        { uom: 'PCS', rate: 1 },
        { uom: 'BOX', rate: 12 },
      ],
    },
    ['read-items', 'read-items-all'],
  ],
  [
    'gl-account',
    { accountNo: '900-9999', description: 'New', accountType: 'EP' },
    { currencyCode: 'MYR', isActive: true },
    ['read-chart-accounts'],
  ],
  [
    'general-payment-method',
    { code: 'NEW', description: 'New', accountNo: '310-1000', paymentBy: 'Cheque' },
    { isDeposit: false, bankChargeRate: 0, isActive: true },
    ['list-general-payment-methods', 'read-payment-methods'],
  ],
  [
    'general-currency',
    { code: 'THB', description: 'New', rate: 3.3 },
    { buyRate: 3.3, sellRate: 3.3 },
    ['list-general-currencies'],
  ],
  ['item-bom', { itemCode: 'GOODS-A', lines: [{ itemCode: 'WIDGET', qty: 2 }] }, { isActive: true }, ['list-bom-items']],
];

const DETAILS: Readonly<Record<string, string>> = {
  debtor: 'get-debtor-detail',
  creditor: 'get-creditor-detail',
  item: 'get-stock-item-detail',
};

const shownOf = (row: Payload | undefined, filled: Payload): Payload =>
  Object.fromEntries(Object.keys(filled).map((name) => [name, row?.[name] ?? null]));

test('a record shows its defaults when it is created, got, listed and read', () => {
  const run = runner(freshBook());
  for (const [document, payload, filled, reads] of RECORDS) {
    const [selector = ''] = Object.keys(payload);
    const code = { [selector]: payload[selector] ?? '' };
    const created = run(`create-${document}`, payload);
    assert.equal(created.ok, true, `${document}: ${JSON.stringify(created.error)}`);
    assert.deepEqual(shownOf(created.document as Payload, filled), filled, `create-${document}`);
    const got = run(DETAILS[document] ?? `get-${document}`, code);
    assert.deepEqual(shownOf(got.document as Payload, filled), filled, `get of ${document}`);
    assert.deepEqual(got.document, created.document, `${document}: created and got`);
    for (const read of reads) {
      const row = (run(read, {}).rows as readonly Payload[]).find((one) => one[selector] === payload[selector]);
      assert.deepEqual(shownOf(row, filled), filled, read);
    }
  }
});

test('components show their unit and their key, in the result of the write too', () => {
  const run = runner(freshBook());
  const lines = [{ itemCode: 'GOODS-A', qty: 1 }, { itemCode: 'WIDGET' }];
  const created = run('create-item-package', { packageCode: 'SET', lines });
  const rows = created.lines as readonly Payload[];
  assert.deepEqual(
    rows.map(({ itemCode, qty, uom }) => [itemCode, qty, uom]),
    [
      ['GOODS-A', 1, 'PCS'],
      ['WIDGET', 1, 'PCS'],
    ],
  );
  assert.ok(rows.every(({ dtlKey, lineKey }) => typeof dtlKey === 'string' && dtlKey === lineKey));
  assert.deepEqual(run('get-item-package', { packageCode: 'SET' }).lines, rows);
  const change = {
    packageCode: 'SET',
    reason: 'Two',
    detailMode: 'update',
    lines: [{ lineKey: rows[0]?.lineKey ?? '', qty: 2 }],
  };
  const updated = run('update-item-package', change);
  assert.deepEqual(
    (updated.lines as readonly Payload[]).map(({ dtlKey, qty }) => [dtlKey, qty]),
    [
      [rows[0]?.dtlKey, 2],
      [rows[1]?.dtlKey, 1],
    ],
  );
});

test('sending a default value is not a change, also for frozen fields', () => {
  const run = runner(freshBook());
  run('create-debtor', { debtorCode: '300-N001', companyName: 'New' });
  run('create-item', { itemCode: 'NEW', description: 'New', baseUom: 'PCS' });
  const bought = run('create-stock-receive', {
    docDate: '2026-01-01',
    lines: [{ itemCode: 'NEW', qty: 5, unitCost: 1, location: 'HQ' }],
  });
  assert.equal(bought.ok, true);
  const sold = run('create-sales-invoice', {
    debtorCode: '300-N001',
    docDate: '2026-01-05',
    lines: [{ itemCode: 'NEW', qty: 1, unitPrice: 5, location: 'HQ' }],
  });
  assert.equal(sold.ok, true);
  const same = (type: string, payload: Payload) => run(type, { ...payload, reason: 'As it is' }).ok;
  assert.equal(same('update-debtor', { debtorCode: '300-N001', currencyCode: 'MYR' }), true);
  const units = [{ uom: 'PCS', rate: 1 }];
  assert.equal(same('update-item', { itemCode: 'NEW', costingMethod: 'WA', stockControl: true, uoms: units }), true);
  assert.equal(same('update-item', { itemCode: 'NEW', costingMethod: 'FIFO' }), false);
});
