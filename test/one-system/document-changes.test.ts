import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { type Command, openSandbox, type RunningSystem, type SandboxTenant } from '../running-system.ts';
import { sharedSystem } from '../shared-system.ts';

type Fields = Record<string, unknown>;

let system: RunningSystem;
let tenant: SandboxTenant;

before(async () => {
  system = await sharedSystem();
  tenant = await openSandbox(system);
});
const done = async (type: string, payload: unknown): Promise<Fields> => {
  const command = await tenant.run(type, payload);
  assert.equal(command.status, 'done', `${type}: ${JSON.stringify(command.error ?? command.result)}`);
  return command.result ?? {};
};

/** The content of a refusal: nothing was changed, and which field is at fault. */
const told = ({ status, error, result }: Command): readonly (readonly [string, string])[] => {
  assert.deepEqual([status, error?.outcome], ['failed', 'not_applied']);
  const { details } = (result as { error: { details: readonly { path: string; code: string }[] } }).error;
  return details.map(({ path, code }) => [path, code] as const);
};
const refused = async (type: string, payload: unknown) => told(await tenant.run(type, payload));
const keysOf = ({ lines }: Fields): readonly string[] => (lines as readonly { dtlKey: string }[]).map(({ dtlKey }) => dtlKey);

const WIDGETS = { itemCode: 'WIDGET', qty: 6, unitPrice: 20, location: 'HQ' };
const SALE = { debtorCode: '300-A001', docDate: '2026-07-01' };

test('links hold: an invoice keeps its delivery, an order releases its quotation and says so', async () => {
  await done('create-stock-receive', {
    docDate: '2026-06-01',
    lines: [{ itemCode: 'WIDGET', qty: 20, unitCost: 12, location: 'HQ' }],
  });
  const { docNo: fromDocNo } = await done('create-delivery-order', { ...SALE, lines: [WIDGETS] });
  const invoice = await done('transfer-delivery-order-to-sales-invoice', { fromDocNo, docDate: '2026-07-02' });
  const [dtlKey] = keysOf(invoice);
  const change = { docNo: invoice.docNo, reason: 'Customer called' };
  const update = 'update-sales-invoice';
  assert.deepEqual(await refused(update, { ...change, detailMode: 'replace', lines: [WIDGETS] }), [
    ['/detailMode', 'DOC_TRANSFERRED'],
  ]);
  assert.deepEqual(await refused(update, { ...change, detailMode: 'delete', lines: [{ dtlKey }] }), [
    ['/lines/0', 'DOC_TRANSFERRED'],
  ]);
  const over = await refused(update, { ...change, detailMode: 'update', lines: [{ dtlKey, qty: 7 }] });
  assert.deepEqual(over, [['/lines/0/qty', 'TRANSFER_EXCEEDS']]);
  const fewer = await done(update, { ...change, detailMode: 'update', lines: [{ dtlKey, qty: 2 }] });
  assert.equal((fewer.writeVerification as Fields).linkageMatched, true);
  const { rows } = await done('stock-balance', { itemCode: 'WIDGET', asOfDate: '2026-07-31' });
  assert.deepEqual(
    (rows as readonly Fields[]).map(({ qty, value }) => [qty, value]),
    [[14, 168]],
  );
  const { lines } = await done('get-delivery-order', { docNo: fromDocNo });
  assert.equal((lines as readonly Fields[])[0]?.outstandingQty, 4);

  const quotation = await done('create-quotation', { ...SALE, lines: [WIDGETS, { itemCode: 'SVC', qty: 1, unitPrice: 5 }] });
  const order = await done('transfer-quotation-to-sales-order', { fromDocNo: quotation.docNo, docDate: '2026-07-02' });
  const released = await done('update-sales-order', {
    docNo: order.docNo,
    reason: 'Not wanted',
    detailMode: 'delete',
    lines: [{ dtlKey: keysOf(order)[0] }],
  });
  assert.deepEqual(
    (released.warnings as readonly Fields[]).map(({ code }) => code),
    ['LINK_RELEASED'],
  );
  const { lines: quoted } = await done('get-quotation', { docNo: quotation.docNo });
  assert.deepEqual(
    (quoted as readonly Fields[]).map(({ outstandingQty }) => outstandingQty),
    [6, 0],
  );
});

test('a filed e-invoice stays unchanged: in the book, and in print', async () => {
  const invoice = await done('create-sales-invoice', { ...SALE, lines: [{ itemCode: 'GOODS-A', qty: 1, unitPrice: 100 }] });
  const { docNo } = invoice;
  await done('einvoice.submit', { docType: 'IV', docNos: [docNo] });
  await done('einvoice.status.refresh', { docNos: [docNo] });
  const change = { docNo, reason: 'Customer called' };
  const texts = { description: 'Something else', classification: '001' };
  assert.deepEqual(
    await refused('update-sales-invoice', {
      ...change,
      debtorName: 'Somebody Else',
      detailMode: 'update',
      lines: [{ dtlKey: keysOf(invoice)[0], ...texts }],
    }),
    [
      ['/debtorName', 'EINVOICE_ACTIVE'],
      ['/lines/0/description', 'EINVOICE_ACTIVE'],
      ['/lines/0/classification', 'EINVOICE_ACTIVE'],
    ],
  );
  await done('update-sales-invoice', { ...change, remark1: 'Sent by courier', shipInfo: 'MY-1' });
  const print = async (): Promise<unknown> => ((await done('sales-invoice-acct-pdf', { docNo })).artifact as Fields).sha256;
  const printed = await print();
  await done('update-debtor', { debtorCode: '300-A001', companyName: 'Renamed Sdn Bhd', reason: 'Taken over' });
  await done('update-tax-entity', { taxEntityID: 1, name: 'Renamed Sdn Bhd', reason: 'Taken over' });
  assert.equal(await print(), printed);
  await done('einvoice.cancel', { docType: 'IV', docNo, reason: 'Wrong buyer' });
  await done('update-sales-invoice', { ...change, debtorName: 'Somebody Else' });
});

test('texts of a committed return stay; texts are checked like those of a new document', async () => {
  const { docNo } = await done('create-sales-invoice', {
    ...SALE,
    docDate: '2026-01-05',
    lines: [{ itemCode: 'GOODS-A', qty: 1, unitPrice: 100, taxCode: 'ST10' }],
  });
  await done('create-sst-processor', { dateFrom: '2026-01-01', dateTo: '2026-02-28', commit: true });
  const change = { docNo, reason: 'Customer called' };
  assert.deepEqual(await refused('update-sales-invoice', { ...change, ref: 'X' }), [['/ref', 'TAX_RETURN_COMMITTED']]);
  await done('update-sales-invoice', { ...change, remark1: 'Seen' });
  assert.deepEqual(await refused('update-sales-invoice', { ...change, branchCode: 'NONE' }), [
    ['/branchCode', 'TAX_RETURN_COMMITTED'],
  ]);

  const lines = [{ itemCode: 'BOLT', qty: 1, unitPrice: 1, location: 'HQ' }];
  const order = await done('create-purchase-order', { creditorCode: '400-S001', docDate: '2026-07-01', lines });
  const wrong = { branchCode: 'NONE', purchaseAgent: 'NONE', shipVia: 'NONE', taxEntityID: 999, dueDate: '2026-06-30' };
  const problems = await refused('update-purchase-order', { docNo: order.docNo, reason: 'Wrong', ...wrong });
  assert.deepEqual([...problems].sort(), [
    ['/branchCode', 'UNKNOWN_CODE'],
    ['/dueDate', 'INVALID_DATE'],
    ['/purchaseAgent', 'UNKNOWN_CODE'],
    ['/shipVia', 'UNKNOWN_CODE'],
    ['/taxEntityID', 'UNKNOWN_CODE'],
  ]);
});

test('a draft is changed, previewed, posted with a number, or discarded without one', async () => {
  const lines = [{ itemCode: 'GOODS-A', qty: 1, unitPrice: 100 }];
  const [first, second] = [
    await done('create-ar-invoice', { ...SALE, amount: 10, accountNo: '530-0000', Options: { SaveAsDraft: true } }),
    await done('create-sales-invoice', { ...SALE, lines, SaveAsDraft: true }),
  ];
  const { rows } = await done('list-sales-invoices', {});
  const listed = (rows as readonly Fields[]).find(({ docNo }) => docNo === second.docNo);
  assert.equal(listed?.status, 'Draft');
  const change = { docNo: second.docNo, reason: 'Approved' };
  await done('update-sales-invoice', { ...change, ref: 'WEB-1' });
  const preview = await done('update-sales-invoice', { ...change, SaveAsDraft: false, validateOnly: true });
  assert.deepEqual([preview.saved, preview.docNo], [false, second.docNo]);
  const posted = await done('update-sales-invoice', { ...change, SaveAsDraft: false });
  assert.match(String(posted.docNo), /^IV-/);
  assert.deepEqual([posted.draftNo, (posted.fields as Fields).Status], [second.docNo, 'Saved']);
  const got = await done('get-sales-invoice', { docNo: posted.docNo });
  assert.ok((got.postings as readonly unknown[]).length >= 2);
  const discarded = await done('delete-ar-invoice', { docNo: first.docNo });
  assert.equal((discarded.fields as Fields).Cancelled, true);
  assert.equal((await done('create-ar-invoice', { ...SALE, amount: 10, accountNo: '530-0000' })).docNo, 'RI-000001');
});

test('a date that is years away, a bill of materials in use and a knock-off of the wrong type are refused', async () => {
  const entry = { debtorCode: '300-A001', amount: 10, accountNo: '530-0000' };
  assert.deepEqual(await refused('create-ar-invoice', { ...entry, docDate: '2062-07-01' }), [
    ['/docDate', 'OUTSIDE_FISCAL_YEAR'],
  ]);
  await done('create-stock-assembly-order', { docDate: '2026-07-01', itemCode: 'FG', qty: 1 });
  assert.deepEqual(await refused('delete-item-bom', { itemCode: 'FG' }), [['/itemCode', 'RECORD_IN_USE']]);
  const { docNo } = await done('create-sales-debit-note', { ...SALE, lines: [{ itemCode: 'SVC', qty: 1, unitPrice: 10 }] });
  const payments = [{ paymentMethod: 'BANK', paymentAmount: 10 }];
  const command = await tenant.run('create-ar-payment', { ...SALE, payments, knockOffs: [{ docType: 'RD', docNo, amount: 10 }] });
  assert.deepEqual(told(command), [['/knockOffs/0/docType', 'NOT_FOUND']]);
  assert.match(String((command.error as Fields | null)?.message), /has the type sales debit note \(docType DN\)/);
});
