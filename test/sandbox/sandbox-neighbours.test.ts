import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { call } from '../cloud-process.ts';
import { type Command, openSandbox, type RunningSystem, type SandboxTenant, startSystem } from '../running-system.ts';

let system: RunningSystem;
let busy: SandboxTenant;
let neighbour: SandboxTenant;
before(async () => {
  system = await startSystem({ SANDBOX_BOOK_MIB: '16', SANDBOX_COMMAND_ROWS: '1000' });
  [busy, neighbour] = await Promise.all([openSandbox(system), openSandbox(system)]);
});
after(() => system?.stop());

const invoice = (description: string) => ({
  debtorCode: '300-A001',
  docDate: '2026-07-06',
  description,
  lines: [{ itemCode: 'GOODS-A', qty: 2, unitPrice: 100, taxCode: 'ST10' }],
});
const bulkOf = (name: string, count: number) => ({
  rows: Array.from({ length: count }, (_, index) => invoice(`${name}-${index}`)),
});

/** Posts a command and does not wait for its end. */
async function post({ connectorId, tenantKey }: SandboxTenant, commandId: string, type: string, payload: object): Promise<void> {
  const envelope = { commandId, connectorId, companyId: 'BLANK', type, payload };
  const { status, body } = await call(system.baseUrl, 'POST', '/v1/commands', tenantKey, envelope);
  assert.equal(status, 202, JSON.stringify(body));
}

async function commandOf({ tenantKey }: SandboxTenant, commandId: string, waitSeconds = 0): Promise<Command> {
  const { body } = await call(system.baseUrl, 'GET', `/v1/commands/${commandId}?wait=${waitSeconds}`, tenantKey);
  return body.command as Command;
}

async function endOf(tenant: SandboxTenant, commandId: string): Promise<Command> {
  for (let asked = 0; asked < 4; asked += 1) {
    const command = await commandOf(tenant, commandId, 30);
    if (command.status === 'done' || command.status === 'failed') return command;
  }
  throw new Error(`${commandId} does not end.`);
}

async function untilRunning(tenant: SandboxTenant, commandId: string): Promise<void> {
  while ((await commandOf(tenant, commandId)).status === 'queued') await pause(10);
}

const parentOf = (processId: number): number =>
  Number(/^PPid:\t(\d+)$/m.exec(readFileSync(`/proc/${processId}/status`, 'utf8'))?.[1]);

/** The lanes that live: each holds a lock with its number in the folder of the host. */
const lanes = (): readonly number[] =>
  readdirSync(join(system.folder, 'sandbox')).flatMap((name) => {
    const [, processId] = /^lane-(\d+)\.lock$/.exec(name) ?? [];
    return processId === undefined ? [] : [Number(processId)];
  });

const descriptionsOf = async (tenant: SandboxTenant): Promise<readonly string[]> => {
  const { result } = await tenant.run('list-sales-invoices', { limit: 5000 });
  const rows = (result?.rows ?? []) as readonly { description: string }[];
  return rows.map(({ description }) => description).sort();
};

test("a tenant's commands run to their end while another tenant's bulk is still running", { timeout: 120_000 }, async () => {
  await post(busy, 'bulk', 'bulk-create-sales-invoices', bulkOf('bulk', 300));
  await untilRunning(busy, 'bulk');
  for (let count = 0; count < 5; count += 1) {
    assert.equal((await neighbour.run('read-debtors', {})).status, 'done');
    assert.equal((await neighbour.run('create-sales-invoice', invoice(`quick-${count}`))).status, 'done');
  }
  assert.equal((await commandOf(busy, 'bulk')).status, 'running', 'no command waited for the bulk');
  const { status, result } = await endOf(busy, 'bulk');
  assert.deepEqual([status, result?.succeeded], ['done', 300]);
  const figures = await (await fetch(`${system.baseUrl}/metrics`)).text();
  assert.match(figures, /^ledgerline_sandbox_lanes [1-9]/m);
  assert.match(figures, /^ledgerline_sandbox_longest_wait_seconds \d/m);
});

test("a tenant's commands run to their end while another prints pages of Chinese without a line break", {
  timeout: 120_000,
}, async () => {
  const furtherDescription = '应收账款发票商品数量单价金额税率'.repeat(1_500);
  const lines = Array.from({ length: 10 }, () => ({ itemCode: 'GOODS-A', qty: 1, unitPrice: 10, furtherDescription }));
  const { result } = await busy.run('create-quotation', { ...invoice('long'), lines });
  await post(busy, 'print', 'sales-document-acct-pdf', { docType: 'QT', docNo: result?.docNo });
  await untilRunning(busy, 'print');
  for (let count = 0; count < 5; count += 1) assert.equal((await neighbour.run('read-debtors', {})).status, 'done');
  assert.equal((await commandOf(busy, 'print')).status, 'running', 'no command waited for the print');
  const printed = await endOf(busy, 'print');
  assert.equal(printed.status, 'done', JSON.stringify(printed));
});

test('what runs when its process is killed, or the whole sandbox host, is applied once', { timeout: 240_000 }, async () => {
  const expected = [...bulkOf('bulk', 300).rows.map(({ description }) => description)];
  const kills = {
    lanes: () => lanes(),
    host: () => [...new Set(lanes().map(parentOf))],
  };
  for (const [name, victims] of Object.entries(kills)) {
    const singles = Array.from({ length: 10 }, (_, index) => `${name}-single-${index}`);
    await post(busy, `${name}-bulk`, 'bulk-create-sales-invoices', bulkOf(name, 150));
    for (const id of singles) await post(neighbour, id, 'create-sales-invoice', invoice(id));
    await untilRunning(busy, `${name}-bulk`);
    for (const processId of victims()) process.kill(processId, 'SIGKILL');
    const ends = [await endOf(busy, `${name}-bulk`), ...(await Promise.all(singles.map((id) => endOf(neighbour, id))))];
    assert.deepEqual(
      ends.map(({ status, error }) => [status, error]),
      ends.map(() => ['done', null]),
      name,
    );
    const numbers = ends.slice(1).map(({ result }) => String(result?.docNo));
    assert.deepEqual(numbers, numbers.toSorted(), 'in the order in which they were posted');
    expected.push(...bulkOf(name, 150).rows.map(({ description }) => description));
  }
  assert.deepEqual(await descriptionsOf(busy), expected.sort());
  const quick = Array.from({ length: 5 }, (_, index) => `quick-${index}`);
  const singles = ['lanes', 'host'].flatMap((name) => Array.from({ length: 10 }, (_, index) => `${name}-single-${index}`));
  assert.deepEqual(await descriptionsOf(neighbour), [...quick, ...singles].sort());
});

test('a command over the budget of the sandbox fails as a whole and reports what was too much', async () => {
  const { rows } = bulkOf('excess', 350);
  const excessive = { rows: rows.map((row) => ({ ...row, lines: [...row.lines, ...row.lines] })) };
  const { status, error } = await neighbour.run('bulk-create-sales-invoices', excessive, 'SAMPLE');
  assert.deepEqual([status, error?.code, error?.outcome], ['failed', 'BUDGET_EXCEEDED', 'not_applied']);
  assert.match(error?.message ?? '', /1,050 rows\. The limit of this account book is 1,000/);
});

test('a sandbox book that has reached its size says so, and still reads and voids', { timeout: 120_000 }, async () => {
  const run = (type: string, payload: object): Promise<Command> => neighbour.run(type, payload, 'SAMPLE');
  const furtherDescription = 'x'.repeat(65_000);
  const large = {
    ...invoice('large'),
    lines: Array.from({ length: 15 }, () => ({ ...invoice('').lines[0], furtherDescription })),
  };
  const { result } = await run('create-sales-invoice', invoice('first'));
  let last = await run('create-sales-invoice', large);
  for (let count = 0; last.status === 'done' && count < 30; count += 1) last = await run('create-sales-invoice', large);
  assert.deepEqual([last.status, last.error?.code, last.error?.outcome], ['failed', 'BOOK_FULL', 'not_applied']);
  assert.match(last.error?.message ?? '', /limit of 16 MiB/);
  assert.equal((await run('get-sales-invoice', { docNo: result?.docNo })).status, 'done');
  assert.equal((await run('void-sales-invoice', { docNo: result?.docNo, reason: 'Room' })).status, 'done');
  assert.equal(
    (await busy.run('create-sales-invoice', invoice('other'), 'SAMPLE')).status,
    'done',
    'the books of others have room',
  );
});
