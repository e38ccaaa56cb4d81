import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { call, freePort } from './cloud-process.ts';

const start = new URL('../start.ts', import.meta.url).pathname;

interface Command {
  readonly status: string;
  readonly result: Record<string, unknown>;
  readonly error: { readonly code: string; readonly outcome: string } | null;
}

/** What `npm start` runs, on a port and a folder of its own. */
async function startAll(): Promise<{ readonly baseUrl: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'journey-'));
  const port = await freePort();
  const child = spawn(process.execPath, [start], {
    env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk;
      if (printed.includes('The sandbox books are ready')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`It ended with ${code}:\n${printed}`)));
  });
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
  };
}

test('sign up, open a sandbox, invoice, get paid: every balance right to the sen', { timeout: 120_000 }, async (t) => {
  const { baseUrl, stop } = await startAll();
  t.after(stop);
  const json = { 'content-type': 'application/json' };
  const body = JSON.stringify({ companyName: 'Kedai Contoh', email: 'you@example.com', password: 'a short sentence' });
  const signedUp = await fetch(`${baseUrl}/signup`, { method: 'POST', headers: json, body });
  const { tenantApiKey } = (await signedUp.json()) as { tenantApiKey: string };
  const cookie = signedUp.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
  const opened = await fetch(`${baseUrl}/app/sandbox`, { method: 'POST', headers: { cookie } });
  const { connector } = (await opened.json()) as { connector: { connectorId: string; kind: string } };
  assert.equal(connector.kind, 'sandbox');

  let count = 0;
  const run = async (type: string, payload: unknown, companyId = 'BLANK'): Promise<Command> => {
    count += 1;
    const envelope = { commandId: `journey-${count}`, connectorId: connector.connectorId, companyId, type, payload };
    const { status, body: answer } = await call(baseUrl, 'POST', '/v1/commands?wait=30', tenantApiKey, envelope);
    assert.equal(status, 202, JSON.stringify(answer));
    return answer.command as Command;
  };
  const done = async (type: string, payload: unknown, companyId?: string): Promise<Record<string, unknown>> => {
    const command = await run(type, payload, companyId);
    assert.equal(command.status, 'done', JSON.stringify(command));
    return command.result;
  };
  const balance = async (account: Record<string, string>): Promise<number> => {
    const { rows } = await done('read-gl-account-balance', account);
    return (rows as { closing: number }[]).reduce((sum, row) => sum + row.closing, 0);
  };

  await done('create-debtor', { debtorCode: '300-K001', companyName: 'Kedai Runcit Kamal', displayTerm: 'Net 30' });
  const lines = [
    { itemCode: 'GOODS-A', qty: 3, unitPrice: 100, discount: '10%', taxCode: 'ST10' },
    { description: 'Install', qty: 1, unitPrice: 250, discount: '12.50', taxCode: 'SV8', accountNo: '500-1000' },
  ];
  const invoice = await done('create-sales-invoice', { debtorCode: '300-K001', docDate: '2026-07-01', lines });
  assert.equal((invoice.fields as Record<string, unknown>).FinalTotal, 553.5);
  const knockOffs = [{ docType: 'IV', docNo: invoice.docNo, amount: 400 }];
  const payments = [{ paymentAccountNo: '310-1000', paymentAmount: 400, bankCharge: 1.5 }];
  await done('create-ar-payment', { debtorCode: '300-K001', docDate: '2026-07-05', payments, knockOffs });

  assert.equal(await balance({ partyCode: '300-K001' }), 153.5);
  assert.equal(await balance({ accountNo: '310-1000' }), 398.5);
  assert.equal(await balance({ accountNo: '900-1000' }), 1.5);
  assert.equal(await balance({ accountNo: '430-1000' }), -27);
  assert.equal(await balance({ accountNo: '430-2000' }), -19);

  const refused = await run('void-sales-invoice', { docNo: invoice.docNo });
  assert.equal(refused.status, 'failed');
  assert.equal(refused.error?.code, 'DOC_KNOCKED_OFF');
  assert.equal(refused.error?.outcome, 'not_applied');
  assert.ok(((await done('list-sales-invoices', {}, 'SAMPLE')).rows as unknown[]).length > 5);

  const { artifactUrl } = await done('export-items', {}, 'SAMPLE');
  const file = await fetch(String(artifactUrl), { headers: { authorization: `Bearer ${tenantApiKey}` } });
  assert.match(await file.text(), /WIDGET/);
});
