import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CommandMode, ResultBody } from '@ledgerline/contract';
import { endingOf, readReport } from './result.ts';

/** The status, error code and outcome that a report gives a command of each mode. */
interface Row {
  readonly what: string;
  readonly body: ResultBody;
  readonly read: string;
  readonly write: string;
}

const saved = { ok: true, saved: true, docNo: 'IV-000001' };
const failed = { code: 'period_locked', message: 'The period is locked.' } as const;

const rows: readonly Row[] = [
  { what: 'a success', body: { status: 'done', result: saved }, read: 'done', write: 'done' },
  { what: 'a success without a result', body: { status: 'done' }, read: 'done', write: 'done' },
  {
    what: 'a write that was saved differently',
    body: { status: 'done', result: { ...saved, ok: false } },
    read: 'done',
    write: 'failed verify_mismatch applied',
  },
  {
    what: 'a bulk command that is partly done',
    body: { status: 'done', result: { ok: false, saved: true, results: [{ ok: true }, { ok: false }] } },
    read: 'done',
    write: 'done',
  },
  {
    what: 'a failure without an outcome',
    body: { status: 'failed', error: failed },
    read: 'failed period_locked not_applied',
    write: 'failed period_locked unknown',
  },
  {
    what: 'a failure with an outcome',
    body: { status: 'failed', error: { ...failed, outcome: 'not_applied' } },
    read: 'failed period_locked not_applied',
    write: 'failed period_locked not_applied',
  },
  {
    what: 'a failure after the write was saved',
    body: { status: 'failed', result: saved, error: { ...failed, outcome: 'not_applied' } },
    read: 'failed period_locked not_applied',
    write: 'failed period_locked applied',
  },
  {
    what: 'a failure without an error',
    body: { status: 'failed' },
    read: 'failed driver_failed not_applied',
    write: 'failed driver_failed unknown',
  },
];

const endOf = (body: ResultBody, mode: CommandMode): string => {
  const { status, error } = endingOf(readReport(body), mode);
  return error === null ? status : `${status} ${error.code} ${error.outcome}`;
};

for (const { what, body, read, write } of rows) {
  test(`${what} ends a read as "${read}" and a write as "${write}"`, () => {
    assert.deepEqual([endOf(body, 'read'), endOf(body, 'write')], [read, write]);
    assert.equal(readReport(body).isSameForBothModes, read === 'done' && write === 'done');
  });
}

test('the file of a result is written by the cloud alone, and the document number is found where it is', () => {
  const { content } = readReport({
    status: 'done',
    result: { document: { docNo: 'IV-000002' }, artifact: { fileName: 'a.exe' }, artifactUrl: 'https://elsewhere.example' },
  });
  assert.deepEqual([content.result, content.docNo], ['{"document":{"docNo":"IV-000002"}}', 'IV-000002']);
});

test('reports that differ only in the order of their fields have one hash', () => {
  const hashOf = (result: Record<string, unknown>): string | null => readReport({ status: 'done', result }).content.reportHash;
  assert.equal(hashOf({ docNo: 'A', ok: true }), hashOf({ ok: true, docNo: 'A' }));
  assert.notEqual(hashOf({ docNo: 'A', ok: true }), hashOf({ docNo: 'B', ok: true }));
});
