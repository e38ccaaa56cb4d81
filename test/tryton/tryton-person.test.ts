/** A person works in Tryton beside the driver: what commands build on is then looked at, and what was changed there is refused. */

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { Payload } from '@ledgerline/catalog';
import { isReady, PYTHON } from '../debian-packages.ts';
import type { OpenDriver } from '../driver-kit/open-driver.ts';
import { figuresIn, makeBook, turnInto } from './books.ts';
import { openDriver } from './open-driver.ts';

const hasTryton = isReady('tryton');
const PERSON = join(import.meta.dirname, 'person.py');
const DEBTOR = { debtorCode: '300-A001', docDate: '2026-07-06' };
const INVOICE: Payload = { ...DEBTOR, lines: [{ itemCode: 'GOODS-A', qty: 1, unitPrice: 100 }] };
const STOCK: Payload = {
  creditorCode: '400-S001',
  docDate: '2026-07-02',
  lines: [{ itemCode: 'WIDGET', location: 'HQ', qty: 10, unitPrice: 12 }],
};
const SALE: Payload = { ...DEBTOR, lines: [{ itemCode: 'WIDGET', location: 'HQ', qty: 1, unitPrice: 20 }] };

const payment = (docNo: string, amount: number): Payload => ({
  ...DEBTOR,
  payments: [{ paymentMethod: 'BANK', paymentAmount: amount }],
  knockOffs: [{ docType: 'IV', docNo, amount }],
});

type Edit =
  | readonly ['pay', invoice: string, amount: string, account: string]
  | readonly ['cancel', invoice: string]
  | readonly ['reconcile', account: string, party: string]
  | readonly ['move', item: string, location: string, quantity: number];

let folder = '';
let driver: OpenDriver;
const book = (): string => join(folder, 'BOOK.sqlite');

before(async () => {
  if (!hasTryton) return;
  folder = mkdtempSync(join(tmpdir(), 'ledgerline-tryton-person-'));
  const settings = makeBook(join(folder, 'MADE.sqlite'));
  copyFileSync(join(folder, 'MADE.sqlite'), book());
  driver = await openDriver({ ...settings, book: book() });
});

after(async () => {
  await driver?.kill();
  if (folder !== '') rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
});

function personDoes(...edits: readonly Edit[]): void {
  const { status, stderr } = spawnSync(PYTHON, [PERSON, book(), JSON.stringify(edits)], { encoding: 'utf8' });
  assert.equal(status, 0, stderr);
}

describe('a person in Tryton beside the driver', { skip: !hasTryton && 'Tryton is not installed' }, () => {
  beforeEach(() => turnInto(book(), join(folder, 'MADE.sqlite')));

  async function refuses(type: string, payload: Payload, path: string, words: RegExp): Promise<void> {
    const { ok, saved, error } = await driver.execute(type, payload);
    const { code, message, details } = error as { code: string; message: string; details: readonly { path: string }[] };
    assert.deepEqual([ok, saved, code, details[0]?.path], [false, false, 'CHANGED_IN_TRYTON', path], `${type}: ${message}`);
    assert.match(message, words);
  }

  async function works(type: string, payload: Payload): Promise<void> {
    const result = await driver.execute(type, payload);
    assert.equal(result.ok, true, `${type}: ${JSON.stringify(result.error)}`);
  }

  test('an invoice that was paid, in part or whole, or cancelled in Tryton is neither settled nor voided', async () => {
    for (const docNo of ['IV-A', 'IV-B', 'IV-C', 'IV-D']) await works('create-sales-invoice', { ...INVOICE, docNo });
    personDoes(['pay', 'IV-A', '30', '310-1000'], ['pay', 'IV-B', '100', '310-1000'], ['cancel', 'IV-C']);
    const before = figuresIn(book());
    for (const [docNo, open] of [
      ['IV-A', '70'],
      ['IV-B', '0'],
      ['IV-C', '0'],
    ] as const) {
      const words = new RegExp(
        `^${docNo} has ${open} open in Tryton and 100 by the commands: it was changed in Tryton\\. Go on with it there\\.$`,
      );
      await refuses('create-ar-payment', payment(docNo, 50), '/knockOffs/0', words);
      await refuses('void-sales-invoice', { docNo, reason: 'Not delivered' }, '/docNo', words);
    }
    const { commandIds: _, ...unchanged } = figuresIn(book());
    const { commandIds: __, ...as } = before;
    assert.deepEqual(unchanged, as);
    await works('create-ar-payment', payment('IV-D', 100));
  });

  test('goods that were moved in Tryton are not sold, until that is taken back', async () => {
    await works('create-purchase-invoice', STOCK);
    personDoes(['move', 'WIDGET', 'HQ', 3]);
    const words =
      /^WIDGET at HQ: Tryton has 7 and the commands 10, because goods were moved in Tryton itself\. Take that back there first\.$/;
    await refuses('create-sales-invoice', SALE, '/lines', words);
    await refuses('create-delivery-order', SALE, '/lines', words);
    assert.deepEqual(figuresIn(book()).posted, []);
    await works('create-sales-invoice', INVOICE);
    personDoes(['move', 'WIDGET', 'HQ', -3]);
    await works('create-sales-invoice', SALE);
  });

  test('a payment whose rest was reconciled in Tryton is neither refunded nor voided', async () => {
    await works('create-sales-invoice', { ...INVOICE, docNo: 'IV-A' });
    await works('create-ar-payment', {
      ...payment('IV-A', 60),
      docNo: 'RP-A',
      payments: [{ paymentMethod: 'BANK', paymentAmount: 90 }],
    });
    personDoes(['reconcile', '300-0000', '300-A001']);
    const words = /^RP-A has 0 open in Tryton and 30 by the commands: it was changed in Tryton\. Go on with it there\.$/;
    const refund = {
      ...DEBTOR,
      payments: [{ paymentMethod: 'BANK', paymentAmount: 30 }],
      knockOffs: [{ docType: 'RP', docNo: 'RP-A', amount: 30 }],
    };
    await refuses('create-ar-refund', refund, '/knockOffs/0', words);
    await refuses('void-ar-payment', { docNo: 'RP-A', reason: 'Bounced' }, '/docNo', words);
  });
});
