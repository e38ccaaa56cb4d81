import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findRecipe } from '@ledgerline/catalog';
import type { FieldCapabilities } from '@ledgerline/contract';
import { speculativeBook } from '../../../conformance/speculative-book.ts';

test('a write returns the same capabilities as a get of the same document', () => {
  const { book, close } = speculativeBook('SAMPLE');
  const run = (type: string, payload: unknown) => book.execute(type, payload, type);
  const change = { docNo: 'IV-000002', reason: 'Other words', ref: 'X' };
  const written = run('update-sales-invoice', change);
  assert.deepEqual(run('update-sales-invoice', change), written, 'the same command again returns the same');
  assert.deepEqual(written.fieldCapabilities, run('get-sales-invoice', { docNo: 'IV-000002' }).fieldCapabilities);
  const record = run('update-gl-account', { accountNo: '900-9000', reason: 'Other words', description: 'Sundry' });
  assert.deepEqual(record.fieldCapabilities, run('get-gl-account', { accountNo: '900-9000' }).fieldCapabilities);
  const { fieldCapabilities } = run('get-purchase-order', { docNo: 'PO-000002' });
  const { DueDate, DocDate } = (fieldCapabilities as FieldCapabilities).header;
  assert.deepEqual([DueDate?.type, DocDate?.type], ['date', 'date']);
  close();
});

test('a create returns the capabilities only if everything is requested', () => {
  const { book, close } = speculativeBook('SAMPLE');
  const payload = findRecipe('create-sales-invoice')?.examples[0]?.payload ?? {};
  assert.equal(book.execute('create-sales-invoice', payload, 'short').fieldCapabilities, undefined);
  const full = book.execute('create-sales-invoice', { ...payload, verifyAfterSave: true }, 'full');
  assert.notEqual(full.fieldCapabilities, undefined);
  close();
});

test('a bulk command returns the operation of its saved rows, and None when nothing was saved', () => {
  const { book, close } = speculativeBook('BLANK');
  const area = { code: 'EAST', description: 'East' };
  const preview = book.execute('bulk-create-general-areas', { rows: [area], validateOnly: true }, 'preview');
  const saved = book.execute('bulk-create-general-areas', { rows: [area] }, 'saved');
  assert.deepEqual([preview.operationUsed, saved.operationUsed], ['None', 'CreateRecord']);
  close();
});
