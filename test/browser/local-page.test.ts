import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { makeFeaturedDriver } from '../../packages/connector/testing/featured-folder.ts';
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
import { assertSound, complaintsOf, launchBrowser, VIEWS } from './browser.ts';

/** The first five minutes, as docs/connector.md has them: a code, a book from a template, a command; and every page of the connector. */

const HOSTILE = `<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>'"`;
const program = new URL('../../packages/connector/bin/ledgerline-connector.mjs', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'local-page-'));
const home = join(folder, 'connector');
const WAIT_MS_MAX = 20_000;

let browser: Browser | null;
let cloud: CloudProcess;
let tenant: SignedUp;
const started: ChildProcess[] = [];

before(async () => {
  browser = await launchBrowser();
  if (!browser) return;
  makeFeaturedDriver(join(home, 'drivers/featured'));
  cloud = await startCloudProcess({ DATA_DIR: join(folder, 'cloud') });
  tenant = await signUpOver(cloud.baseUrl, 'five-minutes@example.com');
});

after(async () => {
  await browser?.close();
  for (const child of started) await endProcess(child);
  await cloud?.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
});

/** Starts the program; the lines that it prints come one at a time. */
function start(...parameters: readonly string[]) {
  const child = spawn(process.execPath, [program, ...parameters, '--folder', home], {
    env: { ...inherited, TZ: 'Asia/Kuala_Lumpur' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  started.push(child);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async (): Promise<string> => (await lines.next()).value ?? assert.fail('It ended.');
  const says = async (text: string): Promise<void> => {
    for (let line = ''; !line.includes(text); line = await next());
  };
  return { next, says };
}

/** Connects the machine to another account while its connector runs. */
async function pairWith({ cookie }: SignedUp): Promise<void> {
  const { next } = start('pair', '--json', '--cloud', cloud.baseUrl);
  const { userCode } = JSON.parse(await next()) as { readonly userCode: string };
  const headers = { cookie, 'content-type': 'application/json' };
  const approval = { method: 'POST', headers, body: JSON.stringify({ decision: 'approve' }) };
  assert.equal((await fetch(`${cloud.baseUrl}/app/pairings/${userCode}`, approval)).status, 200);
  assert.match(await next(), /"step":"connected"/);
}

async function send({ connectorId, tenantKey }: SignedUp, commandId: string, wait = 30): Promise<string> {
  const command = { commandId, connectorId, companyId: 'MAIN', type: 'create-debtor' };
  const payload = { debtorCode: `300-${commandId}`, companyName: HOSTILE };
  const { body } = await call(cloud.baseUrl, 'POST', `/v1/commands?wait=${wait}`, tenantKey, { ...command, payload });
  return (body.command as { status: string } | undefined)?.status ?? JSON.stringify(body);
}

/** Four steps and one field, with the keyboard alone. */
async function addPackageBook(local: Page): Promise<void> {
  const notebook = join(folder, 'notes.notebook');
  writeFileSync(notebook, '');
  await local.getByRole('link', { name: 'Account books', exact: true }).press('Enter');
  await local.getByRole('link', { name: 'Add a book of another package' }).press('Enter');
  await local.getByRole('heading', { name: 'Featured' }).waitFor();
  await assertSound(local, VIEWS);
  await local.getByRole('link', { name: 'Choose Featured' }).press('Enter');
  await local.getByLabel('Path of the file').fill(notebook);
  await assertSound(local, VIEWS);
  await local.keyboard.press('Enter');
  await local.getByRole('heading', { name: 'Add notes.notebook' }).waitFor();
  assert.equal(await local.getByLabel('sales').inputValue(), '500-0000', 'The driver has proposed the account.');
  await assertSound(local, VIEWS);
  await local.getByRole('button', { name: 'Test', exact: true }).press('Enter');
  await local.getByText('The book opens and can be read.').waitFor();
  await assertSound(local, VIEWS);
  await local.getByRole('button', { name: 'Add account book' }).press('Enter');
  await local.getByRole('heading', { name: 'Account book NOTES added.' }).waitFor();
}

test('a machine is connected, gets a book and runs its first command without anyone touching a file', async (context) => {
  if (!browser) return context.skip('no browser');
  const browsing = await browser.newContext({ baseURL: cloud.baseUrl, reducedMotion: 'reduce' });
  browsing.setDefaultTimeout(WAIT_MS_MAX);
  const [name = '', value = ''] = (tenant.cookie.split(';')[0] ?? '').split('=');
  await browsing.addCookies([{ name, value, url: cloud.baseUrl }]);
  const page = await browsing.newPage();
  const complaints = complaintsOf(page);

  // As a service is started before its machine is connected.
  const service = start('run', '--until-input-ends');
  await service.says('is missing. Waiting until this machine is connected');
  const { url } = JSON.parse(await start('open', '--json').next()) as { readonly url: string };
  const local = await browsing.newPage();
  const localComplaints = complaintsOf(local);
  await local.goto(url);
  await assertSound(local, VIEWS);
  await local.getByLabel('Address of the portal').fill(`${cloud.baseUrl}/`);
  await local.keyboard.press('Enter');
  await local.getByRole('heading', { name: 'Approve this code in the portal' }).waitFor();
  await assertSound(local, VIEWS);
  const code = await local.locator('.shown-code').innerText();
  const portal = local.getByRole('link', { name: 'Open the portal' });
  await page.goto((await portal.getAttribute('href')) ?? '');
  assert.ok((await page.getByText(code).count()) > 0, 'The portal asks about the same code.');
  await page.getByRole('button', { name: 'Approve' }).press('Enter');
  await page.getByRole('heading', { name: 'Connector connected.' }).waitFor();
  await local.getByRole('heading', { name: 'Add an account book' }).waitFor();
  await assertSound(local, VIEWS);
  await local.getByRole('link', { name: 'New account book' }).press('Enter');
  await assertSound(local, VIEWS);
  await local.getByLabel('Registered name of the company').fill(HOSTILE);
  await local.keyboard.press('Enter');
  await local.getByRole('heading', { name: 'Account book MAIN created' }).waitFor();
  assert.ok((await local.getByText(HOSTILE).count()) > 0, 'The name is shown as it is.');
  await local.getByRole('button', { name: 'Test MAIN' }).press('Enter');
  await local.getByText('The trial balance is zero').waitFor();
  await assertSound(local, VIEWS);

  assert.equal(await send(tenant, 'A001'), 'done');
  await local.getByRole('link', { name: 'Commands' }).press('Enter');
  await local.getByText('create-debtor').waitFor();
  assert.match(await local.locator('time').first().innerText(), /^\d+ \w{3} \d{4}, [\d:]{8} GMT\+8$/, 'The time of the machine.');
  for (const link of ['Commands', 'Log', 'Check']) {
    await local.getByRole('link', { name: link, exact: true }).click();
    await local.getByRole('heading', { level: 1, name: link }).waitFor();
    await assertSound(local, VIEWS);
  }

  await local.getByRole('link', { name: 'State', exact: true }).click();
  await local.getByRole('button', { name: 'Pause' }).press('Enter');
  await local.getByRole('heading', { name: 'The connector is paused' }).waitFor();
  await assertSound(local, VIEWS);
  await page.goto('/portal');
  await page.getByRole('heading', { name: /Connector paused/ }).waitFor();
  await local.getByRole('button', { name: 'Resume' }).press('Enter');
  await local.getByRole('heading', { name: 'Everything works' }).waitFor();

  await addPackageBook(local);

  for (const place of ['books/edit?company=NOTES', 'books/remove?company=MAIN', 'books/add?driver=external', 'pair']) {
    await local.goto(`${url}${place}`);
    await assertSound(local, VIEWS);
  }
  assert.equal(await local.evaluate(() => 'hacked' in globalThis), false);
  assert.deepEqual([complaints, localComplaints], [[], []]);

  const other = await signUpOver(cloud.baseUrl, 'second-account@example.com');
  await pairWith(other);
  await service.says('The configuration has changed.');
  await service.says('Connected to the cloud.');
  await untilBooksReported(cloud.baseUrl, other);
  assert.equal(await send(other, 'A002'), 'done', 'It serves the other account.');
  assert.equal(await send(tenant, 'A003', 0), 'queued');
  await local.goto(url);
  await local.getByText(other.connectorId).waitFor();
  await pairWith(tenant);
  await service.says('Connected to the cloud.');
  const { body } = await call(cloud.baseUrl, 'GET', '/v1/commands/A003?wait=30', tenant.tenantKey);
  assert.equal((body.command as { status: string }).status, 'done', 'What waited runs, once.');
});

test('the name of a machine is shown as it is', async (context) => {
  if (!browser) return context.skip('no browser');
  const { body } = await call(cloud.baseUrl, 'POST', '/device', '', { name: HOSTILE, kind: 'connector' });
  const browsing = await browser.newContext();
  const [name = '', value = ''] = (tenant.cookie.split(';')[0] ?? '').split('=');
  await browsing.addCookies([{ name, value, url: cloud.baseUrl }]);
  const page = await browsing.newPage();
  await page.goto(String(body.verificationUriComplete));
  assert.equal(await page.getByRole('heading', { level: 1 }).innerText(), `Connect ${HOSTILE}?`);
});

test('a page of elsewhere cannot reach the connector through the browser', async (context) => {
  if (!browser) return context.skip('no browser');
  const { url } = JSON.parse(await start('open', '--json').next()) as { readonly url: string };
  const page = await browser.newPage();
  await page.goto(`${cloud.baseUrl}/pricing`);
  const { origin } = new URL(url);
  const statusOf = async (address: string): Promise<number | undefined> => (await page.goto(address))?.status();
  assert.equal(await statusOf(`${origin}/`), 403, 'No token.');
  assert.equal(await statusOf(`${url.replace('127.0.0.1', 'localhost')}books`), 421, 'Another name of this machine.');
  await page.goto(`${cloud.baseUrl}/pricing`);
  await page.evaluate(
    `document.body.append(Object.assign(document.createElement('a'), { href: '${url}', textContent: 'here', id: 'away' }))`,
  );
  const [response] = await Promise.all([
    page.waitForResponse((reply) => reply.url() === url),
    page.locator('#away').press('Enter'),
  ]);
  assert.equal(response.status(), 403, 'A link on another page, even with the token.');
});
