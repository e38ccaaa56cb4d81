import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { inspect } from 'node:util';
import {
  ArtifactDamaged,
  CommandFailed,
  commandIdFrom,
  Ledgerline,
  type LedgerlineOptions,
  OutcomeUnknown,
  RequestRefused,
  SavedDifferently,
  StillRunning,
  Unreachable,
  verifyWebhook,
} from '@ledgerline/client';
import { save } from '@ledgerline/client/node';
import { book, readShop } from '../../examples/web-shop/shop.ts';
import { freePort } from '../../packages/cloud/testing/free-port.ts';
import { call, reportBooks } from '../cloud-process.ts';
import { openSandbox, type RunningSystem, type SandboxTenant } from '../running-system.ts';
import { sharedSystem } from '../shared-system.ts';
import { findViolations, MUTANTS, mutated } from './lost-responses.ts';
import { compile, findings, installPacked, run, runtimes } from './packed.ts';

let system: RunningSystem;
let tenant: SandboxTenant;
let client: Ledgerline;
/** Of a connector that only this test plays, so that commands wait as long as they should. */
let desktop: Ledgerline;
let connectorKey: string;
/** Deno lets no program write below /dev, where a run of all tests has its folder in memory. */
const folder = mkdtempSync(join(tmpdir().startsWith('/dev/') ? '/var/tmp' : tmpdir(), 'client-'));

const clientWith = (options: Partial<LedgerlineOptions> = {}): Ledgerline =>
  new Ledgerline({
    apiKey: tenant.tenantKey,
    baseUrl: system.baseUrl,
    connectorId: tenant.connectorId,
    companyId: 'SAMPLE',
    ...options,
  });

before(async () => {
  system = await sharedSystem();
  tenant = await openSandbox(system);
  client = clientWith();
  const config = await fetch(`${system.baseUrl}/app/connector-config.json`, { headers: { cookie: tenant.cookie } });
  ({ connectorKey } = (await config.json()) as { connectorKey: string });
  const connector = { connectorId: tenant.desktopConnectorId, connectorKey, tenantKey: tenant.tenantKey };
  await reportBooks(system.baseUrl, connector, ['SHOP']);
  desktop = clientWith({ connectorId: tenant.desktopConnectorId, companyId: 'SHOP' });
});

after(async () => {
  rmSync(folder, { recursive: true, force: true });
});

/** The error of that class which a call throws. */
async function thrown<E>(kind: abstract new (...parameters: never[]) => E, promise: Promise<unknown>): Promise<E> {
  try {
    await promise;
  } catch (error) {
    assert.ok(error instanceof kind, inspect(error));
    return error;
  }
  return assert.fail('It did not throw.');
}

/** Ends the oldest command of the desktop connector as failed. */
async function failNext(error: { code: string; message: string; outcome: string }): Promise<void> {
  const path = `/connectors/${tenant.desktopConnectorId}/commands`;
  const { body } = await call(system.baseUrl, 'GET', `${path}/next?wait=20`, connectorKey);
  const { commandId, leaseToken } = body.command as { commandId: string; leaseToken: string };
  await call(system.baseUrl, 'POST', `${path}/${commandId}/result`, connectorKey, { leaseToken, status: 'failed', error });
}

test('many commands are sent in order, and each says what became of it', async () => {
  const commands = Array.from({ length: 45 }, (_, at) => ({
    type: at === 12 ? 'create-debtr' : 'read-debtors',
    payload: {},
    commandId: `many-${at}`,
  }));
  const kept: number[] = [];
  const ends: string[] = [];
  for await (const sent of desktop.submitAll(commands, { size: 20, keep: (ids) => kept.push(ids.length) })) {
    ends.push(sent.ok ? sent.submission.commandId : `${sent.commandId} ${sent.error.code}`);
  }
  assert.deepEqual(kept, [20, 20, 5]);
  assert.deepEqual(
    ends,
    commands.map(({ commandId }, at) => (at === 12 ? `${commandId} unknown_command_type` : commandId)),
  );
  const again = await Array.fromAsync(desktop.submitAll(commands.slice(0, 3)));
  assert.deepEqual(
    again.map(({ ok }) => ok),
    [true, true, true],
  );
  for await (const { commandId, status } of desktop.commands({ q: 'many-' }))
    if (status === 'queued') await desktop.cancel(commandId);
});

test('run returns the typed result of a command that is done, and the same id never runs twice', async () => {
  const commandId = commandIdFrom('web-order', 8812, 'invoice');
  const kept: string[] = [];
  const statuses: string[] = [];
  const send = () =>
    client.run(
      'create-sales-invoice',
      { debtorCode: '300-A001', lines: [{ itemCode: 'WIDGET', qty: 2, uom: 'PCS', unitPrice: 19.99, location: 'HQ' }] },
      { commandId, keep: (id) => kept.push(id), onStatus: ({ status }) => statuses.push(status) },
    );
  const invoice = await send();
  assert.equal(invoice.saved, true);
  assert.equal((await send()).document.docNo, invoice.document.docNo);
  assert.deepEqual(kept, [commandId, commandId]);
  assert.equal(statuses.at(-1), 'done');
});

test('upsert creates a record once under an own id, and then updates what differs, whoever asks at the same time', async () => {
  const debtor = { debtorCode: '300-U017', companyName: 'Upserted', phone1: '03-1' };
  const raced = await Promise.all(Array.from({ length: 4 }, () => client.upsert('debtor', 'shop-17', debtor)));
  assert.deepEqual(raced.map(({ outcome }) => outcome).toSorted(), ['created', 'unchanged', 'unchanged', 'unchanged']);
  const { outcome } = await client.upsert('debtor', 'shop-17', { ...debtor, phone1: '03-2' }, { reason: 'New phone' });
  assert.equal(outcome, 'updated');
  const { document } = (await client.run('get-debtor-detail', {} as { debtorCode: string }, { externalId: 'shop-17' })) as {
    document: { debtorCode: string; phone1: string };
  };
  assert.deepEqual([document.debtorCode, document.phone1], ['300-U017', '03-2']);
  const refused = client.upsert('debtor', 'shop-18', { ...debtor, companyName: '' });
  await assert.rejects(refused, RequestRefused);
  assert.equal((await client.upsert('debtor', 'shop-18', { ...debtor, debtorCode: '300-U018' })).outcome, 'created');
});

test('submit returns at once and waits later, rows go over three pages, and earlier commands are listed', async () => {
  const submission = await client.submit('read-debtors', { limit: 3 });
  const { rows, nextCursor } = await submission.wait();
  assert.equal(rows.length, 3);
  assert.ok(nextCursor !== null);
  const pages: number[] = [];
  for await (const page of client.pages('read-debtors', { limit: 2 })) {
    pages.push(page.rows.length);
    if (pages.length === 3) break;
  }
  assert.deepEqual(pages, [2, 2, 2]);
  const codes: string[] = [];
  for await (const { debtorCode } of client.rows('read-debtors', { limit: 2 })) codes.push(debtorCode);
  assert.ok(codes.length > 4 && new Set(codes).size === codes.length);
  for await (const { commandId } of client.commands({ type: 'read-debtors', limit: 1 })) {
    assert.equal((await client.command(commandId)).type, 'read-debtors');
    break;
  }
  assert.equal((await client.schema('create-debtor')).mode, 'write');
});

test('a file is read, saved and continued with its digest, and damage is noticed', async () => {
  const file = await client.artifact('sales-invoice-acct-pdf', { docNo: 'IV-000001' });
  const bytes = await file.bytes();
  assert.equal(Buffer.from(bytes.subarray(0, 5)).toString(), '%PDF-');
  assert.equal(bytes.length, file.size);
  const path = join(folder, file.fileName);
  await save(file, path);
  assert.deepEqual(new Uint8Array(readFileSync(path)), bytes);

  const partial = join(folder, `again.pdf.${file.sha256.slice(0, 16)}.part`);
  writeFileSync(partial, bytes);
  truncateSync(partial, 100);
  await save(await client.artifactOf(file.commandId), join(folder, 'again.pdf'));
  assert.deepEqual(new Uint8Array(readFileSync(join(folder, 'again.pdf'))), bytes);

  let isBroken = false;
  const breaking = clientWith({
    fetch: (async (url, init) => {
      const response = await fetch(url, init);
      if (isBroken || !String(url).endsWith('/artifact')) return response;
      isBroken = true;
      const [start] = [new Uint8Array(await response.arrayBuffer()).slice(0, 200)];
      return new Response(start, { headers: response.headers });
    }) satisfies typeof fetch,
  });
  assert.deepEqual(await (await breaking.artifactOf(file.commandId)).bytes(), bytes);

  const flipping = clientWith({
    fetch: (async (url, init) => {
      const response = await fetch(url, init);
      if (!String(url).endsWith('/artifact')) return response;
      const damaged = new Uint8Array(await response.arrayBuffer());
      damaged[50] = (damaged[50] ?? 0) ^ 1;
      return new Response(damaged, { headers: response.headers });
    }) satisfies typeof fetch,
  });
  const { commandId } = await thrown(ArtifactDamaged, (await flipping.artifactOf(file.commandId)).bytes());
  assert.equal(commandId, file.commandId);
  const noFile = await client.submit('read-debtors', {});
  assert.equal((await thrown(RequestRefused, noFile.artifact())).code, 'artifact_missing');
});

test('a failed command says what it left in the book, by class', async () => {
  const refusal = await thrown(
    CommandFailed,
    client.run('create-sales-invoice', { debtorCode: '300-NONE', lines: [{ description: 'x', unitPrice: 1 }] }),
  );
  assert.equal(refusal.outcome, 'not_applied');
  assert.ok(refusal.commandId !== undefined && refusal.result?.ok === false);

  const cases = [
    [OutcomeUnknown, { code: 'outcome_unknown', message: 'The machine lost power.', outcome: 'unknown' }],
    [SavedDifferently, { code: 'verify_mismatch', message: 'The date differs.', outcome: 'applied' }],
  ] as const;
  for (const [kind, error] of cases) {
    const running = thrown(kind, desktop.run('create-debtor', { debtorCode: '300-Z001', companyName: 'Zed' }));
    await failNext(error);
    const failure = await running;
    assert.deepEqual([failure.code, failure.outcome, failure.retryable], [error.code, error.outcome, false]);
  }
});

test('a rejected request names status and details, and is not retried', async () => {
  const invalid = await thrown(RequestRefused, client.run('create-debtor', {} as never));
  assert.deepEqual([invalid.status, invalid.code, invalid.attempts], [400, 'invalid_payload', 1]);
  assert.ok(invalid.details.some(({ path }) => path.includes('debtorCode')) && invalid.requestId !== undefined);
  const unknown = await thrown(RequestRefused, client.with({ companyId: 'NONE' }).run('read-debtors', {}));
  assert.equal(unknown.code, 'unknown_company');
});

test('a key learns who it is, checks commands without sending them, finds command types and manages keys', async () => {
  const { tenant: account, key, connectors } = await client.me();
  assert.equal(account.companyName, 'Kedai Contoh');
  assert.equal(key.kind, 'tenant');
  const sandbox = connectors.find(({ connectorId }) => connectorId === tenant.connectorId);
  assert.ok(sandbox?.companies.some(({ companyId }) => companyId === 'SAMPLE'));

  const payload = { debtorCode: '300-C001', companyName: 'Checked' };
  assert.deepEqual(await client.check('create-debtor', payload, { commandId: 'only-checked' }), { ok: true });
  const wrong = await client.check('create-debtor', { ...payload, creditLimit: 'none' as never });
  assert.ok(!wrong.ok && wrong.code === 'invalid_payload' && wrong.details.length === 1);
  assert.equal((await thrown(RequestRefused, client.command('only-checked'))).code, 'unknown_command');

  const hits = await client.search('customer aging', 3);
  assert.ok(hits.length === 3 && hits.every(({ type, score }) => type !== '' && score > 0));

  const { key: created, secret } = await client.keys.create({ name: 'Shop', access: { sales: ['read'] } });
  const limited = client.with({ apiKey: secret });
  assert.equal((await thrown(RequestRefused, limited.run('create-debtor', payload))).code, 'access_denied');
  assert.ok((await client.keys.revoke(created.keyId)).revokedAt !== null);
  const listed: string[] = [];
  for await (const { keyId } of client.keys.list()) listed.push(keyId);
  assert.ok(listed.includes(created.keyId));
  assert.equal((await thrown(RequestRefused, limited.me())).code, 'invalid_key');
});

test('a deadline and an abort end the waiting and never the command, unless cancelOnAbort asks for it', async () => {
  const waiting = await desktop.submit('read-debtors', {});
  const still = await thrown(StillRunning, waiting.wait({ deadlineMs: 60 }));
  assert.equal((await desktop.command(still.submission.commandId)).status, 'queued');
  assert.equal((await still.submission.cancel()).error?.code, 'cancelled');
  assert.equal((await thrown(CommandFailed, still.submission.wait())).code, 'cancelled');

  for (const cancelOnAbort of [false, true]) {
    const commandId = `aborted-${cancelOnAbort}`;
    const controller = new AbortController();
    const onStatus = (): void => controller.abort();
    await assert.rejects(
      desktop.run('read-debtors', {}, { commandId, signal: controller.signal, cancelOnAbort, onStatus, deadlineMs: 30_000 }),
      { name: 'AbortError' },
    );
    assert.equal((await desktop.command(commandId)).status, cancelOnAbort ? 'failed' : 'queued');
  }
  assert.equal((await desktop.cancel('aborted-false')).status, 'failed');
});

test('without a server the error says that nothing arrived', async () => {
  const baseUrl = `http://127.0.0.1:${await freePort()}`;
  const error = await thrown(Unreachable, clientWith({ baseUrl, maxRetries: 1 }).run('read-debtors', {}));
  assert.deepEqual([error.mayHaveArrived, error.attempts], [false, 2]);
});

test('events are read and followed, and a delivery of a webhook is verified', async () => {
  await client.run('read-debtors', { limit: 1 }, { commandId: 'seen-in-the-feed' });
  const feed = client.events({ types: ['command.*'], follow: false });
  const ids: unknown[] = [];
  for await (const event of feed) ids.push(event.data.commandId);
  assert.ok(ids.includes('seen-in-the-feed') && feed.cursor !== undefined);

  const controller = new AbortController();
  const following = client.events({ cursor: feed.cursor, signal: controller.signal });
  const next = following[Symbol.asyncIterator]().next();
  await client.run('read-debtors', { limit: 1 }, { commandId: 'comes-later' });
  const { value } = await next;
  assert.equal(value?.data.commandId, 'comes-later');
  controller.abort();

  const received: { body: string; headers: Record<string, string | string[] | undefined> }[] = [];
  const receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      received.push({ body, headers: request.headers });
      response.writeHead(204).end();
    });
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  try {
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
    const { webhook, secret } = await client.webhooks.create({ url, types: ['webhook.ping'] });
    assert.equal((await client.webhooks.ping(webhook.webhookId)).delivered, true);
    const [{ body, headers } = assert.fail('Nothing was received.')] = received;
    assert.equal((await verifyWebhook(body, headers, secret)).type, 'webhook.ping');
    assert.equal((await client.webhooks.pause(webhook.webhookId)).state, 'paused');
    assert.equal((await client.webhooks.resume(webhook.webhookId)).state, 'enabled');
    assert.equal((await client.webhooks.change(webhook.webhookId, { description: 'Shop' })).description, 'Shop');
    const rotated = await client.webhooks.rotateSecret(webhook.webhookId, 0);
    assert.notEqual(rotated.secret, secret);
    assert.equal((await client.webhooks.list()).length, 1);
    await client.webhooks.delete(webhook.webhookId);
    assert.equal((await thrown(RequestRefused, client.webhooks.get(webhook.webhookId))).code, 'unknown_webhook');
  } finally {
    receiver.close();
  }
});

test('packed and installed into an empty folder it compiles and runs on every runtime, and a lost response makes no second customer', async (context) => {
  const installed = installPacked(folder);
  assert.deepEqual(
    readdirSync(join(installed.folder, 'node_modules')).filter((name) => !name.startsWith('.')),
    ['@ledgerline'],
  );
  for (const [compiler, verdict] of Object.entries(compile(installed))) {
    assert.match(verdict, /^compiled/, compiler);
    context.diagnostic(`${compiler} ${verdict}`);
  }
  const settings = {
    LEDGERLINE_API_KEY: tenant.tenantKey,
    LEDGERLINE_URL: system.baseUrl,
    LEDGERLINE_CONNECTOR: tenant.connectorId,
    LEDGERLINE_COMPANY: 'SAMPLE',
  };
  for (const [runtime, program] of Object.entries(runtimes())) {
    const printed = await run(runtime, program, installed, settings);
    assert.match(printed, /^\{/, `${runtime} ${program}`);
    const { size, ...rest } = JSON.parse(printed) as Record<string, unknown>;
    assert.deepEqual(rest, { saved: true, found: 1, isLost: true, refused: 'header_missing', known: 'function' }, printed);
    assert.equal(readFileSync(join(installed.folder, `${runtime}.pdf`)).length, size);
    context.diagnostic(`${runtime} ${program}`);
  }
  assert.deepEqual(findings(installed), []);
});

test('the web shop of the examples books 20 orders once, although it is stopped in the middle and run again', async () => {
  const shop = client.with({ companyId: 'BLANK' });
  const pdfs = join(folder, 'invoices');
  let requests = 0;
  const stopping: typeof fetch = (url, init) => {
    requests += 1;
    return requests > 30 ? Promise.reject(new Error('The program was stopped.')) : fetch(url, init);
  };
  await assert.rejects(book(shop.with({ fetch: stopping, maxRetries: 0 }), readShop(), pdfs));
  const booked = await book(shop, readShop(), pdfs);
  assert.equal(booked.length, 20);
  const { rows: invoices } = await shop.run('list-sales-invoices', {});
  assert.deepEqual(new Set(invoices.map(({ docNo }) => docNo)), new Set(booked.map(({ invoice }) => invoice)));
  const paid = booked.filter(({ isPaid }) => isPaid);
  assert.equal(invoices.filter(({ outstanding }) => outstanding === 0).length, paid.length);
  assert.equal(readdirSync(pdfs).length, 20);
  for (const { pdf } of booked) assert.equal(readFileSync(pdf).subarray(0, 5).toString(), '%PDF-');
});

const SEEDS = 6;
const MUTANT_SEEDS = 5;

test(`whatever gets lost, each order is in the book once: ${SEEDS} seeds`, async () => {
  const target = { baseUrl: system.baseUrl, apiKey: tenant.tenantKey, connectorId: tenant.connectorId, companyId: 'BLANK' };
  const seeds = Array.from({ length: SEEDS }, (_, index) => index);
  assert.deepEqual(await findViolations(Ledgerline, target, 'law', seeds), []);
  for (const mutant of MUTANTS) {
    const violations = await findViolations(await mutated(mutant, folder), target, mutant.name, seeds.slice(0, MUTANT_SEEDS));
    assert.ok(violations.length > 0, `No seed catches the mutant "${mutant.name}".`);
  }
});
