import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Payload } from '@ledgerline/catalog';
import { codeOf, HOME_ADDRESS, invoiceFor, openOffice, validInvoice } from '../../conformance/e-invoice-office.ts';
import { blockAt, blocksAt, identityIn, invoiceIn, partyIn, textAt } from './ubl/ubl-reader.ts';

const PUBLIC_TIN = 'EI00000000010';
const office = openOffice();
const { run, textOf } = office;

/** A debtor with a tax entity of its own. */
function debtor(debtorCode: string, entity: Payload): void {
  const { code } = run('create-tax-entity', { name: debtorCode, tin: PUBLIC_TIN, ...entity }) as { code: string };
  run('create-debtor', { debtorCode, companyName: debtorCode, taxEntityID: Number(code) });
}

function submit(more: Payload): { readonly docNo: string; readonly code: string } {
  const { docNo } = run('create-sales-invoice', invoiceFor(more)) as { docNo: string };
  return { docNo, code: codeOf(run('einvoice.submit', { docType: 'IV', docNos: [docNo] })) };
}

const classOf = (docNo: string): string =>
  textAt(blocksAt(invoiceIn(textOf(docNo)), 'InvoiceLine')[0], 'Item', 'CommodityClassification', 'ItemClassificationCode');

debtor('300-P001', { idType: 'BRN', idNo: 'NA' });
debtor('300-P002', { idType: 'NRIC', idNo: '770625-01-5324', ...HOME_ADDRESS });
debtor('300-P003', { idType: 'BRN', idNo: '201901000001', ...HOME_ADDRESS });

test('what is sold to the general public is consolidated, whatever the item is classified as', () => {
  const sold = submit({ debtorCode: '300-P001' });
  assert.deepEqual([sold.code, classOf(sold.docNo)], ['ok', '004']);
  const line = { itemCode: 'GOODS-A', qty: 2, unitPrice: 100, taxCode: 'ST10', classification: '022' };
  assert.equal(submit({ debtorCode: '300-P001', lines: [line] }).code, 'EINVOICE_INVALID');
});

test('a single sale over RM 10,000 to the general public is refused, one of exactly that is not', () => {
  const sale = (unitPrice: number): Payload => ({
    debtorCode: '300-P001',
    lines: [{ itemCode: 'GOODS-A', qty: 1, unitPrice, taxCode: 'NT' }],
  });
  assert.equal(submit(sale(10_000.01)).code, 'NOT_CONSOLIDATABLE');
  assert.equal(submit(sale(10_000)).code, 'ok');
});

test('a person is known by an identity card alone, whose dashes are left out; a business is not', () => {
  const sold = submit({ debtorCode: '300-P002' });
  const buyer = partyIn(invoiceIn(textOf(sold.docNo)), 'AccountingCustomerParty');
  assert.deepEqual([sold.code, identityIn(buyer, 'NRIC'), classOf(sold.docNo) === '004'], ['ok', '770625015324', false]);
  assert.equal(submit({ debtorCode: '300-P003' }).code, 'EINVOICE_INVALID');
});

test('a note is for the party of its original', () => {
  const docNo = validInvoice(office);
  run('transfer-sales-invoice-to-sales-credit-note', { fromDocNo: docNo, docDate: '2026-07-02', docNo: 'CN-9' });
  run('update-sales-credit-note', { docNo: 'CN-9', taxEntityID: 2, reason: 'Another buyer' });
  const note = () => run('einvoice.submit', { docType: 'CN', docNos: ['CN-9'] });
  assert.equal(codeOf(note()), 'EINVOICE_INVALID');
  run('update-sales-credit-note', { docNo: 'CN-9', taxEntityID: 1, reason: 'The buyer' });
  assert.equal(codeOf(note()), 'ok');
  assert.equal(textAt(blockAt(invoiceIn(textOf('CN-9')), 'BillingReference'), 'InvoiceDocumentReference', 'ID'), docNo);
});
