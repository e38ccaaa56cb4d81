import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { after, before, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { CertificateFolder } from '../../packages/connector/testing/certificates.ts';
import {
  type CloudProcess,
  call,
  inherited,
  type SignedUp,
  signUpOver,
  startCloudProcess,
  untilBooksReported,
} from '../cloud-process.ts';
import { endProcess } from '../end-process.ts';
import { lookThrough } from '../look-through.ts';
import { FIRM_INVOICE, makeFirm } from '../myinvois/firm.ts';
import { CLIENT, type StandInServer, startStandIn } from '../myinvois/server.ts';
import { assertSound, complaintsOf, launchBrowser, VIEWS } from './browser.ts';

/** An owner enters the access to MyInvois on the page of the connector, and an invoice becomes Valid at the stand-in. */

const program = new URL('../../packages/connector/bin/ledgerline-connector.mjs', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'e-invoice-page-'));
const home = join(folder, 'connector');
const PASSWORD = 'the password of the file';
const WAIT_MS_MAX = 20_000;
/** Each question is a command, which cloud, connector and book run. */
const ASKED_AGAIN_MS = 200;

let browser: Browser | null;
let cloud: CloudProcess;
let tenant: SignedUp;
let standIn: StandInServer;
let connector: ChildProcess;
let printed = '';
const certificates = new CertificateFolder();

before(async () => {
  browser = await launchBrowser();
  if (!browser) return;
  certificates.make('firm');
  standIn = await startStandIn({
    validationMs: 0,
    judge: (invoice) => (JSON.stringify(invoice).includes('Refused') ? 'The buyer is unknown.' : null),
  });
  cloud = await startCloudProcess({ DATA_DIR: join(folder, 'cloud') });
  tenant = await signUpOver(cloud.baseUrl, 'e-invoices@example.com');
  const { connectorId, connectorKey } = tenant;
  mkdirSync(join(home, 'books'), { recursive: true });
  makeFirm(join(home, 'books/MAIN.sqlite'));
  writeFileSync(join(home, 'connector-config.json'), JSON.stringify({ connectorId, connectorKey, cloudUrl: cloud.baseUrl }));
  writeFileSync(
    join(home, 'companies.json'),
    JSON.stringify({ companies: [{ companyId: 'MAIN', name: 'Seri Maju', driver: 'embedded' }] }),
  );
  connector = start('run');
  connector.stdout?.on('data', (chunk) => (printed += chunk));
  await untilBooksReported(cloud.baseUrl, tenant);
});

after(async () => {
  await browser?.close();
  if (connector) await endProcess(connector);
  await cloud?.stop();
  await standIn?.close();
  certificates.remove();
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
});

const start = (...parameters: readonly string[]): ChildProcess =>
  spawn(process.execPath, [program, ...parameters, '--folder', home], {
    env: { ...inherited, LEDGERLINE_MYINVOIS_URL: standIn.url },
    stdio: ['ignore', 'pipe', 'inherit'],
  });

async function linkOfPage(): Promise<string> {
  const child = start('open', '--json');
  assert.ok(child.stdout);
  const { value } = await createInterface({ input: child.stdout })[Symbol.asyncIterator]().next();
  return (JSON.parse(String(value)) as { readonly url: string }).url;
}

async function run(type: string, payload: object): Promise<Record<string, unknown>> {
  const command = { commandId: crypto.randomUUID(), connectorId: tenant.connectorId, companyId: 'MAIN', type, payload };
  const { body } = await call(cloud.baseUrl, 'POST', '/v1/commands?wait=30', tenant.tenantKey, command);
  const ended = body.command as { readonly result: Record<string, unknown> | null } | undefined;
  assert.ok(ended?.result?.ok, JSON.stringify(body));
  return ended.result;
}

async function statusOf(docNo: string, wanted: string): Promise<Record<string, unknown>> {
  for (;;) {
    const [row] = (await run('einvoice.status.list', { docNo })).rows as readonly Record<string, unknown>[];
    if (row?.status === wanted) return row;
    assert.ok(row?.status === 'Submitted' || row?.status === 'Pending', JSON.stringify(row));
    await pause(ASKED_AGAIN_MS);
  }
}

async function enter(page: Page, password: string): Promise<void> {
  await page.getByLabel('MyInvois, preproduction').check();
  await page.getByLabel('Client id').fill(CLIENT.id);
  await page.getByLabel('Client secret', { exact: false }).first().fill(CLIENT.secret);
  await page.getByLabel('Certificate file', { exact: true }).setInputFiles(certificates.path('firm.p12'));
  await page.getByLabel('Password of the certificate file').fill(password);
  await page.getByRole('button', { name: 'Save' }).click();
}

test('from the settings page of the connector to an e-invoice that is Valid', async (context) => {
  if (!browser) return context.skip('no browser');
  certificates.pack('firm', 'firm.p12', PASSWORD);
  const browsing = await browser.newContext({ reducedMotion: 'reduce' });
  browsing.setDefaultTimeout(WAIT_MS_MAX);
  const page = await browsing.newPage();
  const complaints = complaintsOf(page);
  await page.goto(`${await linkOfPage()}books`);
  await page.getByRole('link', { name: 'E-invoices MAIN' }).click();
  await page.getByText('No client id is entered for MyInvois.').waitFor();
  await assertSound(page, VIEWS);

  await enter(page, 'wrong');
  await page.getByText('The password of the certificate file is wrong.').waitFor();
  await enter(page, PASSWORD);
  await page.getByRole('heading', { name: 'Access saved.' }).waitFor();
  assert.ok(!(await page.content()).includes(CLIENT.secret), 'a secret is not shown again');
  await page.getByRole('button', { name: 'Check' }).click();
  await page.getByText('accepts the client id and secret').waitFor();
  await page.getByText('MyInvois lists 8 document types.').waitFor();
  await assertSound(page, VIEWS);

  const { docNo } = await run('create-sales-invoice', FIRM_INVOICE);
  const submitted = await run('einvoice.submit', { docType: 'IV', docNos: [docNo] });
  const [row] = submitted.results as readonly Record<string, unknown>[];
  assert.deepEqual([row?.status, row?.version, row?.uuid], ['Submitted', '1.1', standIn.standIn.held[0]?.uuid]);
  const valid = await statusOf(String(docNo), 'Valid');
  assert.match(String(valid.validationLink), /^https:\/\/preprod\.myinvois\.hasil\.gov\.my\//);

  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByText('Sending is paused.').waitFor();
  const second = await run('create-sales-invoice', {
    ...FIRM_INVOICE,
    lines: [{ ...FIRM_INVOICE.lines[0], description: 'Refused' }],
  });
  const waiting = await run('einvoice.submit', { docType: 'IV', docNos: [second.docNo] });
  assert.equal((waiting.results as readonly { readonly status: string }[])[0]?.status, 'Pending');
  await page.reload();
  await page.getByText('1 e-invoice to be sent, 0 at MyInvois without a result yet.').waitFor();
  await page.getByRole('button', { name: 'Resume' }).click();
  await page.getByText('Sending resumed.').waitFor();
  const invalid = await statusOf(String(second.docNo), 'Invalid');
  assert.deepEqual(invalid.errors, [{ code: 'CF001', message: 'The buyer is unknown.' }]);
  await page.reload();
  await page.getByText('Submit e-invoices', { exact: true }).first().waitFor();
  await assertSound(page, VIEWS);
  assert.deepEqual(
    complaints.filter((line) => !line.includes('400')),
    [],
  );
  await browsing.close();
});

test('no file of the connector or the cloud, no log line and no request but the login has a secret in it', async (context) => {
  if (!browser) return context.skip('no browser');
  const key = certificates.read('firm.key').toString('latin1').split('\n')[3] ?? assert.fail();
  const hidden = [CLIENT.secret, PASSWORD, key];
  const texts = lookThrough(folder, (path) => (statSync(path).isFile() ? readFileSync(path, 'latin1') : ''));
  for (const [name, text] of texts) assert.ok(!hidden.some((secret) => text.includes(secret)), name);
  assert.ok(!hidden.some((secret) => printed.includes(secret)));
  const others = standIn.seen.filter(({ call }) => call !== 'login');
  assert.ok(others.length > 0 && !others.some((request) => hidden.some((secret) => JSON.stringify(request).includes(secret))));
});
