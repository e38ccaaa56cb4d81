import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { call } from '../cloud-process.ts';
import { openSandbox, type RunningSystem, type SandboxTenant } from '../running-system.ts';
import { sharedSystem } from '../shared-system.ts';

let system: RunningSystem;
let tenant: SandboxTenant;

type Row = Readonly<Record<string, unknown>>;

before(async () => {
  system = await sharedSystem();
  tenant = await openSandbox(system);
});

/** The result of a command that must end done. */
async function done(type: string, payload: unknown, companyId = 'BLANK'): Promise<Row> {
  const command = await tenant.run(type, payload, companyId);
  assert.equal(command.status, 'done', `${type}: ${JSON.stringify(command.error)} ${JSON.stringify(command.result)}`);
  return command.result ?? {};
}

const rows = async (type: string, payload: unknown, companyId = 'SAMPLE'): Promise<readonly Row[]> =>
  (await done(type, payload, companyId)).rows as readonly Row[];

const numbers = async (type: string, payload: unknown): Promise<readonly unknown[]> =>
  (await rows(type, payload)).map(({ docNo }) => docNo);

/** The problems of a payload that the cloud must refuse before it queues anything. */
async function refused(type: string, payload: unknown): Promise<readonly string[]> {
  const envelope = { commandId: `refused-${type}`, connectorId: tenant.connectorId, companyId: 'SAMPLE', type, payload };
  const { status, body } = await call(system.baseUrl, 'POST', '/v1/commands', tenant.tenantKey, envelope);
  assert.equal(status, 400, JSON.stringify(body));
  const { error } = body as { error: { details: readonly { path: string; code: string }[] } };
  return error.details.map(({ path, code }) => `${path} ${code}`);
}

describe('filters', () => {
  test('list commands are narrowed by date, party, status, text and change, with the same pages', async () => {
    const all = await rows('list-sales-invoices', {});
    const picked = (isPicked: (row: Row) => boolean): readonly unknown[] => all.filter(isPicked).map(({ docNo }) => docNo);
    assert.ok(all.length > 5);
    assert.deepEqual(
      await numbers('list-sales-invoices', { dateFrom: '2026-04-01', dateTo: '2026-04-30' }),
      picked(({ docDate }) => String(docDate).startsWith('2026-04')),
    );
    assert.deepEqual(
      await numbers('list-sales-invoices', { debtorCode: '300-A001', status: 'Saved' }),
      picked(({ party, status }) => party === '300-A001' && status === 'Saved'),
    );
    assert.deepEqual(
      await numbers('list-sales-invoices', { status: 'Open' }),
      picked(({ outstanding, status }) => status === 'Saved' && outstanding !== 0),
    );
    assert.deepEqual(await numbers('list-sales-invoices', { text: 'iv-000001' }), ['IV-000001']);
    const before = new Date().toISOString();
    await done('update-sales-invoice', { docNo: 'IV-000001', reason: 'Looked at', description: 'Changed just now' }, 'SAMPLE');
    assert.deepEqual(await numbers('list-sales-invoices', { changedSince: before }), ['IV-000001']);
    const { nextCursor } = await done('list-sales-invoices', { status: 'Saved', limit: 2 }, 'SAMPLE');
    const saved = picked(({ status }) => status === 'Saved');
    assert.deepEqual(await numbers('list-sales-invoices', { status: 'Saved', limit: 2, cursor: nextCursor }), saved.slice(2, 4));
  });

  test('records are found by code, name, activity and text', async () => {
    const codes = async (payload: unknown): Promise<readonly unknown[]> =>
      (await rows('read-debtors', payload)).map(({ debtorCode }) => debtorCode);
    const [first] = await rows('read-debtors', { code: '300-A001' });
    assert.equal(first?.debtorCode, '300-A001');
    assert.deepEqual(await codes({ name: String(first.companyName).toUpperCase() }), ['300-A001']);
    assert.deepEqual(await codes({ debtorCode: 'NOBODY' }), []);
    await done('void-debtor', { debtorCode: '300-C001' }, 'SAMPLE');
    assert.ok((await codes({ isActive: false })).includes('300-C001'));
    assert.ok(!(await codes({})).includes('300-C001'));
    const items = async (payload: unknown): Promise<readonly unknown[]> =>
      (await rows('read-items', payload)).map(({ itemCode }) => itemCode);
    assert.deepEqual(await items({ code: 'WIDGET' }), ['WIDGET']);
    assert.ok((await items({ name: 'WIDGET' })).includes('WIDGET'));
    assert.ok((await rows('list-tax-codes', { search: 'st10' })).some(({ taxCode }) => taxCode === 'ST10'));
  });

  test('a filter of the wrong form is rejected before it is queued', async () => {
    assert.deepEqual(await refused('list-sales-invoices', { changedSince: 'yesterday' }), ['/payload/changedSince format']);
    assert.deepEqual(await refused('list-sales-invoices', { status: 'Paid' }), ['/payload/status enum']);
    assert.deepEqual(await refused('list-sales-invoices', { dateFrom: '2026-02-01', dateTo: '2026-01-01' }), [
      '/payload/dateTo rule',
    ]);
    assert.deepEqual(await refused('list-purchase-invoices', { debtorCode: '300-A001' }), ['/payload/debtorCode rule']);
    assert.deepEqual(await refused('read-debtors', { isActive: 'yes' }), ['/payload/isActive type']);
  });
});

test('an AR or AP entry takes the account last used for its party, and every line says which account it was', async () => {
  const supplier = { creditorCode: '400-F001', docDate: '2026-03-01', amount: 12.5 };
  const stranger = await tenant.run('create-ap-invoice', supplier);
  assert.deepEqual([stranger.status, stranger.error?.code, stranger.error?.outcome], ['failed', 'REQUIRED', 'not_applied']);
  await done('create-ap-invoice', { ...supplier, accountNo: '900-6000' });
  const { docNo, lines } = await done('create-ap-invoice', supplier);
  const accounts = (of: unknown): readonly unknown[] => (of as readonly Row[]).map(({ accountNo }) => accountNo);
  assert.deepEqual(accounts(lines), ['900-6000']);
  assert.deepEqual(accounts((await done('get-ap-invoice', { docNo })).lines), ['900-6000']);
  assert.deepEqual(accounts((await done('read-ap-invoice-lines', { docNo })).rows), ['900-6000']);
  const goods = { itemCode: 'WIDGET', qty: 2, unitPrice: 8, location: 'HQ' };
  const bought = await done('create-purchase-invoice', { creditorCode: '400-S001', docDate: '2026-03-01', lines: [goods] });
  assert.deepEqual(accounts(bought.lines), ['330-0000']);
  const sold = { debtorCode: '300-A001', docDate: '2026-03-02', lines: [goods, { description: 'Delivery', amount: 5 }] };
  assert.deepEqual(accounts((await done('create-sales-invoice', sold)).lines), ['500-0000', '500-0000']);
});

describe('user-defined fields', () => {
  interface Listed {
    readonly fields: readonly { readonly table: string; readonly name: string }[];
    readonly error?: { readonly message: string };
  }

  /** What the sandbox page posts. */
  async function portal(path: string, body: object): Promise<Listed> {
    const headers = { cookie: tenant.cookie, 'content-type': 'application/json' };
    const response = await fetch(`${system.baseUrl}/app/sandbox/user-defined-fields${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    assert.equal(response.status, 200, await response.clone().text());
    return (await response.json()) as Listed;
  }

  const INVOICE = { debtorCode: '300-A001', docDate: '2026-07-03', lines: [{ description: 'Fee', amount: 10 }] };

  type Capabilities = Readonly<Record<string, Readonly<Record<string, Row>>>>;

  async function fieldsOf(docNo: unknown, companyId: string): Promise<Row & { readonly fieldCapabilities: Capabilities }> {
    return (await done('get-sales-invoice', { docNo }, companyId)) as Row & { fieldCapabilities: Capabilities };
  }

  /** The host takes the list of fields over a poll of its own; every command after that finds them. */
  async function until(isThere: () => Promise<boolean>): Promise<void> {
    for (let tries = 0; tries < 2_000; tries += 1) if (await isThere()) return;
    assert.fail('The books did not take the change.');
  }

  test('SAMPLE has some, which are verified, listed with what they take, and shown in get and list', async () => {
    const userDefinedFields = { DeliveryRoute: 'Ipoh', PermitNo: 'P-77', Pallets: 2, DeliverBy: '2026-07-09', IsFragile: true };
    const lines = [{ description: 'Fee', amount: 10, userDefinedFields: { Colour: 'red' } }];
    const created = await done('create-sales-invoice', { ...INVOICE, lines, userDefinedFields, verifyAfterSave: true }, 'SAMPLE');
    const { checks } = created.readBack as { checks: readonly { path: string; matched: boolean }[] };
    const paths = checks.filter(({ path }) => path.includes('userDefinedFields')).map(({ path }) => path);
    assert.deepEqual(paths, [
      ...Object.keys(userDefinedFields).map((name) => `userDefinedFields/${name}`),
      'lines/0/userDefinedFields/Colour',
    ]);
    assert.equal((created.writeVerification as Row).matched, true);
    const { fields, fieldCapabilities } = await fieldsOf(created.docNo, 'SAMPLE');
    assert.deepEqual((fields as Row).UserDefinedFields, userDefinedFields);
    assert.deepEqual((fields as Row).readErrors, []);
    const { type, length, required, unique } = fieldCapabilities.userDefinedFields?.PermitNo ?? {};
    assert.deepEqual([type, length, required, unique], ['text', 30, false, true]);
    assert.equal(fieldCapabilities.detailUserDefinedFields?.WarrantyUntil?.type, 'date');
    const [listed] = await rows('list-sales-invoices', { docNo: created.docNo });
    assert.deepEqual(listed?.userDefinedFields, userDefinedFields);
  });

  test('values that do not fit, are unknown or belong elsewhere are rejected with their place', async () => {
    const problems = async (userDefinedFields: object): Promise<readonly (readonly unknown[])[]> => {
      const command = await tenant.run('create-sales-invoice', { ...INVOICE, userDefinedFields }, 'SAMPLE');
      assert.deepEqual([command.status, command.error?.outcome], ['failed', 'not_applied']);
      const { error } = command.result as { error: { details: readonly { path: string; message: string }[] } };
      return error.details.map(({ path, message }) => [path, message]);
    };
    const [unknown] = await problems({ DeliveryRoutes: 'x' });
    assert.equal(unknown?.[0], '/userDefinedFields/DeliveryRoutes');
    assert.match(String(unknown?.[1]), /Did you mean DeliveryRoute\?/);
    assert.deepEqual(
      (await problems({ Pallets: 'two', DeliverBy: '2026-02-30', DeliveryRoute: 'x'.repeat(21) })).map(([path]) => path),
      ['/userDefinedFields/Pallets', '/userDefinedFields/DeliverBy', '/userDefinedFields/DeliveryRoute'],
    );
    assert.match(String((await problems({ PermitNo: 'P-77' }))[0]?.[1]), /already has "P-77"/);
  });

  test('an owner defines one in the portal: both books take it, ask for it, and keep it after a reset', async () => {
    const field = { table: 'sales-invoice', name: 'CampaignCode', type: 'text', length: 8, required: true };
    assert.equal((await portal('', field)).fields.length, 1);
    const isKnown = async (companyId: string): Promise<boolean> => {
      const tried = await tenant.run(
        'validate-sales-invoice',
        { ...INVOICE, userDefinedFields: { CampaignCode: 'C1' } },
        companyId,
      );
      return tried.status === 'done';
    };
    for (const companyId of ['SAMPLE', 'BLANK']) await until(() => isKnown(companyId));
    const missing = await tenant.run('create-sales-invoice', INVOICE, 'BLANK');
    assert.deepEqual([missing.status, missing.error?.code], ['failed', 'REQUIRED']);
    const created = await done('create-sales-invoice', { ...INVOICE, userDefinedFields: { CampaignCode: 'RAYA' } }, 'BLANK');
    const { fieldCapabilities } = await fieldsOf(created.docNo, 'BLANK');
    assert.deepEqual([fieldCapabilities.userDefinedFields?.CampaignCode?.required], [true]);

    // Given another type, the value that is there cannot be read any more; the rest of the invoice can.
    await portal('', { ...field, type: 'integer', length: undefined, required: false });
    const errorsOf = async (): Promise<readonly Row[]> => {
      const { fields } = await fieldsOf(created.docNo, 'BLANK');
      assert.equal((fields as Row).FinalTotal, 10);
      return (fields as { readErrors: readonly Row[] }).readErrors;
    };
    await until(async () => (await errorsOf()).length === 1);
    assert.deepEqual(await errorsOf(), [
      {
        path: 'userDefinedFields/CampaignCode',
        message: 'The user-defined field CampaignCode is now of type integer; the stored value "RAYA" is not.',
      },
    ]);

    assert.deepEqual((await portal('/remove', { table: field.table, name: field.name })).fields, []);
    await until(async () => String((await errorsOf())[0]?.message).includes('no longer defines'));

    await portal('', { ...field, required: false });
    await fetch(`${system.baseUrl}/app/sandbox/reset`, { method: 'POST', headers: { cookie: tenant.cookie } });
    for (const companyId of ['SAMPLE', 'BLANK']) await until(() => isKnown(companyId));
  });
});
