import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Payload } from '@ledgerline/catalog';
import { codeOf, type Office, openOffice, resultsOf } from '../../conformance/e-invoice-office.ts';
import { blockAt, blocksAt, identityIn, invoiceIn, numberAt, partyIn, textAt } from './ubl/ubl-reader.ts';

const fee = (more: Payload = {}): Payload => ({
  creditorCode: '400-F001',
  docDate: '2026-06-25',
  lines: [{ accountNo: '900-8000', description: 'Licence fee', amount: 1500, taxCode: 'PSV8' }],
  ...more,
});

function draft({ run }: Office, docType: string, ...docNos: readonly string[]): string {
  const result = run('einvoice.self-billed.create-draft', { docType, docNos });
  assert.equal(codeOf(result), 'ok', JSON.stringify(result.error));
  return String(result.docNo);
}

function submitted(office: Office, docNo: string): Payload {
  const result = office.run('einvoice.submit', { docType: 'EB', docNos: [docNo] });
  assert.equal(codeOf(result), 'ok', JSON.stringify(result.error));
  const invoice = invoiceIn(office.textOf(docNo));
  assert.ok(invoice);
  return invoice;
}

test('a self-billed e-invoice swaps the parties: the creditor supplies, we are the customer', () => {
  const office = openOffice();
  office.run('create-ap-invoice', fee());
  const invoice = submitted(office, draft(office, 'PB', 'PB-000001'));
  assert.equal(textAt(invoice, 'InvoiceTypeCode'), '11');
  const [supplier, customer] = [partyIn(invoice, 'AccountingSupplierParty'), partyIn(invoice, 'AccountingCustomerParty')];
  assert.deepEqual(
    [identityIn(supplier, 'TIN'), textAt(supplier, 'PartyLegalEntity', 'RegistrationName')],
    ['EI00000000030', 'Foreign Licensor Inc'],
  );
  assert.equal(identityIn(customer, 'TIN'), 'C2584563200');
  assert.equal(numberAt(invoice, 'LegalMonetaryTotal', 'PayableAmount'), 1620);
  assert.equal(textAt(blocksAt(invoice, 'InvoiceLine')[0], 'Item', 'CommodityClassification', 'ItemClassificationCode'), '035');
  assert.equal(codeOf(office.run('void-ap-invoice', { docNo: 'PB-000001' })), 'EINVOICE_ACTIVE');
});

test('every kind of purchase has its self-billed type', () => {
  const office = openOffice();
  const { run } = office;
  const goods = {
    creditorCode: '400-S001',
    docDate: '2026-06-25',
    lines: [{ itemCode: 'WIDGET', qty: 10, unitPrice: 12, location: 'HQ', taxCode: 'PST10' }],
  };
  const payment = { paymentMethod: 'BANK', paymentAmount: 132 };
  run('create-purchase-invoice', goods);
  run('create-cash-purchase', { ...goods, payments: [payment] });
  run('create-ap-invoice', fee());
  run('create-gl-cash-book-payment', {
    docDate: '2026-06-25',
    bankAccount: '310-1000',
    payee: 'Harun bin Ali',
    lines: [{ accountNo: '900-9000', amount: 80 }],
  });
  for (const [type, docNo] of [
    ['PI', 'PI-000001'],
    ['CP', 'CP-000001'],
    ['PB', 'PB-000001'],
    ['PV', 'PV-000001'],
  ] as const) {
    assert.equal(textAt(submitted(office, draft(office, type, docNo)), 'InvoiceTypeCode'), '11', type);
  }
  run('einvoice.status.refresh', {});
  run('transfer-purchase-invoice-to-purchase-return', {
    fromDocNo: 'PI-000001',
    docDate: '2026-06-26',
    lines: [{ lineNo: 1, qty: 1 }],
  });
  const knockOffs = [{ docType: 'PB', docNo: 'PB-000001', amount: 100 }];
  run('create-ap-credit-note', {
    creditorCode: '400-F001',
    docDate: '2026-06-26',
    amount: 100,
    accountNo: '900-8000',
    knockOffs,
  });
  run('create-ap-debit-note', {
    creditorCode: '400-F001',
    docDate: '2026-06-26',
    amount: 7,
    accountNo: '900-8000',
    supplierInvoiceNo: 'F-1',
  });
  assert.equal(codeOf(run('einvoice.self-billed.create-draft', { docType: 'PD', docNos: ['PD-000001'] })), 'EINVOICE_NOT_VALID');
  run('update-ap-invoice', { docNo: 'PB-000001', reason: 'Number', supplierInvoiceNo: 'F-1' });
  for (const [type, docNo, typeCode] of [
    ['PR', 'PR-000001', '12'],
    ['PC', 'PC-000001', '12'],
    ['PD', 'PD-000001', '13'],
  ] as const) {
    const invoice = submitted(office, draft(office, type, docNo));
    assert.equal(textAt(invoice, 'InvoiceTypeCode'), typeCode, type);
    assert.ok(textAt(blockAt(invoice, 'BillingReference'), 'InvoiceDocumentReference', 'UUID') !== '', type);
  }
});

test('a refund from a supplier is 14 and refers to the invoice behind its credit note', () => {
  const office = openOffice();
  const { run } = office;
  run('create-ap-invoice', fee());
  submitted(office, draft(office, 'PB', 'PB-000001'));
  run('einvoice.status.refresh', {});
  run('create-ap-payment', {
    creditorCode: '400-F001',
    docDate: '2026-06-26',
    payments: [{ paymentMethod: 'BANK', paymentAmount: 1620 }],
    knockOffs: [{ docType: 'PB', docNo: 'PB-000001', amount: 1620 }],
  });
  run('create-ap-credit-note', {
    creditorCode: '400-F001',
    docDate: '2026-06-27',
    amount: 50,
    accountNo: '900-8000',
    supplierInvoiceNo: 'F-2',
  });
  run('update-ap-invoice', { docNo: 'PB-000001', reason: 'Number', supplierInvoiceNo: 'F-2' });
  run('create-ap-refund', {
    creditorCode: '400-F001',
    docDate: '2026-06-28',
    payments: [{ paymentMethod: 'BANK', paymentAmount: 50 }],
    knockOffs: [{ docType: 'PC', docNo: 'PC-000001', amount: 50 }],
  });
  const invoice = submitted(office, draft(office, 'PF', 'PF-000001'));
  assert.deepEqual([textAt(invoice, 'InvoiceTypeCode'), numberAt(invoice, 'LegalMonetaryTotal', 'PayableAmount')], ['14', 50]);
  assert.equal(textAt(blockAt(invoice, 'BillingReference'), 'InvoiceDocumentReference', 'ID'), 'EB-000001');
});

test('a purchase is in only one live self-billed e-invoice', () => {
  const office = openOffice();
  const { run } = office;
  run('create-ap-invoice', fee());
  draft(office, 'PB', 'PB-000001');
  const again = () => codeOf(run('einvoice.self-billed.create-draft', { docType: 'PB', docNos: ['PB-000001'] }));
  assert.equal(again(), 'SELF_BILLED_BEFORE');
  submitted(office, 'EB-000001');
  run('einvoice.status.refresh', {});
  assert.equal(again(), 'SELF_BILLED_BEFORE');
  run('einvoice.cancel', { docType: 'EB', docNo: 'EB-000001', reason: 'Supplier issues its own' });
  assert.equal(again(), 'ok');
  assert.equal(codeOf(run('einvoice.self-billed.create-draft', { docType: 'PB', docNos: ['PB-000009'] })), 'NOT_FOUND');
});

test('only purchases from individuals share a draft', () => {
  const office = openOffice();
  const { run } = office;
  const person = (creditorCode: string, tin: string, idType: string, idNo: string): void => {
    const entity = run('create-tax-entity', { name: creditorCode, tin, idType, idNo });
    run('create-creditor', { creditorCode, companyName: creditorCode, taxEntityID: Number(entity.code) });
    run('create-ap-invoice', fee({ creditorCode }));
  };
  person('400-P001', 'IG115002000', 'NRIC', '770625015324');
  person('400-P002', 'IG225002000', 'PASSPORT', 'A1234567');
  run('create-ap-invoice', fee({ creditorCode: '400-S001' }));
  const share = (...docNos: readonly string[]) =>
    run('einvoice.self-billed.create-draft', { docType: 'PB', docNos, consolidate: true });
  const refused = share('PB-000001', 'PB-000003');
  assert.deepEqual(
    [codeOf(refused), (refused.error as { details: readonly Payload[] }).details[0]?.path],
    ['NOT_CONSOLIDATABLE', '/docNos/1'],
  );
  assert.equal(codeOf(share('PB-000001', 'PB-000002')), 'ok');
  const invoice = submitted(office, 'EB-000001');
  assert.equal(identityIn(partyIn(invoice, 'AccountingSupplierParty'), 'TIN'), 'EI00000000010');
  assert.equal(numberAt(invoice, 'LegalMonetaryTotal', 'PayableAmount'), 3240);
  assert.deepEqual(
    resultsOf(run('einvoice.self-billed.list', { creditorCode: '400-P002' })).map(({ docNo }) => docNo),
    ['EB-000001'],
  );
});
