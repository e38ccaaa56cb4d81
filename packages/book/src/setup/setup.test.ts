import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Recipe, recipes } from '@ledgerline/catalog';
import { bookCodes } from '@ledgerline/contract';
import { isThorough } from '../../conformance/config.ts';
import { speculativeBook } from '../../conformance/speculative-book.ts';
import type { Result } from '../command/handler-result.ts';
import type { RecordKind } from '../record-store/kinds.ts';
import { Records } from '../record-store/records.ts';

interface Refused {
  readonly code: string;
  readonly message: string;
  readonly details: readonly { readonly path: string; readonly code: string; readonly message: string }[];
}

const errorOf = ({ ok, error, results }: Result): Refused | null => {
  if (ok) return null;
  const row = (results as readonly { error?: Refused }[] | undefined)?.find((one) => one.error);
  return (error as Refused | undefined) ?? row?.error ?? null;
};

const incomplete = (result: Result): readonly string[] =>
  (errorOf(result)?.details ?? []).filter(({ code }) => code === 'SETUP_INCOMPLETE').map(({ message }) => message);

const { book, db, speculate } = speculativeBook('SAMPLE');

/** Removes records from the sample company: one, or all of a kind. */
function without(kind: RecordKind, code: string | null): void {
  const records = new Records(db);
  for (const known of records.all(kind)) if (code === null || known.code === code) records.remove(kind, known.code);
}

const isWrite = ({ mode, operation }: Recipe): boolean => mode === 'write' || operation === 'Validate';
/** A validation is a create that is rolled back; records of other kinds need neither accounts nor numbers. */
const isOfDocument = (recipe: Recipe): boolean =>
  isThorough ? isWrite(recipe) : recipe.mode === 'write' && (recipe.docTypes.length > 0 || recipe.family === undefined);
const isNewDocument = (recipe: Recipe): boolean => isOfDocument(recipe) && (isThorough || recipe.operation === 'Create');

/** The results of published writes on the sample company without some of its records. */
function written(
  kind: RecordKind,
  code: string | null,
  isTried: (recipe: Recipe) => boolean,
): readonly (readonly [type: string, result: Result])[] {
  return speculate(() => {
    without(kind, code);
    return recipes()
      .filter(isTried)
      .map(({ commandType, examples }) => [
        commandType,
        speculate(() => book.execute(commandType, examples[0]?.payload, 'write')),
      ]);
  });
}

test('a book without default accounts refuses commands that need one, names the role and how to set it, and never crashes', () => {
  const results = written('default-account', null, isOfDocument);
  const refused = results.flatMap(([, result]) => errorOf(result) ?? []);
  assert.deepEqual(
    refused.map(({ code }) => code).filter((code) => !(bookCodes as readonly string[]).includes(code)),
    [],
  );
  const sentences = results.flatMap(([, result]) => incomplete(result));
  assert.ok(sentences.length > 100, `${sentences.length} refusals for want of an account`);
  for (const sentence of new Set(sentences)) {
    const role = /no default account for (\w+)\./.exec(sentence)?.[1];
    assert.ok(role !== undefined && sentence.includes(`--set default-account.${role}=`), sentence);
  }
});

test('a book without numbering formats refuses new documents and accepts those with their own number', () => {
  const results = written('number-format', null, isNewDocument);
  const sentences = results.flatMap(([, result]) => incomplete(result));
  assert.ok(sentences.some((sentence) => sentence.includes('numbering format for documents of type IV')));
  const payload = { debtorCode: '300-A001', docDate: '2026-07-06', lines: [{ itemCode: 'GOODS-A', qty: 1 }] };
  const handled = speculate(() => {
    without('number-format', null);
    return [
      book.execute('create-sales-invoice', payload, 'without'),
      book.execute('create-sales-invoice', { ...payload, docNo: 'OWN-1' }, 'with'),
    ];
  });
  assert.deepEqual(
    handled.map(({ ok }) => ok),
    [false, true],
  );
});

test('only what uses an account needs its default', () => {
  const isRefused = (type: string, role: string): boolean => {
    const [, result] = written('default-account', role, ({ commandType }) => commandType === type)[0] ?? assert.fail(type);
    return incomplete(result).length > 0;
  };
  assert.ok(!isRefused('create-ap-payment', 'bankCharge'), 'a payment without charges needs no account for them');
  assert.ok(isRefused('create-delivery-order', 'goodsDeliveredNotInvoiced'));
});

test('tax without an account is refused, never posted as income', () => {
  const line = { description: 'Rent', qty: 1, unitPrice: 100, taxCode: 'STE', taxAmount: 0.1 };
  const { error } = speculate(() =>
    book.execute('create-sales-invoice', { debtorCode: '300-A001', docDate: '2026-07-06', lines: [line] }, 'tax'),
  ) as unknown as { error: Refused };
  assert.deepEqual(
    error.details.map(({ path, code }) => `${path} ${code}`),
    ['/lines/0/taxCode SETUP_INCOMPLETE'],
  );
});
