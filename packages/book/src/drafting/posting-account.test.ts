import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Payload } from '@ledgerline/catalog';
import { freshBook, runner } from '../../conformance/fresh-book.ts';

const errorOf = (result: Record<string, unknown>) =>
  result.error as { readonly code: string; readonly details: readonly { readonly path: string }[] } | undefined;

test('an AP invoice is not posted to an account that nobody named, when it is entered or changed', () => {
  const run = runner(freshBook());
  const bill = { creditorCode: '400-S001', docDate: '2026-03-01' };
  const unnamed = errorOf(run('create-ap-invoice', { ...bill, lines: [{ amount: 10 }] }));
  assert.deepEqual([unnamed?.code, unnamed?.details.map(({ path }) => path)], ['INVALID_PAYLOAD', ['/lines/0/accountNo']]);
  const { docNo, lines } = run('create-ap-invoice', { ...bill, lines: [{ amount: 10, accountNo: '900-9000' }] }) as {
    docNo: string;
    lines: readonly Payload[];
  };
  const rows = [{ dtlKey: lines[0]?.dtlKey ?? '', accountNo: null }];
  const cleared = errorOf(run('update-ap-invoice', { docNo, reason: 'Try', detailMode: 'update', lines: rows }));
  assert.deepEqual([cleared?.code, cleared?.details.map(({ path }) => path)], ['REQUIRED', ['/lines/0/accountNo']]);
});
