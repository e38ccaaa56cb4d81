import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findRecipe, type Payload } from '@ledgerline/catalog';
import { codeOf, type Office, openOffice } from '../../conformance/e-invoice-office.ts';

/** The e-invoice of the published example: ten widgets and their freight. */
const RECEIVED = String(findRecipe('einvoice.supplier-import.preview')?.examples[0]?.payload.document);
const SOURCE: Payload = { document: RECEIVED, purchaseLocation: 'HQ' };

const changed = (change: (text: string) => string): Payload => ({ ...SOURCE, document: change(RECEIVED) });

function openMapped(): Office {
  const office = openOffice();
  const map = (payload: Payload) => office.run('einvoice.supplier-item-mapping.create', { creditorCode: '400-S001', ...payload });
  map({ supplierItemCode: 'S1-W100', itemCode: 'WIDGET', uom: 'PCS', taxCode: 'PST10' });
  map({ supplierDescription: 'Freight', accountNo: '900-9000', taxCode: 'NT' });
  return office;
}

const preview = ({ run }: Office, payload: Payload = SOURCE) => run('einvoice.supplier-import.preview', payload);
const apply = ({ run }: Office, payload: Payload = SOURCE) => run('einvoice.supplier-import.apply', payload);
const gapsIn = (result: Readonly<Record<string, unknown>>) =>
  (result.gaps as readonly { lineNo: number | null; lacks: string }[]).map(({ lineNo, lacks }) => `${lineNo ?? '-'} ${lacks}`);

test('a preview shows the document it would become, and saves nothing', () => {
  const office = openMapped();
  const shown = preview(office);
  assert.deepEqual(
    [shown.ok, shown.saved, shown.valid, shown.creditorCode, shown.targetType],
    [true, false, true, '400-S001', 'PI'],
  );
  assert.equal((shown.totals as Payload).finalTotal, 166.5);
  assert.deepEqual(gapsIn(shown), []);
  assert.deepEqual(office.run('list-purchase-invoices', {}).rows, []);
});

test('the import is an ordinary purchase invoice under the supplier’s number, once', () => {
  const office = openMapped();
  const { previewHash } = preview(office);
  const booked = apply(office, { ...SOURCE, previewHash: String(previewHash) });
  assert.equal(codeOf(booked), 'ok', JSON.stringify(booked.error));
  const { fields, postings } = office.run('get-purchase-invoice', { docNo: String(booked.docNo) }) as {
    fields: Payload;
    postings: readonly Payload[];
  };
  assert.deepEqual([fields.SupplierInvoiceNo, fields.DocDate, fields.FinalTotal], ['S1-2026-0788', '2026-07-03', 166.5]);
  assert.deepEqual(postings.map(({ accountNo, debit, credit }) => [accountNo, debit, credit]).sort(), [
    ['330-0000', 126.5, 0],
    ['400-0000', 0, 166.5],
    ['900-9000', 40, 0],
  ]);
  assert.equal(codeOf(apply(office)), 'ALREADY_IMPORTED');
  const again = preview(office);
  assert.deepEqual([again.ok, again.isDuplicate, again.valid], [true, true, false]);
  assert.equal((again.duplicate as Payload).docNo, booked.docNo);
  assert.equal(
    codeOf(office.run('einvoice.self-billed.create-draft', { docType: 'PI', docNos: [String(booked.docNo)] })),
    'SELF_BILLED_BEFORE',
  );
  office.run('void-purchase-invoice', { docNo: String(booked.docNo) });
  assert.equal(codeOf(apply(office)), 'ok', 'a voided import blocks nothing');
});

test('an invoice entered by hand under the supplier’s number is a duplicate too', () => {
  const office = openMapped();
  office.run('create-ap-invoice', {
    creditorCode: '400-S001',
    amount: 1,
    accountNo: '900-9000',
    supplierInvoiceNo: 'S1-2026-0788',
  });
  assert.equal(preview(office).isDuplicate, true);
  assert.equal(codeOf(apply(office)), 'ALREADY_IMPORTED');
});

test('when a mapping has changed since the preview, nothing is saved', () => {
  const office = openMapped();
  const { previewHash } = preview(office);
  const update = { creditorCode: '400-S001', supplierItemCode: 'S1-W100', reason: 'Boxes', uom: 'BOX' };
  office.run('einvoice.supplier-item-mapping.update', update);
  assert.equal(codeOf(apply(office, { ...SOURCE, previewHash: String(previewHash) })), 'PREVIEW_CHANGED');
  assert.notEqual(preview(office).previewHash, previewHash);
});

test('gaps name the line and what it lacks; overrides close them', () => {
  const office = openOffice();
  assert.deepEqual(gapsIn(preview(office, { document: RECEIVED })), ['1 item or account', '2 item or account']);
  assert.deepEqual(gapsIn(preview(office, { document: RECEIVED, targetType: 'PB' })), ['1 account', '2 account']);
  const overrides = [
    { lineNo: 1, itemCode: 'WIDGET' },
    { lineNo: 2, accountNo: '900-9000' },
  ];
  const refused = apply(office, { document: RECEIVED, overrides });
  assert.equal(codeOf(refused), 'IMPORT_GAPS');
  assert.match((refused.error as { message: string }).message, /WIDGET is a stock item and needs a location/);
  assert.equal(codeOf(apply(office, { ...SOURCE, overrides })), 'ok');
});

test('an e-invoice to another company, from an unknown supplier or with another creditor’s TIN cannot be imported', () => {
  const office = openMapped();
  assert.equal(
    codeOf(
      preview(
        office,
        changed((text) => text.replace('C2584563200', 'C9984563200')),
      ),
    ),
    'NOT_ISSUED_TO_US',
  );
  const unknown = preview(
    office,
    changed((text) => text.replace('C5566778890', 'C7766778890')),
  );
  assert.deepEqual([unknown.ok, unknown.creditorCode, gapsIn(unknown)[0]], [true, null, '- creditor']);
  assert.equal(codeOf(preview(office, { ...SOURCE, creditorCode: '400-A001' })), 'INVALID_VALUE');
  office.run('create-creditor', { creditorCode: '400-S002', companyName: 'Supplier One, Ipoh', taxEntityID: 2 });
  assert.equal(gapsIn(preview(office))[0], '- creditor', 'two creditors carry the TIN');
  assert.equal(preview(office, { ...SOURCE, creditorCode: '400-S001' }).valid, true);
});

test('a credit note becomes a purchase return and nothing else', () => {
  const office = openMapped();
  const note = changed((text) => text.replace('"InvoiceTypeCode":[{"_":"01"', '"InvoiceTypeCode":[{"_":"02"'));
  assert.equal(codeOf(preview(office, { ...note, targetType: 'PI' })), 'INVALID_VALUE');
  assert.equal(codeOf(preview(office, { ...SOURCE, targetType: 'PR' })), 'INVALID_VALUE');
  assert.equal(
    codeOf(
      preview(
        office,
        changed((text) => text.replace('"InvoiceTypeCode":[{"_":"01"', '"InvoiceTypeCode":[{"_":"04"')),
      ),
    ),
    'INVALID_VALUE',
  );
  apply(office);
  const returned = apply(office, note);
  assert.equal(codeOf(returned), 'ok', JSON.stringify(returned.error));
  assert.deepEqual([returned.docType, (returned.fields as Payload).SupplierCNNo], ['PR', 'S1-2026-0788']);
});

test('an e-invoice whose figures do not add up is refused', () => {
  const office = openMapped();
  assert.equal(
    codeOf(
      preview(
        office,
        changed((text) => text.replace('"PayableAmount":[{"_":166.5', '"PayableAmount":[{"_":166.6')),
      ),
    ),
    'EINVOICE_INVALID',
  );
});

test('prices that do not give the net amount: a discount where they give more, the amount where they give less', () => {
  const office = openMapped();
  const priced = (price: string): Payload =>
    changed((text) => text.replace('"PriceAmount":[{"_":11.5', `"PriceAmount":[{"_":${price}`));
  for (const [price, expected] of [
    ['12', { unitPrice: 12, discount: '5.00' }],
    ['11', { amount: 115 }],
  ] as const) {
    const shown = preview(office, priced(price));
    const [line] = (shown.proposed as { lines: readonly Payload[] }).lines;
    for (const [name, value] of Object.entries(expected)) assert.equal(line?.[name], value, price);
    assert.equal((shown.totals as Payload).finalTotal, 166.5, price);
  }
});

test('a cash purchase is imported with the way it was paid', () => {
  const office = openMapped();
  const payments = [{ paymentMethod: 'BANK', paymentAmount: 166.5 }];
  const booked = apply(office, { ...SOURCE, targetType: 'CP', payments });
  assert.deepEqual([codeOf(booked), booked.docType, (booked.fields as Payload).Outstanding], ['ok', 'CP', 0]);
});
