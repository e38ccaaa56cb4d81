import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check, findRecipe, type Json, type Payload, type Recipe, recipes } from '@ledgerline/catalog';
import type { ReadBackCheck } from '@ledgerline/contract';
import { speculativeBook } from '../../../conformance/speculative-book.ts';

/** Fields that control how a command runs, not what it stores. */
const OPTIONS = ['verifyAfterSave', 'validateOnly', 'reason', 'confirm', 'detailMode', 'mode', 'rowId', 'commandType'];

/** Leaves that leave nothing in the book to compare, each with the reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'create-gl-bank-reconciliation statementLines': 'The lines of a statement are matched by the validation; the book keeps none.',
  'einvoice.reject-request.sync since': 'Says which requests to fetch.',
};

function leavesOf(value: Json, path: string): readonly string[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value as Payload).flatMap(([name, part]) => leavesOf(part, path === '' ? name : `${path}/${name}`));
}

const withReadBack = (recipe: Recipe, payload: Payload): Payload => {
  if ('verifyAfterSave' in recipe.shape.members) return { ...payload, verifyAfterSave: true };
  if (!Array.isArray(payload.rows)) return payload;
  return { ...payload, rows: (payload.rows as readonly Payload[]).map((row) => ({ ...row, verifyAfterSave: true })) };
};

/** What a write claims without having compared it; empty if all is well. */
function unverified(recipe: Recipe, payload: Payload, result: Record<string, unknown>): readonly string[] {
  const { commandType } = recipe;
  if (result.ok !== true) return [`${commandType} fails: ${JSON.stringify(result.error ?? result.results)}`];
  if (result.saved !== true) return [];
  const { checks } = (result.readBack ?? { checks: [] }) as { checks: readonly ReadBackCheck[] };
  const compared = new Set(checks.map(({ path }) => path));
  const checked = check(commandType, payload);
  assert.ok(checked.ok);
  const isOption = (path: string): boolean => path.split('/').some((part) => OPTIONS.includes(part));
  const isException = (path: string): boolean => `${commandType} ${path.split('/')[0]}` in EXCEPTIONS;
  return leavesOf(checked.payload, '')
    .filter((path) => !isOption(path) && !isException(path) && !compared.has(path))
    .map((path) => `${commandType}: ${path}`);
}

test('nothing is reported as matched that was not compared: every leaf of every published write is read back', () => {
  const { book, speculate, close } = speculativeBook('SAMPLE');
  const writes = recipes().filter(({ mode, operation }) => mode === 'write' && ['Create', 'Edit'].includes(operation));
  const faults = writes.flatMap((recipe) =>
    recipe.examples.flatMap(({ payload: example }) => {
      const payload = withReadBack(recipe, example);
      const result = speculate(() => book.execute(recipe.commandType, payload, 'example'));
      return unverified(recipe, payload, result);
    }),
  );
  close();
  assert.deepEqual(faults, []);
});

/** Payloads with every possible field, for leaves that no published example has. */
const FULL: readonly (readonly [type: string, payload: Payload])[] = [
  [
    'create-sales-invoice',
    {
      debtorCode: '300-A001',
      debtorName: 'Alpha at the gate',
      salesAgent: 'AMY',
      salesLocation: 'HQ',
      displayTerm: 'Net 30',
      docDate: '2026-07-06',
      dueDate: '2026-08-31',
      description: 'All of it',
      ref: 'R',
      ourRef: 'O',
      yourRef: 'Y',
      currencyCode: 'MYR',
      currencyRate: 1,
      inclusiveTax: false,
      taxDate: '2026-07-06',
      attention: 'Ms Tan',
      phone1: '1',
      phone2: '2',
      fax1: '3',
      address1: 'a',
      address4: 'd',
      deliverAddress1: 'e',
      deliverContact: 'f',
      accountNo: '500-1000',
      lines: [
        {
          itemCode: 'GOODS-A',
          description: 'Text',
          description2: 'More',
          furtherDescription: 'Much more',
          qty: 2,
          uom: 'PCS',
          unitPrice: 50,
          discount: '10%',
          taxCode: 'ST10',
          taxRate: 10,
          taxAmount: 9,
          amount: 90,
          accountNo: '500-0000',
          location: 'HQ',
          project: 'P-GENERAL',
          classification: '022',
          deliveryDate: '2026-07-07',
        },
        { description: 'A heading' },
      ],
    },
  ],
  [
    'create-cash-sale',
    {
      debtorCode: '300-A001',
      docDate: '2026-07-06',
      saveAsDraft: true,
      lines: [{ accountNo: '500-0000', amount: 100 }],
      payments: [
        { paymentMethod: 'CASH', paymentAmount: 40, chequeNo: 'C1' },
        { paymentAccountNo: '310-1000', paymentAmount: 60, bankCharge: 1, bankChargeAccountNo: '900-1000', paymentBy: 'Cheque' },
      ],
    },
  ],
  [
    'create-debtor',
    {
      debtorCode: '300-N001',
      companyName: 'New',
      branches: [{ branchCode: 'B1', branchName: 'First', phone1: '1', isActive: false }, { branchCode: 'B2' }],
    },
  ],
  [
    'create-item',
    {
      itemCode: 'NEW',
      description: 'New',
      baseUom: 'PCS',
      uoms: [{ uom: 'BOX', rate: 12, price: 100, minPrice: 90, barCode: '955' }],
      prices: [{ uom: 'BOX', debtorCode: '300-A001', price: 95 }],
    },
  ],
  ['create-general-currency', { code: 'PHP', description: 'Peso', rate: 0.08, effectiveDate: '2026-07-01' }],
  [
    'create-fixed-asset-gl-accounts',
    { accountNo: '200-8000', description: 'Cars', depreciationAccountNo: '200-8005', isActive: true },
  ],
  [
    'create-journal-entry',
    {
      docDate: '2026-07-06',
      lines: [
        { debtorCode: '300-A001', debit: 10, description: 'Owed' },
        { accountNo: '100-0000', credit: 10 },
      ],
    },
  ],
];

test('payloads with every possible field are also read back to the last leaf', () => {
  const { book, speculate, close } = speculativeBook('SAMPLE');
  const faults = FULL.flatMap(([commandType, members]) => {
    const recipe = findRecipe(commandType);
    assert.ok(recipe);
    const payload = { ...members, verifyAfterSave: true };
    return unverified(
      recipe,
      payload,
      speculate(() => book.execute(commandType, payload, 'full')),
    );
  });
  close();
  assert.deepEqual(faults, []);
});
