import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Value } from 'typebox/value';
import { BulkRowResult, OperationUsed, operationsUsed, Posting, RefusalResult, Warning, WriteVerification } from './result.ts';

test('a refusal changed nothing and gives every reason', () => {
  const refusal = { ok: false, saved: false, error: { code: 'PERIOD_LOCKED', message: 'The period is locked.', details: [] } };
  assert.ok(Value.Check(RefusalResult, refusal));
  assert.ok(!Value.Check(RefusalResult, { ...refusal, saved: true }));
  assert.ok(!Value.Check(RefusalResult, { ...refusal, error: undefined }));
});

test('a row of a bulk command has a key that travels as text, or an error', () => {
  const error = { code: 'ROLLED_BACK', message: 'Another row failed.', details: [] };
  assert.ok(Value.Check(BulkRowResult, { index: 0, rowId: 'a', ok: true, saved: true, docNo: 'IV-1', docKey: '7' }));
  assert.ok(!Value.Check(BulkRowResult, { index: 0, rowId: 'a', ok: true, saved: true, docNo: 'IV-1', docKey: 7 }));
  assert.ok(Value.Check(BulkRowResult, { index: 1, ok: false, saved: false, error }));
});

test('what results share is closed: an undeclared field is rejected', () => {
  const verification = { matched: false, differences: [{ path: 'DisplayTerm', expected: 'Net 60', actual: 'Net 30' }] };
  const posting = { accountNo: '300-0000', party: '300-A001', debit: 666.12, credit: 0 };
  const warning = { code: 'CREDIT_LIMIT_EXCEEDED', message: 'The limit is exceeded.' };
  for (const [schema, value] of [
    [WriteVerification, verification],
    [Posting, posting],
    [Warning, warning],
  ] as const) {
    assert.ok(Value.Check(schema, value));
    assert.ok(!Value.Check(schema, { ...value, more: 1 }));
  }
});

test('what a book did is one of a closed list', () => {
  assert.equal(new Set(operationsUsed).size, operationsUsed.length);
  for (const operation of operationsUsed) assert.ok(Value.Check(OperationUsed, operation));
});
