import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Payload } from '@ledgerline/catalog';
import { freshBook, runner } from '../../../conformance/fresh-book.ts';

type Run = ReturnType<typeof runner>;
const codeOf = (result: Record<string, unknown>): string => (result.error as { code: string } | undefined)?.code ?? 'ok';

/** Twenty widgets bought, six of ten ordered delivered and invoiced, two returned. */
function chain(run: Run): void {
  const line = { itemCode: 'WIDGET', qty: 20, unitPrice: 12, location: 'HQ' };
  run('create-purchase-invoice', { docDate: '2026-01-02', creditorCode: '400-S001', lines: [line] });
  run('create-sales-order', {
    docDate: '2026-01-04',
    debtorCode: '300-A001',
    lines: [{ ...line, qty: 10, unitPrice: 20, taxCode: 'ST10' }],
  });
  const part = (fromDocNo: string, docDate: string, qty: number): Payload => ({
    fromDocNo,
    docDate,
    lines: [{ lineNo: 1, qty }],
  });
  run('transfer-sales-order-to-delivery-order', part('SO-000001', '2026-01-08', 6));
  run('transfer-delivery-order-to-sales-invoice', part('DO-000001', '2026-01-16', 6));
  run('transfer-sales-invoice-to-sales-credit-note', part('IV-000001', '2026-01-20', 2));
}

test('transferred documents can be voided only from the last one backwards', () => {
  const run = runner(freshBook());
  chain(run);
  assert.equal(codeOf(run('void-delivery-order', { docNo: 'DO-000001' })), 'DOC_TRANSFERRED');
  assert.equal(codeOf(run('void-sales-invoice', { docNo: 'IV-000001' })), 'DOC_TRANSFERRED');
  assert.equal(
    codeOf(
      run('transfer-sales-order-to-delivery-order', {
        fromDocNo: 'SO-000001',
        docDate: '2026-01-21',
        lines: [{ lineNo: 1, qty: 5 }],
      }),
    ),
    'TRANSFER_EXCEEDS',
  );
  assert.equal(codeOf(run('void-purchase-invoice', { docNo: 'PI-000001' })), 'STOCK_NEGATIVE');
  for (const [type, docNo] of [
    ['void-sales-credit-note', 'CN-000001'],
    ['delete-sales-invoice', 'IV-000001'],
    ['cancel-delivery-order', 'DO-000001'],
    ['void-purchase-invoice', 'PI-000001'],
  ] as const) {
    const result = run(type, { docNo, reason: 'Entered twice' });
    assert.equal(result.operationUsed, 'CancelDocument', `${type} ${codeOf(result)}`);
    assert.equal((result.fields as Payload).Cancelled, true);
  }
  assert.equal(codeOf(run('void-purchase-invoice', { docNo: 'PI-000001' })), 'DOC_CANCELLED');
  assert.deepEqual((run('read-gl-account-balance', {}).rows as readonly unknown[]).length, 0);
});

test('the note settles its invoice once; voiding it opens the invoice again', () => {
  const run = runner(freshBook());
  chain(run);
  const outstanding = () => (run('get-sales-invoice', { docNo: 'IV-000001' }).fields as Payload).Outstanding;
  assert.equal(outstanding(), 88);
  run('void-sales-credit-note', { docNo: 'CN-000001' });
  assert.equal(outstanding(), 132);
});

test('changing a paid invoice is refused until its payment is voided', () => {
  const run = runner(freshBook());
  run('create-ar-invoice', { debtorCode: '300-A001', docDate: '2026-02-01', amount: 100, accountNo: '530-0000' });
  run('create-ar-payment', {
    debtorCode: '300-A001',
    docDate: '2026-02-02',
    payments: [{ paymentMethod: 'BANK', paymentAmount: 60 }],
    knockOffs: [{ docType: 'RI', docNo: 'RI-000001', amount: 60 }],
  });
  assert.equal(codeOf(run('void-ar-invoice', { docNo: 'RI-000001' })), 'DOC_KNOCKED_OFF');
  assert.equal(
    codeOf(run('update-ar-invoice', { docNo: 'RI-000001', reason: 'Date', docDate: '2026-02-03' })),
    'DOC_KNOCKED_OFF',
  );
  assert.equal(run('update-ar-invoice', { docNo: 'RI-000001', reason: 'Text', description: 'Commission' }).ok, true);
  run('void-ar-payment', { docNo: 'RP-000001' });
  assert.equal(run('void-ar-invoice', { docNo: 'RI-000001' }).ok, true);
});

test('trading documents can be seen in the party ledgers and are changed at their source', () => {
  const run = runner(freshBook());
  chain(run);
  const listed = run('list-ar-invoices', {}).rows as readonly Payload[];
  assert.deepEqual(
    listed.map(({ docNo, sourceType }) => [docNo, sourceType]),
    [['IV-000001', 'IV']],
  );
  // Protection first checks whether the document was transferred, and only then which module owns it.
  assert.equal(codeOf(run('void-ar-invoice', { docNo: 'IV-000001' })), 'DOC_TRANSFERRED');
  run('void-sales-credit-note', { docNo: 'CN-000001' });
  assert.equal(codeOf(run('void-ar-invoice', { docNo: 'IV-000001' })), 'SOURCE_OWNED');
  assert.equal(codeOf(run('update-ar-invoice', { docNo: 'IV-000001', reason: 'Text', description: 'x' })), 'SOURCE_OWNED');
});

test('an order stays editable where its lines were not transferred', () => {
  const run = runner(freshBook());
  chain(run);
  const order = run('get-sales-order', { docNo: 'SO-000001' }) as {
    lines: readonly { dtlKey: string; outstandingQty: number }[];
  };
  const dtlKey = order.lines[0]?.dtlKey ?? '';
  assert.equal(order.lines[0]?.outstandingQty, 4);
  const update = (change: Payload) =>
    codeOf(run('update-sales-order', { docNo: 'SO-000001', reason: 'Customer called', ...change }));
  assert.equal(update({ detailMode: 'update', lines: [{ dtlKey, qty: 5 }] }), 'DOC_TRANSFERRED');
  assert.equal(update({ detailMode: 'delete', lines: [{ dtlKey }] }), 'DOC_TRANSFERRED');
  assert.equal(update({ debtorCode: '300-B001' }), 'DOC_TRANSFERRED');
  assert.equal(update({ detailMode: 'update', lines: [{ dtlKey, qty: 8 }] }), 'ok');
  assert.equal(update({ detailMode: 'append', lines: [{ itemCode: 'BOLT', qty: 4, unitPrice: 1 }] }), 'ok');
});

test('master records in use are deactivated, not deleted, and frozen where documents depend on them', () => {
  const run = runner(freshBook());
  chain(run);
  assert.equal(codeOf(run('delete-debtor', { debtorCode: '300-A001' })), 'RECORD_IN_USE');
  assert.equal(codeOf(run('delete-gl-account', { accountNo: '330-0000' })), 'RECORD_IN_USE');
  assert.equal(codeOf(run('update-item', { itemCode: 'WIDGET', costingMethod: 'FIFO', reason: 'Try' })), 'FIELD_FROZEN');
  assert.equal(codeOf(run('update-debtor', { debtorCode: '300-A001', currencyCode: 'USD', reason: 'Try' })), 'FIELD_FROZEN');
  assert.equal(run('void-debtor', { debtorCode: '300-A001' }).operationUsed, 'DeactivateRecord');
  assert.equal(
    codeOf(run('create-sales-order', { debtorCode: '300-A001', lines: [{ itemCode: 'BOLT', qty: 1 }] })),
    'RECORD_INACTIVE',
  );
  assert.equal(run('delete-debtor', { debtorCode: '300-B001' }).operationUsed, 'DeleteRecord');
});

test('a bill of materials in use by assemblies, orders, disassemblies or another bill is deactivated, not deleted', () => {
  for (const [type, payload] of [
    ['create-stock-assembly-order', { docDate: '2026-01-02', itemCode: 'FG', qty: 1 }],
    ['create-stock-assembly', { docDate: '2026-01-02', itemCode: 'FG', qty: 1, location: 'HQ' }],
    ['create-item-bom', { itemCode: 'WIDGET', lines: [{ itemCode: 'FG', qty: 1 }] }],
  ] as const) {
    const run = runner(freshBook());
    const lines = ['A', 'B'].map((itemCode) => ({ itemCode, qty: 9, unitCost: 1, location: 'HQ' }));
    run('create-stock-receive', { docDate: '2026-01-01', lines });
    assert.equal(run(type, payload).ok, true, type);
    const refused = run('delete-item-bom', { itemCode: 'FG' });
    const said = {
      code: 'RECORD_IN_USE',
      message: 'FG is in use and cannot be deleted. Deactivate it with void-item-bom instead.',
      wording: { key: 'bookRecord.inUseDeactivate', params: ['FG', 'void-item-bom'] },
    };
    assert.deepEqual(refused.error, { ...said, details: [{ path: '/itemCode', ...said }] }, type);
    assert.equal(run('void-item-bom', { itemCode: 'FG' }).operationUsed, 'DeactivateRecord');
  }
  assert.equal(runner(freshBook())('delete-item-bom', { itemCode: 'FG' }).ok, true);
});
