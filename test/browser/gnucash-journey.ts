/** An owner reads a GnuCash book in the portal, on a desk and on a phone. For the browser tests. */

import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import type { Payload } from '@ledgerline/catalog';
import type { BrowserContext, Page } from 'playwright-core';
import { isReady } from '../debian-packages.ts';
import { makeBook } from '../gnucash/books.ts';
import { GnuCashSystem } from '../gnucash/system.ts';
import { assertSoundEverywhere, complaintsOf } from './browser.ts';
import type { Portal } from './portal-in-browser.ts';

const COMPANY = 'GNU';
const DESK = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };
const NOT_OFFERED = 'The driver of this book (gnucash) does not offer this part.';

const line = (unitPrice: number): Payload => ({
  description: 'Goods',
  accountNo: '500-0000',
  qty: 1,
  unitPrice,
  taxCode: 'ST10',
});
const SALES: readonly Payload[] = [
  { debtorCode: '300-A001', docDate: '2026-07-06', lines: [line(100)] },
  { debtorCode: '300-B001', docDate: '2026-07-06', lines: [line(250)] },
];

export async function readGnuCashBook(portal: Portal, context: TestContext): Promise<void> {
  if (!isReady('gnucash')) return context.skip('GnuCash is not installed');
  const folder = mkdtempSync(join(tmpdir(), 'ledgerline-gnucash-page-'));
  context.after(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }));
  const settings = makeBook(join(folder, 'shop.gnucash'), 'sqlite3');
  const system = await GnuCashSystem.start(folder, [{ companyId: COMPANY, driver: 'external', settings }], portal.system);
  context.after(() => system.stop());
  for (const payload of SALES) assert.equal((await system.run(COMPANY, 'create-sales-invoice', payload)).status, 'done');
  const owner = await ownerOf(portal, system);
  const page = await owner.newPage();
  const complaints = complaintsOf(page);
  const book = `/portal/books/${system.tenant.connectorId}/${COMPANY}`;
  await readFigures(page, book);
  await readCustomer(page, book);
  await readDocument(page);
  await readReports(page, system.tenant.connectorId);
  assert.deepEqual(complaints, []);
  await owner.close();
}

async function ownerOf({ newContext, system: { baseUrl } }: Portal, { tenant }: GnuCashSystem): Promise<BrowserContext> {
  const context = await newContext({ viewport: DESK });
  const cookies = tenant.cookie.split('; ').map((cookie) => {
    const [name = '', value = ''] = cookie.split(/=(.*)/s);
    return { name, value, url: baseUrl };
  });
  await context.addCookies(cookies);
  return context;
}

/** What GnuCash has no notion of is said in words, and nothing is an error. */
async function readFigures(page: Page, book: string): Promise<void> {
  await page.goto(book);
  await page.locator('.skel').first().waitFor({ state: 'detached' });
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size);
    await page.locator('.book-figures').getByText('385.00', { exact: true }).waitFor();
    await page.locator('.age-list').getByText('More than 90 days overdue').waitFor();
    await page.locator('.owed-list').getByText('Alpha Hardware').waitFor();
    assert.equal(await page.getByText(NOT_OFFERED).count(), 2, 'items and e-invoices');
    assert.equal(await page.locator('[data-tone=failed]').count(), 0);
  }
  await assertSoundEverywhere(page);
  await page.goto(`${book}/items`);
  await page.getByText(NOT_OFFERED).waitFor();
}

async function readCustomer(page: Page, book: string): Promise<void> {
  await page.goto(`${book}/customers`);
  await page.setViewportSize(PHONE);
  await page.getByRole('link', { name: 'Alpha Hardware' }).click();
  await page.getByText('days overdue').first().waitFor();
  assert.equal(await page.getByRole('link', { name: 'Email a statement' }).count(), 0);
  await assertSoundEverywhere(page);
}

async function readDocument(page: Page): Promise<void> {
  await page.locator('a[href*="/documents/sales-invoice/"]').first().click();
  await page.getByText('Postings').first().waitFor();
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size);
    await page.getByText('110.00').first().waitFor();
  }
  await assertSoundEverywhere(page);
  const pdf = await page.locator('a[href*="/pdf"]').first().getAttribute('href');
  assert.equal((await (await page.request.get(pdf ?? '')).body()).subarray(0, 5).toString(), '%PDF-');
}

/** The page of reports says which book prints none. */
async function readReports(page: Page, connectorId: string): Promise<void> {
  await page.goto(`/portal/reports?book=/app/books/${connectorId}/${COMPANY}`);
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size);
    await page.getByText('GNU: its driver (gnucash) does not offer reports.').waitFor();
  }
  assert.equal(await page.locator('form[data-report], form[data-statement]').count(), 0);
  await assertSoundEverywhere(page);
}
