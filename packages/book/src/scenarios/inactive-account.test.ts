import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Payload } from '@ledgerline/catalog';
import { codeOf, type Run, story } from '../../conformance/story.ts';
import type { Book } from '../book.ts';

const messageOf = (result: Record<string, unknown>): string =>
  String((result.error as { message?: string } | undefined)?.message);
const detailsOf = (result: Record<string, unknown>) =>
  (result.error as { details: readonly { path: string; code: string }[] }).details.map(({ path, code }) => `${path} ${code}`);

test('an account that is a default cannot be deactivated, and the message names the role', () => {
  const { run } = story();
  const { rows } = run('read-default-accounts', {}) as { rows: readonly { role: string; accountNo: string }[] };
  for (const { role, accountNo } of rows) {
    for (const [type, payload] of [
      ['void-gl-account', { accountNo }],
      ['update-gl-account', { accountNo, reason: 'Not needed', isActive: false }],
    ] as const) {
      const result = run(type, payload);
      assert.equal(codeOf(result), 'RECORD_IN_USE', `${type} ${accountNo} for ${role}`);
      assert.match(messageOf(result), new RegExp(`\\b${role}\\b`));
    }
  }
});

/** Books of earlier builds could deactivate a default. */
function deactivate(book: Book, run: Run, accountNo: string): void {
  const { document } = run('get-gl-account', { accountNo }) as { document: Payload };
  book.seed([{ kind: 'account', code: accountNo, data: { ...document, isActive: false } }]);
}

const SALE = { debtorCode: '300-A001', docDate: '2026-03-02' };
const PURCHASE = { creditorCode: '400-S001', docDate: '2026-03-02' };
const USD = { debtorCode: '300-U001' };
const GOODS = { itemCode: 'WIDGET', qty: 1, unitPrice: 20, location: 'HQ' };

/** An account, a document that would post to it without naming it, and where the problem is. */
const PATHS: readonly (readonly [account: string, type: string, payload: Payload, path: string])[] = [
  ['500-0000', 'sales-invoice', { ...SALE, lines: [GOODS] }, '/lines/0'],
  ['430-1000', 'sales-invoice', { ...SALE, lines: [{ ...GOODS, taxCode: 'ST10' }] }, '/lines/0'],
  ['600-0000', 'sales-invoice', { ...SALE, lines: [GOODS] }, '/lines/0'],
  ['330-0000', 'sales-invoice', { ...SALE, lines: [GOODS] }, '/lines/0'],
  ['335-0000', 'delivery-order', { ...SALE, lines: [GOODS] }, '/lines'],
  ['300-0000', 'sales-invoice', { ...SALE, lines: [GOODS] }, '/debtorCode'],
  ['405-0000', 'goods-received-note', { ...PURCHASE, lines: [GOODS] }, '/lines'],
  ['400-0000', 'purchase-invoice', { ...PURCHASE, lines: [GOODS] }, '/creditorCode'],
  [
    '321-0000',
    'cash-sale',
    { ...SALE, lines: [GOODS], payments: [{ paymentMethod: 'CARD', paymentAmount: 20 }] },
    '/payments/0/paymentAccountNo',
  ],
  ['900-1000', 'ar-payment', { ...SALE, payments: [{ paymentMethod: 'BANK', paymentAmount: 20, bankCharge: 1 }] }, '/payments/0'],
  [
    '435-0000',
    'ap-payment',
    { ...PURCHASE, payments: [{ paymentMethod: 'BANK', paymentAmount: 20, withholdingTaxCode: 'WHT10-ROY' }] },
    '/payments/0',
  ],
  ['420-0000', 'ar-deposit', { ...SALE, payments: [{ paymentMethod: 'BANK', paymentAmount: 20 }] }, '/payments'],
  ['600-5000', 'stock-issue', { docDate: '2026-03-02', lines: [{ itemCode: 'WIDGET', qty: 1, location: 'HQ' }] }, '/lines/0'],
];

for (const [account, name, payload, path] of PATHS) {
  test(`${name} is not posted to ${account} while it is inactive`, () => {
    const { book, run } = story();
    run('create-stock-receive', { docDate: '2026-03-01', lines: [{ itemCode: 'WIDGET', qty: 5, unitCost: 2, location: 'HQ' }] });
    const before = run(`create-${name}`, payload);
    assert.equal(before.ok, true, JSON.stringify(before.error));
    deactivate(book, run, account);
    for (const verb of ['create', 'validate']) {
      const result = run(`${verb}-${name}`, payload);
      assert.equal(codeOf(result), 'RECORD_INACTIVE', JSON.stringify(result.error));
      assert.match(messageOf(result), new RegExp(account));
      assert.ok(
        detailsOf(result).some((one) => one.startsWith(`${path} `)),
        detailsOf(result).join(),
      );
    }
    const withdrawn = run(`void-${name === 'ar-deposit' ? 'ar-payment' : name}`, { docNo: before.docNo as string });
    assert.equal(withdrawn.ok, true, JSON.stringify(withdrawn.error));
  });
}

test('an exchange difference is not posted to an inactive account', () => {
  const { book, run } = story();
  const lines = [{ description: 'Fee', qty: 1, unitPrice: 100, accountNo: '500-1000' }];
  run('create-sales-invoice', { ...USD, docDate: '2026-03-01', currencyRate: 4.2, lines });
  deactivate(book, run, '530-3000');
  const result = run('create-ar-payment', {
    ...USD,
    docDate: '2026-03-05',
    currencyRate: 4.3,
    payments: [{ paymentAccountNo: '310-1000', paymentAmount: 100 }],
    knockOffs: [{ docType: 'IV', docNo: 'IV-000001', amount: 100 }],
  });
  assert.deepEqual(detailsOf(result), ['/knockOffs/0 RECORD_INACTIVE']);
  assert.match(messageOf(result), /530-3000, the default account for fxGain/);
});
