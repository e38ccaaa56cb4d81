import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Payload } from '@ledgerline/catalog';
import { codeOf, play, story } from '../../conformance/story.ts';
import type { Book } from '../book.ts';

const permit = (book: Book, value: Payload): void => book.seed([{ kind: 'setting', code: 'user.permissions', data: { value } }]);
const invoice = (location: string): Payload => ({
  docDate: '2026-01-05',
  debtorCode: '300-A001',
  lines: [{ itemCode: 'WIDGET', qty: 1, unitPrice: 20, location }],
});

test('commands that the user of the connector cannot run are refused, by command, by verb and by kind of operation', () => {
  const { book, run } = story();
  run('create-sales-invoice', { docDate: '2026-01-05', debtorCode: '300-A001', lines: [{ itemCode: 'GOODS-A', qty: 1 }] });
  permit(book, { denied: ['void', 'create-quotation', 'edit'] });
  const before = book.derivedRows();
  play(run, [
    ['void-sales-invoice', { docNo: 'IV-000001' }, 'PERMISSION_DENIED'],
    // Cancel and void are one operation of the book.
    ['cancel-sales-invoice', { docNo: 'IV-000001' }, 'PERMISSION_DENIED'],
    ['update-sales-invoice', { docNo: 'IV-000001', reason: 'Text', description: 'x' }, 'PERMISSION_DENIED'],
    ['create-quotation', { debtorCode: '300-A001', lines: [{ itemCode: 'GOODS-A', qty: 1 }] }, 'PERMISSION_DENIED'],
    ['void-sales-invoice', { docNo: 'NONE' }, 'PERMISSION_DENIED'],
  ]);
  assert.deepEqual(book.derivedRows(), before);
  const bulk = run('bulk-create-quotations', { rows: [{ debtorCode: '300-A001', lines: [{ itemCode: 'GOODS-A', qty: 1 }] }] });
  assert.equal((bulk.results as readonly { error: { code: string } }[])[0]?.error.code, 'PERMISSION_DENIED');
  permit(book, {});
  assert.equal(codeOf(run('void-sales-invoice', { docNo: 'IV-000001' })), 'ok');
});

test('merging tax entities is a deletion, and so is its preview', () => {
  const { book, run } = story();
  permit(book, { denied: ['delete'] });
  const merge = { oldTaxEntityID: 2, taxEntityInfo: 'Old', newTaxEntityID: 1, newTaxEntityInfo: 'New' };
  assert.equal(codeOf(run('merge-tax-entity', { ...merge, validateOnly: true })), 'PERMISSION_DENIED');
  assert.equal(codeOf(run('merge-tax-entity', { ...merge, confirm: true })), 'PERMISSION_DENIED');
});

test('a location is taken as asked or refused, never replaced', () => {
  const { book, run } = story();
  for (const location of ['HQ', 'KL']) {
    run('create-stock-receive', { docDate: '2026-01-01', lines: [{ itemCode: 'WIDGET', qty: 5, unitCost: 5, location }] });
  }
  run('create-sales-invoice', { ...invoice('KL'), docNo: 'IV-KL' });
  permit(book, { locations: ['HQ'] });
  play(run, [
    ['create-sales-invoice', invoice('KL'), 'PERMISSION_DENIED'],
    ['create-sales-invoice', { ...invoice(''), salesLocation: 'KL' }, 'PERMISSION_DENIED'],
    ['create-sales-invoice', invoice('hq'), 'UNKNOWN_CODE'],
    ['create-sales-invoice', invoice(''), 'REQUIRED'],
    [
      'create-stock-transfer',
      { docDate: '2026-01-02', fromLocation: 'HQ', toLocation: 'KL', lines: [{ itemCode: 'WIDGET', qty: 1 }] },
      'PERMISSION_DENIED',
    ],
    [
      'create-stock-issue',
      { docDate: '2026-01-02', lines: [{ itemCode: 'WIDGET', qty: 1, location: 'KL' }] },
      'PERMISSION_DENIED',
    ],
    // The first of all reasons: no other is looked for.
    ['void-sales-invoice', { docNo: 'IV-KL' }, 'PERMISSION_DENIED'],
    ['update-sales-invoice', { docNo: 'IV-KL', reason: 'Text', description: 'x' }, 'PERMISSION_DENIED'],
  ]);
  const made = run('create-sales-invoice', { ...invoice(''), salesLocation: 'HQ', verifyAfterSave: true });
  assert.equal((made.lines as readonly Payload[])[0]?.location, 'HQ');
  const own = run('create-sales-invoice', { ...invoice('HQ'), verifyAfterSave: true });
  const checks = (own.readBack as { checks: readonly Payload[] }).checks;
  assert.deepEqual(
    checks.find(({ path }) => path === 'lines/0/location'),
    { path: 'lines/0/location', expected: 'HQ', actual: 'HQ', matched: true },
  );
});
