import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, before, test } from 'node:test';
import { openTemplate } from '@ledgerline/book';
import { templateOf } from '../../packages/book/conformance/fresh-book.ts';
import { call, type SignedUp, signUpOver, untilBooksReported } from '../cloud-process.ts';
import { startConnectorProcess } from '../connector/connector-process.ts';
import { sharedSystem } from '../shared-system.ts';

/** A result matches what happened, over HTTP: through cloud, connector and book, one started system for all. */

type Row = Readonly<Record<string, unknown>>;

interface Ended {
  readonly commandId: string;
  readonly status: string;
  readonly result: Row | null;
  readonly error: { readonly code: string; readonly message: string; readonly outcome: string } | null;
}

/** A book that another hand changes as it is written: payments, what they settle, and units of items. */
const TAMPERING = `
  CREATE TRIGGER less_paid AFTER INSERT ON document WHEN NEW.doc_type = 'RP' BEGIN
    UPDATE document SET payments = json_set(payments, '$[0].amount', '1') WHERE doc_key = NEW.doc_key; END;
  CREATE TRIGGER less_settled AFTER INSERT ON knock_off BEGIN
    UPDATE knock_off SET amount = 100 WHERE knock_off_key = NEW.knock_off_key; END;
  CREATE TRIGGER other_price AFTER INSERT ON record WHEN NEW.kind = 'item' BEGIN
    UPDATE record SET data = json_set(data, '$.uoms[0].price', 1) WHERE kind = NEW.kind AND code = NEW.code; END;`;

const folder = mkdtempSync(join(tmpdir(), 'results-'));
let cloud: { readonly baseUrl: string };
let tenant: SignedUp;
let stopConnector: () => Promise<void>;

function makeBooks(): readonly string[] {
  const books = join(folder, 'connector', 'books');
  mkdirSync(books, { recursive: true });
  const made = (['BLANK', 'SAMPLE'] as const).map((name) => {
    openTemplate(templateOf(name), join(books, `${name}.sqlite`)).close();
    return name;
  });
  const path = join(books, 'TAMPERED.sqlite');
  openTemplate(templateOf('BLANK'), path).close();
  const database = new DatabaseSync(path);
  database.exec(TAMPERING);
  database.close();
  return [...made, 'TAMPERED'];
}

before(async () => {
  cloud = await sharedSystem();
  tenant = await signUpOver(cloud.baseUrl, 'results@example.com');
  stopConnector = startConnectorProcess(join(folder, 'connector'), cloud.baseUrl, tenant, makeBooks());
  await untilBooksReported(cloud.baseUrl, tenant);
});

after(async () => {
  await stopConnector?.();
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
});

let sent = 0;

async function run(type: string, payload: unknown, companyId = 'BLANK'): Promise<Ended> {
  sent += 1;
  const envelope = { commandId: `command-${sent}`, connectorId: tenant.connectorId, companyId, type, payload };
  const { status, body } = await call(cloud.baseUrl, 'POST', '/v1/commands?wait=60', tenant.tenantKey, envelope);
  assert.equal(status, 202, `${type}: ${JSON.stringify(body)}`);
  return body.command as Ended;
}

async function done(type: string, payload: unknown, companyId?: string): Promise<Row> {
  const { status, result, error } = await run(type, payload, companyId);
  assert.deepEqual([status, result?.ok], ['done', true], `${type}: ${JSON.stringify(error)}`);
  return result ?? {};
}

const rowsOf = (result: Row | null, name: string): readonly Row[] => (result?.[name] ?? []) as readonly Row[];
const pathsOf = (result: Row | null): readonly unknown[] =>
  rowsOf((result?.writeVerification ?? {}) as Row, 'differences').map(({ path }) => path);

/** The portal's page of a command, as the browser loads it. */
async function pageOf({ commandId }: Ended): Promise<string> {
  const response = await fetch(`${cloud.baseUrl}/portal/commands/${commandId}`, { headers: { cookie: tenant.cookie } });
  assert.equal(response.status, 200);
  return response.text();
}

const SALE = { debtorCode: '300-A001', docDate: '2026-01-05' };
const PURCHASE = { creditorCode: '400-S001', docDate: '2026-01-05' };
const PAID = [{ paymentAccountNo: '310-1000', paymentAmount: 100, chequeNo: 'C-1' }];

test('a payment, a knock-off or a unit that is stored otherwise than asked ends failed, applied, and is named', async () => {
  const tampered = (type: string, payload: unknown) => run(type, payload, 'TAMPERED');
  await done('create-ap-invoice', { ...PURCHASE, docNo: 'PB-1', amount: 50, accountNo: '900-9000' }, 'TAMPERED');
  const item = (itemCode: string) => ({ itemCode, description: 'New', baseUom: 'PCS', uoms: [{ uom: 'PCS', price: 5 }] });
  const cases = [
    [await tampered('create-ar-payment', { ...SALE, payments: PAID }), 'payments/0/paymentAmount'],
    [
      await tampered('create-ap-payment', { ...PURCHASE, payments: PAID, knockOffs: [{ docNo: 'PB-1', amount: 50 }] }),
      'knockOffs/0/amount',
    ],
    [await tampered('create-item', item('N1')), 'uoms/0/price'],
    [await tampered('bulk-create-items', { rows: [item('N2')] }), 'rows/0/uoms/0/price'],
  ] as const;
  for (const [command, path] of cases) {
    const { status, result, error } = command;
    assert.deepEqual([status, error?.code, error?.outcome], ['failed', 'VERIFY_MISMATCH', 'applied'], path);
    assert.deepEqual([result?.ok, result?.saved], [false, true], path);
    assert.ok(pathsOf(result).includes(path), `${path} is not among ${pathsOf(result).join(', ')}`);
  }
  assert.match(await pageOf(cases[0][0]), /saved, not verified/);
});

test('writes return what they wrote, with keys: payments, knock-offs, lines and the document or record', async () => {
  await done('create-ar-invoice', { ...SALE, docNo: 'RI-1', amount: 60, accountNo: '500-0000' });
  const payment = await done('create-ar-payment', {
    ...SALE,
    payments: PAID,
    knockOffs: [{ docNo: 'RI-1', amount: 60 }],
    verifyAfterSave: true,
  });
  assert.match(String(rowsOf(payment, 'payments')[0]?.dtlKey), /^\d+$/);
  assert.match(String(rowsOf(payment, 'knockOffs')[0]?.docKey), /^\d+$/);
  assert.equal((payment.document as Row).docNo, payment.docNo);
  const compared = rowsOf(payment.readBack as Row, 'checks').map(({ path }) => path);
  for (const path of ['payments/0/chequeNo', 'payments/0/paymentAmount', 'knockOffs/0/amount', 'knockOffs/0/docNo']) {
    assert.ok(compared.includes(path), path);
  }
  const line = { accountNo: '500-0000', qty: 1, unitPrice: 100 };
  const sold = await done('create-cash-sale', { ...SALE, lines: [line], payments: PAID });
  assert.deepEqual([rowsOf(sold, 'payments')[0]?.paymentAmount, typeof rowsOf(sold, 'lines')[0]?.dtlKey], [100, 'string']);
  const bundle = await done('create-item-package', {
    packageCode: 'SET',
    unitPrice: 90,
    lines: [{ itemCode: 'GOODS-A', qty: 3 }],
  });
  const [component] = rowsOf(bundle, 'lines');
  assert.ok(component?.dtlKey !== undefined && component.dtlKey === component.lineKey);
  assert.equal((bundle.document as Row).packageCode, 'SET');
  const bom = await done('create-item-bom', { itemCode: 'PART', lines: [{ itemCode: 'A', qty: 2 }], verifyAfterSave: true });
  assert.equal(typeof rowsOf(bom, 'lines')[0]?.dtlKey, 'string');
  assert.ok(rowsOf(bom.readBack as Row, 'checks').some(({ path }) => path === 'lines/0/qty'));
  const invoice = await done('create-sales-invoice', { ...SALE, lines: [{ itemCode: 'SET', qty: 2 }] });
  assert.equal(rowsOf(invoice, 'lines')[0]?.packageQty, 2);
});

test('records show their defaults, and reads name parties and accounts', async () => {
  const { document } = await done('create-item', { itemCode: 'N9', description: 'New', baseUom: 'PCS' });
  const { costingMethod, stockControl, uoms, isActive } = document as Row;
  assert.deepEqual([costingMethod, stockControl, uoms, isActive], ['WA', true, [{ uom: 'PCS', rate: 1 }], true]);
  const debtor = await done('create-debtor', { debtorCode: '300-N9', companyName: 'Nine' });
  assert.equal((debtor.document as Row).currencyCode, 'MYR');
  const read = rowsOf(await done('read-debtors', {}), 'rows').find(({ debtorCode }) => debtorCode === '300-N9');
  assert.equal(read?.currencyCode, 'MYR');
  await done('create-ap-invoice', { ...PURCHASE, amount: 40, accountNo: '900-9000' });
  const [owed] = rowsOf(await done('list-ap-invoices', {}), 'rows');
  assert.deepEqual([owed?.party, typeof owed?.partyName, owed?.outstanding], ['400-S001', 'string', 40]);
  const got = (await done('get-ap-invoice', { docNo: owed?.docNo })).fields as Row;
  assert.equal(got.Outstanding, 40);
  const balances = rowsOf(await done('read-gl-account-balance', {}), 'rows');
  assert.ok(balances.every(({ description }) => typeof description === 'string' && description !== ''));
});

test('stock documents show quantities and values', async () => {
  const lines = [{ itemCode: 'BOLT', uom: 'BOX', qty: 2, unitCost: 6, location: 'HQ' }];
  const received = await done('create-stock-receive', { docDate: '2026-01-05', lines });
  assert.deepEqual([(received.fields as Row).TotalQty, (received.fields as Row).TotalValue], [24, 12]);
  const issued = await done('create-stock-issue', {
    docDate: '2026-01-06',
    lines: [{ itemCode: 'BOLT', qty: 6, location: 'HQ' }],
  });
  const [line] = rowsOf(issued, 'lines');
  assert.deepEqual([line?.qty, line?.unitCost, line?.value], [6, 0.5, 3]);
  const [row] = rowsOf(await done('list-stock-issues', {}), 'rows');
  assert.deepEqual([row?.totalQty, row?.totalValue], [6, 3]);
});

test('a bulk command that some rows of failed is done, with a result for every row; one that saved nothing has failed', async () => {
  const rows = [
    { rowId: 'a', code: 'EAST', description: 'East' },
    { rowId: 'b', code: 'EAST', description: 'Again' },
    { rowId: 'c', code: 'WEST', description: 'West' },
  ];
  const partial = await run('bulk-create-general-areas', { rows });
  assert.deepEqual([partial.status, partial.error], ['done', null]);
  const { ok, saved, total, succeeded, failed } = partial.result ?? {};
  assert.deepEqual([ok, saved, total, succeeded, failed], [false, true, 3, 2, 1]);
  assert.deepEqual(
    rowsOf(partial.result, 'results').map((row) => [row.rowId, row.ok, row.saved, (row.error as Row | undefined)?.code]),
    [
      ['a', true, true, undefined],
      ['b', false, false, 'RECORD_EXISTS'],
      ['c', true, true, undefined],
    ],
  );
  const page = await pageOf(partial);
  assert.match(page, /partly done/);
  assert.match(page, /<b>2<\/b> of 3 rows were saved/);
  for (const payload of [{ rows }, { rows, mode: 'atomic' }, { rows: rows.slice(0, 1), validateOnly: true }]) {
    const nothing = await run('bulk-create-general-areas', payload);
    assert.deepEqual([nothing.status, nothing.error?.code, nothing.error?.outcome], ['failed', 'RECORD_EXISTS', 'not_applied']);
    assert.match(nothing.error?.message ?? '', /^Nothing was saved because [13] of [13] rows? failed\. .* rows\[0\]: /);
    assert.deepEqual([nothing.result?.saved, rowsOf(nothing.result, 'results').length], [false, payload.rows.length]);
  }
});

test('an e-invoice submission that some documents of are refused is done as well; one that all are refused of has failed', async () => {
  const submit = (docNos: readonly string[]) => run('einvoice.submit', { docType: 'IV', docNos }, 'SAMPLE');
  const partial = await submit(['IV-000911', 'IV-NONE']);
  assert.deepEqual([partial.status, partial.error, partial.result?.ok, partial.result?.saved], ['done', null, false, true]);
  const [good, bad] = rowsOf(partial.result, 'results');
  assert.deepEqual(
    [good?.ok, typeof good?.uuid, bad?.ok, (bad?.error as Row | undefined)?.code],
    [true, 'string', false, 'NOT_FOUND'],
  );
  assert.match(await pageOf(partial), /partly done/);
  const refused = await submit(['IV-NONE']);
  assert.deepEqual([refused.status, refused.error?.code, refused.error?.outcome], ['failed', 'NOT_FOUND', 'not_applied']);
});
