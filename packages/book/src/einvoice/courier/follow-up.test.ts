import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codeOf, invoiceFor, openOffice, resultsOf } from '../../../conformance/e-invoice-office.ts';
import { carriedOffice } from '../../../conformance/myinvois/simulation.ts';
import type { Book } from '../../index.ts';
import { StandIn } from '../stand-in/stand-in.ts';
import { requestOf } from './request.ts';

const office = carriedOffice();
const standIn = new StandIn({ now: () => Date.parse(office.now()), validationMs: 0 });

/** Carries one errand. */
function carry(book: Book, alter: (text: string) => string = (text) => text): string {
  const plan = book.nextErrand();
  if (!('errand' in plan)) return 'nothing';
  const { status, text } = standIn.answer(requestOf(plan.errand));
  book.absorb(plan.errand, { kind: 'answered', status, text: alter(text) });
  return plan.errand.kind;
}

let count = 0;
function submitted(): { readonly docNo: string; readonly commandId: string } {
  const docNo = String(office.run('create-sales-invoice', invoiceFor()).docNo);
  count += 1;
  const commandId = `submit-${count}`;
  office.book.execute('einvoice.submit', { docType: 'IV', docNos: [docNo] }, commandId);
  return { docNo, commandId };
}

test('a result that waits is completed with the ids of the tax authority, and stays so', () => {
  const { commandId } = submitted();
  const waiting = office.book.courier.followUp(commandId);
  assert.deepEqual([waiting?.isOpen, waiting?.isChanged], [true, false]);
  assert.equal(carry(office.book), 'submit');
  const answered = office.book.courier.followUp(commandId);
  assert.ok(answered && !answered.isOpen && answered.isChanged);
  const [row] = resultsOf(answered.result);
  assert.deepEqual([row?.status, String(row?.uuid).length, answered.result.warnings], ['Submitted', 26, []]);
  assert.deepEqual(office.book.recorded(commandId), answered.result);
});

test('a document that the tax authority rejects at once fails in the result', () => {
  const { docNo, commandId } = submitted();
  carry(office.book, (text) =>
    JSON.stringify({
      ...JSON.parse(text),
      acceptedDocuments: [],
      rejectedDocuments: [{ invoiceCodeNumber: docNo, error: { code: 'Error03', message: 'Too old.' } }],
    }),
  );
  const { result } = office.book.courier.followUp(commandId) ?? assert.fail();
  assert.deepEqual([result.ok, result.failed, codeOf(result)], [false, 1, 'EINVOICE_REJECTED']);
});

test('a result of another command does not change', () => {
  const { commandId } = submitted();
  office.book.execute('create-sales-invoice', invoiceFor(), 'other');
  carry(office.book);
  assert.equal(office.book.courier.followUp('other')?.isChanged, false);
  assert.equal(office.book.courier.followUp(commandId)?.isChanged, true);
});

test('the queue counts what is under way, and where it goes cannot change meanwhile', () => {
  submitted();
  assert.deepEqual([office.book.courier.queue().pending, office.book.courier.highestBatch()], [1, 3]);
  const set = (code: string, value: string) => () => office.book.changeSettings([{ code, value }]);
  assert.throws(set('einvoice.environment', 'production'), /on the way to the tax authority/);
  assert.throws(set('einvoice.gateway', 'none'), /on the way to the tax authority/);
  assert.deepEqual(office.book.courier.settings().environment, 'preproduction');
  assert.equal(office.book.courier.tries(1)[0]?.outcome, '202');
});

test('an e-invoice is issued by the clock of the tax authority, and a clock that is far off sends nothing', () => {
  let skewMs = -4 * 60_000;
  const other = openOffice('BLANK', false, { carrier: () => ({ skewMs }) });
  other.book.seed([{ kind: 'setting', code: 'einvoice.gateway', data: { value: 'myinvois' } }]);
  const submit = () => {
    const docNo = String(other.run('create-sales-invoice', invoiceFor()).docNo);
    return other.run('einvoice.submit', { docType: 'IV', docNos: [docNo] });
  };
  const issuedAt = String(resultsOf(submit())[0]?.issuedAt);
  assert.equal(Date.parse(other.now()) - Date.parse(issuedAt), 4 * 60_000 + 2000);
  skewMs = 4 * 60_000;
  const [behind] = resultsOf(submit());
  assert.equal(Date.parse(String(behind?.issuedAt)) - Date.parse(other.now()), 4 * 60_000 - 2000, JSON.stringify(behind));
  skewMs = -7 * 60_000;
  const refused = submit() as { readonly error: { readonly code: string; readonly message: string } };
  assert.equal(refused.error.code, 'EINVOICE_WINDOW');
  assert.match(refused.error.message, /7 minutes ahead/);
});

test('requests are listed for 90 days, and then forgotten', () => {
  const before = office.now();
  office.wait(90 * 24 * 3_600_000 + 1000);
  for (let count = 0; count < 3; count += 1) {
    submitted();
    carry(office.book);
  }
  const tries = office.book.courier.tries(1000);
  assert.ok(tries.length >= 3 && tries.every(({ at }) => at > before), JSON.stringify(tries));
});
