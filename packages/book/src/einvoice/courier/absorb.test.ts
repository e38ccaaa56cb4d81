import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codeOf, HOUR, resultsOf } from '../../../conformance/e-invoice-office.ts';
import { carriedOffice } from '../../../conformance/myinvois/simulation.ts';
import { StandIn } from '../stand-in/stand-in.ts';
import type { Errand, Reply } from './errand.ts';
import { requestOf } from './request.ts';

const SECOND = 1000;

function scene(judge?: (invoice: Readonly<Record<string, unknown>>) => string | null) {
  const office = carriedOffice();
  const standIn = new StandIn({ now: () => Date.parse(office.now()), validationMs: 2 * SECOND, ...(judge ? { judge } : {}) });
  const invoice = (): string =>
    String(
      office.run('create-sales-invoice', {
        debtorCode: '300-A001',
        docDate: '2026-07-01',
        lines: [{ itemCode: 'GOODS-A', qty: 1, unitPrice: 10, taxCode: 'ST10' }],
      }).docNo,
    );
  const answer = (errand: Errand): Reply => {
    const { status, text } = standIn.answer(requestOf(errand));
    return { kind: 'answered', status, text };
  };
  /** Carries until nothing is due for an hour. */
  const settle = (carry: (errand: Errand) => Reply = answer): readonly string[] => {
    const kinds: string[] = [];
    for (let step = 0; step < 500; step += 1) {
      const plan = office.book.nextErrand();
      if ('errand' in plan) {
        kinds.push(plan.errand.kind);
        office.book.absorb(plan.errand, carry(plan.errand));
      } else if (plan.waitUntil === null || Date.parse(plan.waitUntil) - Date.parse(office.now()) > HOUR) return kinds;
      else office.wait(Math.max(0, Date.parse(plan.waitUntil) - Date.parse(office.now())));
    }
    throw new Error('The courier does not come to an end.');
  };
  const row = (docNo: string) => resultsOf(office.run('einvoice.status.list', { docNo }))[0];
  const submit = (...docNos: readonly string[]) => office.run('einvoice.submit', { docType: 'IV', docNos });
  return { office, standIn, invoice, settle, answer, row, submit };
}

test('a submit stores Pending rows and its result, and asks nobody', () => {
  const { office, standIn, invoice, row, submit } = scene();
  const docNo = invoice();
  const result = submit(docNo) as { ok: boolean; warnings: readonly { code: string }[] };
  assert.equal(result.ok, true, JSON.stringify(result));
  assert.deepEqual(
    [row(docNo)?.status, row(docNo)?.uuid, result.warnings.map(({ code }) => code)],
    ['Pending', null, ['EINVOICE_PENDING']],
  );
  assert.deepEqual([standIn.calls.length, codeOf(office.run('void-sales-invoice', { docNo }))], [0, 'EINVOICE_ACTIVE']);
});

test('a document becomes Valid with its public link', () => {
  const { invoice, settle, row, submit } = scene();
  const docNo = invoice();
  submit(docNo);
  assert.deepEqual(settle(), ['submit', 'taxpayer', 'poll']);
  const { status, uuid, longId, validationLink } = row(docNo) ?? {};
  assert.equal(status, 'Valid');
  assert.equal(validationLink, `https://preprod.myinvois.hasil.gov.my/${uuid}/share/${longId}`);
});

test('an Invalid document says why, and can be submitted again', () => {
  let isBad = true;
  const { office, invoice, settle, row, submit } = scene(() => (isBad ? 'The buyer is not known.' : null));
  const docNo = invoice();
  submit(docNo);
  assert.deepEqual(settle(), ['submit', 'taxpayer', 'poll', 'details']);
  assert.deepEqual(
    [row(docNo)?.status, row(docNo)?.errors],
    ['Invalid', [{ code: 'CF001', message: 'The buyer is not known.' }]],
  );
  isBad = false;
  office.wait(SECOND);
  assert.equal(codeOf(submit(docNo)), 'ok');
  settle();
  assert.equal(row(docNo)?.status, 'Valid');
});

test('a Valid document stays Valid and protected until the tax authority has cancelled it', () => {
  const { office, standIn, invoice, settle, row, submit } = scene();
  const docNo = invoice();
  submit(docNo);
  settle();
  const cancelled = office.run('einvoice.cancel', { docType: 'IV', docNo, reason: 'Wrong buyer' });
  assert.equal(codeOf(cancelled), 'ok', JSON.stringify(cancelled));
  assert.deepEqual([row(docNo)?.status, row(docNo)?.isCancelRequested], ['Valid', true]);
  assert.equal(codeOf(office.run('void-sales-invoice', { docNo })), 'EINVOICE_ACTIVE');
  settle();
  assert.deepEqual([row(docNo)?.status, row(docNo)?.cancelReason], ['Cancelled', 'Wrong buyer']);
  assert.notEqual(standIn.held[0]?.cancelledAt, null);
});

test('a cancellation whose answer is lost is asked for again, and found done', () => {
  const { office, invoice, settle, answer, row, submit } = scene();
  const docNo = invoice();
  submit(docNo);
  settle();
  office.run('einvoice.cancel', { docType: 'IV', docNo, reason: 'Wrong buyer' });
  let isLost = true;
  const kinds = settle((errand) => {
    const reply = answer(errand);
    if (errand.kind !== 'cancel' || !isLost) return reply;
    isLost = false;
    return { kind: 'unknown', message: 'No answer.' };
  });
  assert.deepEqual([kinds, row(docNo)?.status], [['cancel', 'cancel', 'details'], 'Cancelled']);
});

test('what was surely never sent is withdrawn at once', () => {
  const { office, invoice, settle, row, submit, standIn } = scene();
  const docNo = invoice();
  submit(docNo);
  office.run('einvoice.cancel', { docType: 'IV', docNo, reason: 'Entered twice' });
  assert.deepEqual([row(docNo)?.status, row(docNo)?.errors], ['Invalid', [{ code: 'Withdrawn', message: 'Entered twice' }]]);
  settle();
  assert.deepEqual(standIn.held, []);
});

test('a batch that is refused as a whole is halved until the bad document is alone', () => {
  const { invoice, settle, answer, row, submit } = scene();
  const numbers = [invoice(), invoice(), invoice(), invoice()];
  submit(...numbers);
  settle((errand) => {
    const isBad = errand.kind === 'submit' && errand.body.includes(`"codeNumber":"${numbers[2]}"`);
    return isBad ? { kind: 'answered', status: 400, text: '{"error":{"code":"BadStructure","message":"No."}}' } : answer(errand);
  });
  assert.deepEqual(
    numbers.map((docNo) => row(docNo)?.status),
    ['Valid', 'Valid', 'Invalid', 'Valid'],
  );
});

test('what could not be sent within 72 hours is given back', () => {
  const { office, invoice, row, submit } = scene();
  const docNo = invoice();
  submit(docNo);
  office.wait(72 * HOUR + SECOND);
  const plan = office.book.nextErrand();
  assert.ok('errand' in plan && plan.errand.kind === 'taxpayer', 'nothing but its buyer is asked for');
  assert.deepEqual([row(docNo)?.status, resultsOf({ rows: row(docNo)?.errors as never })[0]?.code], ['Invalid', 'NeverArrived']);
});

test('a search whose answer was cut does not say that nothing was found', () => {
  const { office, invoice, settle, answer, row, submit } = scene();
  const docNo = invoice();
  submit(docNo);
  const plan = office.book.nextErrand();
  assert.ok('errand' in plan);
  answer(plan.errand);
  office.wait(200 * 60 * SECOND);
  let cuts = 3;
  settle((errand) => {
    const reply = answer(errand);
    if (errand.kind !== 'search' || reply.kind !== 'answered' || cuts === 0) return reply;
    cuts -= 1;
    return { ...reply, text: reply.text.slice(0, -1) };
  });
  assert.deepEqual([cuts, row(docNo)?.status], [0, 'Valid']);
});
