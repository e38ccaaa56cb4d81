import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Payload } from '@ledgerline/catalog';
import { freshBook, runner } from '../../conformance/fresh-book.ts';

type Result = {
  readonly ok: boolean;
  readonly docNo: string;
  readonly lines: readonly Payload[];
  readonly warnings: readonly { readonly code: string; readonly path?: string; readonly message: string }[];
  readonly readBack: { readonly checks: readonly { readonly path: string }[] };
};

const PARTY = { debtorCode: '300-A001', docDate: '2026-01-05', verifyAfterSave: true };
const LINE = { itemCode: 'GOODS-A', qty: 2, unitPrice: 50, discount: '10%', taxCode: 'ST10' };

test('a figure that differs from its line gives a warning, is not stored and is not reported as matched', () => {
  const run = runner(freshBook());
  const sold = (line: Payload, more: Payload = {}) =>
    run('create-sales-invoice', { ...PARTY, ...more, lines: [{ ...LINE, ...line }] }) as unknown as Result;
  const unused = ({ ok, warnings }: Result) => [
    ok,
    ...warnings.filter(({ code }) => code === 'MEMBER_NOT_USED').map(({ path }) => path),
  ];
  // Before discount, after it, and with tax: each is an amount of the line.
  for (const amount of [100, 90, 99]) assert.deepEqual(unused(sold({ amount })), [true], `${amount}`);
  const other = sold({ amount: 123 });
  assert.deepEqual(unused(other), [true, '/lines/0/amount']);
  assert.match(other.warnings[0]?.message ?? '', /^\/lines\/0\/amount was not used: the amount of the line follows /);
  assert.deepEqual([other.lines[0]?.amount, other.lines[0]?.subTotal], [undefined, 90]);
  assert.ok(!other.readBack.checks.some(({ path }) => path === 'lines/0/amount'));
  const untaxed = sold({ taxCode: '', taxRate: 10 });
  assert.deepEqual([...unused(untaxed), untaxed.lines[0]?.taxRate], [true, '/lines/0/taxRate', undefined]);
  const paid = sold({}, { payments: [{ paymentMethod: 'CASH', paymentAmount: 10 }] });
  assert.deepEqual(unused(paid), [true, '/payments']);
  assert.ok(!paid.readBack.checks.some(({ path }) => path.startsWith('payments')));
});

test('an update of a figure that follows from others is refused', () => {
  const run = runner(freshBook());
  const { docNo, lines } = run('create-sales-invoice', { ...PARTY, lines: [LINE] }) as unknown as Result;
  const change = (row: Payload) =>
    run('update-sales-invoice', {
      docNo,
      reason: 'Amount',
      detailMode: 'update',
      lines: [{ dtlKey: lines[0]?.dtlKey ?? '', ...row }],
    }) as { ok: boolean; error?: { details: readonly { path: string }[] } };
  assert.deepEqual(change({ amount: 150 }).error?.details[0]?.path, '/lines/0/amount');
  assert.equal(change({ amount: 90 }).ok, true);
});

test('a line of a package is verified by its components, and names the fields that they do not use', () => {
  const run = runner(freshBook());
  run('create-item-package', {
    packageCode: 'SET',
    unitPrice: 90,
    lines: [
      { itemCode: 'GOODS-A', qty: 1, unitPrice: 60 },
      { itemCode: 'GOODS-B', qty: 3, unitPrice: 10 },
    ],
  });
  const line = { itemCode: 'SET', qty: 2, unitPrice: 80, discount: '5%+3', location: 'HQ', description: 'Gift', taxCode: 'ST10' };
  const sold = run('create-sales-invoice', { ...PARTY, lines: [line, LINE] }) as unknown as Result;
  assert.equal(sold.ok, true);
  assert.deepEqual(
    sold.warnings.map(({ path }) => path),
    ['/lines/0/description', '/lines/0/taxCode'],
  );
  const compared = sold.readBack.checks.map(({ path }) => path).filter((path) => path.startsWith('lines/0'));
  assert.deepEqual(
    compared,
    ['itemCode', 'qty', 'unitPrice', 'discount', 'location'].map((name) => `lines/0/${name}`),
  );
});
