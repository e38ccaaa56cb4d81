import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { axeOn, complaintsOf, launchBrowser, settled, sidewaysPixels } from './browser.ts';
import { type CloudProcess, call, inherited, type SignedUp, signUpOver, startCloudProcess } from './cloud-process.ts';
import { VIEWS } from './shown-pages.ts';

/** The first five minutes, as docs/connector.md has them: a code, a book from a template, a command; and every page of the connector. */

const HOSTILE = `<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>'"`;
const program = new URL('../packages/connector/bin/ledgerline-connector.mjs', import.meta.url).pathname;
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
  cloud = await startCloudProcess({ DATA_DIR: join(folder, 'cloud') });
  tenant = await signUpOver(cloud.baseUrl, 'five-minutes@example.com');
});

after(async () => {
  await browser?.close();
  for (const child of started) {
    if (child.exitCode !== null) continue;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  await cloud?.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
});

/** Starts the program; the lines that it prints come one at a time. */
function start(...parameters: readonly string[]) {
  const child = spawn(process.execPath, [program, ...parameters, '--folder', home], {
    env: inherited,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started.push(child);
  return { child, lines: createInterface({ input: child.stdout })[Symbol.asyncIterator]() };
}

/** Nothing that axe finds, nothing that is cut off, in both schemes and widths. */
async function looksRight(page: Page): Promise<void> {
  for (const { width, colorScheme, rules } of VIEWS) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await settled(page);
    const found = [await (await axeOn(page))(rules), await sidewaysPixels(page)];
    assert.deepEqual(found, [[], 0], `${page.url().split('/').slice(4).join('/')} ${width} ${colorScheme}`);
  }
}

test('a machine is connected, gets a book and runs its first command without anyone touching a file', async (context) => {
  if (!browser) return context.skip('no browser');
  const browsing = await browser.newContext({ baseURL: cloud.baseUrl, reducedMotion: 'reduce' });
  browsing.setDefaultTimeout(WAIT_MS_MAX);
  const [name = '', value = ''] = (tenant.cookie.split(';')[0] ?? '').split('=');
  await browsing.addCookies([{ name, value, url: cloud.baseUrl }]);
  const page = await browsing.newPage();
  const complaints = complaintsOf(page);

  const pairing = start('pair', '--json', '--cloud', cloud.baseUrl, '--name', HOSTILE);
  const { verificationUriComplete } = JSON.parse((await pairing.lines.next()).value ?? '{}') as Record<string, string>;
  await page.goto(verificationUriComplete ?? '');
  assert.equal(await page.getByRole('heading', { level: 1 }).innerText(), `Connect ${HOSTILE}?`);
  await page.getByRole('button', { name: 'Approve' }).press('Enter');
  await page.getByRole('heading', { name: 'Connector connected.' }).waitFor();
  assert.equal((JSON.parse((await pairing.lines.next()).value ?? '{}') as Record<string, string>).step, 'connected');

  const { lines } = start('run');
  for (let line = ''; !line.includes('Connected to the cloud.'); line = (await lines.next()).value ?? assert.fail('It ended.'));
  const { url } = JSON.parse((await start('open', '--json').lines.next()).value ?? '{}') as { readonly url: string };
  const local = await browsing.newPage();
  const localComplaints = complaintsOf(local);
  await local.goto(url);
  await looksRight(local);
  await local.getByRole('link', { name: 'New account book' }).press('Enter');
  await looksRight(local);
  await local.getByLabel('Registered name of the company').fill(HOSTILE);
  await local.keyboard.press('Enter');
  await local.getByRole('heading', { name: 'Account book MAIN created' }).waitFor();
  assert.ok((await local.getByText(HOSTILE).count()) > 0, 'The name is shown as it is.');
  await local.getByRole('button', { name: 'Test MAIN' }).press('Enter');
  await local.getByText('The trial balance is zero').waitFor();
  await looksRight(local);

  const command = { commandId: 'first', connectorId: tenant.connectorId, companyId: 'MAIN', type: 'create-debtor' };
  const payload = { debtorCode: '300-A001', companyName: HOSTILE };
  const { body } = await call(cloud.baseUrl, 'POST', '/v1/commands?wait=30', tenant.tenantKey, { ...command, payload });
  assert.equal((body.command as { status: string }).status, 'done', JSON.stringify(body));
  await local.getByRole('link', { name: 'Commands' }).press('Enter');
  await local.getByText('create-debtor').waitFor();
  for (const link of ['Commands', 'Log', 'Check']) {
    await local.getByRole('link', { name: link, exact: true }).click();
    await local.getByRole('heading', { level: 1, name: link }).waitFor();
    await looksRight(local);
  }

  await local.getByRole('link', { name: 'State', exact: true }).click();
  await local.getByRole('button', { name: 'Pause' }).press('Enter');
  await local.getByRole('heading', { name: 'The connector is paused' }).waitFor();
  await looksRight(local);
  await page.goto('/portal');
  await page.getByRole('heading', { name: /Connector paused/ }).waitFor();
  await local.getByRole('button', { name: 'Resume' }).press('Enter');
  await local.getByRole('heading', { name: 'Everything works' }).waitFor();

  for (const place of ['books/edit?company=MAIN', 'books/remove?company=MAIN', 'books/add?driver=external']) {
    await local.goto(`${url}${place}`);
    await looksRight(local);
  }
  assert.equal(await local.evaluate(() => 'hacked' in globalThis), false);
  assert.deepEqual([complaints, localComplaints], [[], []]);
});

test('a page of elsewhere cannot reach the connector through the browser', async (context) => {
  if (!browser) return context.skip('no browser');
  const { url } = JSON.parse((await start('open', '--json').lines.next()).value ?? '{}') as { readonly url: string };
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
