import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Language } from '@ledgerline/words';
import { bookSentenceIn } from '@ledgerline/words/book/book-sentence';
import { openOffice, validInvoice } from '../../../conformance/e-invoice-office.ts';
import { Findings } from '../ubl/finding.ts';
import { validate } from './validation.ts';

const office = openOffice();
const TEXT = office.textOf(validInvoice(office));

function problemsOf(text: string, now = '2026-07-06T04:00:00.000Z'): readonly string[] {
  const findings = new Findings();
  const totals = { net: 20_000n, tax: 2_000n, rounding: 0n, total: 22_000n };
  validate({ text, totals, baseCurrency: 'MYR', now }, findings);
  return findings.problems.map(({ path, code }) => `${path} ${code}`);
}

test('what this book issues passes its own check', () => {
  assert.deepEqual(problemsOf(TEXT), []);
});

test('every problem is listed with its place, not only the first', () => {
  const text = TEXT.replace('"_":"43300"', '"_":"433"')
    .replace('"_":"+60389410001"', '"_":"none"')
    .replace('"_":"022"', '"_":"99"');
  assert.deepEqual(problemsOf(text), [
    '/AccountingCustomerParty EINVOICE_INVALID',
    '/AccountingCustomerParty EINVOICE_INVALID',
    '/InvoiceLine/0 EINVOICE_INVALID',
  ]);
});

test('expired times and sizes have their own codes', () => {
  assert.deepEqual(problemsOf(TEXT, '2026-07-09T04:00:00.001Z'), ['/IssueDate EINVOICE_WINDOW']);
  const wide = TEXT.replace('"InvoiceLine"', `"Note":[{"_":"${'x'.repeat(300 * 1024)}"}],"InvoiceLine"`);
  assert.deepEqual(problemsOf(wide), ['/Invoice EINVOICE_TOO_LARGE']);
});

test('a text that is not UBL gives one problem', () => {
  for (const text of ['{}', 'nothing', '{"Invoice":[]}', '[]']) assert.deepEqual(problemsOf(text), ['/Invoice EINVOICE_INVALID']);
});

test('what is wrong is said in every language, with the words of the rule in each', () => {
  const findings = new Findings();
  const text = TEXT.replace('"_":"43300"', '"_":"433"').replace('"_":"022"', '"_":"99"');
  const totals = { net: 20_000n, tax: 2_001n, rounding: 0n, total: 22_000n };
  validate({ text, totals, baseCurrency: 'MYR', now: '2026-07-06T04:00:00.000Z' }, findings);
  const says = (language: Language) => findings.problems.map(({ wording }) => bookSentenceIn(wording, language));
  assert.deepEqual(
    says('en'),
    findings.problems.map(({ message }) => message),
  );
  assert.equal(says('ms')[0], '433 bukan poskod lima digit.');
  assert.equal(says('zh')[0], '433 不是五位邮编。');
  assert.ok(
    says('zh').every((said) => said !== null && /。$/.test(said) && !/[a-z]{4}/.test(said.replace('gateway/codes', ''))),
    says('zh').join('\n'),
  );
});
