import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Execution } from '../driver.ts';
import { failed, reducedReport, reportOf } from './report.ts';

const responded = (result: Record<string, unknown>): Execution => ({ kind: 'responded', result, artifact: null });
const failure = (code: string, outcome: 'unknown' | 'not_applied' | 'applied'): Execution => ({
  kind: 'failed',
  code,
  message: 'It failed.',
  outcome,
  isBroken: false,
});

test('what the book did is done', () => {
  assert.deepEqual(reportOf(responded({ ok: true, rows: [] }), 'read'), { status: 'done', result: { ok: true, rows: [] } });
});

test("a refusal ends as failed, not applied, in the book's own words", () => {
  const result = { ok: false, saved: false, error: { code: 'PERIOD_LOCKED', message: 'The period is locked.', details: [] } };
  assert.deepEqual(reportOf(responded(result), 'write'), {
    status: 'failed',
    result,
    error: { code: 'PERIOD_LOCKED', message: 'The period is locked.', outcome: 'not_applied' },
  });
});

test('saved but not as asked ends as failed, applied, with its whole result', () => {
  const report = reportOf(responded({ ok: false, saved: true, writeVerification: { matched: false } }), 'write');
  assert.equal(report.error?.code, 'verify_mismatch');
  assert.equal(report.error?.outcome, 'applied');
  assert.deepEqual(report.result?.writeVerification, { matched: false });
});

test('a bulk command fails only when none of its rows was saved', () => {
  const row = { index: 0, ok: false, saved: false, error: { code: 'DUPLICATE_CODE', message: 'It is there.', details: [] } };
  assert.equal(reportOf(responded({ ok: false, saved: true, results: [row] }), 'write').status, 'done');
  const report = reportOf(responded({ ok: false, saved: false, results: [row] }), 'write');
  assert.equal(report.error?.code, 'DUPLICATE_CODE');
  assert.equal(report.error?.outcome, 'not_applied');
});

test('a bulk command whose saved rows differ from what was asked has failed, applied, as any other write', () => {
  const mismatch = { code: 'VERIFY_MISMATCH', message: 'Its reload differs.', details: [] };
  const report = reportOf(
    responded({ ok: false, saved: true, results: [], writeVerification: { matched: false }, error: mismatch }),
    'write',
  );
  assert.deepEqual([report.status, report.error?.code, report.error?.outcome], ['failed', 'VERIFY_MISMATCH', 'applied']);
});

test('a bulk command that was done in part stays so when its rows do not fit', () => {
  const results = [{ index: 0, ok: false, saved: false, error: { code: 'X', message: 'x'.repeat(9 * 1024 * 1024) } }];
  const report = reportOf(responded({ ok: false, saved: true, total: 2, succeeded: 1, failed: 1, results }), 'write');
  assert.deepEqual(report, {
    status: 'done',
    result: { ok: false, saved: true, total: 2, succeeded: 1, failed: 1, results: [], truncated: true },
  });
});

test('a read that fails has changed nothing, and a write reports what is known', () => {
  assert.equal(reportOf(failure('driver_failed', 'unknown'), 'read').error?.outcome, 'not_applied');
  assert.equal(reportOf(failure('driver_failed', 'unknown'), 'write').error?.outcome, 'unknown');
});

test('an unknown word is not passed on as a code', () => {
  assert.equal(reportOf(failure('oh no', 'unknown'), 'write').error?.code, 'driver_failed');
});

test('a result that is too large is cut down to how it ended and which document it was', () => {
  const huge = 'x'.repeat(9 * 1024 * 1024);
  const write = reportOf(responded({ ok: true, saved: true, docNo: 'IV-1', fields: { huge } }), 'write');
  assert.deepEqual(write, { status: 'done', result: { ok: true, saved: true, docNo: 'IV-1', truncated: true } });
  const many = reportOf(responded({ ok: true, rows: Array.from({ length: 500_000 }, () => 1) }), 'read');
  assert.equal(many.error?.code, 'result_too_large', 'more values than the cloud takes');
  const read = reportOf(responded({ ok: true, rows: [{ huge }] }), 'read');
  assert.equal(read.error?.code, 'result_too_large');
  assert.equal(read.error?.outcome, 'not_applied');
});

test('cutting down never turns applied into anything else', () => {
  const report = failed('outcome_unknown', 'unknown');
  assert.equal(reducedReport(report, 'write', 'driver_failed').error?.outcome, 'unknown');
  const mismatch = reportOf(responded({ ok: false, saved: true }), 'write');
  assert.equal(reducedReport(mismatch, 'write', 'driver_failed').error?.outcome, 'applied');
});
