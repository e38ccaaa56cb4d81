import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findRecipe, type Json, type Payload, type Recipe, recipes } from '@ledgerline/catalog';
import { type FieldCapabilities, operationsUsed } from '@ledgerline/contract';
import { speculativeBook } from '../../../conformance/speculative-book.ts';

/** The field that names a party, and the field with its name. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  party: ['partyName'],
  partyCode: ['partyName', 'companyName'],
  debtorCode: ['debtorName', 'companyName'],
  creditorCode: ['creditorName', 'companyName'],
};

/** Whether every row, and every document inside a row, has a name next to each code. */
function isNamed(rows: unknown): boolean {
  if (!Array.isArray(rows)) return true;
  return (rows as readonly Payload[]).every((row) => {
    const isText = (name: string): boolean => typeof row[name] === 'string';
    const isWhole = Object.entries(NAMES).every(([code, names]) => !isText(code) || names.some(isText));
    return isWhole && isNamed(row.members satisfies Json | undefined);
  });
}

/** The fields that a result lacks, of those that all results of its kind have. */
function lacksOf({ operation, mode, document }: Recipe, result: Record<string, unknown>): readonly string[] {
  const isUnchangeable = result.lines === undefined || !findRecipe(`update-${document}`);
  const wanted: readonly (readonly [name: string, isThere: boolean])[] =
    operation === 'Read'
      ? [
          ['count', Number.isInteger(result.count)],
          ['nextCursor', result.nextCursor === null || typeof result.nextCursor === 'string'],
          ['a name next to every party', isNamed(result.rows)],
        ]
      : mode === 'write'
        ? [
            ['operationUsed', (operationsUsed as readonly unknown[]).includes(result.operationUsed)],
            ['fieldCapabilities', operation !== 'Edit' || isUnchangeable || result.fieldCapabilities !== undefined],
          ]
        : [];
  return wanted.filter(([, isThere]) => !isThere).map(([name]) => name);
}

test('every read returns its count and cursor, every write its operation, every change its capabilities', () => {
  const { book, speculate, close } = speculativeBook('SAMPLE');
  const faults = recipes().flatMap((recipe) => {
    const result = speculate(() => book.execute(recipe.commandType, recipe.examples[0]?.payload, 'example'));
    return lacksOf(recipe, result).map((name) => `${recipe.commandType} lacks ${name}`);
  });
  close();
  assert.deepEqual(faults, []);
});

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
