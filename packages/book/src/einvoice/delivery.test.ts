import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ALPHA_ADDRESS, codeOf, HOUR, invoiceFor, openOffice, resultsOf } from '../../conformance/e-invoice-office.ts';
import { freshBook, NOW, runner } from '../../conformance/fresh-book.ts';
import type { Gateway } from '../e-invoice-gateway.ts';
import { fixedClock } from '../index.ts';
import { SandboxGateway } from './gateway/sandbox-gateway.ts';
import { MemoryShelf } from './gateway/sandbox-shelf.ts';

const SUBMIT = { docType: 'IV', docNos: ['IV-000001'] };

function officeWithInvoice() {
  const office = openOffice();
  office.run('create-sales-invoice', invoiceFor());
  return office;
}

const statusOf = ({ run }: ReturnType<typeof openOffice>) =>
  resultsOf(run('einvoice.status.list', { docNo: 'IV-000001' })).map(({ status }) => status);

test('a gateway that is down leaves nothing behind', () => {
  const office = officeWithInvoice();
  for (const call of ['findIssued', 'submit'] as const) {
    office.fail({ call, kind: 'down' });
    const result = office.run('einvoice.submit', SUBMIT);
    assert.deepEqual([codeOf(result), result.saved], ['GATEWAY_UNAVAILABLE', false]);
    assert.deepEqual([statusOf(office), office.shelf.count], [[], 0]);
  }
  assert.equal(codeOf(office.run('einvoice.submit', SUBMIT)), 'ok');
});

test('a submission that arrived but got no response is found by an immediate query', () => {
  const office = officeWithInvoice();
  office.fail({ call: 'submit', kind: 'timeout-done' });
  const result = office.run('einvoice.submit', SUBMIT);
  assert.deepEqual([result.ok, resultsOf(result)[0]?.status], [true, 'Submitted']);
  assert.equal(office.shelf.count, 1);
});

test('a submission with an unknown result stays Pending and locks its document; a refresh finds it', () => {
  const office = officeWithInvoice();
  // The third query is the one after the timeout: one comes before the submission, and the fault affects the next.
  office.fail({ call: 'submit', kind: 'timeout-done' });
  const blindfolded = office.gateway.findIssued;
  let questions = 0;
  Object.defineProperty(office.gateway, 'findIssued', {
    configurable: true,
    value: (name: Parameters<Gateway['findIssued']>[0]) => {
      questions += 1;
      return questions === 2 ? { kind: 'timeout', message: 'No response.' } : blindfolded(name);
    },
  });
  const result = office.run('einvoice.submit', SUBMIT);
  assert.deepEqual([codeOf(result), result.saved, resultsOf(result)[0]?.status], ['GATEWAY_TIMEOUT', true, 'Pending']);
  assert.equal(codeOf(office.run('void-sales-invoice', { docNo: 'IV-000001' })), 'EINVOICE_ACTIVE');
  office.run('einvoice.status.refresh', {});
  assert.deepEqual(statusOf(office), ['Valid']);
  assert.equal(office.shelf.count, 1, 'it was found, not sent again');
});

test('a submission that was lost is delivered by the next refresh, with the same text', () => {
  const office = officeWithInvoice();
  office.fail({ call: 'submit', kind: 'timeout-lost' });
  assert.equal(codeOf(office.run('einvoice.submit', SUBMIT)), 'GATEWAY_TIMEOUT');
  assert.deepEqual([statusOf(office), office.shelf.count], [['Pending'], 0]);
  const [pending] = resultsOf(office.run('einvoice.status.list', {}));
  office.wait(71 * HOUR);
  office.run('einvoice.status.refresh', {});
  const [valid] = resultsOf(office.run('einvoice.status.list', {}));
  assert.deepEqual([valid?.status, valid?.sha256, valid?.issuedAt], ['Valid', pending?.sha256, pending?.issuedAt]);
  assert.equal(office.shelf.count, 1);
});

test('submitting a Pending document again delivers the pending e-invoice', () => {
  const office = officeWithInvoice();
  office.fail({ call: 'submit', kind: 'timeout-lost' });
  office.run('einvoice.submit', SUBMIT);
  office.wait(HOUR);
  const again = office.run('einvoice.submit', SUBMIT);
  assert.deepEqual([codeOf(again), statusOf(office), office.shelf.count], ['ok', ['Submitted'], 1]);
  assert.equal(resultsOf(again)[0]?.issuedAt, '2026-07-06T04:00:00.000Z');
});

test('a lost submission that is too old to be sent is dropped by a refresh, and the document is released', () => {
  const office = officeWithInvoice();
  office.fail({ call: 'submit', kind: 'timeout-lost' });
  office.run('einvoice.submit', SUBMIT);
  office.wait(72 * HOUR + 1);
  assert.equal(codeOf(office.run('einvoice.submit', SUBMIT)), 'EINVOICE_WINDOW');
  const refreshed = office.run('einvoice.status.refresh', {});
  assert.deepEqual(refreshed.warnings, [
    {
      code: 'EINVOICE_NEVER_ARRIVED',
      message: 'IV-000001 never reached the gateway. Submit it again.',
      wording: { key: 'bookEInvoice.neverArrived', params: ['IV-000001'] },
    },
  ]);
  assert.deepEqual(statusOf(office), []);
  assert.equal(codeOf(office.run('einvoice.submit', SUBMIT)), 'ok');
});

test('a rejection is reported in the gateway’s words and releases the document', () => {
  const office = officeWithInvoice();
  office.fail({ call: 'submit', kind: 'reject' });
  const result = office.run('einvoice.submit', SUBMIT);
  assert.deepEqual([codeOf(result), result.saved], ['EINVOICE_REJECTED', false]);
  assert.match((result.error as { message: string }).message, /does not follow the structure/);
  assert.equal(office.run('void-sales-invoice', { docNo: 'IV-000001' }).ok, true);
});

test('a slow gateway leaves the document Submitted until the next query', () => {
  const office = officeWithInvoice();
  office.run('einvoice.submit', SUBMIT);
  office.fail({ call: 'getSubmission', kind: 'slow' });
  assert.equal(office.run('einvoice.status.refresh', {}).saved, false);
  assert.deepEqual(statusOf(office), ['Submitted']);
  office.run('einvoice.status.refresh', {});
  assert.deepEqual(statusOf(office), ['Valid']);
});

test('a refresh that cannot reach the gateway reports that and changes nothing', () => {
  const office = officeWithInvoice();
  office.run('einvoice.submit', SUBMIT);
  office.fail({ call: 'getSubmission', kind: 'down' }, { call: 'getSubmission', kind: 'timeout-lost' });
  assert.equal(codeOf(office.run('einvoice.status.refresh', {})), 'GATEWAY_UNAVAILABLE');
  assert.equal(codeOf(office.run('einvoice.status.refresh', {})), 'GATEWAY_TIMEOUT');
  assert.deepEqual(statusOf(office), ['Submitted']);
});

/** A book whose process dies right after the gateway accepts a submission, the first time. */
function dyingBook() {
  const shelf = new MemoryShelf();
  const sandbox = new SandboxGateway({ shelf, now: () => NOW });
  let lives = 1;
  const gateway: Gateway = {
    ...sandbox,
    name: sandbox.name,
    submit: (documents) => {
      const response = sandbox.submit(documents);
      lives -= 1;
      if (lives === 0) throw new Error('The process died.');
      return response;
    },
  };
  const book = freshBook('BLANK', true, { clock: fixedClock(NOW), gateway });
  const run = runner(book);
  run('update-tax-entity', ALPHA_ADDRESS);
  run('create-sales-invoice', invoiceFor());
  assert.throws(() => book.execute('einvoice.submit', SUBMIT, 'dying'), /The process died/);
  assert.equal(shelf.count, 1, 'the gateway has it, the book does not know');
  assert.deepEqual(run('einvoice.status.list', {}).rows, []);
  return { book, run, shelf };
}

test('a command that runs again after a crash adopts what the gateway already has', () => {
  const { book, run, shelf } = dyingBook();
  const again = book.execute('einvoice.submit', SUBMIT, 'dying');
  assert.equal(codeOf(again), 'ok');
  assert.equal(shelf.count, 1, 'nothing was submitted twice');
  assert.equal(resultsOf(again)[0]?.uuid, shelf.ofNumber('IV-000001')[0]?.uuid);
  assert.deepEqual(book.execute('einvoice.submit', SUBMIT, 'dying').results, again.results, 'and is remembered from then on');
  run('einvoice.status.refresh', {});
  assert.equal(resultsOf(run('einvoice.status.list', {}))[0]?.status, 'Valid');
});

test('a document at the gateway with the same number but other content is not adopted', () => {
  const { run, shelf } = dyingBook();
  run('update-sales-invoice', {
    docNo: 'IV-000001',
    reason: 'Price',
    detailMode: 'replace',
    lines: [{ itemCode: 'GOODS-A', qty: 9, unitPrice: 1 }],
  });
  assert.equal(codeOf(run('einvoice.submit', SUBMIT)), 'EINVOICE_CONFLICT');
  assert.equal(shelf.count, 1);
});

test('the gateway recognises a second submission of the same document within two hours by type, number, issuer and instant', () => {
  const shelf = new MemoryShelf();
  let now = NOW;
  const gateway = new SandboxGateway({ shelf, now: () => now });
  const office = officeWithInvoice();
  office.run('einvoice.submit', SUBMIT);
  const [held] = office.shelf.ofNumber('IV-000001');
  assert.ok(held);
  const { docNo, typeCode, version, issuerTin, issuedAt, text } = held;
  const [row] = resultsOf(office.run('einvoice.status.list', {}));
  const handed = {
    docNo,
    typeCode,
    version,
    issuerTin,
    issuedAt,
    base64: Buffer.from(text).toString('base64'),
    sha256: String(row?.sha256),
  };
  const isDuplicate = (): boolean => {
    const response = gateway.submit([handed]);
    assert.ok(response.kind === 'responded');
    return response.value.rejected.some((one) => one.isDuplicate);
  };
  assert.equal(isDuplicate(), false);
  now = '2026-07-06T06:00:00.000Z';
  assert.equal(isDuplicate(), true, 'exactly two hours on');
  now = '2026-07-06T06:00:00.001Z';
  assert.equal(isDuplicate(), false);
  const broken = gateway.submit([{ ...handed, docNo: 'IV-9', sha256: 'ff' }]);
  assert.ok(broken.kind === 'responded');
  assert.equal(broken.value.rejected[0]?.errors[0]?.code, 'DigestMismatch');
});
