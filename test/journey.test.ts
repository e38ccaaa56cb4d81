import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import { sandboxSettings } from '@ledgerline/contract';
import { firstSteps } from '../first-steps.ts';
import { lookThrough } from './look-through.ts';
import { type Command, openSandbox, type RunningSystem, startSystem } from './running-system.ts';

let system: RunningSystem;
/** A proxy of the machine that records its requests. */
const told: string[] = [];
const proxy = createServer((request, response) => {
  told.push(`${request.method} ${request.url} ${request.headers.authorization}`);
  response.writeHead(502).end();
}).on('connect', ({ url }, socket) => {
  told.push(`CONNECT ${url}`);
  socket.destroy();
});
before(async () => {
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  const proxies = {
    HTTP_PROXY: url,
    http_proxy: url,
    HTTPS_PROXY: url,
    https_proxy: url,
    ALL_PROXY: url,
    NODE_USE_ENV_PROXY: '1',
  };
  system = await startSystem({ LOG_FORMAT: 'json', SECRET_KEY: SECRET, ...proxies }, true);
});
after(async () => {
  await system?.stop();
  proxy.close();
});

const SECRET = 'the-secret-of-the-cloud-alone';

const README_ADDRESS = 'http://127.0.0.1:8080';

/** The shell blocks of a section, without their margin. */
function blocksOf(section: string): readonly string[] {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const [, text = ''] = readme.split(`\n## ${section}\n`);
  const [own = ''] = text.split('\n## ');
  return [...own.matchAll(/(?:^ {4}.*\n)+/gm)].map(([block]) => block.replaceAll(/^ {4}/gm, '').trimEnd());
}

test('the first steps of the README do what it says, pasted into a shell unchanged', { timeout: 120_000 }, async (t) => {
  const blocks = blocksOf('The first command');
  assert.deepEqual(blocks, firstSteps(README_ADDRESS), 'npm start prints the same');
  const folder = mkdtempSync(join(tmpdir(), 'first-steps-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const script = [...blocks, 'echo', blocks.at(-1), 'echo', 'echo "$LEDGERLINE_CONNECTOR"']
    .join('\n')
    .replaceAll(README_ADDRESS, system.baseUrl);
  const PATH = `${dirname(process.execPath)}:${process.env.PATH}`;
  const { stdout, stderr } = await promisify(execFile)('sh', ['-eu', '-c', script], { cwd: folder, env: { PATH } });
  assert.equal(stderr, '');
  const [first = '', again, connectorId = ''] = stdout.trim().split('\n');
  const { command } = JSON.parse(first) as { command: Command };
  assert.equal(command.status, 'done', first);
  assert.ok(((command.result?.rows ?? []) as readonly unknown[]).length > 0);
  assert.equal(again, first, 'sent again, it gets the same response');
  assert.match(connectorId, /^sandbox_/);
});

test('sign up, open a sandbox, invoice, get paid: every balance right to the sen', { timeout: 120_000 }, async () => {
  const { tenantKey, run } = await openSandbox(system);

  const done = async (type: string, payload: unknown, companyId?: string): Promise<Record<string, unknown>> => {
    const command = await run(type, payload, companyId);
    assert.equal(command.status, 'done', JSON.stringify(command));
    return command.result ?? {};
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
  const file = await fetch(String(artifactUrl), { headers: { authorization: `Bearer ${tenantKey}` } });
  assert.match(await file.text(), /WIDGET/);
});

/** The environments of the programs that a process has started. */
function environmentsBelow(processId: number): readonly (readonly string[])[] {
  const parentOf = (id: string): number => Number(readFileSync(`/proc/${id}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]);
  const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return ids.flatMap((id) => {
    try {
      return parentOf(id) === processId ? [readFileSync(`/proc/${id}/environ`, 'utf8').split('\0').filter(Boolean)] : [];
    } catch {
      return [];
    }
  });
}

test('the sandbox host talks to the cloud past every proxy, and gets nothing of the environment that it does not need', async () => {
  const { run } = await openSandbox(system);
  assert.equal((await run('read-debtors', {})).status, 'done');
  assert.deepEqual(told, [], 'the admin key and the connector keys are for the cloud alone');
  if (!existsSync('/proc')) return;
  // The check of the database may still be running beside it.
  const [host, ...others] = environmentsBelow(system.processId).filter((entries) =>
    entries.some((entry) => entry.startsWith('SANDBOX_CLOUD_URL=')),
  );
  assert.ok(host && others.length === 0, 'one host runs');
  const names = host.map((entry) => entry.split('=', 1)[0] ?? '');
  const needed = [
    'SANDBOX_CLOUD_URL',
    'SANDBOX_ADMIN_KEY',
    'SANDBOX_FOLDER',
    ...Object.keys(sandboxSettings),
    'LOG_FORMAT',
    'MALLOC_ARENA_MAX',
    'MALLOC_MMAP_THRESHOLD_',
    'NODE_COMPILE_CACHE',
  ];
  const ofNode = ['NODE_CHANNEL_FD', 'NODE_CHANNEL_SERIALIZATION_MODE'];
  assert.deepEqual(
    names.filter((name) => ![...needed, ...ofNode].includes(name)),
    [],
  );
  assert.ok(host.every((entry) => !entry.includes(SECRET)));
});

test('no other user of the machine can read what the system writes', () => {
  const modes = [...lookThrough(system.folder, (path) => statSync(path).mode)];
  assert.ok(modes.some(([name]) => name.endsWith('.db')));
  const readable = modes.filter(([, mode]) => (mode & 0o077) !== 0);
  assert.deepEqual(readable, []);
});

test('as a service the system logs everything as JSON lines, and stops with its sandbox host on a signal', async () => {
  assert.equal(await system.stop(), 0, system.printed());
  const lines = system
    .printed()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, string>);
  for (const line of lines) {
    assert.match(line.level ?? '', /^(?:info|warn)$/);
    assert.match(line.time ?? '', /^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  }
  // The check of the database ends when it ends.
  const said = lines.map(({ msg }) => msg).filter((msg) => !msg?.startsWith('the check of the database'));
  for (const words of ['the cloud is listening', 'The sandbox books are ready.']) assert.ok(said.includes(words), words);
  assert.deepEqual(said.slice(-3), ['stopping', 'The sandbox host has stopped.', 'the cloud has stopped']);
});
