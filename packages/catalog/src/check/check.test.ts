import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { findRecipe, recipes, samples } from '../catalog.ts';
import type { Payload } from '../declaration/declaration.ts';
import { check } from './check.ts';

const line = { itemCode: 'WIDGET', qty: 2, unitPrice: 20, location: 'HQ' };
const invoice = { debtorCode: '300-A001', docDate: '2026-07-01', lines: [line] };

/** The canonical payload of one that must be accepted. */
function accepted(type: string, payload: unknown): Payload {
  const checked = check(type, payload);
  assert.ok(checked.ok, checked.ok ? '' : JSON.stringify(checked.problems, null, 1));
  return checked.payload;
}

/** `path code` of every problem of a payload that must be refused. */
function refused(type: string, payload: unknown): readonly string[] {
  const checked = check(type, payload);
  assert.ok(!checked.ok, 'it was accepted');
  return checked.problems.map((problem) => `${problem.path} ${problem.code}`);
}

function messageOf(type: string, payload: unknown): string {
  const checked = check(type, payload);
  assert.ok(!checked.ok);
  return checked.problems.map((problem) => problem.message).join(' ');
}

describe('examples and samples', () => {
  for (const recipe of recipes()) {
    test(`${recipe.commandType}: every example passes its own check`, () => {
      assert.ok(recipe.examples.length > 0);
      for (const example of recipe.examples) accepted(recipe.commandType, example.payload);
    });
  }

  test('every sample that a command creates passes the check of that command', () => {
    for (const sample of samples()) {
      if (findRecipe(sample.commandType)) accepted(sample.commandType, sample.payload);
      else assert.equal(sample.commandType, 'seed-request-quotation');
    }
  });
});

describe('names', () => {
  test('items is accepted for lines, and aliases for their canonical names, at every level', () => {
    const canonical = accepted('create-sales-invoice', {
      debtorCode: '300-A001',
      contact: 'Siti',
      phone: '03-1',
      term: 'Net 30',
      items: [{ description: 'Fee', amount: 10, accNo: '500-0000', taxType: 'SV8', projNo: 'P-GENERAL' }],
      payments: [{ paymentMethod: 'CASH', amount: 10, bankAccount: '320-0000' }],
    });
    assert.deepEqual(canonical, {
      debtorCode: '300-A001',
      attention: 'Siti',
      phone1: '03-1',
      displayTerm: 'Net 30',
      lines: [{ description: 'Fee', amount: 10, accountNo: '500-0000', taxCode: 'SV8', project: 'P-GENERAL' }],
      payments: [{ paymentMethod: 'CASH', paymentAmount: 10, paymentAccountNo: '320-0000' }],
    });
  });

  test('lines and items are never taken together, even when equal', () => {
    assert.deepEqual(refused('create-sales-invoice', { ...invoice, items: [line] }), ['/items not_both']);
  });

  test('two names of one field are accepted with equal values and rejected with different ones', () => {
    assert.equal(accepted('create-sales-invoice', { ...invoice, contact: 'Siti', attention: 'Siti' }).attention, 'Siti');
    assert.deepEqual(refused('create-sales-invoice', { ...invoice, contact: 'Siti', attention: 'Ali' }), [
      '/attention alias_conflict',
    ]);
  });

  test('a problem uses the names that were sent', () => {
    assert.deepEqual(refused('create-sales-invoice', { debtorCode: '300-A001', items: [{ ...line, accNo: 7 }] }), [
      '/items/0/accNo type',
    ]);
  });

  test('extra members pass where the contract is open, with a warning, and no account book executes them', () => {
    const extra = { ...invoice, shopColour: 'red', lines: [line, { ...line, shelf: 7 }, { ...line, shelf: 8 }] };
    const checked = check('create-sales-invoice', extra);
    assert.ok(checked.ok);
    assert.deepEqual(checked.payload, extra);
    assert.deepEqual(checked.known, { ...invoice, lines: [line, line, line] });
    assert.deepEqual(
      checked.warnings.map(({ code, path, message }) => `${code} ${path} ${message}`),
      [
        'UNKNOWN_MEMBER /lines/1/shelf shelf is not a recognised field, so it is ignored in this row and 1 more.',
        'UNKNOWN_MEMBER /shopColour shopColour is not a recognised field, so it is ignored.',
      ],
    );
    assert.deepEqual(check('create-sales-invoice', checked.payload), checked);
    const named = check('create-sales-invoice', { debtorCode: '300-A001', items: [{ ...line, shelf: 7 }] });
    assert.ok(named.ok);
    assert.equal(named.warnings[0]?.path, '/items/0/shelf');
  });

  test('a preview of what cannot be previewed is rejected, never saved', () => {
    assert.deepEqual(refused('create-sales-invoice', { ...invoice, validateOnly: true }), ['/validateOnly unknown_member']);
    assert.match(messageOf('create-sales-invoice', { ...invoice, validateOnly: true }), /Use validate-sales-invoice/);
    assert.deepEqual(refused('void-quotation', { docNo: 'QT-1', dryRun: true }), ['/dryRun unknown_member']);
    accepted('create-sales-invoice', { ...invoice, validateOnly: false });
    accepted('validate-sales-invoice', { ...invoice, validateOnly: true });
    accepted('bulk-create-sales-invoices', { rows: [invoice], validateOnly: true });
  });

  test('a misspelt member of a strict contract is rejected with the name that was meant', () => {
    const payload = { docNo: 'IV-1', reason: 'Typing error', debtrName: 'x', detailMode: 'append', lines: [{ itemCod: 'A' }] };
    assert.deepEqual(refused('update-sales-invoice', payload), ['/debtrName unknown_member', '/lines/0/itemCod unknown_member']);
    assert.match(messageOf('update-sales-invoice', payload), /Did you mean debtorName\?.*Did you mean itemCode\?/);
  });

  test('a misspelt command type gets suggestions', () => {
    const checked = check('create-sale-invoice', {});
    assert.ok(!checked.ok && checked.code === 'unknown_command_type');
    assert.match(checked.message, /create-sales-invoice/);
  });

  test('a name that reaches into prototypes is rejected', () => {
    assert.deepEqual(
      refused('create-sales-invoice', JSON.parse('{"debtorCode":"300-A001","lines":[{"qty":1,"itemCode":"A","__proto__":{}}]}')),
      ['/lines/0/__proto__ unsafe_key'],
    );
  });
});

describe('values', () => {
  test('all problems come at once, each with its place', () => {
    assert.deepEqual(
      refused('create-sales-invoice', {
        docDate: '2026-02-30',
        creditorCode: '400-S001',
        lines: [{ qty: '3', description: 'x'.repeat(101), discount: '110%' }, {}],
      }),
      [
        '/debtorCode required',
        '/docDate format',
        '/lines/0/description too_long',
        '/lines/0/qty type',
        '/lines/0/discount format',
        '/creditorCode rule',
        '/lines/1 rule',
      ],
    );
  });

  test('a required field sent under a similar name is reported once, under the name that was sent', () => {
    assert.deepEqual(refused('get-quotation', { docNoo: 'QT-1' }), ['/docNoo unknown_member']);
    assert.match(messageOf('get-quotation', { docNoo: 'QT-1' }), /Did you mean docNo\?$/);
    const payment = { bankAccount: '310-1000', lines: [{ accountNo: '900-6000', amont: 5 }] };
    assert.deepEqual(refused('create-gl-cash-book-payment', payment), ['/lines/0/amont unknown_member']);
    assert.deepEqual(refused('update-sales-invoice', { docNoo: 'IV-1', reason: 'x' }), ['/docNoo unknown_member']);
    assert.deepEqual(refused('get-quotation', { colour: 'red' }), ['/docNo required']);
  });

  test('dates are real calendar dates', () => {
    for (const docDate of ['2026-02-30', '2025-02-29', '2026-13-01', '2026-1-1', '01/02/2026', '']) {
      assert.deepEqual(refused('create-sales-invoice', { ...invoice, docDate }), ['/docDate format'], docDate);
    }
    for (const docDate of ['2024-02-29', '2026-12-31']) accepted('create-sales-invoice', { ...invoice, docDate });
  });

  test('discounts are percentages and amounts joined by plus signs', () => {
    for (const discount of ['10%', '5%+3%', '12.50', '100%', 0, 12.5])
      accepted('create-sales-invoice', { ...invoice, lines: [{ ...line, discount }] });
    for (const discount of ['', '%', '10 %', '101%', '5%3%', '-5', 'ten', '5%+', -1]) {
      assert.deepEqual(
        refused('create-sales-invoice', { ...invoice, lines: [{ ...line, discount }] }),
        ['/lines/0/discount format'],
        String(discount),
      );
    }
  });

  test('amounts keep two decimals, quantities eight, and no number more than 15 digits', () => {
    const withLine = (member: Payload) => ({ ...invoice, lines: [{ ...line, ...member }] });
    accepted('create-sales-invoice', withLine({ amount: 10.25, qty: 0.12345678 }));
    assert.deepEqual(refused('create-sales-invoice', withLine({ amount: 10.255 })), ['/lines/0/amount decimals']);
    assert.deepEqual(refused('create-sales-invoice', withLine({ qty: 0.123456789 })), ['/lines/0/qty decimals']);
    assert.deepEqual(refused('create-sales-invoice', withLine({ qty: 12345678.12345678 })), ['/lines/0/qty decimals']);
  });

  test('amounts, quantities, prices and rates are held to what the book keeps, before anything is queued', () => {
    const problem = (type: string, payload: Payload): readonly string[] => refused(type, payload);
    const lines = (member: Payload) => ({ ...invoice, lines: [{ ...line, ...member }] });
    accepted('create-sales-invoice', {
      ...lines({ qty: 999_999_999_999, unitPrice: 0.000_000_01 }),
      currencyRate: 0.000_000_000_001,
    });
    accepted('create-sales-invoice', { ...invoice, lines: [{ description: 'Fee', amount: 9_999_999_999_999.99 }] });
    for (const [member, code] of [
      [{ qty: 1e12 }, 'too_large'],
      [{ qty: -1e12 }, 'too_small'],
      [{ unitPrice: 1e12 }, 'too_large'],
      [{ unitPrice: 123_456_789.123_456_78 }, 'decimals'],
      [{ amount: 10_000_000_000_000 }, 'too_large'],
      [{ taxRate: 0.000_000_1 }, 'decimals'],
      [{ discount: '99999999999999999999' }, 'format'],
      [{ discount: '0.1234567890123456' }, 'format'],
    ] as const) {
      const [name] = Object.keys(member);
      assert.deepEqual(problem('create-sales-invoice', lines(member)), [`/lines/0/${name} ${code}`], JSON.stringify(member));
    }
    for (const currencyRate of [0, 1_000_001, 0.000_000_000_000_1]) {
      assert.equal(problem('create-sales-invoice', { ...invoice, currencyRate }).length, 1, String(currencyRate));
    }
    const update = { packageCode: 'SET', reason: 'Price' };
    accepted('update-item-package', { ...update, unitPrice: '999999999999' });
    accepted('update-item-package', { ...update, unitPrice: '0.00000001' });
    for (const unitPrice of ['1000000000000', '999999999999.1234', 1e12, '-1', 'ten']) {
      assert.match(problem('update-item-package', { ...update, unitPrice }).join(), /^\/unitPrice \w+$/, String(unitPrice));
    }
  });

  test('a payload that is not an object is rejected, a missing one is empty', () => {
    for (const payload of [null, [], 'x', 3, true]) assert.deepEqual(refused('list-quotations', payload), [' type']);
    assert.deepEqual(accepted('list-quotations', undefined), {});
  });

  test('no JSON makes check throw', () => {
    const types = recipes().map((recipe) => recipe.commandType);
    fc.assert(
      fc.property(fc.constantFrom(...types), fc.jsonValue(), (type, payload) => {
        check(type, payload);
      }),
      { numRuns: 3000 },
    );
  });

  test('a mutilated example is accepted or rejected, never a crash', () => {
    const junk = fc.constantFrom(null, 0, -1, '', 'x'.repeat(500), [], {}, true, [null], [{}], { a: 1 }, 1e21, '2026-02-30');
    fc.assert(
      fc.property(fc.constantFrom(...recipes()), fc.nat(), junk, (recipe, index, value) => {
        const payload: Record<string, unknown> = structuredClone({ ...recipe.examples[0]?.payload });
        const names = [...Object.keys(recipe.shape.members), ...Object.keys(payload)];
        const name = names[index % Math.max(1, names.length)];
        if (name !== undefined) payload[name] = value;
        check(recipe.commandType, payload);
      }),
      { numRuns: 3000 },
    );
  });
});

describe('strict update', () => {
  const update = { docNo: 'IV-000002', reason: 'Wrong reference' };

  test('docNo and a reason that says something are required', () => {
    assert.deepEqual(refused('update-sales-invoice', { reason: ' ' }), ['/docNo required', '/reason too_short']);
  });

  test('calculated, system and lifecycle fields are rejected with the reason, under either name', () => {
    const payload = { ...update, FinalTotal: 1, docKey: '4', cancelled: true, Master: { NetTotal: 1, EInvoiceStatus: 'Valid' } };
    assert.deepEqual(refused('update-sales-invoice', payload), [
      '/FinalTotal not_writable',
      '/docKey not_writable',
      '/cancelled not_writable',
      '/Master/NetTotal not_writable',
      '/Master/EInvoiceStatus not_writable',
    ]);
  });

  test('Master and nativeFields fold into the canonical names', () => {
    assert.deepEqual(
      accepted('update-sales-invoice', { ...update, Master: { Ref: 'R1' }, nativeFields: { Master: { Agent: 'AMY' } } }),
      {
        ...update,
        ref: 'R1',
        salesAgent: 'AMY',
      },
    );
  });

  test('one field in two containers must carry one value', () => {
    accepted('update-sales-invoice', { ...update, docDate: '2026-07-01', Master: { DocDate: '2026-07-01' } });
    assert.deepEqual(
      refused('update-sales-invoice', { ...update, docDate: '2026-07-01', nativeFields: { Master: { DocDate: '2026-07-02' } } }),
      ['/nativeFields/Master/DocDate alias_conflict'],
    );
  });

  test('a native selector can repeat docNo but not replace it', () => {
    accepted('update-purchase-order', { docNo: 'PO-1', reason: 'x', Master: { DocNo: 'PO-1' } });
    assert.deepEqual(refused('update-purchase-order', { reason: 'x', Master: { DocNo: 'PO-1' } }), ['/docNo required']);
    assert.deepEqual(refused('update-purchase-order', { docNo: 'PO-2', reason: 'x', Master: { DocNo: 'PO-1' } }), [
      '/Master/DocNo alias_conflict',
    ]);
  });

  test('null and empty clear optional texts only', () => {
    accepted('update-sales-invoice', { ...update, ref: null, description: '', remark1: null });
    for (const empty of [null, '']) {
      accepted('update-sales-invoice', { ...update, salesLocation: empty });
      accepted('update-purchase-order', { ...update, project: empty, Master: { DeptNo: empty, PurchaseLocation: empty } });
      const cleared = { dtlKey: '7', project: empty, department: empty, accountNo: empty, batchNo: empty, serialNo: empty };
      accepted('update-sales-invoice', { ...update, detailMode: 'update', lines: [cleared] });
    }
    assert.deepEqual(refused('update-sales-invoice', { ...update, docDate: null, debtorCode: '' }), [
      '/debtorCode too_short',
      '/docDate type',
    ]);
  });

  test('detailMode goes with lines, keys with update and delete', () => {
    assert.deepEqual(refused('update-sales-invoice', { ...update, lines: [line] }), ['/detailMode rule']);
    assert.deepEqual(refused('update-sales-invoice', { ...update, detailMode: 'append' }), ['/lines rule']);
    assert.deepEqual(refused('update-sales-invoice', { ...update, detailMode: 'update', lines: [{ qty: 1 }] }), [
      '/lines/0/dtlKey rule',
    ]);
    assert.deepEqual(refused('update-sales-invoice', { ...update, detailMode: 'replace', lines: [{ ...line, dtlKey: '7' }] }), [
      '/lines/0/dtlKey rule',
    ]);
    assert.deepEqual(
      refused('update-sales-invoice', { ...update, detailMode: 'delete', lines: [{ dtlKey: '7' }, { dtlKey: 7 }] }),
      ['/lines/1 rule'],
    );
    accepted('update-sales-invoice', { ...update, detailMode: 'update', lines: [{ dtlKey: '7', qty: 1 }] });
    accepted('update-sales-invoice', { ...update, detailMode: 'update', lines: [{ nativeFields: { DtlKey: 7, Qty: 1 } }] });
  });

  test('an empty array of lines is rejected in every mode', () => {
    for (const detailMode of ['update', 'append', 'replace', 'delete']) {
      assert.deepEqual(refused('update-sales-invoice', { ...update, detailMode, lines: [] }), ['/lines too_few']);
    }
  });
});

describe('rules across members', () => {
  test('AR and sales reject creditorCode, AP and purchase reject debtorCode', () => {
    assert.deepEqual(refused('create-ar-invoice', { debtorCode: '300-A001', creditorCode: '400-S001', amount: 5 }), [
      '/creditorCode rule',
    ]);
    assert.deepEqual(
      refused('create-ap-invoice', { creditorCode: '400-S001', debtorCode: '300-A001', amount: 5, accountNo: '900-9000' }),
      ['/debtorCode rule'],
    );
    assert.deepEqual(refused('create-purchase-order', { creditorCode: '400-S001', debtorCode: '300-A001', lines: [line] }), [
      '/debtorCode rule',
    ]);
    for (const type of ['read-quotation-lines', 'read-sales-detail-lines', 'read-ar-invoice-lines', 'read-ar-detail-lines']) {
      assert.deepEqual(refused(type, { creditorCode: '400-S001' }), ['/creditorCode rule'], type);
    }
    for (const type of ['read-purchase-order-lines', 'read-purchase-detail-lines', 'read-ap-payment-lines']) {
      assert.deepEqual(refused(type, { debtorCode: '300-A001' }), ['/debtorCode rule'], type);
    }
    accepted('read-arap-contra-lines', { debtorCode: '300-A001', creditorCode: '400-S001' });
  });

  test('a journal balances to the sen and every line has one side', () => {
    const journal = (...lines: Payload[]) => ({ docDate: '2026-07-01', lines });
    accepted(
      'create-journal-entry',
      journal(
        { accountNo: '900-6000', debit: 0.1 },
        { accountNo: '900-9000', debit: 0.2 },
        { accountNo: '310-1000', credit: 0.3 },
      ),
    );
    assert.deepEqual(
      refused('create-journal-entry', journal({ accountNo: '900-6000', debit: 10 }, { accountNo: '310-1000', credit: 9.99 })),
      ['/lines rule'],
    );
    assert.deepEqual(
      refused('create-journal-entry', journal({ accountNo: '900-6000', debit: 10, credit: 10 }, { accountNo: '310-1000' })),
      ['/lines/0 rule', '/lines/1 rule'],
    );
  });

  test('a stock transfer moves between two different locations', () => {
    const transfer = { docDate: '2026-07-01', fromLocation: 'HQ', toLocation: 'HQ', lines: [{ itemCode: 'WIDGET', qty: 1 }] };
    assert.ok(refused('create-stock-transfer', transfer).includes('/toLocation rule'));
    accepted('create-stock-transfer', { ...transfer, toLocation: 'KL' });
  });

  test('merging tax entities needs two ids, both labels and a confirmation', () => {
    const merge = { oldTaxEntityID: 11, taxEntityInfo: 'Old', newTaxEntityID: 12, newTaxEntityInfo: 'New' };
    accepted('merge-tax-entity', { ...merge, confirm: true });
    accepted('merge-tax-entity', { ...merge, validateOnly: true });
    assert.deepEqual(refused('merge-tax-entity', merge), ['/confirm rule']);
    assert.deepEqual(refused('merge-tax-entity', { ...merge, newTaxEntityID: 11, confirm: true }), ['/newTaxEntityID rule']);
    assert.deepEqual(refused('merge-tax-entity', { ...merge, oldTaxEntityID: 0, newTaxEntityID: 2_147_483_648, confirm: true }), [
      '/oldTaxEntityID too_small',
      '/newTaxEntityID too_large',
    ]);
  });

  test('create-ar-invoice leaves the missing debtor to the connector', () => {
    const recipe = findRecipe('create-ar-invoice');
    assert.deepEqual(recipe?.shape.required, []);
    accepted('create-ar-invoice', { amount: 100, accountNo: '500-0000' });
    assert.ok(recipe?.shape.rules.some((rule) => rule.decidedBy === 'connector' && /debtorCode/.test(rule.text)));
  });
});

describe('bulk', () => {
  const rent = {
    docDate: '2026-07-31',
    lines: [
      { accountNo: '900-6000', debit: 5 },
      { accNo: '410-0000', credit: 5 },
    ],
  };

  test('rows of a bulk command are checked as what they create, under their own names', () => {
    assert.deepEqual(refused('bulk-create-sales-invoices', { rows: [invoice, { items: [{ qty: 'x', itemCode: 'A' }] }] }), [
      '/rows/1/debtorCode required',
      '/rows/1/items/0/qty type',
    ]);
  });

  test('rows of bulk-create follow the command type of the call or their own, in any order of fields', () => {
    const canonical = accepted('bulk-create', { rows: [rent], commandType: 'create-journal-entry' });
    assert.deepEqual(canonical.rows, [{ ...rent, lines: [rent.lines[0], { accountNo: '410-0000', credit: 5 }] }]);
    assert.deepEqual(
      refused('bulk-create', {
        rows: [{ ...rent, commandType: 'create-sales-invoce' }, { ...rent, commandType: 'void-debtor' }, rent],
      }),
      ['/rows/0/commandType unknown_type', '/rows/1/commandType unknown_type', '/rows/2/commandType required'],
    );
  });

  test('a rowId appears once, and 500 rows are the most', () => {
    assert.deepEqual(
      refused('bulk-create-sales-invoices', {
        rows: [
          { ...invoice, rowId: 'a' },
          { ...invoice, rowId: 'a' },
        ],
      }),
      ['/rows/1/rowId rule'],
    );
    assert.deepEqual(refused('bulk-create-sales-invoices', { rows: Array.from({ length: 501 }, () => invoice) }), [
      '/rows too_many',
    ]);
    assert.deepEqual(refused('bulk-create-sales-invoices', { rows: [] }), ['/rows too_few']);
  });
});
