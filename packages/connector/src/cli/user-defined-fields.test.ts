import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { Book, fillBlank, fixedClock, openBook, openDatabase } from '@ledgerline/book';
import { folderAt } from '../config.ts';
import { changeFields, type FieldOptions, fieldLines } from './user-defined-fields.ts';

const path = mkdtempSync(join(tmpdir(), 'connector-udf-'));
after(() => rmSync(path, { recursive: true, force: true }));
const folder = folderAt(path);
mkdirSync(folder.books, { recursive: true });
writeFileSync(
  folder.companies,
  JSON.stringify({
    companies: [
      { companyId: 'MAIN', name: 'Main', driver: 'embedded' },
      { companyId: 'OTHER', name: 'Other', driver: 'embedded' },
      { companyId: 'DESK', name: 'Desk', driver: 'external', settings: { command: 'driver' } },
    ],
  }),
);
/** The book as a running connector has it open. */
const running = new Book(openDatabase(join(folder.books, 'MAIN.sqlite')), { clock: fixedClock('2026-07-06T00:00:00.000Z') });
fillBlank(running);
after(() => running.close());

const udf = (words: string, options: FieldOptions = {}) =>
  changeFields({ folder, words: words.split(' '), options, openBook: (file) => openBook(file) });

const problemsOf = (words: string, options?: FieldOptions): string => {
  const changed = udf(words, options);
  return 'problems' in changed ? changed.problems.join('\n') : '';
};

const invoice = (commandId: string, userDefinedFields: object) =>
  running.execute(
    'create-sales-invoice',
    { debtorCode: '300-A001', docDate: '2026-03-01', userDefinedFields, lines: [{ description: 'Fee', amount: 10 }] },
    commandId,
  );

test('a field that an owner defines is there for the next command of a connector that has the book open', () => {
  assert.deepEqual(udf('list MAIN'), { fields: [] });
  assert.equal(invoice('before', { Route: 'N' }).ok, false);
  const added = udf('add MAIN sales-invoice Route text', { length: '20', unique: true });
  assert.ok('fields' in added, JSON.stringify(added));
  assert.deepEqual(fieldLines(added), ['sales-invoice  Route  text  (at most 20 characters, unique)']);
  assert.equal(invoice('after', { Route: 'N' }).ok, true);
  assert.equal(invoice('again', { Route: 'N' }).ok, false);
  assert.match(problemsOf('add MAIN sales-invoice Route integer'), /already has a user-defined field Route\. Add --replace/);
  assert.ok('fields' in udf('add MAIN sales-invoice.lines Guide rich-text'));
  assert.ok('fields' in udf('add MAIN sales-invoice Route text', { replace: true }));
  assert.equal(invoice('not unique', { Route: 'N' }).ok, true);
  const left = udf('remove MAIN sales-invoice Route');
  assert.ok('fields' in left);
  assert.deepEqual(fieldLines(left), ['sales-invoice.lines  Guide  rich text']);
  assert.equal(invoice('gone', { Route: 'N' }).ok, false);
});

test('what cannot be done is reported in sentences', () => {
  assert.match(problemsOf('add MAIN sales-invoce X text'), /Did you mean sales-invoice\?/);
  assert.match(problemsOf('add MAIN debtor UDF_X text'), /NAME must be a letter/);
  assert.match(problemsOf('add MAIN debtor X words'), /TYPE must be one of text, memo/);
  assert.match(
    problemsOf('add MAIN debtor X text', { length: 'ten' }),
    /--length must be an integer from 1 to 65536; you sent "ten"/,
  );
  assert.match(problemsOf('add MAIN debtor X date', { length: '10' }), /Only fields of type text/);
  assert.match(problemsOf('remove MAIN debtor Nothing'), /debtor has no user-defined field Nothing/);
  assert.match(problemsOf('remove MAIN debtor'), /udf remove COMPANY TABLE NAME/);
  assert.match(problemsOf('change MAIN'), /udf list COMPANY/);
  assert.match(
    problemsOf('list NOWHERE'),
    /NOWHERE is not an account book of this machine\. Its account books: MAIN, OTHER, DESK/,
  );
  assert.match(problemsOf('list OTHER'), /The account book at .*OTHER\.sqlite does not exist yet/);
  assert.match(problemsOf('list DESK'), /DESK is not an embedded account book\. Set it up in its own package/);
});
