import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { appendFileSync, copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { isProblems, startSandboxHost } from '@ledgerline/connector';
import { Journey } from './journey.ts';

const program = join(import.meta.dirname, '../../packages/connector/bin/ledgerline-connector.mjs');
const driver = join(import.meta.dirname, '../../packages/connector/testing/reference-driver.ts');

let journey: Journey;
before(async () => {
  journey = await Journey.begin();
});
after(() => journey.end());

interface Program {
  readonly lines: string[];
  stop(): Promise<number | null>;
}

function runProgram(...parameters: readonly string[]): Program {
  const child = spawn(process.execPath, [program, ...parameters], { stdio: ['ignore', 'pipe', 'pipe'] });
  after(() => child.kill('SIGKILL'));
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => lines.push(...chunk.toString().split('\n')));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return {
    lines,
    async stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

const finished = async (...parameters: readonly string[]): Promise<{ code: number | null; text: string }> => {
  const child = spawn(process.execPath, [program, ...parameters], { stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, text };
};

const debtor = (commandId: string) => ({
  commandId,
  companyId: 'NOTES',
  type: 'create-debtor',
  payload: { debtorCode: `300-${commandId}`.slice(0, 12), companyName: 'Kedai Contoh' },
});

test('a command travels from the caller through cloud, connector and driver and back, its file too, and a stop loses nothing', async () => {
  const notebook = join(journey.folder, 'notebook');
  const settings = { command: process.execPath, parameters: [driver], notebook };
  const folder = await journey.connectorFolder('connector', [
    { companyId: 'NOTES', name: 'Notes', driver: 'external', settings },
  ]);

  const before = await finished('doctor', '--folder', folder);
  assert.match(before.text, /NOTES: The account book opens \(notebook 1\.0\.0\)/);
  assert.equal(before.code, 0, before.text);

  const first = runProgram('run', '--folder', folder);
  await journey.untilBooksReported();
  const done = await journey.queue(debtor('C1'), 30);
  assert.equal(done.status, 'done', JSON.stringify([done, first.lines]));
  assert.equal(done.result?.saved, true);

  const capabilities = await journey.queue(
    { commandId: 'capabilities', companyId: 'NOTES', type: 'read-change-code-capabilities', payload: {} },
    30,
  );
  assert.equal(capabilities.result?.build, 'local-mvp-2026.09.30.01');

  const unsupported = { commandId: 'items', companyId: 'NOTES', type: 'read-items', payload: {} };
  await assert.rejects(journey.queue(unsupported), /unsupported_by_book/, 'the book said what it takes');

  const pdf = await journey.queue(
    { commandId: 'pdf', companyId: 'NOTES', type: 'sales-invoice-acct-pdf', payload: { docNo: 'IV-1' } },
    30,
  );
  assert.equal(pdf.status, 'done', JSON.stringify(pdf));
  assert.equal((pdf.result?.artifact as { fileName: string } | undefined)?.fileName, 'Notes äöü.pdf');
  assert.match(await journey.artifact('pdf'), /^%PDF/);

  const ids = Array.from({ length: 60 }, (_, index) => `S${index}`);
  for (const id of ids.slice(0, 40)) await journey.queue(debtor(id));
  assert.equal(await first.stop(), 0);
  for (const id of ids.slice(40)) await journey.queue(debtor(id));
  const second = runProgram('run', '--folder', folder);
  for (const id of ids) assert.equal((await journey.command(id, 30)).status, 'done', id);
  const again = await finished('run', '--folder', folder);
  assert.match(again.text, /Another connector is already running/);
  const status = await finished('status', '--folder', folder);
  assert.match(status.text, /running +yes/);
  assert.equal(await second.stop(), 0);

  const written = readFileSync(notebook, 'utf8')
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { commandId: string }).commandId);
  assert.deepEqual(written, ['C1', ...ids], 'every write once, in the order of acceptance');
  assert.ok(!first.lines.some((line) => line.includes('Kedai Contoh')), 'no payload in the log');
  assert.ok(first.lines.some((line) => /done create-debtor NOTES C1 \d+ ms/.test(line)));
});

test('the doctor reports that the key was rotated, and that the cloud is not reachable', async () => {
  const folder = await journey.connectorFolder('sick', []);
  const path = join(folder, 'connector-config.json');
  const config = JSON.parse(readFileSync(path, 'utf8')) as { connectorKey: string };
  writeFileSync(path, JSON.stringify({ ...config, connectorKey: 'll_conn_wrong' }));
  const wrongKey = await finished('doctor', '--folder', folder);
  assert.match(wrongKey.text, /connector key is no longer valid/);
  assert.equal(wrongKey.code, 1);
  writeFileSync(path, JSON.stringify({ ...config, cloudUrl: 'http://127.0.0.1:9' }));
  assert.match((await finished('doctor', '--folder', folder)).text, /does not respond \(ECONNREFUSED\).*HTTPS_PROXY/s);
});

/** A book that keeps its commands in its file, once each, as the embedded one does. */
function openNotes(path: string) {
  const notes = (): string[] => readFileSync(path, 'utf8').split('\n').filter(Boolean);
  return {
    execute(type: string, _payload: unknown, commandId: string) {
      if (type.startsWith('read')) return { ok: true, rows: notes().map((text) => ({ text })), count: notes().length };
      if (!notes().includes(commandId)) appendFileSync(path, `${commandId}\n`);
      return { ok: true, saved: true, operationUsed: 'CreateRecord' };
    },
    recorded: (commandId: string) =>
      notes().includes(commandId) ? { ok: true, saved: true, operationUsed: 'CreateRecord' } : undefined,
    setFields: () => [],
    close() {},
  };
}

test('the sandbox host serves sandboxes as they open, starts fresh with a reset, and survives restarts of itself and the cloud', async () => {
  const begin = async (parkAfterMs?: number) => {
    const host = await startSandboxHost({
      cloudUrl: journey.url,
      adminKey: journey.adminKey,
      folder: join(journey.folder, 'sandbox-host'),
      log: { line: () => undefined },
      templateVersion: '1',
      ...(parkAfterMs !== undefined && { parkAfterMs }),
      books: () => ({
        makeTemplate: (companyId, path) => writeFileSync(path, `${companyId} template\n`),
        openTemplate: copyFileSync,
        openBook: openNotes,
        commandTypes: ['read-debtors', 'create-debtor'],
        stop: () => undefined,
      }),
    });
    assert.ok(!isProblems(host));
    return host;
  };
  let host = await begin();
  const { connector } = (await journey.portal('POST', '/app/sandbox')) as { connector: { connectorId: string } };
  const { connectorId } = connector;
  const ask = (commandId: string, type: string, companyId = 'SAMPLE') => {
    const payload = type === 'create-debtor' ? { debtorCode: '300-X001', companyName: 'Kedai' } : {};
    return journey.queue({ commandId, connectorId, companyId, type, payload }, 30);
  };
  const ready = await ask('sandbox-1', 'read-debtors');
  assert.deepEqual(ready.result?.rows, [{ text: 'SAMPLE template' }], JSON.stringify(ready));
  assert.equal((await ask('sandbox-2', 'create-debtor')).status, 'done');
  assert.deepEqual((await ask('sandbox-3', 'read-debtors', 'BLANK')).result?.rows, [{ text: 'BLANK template' }]);

  await host.stop();
  host = await begin();
  assert.equal((await ask('sandbox-4', 'read-debtors')).result?.count, 2);

  await journey.stopCloud();
  await journey.startCloud();
  assert.equal((await ask('sandbox-5', 'read-debtors')).result?.count, 2);

  await journey.portal('POST', '/app/sandbox/reset');
  let count = 2;
  for (let attempt = 0; count !== 1 && attempt < 50; attempt += 1) {
    count = Number((await ask(`sandbox-reset-${attempt}`, 'read-debtors')).result?.count);
  }
  assert.equal(count, 1, 'the book began anew');
  assert.ok(!existsSync(join(journey.folder, 'sandbox-host', 'books', connectorId, '1')), 'the book before is gone');
  await host.stop();

  host = await begin(1);
  assert.equal((await ask('sandbox-6', 'create-debtor')).status, 'done');
  while (host.host.sandboxCount > 0) await pause(20);
  assert.equal((await ask('sandbox-7', 'read-debtors')).result?.count, 2, 'one that was left alone is served when it has work');
  await host.stop();
});
