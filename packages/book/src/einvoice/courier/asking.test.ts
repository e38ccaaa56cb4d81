import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findRecipe, type Payload } from '@ledgerline/catalog';
import { codeOf, HOUR, invoiceFor, resultsOf } from '../../../conformance/e-invoice-office.ts';
import { type CarriedOffice, openCarried } from '../../../conformance/myinvois/carried-office.ts';

const SECOND = 1000;
/** The e-invoice of the published example: ten widgets and their freight. */
const RECEIVED = String(findRecipe('einvoice.supplier-import.preview')?.examples[0]?.payload.document);

/** An invoice that the tax authority has found Valid. */
function validAt({ run, carry, wait }: CarriedOffice): string {
  const { docNo } = run('create-sales-invoice', invoiceFor()) as { docNo: string };
  run('einvoice.submit', { docType: 'IV', docNos: [docNo] });
  carry();
  wait(3 * SECOND);
  carry();
  return docNo;
}

const uuidOf = ({ run }: CarriedOffice, docNo: string): string =>
  String(resultsOf(run('einvoice.status.list', { docNo }))[0]?.uuid);

/** Runs a command as the connector does: what it wants to know is asked first. */
function asked(office: CarriedOffice, type: string, payload: Payload, carry: () => unknown = office.carry) {
  const wanted = office.book.courier.want(type, payload);
  assert.ok(wanted);
  carry();
  return { result: office.run(type, payload), isAnswered: office.book.courier.isAnswered(wanted) };
}

const SYNC = 'einvoice.reject-request.sync';
const warningsOf = (result: Readonly<Record<string, unknown>>) =>
  (result.warnings as readonly { code: string }[]).map(({ code }) => code);

test('a buyer’s request is found by a search, flags a Valid e-invoice, and is told once', () => {
  const office = openCarried();
  const docNo = validAt(office);
  office.standIn.askToReject(uuidOf(office, docNo), 'Not ours');
  const { result, isAnswered } = asked(office, SYNC, {});
  assert.deepEqual([isAnswered, result.ok, result.saved, result.flagged], [true, true, true, 1]);
  assert.deepEqual(warningsOf(result), ['REJECT_REQUESTED']);
  assert.deepEqual(
    resultsOf(result).map((row) => [row.docNo, row.status, row.rejectReason, row.requestedBy]),
    [[docNo, 'Valid', 'Not ours', 'Alpha Hardware Sdn Bhd']],
  );
  const again = asked(office, SYNC, { since: '2026-07-01' }).result;
  assert.deepEqual([again.count, again.flagged, again.saved, again.warnings], [1, 0, false, []]);
  assert.equal(codeOf(office.run('einvoice.cancel', { docNo, reason: 'As asked' })), 'ok', 'the user decides');
});

test('a request that came after 72 hours is told, and flags nothing', () => {
  const office = openCarried();
  const docNo = validAt(office);
  office.wait(72 * HOUR + 1);
  office.standIn.askToReject(uuidOf(office, docNo), 'Too late');
  const { result } = asked(office, SYNC, {});
  assert.deepEqual([warningsOf(result), result.flagged], [['REJECT_REQUEST_LATE'], 0]);
  assert.deepEqual(resultsOf(office.run('einvoice.status.list', { isRejectRequested: true })), []);
});

test('requests are searched every 6 hours while a buyer can ask, and then no more', () => {
  const office = openCarried();
  const docNo = validAt(office);
  office.standIn.askToReject(uuidOf(office, docNo), 'Not ours');
  office.wait(6 * HOUR);
  assert.deepEqual(office.carry(), ['rejections']);
  assert.equal(office.book.courier.queue().rejectRequests, 1);
  let searches = 1;
  for (let step = 0; office.book.courier.queue().nextTryAt !== null && step < 50; step += 1) {
    office.wait(6 * HOUR);
    searches += office.carry().length;
  }
  assert.deepEqual([searches, office.book.courier.queue().nextTryAt], [13, null]);
});

test('when the tax authority does not answer, what is known so far is listed with a warning', () => {
  const office = openCarried();
  const { result, isAnswered } = asked(office, SYNC, {}, () => undefined);
  assert.deepEqual([isAnswered, result.ok, result.count, warningsOf(result)], [false, true, 0, ['EINVOICE_PENDING']]);
});

const IMPORT = 'einvoice.supplier-import.apply';
const byUuid = (uuid: string): Payload => ({ uuid, purchaseLocation: 'HQ' });

function openMapped(): CarriedOffice {
  const office = openCarried();
  const map = (payload: Payload) => office.run('einvoice.supplier-item-mapping.create', { creditorCode: '400-S001', ...payload });
  map({ supplierItemCode: 'S1-W100', itemCode: 'WIDGET', uom: 'PCS', taxCode: 'PST10' });
  map({ supplierDescription: 'Freight', accountNo: '900-9000', taxCode: 'NT' });
  return office;
}

test('an e-invoice that a supplier has sent is fetched by its uuid and imported, once', () => {
  const office = openMapped();
  const uuid = office.standIn.receive(RECEIVED);
  const { result: shown } = asked(office, 'einvoice.supplier-import.preview', byUuid(uuid));
  assert.equal(shown.valid, true, JSON.stringify(shown));
  const { result: booked } = asked(office, IMPORT, { ...byUuid(uuid), previewHash: String(shown.previewHash) });
  assert.deepEqual([codeOf(booked), (booked.einvoiceImport as Payload).uuid], ['ok', uuid]);
  assert.equal(codeOf(asked(office, IMPORT, byUuid(uuid)).result), 'ALREADY_IMPORTED');
  assert.equal(office.standIn.calls.filter(({ kind }) => kind === 'raw').length, 1, 'it is fetched once within an hour');
});

test('what is unknown, cancelled or our own, or was not fetched in time, is not imported', () => {
  const office = openMapped();
  const refusal = (uuid: string, carry?: () => unknown) => codeOf(asked(office, IMPORT, byUuid(uuid), carry).result);
  assert.equal(refusal('NOSUCHUUID0000000000000000'), 'NOT_FOUND');
  assert.equal(refusal(uuidOf(office, validAt(office))), 'NOT_FOUND');
  const cancelled = office.standIn.receive(RECEIVED.replace('S1-2026-0788', 'S1-2026-0789'));
  office.standIn.cancelled(cancelled);
  assert.equal(refusal(cancelled), 'EINVOICE_NOT_VALID');
  const uuid = office.standIn.receive(RECEIVED);
  assert.equal(
    refusal(uuid, () => undefined),
    'GATEWAY_UNAVAILABLE',
  );
  office.carry(() => ({ kind: 'unknown', message: 'No answer.' }));
  assert.equal(codeOf(office.run(IMPORT, byUuid(uuid))), 'GATEWAY_UNAVAILABLE');
  office.wait(5 * SECOND);
  assert.equal(refusal(uuid), 'ok');
});

test('an intermediary cannot read what the taxpayer receives', () => {
  const office = openMapped();
  office.book.changeSettings([{ code: 'einvoice.onBehalfOf', value: 'C2584563200' }]);
  const { result } = asked(office, IMPORT, byUuid(office.standIn.receive(RECEIVED)));
  assert.equal(codeOf(result), 'PERMISSION_DENIED');
});

test('the sandbox has nothing of suppliers and no requests of buyers, and answers both at once', () => {
  const office = openMapped();
  office.book.changeSettings([{ code: 'einvoice.gateway', value: 'sandbox' }]);
  assert.equal(codeOf(office.run(IMPORT, byUuid('NOSUCHUUID0000000000000000'))), 'NOT_FOUND');
  const synced = office.run(SYNC, {});
  assert.deepEqual([synced.ok, synced.count, synced.warnings], [true, 0, []]);
});

/** Submits a new invoice; its buyer is C1122334450 with BRN 201901000001. */
function submitNew({ run }: CarriedOffice) {
  const { docNo } = run('create-sales-invoice', invoiceFor()) as { docNo: string };
  return { docNo, result: run('einvoice.submit', { docType: 'IV', docNos: [docNo] }) };
}

const BUYER = { tin: 'C1122334450', brn: '201901000001' };

test('a buyer that the tax authority does not know is refused from the second e-invoice on, for a day', () => {
  const office = openCarried({ standIn: { taxpayers: {} } });
  assert.equal(codeOf(submitNew(office).result), 'ok', 'not yet checked: it goes out');
  assert.deepEqual(office.carry(), ['submit', 'taxpayer']);
  const { result } = submitNew(office);
  assert.equal(codeOf(result), 'EINVOICE_INVALID');
  assert.match((result.error as { message: string }).message, new RegExp(`does not know TIN ${BUYER.tin} with BRN ${BUYER.brn}`));
  office.wait(24 * HOUR + 1);
  assert.equal(codeOf(submitNew(office).result), 'ok');
});

test('a buyer that is known is not asked for again within 30 days, and an answer that says nothing is asked again', () => {
  const office = openCarried({ standIn: { taxpayers: { [BUYER.tin]: BUYER.brn } } });
  submitNew(office);
  office.carry((kind) => (kind === 'taxpayer' ? { kind: 'answered', status: 503, text: '' } : undefined));
  office.wait(60 * SECOND);
  assert.ok(office.carry().includes('taxpayer'));
  office.wait(29 * 24 * HOUR);
  submitNew(office);
  assert.ok(!office.carry().includes('taxpayer'));
  office.wait(24 * HOUR + SECOND);
  submitNew(office);
  assert.ok(office.carry().includes('taxpayer'));
});

const lastCode = (row: Payload | undefined) => (row?.lastError as { readonly code: string } | undefined)?.code;
const listed = ({ run }: CarriedOffice, docNo: string) => resultsOf(run('einvoice.status.list', { docNo }))[0];

test('a list says how often an e-invoice was sent, when the next try is, and why the last one failed', () => {
  const office = openCarried();
  const { docNo } = submitNew(office);
  assert.deepEqual(
    [listed(office, docNo)?.tries, listed(office, docNo)?.nextTryAt, listed(office, docNo)?.lastError],
    [0, null, null],
  );
  const codes = [
    [{ kind: 'unsent', message: 'No connection.' }, 'GATEWAY_UNAVAILABLE', 5],
    [{ kind: 'unsent', message: 'Wrong secret.', isLoginRefused: true, retryAfterMs: 900 * SECOND }, 'GATEWAY_CREDENTIALS', 900],
    [{ kind: 'answered', status: 401, text: '' }, 'GATEWAY_CREDENTIALS', 900],
    [{ kind: 'answered', status: 403, text: '{"error":{"code":"IncorrectSubmitter"}}' }, 'EINVOICE_REJECTED', 900],
    [{ kind: 'answered', status: 429, text: '{}' }, 'GATEWAY_UNAVAILABLE', 60],
    [{ kind: 'answered', status: 202, text: '{}', correlationId: 'c-7' }, 'GATEWAY_UNEXPECTED', 60],
  ] as const;
  for (const [index, [reply, code, seconds]] of codes.entries()) {
    office.carry((kind) => (kind === 'submit' ? reply : undefined));
    const row = listed(office, docNo);
    assert.deepEqual([row?.status, row?.tries, lastCode(row)], ['Pending', index + 1, code]);
    assert.equal(Date.parse(String(row?.nextTryAt)) - Date.parse(office.now()), seconds * SECOND, code);
    office.wait(seconds * SECOND);
  }
  assert.match(JSON.stringify(listed(office, docNo)?.lastError), /Correlation id c-7/);
  office.carry();
  assert.deepEqual([listed(office, docNo)?.status, listed(office, docNo)?.lastError], ['Submitted', null]);
  const requests = listed(office, docNo)?.requests as readonly Payload[];
  assert.deepEqual(
    requests.map(({ outcome }) => outcome),
    ['202', '200', '202', '429', '403', '401', 'unsent: Wrong secret.', 'unsent: No connection.'],
  );
});

test('a status that is not published, and the number of another document, record nothing', () => {
  const office = openCarried();
  const { docNo } = submitNew(office);
  office.carry();
  const uuid = uuidOf(office, docNo);
  for (const wrong of [
    { status: 'Perhaps', internalId: docNo },
    { status: 'Valid', internalId: 'IV-9' },
  ]) {
    office.wait(60 * SECOND);
    const text = JSON.stringify({ documentCount: 1, documentSummary: [{ uuid, dateTimeValidated: office.now(), ...wrong }] });
    office.carry((kind) => (kind === 'poll' ? { kind: 'answered', status: 200, text, correlationId: 'c-8' } : undefined));
    const row = listed(office, docNo);
    assert.deepEqual([row?.status, lastCode(row)], ['Submitted', 'GATEWAY_UNEXPECTED']);
  }
  office.wait(60 * SECOND);
  office.carry();
  assert.deepEqual([listed(office, docNo)?.status, listed(office, docNo)?.lastError], ['Valid', null]);
});
