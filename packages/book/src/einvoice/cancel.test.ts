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
  assert.equal(office.shelf.ofNumber(docNo)[0]?.cancelReason, 'Wrong buyer');
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

test('after a cancellation without a response, the status is queried', () => {
  const office = openOffice();
  const docNo = validInvoice(office);
  office.fail(
    { call: 'cancel', kind: 'down' },
    { call: 'cancel', kind: 'timeout-lost' },
    { call: 'cancel', kind: 'timeout-done' },
  );
  assert.equal(codeOf(office.run('einvoice.cancel', cancelOf(docNo))), 'GATEWAY_UNAVAILABLE');
  assert.equal(codeOf(office.run('einvoice.cancel', cancelOf(docNo))), 'GATEWAY_TIMEOUT');
  assert.equal(codeOf(office.run('einvoice.cancel', cancelOf(docNo))), 'ok');
});

test('a cancellation interrupted by a crash is completed when the command runs again', () => {
  const office = openOffice();
  const docNo = validInvoice(office);
  const held = office.shelf.ofNumber(docNo)[0];
  assert.ok(held);
  office.gateway.cancel(held.uuid, 'Wrong buyer');
  assert.equal(codeOf(office.run('einvoice.cancel', cancelOf(docNo))), 'ok');
  assert.equal(resultsOf(office.run('einvoice.status.list', { docNo }))[0]?.status, 'Cancelled');
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

test('a buyer’s rejection request is a flag on a Valid document, within 72 hours of its validation, reported once', () => {
  const office = openOffice();
  const [first, second] = [validInvoice(office), validInvoice(office)];
  const uuidOf = (docNo: string): string => String(office.shelf.ofNumber(docNo)[0]?.uuid);
  const ask = (docNo: string, requestedAt: string): void =>
    office.shelf.ask({ uuid: uuidOf(docNo), requestedAt, reason: 'Not ours', requestedBy: 'Alpha Hardware' });
  ask(first, '2026-07-09T04:00:00.000Z');
  ask(second, '2026-07-09T04:00:00.001Z');
  ask(first, '2026-07-07T00:00:00.000Z');
  office.fail({ call: 'listRejections', kind: 'down' });
  assert.equal(codeOf(office.run('einvoice.reject-request.sync', {})), 'GATEWAY_UNAVAILABLE');
  const synced = office.run('einvoice.reject-request.sync', { since: '2026-07-01' });
  assert.deepEqual([synced.ok, synced.saved, synced.flagged], [true, true, 1]);
  assert.deepEqual(
    (synced.warnings as readonly { code: string }[]).map(({ code }) => code),
    ['REJECT_REQUESTED', 'REJECT_REQUEST_LATE'],
  );
  const flagged = resultsOf(office.run('einvoice.status.list', { isRejectRequested: true }));
  assert.deepEqual(
    flagged.map((row) => [row.docNo, row.status, row.rejectReason]),
    [[first, 'Valid', 'Not ours']],
  );
  const again = office.run('einvoice.reject-request.sync', { since: '2026-07-01' });
  assert.deepEqual([again.saved, again.flagged], [false, 0]);
  assert.equal(codeOf(office.run('einvoice.cancel', cancelOf(first))), 'ok', 'the user decides');
});
