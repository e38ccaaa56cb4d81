import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Payload } from '@ledgerline/catalog';
import { freshBook, runner } from '../../conformance/fresh-book.ts';

const LIMIT = 100;

interface Till {
  readonly run: ReturnType<typeof runner>;
  /** The id of the problem or warning of a document over an amount, and whether the document was saved. */
  readonly sold: (type: string, amount: number, more?: Payload) => readonly [ok: unknown, code: string | undefined];
  readonly block: () => void;
}

function till(limit: Payload = { creditLimit: LIMIT }): Till {
  const book = freshBook();
  const run = runner(book);
  assert.equal(run('create-debtor', { debtorCode: '300-L001', companyName: 'Limited', ...limit }).ok, true);
  return {
    run,
    sold: (type, amount, more = {}) => {
      const result = run(type, {
        debtorCode: '300-L001',
        docDate: '2026-07-06',
        lines: [{ description: 'Support', qty: 1, unitPrice: amount, accountNo: '500-1000' }],
        ...more,
      });
      const warning = (result.warnings as readonly { readonly code: string }[] | undefined)?.[0]?.code;
      return [result.ok, warning ?? (result.error as { readonly code: string } | undefined)?.code];
    },
    block: () => book.seed([{ kind: 'setting', code: 'credit.onExceed', data: { value: 'block' } }]),
  };
}

const EXCEEDED = 'CREDIT_LIMIT_EXCEEDED';

test('an invoice up to the limit is saved without a word, and one beyond it with a warning', () => {
  const { sold } = till();
  assert.deepEqual(sold('create-sales-invoice', LIMIT), [true, undefined]);
  assert.deepEqual(sold('create-sales-invoice', 0.01), [true, EXCEEDED]);
});

test('the warning names the customer, what is owed and the limit', () => {
  const { run } = till();
  const lines = [{ description: 'Support', qty: 1, unitPrice: 150.5, accountNo: '500-1000' }];
  const result = run('create-sales-invoice', { debtorCode: '300-L001', docDate: '2026-07-06', lines });
  const [warning] = result.warnings as readonly { readonly message: string }[];
  for (const part of ['300-L001', '150.50', '100.00']) assert.ok(warning?.message.includes(part), warning?.message);
});

test('where the setting says so, an invoice beyond the limit is not saved', () => {
  const { run, sold, block } = till();
  block();
  assert.deepEqual(sold('create-sales-invoice', LIMIT), [true, undefined]);
  const result = run('create-sales-invoice', {
    debtorCode: '300-L001',
    docDate: '2026-07-06',
    lines: [{ description: 'Support', qty: 1, unitPrice: 1, accountNo: '500-1000' }],
  });
  assert.equal(result.ok, false);
  assert.match(JSON.stringify(result), /CREDIT_LIMIT_EXCEEDED/);
  assert.match(JSON.stringify(result), /debtorCode/);
});

test('a limit of 0 or none is no limit', () => {
  for (const limit of [{ creditLimit: 0 }, {}])
    assert.deepEqual(till(limit).sold('create-sales-invoice', 5_000), [true, undefined]);
});

test('only documents that raise what is owed are counted', () => {
  const { sold } = till();
  assert.deepEqual(sold('create-quotation', 5_000), [true, undefined]);
  assert.deepEqual(sold('create-sales-invoice', 5_000), [true, EXCEEDED]);
  assert.deepEqual(sold('create-sales-credit-note', 10), [true, undefined]);
});

test('a draft does not warn', () => {
  const lines = [{ accountNo: '500-1000', amount: 5_000 }];
  assert.deepEqual(till().sold('create-ar-invoice', 0, { lines, Options: { SaveAsDraft: true } }), [true, undefined]);
  assert.deepEqual(till().sold('create-ar-invoice', 0, { lines }), [true, EXCEEDED]);
});
