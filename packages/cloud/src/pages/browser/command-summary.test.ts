import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DEFAULT_READER } from '@ledgerline/words';
import { displayStatusOf, summaryLine as lineOf, type SummarisedCommand, tookText } from './command-summary.ts';

const command = (more: Partial<SummarisedCommand>): SummarisedCommand => ({
  commandId: 'c1',
  type: 'create-sales-invoice',
  status: 'done',
  result: null,
  error: null,
  ...more,
});

const summaryLine = (shown: SummarisedCommand, verb = 'create'): string => lineOf(shown, verb, DEFAULT_READER);

test('a write shows what it saved, the amount, and whether it was verified', () => {
  const result = {
    ok: true,
    saved: true,
    document: { docNo: 'IV-000148' },
    fields: { FinalTotal: 1150.6 },
    writeVerification: { matched: true },
  };
  assert.equal(summaryLine(command({ result })), 'Saved as IV-000148, RM 1,150.60. Every field matches.');
  assert.equal(
    summaryLine(command({ type: 'update-sales-invoice', result }), 'update'),
    'IV-000148 was changed, RM 1,150.60. Every field matches.',
  );
});

test('a payment that was not applied is said, and nothing claims that the document matches', () => {
  const result = { ok: true, saved: true, document: { docNo: 'IV-1' }, writeVerification: { matched: false } };
  const message = 'The payment of 10.00 is not applied: only cash sales and cash purchases are paid with the document.';
  const unapplied = command({ result, warnings: [{ code: 'PAYMENT_NOT_APPLIED', path: '/payload/payments', message }] });
  assert.equal(summaryLine(unapplied), `Saved as IV-1. ${message}`);
  assert.equal(displayStatusOf(unapplied), 'unapplied');
});

test('ignored fields are counted and named, and the summary does not claim that every field matches', () => {
  const result = { ok: true, saved: true, document: { docNo: 'IV-1' }, writeVerification: { matched: true } };
  const warned = (...paths: string[]) =>
    command({ result, warnings: paths.map((path) => ({ path, message: 'It is ignored.' })) });
  assert.equal(
    summaryLine(warned('/payload/channel', '/payload/lines/0/shelf')),
    'Saved as IV-1. Every recognised field matches. 2 fields were ignored: channel, shelf.',
  );
  assert.match(summaryLine(warned('/payload/channel')), / 1 field was ignored: channel\.$/);
  assert.deepEqual([displayStatusOf(warned('/payload/channel')), displayStatusOf(warned())], ['ignored', 'done']);
});

test('a write that was not asked to be verified claims nothing', () => {
  assert.equal(summaryLine(command({ result: { saved: true, document: { code: '300-G001' } } })), 'Saved as 300-G001.');
});

test('a withdrawal, a validation, a bulk command, a file and rows each have their words', () => {
  const line = (verb: string, result: Record<string, unknown>): string => summaryLine(command({ result }), verb);
  assert.equal(
    line('void', { saved: true, operationUsed: 'CancelDocument', document: { docNo: 'IV-1' } }),
    'IV-1 is void. Its number stays.',
  );
  assert.equal(line('validate', { ok: true, saved: false }), 'The command is valid. Nothing was saved.');
  assert.equal(line('bulk-create', { total: 3, succeeded: 3, saved: true }), '3 of 3 rows saved.');
  const partial = { ok: false, total: 3, succeeded: 2, saved: true, results: [] };
  assert.equal(line('bulk-create', partial), '2 of 3 rows saved. The others failed. The result says why.');
  assert.equal(displayStatusOf(command({ result: partial })), 'partial');
  assert.equal(line('print', { artifact: { fileName: 'iv.pdf', size: 21_000 } }), 'iv.pdf, 21 KB, is ready.');
  assert.equal(line('list', { rows: [{}] }), '1 row.');
  assert.equal(line('list', { rows: [{}, {}], nextCursor: 'x' }), '2 rows, more available.');
});

test('a failure shows what it left behind, and never claims that nothing was changed when that is unknown', () => {
  const failed = (outcome: string): SummarisedCommand =>
    command({ status: 'failed', error: { code: 'X', message: 'It went wrong.', outcome } });
  assert.match(summaryLine(failed('not_applied')), /Nothing was changed/);
  assert.match(summaryLine(failed('applied')), /The document was saved anyway/);
  assert.match(summaryLine(failed('unknown')), /Check the book before you send it again/);
  assert.deepEqual(
    ['not_applied', 'applied', 'unknown'].map((outcome) => displayStatusOf(failed(outcome))),
    ['failed', 'unverified', 'unknown'],
  );
});

test('the time is that from acceptance to the end', () => {
  const at = { createdAt: '2026-11-13T08:00:00.000Z', finishedAt: '2026-11-13T08:00:00.438Z' };
  assert.equal(tookText(command(at), DEFAULT_READER), '438 ms');
  assert.equal(tookText(command({ createdAt: at.createdAt, finishedAt: null }), DEFAULT_READER), '');
});

test('a reader of Chinese gets sentences without spaces between them', () => {
  const result = { ok: true, saved: true, document: { docNo: 'IV-1' }, writeVerification: { matched: true } };
  assert.equal(lineOf(command({ result }), 'create', { ...DEFAULT_READER, language: 'zh' }), '已保存为 IV-1。所有字段一致。');
});

test('the sentences of a command are in the language of the reader, where the server has worded them', () => {
  const error = { code: 'PERIOD_LOCKED', message: 'The period is locked.', outcome: 'not_applied' };
  const failed = command({ status: 'failed', error });
  const inMalay = { ...DEFAULT_READER, language: 'ms' } as const;
  const shown = { error: 'Tempoh ini dikunci.', warnings: [] };
  assert.equal(lineOf(failed, 'create', inMalay, shown), 'Tempoh ini dikunci. Tiada apa-apa diubah dalam buku akaun.');
  const warnings = [{ code: 'PAYMENT_NOT_APPLIED', message: 'The payment is not applied.' }];
  const saved = command({ result: { ok: true, saved: true, docNo: 'IV-1' }, warnings });
  const shownOfSaved = { error: null, warnings: ['Bayaran tidak digunakan.'] };
  assert.equal(lineOf(saved, 'create', inMalay, shownOfSaved), 'Disimpan sebagai IV-1. Bayaran tidak digunakan.');
});
