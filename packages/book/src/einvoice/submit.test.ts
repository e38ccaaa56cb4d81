import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Payload } from '@ledgerline/catalog';
import { codeOf, HOUR, invoiceFor, openOffice, resultsOf, validInvoice } from '../../conformance/e-invoice-office.ts';

test('a document goes from Submitted to Valid, and then has a public validation link', () => {
  const { run } = openOffice();
  run('create-sales-invoice', invoiceFor());
  const sent = run('einvoice.submit', { docType: 'IV', docNos: ['IV-000001'] });
  assert.deepEqual([sent.ok, sent.saved, sent.succeeded, sent.operationUsed], [true, true, 1, 'UpdateDocument']);
  assert.equal(resultsOf(sent)[0]?.status, 'Submitted');
  const fields = () => run('get-sales-invoice', { docNo: 'IV-000001' }).fields as Payload;
  assert.deepEqual([fields().EInvoiceStatus, fields().EInvoiceValidationLink], ['Submitted', null]);
  const refreshed = run('einvoice.status.refresh', {});
  assert.deepEqual([refreshed.ok, refreshed.saved, refreshed.changed], [true, true, 1]);
  const [held] = resultsOf(run('einvoice.status.list', { docNo: 'IV-000001' }));
  assert.equal(fields().EInvoiceStatus, 'Valid');
  assert.equal(fields().EInvoiceUuid, held?.uuid);
  assert.equal(fields().EInvoiceValidationLink, held?.validationLink);
  assert.match(String(held?.validationLink), new RegExp(`/${held?.uuid}/share/${held?.longId}$`));
});

test('a refresh that finds nothing new changes nothing', () => {
  const office = openOffice();
  const docNo = validInvoice(office);
  const [before] = resultsOf(office.run('einvoice.status.list', { docNo }));
  office.wait(HOUR);
  const again = office.run('einvoice.status.refresh', { docNos: [docNo] });
  assert.deepEqual([again.ok, again.saved, again.operationUsed], [true, false, 'None']);
  assert.deepEqual(resultsOf(office.run('einvoice.status.list', { docNo }))[0], before);
});

test('one bad document does not block the others, and all its problems are reported', () => {
  const { run } = openOffice();
  run('create-sales-invoice', invoiceFor());
  run('create-sales-invoice', invoiceFor({ debtorCode: '300-B001' }));
  run('create-sales-invoice', invoiceFor());
  run('void-sales-invoice', { docNo: 'IV-000003' });
  const result = run('einvoice.submit', { docType: 'IV', docNos: ['IV-000001', 'IV-000002', 'IV-000003', 'IV-000009'] });
  assert.deepEqual([result.ok, result.saved, result.succeeded, result.failed], [false, true, 1, 3]);
  assert.deepEqual(
    resultsOf(result).map((row) => [row.docNo, row.ok, codeOf(row)]),
    [
      ['IV-000001', true, 'ok'],
      ['IV-000002', false, 'EINVOICE_INVALID'],
      ['IV-000003', false, 'DOC_CANCELLED'],
      ['IV-000009', false, 'NOT_FOUND'],
    ],
  );
  assert.match(JSON.stringify(resultsOf(result)[1]?.error), /300-B001 has no tax entity/);
});

test('when nothing could be submitted nothing is saved', () => {
  const { run } = openOffice();
  run('create-sales-invoice', invoiceFor({ debtorCode: '300-B001' }));
  const result = run('einvoice.submit', { docType: 'IV', docNos: ['IV-000001'] });
  assert.deepEqual([result.ok, result.saved, codeOf(result)], [false, false, 'EINVOICE_INVALID']);
  assert.deepEqual(run('einvoice.status.list', {}).rows, []);
});

test('a document is not submitted twice while it is Submitted or Valid; a cancelled one is, as a new e-invoice', () => {
  const office = openOffice();
  const { run } = office;
  run('create-sales-invoice', invoiceFor());
  const submit = () => run('einvoice.submit', { docType: 'IV', docNos: ['IV-000001'] });
  submit();
  assert.equal(codeOf(submit()), 'EINVOICE_ACTIVE');
  run('einvoice.status.refresh', {});
  assert.equal(codeOf(submit()), 'EINVOICE_ACTIVE');
  assert.equal(run('einvoice.cancel', { docNo: 'IV-000001', reason: 'Wrong price' }).ok, true);
  assert.equal(codeOf(submit()), 'EINVOICE_DUPLICATE', 'the same second is the same e-invoice');
  office.wait(1000);
  assert.equal(codeOf(submit()), 'ok');
  assert.deepEqual(
    resultsOf(run('einvoice.status.list', { docNo: 'IV-000001' })).map(({ status }) => status),
    ['Submitted', 'Cancelled'],
  );
});

test('a filed document cannot be voided or changed in amounts or party; fields that are not on the e-invoice can change', () => {
  const office = openOffice();
  const { run } = office;
  run('create-sales-invoice', invoiceFor());
  run('einvoice.submit', { docType: 'IV', docNos: ['IV-000001'] });
  const update = (change: Payload) => codeOf(run('update-sales-invoice', { docNo: 'IV-000001', reason: 'Try', ...change }));
  for (const status of ['Submitted', 'Valid']) {
    assert.equal(update({ docDate: '2026-07-02' }), 'EINVOICE_ACTIVE', status);
    assert.equal(update({ debtorCode: '300-B001' }), 'EINVOICE_ACTIVE', status);
    assert.equal(update({ description: `Seen while ${status}` }), 'ok', status);
    for (const verb of ['cancel', 'void', 'delete']) {
      assert.equal(codeOf(run(`${verb}-sales-invoice`, { docNo: 'IV-000001' })), 'EINVOICE_ACTIVE', `${verb} ${status}`);
    }
    run('einvoice.status.refresh', {});
  }
});

test('the recipient of the e-invoice stays with it', () => {
  const { run } = openOffice();
  run('create-ar-invoice', { debtorCode: '300-A001', docDate: '2026-07-01', amount: 10, accountNo: '530-0000' });
  const rename = () => codeOf(run('update-ar-invoice', { docNo: 'RI-000001', reason: 'Try', taxEntityID: 2 }));
  assert.equal(codeOf(run('einvoice.submit', { docType: 'RI', docNos: ['RI-000001'] })), 'ok');
  assert.equal(rename(), 'EINVOICE_ACTIVE');
  run('einvoice.status.refresh', {});
  run('einvoice.cancel', { docNo: 'RI-000001', reason: 'Wrong buyer' });
  assert.equal(rename(), 'ok');
});

test('a note is submitted only after its original is Valid', () => {
  const office = openOffice();
  const { run } = office;
  run('create-sales-invoice', invoiceFor());
  const note = { fromDocNo: 'IV-000001', docDate: '2026-07-02', lines: [{ lineNo: 1, qty: 1 }] };
  run('transfer-sales-invoice-to-sales-credit-note', note);
  run('create-sales-credit-note', invoiceFor({ docDate: '2026-07-02' }));
  const submit = (docNo: string) => codeOf(run('einvoice.submit', { docType: 'CN', docNos: [docNo] }));
  assert.equal(submit('CN-000001'), 'EINVOICE_NOT_VALID');
  run('einvoice.submit', { docType: 'IV', docNos: ['IV-000001'] });
  assert.equal(submit('CN-000001'), 'EINVOICE_NOT_VALID', 'Submitted is not yet Valid');
  run('einvoice.status.refresh', {});
  assert.equal(submit('CN-000001'), 'ok');
  assert.equal(submit('CN-000002'), 'EINVOICE_NOT_VALID', 'it names no original');
});

test('tax that e-invoices cannot express is a problem of its line', () => {
  const { run } = openOffice();
  run(
    'create-sales-invoice',
    invoiceFor({ lines: [{ description: 'Old', qty: 1, unitPrice: 10, accountNo: '500-0000', taxCode: 'SR-GST' }] }),
  );
  const result = run('einvoice.submit', { docType: 'IV', docNos: ['IV-000001'] });
  assert.equal(codeOf(result), 'EINVOICE_INVALID');
  assert.match((result.error as { message: string }).message, /SR-GST means no tax/);
});

test('documents beyond 5 MB are left for another command', () => {
  const { run } = openOffice();
  // The longest text of a line, in the characters that take the most bytes.
  const wide = '𠮷'.repeat(100);
  const lines = Array.from({ length: 250 }, () => ({
    description: wide,
    qty: 1,
    unitPrice: 1,
    accountNo: '500-0000',
    taxCode: 'ST10',
  }));
  const docNos = Array.from({ length: 20 }, () => String(run('create-sales-invoice', invoiceFor({ lines })).docNo));
  const result = run('einvoice.submit', { docType: 'IV', docNos });
  const codes = new Set(resultsOf(result).map(codeOf));
  assert.deepEqual([...codes], ['ok', 'EINVOICE_TOO_LARGE']);
  const left = resultsOf(result)
    .filter(({ ok }) => ok !== true)
    .map(({ docNo }) => String(docNo));
  assert.equal(codeOf(run('einvoice.submit', { docType: 'IV', docNos: left })), 'ok');
});

test('settings report what prevents submission', () => {
  const { run, book } = openOffice();
  const settings = () => run('einvoice.setting.get', {}).document as Payload;
  assert.deepEqual(
    [settings().gateway, settings().version, settings().tin, settings().isReady, settings().problems],
    ['sandbox', '1.0', 'C2584563200', true, []],
  );
  const set = (code: string, value: Payload[string]) => book.seed([{ kind: 'setting', code, data: { value } }]);
  set('einvoice.gateway', 'elsewhere');
  set('einvoice.version', '1.1');
  set('company', { name: 'Bare Sdn Bhd', tin: '123' });
  assert.equal(settings().isReady, false);
  assert.deepEqual(
    (settings().problems as readonly { path: string }[]).map(({ path }) => path),
    ['/gateway', '/version', '/tin', '/registrationNo', '/msicCode', '/address1', '/city', '/stateCode', '/country', '/phone'],
  );
  assert.equal(codeOf(run('einvoice.submit', { docType: 'IV', docNos: ['IV-000001'] })), 'GATEWAY_UNAVAILABLE');
});

test('a tax entity whose document is Submitted is not merged away; once Valid it is, and both labels are kept', () => {
  const { run } = openOffice();
  const twin = run('create-tax-entity', { name: 'Alpha Hardware', tin: 'C1122334450', idType: 'BRN', idNo: '201901000001' });
  const merge = {
    oldTaxEntityID: 1,
    taxEntityInfo: 'Alpha, first',
    newTaxEntityID: Number(twin.code),
    newTaxEntityInfo: 'Alpha, second',
  };
  run('create-sales-invoice', invoiceFor());
  run('einvoice.submit', { docType: 'IV', docNos: ['IV-000001'] });
  assert.equal(codeOf(run('merge-tax-entity', { ...merge, validateOnly: true })), 'EINVOICE_ACTIVE');
  assert.equal(codeOf(run('merge-tax-entity', { ...merge, confirm: true })), 'EINVOICE_ACTIVE');
  run('einvoice.status.refresh', {});
  const preflight = run('merge-tax-entity', { ...merge, validateOnly: true });
  assert.deepEqual([preflight.ok, preflight.saved, preflight.references], [true, false, { documents: 0, records: 2 }]);
  assert.equal(codeOf(run('merge-tax-entity', merge)), 'INVALID_PAYLOAD', 'a save must be confirmed');
  assert.equal(run('merge-tax-entity', { ...merge, confirm: true }).operationUsed, 'MergeRecord');
  const alpha = (run('read-debtors', {}).rows as readonly Payload[]).find(({ debtorCode }) => debtorCode === '300-A001');
  assert.equal(alpha?.taxEntityID, Number(twin.code));
  assert.equal(codeOf(run('get-tax-entity', { taxEntityID: 1 })), 'NOT_FOUND');
});

test('versions 1.2 and 1.3 are issued while the company takes part in the voluntary disclosure', () => {
  const office = openOffice();
  const { run, book } = office;
  const set = (code: string, value: string) => book.changeSettings([{ code, value }]);
  const submit = () => {
    const { docNo } = run('create-sales-invoice', invoiceFor()) as { docNo: string };
    return run('einvoice.submit', { docType: 'IV', docNos: [docNo] });
  };
  set('einvoice.version', '1.2');
  const refused = submit() as { error: { code: string; message: string } };
  assert.equal(refused.error.code, 'EINVOICE_INVALID');
  assert.match(refused.error.message, /Version 1\.2 is for the voluntary disclosure programme/);
  assert.throws(() => set('einvoice.disclosureUntil', '2028-01-01'), /2027-12-31/);
  set('einvoice.disclosureUntil', '2026-07-06');
  assert.equal(resultsOf(submit())[0]?.version, '1.2');
  office.wait(24 * HOUR);
  assert.equal(codeOf(submit()), 'EINVOICE_INVALID', 'the day after');
  set('einvoice.disclosureUntil', '2027-12-31');
  set('einvoice.version', '1.3');
  assert.equal(codeOf(submit()), 'EINVOICE_INVALID', 'it needs a signature');
  set('einvoice.version', 'auto');
  assert.equal(resultsOf(submit())[0]?.version, '1.0');
});

test('settings say how MyInvois is reached, and what sending was checked against', () => {
  const access = { clientIdEnd: 'test', isLoginRejected: false, certificateSubject: null, certificateEnd: null };
  const { run, book } = openOffice('BLANK', true, { carrier: () => ({ skewMs: -1600, access }) });
  const settings = () => run('einvoice.setting.get', {}).document as Payload;
  assert.deepEqual([settings().provenAgainst, settings().myInvois, settings().codesAsOf], ['stand-in', null, '2026-07-17']);
  book.changeSettings([{ code: 'einvoice.gateway', value: 'myinvois' }]);
  const none = { onBehalfOf: null, pending: 0, submitted: 0, nextTryAt: null, lastError: null };
  assert.deepEqual(settings().myInvois, { environment: 'preproduction', ...access, ...none, clockSkewSeconds: 2 });
});
