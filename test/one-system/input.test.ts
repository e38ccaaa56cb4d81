import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { findRecipe, type Json, type NativeContainer, type Payload, type Recipe, recipes } from '@ledgerline/catalog';
import { plausibleValue } from '../../packages/catalog/src/check/plausible-value.ts';
import { call } from '../cloud-process.ts';
import { openSandbox, type RunningSystem, type SandboxTenant } from '../running-system.ts';
import { sharedSystem } from '../shared-system.ts';

/** What a caller may send, over HTTP to the end: through the check of the cloud and that of the book. */

let system: RunningSystem;
let tenant: SandboxTenant;

before(async () => {
  system = await sharedSystem();
  tenant = await openSandbox(system);
});

/** Options are for drafts that are posted, which has tests of its own. */
const containersOf = ({ shape }: Recipe) =>
  Object.entries(shape.members).flatMap(([name, member]) =>
    member.kind === 'native' && name !== 'Options' ? [{ name, container: member }] : [],
  );

const nativeUpdates = recipes().filter((recipe) => recipe.operation === 'Edit' && containersOf(recipe).length > 0);

/** What the record shows now, by native name: sent back, it changes nothing. */
async function shownFields({ commandType }: Recipe, selector: Payload): Promise<Payload> {
  const type = commandType.replace(/^update-/, 'get-').replace(/^get-(debtor|creditor)$/, 'get-$1-detail');
  if (!findRecipe(type)) return {};
  const { result } = await tenant.run(type, selector, 'SAMPLE');
  return (result?.fields ?? {}) as Payload;
}

/** Codes of the sample company that no example shows; nothing where it has none of its kind. */
const CODES: Payload = {
  project: 'P-GENERAL',
  multiPricing: 'DEALER',
  salesLocation: 'HQ',
  branchCode: '',
  parentAccountNo: '',
  purchaseTaxCode: '',
};

/** Every native name with the value the record has, or one that the sample company knows. */
function everyName({ names, fields }: NativeContainer, shown: Payload, selector: Payload): Payload {
  const values = Object.entries(names).map(([native, name]): [string, Json] => {
    const field = fields[name];
    assert.ok(field);
    return [native, selector[name] ?? shown[native] ?? CODES[name] ?? plausibleValue(name, field)];
  });
  // The desktop package has it, this book says that it has not.
  return Object.fromEntries(values.filter(([native]) => native !== 'WithholdingTaxVersion'));
}

/** The result of an update with all names of a container at once; nothing when it was accepted. */
async function refusalsOf(recipe: Recipe): Promise<readonly string[]> {
  const { commandType, shape, examples } = recipe;
  const example = examples[0]?.payload ?? {};
  const selecting = shape.required.filter((name) => name !== 'reason');
  const selector = Object.fromEntries(selecting.map((name) => [name, example[name] as Json]));
  const shown = await shownFields(recipe, selector);
  const commands = containersOf(recipe).map(async ({ name, container }) => {
    const names = everyName(container, shown, selector);
    const native = { [name]: container.wrapper === undefined ? names : { [container.wrapper]: names } };
    const payload = { ...selector, reason: 'As it stands', validateOnly: true, ...native };
    const { status, error, result } = await tenant.run(commandType, payload, 'SAMPLE');
    return status === 'done' ? [] : [`${commandType} ${name}: ${JSON.stringify(result?.error ?? error)}`];
  });
  return (await Promise.all(commands)).flat();
}

test('every native name of every update goes through cloud and book, in every container', async () => {
  const refused = await Promise.all(nativeUpdates.map(refusalsOf));
  assert.deepEqual(refused.flat(), []);
  assert.ok(nativeUpdates.length > 60, `${nativeUpdates.length} updates have a native container`);
});

/** Header fields of a sale that the strict update does not name but the desktop package has. */
const SALES_NATIVE: Payload = {
  OurRef: 'our',
  YourRef: 'your',
  DueDate: '2026-12-31',
  TaxDate: '2026-07-20',
  InvAddr1: 'invoice 1',
  InvAddr2: 'invoice 2',
  InvAddr3: 'invoice 3',
  InvAddr4: 'invoice 4',
  DeliverAddr2: 'deliver 2',
  DeliverAddr3: 'deliver 3',
  DeliverAddr4: 'deliver 4',
  DeliverContact: 'Aminah',
  DeliverPhone1: '03-2',
  Phone2: '03-3',
  Fax1: '03-4',
  ProjNo: 'P-GENERAL',
  DeptNo: 'D-SALES',
  AccNo: '500-0000',
  MultiPrice: 'DEALER',
  InclusiveTax: false,
};

test('native names of a sales document are saved and read back', async () => {
  const sales = nativeUpdates.filter(({ module }) => module === 'sales');
  assert.equal(sales.length, 8);
  const saved = await Promise.all(
    sales.map(async ({ commandType, examples }) => {
      const docNo = examples[0]?.payload.docNo as Json;
      const payload = { docNo, reason: 'Wanted by the customer', nativeFields: { Master: SALES_NATIVE } };
      const { status, result, error } = await tenant.run(commandType, payload, 'SAMPLE');
      assert.equal(status, 'done', `${commandType}: ${JSON.stringify(result?.error ?? error)}`);
      const { result: read } = await tenant.run(commandType.replace('update-', 'get-'), { docNo }, 'SAMPLE');
      const fields = (read?.fields ?? {}) as Payload;
      return Object.fromEntries(Object.keys(SALES_NATIVE).map((name) => [name, fields[name]]));
    }),
  );
  for (const fields of saved) assert.deepEqual(fields, SALES_NATIVE);
});

test('native names of lines are saved and read back', async () => {
  const lines = async (type: string, docNo: string): Promise<readonly Payload[]> =>
    ((await tenant.run(type, { docNo }, 'SAMPLE')).result?.lines ?? []) as readonly Payload[];
  for (const [document, docNo] of [
    ['quotation', 'QT-000003'],
    ['purchase-order', 'PO-000003'],
    ['ar-invoice', 'RI-000003'],
  ] as const) {
    const [line] = await lines(`get-${document}`, docNo);
    const nativeFields = {
      DtlKey: line?.dtlKey,
      Description: 'By native name',
      Desc2: 'second',
      ProjNo: 'P-GENERAL',
      DeptNo: 'D-SALES',
    };
    const payload = { docNo, reason: 'Wanted by the customer', detailMode: 'update', lines: [{ nativeFields }] };
    const { status, result, error } = await tenant.run(`update-${document}`, payload, 'SAMPLE');
    assert.equal(status, 'done', `${document}: ${JSON.stringify(result?.error ?? error)}`);
    const [saved] = await lines(`get-${document}`, docNo);
    const { description, description2, project, department } = saved ?? {};
    assert.deepEqual(
      [description, description2, project, department],
      ['By native name', 'second', 'P-GENERAL', 'D-SALES'],
      document,
    );
  }
});

const warned = (result: Record<string, unknown> | null): readonly string[] =>
  ((result?.warnings ?? []) as readonly { code: string; path?: string }[]).map(({ code, path }) => `${code} ${path ?? ''}`);

test('unknown fields are ignored with a warning: on documents, records, their rows, bulk rows, transfers and reads', async () => {
  const line = { itemCode: 'GOODS-A', qty: 2, unitPrice: 11, shelf: 'B2' };
  const invoice = { debtorCode: '300-A001', docDate: '2026-07-06', channel: 'web', lines: [line] };
  const order = await tenant.run('create-sales-order', invoice);
  const commands: readonly (readonly [type: string, payload: unknown, warnings: readonly string[]])[] = [
    ['create-sales-invoice', invoice, ['/channel', '/lines/0/shelf']],
    ['validate-sales-invoice', invoice, ['/channel', '/lines/0/shelf']],
    ['transfer-sales-order-to-sales-invoice', { fromDocNo: order.result?.docNo, channel: 'web' }, ['/channel']],
    ['create-debtor', { debtorCode: '300-X001', companyName: 'Extra', loyalty: 7, verifyAfterSave: true }, ['/loyalty']],
    [
      'create-item',
      {
        itemCode: 'X-1',
        description: 'Extra',
        baseUom: 'UNIT',
        weightKg: 2,
        uoms: [{ uom: 'UNIT', rate: 1, price: 5, colour: 'red' }],
      },
      ['/uoms/0/colour', '/weightKg'],
    ],
    ['bulk-create-sales-invoices', { rows: [invoice, invoice] }, ['/rows/0/channel', '/rows/0/lines/0/shelf']],
    ['read-debtors', { colour: 'red' }, ['/colour']],
    ['void-sales-order', { docNo: 'SO-000099', mood: 'sad' }, []],
  ];
  for (const [type, payload, paths] of commands) {
    const { status, result, error } = await tenant.run(type, payload);
    assert.equal(status, type === 'void-sales-order' ? 'failed' : 'done', `${type}: ${JSON.stringify(result?.error ?? error)}`);
    assert.deepEqual(warned(result).toSorted(), paths.map((path) => `UNKNOWN_MEMBER ${path}`).toSorted(), type);
  }
  const { result } = await tenant.run('get-stock-item-detail', { itemCode: 'X-1' });
  assert.doesNotMatch(JSON.stringify(result), /weightKg|colour/);
});

test('money, dates and their containers under a name that a command does not take are rejected with the right one', async () => {
  const line = { itemCode: 'GOODS-A', qty: 2, unitPrice: 11 };
  const invoice = { debtorCode: '300-A001', docDate: '2026-07-06', lines: [line] };
  const refused: readonly (readonly [type: string, payload: Payload, path: string, meant: string])[] = [
    ['create-sales-invoice', { ...invoice, taxCode: 'ST10' }, '/payload/taxCode', 'lines[].taxCode'],
    ['create-sales-invoice', { ...invoice, lines: [{ ...line, gst: 6 }] }, '/payload/lines/0/gst', 'taxCode'],
    ['create-sales-invoice', { ...invoice, Master: { DocDate: '2026-07-01' } }, '/payload/Master', 'without Master'],
    [
      'create-item',
      { itemCode: 'X', description: 'X', baseUom: 'UNIT', sellingPrice: 5 },
      '/payload/sellingPrice',
      'uoms[].price',
    ],
    ['read-gl-account-balance', { asOfDate: '2026-07-06' }, '/payload/asOfDate', 'dateTo'],
    ['create-debtor', { debtorCode: '300-Y001', companyName: 'Y', branch: [] }, '/payload/branch', 'branches'],
  ];
  for (const [type, payload, path, meant] of refused) {
    const envelope = { commandId: 'misnamed', connectorId: tenant.connectorId, companyId: 'BLANK', type, payload };
    const { status, body } = await call(system.baseUrl, 'POST', '/v1/commands', tenant.tenantKey, envelope);
    const { code, details } = body.error as { code: string; details: readonly { path: string; message: string }[] };
    assert.deepEqual([status, code, details.length, details[0]?.path], [400, 'invalid_payload', 1, path], type);
    assert.ok(details[0]?.message.includes(meant), details[0]?.message);
  }
});

test('the lines that a get shows can be sent back in a create', async () => {
  const { result } = await tenant.run('get-sales-invoice', { docNo: 'IV-000001' }, 'SAMPLE');
  const lines = ((result?.lines ?? []) as readonly Payload[]).map(({ dtlKey: _key, ...line }) => line);
  const { status, error } = await tenant.run(
    'validate-sales-invoice',
    { debtorCode: '300-A001', docDate: '2026-07-06', lines },
    'SAMPLE',
  );
  assert.equal(status, 'done', JSON.stringify(error));
});

test('what is too large for the account book is rejected with its place, before queueing where one value is enough to know', async () => {
  const line = { description: 'Fee', qty: 999_999_999_999, unitPrice: 999_999_999_999 };
  const invoice = { debtorCode: '300-A001', docDate: '2026-07-06' };
  const sent = { commandId: 'large', connectorId: tenant.connectorId, companyId: 'BLANK', type: 'create-sales-invoice' };
  const payload = { ...invoice, lines: [{ ...line, qty: 1e12 }] };
  const { status, body } = await call(system.baseUrl, 'POST', '/v1/commands', tenant.tenantKey, { ...sent, payload });
  assert.equal(status, 400);
  const { details } = body.error as { details: readonly { path: string; code: string }[] };
  assert.deepEqual(
    details.map(({ path, code }) => `${path} ${code}`),
    ['/payload/lines/0/qty too_large'],
  );
  for (const [lines, path] of [
    [[line], '/lines/0'],
    [Array.from({ length: 3 }, () => ({ description: 'Fee', amount: 9_999_999_999_999.99 })), '/lines'],
  ] as const) {
    const ended = await tenant.run('create-sales-invoice', { ...invoice, lines });
    assert.deepEqual([ended.status, ended.error?.code, ended.error?.outcome], ['failed', 'AMOUNT_TOO_LARGE', 'not_applied']);
    const [first] = (ended.result?.error as { details?: readonly { path: string }[] } | undefined)?.details ?? [];
    assert.equal(first?.path, path);
  }
});

const BODY = { connectorId: '', companyId: 'BLANK', type: 'create-sales-invoice' };
const SALE = { debtorCode: '300-A001', docDate: '2026-07-06' };

test('a field that a body has twice is rejected with its place, and nothing is queued', async () => {
  const text = (qty: string): string =>
    JSON.stringify({
      ...BODY,
      commandId: 'twice',
      connectorId: tenant.connectorId,
      payload: { ...SALE, lines: ['LINE'] },
    }).replace('"LINE"', `{"description":"Fee","unitPrice":10,${qty}}`);
  const send = async (
    body: string,
  ): Promise<{ status: number; error?: { details: readonly { path: string; code: string }[] } }> => {
    const headers = { authorization: `Bearer ${tenant.tenantKey}`, 'content-type': 'application/json' };
    const response = await fetch(`${system.baseUrl}/v1/commands`, { method: 'POST', headers, body });
    return { status: response.status, ...((await response.json()) as object) };
  };
  // Small bodies, and those that another thread reads.
  for (const padding of ['', ' '.repeat(300_000)]) {
    const { status, error } = await send(`${text('"qty":1,"qty":100')}${padding}`);
    assert.equal(status, 400);
    assert.deepEqual(
      error?.details.map(({ path, code }) => [path, code]),
      [['/payload/lines/0/qty', 'duplicate_member']],
    );
  }
  assert.equal((await send(text('"qty":1'))).status, 202);
});

test('what contradicts itself, and a line without a price, is refused by the book before it is saved', async () => {
  const line = { itemCode: 'GOODS-A', qty: 2, unitPrice: 10, location: 'HQ' };
  const purchase = { creditorCode: '400-S001', docDate: '2026-07-06' };
  const refused: readonly (readonly [type: string, payload: Payload, path: string, code: string])[] = [
    ['create-sales-invoice', { ...SALE, lines: [{ ...line, amount: 500 }] }, '/lines/0/amount', 'INVALID_VALUE'],
    ['validate-sales-invoice', { ...SALE, lines: [{ ...line, amount: 500 }] }, '/lines/0/amount', 'INVALID_VALUE'],
    [
      'bulk-create-sales-invoices',
      { rows: [{ ...SALE, lines: [{ ...line, amount: 500 }] }] },
      '/rows/0/lines/0/amount',
      'INVALID_VALUE',
    ],
    ['create-sales-invoice', { ...SALE, lines: [{ ...line, taxCode: 'ST10', taxRate: 0 }] }, '/lines/0/taxRate', 'TAX_OVERRIDE'],
    ['create-purchase-invoice', { ...purchase, lines: [{ ...line, unitCost: 9 }] }, '/lines/0/unitCost', 'INVALID_VALUE'],
    [
      'create-purchase-invoice',
      { ...purchase, lines: [{ itemCode: 'GOODS-A', qty: 2, location: 'HQ' }] },
      '/lines/0/unitPrice',
      'REQUIRED',
    ],
  ];
  for (const [type, payload, path, code] of refused) {
    const { status, error, result } = await tenant.run(type, payload);
    assert.deepEqual([status, error?.code, error?.outcome], ['failed', code, 'not_applied'], type);
    assert.partialDeepStrictEqual(error, { details: [{ path, code }] });
    assert.partialDeepStrictEqual(result, { error: { details: [{ path }] } });
  }
  const { result } = await tenant.run('create-purchase-invoice', {
    ...purchase,
    lines: [{ itemCode: 'GOODS-A', qty: 2, location: 'HQ', unitCost: 12.5 }],
  });
  assert.partialDeepStrictEqual(result, { fields: { FinalTotal: 25 } });
});

test('payments of a sales invoice are said to be not applied, in the response, the command and its result', async () => {
  const payments = [{ paymentMethod: 'CASH', paymentAmount: 20 }];
  const payload = { ...SALE, lines: [{ description: 'Fee', qty: 2, unitPrice: 10 }], payments };
  const command = await tenant.run('create-sales-invoice', payload);
  const warning = { code: 'PAYMENT_NOT_APPLIED', path: '/payload/payments' };
  assert.partialDeepStrictEqual(command, { status: 'done', error: null, warnings: [warning] });
  assert.match(JSON.stringify(command), /The payment of 20\.00 is not applied/);
  assert.partialDeepStrictEqual(command.result, {
    ok: true,
    saved: true,
    warnings: [{ ...warning, path: '/payments' }],
    writeVerification: { matched: false, differences: [], notApplied: [{ path: 'payments', amount: 20 }] },
  });
});
