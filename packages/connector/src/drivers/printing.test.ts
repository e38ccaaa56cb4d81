import assert from 'node:assert/strict';
import { test } from 'node:test';
import { printDocument } from './printing.ts';

const accounts = [
  { accountNo: '300-0000', description: 'Trade debtors', accountType: 'CA', specialType: 'DEBTOR_CONTROL' },
  { accountNo: '500-0000', description: 'Sales', accountType: 'SL' },
];
const invoice = {
  docNo: 'GC-7',
  debtorCode: '300-A001',
  docDate: '2026-03-05',
  lines: [{ description: 'Work', accountNo: '500-0000', qty: 2, unitPrice: 50 }],
};
const sourceWith = (finalTotal: number) => ({
  company: { name: 'Demo', baseCurrency: 'MYR', fiscalYearStart: '2026-01-01' },
  defaultAccounts: { debtorControl: '300-0000', sales: '500-0000' },
  terms: [],
  commands: [
    { type: 'create-general-currency', payload: { code: 'MYR', rate: 1 } },
    ...accounts.map((payload) => ({ type: 'create-gl-account', payload })),
    { type: 'create-debtor', payload: { debtorCode: '300-A001', companyName: 'Alpha' } },
    { type: 'create-sales-invoice', payload: invoice },
  ],
  check: { type: 'get-sales-invoice', payload: { docNo: 'GC-7' }, fields: { FinalTotal: finalTotal } },
});
const command = { type: 'sales-invoice-acct-pdf', payload: { docNo: 'GC-7' } };

test('a document is printed from the commands that make it', () => {
  const { result, artifact } = printDocument(sourceWith(100), command);
  assert.equal(result.ok, true, JSON.stringify(result));
  assert.equal(artifact?.contentType, 'application/pdf');
  assert.equal(Buffer.from(artifact?.content.subarray(0, 5) ?? []).toString(), '%PDF-');
});

test('a document that comes out otherwise than in its account book is not printed', () => {
  const { result, artifact } = printDocument(sourceWith(100.01), command);
  assert.deepEqual([result.ok, artifact], [false, null]);
  assert.match(JSON.stringify(result.error), /FinalTotal is 100.01 in the account book and 100 in print/);
});
