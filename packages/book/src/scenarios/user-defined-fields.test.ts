import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Payload, sampleUserDefinedFields, userDefinedTables, wholeDefinition } from '@ledgerline/catalog';
import type { UserDefinedFieldBody } from '@ledgerline/contract';
import { freshBook, runner } from '../../conformance/fresh-book.ts';
import type { Run } from '../../conformance/story.ts';
import type { Book } from '../book.ts';

type Result = Readonly<Record<string, unknown>> & {
  readonly fields: Readonly<Record<string, unknown>> & { readonly readErrors: readonly Payload[] };
  readonly lines: readonly Payload[];
  readonly fieldCapabilities: Readonly<Record<string, Readonly<Record<string, Payload>>>>;
  readonly readBack: { readonly checks: readonly { readonly path: string; readonly matched: boolean }[] };
};

function opened(...fields: readonly UserDefinedFieldBody[]): { readonly book: Book; readonly run: Run } {
  const book = freshBook();
  for (const field of fields) assert.deepEqual(book.defineField(wholeDefinition(field)), [], JSON.stringify(field));
  return { book, run: runner(book) };
}

const done = (result: Record<string, unknown>): Result => {
  assert.equal(result.ok, true, JSON.stringify(result.error));
  return result as Result;
};

const problemsOf = (result: Record<string, unknown>): readonly string[] =>
  ((result.error as { details?: readonly { path: string; code: string }[] } | undefined)?.details ?? []).map(
    ({ path, code }) => `${path} ${code}`,
  );

const messageOf = (result: Record<string, unknown>): string => String((result.error as Payload | undefined)?.message);

const LINE = { description: 'Fee', amount: 10 };
const INVOICE = { debtorCode: '300-A001', docDate: '2026-03-01', lines: [LINE] };

test('every table with user-defined fields can get one, and its command accepts a value for it', () => {
  assert.ok(userDefinedTables().length > 70, `${userDefinedTables().length} tables`);
  const book = freshBook();
  for (const { table } of userDefinedTables()) {
    assert.deepEqual(book.defineField(wholeDefinition({ table, name: 'Own', type: 'text' })), [], table);
  }
  assert.deepEqual(
    book.userDefinedFields.map(({ table }) => table).sort(),
    userDefinedTables()
      .map(({ table }) => table)
      .sort(),
  );
});

test('a value that does not fit its type, or is too long, is refused with the path and the accepted values', () => {
  const { run } = opened(
    ...(['text', 'memo', 'rich text', 'image link', 'decimal', 'integer', 'date', 'boolean'] as const).map((type) => ({
      table: 'sales-invoice',
      name: type.replace(' ', ''),
      type,
      ...(type === 'text' ? { length: 5 } : {}),
    })),
  );
  const create = (fields: Payload) => run('create-sales-invoice', { ...INVOICE, userDefinedFields: fields });
  const wrong: readonly (readonly [name: string, value: Payload[string], says: RegExp])[] = [
    ['text', 5, /must be a string; you sent 5/],
    ['text', 'longer', /can have at most 5 characters; you sent 6/],
    ['memo', true, /must be a string; you sent true/],
    ['richtext', 1, /must be a string, plain text or RTF/],
    ['imagelink', 'photo.png', /must be the http or https address of an image; you sent "photo.png"/],
    ['decimal', '1.5', /must be a number with at most 15 digits/],
    ['decimal', 1e21, /must be a number/],
    ['integer', 1.5, /must be an integer; you sent 1.5/],
    ['date', '2026-02-30', /must be a valid date in the format YYYY-MM-DD; you sent "2026-02-30"/],
    ['boolean', 'yes', /must be a boolean; you sent "yes"/],
  ];
  for (const [name, value, says] of wrong) {
    const refused = create({ [name]: value });
    assert.deepEqual(problemsOf(refused), [`/userDefinedFields/${name} INVALID_VALUE`], JSON.stringify(value));
    assert.match(messageOf(refused), says);
  }
  const fields = {
    text: 'ok',
    memo: 'Two\nlines',
    richtext: '{\\rtf1 \\b bold}',
    imagelink: 'https://example.com/a.png',
    decimal: -1.25,
    integer: 7,
    date: '2026-02-28',
    boolean: false,
  };
  const created = done(run('create-sales-invoice', { ...INVOICE, userDefinedFields: fields, verifyAfterSave: true }));
  assert.deepEqual(created.fields.UserDefinedFields, fields);
  const checked = created.readBack.checks.filter(({ path }) => path.startsWith('userDefinedFields/'));
  assert.deepEqual(
    checked.map(({ path }) => path),
    Object.keys(fields).map((name) => `userDefinedFields/${name}`),
  );
  assert.ok(checked.every(({ matched }) => matched));
});

test('a field that is not defined is refused with the one that was meant', () => {
  const { run } = opened(
    { table: 'sales-invoice', name: 'Route', type: 'text' },
    { table: 'sales-invoice.lines', name: 'Colour', type: 'text' },
  );
  const create = (fields: Payload, more: Payload = {}) =>
    run('create-sales-invoice', { ...INVOICE, userDefinedFields: fields, ...more });
  assert.match(messageOf(create({ Routes: 'x' })), /The user-defined field Routes does not exist here\. Did you mean Route\?/);
  assert.match(messageOf(create({ UDF_Route: 'x' })), /Did you mean Route\?/);
  assert.match(messageOf(create({ Weight: 1 })), /Use Route\./);
  const onLine = create({}, { lines: [{ ...LINE, userDefinedFields: { Color: 'red' } }] });
  assert.deepEqual(problemsOf(onLine), ['/lines/0/userDefinedFields/Color UNKNOWN_CODE']);
  assert.match(messageOf(onLine), /Did you mean Colour\?/);
  assert.match(
    messageOf(run('create-quotation', { ...INVOICE, userDefinedFields: { Route: 'x' } })),
    /There are no user-defined fields here/,
  );
});

test('capabilities list the fields of a document, of its rows and of a record, with type, length, required and unique', () => {
  const { run } = opened(
    { table: 'cash-sale', name: 'Till', type: 'integer', required: true },
    { table: 'cash-sale.lines', name: 'Colour', type: 'text', length: 15 },
    { table: 'cash-sale.payments', name: 'Slip', type: 'text', unique: true },
    { table: 'debtor', name: 'Region', type: 'text', length: 20 },
    { table: 'item', name: 'Photo', type: 'image link' },
  );
  const sale = {
    ...INVOICE,
    userDefinedFields: { Till: 1 },
    payments: [{ paymentMethod: 'CASH', paymentAmount: 10, userDefinedFields: { Slip: 'A1' } }],
  };
  const { docNo } = done(run('create-cash-sale', sale)) as unknown as { docNo: string };
  const { fieldCapabilities } = done(run('get-cash-sale', { docNo }));
  assert.deepEqual(fieldCapabilities.userDefinedFields?.Till, {
    type: 'integer',
    length: null,
    required: true,
    unique: false,
    writable: true,
    class: 'cosmetic',
    nullable: false,
    aliases: [],
  });
  assert.equal(fieldCapabilities.detailUserDefinedFields?.Colour?.length, 15);
  assert.equal(fieldCapabilities.paymentUserDefinedFields?.Slip?.unique, true);
  const debtor = done(run('get-debtor-detail', { debtorCode: '300-A001' }));
  assert.equal(debtor.fieldCapabilities.userDefinedFields?.Region?.type, 'text');
  const item = done(
    run('update-item', { itemCode: 'WIDGET', reason: 'Photo', userDefinedFields: { Photo: 'https://example.com/w.png' } }),
  );
  assert.equal(item.fieldCapabilities.userDefinedFields?.Photo?.type, 'image link');
});

test('values are in get, in lists and in reads of lines, and a row keeps those that a change does not name', () => {
  const { run } = opened(
    { table: 'sales-invoice', name: 'Route', type: 'text' },
    { table: 'sales-invoice.lines', name: 'Colour', type: 'text' },
    { table: 'sales-invoice.lines', name: 'Size', type: 'integer' },
    { table: 'debtor', name: 'Region', type: 'text' },
  );
  const lines = [{ ...LINE, userDefinedFields: { Colour: 'red', Size: 4 } }];
  const created = done(run('create-sales-invoice', { ...INVOICE, userDefinedFields: { Route: 'North' }, lines }));
  const docNo = String(created.docNo);
  const [listed] = run('list-sales-invoices', {}).rows as readonly Payload[];
  assert.deepEqual(listed?.userDefinedFields, { Route: 'North' });
  const dtlKey = String(created.lines[0]?.dtlKey);
  const update = { docNo, reason: 'Colour', detailMode: 'update', lines: [{ dtlKey, userDefinedFields: { Colour: 'blue' } }] };
  assert.deepEqual(done(run('update-sales-invoice', update)).lines[0]?.userDefinedFields, { Colour: 'blue', Size: 4 });
  const changed = { ...update, lines: [{ dtlKey, amount: 12, userDefinedFields: { Size: null } }] };
  assert.deepEqual(done(run('update-sales-invoice', changed)).lines[0]?.userDefinedFields, { Colour: 'blue' });
  const [line] = run('read-sales-invoice-lines', { docNo }).rows as readonly Payload[];
  assert.deepEqual(line?.userDefinedFields, { Colour: 'blue' });
  done(run('update-debtor', { debtorCode: '300-A001', reason: 'Region', userDefinedFields: { Region: 'N' } }));
  const [debtor] = run('read-debtors', { code: '300-A001' }).rows as readonly Payload[];
  assert.deepEqual(debtor?.userDefinedFields, { Region: 'N' });
});

test('a unique value appears once: among documents, among records, among the lines of one document', () => {
  const { run } = opened(
    { table: 'sales-invoice', name: 'Permit', type: 'text', unique: true },
    { table: 'sales-invoice.lines', name: 'Tag', type: 'integer', unique: true },
    { table: 'debtor', name: 'Loyalty', type: 'text', unique: true },
  );
  const create = (Permit: string, ...tags: readonly number[]) =>
    run('create-sales-invoice', {
      ...INVOICE,
      userDefinedFields: { Permit },
      lines: tags.length === 0 ? [LINE] : tags.map((Tag) => ({ ...LINE, userDefinedFields: { Tag } })),
    });
  const { docNo, lines } = done(create('P1', 1, 2));
  assert.match(
    messageOf(create('P1')),
    new RegExp(`${String(docNo)} already has "P1" in the user-defined field Permit, which is unique`),
  );
  assert.deepEqual(problemsOf(create('P2', 3, 3)), ['/lines/1/userDefinedFields/Tag INVALID_VALUE']);
  assert.deepEqual(problemsOf(create('P2', 2)), ['/lines/0/userDefinedFields/Tag INVALID_VALUE']);
  // The same document can keep its values, whatever else changes.
  const dtlKey = String(lines[0]?.dtlKey);
  done(run('update-sales-invoice', { docNo, reason: 'Same', userDefinedFields: { Permit: 'P1' } }));
  done(run('update-sales-invoice', { docNo, reason: 'More', detailMode: 'update', lines: [{ dtlKey, amount: 11 }] }));
  // A released value is free, a used one is not.
  done(run('update-sales-invoice', { docNo, reason: 'Other', userDefinedFields: { Permit: 'P9' } }));
  done(create('P1'));
  assert.deepEqual(problemsOf(create('P9')), ['/userDefinedFields/Permit INVALID_VALUE']);
  const debtor = (debtorCode: string, Loyalty: string) =>
    run('update-debtor', { debtorCode, reason: 'Card', userDefinedFields: { Loyalty } });
  done(debtor('300-A001', 'L1'));
  done(debtor('300-A001', 'L1'));
  assert.match(messageOf(debtor('300-B001', 'L1')), /300-A001 already has "L1"/);
  done(debtor('300-A001', 'L2'));
  done(debtor('300-B001', 'L1'));
});

test('a required field is enforced for new documents, and for existing ones only when it would be cleared', () => {
  const { book, run } = opened();
  const { docNo, lines } = done(run('create-sales-invoice', INVOICE));
  for (const field of [
    { table: 'sales-invoice', name: 'Route', type: 'text', required: true },
    { table: 'sales-invoice.lines', name: 'Colour', type: 'text', required: true },
    { table: 'debtor', name: 'Region', type: 'text', required: true },
  ] as const)
    assert.deepEqual(book.defineField(wholeDefinition(field)), []);
  assert.deepEqual(problemsOf(run('create-sales-invoice', INVOICE)), [
    '/userDefinedFields/Route REQUIRED',
    '/lines/0/userDefinedFields/Colour REQUIRED',
  ]);
  const dtlKey = String(lines[0]?.dtlKey);
  const update = (more: Payload) => run('update-sales-invoice', { docNo, reason: 'Change', ...more });
  done(update({ description: 'Text only' }));
  done(update({ docDate: '2026-03-02', detailMode: 'update', lines: [{ dtlKey, amount: 11 }] }));
  done(update({ userDefinedFields: { Route: 'N' } }));
  for (const more of [{}, { docDate: '2026-03-03' }])
    assert.deepEqual(problemsOf(update({ userDefinedFields: { Route: null }, ...more })), ['/userDefinedFields/Route REQUIRED']);
  const appended = update({ detailMode: 'append', lines: [{ description: 'More', amount: 1 }] });
  assert.deepEqual(problemsOf(appended), ['/lines/0/userDefinedFields/Colour REQUIRED']);
  done(run('update-debtor', { debtorCode: '300-A001', reason: 'Phone', phone1: '1' }));
  done(run('update-debtor', { debtorCode: '300-A001', reason: 'Region', userDefinedFields: { Region: 'N' } }));
  const cleared = run('update-debtor', { debtorCode: '300-A001', reason: 'Region', userDefinedFields: { Region: '' } });
  assert.deepEqual(problemsOf(cleared), ['/userDefinedFields/Region REQUIRED']);
});

test('a value that its definition no longer accepts is a read error, and the rest is read', () => {
  const { book, run } = opened(
    { table: 'cash-sale', name: 'Till', type: 'text' },
    { table: 'cash-sale.lines', name: 'Colour', type: 'text' },
    { table: 'cash-sale.payments', name: 'Slip', type: 'text' },
    { table: 'debtor', name: 'Region', type: 'text' },
  );
  const sale = {
    ...INVOICE,
    userDefinedFields: { Till: 'front' },
    lines: [{ ...LINE, userDefinedFields: { Colour: 'red' } }],
    payments: [{ paymentMethod: 'CASH', paymentAmount: 10, userDefinedFields: { Slip: 'A1' } }],
  };
  const { docNo } = done(run('create-cash-sale', sale));
  done(run('update-debtor', { debtorCode: '300-A001', reason: 'Region', userDefinedFields: { Region: 'N' } }));
  assert.deepEqual(done(run('get-cash-sale', { docNo })).fields.readErrors, []);
  assert.deepEqual(book.defineField(wholeDefinition({ table: 'cash-sale', name: 'Till', type: 'integer' })), []);
  assert.deepEqual(book.defineField(wholeDefinition({ table: 'cash-sale.lines', name: 'Colour', type: 'date' })), []);
  assert.deepEqual(book.removeField({ table: 'cash-sale.payments', name: 'Slip' }), []);
  assert.deepEqual(book.defineField(wholeDefinition({ table: 'debtor', name: 'Region', type: 'boolean' })), []);
  const got = done(run('get-cash-sale', { docNo }));
  assert.deepEqual(got.fields.readErrors, [
    {
      path: 'userDefinedFields/Till',
      message: 'The user-defined field Till is now of type integer; the stored value "front" is not.',
    },
    {
      path: 'lines/0/userDefinedFields/Colour',
      message: 'The user-defined field Colour is now of type date; the stored value "red" is not.',
    },
    { path: 'payments/0/userDefinedFields/Slip', message: 'The book no longer defines the user-defined field Slip.' },
  ]);
  assert.equal(got.fields.FinalTotal, 10);
  assert.equal(done(run('get-debtor-detail', { debtorCode: '300-A001' })).fields.readErrors.length, 1);
  const [listed] = run('list-cash-sales', {}).rows as readonly Payload[];
  assert.equal(listed?.docNo, docNo);
});

test('an owner can define what the book can store, and gets the reason otherwise', () => {
  const { book, run } = opened({ table: 'sales-invoice', name: 'Permit', type: 'text' });
  const define = (field: UserDefinedFieldBody) => book.defineField(wholeDefinition(field));
  assert.match(
    define({ table: 'sales-invoce', name: 'X', type: 'text' }).join(' '),
    /can have user-defined fields; you sent "sales-invoce"\. Did you mean sales-invoice\?/,
  );
  assert.match(define({ table: 'debtor', name: 'X', type: 'date', length: 5 }).join(' '), /Only fields of type text, memo/);
  assert.match(define({ table: 'debtor', name: 'X', type: 'boolean', unique: true }).join(' '), /cannot be unique/);
  assert.deepEqual(book.removeField({ table: 'debtor', name: 'X' }), ['debtor has no user-defined field X.']);
  const first = done(run('create-sales-invoice', { ...INVOICE, userDefinedFields: { Permit: 'P1' } }));
  const second = done(run('create-sales-invoice', { ...INVOICE, userDefinedFields: { Permit: 'P1' } }));
  const unique = { table: 'sales-invoice', name: 'Permit', type: 'text', unique: true } as const;
  assert.deepEqual(define(unique), [
    `Permit cannot be unique: P1 is in ${String(first.docNo)} and in ${String(second.docNo)}. Change one of them first.`,
  ]);
  done(run('update-sales-invoice', { docNo: second.docNo, reason: 'Other', userDefinedFields: { Permit: 'P2' } }));
  assert.deepEqual(define(unique), []);
  // Existing values count too.
  const third = run('create-sales-invoice', { ...INVOICE, userDefinedFields: { Permit: 'P2' } });
  assert.deepEqual(problemsOf(third), ['/userDefinedFields/Permit INVALID_VALUE']);
});

test('the portal removes the fields it defined, and no others', () => {
  const { book } = opened({ table: 'debtor', name: 'Mine', type: 'text' });
  const [route, region] = [
    wholeDefinition({ table: 'sales-invoice', name: 'Route', type: 'text' }),
    wholeDefinition({ table: 'debtor', name: 'Region', type: 'text' }),
  ];
  const names = () => book.userDefinedFields.map(({ table, name }) => `${table} ${name}`).sort();
  assert.deepEqual(book.setFields([route, region], 'portal'), []);
  assert.deepEqual(names(), ['debtor Mine', 'debtor Region', 'sales-invoice Route']);
  assert.deepEqual(book.setFields([route], 'portal'), []);
  assert.deepEqual(names(), ['debtor Mine', 'sales-invoice Route']);
  assert.deepEqual(book.setFields([], 'portal'), []);
  assert.deepEqual(names(), ['debtor Mine']);
});

test('the sample company has fields of every type, and a document that uses some', () => {
  const book = freshBook('SAMPLE', false);
  const run = runner(book);
  assert.deepEqual(new Set(sampleUserDefinedFields.map(({ type }) => type)).size, 8);
  assert.equal(book.userDefinedFields.length, sampleUserDefinedFields.length);
  assert.ok(book.userDefinedFields.some(({ unique }) => unique));
  const { fields } = done(run('get-sales-invoice', { docNo: 'IV-000021' }));
  assert.equal((fields.UserDefinedFields as Payload).PermitNo, 'KL-2026-0421');
});
