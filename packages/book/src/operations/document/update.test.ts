import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Payload } from '@ledgerline/catalog';
import { freshBook, runner } from '../../../conformance/fresh-book.ts';

const codeOf = (result: Record<string, unknown>): string => (result.error as { code: string } | undefined)?.code ?? 'ok';

const TWO_LINES: Payload = {
  debtorCode: '300-A001',
  docDate: '2026-03-01',
  ref: 'WEB-1',
  lines: [
    { itemCode: 'GOODS-A', qty: 2, unitPrice: 100, taxCode: 'ST10' },
    { itemCode: 'GOODS-B', qty: 1, unitPrice: 50 },
  ],
};

function saved() {
  const book = freshBook();
  const run = runner(book);
  const created = run('create-sales-invoice', TWO_LINES) as { lines: readonly { dtlKey: string }[] };
  const keys = created.lines.map(({ dtlKey }) => dtlKey);
  const update = (change: Payload) => run('update-sales-invoice', { docNo: 'IV-000001', reason: 'Customer called', ...change });
  const get = () => run('get-sales-invoice', { docNo: 'IV-000001' }) as { fields: Payload; lines: readonly Payload[] };
  return { book, run, keys, update, get };
}

test('fields left out stay, null or empty clears optional texts, native containers mean the same', () => {
  const { update, get } = saved();
  assert.equal(update({ ref: null, Master: { Description: 'By native name' } }).ok, true);
  const { fields } = get();
  assert.deepEqual([fields.Ref, fields.Description, fields.FinalTotal], [undefined, 'By native name', 270]);
  assert.equal(codeOf(update({ description: 'One', nativeFields: { Master: { Description: 'Two' } } })), 'INVALID_PAYLOAD');
});

test('calculated, system and unknown fields are refused before anything is saved', () => {
  const { update, get } = saved();
  const result = update({ ref: 'X', finalTotal: 1, nonsense: true }) as { error: { details: readonly { code: string }[] } };
  assert.deepEqual(
    result.error.details.map(({ code }) => code),
    ['not_writable', 'unknown_member'],
  );
  assert.equal(codeOf(update({ withholdingTaxVersion: 'V2' })), 'INVALID_VALUE');
  assert.equal(get().fields.Ref, 'WEB-1');
});

test('lines are updated and deleted by key, appended and replaced without; untouched keys survive', () => {
  const { keys, update, get } = saved();
  assert.equal(update({ detailMode: 'update', lines: [{ dtlKey: keys[0] ?? '', qty: 3 }] }).ok, true);
  assert.deepEqual(
    get().lines.map(({ dtlKey, qty, subTotal }) => [dtlKey, qty, subTotal]),
    [
      [keys[0], 3, 300],
      [keys[1], 1, 50],
    ],
  );
  assert.equal(update({ detailMode: 'append', lines: [{ itemCode: 'SVC', qty: 1 }] }).ok, true);
  assert.equal(update({ detailMode: 'delete', lines: [{ dtlKey: keys[1] ?? '' }] }).ok, true);
  assert.deepEqual(
    get().lines.map(({ itemCode }) => itemCode),
    ['GOODS-A', 'SVC'],
  );
  assert.equal(update({ detailMode: 'replace', lines: [{ itemCode: 'GOODS-B', qty: 1, unitPrice: 5 }] }).ok, true);
  const [only] = get().lines;
  assert.ok(!keys.includes(String(only?.dtlKey)));
  assert.equal(codeOf(update({ detailMode: 'update', lines: [{ dtlKey: keys[0] ?? '', qty: 3 }] })), 'NOT_FOUND');
  assert.equal(codeOf(update({ detailMode: 'append', lines: [] })), 'INVALID_PAYLOAD');
});

test('an update leaves the same state as voiding and entering the document again', () => {
  const { book, update } = saved();
  update({
    docDate: '2026-03-05',
    detailMode: 'replace',
    lines: [{ itemCode: 'GOODS-A', qty: 7, unitPrice: 11, taxCode: 'ST5' }],
  });
  const other = freshBook();
  other.execute(
    'create-sales-invoice',
    { ...TWO_LINES, docDate: '2026-03-05', lines: [{ itemCode: 'GOODS-A', qty: 7, unitPrice: 11, taxCode: 'ST5' }] },
    'new',
  );
  assert.deepEqual(book.derivedRows(), other.derivedRows());
});

test('a preview saves nothing', () => {
  const { book, update } = saved();
  const before = book.derivedRows();
  const preview = update({ docDate: '2026-03-09', validateOnly: true });
  assert.deepEqual([preview.ok, preview.saved, preview.operationUsed], [true, false, 'None']);
  assert.deepEqual(book.derivedRows(), before);
});

test('a paid cash sale is not changed', () => {
  const run = runner(freshBook());
  run('create-cash-sale', {
    debtorCode: '300-C001',
    docDate: '2026-03-01',
    lines: [{ itemCode: 'GOODS-A', qty: 1, unitPrice: 10 }],
    payments: [{ paymentMethod: 'CASH', paymentAmount: 10 }],
  });
  assert.equal(codeOf(run('update-cash-sale', { docNo: 'CS-000001', reason: 'Try', ref: 'X' })), 'DOC_PAID');
});

test('a paid cash purchase keeps its amounts, and its texts can be changed', () => {
  const run = runner(freshBook());
  run('create-cash-purchase', {
    creditorCode: '400-S001',
    docDate: '2026-03-01',
    lines: [{ itemCode: 'GOODS-A', qty: 1, unitPrice: 10 }],
    payments: [{ paymentMethod: 'CASH', paymentAmount: 10 }],
  });
  const update = (change: Payload) => codeOf(run('update-cash-purchase', { docNo: 'CP-000001', reason: 'Try', ...change }));
  assert.equal(update({ ref: 'X', supplierInvoiceNo: 'S-1' }), 'ok');
  assert.equal(update({ docDate: '2026-03-02' }), 'DOC_PAID');
});

test('get returns which fields an update can change, and why it cannot change the others', () => {
  const { run } = saved();
  const { fieldCapabilities } = run('get-sales-invoice', { docNo: 'IV-000001' }) as {
    fieldCapabilities: { header: Record<string, Payload>; detail: Record<string, Payload>; detailModes: readonly string[] };
  };
  assert.deepEqual(fieldCapabilities.header.DocDate, {
    type: 'date',
    writable: true,
    class: 'financial',
    nullable: false,
    aliases: ['docDate'],
  });
  assert.deepEqual(fieldCapabilities.header.FinalTotal, { writable: false, reason: 'calculated' });
  assert.equal(fieldCapabilities.detail.Qty?.class, 'financial');
  assert.deepEqual(fieldCapabilities.detailModes, ['update', 'append', 'replace', 'delete']);
});

for (const empty of [null, '']) {
  test(`clearing with ${JSON.stringify(empty)} together with a change of amounts stays cleared, in later updates too`, () => {
    const { keys, update, get } = saved();
    const dtlKey = keys[0] ?? '';
    const change = update({ debtorName: empty, detailMode: 'update', lines: [{ dtlKey, description: empty, qty: 3 }] });
    assert.deepEqual([change.ok, change.error], [true, undefined]);
    assert.equal(update({ docDate: '2026-03-02' }).ok, true);
    const { fields, lines } = get();
    assert.deepEqual([fields.DebtorName, lines[0]?.description, lines[0]?.qty], [undefined, undefined, 3]);
    assert.equal(update({ detailMode: 'update', lines: [{ dtlKey, itemCode: 'GOODS-B' }] }).ok, true);
    assert.equal(get().lines[0]?.description, 'Non-stock goods B');
  });

  test(`a tax code cleared with ${JSON.stringify(empty)} removes the tax from the line, and it stays removed`, () => {
    const { run, keys, update, get } = saved();
    run('update-item', { itemCode: 'GOODS-A', reason: 'Taxed from now on', supplyTaxCode: 'ST10' });
    const clear = (dtlKey: string) => update({ detailMode: 'update', lines: [{ dtlKey, taxCode: empty }] });
    assert.deepEqual([clear(keys[0] ?? '').ok, get().fields.Tax, get().fields.FinalTotal], [true, 0, 250]);
    assert.equal(update({ detailMode: 'update', lines: [{ dtlKey: keys[0] ?? '', qty: 3 }] }).ok, true);
    assert.deepEqual([get().fields.Tax, get().lines[0]?.taxCode], [0, undefined]);
    const added = { itemCode: 'GOODS-A', qty: 1, unitPrice: 10, taxCode: empty };
    assert.equal(update({ detailMode: 'append', lines: [added] }).ok, true);
    assert.equal(get().fields.Tax, 0);
  });
}

test('required fields of a line cannot be cleared', () => {
  const run = runner(freshBook());
  const line = { itemCode: 'WIDGET', qty: 1, unitPrice: 10, location: 'HQ' };
  run('create-stock-receive', { docDate: '2026-02-01', lines: [{ itemCode: 'WIDGET', qty: 9, unitCost: 1, location: 'HQ' }] });
  for (const salesLocation of ['HQ', undefined]) {
    const header = { debtorCode: '300-A001', docDate: '2026-03-01', ...(salesLocation ? { salesLocation } : {}) };
    const { docNo, lines } = run('create-sales-invoice', { ...header, lines: [line] }) as {
      docNo: string;
      lines: readonly Payload[];
    };
    for (const name of ['uom', 'location']) {
      const row = { dtlKey: lines[0]?.dtlKey ?? '', [name]: '' };
      const refused = run('update-sales-invoice', { docNo, reason: 'Try', detailMode: 'update', lines: [row] });
      assert.deepEqual([codeOf(refused), refused.saved], ['INVALID_VALUE', false], name);
    }
  }
});

test('a line entered without tax stays without tax when its item gets a tax code, and when it is transferred', () => {
  const run = runner(freshBook());
  const created = run('create-quotation', {
    debtorCode: '300-A001',
    docDate: '2026-03-01',
    lines: [{ itemCode: 'GOODS-B', qty: 1, unitPrice: 50 }],
  }) as { docNo: string };
  run('update-item', { itemCode: 'GOODS-B', reason: 'Taxed from now on', supplyTaxCode: 'ST10' });
  const { docNo } = created;
  const moved = run('update-quotation', { docNo, reason: 'Later', docDate: '2026-03-02' }) as { fields: Payload };
  assert.equal(moved.fields.Tax, 0);
  const invoice = run('transfer-quotation-to-sales-invoice', { fromDocNo: docNo, docDate: '2026-03-03' }) as { fields: Payload };
  assert.equal(invoice.fields.Tax, 0);
});

test('a new document or row with blank fields takes the defaults of the book, and that is not a mismatch', () => {
  const { run, update } = saved();
  const line = { itemCode: 'GOODS-A', qty: 1, unitPrice: 10, description: '', uom: '', location: '' };
  const header = { debtorCode: '300-A001', docDate: '2026-03-01', debtorName: '', displayTerm: '', salesLocation: 'HQ' };
  const created = run('create-sales-invoice', { ...header, lines: [line], verifyAfterSave: true }) as {
    lines: readonly Payload[];
  };
  assert.equal(codeOf(created), 'ok');
  assert.deepEqual([created.lines[0]?.uom, created.lines[0]?.location], ['PCS', 'HQ']);
  assert.equal(codeOf(update({ detailMode: 'append', lines: [line] })), 'ok');
});
