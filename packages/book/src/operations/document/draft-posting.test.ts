import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findRecipe, type Payload, recipes } from '@ledgerline/catalog';
import { freshBook, runner } from '../../../conformance/fresh-book.ts';
import { speculativeBook } from '../../../conformance/speculative-book.ts';
import { codeOf } from '../../../conformance/story.ts';

type Result = Record<string, unknown>;

const LINE = { itemCode: 'GOODS-A', qty: 2, unitPrice: 100, taxCode: 'ST10' };
const SALE: Payload = { debtorCode: '300-A001', docDate: '2026-03-01', lines: [LINE] };
const fieldsOf = (result: Result): Payload => result.fields as Payload;
const firstOf = (result: Result) =>
  (result.error as { details: readonly { path: string; message: string }[] } | undefined)?.details[0];

function desk() {
  const book = freshBook();
  const run = runner(book);
  const draft = (type: string, payload: Payload): string => {
    const made = run(type, { ...payload, SaveAsDraft: true });
    assert.deepEqual([made.ok, fieldsOf(made)?.Status], [true, 'Draft'], JSON.stringify(made.error));
    return String(made.docNo);
  };
  const post = (name: string, docNo: string, more: Payload = {}): Result =>
    run(`update-${name}`, { docNo, reason: 'Approved', saveAsDraft: false, ...more });
  return { book, run, draft, post };
}

test('a posted draft is what a create would have made, with the next number of the series', () => {
  const { book, run, draft, post } = desk();
  const docNo = draft('create-sales-invoice', SALE);
  assert.match(docNo, /^DRAFT-/);
  assert.deepEqual(book.derivedRows(), []);
  const posted = post('sales-invoice', docNo);
  assert.deepEqual(
    [posted.ok, posted.docNo, posted.draftNo, fieldsOf(posted).Status, fieldsOf(posted).FinalTotal],
    [true, 'IV-000001', docNo, 'Saved', 220],
    JSON.stringify(posted.error),
  );
  const { checks } = posted.readBack as { checks: readonly Payload[] };
  const compared = checks.filter(({ path }) => path === 'docNo' || path === 'saveAsDraft');
  assert.deepEqual(
    compared.map(({ path, actual, matched }) => [path, actual, matched]),
    [
      ['docNo', 'IV-000001', true],
      ['saveAsDraft', false, true],
    ],
  );
  const other = freshBook();
  other.execute('create-sales-invoice', SALE, 'other');
  assert.deepEqual(book.derivedRows(), other.derivedRows());
  assert.equal(codeOf(run('get-sales-invoice', { docNo })), 'NOT_FOUND');
  assert.equal(run('create-sales-invoice', SALE).docNo, 'IV-000002');
});

test('an ordinary update leaves a draft a draft; lists and prints say so', () => {
  const { run, draft, post } = desk();
  const docNo = draft('create-sales-invoice', SALE);
  const changed = run('update-sales-invoice', {
    docNo,
    reason: 'Price',
    detailMode: 'replace',
    lines: [{ ...LINE, unitPrice: 50 }],
  });
  assert.deepEqual([changed.ok, fieldsOf(changed).Status, changed.docNo], [true, 'Draft', docNo]);
  assert.equal(run('update-sales-invoice', { docNo, reason: 'Text', remark1: 'Check', SaveAsDraft: true }).ok, true);
  const { rows } = run('list-sales-invoices', {}) as { rows: readonly Payload[] };
  assert.deepEqual(
    rows.map((row) => [row.docNo, row.status]),
    [[docNo, 'Draft']],
  );
  assert.equal(run('sales-invoice-acct-pdf', { docNo }).status, 'Draft');
  const posted = post('sales-invoice', docNo, { ref: 'WEB-7', detailMode: 'append', lines: [LINE] });
  assert.deepEqual([fieldsOf(posted).FinalTotal, fieldsOf(posted).Ref], [330, 'WEB-7']);
  const back = run('update-sales-invoice', { docNo: 'IV-000001', reason: 'Back', saveAsDraft: true });
  assert.deepEqual(
    [codeOf(back), firstOf(back)?.path, firstOf(back)?.message],
    ['INVALID_VALUE', '/saveAsDraft', 'IV-000001 is posted and cannot become a draft again. Void it instead.'],
  );
});

test('a preview of posting uses no number and changes nothing', () => {
  const { run, draft, post } = desk();
  const docNo = draft('create-sales-invoice', SALE);
  const preview = post('sales-invoice', docNo, { validateOnly: true });
  assert.deepEqual([preview.ok, preview.saved, preview.docNo], [true, false, docNo]);
  assert.ok((preview.postings as readonly unknown[]).length > 0);
  assert.equal(fieldsOf(run('get-sales-invoice', { docNo })).Status, 'Draft');
  assert.equal(post('sales-invoice', docNo).docNo, 'IV-000001');
});

test('posting runs every check of a create on the current book', () => {
  const { run, draft, post } = desk();
  const late = draft('create-sales-invoice', SALE);
  const stock = draft('create-stock-issue', { docDate: '2026-03-01', lines: [{ itemCode: 'BOLT', qty: 1, location: 'HQ' }] });
  assert.equal(codeOf(post('stock-issue', stock)), 'STOCK_NEGATIVE');
  run('void-debtor', { debtorCode: '300-A001' });
  assert.equal(codeOf(post('sales-invoice', late)), 'RECORD_INACTIVE');
  run('update-debtor', { debtorCode: '300-A001', reason: 'Back', isActive: true });
  assert.equal(post('sales-invoice', late, { Options: { DocNoFormatName: 'NONE' } }).ok, false);
  const named = run('update-sales-invoice', { docNo: late, reason: 'Name', docNoFormatName: 'IV' });
  assert.deepEqual([codeOf(named), firstOf(named)?.path], ['INVALID_VALUE', '/docNoFormatName']);
});

test('a draft of a locked month can be moved and posted, or discarded, but not posted there', () => {
  const { book, run, draft, post } = desk();
  const [moved, gone] = [draft('create-sales-invoice', SALE), draft('create-sales-invoice', SALE)];
  book.seed([{ kind: 'period-lock', code: '2026-03-01', data: { from: '2026-03-01', to: '2026-03-31' } }]);
  assert.equal(codeOf(post('sales-invoice', moved)), 'PERIOD_LOCKED');
  assert.equal(post('sales-invoice', moved, { docDate: '2026-04-01' }).ok, true);
  assert.equal(run('delete-sales-invoice', { docNo: gone }).ok, true);
});

test('a discarded draft uses no number, and releases the one it was entered with', () => {
  const { run, draft } = desk();
  const auto = draft('create-sales-invoice', SALE);
  const voided = run('void-sales-invoice', { docNo: auto, reason: 'Not needed' });
  assert.deepEqual([voided.ok, voided.docNo, fieldsOf(voided).Cancelled, voided.warnings], [true, auto, true, []]);
  const named = draft('create-sales-invoice', { ...SALE, docNo: 'IV-000001' });
  assert.equal(codeOf(run('create-sales-invoice', { ...SALE, docNo: named })), 'DOC_NO_USED');
  const discarded = run('delete-sales-invoice', { docNo: named });
  assert.deepEqual(
    [discarded.ok, (discarded.warnings as readonly Payload[])[0]?.code, (discarded.writeVerification as Payload).matched],
    [true, 'NUMBER_RELEASED', true],
  );
  assert.match(String(discarded.docNo), /^DRAFT-/);
  assert.equal(run('create-sales-invoice', SALE).docNo, 'IV-000001');
  assert.equal(codeOf(run('update-sales-invoice', { docNo: auto, reason: 'Again', saveAsDraft: false })), 'DOC_CANCELLED');
});

test('a draft with a number keeps it when it is posted', () => {
  const { draft, post } = desk();
  const docNo = draft('create-sales-invoice', { ...SALE, docNo: 'IV-000777' });
  const posted = post('sales-invoice', docNo);
  assert.deepEqual([posted.ok, posted.docNo, posted.draftNo], [true, 'IV-000777', undefined]);
});

test('a draft made by transfer takes what is outstanding when it is posted, not before', () => {
  const { run, draft, post } = desk();
  run('create-sales-order', { ...SALE, lines: [{ ...LINE, qty: 5 }] });
  const transfer = (qty: number) =>
    draft('transfer-sales-order-to-sales-invoice', {
      fromDocNo: 'SO-000001',
      docDate: '2026-03-02',
      lines: [{ lineNo: 1, qty }],
    });
  const [first, second, third] = [transfer(3), transfer(3), transfer(1)];
  const left = () => (run('get-sales-order', { docNo: 'SO-000001' }).lines as readonly Payload[])[0]?.outstandingQty;
  assert.equal(left(), 5);
  const posted = post('sales-invoice', first);
  assert.deepEqual([posted.ok, (posted.writeVerification as Payload).linkageMatched, left()], [true, true, 2]);
  assert.equal(codeOf(post('sales-invoice', second)), 'TRANSFER_EXCEEDS');
  assert.equal(
    codeOf(run('update-sales-invoice', { docNo: third, reason: 'Other', detailMode: 'replace', lines: [LINE] })),
    'DOC_TRANSFERRED',
  );
  run('void-sales-invoice', { docNo: 'IV-000001' });
  run('void-sales-order', { docNo: 'SO-000001' });
  const orphan = post('sales-invoice', third);
  assert.deepEqual(
    [codeOf(orphan), firstOf(orphan)?.message],
    ['DOC_CANCELLED', `${third} came from SO-000001, which is void. Void the draft instead.`],
  );
});

test('a note that was a draft settles no more than is outstanding when it is posted', () => {
  const { run, draft, post } = desk();
  run('create-sales-invoice', SALE);
  const note = draft('transfer-sales-invoice-to-sales-credit-note', { fromDocNo: 'IV-000001', docDate: '2026-03-02' });
  run('create-ar-payment', {
    debtorCode: '300-A001',
    docDate: '2026-03-03',
    payments: [{ paymentMethod: 'BANK', paymentAmount: 200 }],
    knockOffs: [{ docType: 'IV', docNo: 'IV-000001', amount: 200 }],
  });
  assert.equal(post('sales-credit-note', note).ok, true);
  assert.equal(fieldsOf(run('get-sales-invoice', { docNo: 'IV-000001' })).Outstanding, 0);
  const { knockOffs } = run('get-sales-credit-note', { docNo: 'CN-000001' }) as { knockOffs: readonly Payload[] };
  assert.deepEqual(
    knockOffs.map(({ amount }) => amount),
    [20],
  );
});

test('a draft of a paid cash sale and of a deposit can be posted too', () => {
  const { run, draft, post } = desk();
  const cash = draft('create-cash-sale', { ...SALE, payments: [{ paymentMethod: 'BANK', paymentAmount: 220 }] });
  assert.deepEqual(post('cash-sale', cash).docNo, 'CS-000001');
  const deposit = draft('create-ar-deposit', {
    debtorCode: '300-A001',
    docDate: '2026-03-01',
    payments: [{ paymentMethod: 'BANK', paymentAmount: 50 }],
  });
  assert.equal(codeOf(post('ar-payment', deposit, { description: 'Other' })), 'INVALID_VALUE');
  const posted = post('ar-payment', deposit);
  assert.deepEqual([posted.ok, posted.docType, fieldsOf(posted).Outstanding], [true, 'RDP', 50], JSON.stringify(posted.error));
  assert.equal(codeOf(post('ar-payment', String(posted.docNo))), 'INVALID_VALUE');
  const discarded = draft('create-ap-deposit', {
    creditorCode: '400-S001',
    docDate: '2026-03-01',
    payments: [{ paymentMethod: 'BANK', paymentAmount: 50 }],
  });
  assert.equal(run('void-ap-payment', { docNo: discarded }).ok, true);
});

test('a command that needs a live document says how to post the draft', () => {
  const { run, draft } = desk();
  const docNo = draft('create-quotation', SALE);
  const refused = run('transfer-quotation-to-sales-order', { fromDocNo: docNo, docDate: '2026-03-02' });
  assert.deepEqual(
    [codeOf(refused), firstOf(refused)?.message],
    ['DOC_DRAFT', `${docNo} is a draft and cannot be transferred. Post it first with update-quotation and saveAsDraft false.`],
  );
});

test('every family with drafts can post and discard them', () => {
  const { book, speculate, close } = speculativeBook('SAMPLE');
  const creates = recipes().filter(({ commandType, shape }) => /^create-/.test(commandType) && 'saveAsDraft' in shape.members);
  assert.ok(creates.length > 30, String(creates.length));
  const UPDATED_AS: Readonly<Record<string, string>> = {
    'gl-cash-book-payment': 'gl-cash-book-entry',
    'gl-cash-book-receipt': 'gl-cash-book-entry',
    'ar-deposit': 'ar-payment',
    'ap-deposit': 'ap-payment',
  };
  for (const { commandType, examples } of creates) {
    const own = commandType.replace('create-', '');
    const name = UPDATED_AS[own] ?? own;
    const recipe = findRecipe(`update-${name}`);
    assert.ok(recipe && 'saveAsDraft' in recipe.shape.members && 'Options' in recipe.shape.members, name);
    const example = examples[0]?.payload ?? {};
    speculate(() => {
      const direct = speculate(() => book.execute(commandType, example, `direct-${own}`));
      const made = book.execute(commandType, { ...example, saveAsDraft: true }, `draft-${own}`);
      assert.equal(made.ok, true, `${commandType} ${JSON.stringify(made.error)}`);
      const docNo = String(made.docNo);
      const posted = speculate(() => book.execute(`update-${name}`, { docNo, reason: 'Go', saveAsDraft: false }, `post-${own}`));
      assert.deepEqual(
        [posted.ok, posted.docNo, posted.docType],
        [true, direct.docNo, direct.docType],
        JSON.stringify(posted.error),
      );
      const voided = book.execute(`void-${name}`, { docNo }, `void-${own}`);
      assert.equal(voided.ok, true, `void-${name} ${JSON.stringify(voided.error)}`);
    });
  }
  close();
});
