import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canonicalOf } from '../check/canonical.ts';
import type { Payload } from '../declaration/declaration.ts';
import { commandsOf } from '../declaration/operations.ts';
import { ledgerInvoice } from './ledger-invoice.ts';

const declared = { docType: 'RI', about: '', examples: [], sampleMonth: '2026-04', updateExample: {} } as const;
const invoice = ledgerInvoice('ar', { kind: 'invoice', ...declared });
const bill = ledgerInvoice('ap', { kind: 'invoice', ...declared });
const debitNote = ledgerInvoice('ar', { kind: 'debit-note', ...declared });

const nativeOf = (family: typeof invoice, operation: 'Create' | 'Validate') =>
  commandsOf(family).find((command) => command.operation === operation)?.native;

function brokenRules(family: typeof invoice, payload: Payload): readonly string[] {
  const canonical = canonicalOf(family.create, payload, () => undefined, 'create').payload;
  return family.create.rules.filter((rule) => rule.check(canonical).length > 0).map((rule) => rule.id);
}

test('create-ar-invoice and validate-ar-invoice know exactly the native names of the SDK', () => {
  const expected = {
    master: [
      ...['DocNo', 'DocDate', 'DueDate', 'DebtorCode', 'Description', 'Ref', 'RefNo', 'RefNo2', 'Remark1', 'Remark2', 'Remark3'],
      ...['Remark4', 'CurrencyCode', 'CurrencyRate', 'DisplayTerm', 'TaxEntityID', 'InclusiveTax', 'JournalType', 'TaxDocNo'],
    ],
    detail: ['DtlKey', 'AccNo', 'Description', 'Desc2', 'FurtherDescription', 'ProjNo', 'DeptNo', 'Amount', 'TaxCode', 'TaxAmt'],
    knockOff: [],
    options: ['DocNoFormatName', 'SaveAsDraft'],
  };
  assert.deepEqual(nativeOf(invoice, 'Create'), expected);
  assert.deepEqual(nativeOf(invoice, 'Validate'), expected);
});

test('create-ar-debit-note knows exactly the native names of the SDK', () => {
  assert.deepEqual(nativeOf(debitNote, 'Create'), {
    master: [
      'DocNo',
      'DocDate',
      'DebtorCode',
      'DNType',
      'Reason',
      'Ref',
      'Description',
      'JournalType',
      'TaxDocNo',
      'OurInvoiceNo',
    ],
    detail: ['DtlKey', 'AccNo', 'Description', 'ProjNo', 'DeptNo', 'Amount', 'TaxCode'],
    knockOff: ['DocType', 'DocKey', 'DocNo', 'KnockOffDate', 'KnockOffAmount'],
    options: ['DocNoFormatName', 'SaveAsDraft'],
  });
});

test('no payload field of a ledger document is required by schema, and a rule of the connector asks for the party', () => {
  for (const [family, rule] of [
    [invoice, 'debtor-named'],
    [debitNote, 'debtor-named'],
    [bill, 'creditor-named'],
  ] as const) {
    assert.deepEqual(family.create.required, []);
    assert.equal(family.create.rules.find(({ id }) => id === rule)?.decidedBy, 'connector');
  }
});

test('a ledger document has its rows in lines or its only row at the top level, exactly one of the two', () => {
  assert.deepEqual(brokenRules(invoice, { debtorCode: '300-A001', amount: 10, accountNo: '500-0000', taxType: 'SV8' }), []);
  assert.deepEqual(brokenRules(invoice, { debtorCode: '300-A001', lines: [{ accNo: '500-0000', amount: 10 }] }), []);
  assert.deepEqual(brokenRules(invoice, { debtorCode: '300-A001' }), ['amount-or-lines']);
  assert.deepEqual(brokenRules(invoice, { amount: 10, lines: [{ amount: 10 }] }), ['amount-not-with-lines']);
});

test('the posting account of a row that names none is for the connector to find, which knows the history of the party', () => {
  const [creditorCode, account] = ['400-S001', '900-9000'];
  const named = { glAccount: account, amount: 10 };
  assert.deepEqual(brokenRules(bill, { creditorCode, amount: 10, accountNo: account }), []);
  assert.deepEqual(brokenRules(bill, { creditorCode, lines: [named, { amount: 10 }] }), []);
  for (const { create } of [bill, invoice, debitNote]) {
    const rule = create.rules.find(({ id }) => id.endsWith('-row-needs-account'));
    assert.equal(rule?.decidedBy, 'connector');
    assert.match(rule.text, /else the one last used for the (?:customer|supplier)/);
  }
});

test('the party of the other ledger is rejected', () => {
  assert.deepEqual(brokenRules(invoice, { debtorCode: '300-A001', creditorCode: '400-S001', amount: 10 }), ['ar-takes-debtor']);
  assert.deepEqual(brokenRules(bill, { creditorCode: '400-S001', debtorCode: '300-A001', amount: 10, accountNo: '900-9000' }), [
    'ap-takes-creditor',
  ]);
});

test('Master and nativeFields fold into the members of the same meaning', () => {
  const sent = {
    Master: { DebtorCode: '300-A001', DNType: 'UNDERCHARGE', Reason: 'Hours left out' },
    lines: [{ nativeFields: { AccNo: '500-1000', Amount: 40 } }],
  };
  const canonical = canonicalOf(debitNote.create, sent, () => undefined, 'create');
  assert.deepEqual(canonical.problems.listed, []);
  assert.deepEqual(canonical.payload, {
    debtorCode: '300-A001',
    dnType: 'UNDERCHARGE',
    debitNoteReason: 'Hours left out',
    lines: [{ accountNo: '500-1000', amount: 40 }],
  });
});

test('in an update reason says why the note is changed, and the printed reason keeps its own name', () => {
  const sent = { docNo: 'RD-000001', reason: 'Corrected', debitNoteReason: 'Hours of May' };
  assert.deepEqual(canonicalOf(debitNote.update, sent, () => undefined, 'create').payload, sent);
});
