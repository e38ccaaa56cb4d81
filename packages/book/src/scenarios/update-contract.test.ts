import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Payload } from '@ledgerline/catalog';
import { codeOf, type Run, story } from '../../conformance/story.ts';
import type { Book } from '../book.ts';

const HQ = { location: 'HQ' };
type Got = {
  readonly fields: Payload & { readonly readErrors: readonly Payload[] };
  readonly lines: readonly Payload[];
  readonly fieldCapabilities: {
    readonly header: Record<string, Payload>;
    readonly detail: Record<string, Payload>;
    readonly userDefinedFields: Record<string, Payload>;
    readonly detailModes: readonly string[];
  };
};
const get = (run: Run, name: string, docNo: string): Got => run(`get-${name}`, { docNo }) as unknown as Got;
const define = (book: Book, table: string, name: string, data: Payload): void =>
  book.seed([{ kind: 'user-defined-field', code: `${table}:${name}`, data }]);
const details = (result: Record<string, unknown>): readonly string[] =>
  ((result.error as { details?: readonly { path: string; code: string }[] } | undefined)?.details ?? []).map(
    ({ path, code }) => `${path} ${code}`,
  );

function withInvoice() {
  const told = story();
  told.run('create-debtor', {
    debtorCode: '300-K001',
    companyName: 'Kappa',
    displayTerm: 'Net 14',
    salesAgent: 'AMY',
    address1: '1 Jalan K',
    phone1: '03-1',
    attention: 'Puan K',
  });
  told.run('create-sales-invoice', {
    docDate: '2026-01-10',
    debtorCode: '300-K001',
    lines: [
      { description: 'Work', amount: 100, accountNo: '500-1000' },
      { itemCode: 'GOODS-A', qty: 2, unitPrice: 50 },
    ],
  });
  return told;
}

test('section 5: a new document takes name, term, agent, address and contact from its party, text and unit from its item', () => {
  const { run } = withInvoice();
  const { fields, lines } = get(run, 'sales-invoice', 'IV-000001');
  assert.deepEqual(
    [fields.DebtorName, fields.DisplayTerm, fields.DueDate, fields.Agent, fields.InvAddr1, fields.Phone1, fields.Attention],
    ['Kappa', 'Net 14', '2026-01-24', 'AMY', '1 Jalan K', '03-1', 'Puan K'],
  );
  assert.deepEqual([lines[1]?.description, lines[1]?.uom, lines[1]?.unitPrice], ['Non-stock goods A', 'PCS', 50]);
});

test('section 5: another party brings its name and address; term, agent and values entered by hand stay, cleared values stay cleared', () => {
  const { run } = withInvoice();
  const update = (change: Payload) => run('update-sales-invoice', { docNo: 'IV-000001', reason: 'Wrong customer', ...change });
  assert.equal(codeOf(update({ phone1: '03-9', attention: '' })), 'ok');
  assert.equal(codeOf(update({ docDate: '2026-01-11' })), 'ok');
  assert.deepEqual(
    [get(run, 'sales-invoice', 'IV-000001').fields.Attention, get(run, 'sales-invoice', 'IV-000001').fields.DueDate],
    [undefined, '2026-01-25'],
  );
  assert.equal(codeOf(update({ debtorCode: '300-B001' })), 'ok');
  const { fields } = get(run, 'sales-invoice', 'IV-000001');
  assert.deepEqual(
    [fields.DebtorName, fields.DisplayTerm, fields.DueDate, fields.Agent, fields.InvAddr1, fields.Phone1],
    ['Beta Services', 'Net 14', '2026-01-25', 'AMY', undefined, '03-9'],
  );
});

test('section 5: a new term moves the due date, in the document and in its open item', () => {
  const { run } = withInvoice();
  assert.equal(codeOf(run('update-sales-invoice', { docNo: 'IV-000001', reason: 'Term', displayTerm: 'Net 60' })), 'ok');
  assert.equal(get(run, 'sales-invoice', 'IV-000001').fields.DueDate, '2026-03-11');
  const [item] = run('read-ar-outstanding-documents', { debtorCode: '300-K001' }).rows as readonly Payload[];
  assert.equal(item?.dueDate, '2026-03-11');
});

test('section 5: three containers are one; the same field sent twice must have the same value', () => {
  const { run } = withInvoice();
  const update = (change: Payload) => run('update-sales-invoice', { docNo: 'IV-000001', reason: 'Reference', ...change });
  assert.equal(codeOf(update({ ref: 'A', Master: { Description: 'B' }, nativeFields: { Master: { Remark1: 'C' } } })), 'ok');
  const { fields } = get(run, 'sales-invoice', 'IV-000001');
  assert.deepEqual([fields.Ref, fields.Description, fields.Remark1], ['A', 'B', 'C']);
  assert.equal(codeOf(update({ ref: 'X', Master: { Ref: 'X' } })), 'ok');
  assert.equal(codeOf(update({ ref: 'X', Master: { Ref: 'Y' } })), 'INVALID_PAYLOAD');
  assert.equal(codeOf(update({ Master: { Ref: 'Y' }, nativeFields: { Master: { Ref: 'Z' } } })), 'INVALID_PAYLOAD');
});

test('section 5: protected, calculated and unknown fields are refused together, before anything is written', () => {
  const { run } = withInvoice();
  const result = run('update-sales-invoice', {
    docNo: 'IV-000001',
    reason: 'All at once',
    ref: 'NEW',
    finalTotal: 1,
    Nonsense: 2,
    Master: { DocKey: '7', Cancelled: true, Whatever: 1 },
  });
  assert.equal(codeOf(result), 'INVALID_PAYLOAD');
  assert.deepEqual(
    details(result)
      .map((text) => text.split(' ')[0])
      .sort(),
    ['/Master/Cancelled', '/Master/DocKey', '/Master/Whatever', '/Nonsense', '/finalTotal'].sort(),
  );
  assert.equal(get(run, 'sales-invoice', 'IV-000001').fields.Ref, undefined);
});

test('section 5: lines need their mode, update and delete need keys, append and replace forbid them, nothing is empty', () => {
  const { run } = withInvoice();
  const key = String(get(run, 'sales-invoice', 'IV-000001').lines[0]?.dtlKey);
  const update = (change: Payload) => codeOf(run('update-sales-invoice', { docNo: 'IV-000001', reason: 'Lines', ...change }));
  assert.equal(update({ lines: [{ dtlKey: key, qty: 2 }] }), 'INVALID_PAYLOAD');
  assert.equal(update({ detailMode: 'update', lines: [{ qty: 2 }] }), 'INVALID_PAYLOAD');
  assert.equal(update({ detailMode: 'append', lines: [{ dtlKey: key, description: 'x', amount: 1 }] }), 'INVALID_PAYLOAD');
  assert.equal(update({ detailMode: 'replace', lines: [] }), 'INVALID_PAYLOAD');
  assert.equal(update({ detailMode: 'delete' }), 'INVALID_PAYLOAD');
  // An amount that was given stays when only the quantity changes.
  assert.equal(update({ detailMode: 'update', lines: [{ dtlKey: key, qty: 4 }] }), 'ok');
  const { lines } = get(run, 'sales-invoice', 'IV-000001');
  assert.deepEqual([lines[0]?.dtlKey, lines[0]?.qty, lines[0]?.subTotal], [key, 4, 100]);
  assert.equal(update({ detailMode: 'delete', lines: lines.map(({ dtlKey }) => ({ dtlKey: String(dtlKey) })) }), 'REQUIRED');
  assert.equal(update({ detailMode: 'replace', lines: [{ itemCode: 'GOODS-B', qty: 1, unitPrice: 5 }] }), 'ok');
  assert.notEqual(get(run, 'sales-invoice', 'IV-000001').lines[0]?.dtlKey, key);
});

test('section 5: user-defined fields must be defined, fit their type, and are required or unique where the book defines it', () => {
  const { book, run } = story();
  const plain = { docDate: '2026-01-10', debtorCode: '300-A001', lines: [{ itemCode: 'GOODS-A', qty: 1, unitPrice: 5 }] };
  define(book, 'IV', 'Route', { type: 'text', length: 5 });
  define(book, 'IV', 'Pallets', { type: 'integer' });
  define(book, 'IV', 'Seen', { type: 'date' });
  define(book, 'IV', 'Permit', { type: 'text', isUnique: true });
  define(book, 'IV.line', 'Colour', { type: 'text', isRequired: true });
  define(book, 'debtor', 'Region', { type: 'text' });
  const create = (userDefinedFields: Payload, line: Payload = { Colour: 'red' }) =>
    run('create-sales-invoice', { ...plain, userDefinedFields, lines: [{ ...plain.lines[0], userDefinedFields: line }] });
  assert.deepEqual(details(create({ Route: 'too long', Pallets: 1.5, Seen: '2026-02-30', Other: 1 }, {})), [
    '/userDefinedFields/Route INVALID_VALUE',
    '/userDefinedFields/Pallets INVALID_VALUE',
    '/userDefinedFields/Seen INVALID_VALUE',
    '/userDefinedFields/Other UNKNOWN_CODE',
    '/lines/0/userDefinedFields/Colour REQUIRED',
  ]);
  assert.equal(codeOf(create({ Route: 'North', Pallets: 2, Seen: '2026-02-28', Permit: 'P1' })), 'ok');
  assert.equal(codeOf(create({ Permit: 'P1' })), 'INVALID_VALUE');
  const update = (userDefinedFields: Payload) =>
    run('update-sales-invoice', { docNo: 'IV-000001', reason: 'Fields', userDefinedFields });
  assert.equal(codeOf(update({ Permit: 'P1', Pallets: 3, Route: null })), 'ok');
  const got = get(run, 'sales-invoice', 'IV-000001');
  assert.deepEqual(got.fields.UserDefinedFields, { Pallets: 3, Seen: '2026-02-28', Permit: 'P1' });
  assert.deepEqual(got.fieldCapabilities.userDefinedFields.Pallets, {
    type: 'integer',
    length: null,
    required: false,
    unique: false,
    writable: true,
    class: 'cosmetic',
    nullable: true,
    aliases: [],
  });
  run('void-sales-invoice', { docNo: 'IV-000001' });
  assert.equal(codeOf(create({ Permit: 'P1' })), 'ok');
  assert.equal(
    codeOf(run('update-debtor', { debtorCode: '300-A001', reason: 'Field', userDefinedFields: { Nope: 1 } })),
    'UNKNOWN_CODE',
  );
  assert.equal(
    codeOf(run('update-debtor', { debtorCode: '300-A001', reason: 'Field', userDefinedFields: { Region: 'N' } })),
    'ok',
  );
  assert.deepEqual(got.fields.readErrors, []);
});

test('section 5: fields of the source are copied to a target that has them too, and no further', () => {
  const { book, run } = story();
  define(book, 'QT', 'Route', { type: 'text' });
  define(book, 'QT', 'Only', { type: 'text' });
  define(book, 'SO', 'Route', { type: 'text' });
  run('create-quotation', {
    docDate: '2026-01-10',
    debtorCode: '300-A001',
    userDefinedFields: { Route: 'N', Only: 'x' },
    lines: [{ itemCode: 'GOODS-A', qty: 1, unitPrice: 5 }],
  });
  assert.equal(codeOf(run('transfer-quotation-to-sales-order', { fromDocNo: 'QT-000001', docDate: '2026-01-11' })), 'ok');
  assert.deepEqual(get(run, 'sales-order', 'SO-000001').fields.UserDefinedFields, { Route: 'N' });
});

test('section 5: a special price of the customer wins over that of the price category, that over the unit', () => {
  const { run } = story();
  run('update-item', {
    itemCode: 'GOODS-A',
    reason: 'Prices',
    prices: [
      { uom: 'PCS', priceCategory: 'DEALER', price: 80 },
      { uom: 'PCS', debtorCode: '300-A001', price: 70 },
    ],
  });
  run('update-debtor', { debtorCode: '300-B001', priceCategory: 'DEALER', reason: 'Dealer' });
  const priceFor = (debtorCode: string, more: Payload = {}) =>
    (
      run('validate-sales-invoice', { docDate: '2026-01-10', debtorCode, ...more, lines: [{ itemCode: 'GOODS-A', qty: 1 }] })
        .totals as Payload
    ).netTotal;
  assert.deepEqual(
    [priceFor('300-A001'), priceFor('300-B001'), priceFor('300-C001'), priceFor('300-C001', { multiPricing: 'DEALER' })],
    [70, 80, 100, 80],
  );
  assert.equal(
    codeOf(
      run('update-item', { itemCode: 'GOODS-A', reason: 'x', prices: [{ uom: 'CRATE', debtorCode: '300-A001', price: 1 }] }),
    ),
    'UNKNOWN_CODE',
  );
});

test('section 5: bills of materials and packages keep their rules', () => {
  const { run } = story();
  const bom = (itemCode: string, component: string, qty = 1) =>
    codeOf(run('create-item-bom', { itemCode, lines: [{ itemCode: component, qty }] }));
  assert.equal(bom('A', 'A'), 'INVALID_PAYLOAD');
  assert.equal(bom('A', 'B', 0), 'INVALID_PAYLOAD');
  assert.equal(bom('A', 'FG'), 'INVALID_VALUE');
  assert.equal(bom('PART', 'FG'), 'ok');
  assert.equal(bom('B', 'PART'), 'INVALID_VALUE');
  run('create-stock-receive', {
    docDate: '2026-01-01',
    lines: [
      { itemCode: 'A', qty: 20, unitCost: 1, ...HQ },
      { itemCode: 'B', qty: 20, unitCost: 1, ...HQ },
    ],
  });
  assert.equal(codeOf(run('create-stock-assembly', { docDate: '2026-01-02', itemCode: 'FG', qty: 1, ...HQ })), 'ok');
  assert.equal(codeOf(run('void-item-bom', { itemCode: 'FG' })), 'ok');
  assert.equal(codeOf(run('create-stock-assembly', { docDate: '2026-01-02', itemCode: 'FG', qty: 1, ...HQ })), 'REQUIRED');

  const pack = (lines: readonly Payload[], more: Payload = {}) =>
    codeOf(run('create-item-package', { packageCode: 'P', description: 'P', lines: [...lines], ...more }));
  assert.equal(
    pack([
      { itemCode: 'A', qty: 1 },
      { itemCode: 'A', qty: 2 },
    ]),
    'INVALID_PAYLOAD',
  );
  assert.equal(pack([{ itemCode: 'NONE', qty: 1 }]), 'UNKNOWN_CODE');
  assert.equal(
    pack(
      [
        { itemCode: 'A', qty: 1 },
        { itemCode: 'A', qty: 2 },
      ],
      { allowDuplicateItemCode: true },
    ),
    'ok',
  );
  const { lines } = run('get-item-package', { packageCode: 'P' }) as { lines: readonly Payload[] };
  const update = (change: Payload) => codeOf(run('update-item-package', { packageCode: 'P', reason: 'Rules', ...change }));
  assert.equal(
    update({ detailMode: 'append', lines: [{ itemCode: 'B', qty: 1, dtlKey: String(lines[0]?.dtlKey) }] }),
    'INVALID_PAYLOAD',
  );
  assert.equal(update({ detailMode: 'delete', lines: [{ lineKey: String(lines[0]?.lineKey) }] }), 'ok');
  assert.equal(update({ lines: [] }), 'INVALID_PAYLOAD');
  assert.equal(update({ colour: 'red' }), 'INVALID_PAYLOAD');
  assert.equal(update({ isActive: false }), 'ok');
  assert.equal(
    codeOf(run('create-quotation', { debtorCode: '300-A001', lines: [{ itemCode: 'P', qty: 1 }] })),
    'RECORD_INACTIVE',
  );
});
