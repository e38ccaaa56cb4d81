import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Payload } from '@ledgerline/catalog';
import { freshBook, runner } from '../../conformance/fresh-book.ts';

type Result = {
  readonly ok: boolean;
  readonly docNo: string;
  readonly lines: readonly Payload[];
  readonly warnings: readonly { readonly code: string; readonly path?: string; readonly message: string }[];
  readonly readBack: { readonly checks: readonly { readonly path: string }[] };
};

const PARTY = { debtorCode: '300-A001', docDate: '2026-01-05', verifyAfterSave: true };
const LINE = { itemCode: 'GOODS-A', qty: 2, unitPrice: 50, discount: '10%', taxCode: 'ST10' };

/** What a command is refused for: path and sentence of each problem. */
const told = (result: unknown): readonly (readonly [string, string])[] =>
  (result as { error?: { details: readonly { path: string; message: string }[] } }).error?.details.map(
    ({ path, message }) => [path, message] as const,
  ) ?? [];

test('an amount, a rate or a barcode that contradicts its line is refused with both values', () => {
  const run = runner(freshBook());
  const sold = (line: Payload) => run('create-sales-invoice', { ...PARTY, lines: [{ ...LINE, ...line }] });
  // Before discount, after it, and with tax: each is an amount of the line.
  for (const amount of [100, 90, 99]) assert.deepEqual(told(sold({ amount })), [], `${amount}`);
  assert.deepEqual(told(sold({ amount: 123 })), [
    [
      '/lines/0/amount',
      'amount is 123.00, but 2 x 50 is 100.00, and 90.00 after the discount. Correct one of them, or leave amount out.',
    ],
  ]);
  assert.deepEqual(told(sold({ taxRate: 10 })), []);
  for (const taxRate of [0, 7.5]) {
    assert.deepEqual(told(sold({ taxRate })), [
      [
        '/lines/0/taxRate',
        `taxRate is ${taxRate}, but the rate of ST10 is 10. Leave taxRate out, or choose another taxCode with list-tax-codes.`,
      ],
    ]);
  }
  assert.deepEqual(told(sold({ taxCode: '', taxRate: 10 })), [
    ['/lines/0/taxRate', 'taxRate is 10, but the line has no tax code, and so no tax. Send taxCode, or leave taxRate out.'],
  ]);
});

test('a barcode next to an item code must be one of the item and of its unit', () => {
  const run = runner(freshBook());
  const uoms = [
    { uom: 'PCS', rate: 1, price: 2, barCode: 'B-PCS' },
    { uom: 'BOX', rate: 12, price: 20, barCode: 'B-BOX' },
  ];
  run('create-item', { itemCode: 'SCANNED', description: 'Scanned', baseUom: 'PCS', stockControl: false, uoms });
  const sold = (line: Payload) => run('create-quotation', { ...PARTY, lines: [{ qty: 1, location: 'HQ', ...line }] });
  const lineOf = (result: unknown) => {
    const [{ itemCode, uom, unitPrice } = {}] = (result as Result).lines;
    return [itemCode, uom, unitPrice];
  };
  assert.deepEqual(lineOf(sold({ barCode: 'B-BOX' })), ['SCANNED', 'BOX', 20]);
  assert.deepEqual(lineOf(sold({ barCode: 'B-BOX', itemCode: 'SCANNED', uom: 'BOX' })), ['SCANNED', 'BOX', 20]);
  assert.deepEqual(told(sold({ barCode: 'B-BOX', itemCode: 'GOODS-A', unitPrice: 1 })), [
    ['/lines/0/barCode', 'The barcode B-BOX is of SCANNED, not of GOODS-A. Send barCode or itemCode, not both.'],
  ]);
  assert.deepEqual(told(sold({ barCode: 'B-NONE', itemCode: 'GOODS-A', unitPrice: 1 })), [
    ['/lines/0/barCode', 'The barcode B-NONE is not of GOODS-A and of no other item. Send barCode or itemCode, not both.'],
  ]);
  assert.deepEqual(told(sold({ barCode: 'B-BOX', uom: 'PCS' })), [
    ['/lines/0/barCode', 'The barcode B-BOX is for BOX, but uom is PCS. Correct one of them, or leave barCode out.'],
  ]);
});

const BOUGHT = { creditorCode: '400-S001', docDate: '2026-01-05' };
const PURCHASES = ['purchase-order', 'goods-received-note', 'purchase-invoice', 'cash-purchase'];

test('unitCost is the price of a purchase line without unitPrice, and a line without a price is refused', () => {
  const run = runner(freshBook());
  const unpriced =
    'The line of GOODS-A has no price. Send unitPrice, unitCost or amount, or send unitPrice 0 if it is free of charge.';
  for (const document of PURCHASES) {
    const bought = (line: Payload) =>
      run(`create-${document}`, {
        ...BOUGHT,
        verifyAfterSave: true,
        lines: [{ itemCode: 'GOODS-A', qty: 2, location: 'HQ', ...line }],
      });
    const { lines, writeVerification } = bought({ unitCost: 12.5 }) as unknown as Result & { writeVerification: unknown };
    assert.deepEqual([lines[0]?.unitPrice, lines[0]?.subTotal], [12.5, 25], document);
    assert.partialDeepStrictEqual(writeVerification, { matched: true });
    assert.deepEqual(told(bought({ unitCost: 12.5, unitPrice: 12.5 })), []);
    assert.deepEqual(told(bought({ unitCost: 12.5, unitPrice: 12 })), [
      [
        '/lines/0/unitCost',
        'unitCost is 12.5, but unitPrice is 12. On a purchase both are the price of one unit. Send one of them.',
      ],
    ]);
    assert.deepEqual(told(bought({ unitCost: 12.5, amount: 30 }))[0]?.[0], '/lines/0/amount');
    assert.deepEqual(told(bought({})), [['/lines/0/unitPrice', unpriced]], document);
    assert.deepEqual(told(run(`validate-${document}`, { ...BOUGHT, lines: [{ itemCode: 'GOODS-A', qty: 2, location: 'HQ' }] })), [
      ['/lines/0/unitPrice', unpriced],
    ]);
    assert.deepEqual(told(bought({ unitPrice: 0 })), []);
    assert.deepEqual(told(bought({ amount: 7 })), []);
  }
});

test('a cost that priced a line gives way to the price of a later update', () => {
  const run = runner(freshBook());
  const bought = run('create-purchase-order', {
    ...BOUGHT,
    lines: [{ itemCode: 'GOODS-A', qty: 2, unitCost: 4 }],
  }) as unknown as Result;
  const lines = [{ dtlKey: bought.lines[0]?.dtlKey ?? '', unitPrice: 5 }];
  const changed = run('update-purchase-order', { docNo: bought.docNo, reason: 'New price', detailMode: 'update', lines });
  assert.deepEqual([told(changed), (changed as unknown as Result).lines[0]?.subTotal], [[], 10]);
});

test('a sales line takes the price of its item, and is refused without one unless its price is sent as 0', () => {
  const run = runner(freshBook());
  run('create-item', { itemCode: 'UNPRICED', description: 'Unpriced', baseUom: 'PCS', stockControl: false });
  run('create-item', {
    itemCode: 'LISTED',
    description: 'Listed',
    baseUom: 'PCS',
    stockControl: false,
    uoms: [{ uom: 'PCS', rate: 1, price: 9 }],
  });
  for (const document of [
    'quotation',
    'sales-order',
    'delivery-order',
    'sales-invoice',
    'cash-sale',
    'sales-credit-note',
    'sales-debit-note',
  ]) {
    const sold = (line: Payload) => run(`create-${document}`, { debtorCode: '300-A001', docDate: '2026-01-05', lines: [line] });
    assert.equal((sold({ itemCode: 'LISTED', qty: 2 }) as unknown as Result).lines[0]?.subTotal, 18, document);
    assert.deepEqual(
      told(sold({ itemCode: 'UNPRICED', qty: 2 })),
      [
        [
          '/lines/0/unitPrice',
          'The line has no price, and UNPRICED has no selling price for PCS. Send unitPrice or amount, or send unitPrice 0 if it is free of charge.',
        ],
      ],
      document,
    );
    assert.deepEqual(told(sold({ itemCode: 'UNPRICED', qty: 2, unitPrice: 0 })), []);
    assert.deepEqual(told(sold({ description: 'Service', qty: 2 }))[0]?.[0], '/lines/0/unitPrice');
    assert.deepEqual(
      told(
        run(`create-${document}`, {
          debtorCode: '300-A001',
          docDate: '2026-01-05',
          lines: [{ description: 'Heading' }, { itemCode: 'LISTED' }],
        }),
      ),
      [],
    );
  }
});

test('bulk rows and appended lines are held to the same', () => {
  const run = runner(freshBook());
  const contradictory = { itemCode: 'GOODS-A', qty: 2, unitPrice: 10, amount: 500 };
  const row = { debtorCode: '300-A001', docDate: '2026-01-05', lines: [contradictory] };
  const bulk = run('bulk-create-sales-invoices', { rows: [row] });
  assert.deepEqual(told(bulk)[0]?.[0], '/rows/0/lines/0/amount');
  const { docNo } = run('create-sales-invoice', { ...PARTY, lines: [LINE] });
  for (const detailMode of ['append', 'replace']) {
    const changed = run('update-sales-invoice', { docNo: String(docNo), reason: 'More', detailMode, lines: [contradictory] });
    assert.deepEqual(told(changed)[0]?.[0], '/lines/0/amount', detailMode);
  }
  const { docNo: entered } = run('create-ar-invoice', {
    debtorCode: '300-A001',
    docDate: '2026-01-05',
    amount: 10,
    accountNo: '500-0000',
  });
  const appended = { docNo: String(entered), reason: 'More', detailMode: 'append', lines: [{ accountNo: '500-0000' }] };
  assert.deepEqual(told(run('update-ar-invoice', appended)), [['/lines/0/amount', 'The line has no amount. Send amount.']]);
});

test('payments of a document that is not paid at once are accepted, not applied, and nothing calls it matched', () => {
  const run = runner(freshBook());
  const payments = [
    { paymentMethod: 'CASH', paymentAmount: 10 },
    { paymentMethod: 'CASH', paymentAmount: 2.5 },
  ];
  const message =
    'The payment of 12.50 is not applied: only cash sales and cash purchases are paid with the document. Send create-ar-payment to record it.';
  const wording = { key: 'bookPayment.notApplied', params: ['12.50', 'create-ar-payment'] };
  const warning = { code: 'PAYMENT_NOT_APPLIED', path: '/payments', message, wording };
  const notApplied = [{ path: 'payments', code: 'PAYMENT_NOT_APPLIED', amount: 12.5, message }];
  const sale = { ...PARTY, lines: [LINE], payments };
  const sold = run('create-sales-invoice', sale);
  assert.partialDeepStrictEqual(sold, {
    ok: true,
    saved: true,
    warnings: [warning],
    writeVerification: { matched: false, identityMatched: true, linkageMatched: true, differences: [], notApplied },
  });
  assert.equal((sold.warnings as readonly unknown[]).length, 1);
  const { rows } = run('read-ar-outstanding-documents', { debtorCode: '300-A001' }) as { rows: readonly Payload[] };
  assert.deepEqual(
    rows.map(({ outstanding }) => outstanding),
    [99],
  );
  assert.deepEqual(run('validate-sales-invoice', sale).warnings, [warning]);
  assert.deepEqual(run('create-sales-invoice', { ...sale, saveAsDraft: true }).warnings, [warning]);
  const bulk = run('bulk-create-sales-invoices', { rows: [{ ...PARTY, lines: [LINE] }, sale] });
  assert.partialDeepStrictEqual(bulk, {
    ok: true,
    saved: true,
    succeeded: 2,
    warnings: [{ ...warning, path: '/rows/1/payments' }],
    writeVerification: { matched: false, notApplied: [{ ...notApplied[0], path: 'rows/1/payments' }] },
  });
  const paid = run('create-cash-sale', { ...PARTY, lines: [LINE], payments });
  assert.partialDeepStrictEqual(paid, { ok: true, warnings: [], writeVerification: { matched: true } });
});

test('a key and a number that name two documents, or two lines, are refused', () => {
  const run = runner(freshBook());
  const [first, second] = [LINE, LINE].map((line) => run('create-sales-invoice', { ...PARTY, lines: [line] }));
  const settled = (knockOff: Payload) =>
    run('create-ar-payment', {
      debtorCode: '300-A001',
      docDate: '2026-01-06',
      payments: [{ paymentMethod: 'CASH', paymentAmount: 10 }],
      knockOffs: [{ amount: 10, ...knockOff }],
    });
  const [docKey, docNo] = [String(first?.docKey), String(second?.docNo)];
  assert.deepEqual(told(settled({ docKey, docNo })), [
    ['/knockOffs/0/docNo', `docKey ${docKey} is ${String(first?.docNo)}, but docNo is ${docNo}. Send only one of them.`],
  ]);
  assert.deepEqual(told(settled({ docKey, docNo: String(first?.docNo) })), []);
  const two = { ...PARTY, lines: [LINE, LINE] };
  const { docNo: fromDocNo, lines } = run('create-quotation', two) as unknown as Result;
  const moved = { fromDocNo, docDate: '2026-01-06', lines: [{ dtlKey: lines[0]?.dtlKey ?? '', lineNo: 2 }] };
  assert.deepEqual(told(run('transfer-quotation-to-sales-order', moved))[0]?.[0], '/lines/0/lineNo');
  const bank = { bankAccount: '310-1000', statementDate: '2026-01-31' };
  const received = (paymentAmount: number) =>
    run('create-ar-payment', {
      debtorCode: '300-A001',
      docDate: '2026-01-06',
      payments: [{ paymentAccountNo: '310-1000', paymentAmount }],
    });
  const [, other] = [received(10), received(20)];
  const [entry] = (run('list-gl-bank-reconciliation-uncleared', bank) as { rows: readonly Payload[] }).rows;
  const clearedEntries = [{ glKey: entry?.glKey ?? '', docNo: String(other?.docNo) }];
  const reconciled = run('create-gl-bank-reconciliation', { ...bank, statementBalance: 10, clearedEntries });
  assert.deepEqual(told(reconciled)[0]?.[0], '/clearedEntries/0/docNo');
});

test('an update of a figure that follows from others is refused', () => {
  const run = runner(freshBook());
  const { docNo, lines } = run('create-sales-invoice', { ...PARTY, lines: [LINE] }) as unknown as Result;
  const change = (row: Payload) =>
    run('update-sales-invoice', {
      docNo,
      reason: 'Amount',
      detailMode: 'update',
      lines: [{ dtlKey: lines[0]?.dtlKey ?? '', ...row }],
    }) as { ok: boolean; error?: { details: readonly { path: string }[] } };
  assert.deepEqual(change({ amount: 150 }).error?.details[0]?.path, '/lines/0/amount');
  assert.equal(change({ amount: 90 }).ok, true);
});

test('a line of a package is verified by its components, and names the fields that they do not use', () => {
  const run = runner(freshBook());
  run('create-item-package', {
    packageCode: 'SET',
    unitPrice: 90,
    lines: [
      { itemCode: 'GOODS-A', qty: 1, unitPrice: 60 },
      { itemCode: 'GOODS-B', qty: 3, unitPrice: 10 },
    ],
  });
  const line = { itemCode: 'SET', qty: 2, unitPrice: 80, discount: '5%+3', location: 'HQ', description: 'Gift' };
  const sold = run('create-sales-invoice', { ...PARTY, lines: [line, LINE] }) as unknown as Result;
  assert.equal(sold.ok, true);
  assert.deepEqual(
    sold.warnings.map(({ path }) => path),
    ['/lines/0/description'],
  );
  const compared = sold.readBack.checks.map(({ path }) => path).filter((path) => path.startsWith('lines/0'));
  assert.deepEqual(
    compared,
    ['itemCode', 'qty', 'unitPrice', 'discount', 'location'].map((name) => `lines/0/${name}`),
  );
});

test('a figure on the line of a package that its components have is refused', () => {
  const run = runner(freshBook());
  run('create-item-package', { packageCode: 'SET', unitPrice: 90, lines: [{ itemCode: 'GOODS-A', qty: 1, unitPrice: 60 }] });
  const sold = run('create-sales-invoice', { ...PARTY, lines: [{ itemCode: 'SET', qty: 1, amount: 70, taxCode: 'ST10' }] });
  assert.deepEqual(told(sold), [
    [
      '/lines/0/amount',
      'amount cannot be used here because SET is a package, and its components have their own. Send unitPrice instead.',
    ],
    [
      '/lines/0/taxCode',
      'taxCode cannot be used here because SET is a package, and its components have their own. Leave taxCode out, or set it with update-item-package.',
    ],
  ]);
});
