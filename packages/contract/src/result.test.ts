import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Value } from 'typebox/value';
import { BulkResult, OperationUsed, operationsUsed, ReadResult, RefusalResult, WriteResult } from './result.ts';

const written = {
  ok: true,
  saved: true,
  operationUsed: 'CreateDocument',
  document: { docKey: '1021', docNo: 'IV-000012' },
  docType: 'IV',
  docKey: '1021',
  docNo: 'IV-000012',
  fields: { DocNo: 'IV-000012', FinalTotal: 666.12, readErrors: [] },
  lines: [{ dtlKey: '5001', seq: 1, itemCode: 'GOODS-A', qty: 3 }],
  fieldCapabilities: {
    header: {
      DocDate: { type: 'date', writable: true, class: 'financial', nullable: false, aliases: ['docDate'] },
      FinalTotal: { writable: false, reason: 'calculated' },
    },
    detailModes: ['update', 'append', 'replace', 'delete'],
  },
  writeVerification: { matched: true, identityMatched: true, linkageMatched: true, differences: [] },
  readBack: { checks: [{ path: 'DocDate', expected: '2026-01-05', actual: '2026-01-05', matched: true }], differences: [] },
  warnings: [{ code: 'CREDIT_LIMIT_EXCEEDED', message: 'The limit is exceeded.' }],
  postings: [{ accountNo: '300-0000', party: '300-A001', debit: 666.12, credit: 0 }],
};

test('a write says what was saved, how, and how its reload compares', () => {
  assert.ok(Value.Check(WriteResult, written));
  assert.ok(!Value.Check(WriteResult, { ...written, saved: undefined }));
  assert.ok(!Value.Check(WriteResult, { ...written, operationUsed: 'DropTables' }));
  assert.ok(!Value.Check(WriteResult, { ...written, fieldCapabilities: { header: { DocDate: {} } } }));
});

test('saved with ok false is a mismatch that stays in the book', () => {
  const differences = [{ path: 'DisplayTerm', expected: 'Net 60', actual: 'Net 30' }];
  assert.ok(Value.Check(WriteResult, { ...written, ok: false, writeVerification: { matched: false, differences } }));
});

test('keys travel as text', () => {
  assert.ok(!Value.Check(WriteResult, { ...written, docKey: 1021 }));
  assert.ok(!Value.Check(WriteResult, { ...written, document: { docKey: 1021, docNo: 'IV-000012' } }));
});

test('a read answers rows, a document or a report', () => {
  assert.ok(
    Value.Check(ReadResult, { ok: true, rows: [{ debtorCode: '300-A001' }], count: 1, nextCursor: null, truncated: false }),
  );
  assert.ok(Value.Check(ReadResult, { ok: true, document: { itemCode: 'WIDGET' } }));
  assert.ok(Value.Check(ReadResult, { ok: true, report: {}, artifactUrl: 'http://127.0.0.1:8080/v1/commands/c/artifact' }));
  assert.ok(!Value.Check(ReadResult, { ok: true, rows: {} }));
});

test('a refusal changed nothing and gives every reason', () => {
  const refusal = { ok: false, saved: false, error: { code: 'PERIOD_LOCKED', message: 'The period is locked.', details: [] } };
  assert.ok(Value.Check(RefusalResult, refusal));
  assert.ok(!Value.Check(RefusalResult, { ...refusal, saved: true }));
  assert.ok(!Value.Check(RefusalResult, { ...refusal, error: undefined }));
});

test('a bulk result answers every row', () => {
  const error = { code: 'ROLLED_BACK', message: 'Another row failed.', details: [] };
  const results = [
    { index: 0, rowId: 'a', ok: true, saved: true, docNo: 'IV-1', docKey: '7' },
    { index: 1, ok: false, saved: false, error },
  ];
  assert.ok(
    Value.Check(BulkResult, {
      ok: false,
      saved: true,
      operationUsed: 'CreateRecord',
      total: 2,
      succeeded: 1,
      failed: 1,
      results,
    }),
  );
});

test('what a book did is one of a closed list', () => {
  assert.equal(new Set(operationsUsed).size, operationsUsed.length);
  for (const operation of operationsUsed) assert.ok(Value.Check(OperationUsed, operation));
});
