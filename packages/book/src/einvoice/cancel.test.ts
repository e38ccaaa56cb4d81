import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codeOf, HOUR, invoiceFor, openOffice, resultsOf, validInvoice } from '../../conformance/e-invoice-office.ts';

const cancelOf = (docNo: string) => ({ docType: 'IV', docNo, reason: 'Wrong buyer' });

test('an e-invoice is cancelled up to exactly 72 hours after its validation', () => {
  const office = openOffice();
  const [first, second] = [validInvoice(office), validInvoice(office)];
  office.wait(72 * HOUR);
  assert.equal(codeOf(office.run('einvoice.cancel', cancelOf(first))), 'ok');
  office.wait(1);
  assert.equal(codeOf(office.run('einvoice.cancel', cancelOf(second))), 'EINVOICE_WINDOW');
});

test('a cancelled e-invoice releases its document, which is not voided', () => {
  const office = openOffice();
  const docNo = validInvoice(office);
  const result = office.run('einvoice.cancel', cancelOf(docNo));
  assert.deepEqual([result.ok, result.saved, result.docNo], [true, true, docNo]);
  const { fields } = office.run('get-sales-invoice', { docNo }) as { fields: { Cancelled: boolean; EInvoiceStatus: string } };
  assert.deepEqual([fields.Cancelled, fields.EInvoiceStatus], [false, 'Cancelled']);
  assert.equal(resultsOf(office.run('einvoice.status.list', { docNo }))[0]?.cancelReason, 'Wrong buyer');
  assert.equal(office.run('void-sales-invoice', { docNo }).ok, true);
});

test('only Valid documents can be cancelled, and a reason is required', () => {
  const office = openOffice();
  const { run } = office;
  run('create-sales-invoice', invoiceFor());
  assert.equal(codeOf(run('einvoice.cancel', cancelOf('IV-000001'))), 'NOT_FOUND');
  run('einvoice.submit', { docType: 'IV', docNos: ['IV-000001'] });
  assert.equal(codeOf(run('einvoice.cancel', cancelOf('IV-000001'))), 'EINVOICE_NOT_VALID');
  run('einvoice.status.refresh', {});
  assert.equal(codeOf(run('einvoice.cancel', { docNo: 'IV-000001' })), 'INVALID_PAYLOAD');
  assert.equal(codeOf(run('einvoice.cancel', cancelOf('IV-000001'))), 'ok');
  assert.equal(codeOf(run('einvoice.cancel', cancelOf('IV-000001'))), 'EINVOICE_NOT_VALID');
});

test('a cancellation is refused while a live note refers to the document', () => {
  const office = openOffice();
  const docNo = validInvoice(office);
  office.run('transfer-sales-invoice-to-sales-credit-note', {
    fromDocNo: docNo,
    docDate: '2026-07-02',
    lines: [{ lineNo: 1, qty: 1 }],
  });
  const refused = office.run('einvoice.cancel', cancelOf(docNo));
  assert.equal(codeOf(refused), 'EINVOICE_REFERENCED');
  assert.match((refused.error as { message: string }).message, /CN-000001/);
  office.run('void-sales-credit-note', { docNo: 'CN-000001' });
  assert.equal(codeOf(office.run('einvoice.cancel', cancelOf(docNo))), 'ok');
});

test('where documents of several types have the same number, the type decides', () => {
  const office = openOffice();
  const { run } = office;
  validInvoice(office, { docNo: 'X-1' });
  run('create-cash-sale', invoiceFor({ docNo: 'X-1' }));
  office.wait(1000);
  run('einvoice.submit', { docType: 'CS', docNos: ['X-1'] });
  assert.equal(codeOf(run('einvoice.cancel', { docNo: 'X-1', reason: 'Which?' })), 'REQUIRED');
  assert.equal(codeOf(run('einvoice.cancel', { docNo: 'X-1', docType: 'IV', reason: 'This one' })), 'ok');
});

test('an e-invoice that was sent elsewhere than e-invoices go now cannot be cancelled', () => {
  const office = openOffice();
  const docNo = validInvoice(office);
  office.book.changeSettings([{ code: 'einvoice.gateway', value: 'myinvois' }]);
  const refused = office.run('einvoice.cancel', cancelOf(docNo)) as { error: { code: string; message: string } };
  assert.equal(refused.error.code, 'GATEWAY_UNAVAILABLE');
  assert.match(refused.error.message, /was sent to sandbox, and e-invoices now go to preproduction/);
  office.book.changeSettings([{ code: 'einvoice.gateway', value: 'sandbox' }]);
  assert.equal(codeOf(office.run('einvoice.cancel', cancelOf(docNo))), 'ok');
});
