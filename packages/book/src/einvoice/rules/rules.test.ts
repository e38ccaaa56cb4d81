import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brokenRulesIn, type Case, changed, office } from '../../../conformance/e-invoice-rules/case.ts';
import { DOCUMENT_CASES } from '../../../conformance/e-invoice-rules/document-cases.ts';
import { FIGURE_CASES } from '../../../conformance/e-invoice-rules/figure-cases.ts';
import { PARTY_CASES } from '../../../conformance/e-invoice-rules/party-cases.ts';
import { RULES } from './validation.ts';

const CASES = { ...DOCUMENT_CASES, ...PARTY_CASES, ...FIGURE_CASES };

const textOf = ({ changes = {}, rewrite = (text) => text }: Case): string => rewrite(changed(changes));

test('every rule has a document that it takes and one that it refuses', () => {
  assert.deepEqual(Object.keys(CASES).sort(), RULES.map(({ id }) => id).sort());
  assert.ok(Object.values(CASES).every(({ takes, refuses }) => takes.length > 0 && refuses.length > 0));
});

test('the rules are tried with 98 documents or more, most of them refused', () => {
  const count = (kind: 'takes' | 'refuses'): number => Object.values(CASES).reduce((sum, one) => sum + one[kind].length, 0);
  assert.ok(
    count('takes') + count('refuses') >= 98 && count('refuses') > count('takes'),
    `${count('takes')} and ${count('refuses')}`,
  );
});

for (const [rule, { takes, refuses }] of Object.entries(CASES)) {
  test(`rule ${rule}`, () => {
    for (const one of takes) assert.deepEqual(brokenRulesIn(textOf(one), one.besides), [], textOf(one).slice(0, 4000));
    for (const one of refuses) {
      const broken = brokenRulesIn(textOf(one), one.besides);
      assert.ok(broken.includes(rule), `${JSON.stringify(one.changes)} breaks ${broken.join(', ') || 'nothing'}`);
    }
  });
}

test('numbers are written in plain digits, however small', () => {
  const made = office.run('create-sales-invoice', {
    debtorCode: '300-A001',
    docDate: '2026-07-01',
    lines: [{ description: 'Grain', qty: 2_000_000, unitPrice: 0.0000005, accountNo: '500-0000', taxCode: 'NT' }],
  }) as { docNo: string };
  office.run('einvoice.submit', { docType: 'IV', docNos: [made.docNo] });
  assert.match(office.textOf(made.docNo), /"_":0\.0000005,/);
});
