/** A person reads an account book in the portal: on a phone and on a desk, with the keyboard, and without JavaScript. For the browser tests. */

import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { assertSoundEverywhere, complaintsOf } from './browser.ts';
import { logIn, type Portal } from './portal-in-browser.ts';

const bookOf = ({ tenant }: Portal): string => `/portal/books/${tenant.connectorId}/SAMPLE`;

/** Until every figure and the drawing are there. */
async function untilWhole(page: Page): Promise<void> {
  await page.locator('.skel').first().waitFor({ state: 'detached' });
  await page.locator('svg.chart.wide').waitFor({ state: 'attached' });
}

const TRIES_MAX = 10;

/** From the figures to a customer, a document and its PDF, with the keyboard alone. */
export async function readWithKeyboard(portal: Portal): Promise<void> {
  const page = await portal.owner.newPage();
  const complaints = complaintsOf(page);
  await page.goto(bookOf(portal));
  await untilWhole(page);
  await assertSoundEverywhere(page);
  await followWithKeyboard(page, page.locator('.owed-list a').first());
  await page.getByRole('heading', { level: 1 }).waitFor();
  assert.match(page.url(), /\/customers\/[^/]+$/);
  await page.locator('.skel').first().waitFor({ state: 'detached' });
  await assertSoundEverywhere(page);
  await followWithKeyboard(page, page.locator('a[href*="/documents/sales-invoice/"]').first());
  assert.match(page.url(), /\/documents\/sales-invoice\/[^/]+$/);
  await page.locator('.skel').first().waitFor({ state: 'detached' });
  await assertSoundEverywhere(page);
  const pdf = await page.locator('a[href*="/pdf"]').first().getAttribute('href');
  let file = await page.request.get(pdf ?? '');
  // A busy book prints later, and the same address has it then.
  for (let tries = 1; !file.ok() && tries < TRIES_MAX; tries += 1) file = await page.request.get(pdf ?? '');
  assert.equal((await file.body()).subarray(0, 5).toString(), '%PDF-');
  await page.goto(`${bookOf(portal)}/e-invoices`);
  await page.locator('tbody tr').first().waitFor();
  await assertSoundEverywhere(page);
  await page.goto(`${bookOf(portal)}/items`);
  await page.locator('.skel').first().waitFor({ state: 'detached' });
  await page.getByRole('searchbox').fill('no such item');
  await page.getByText('Nothing matches').waitFor();
  await assertSoundEverywhere(page);
  assert.deepEqual(complaints, []);
  await page.close();
}

async function followWithKeyboard(page: Page, link: ReturnType<Page['locator']>): Promise<void> {
  await link.focus();
  await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);
}

/** Every page that reads, on a phone that runs no script. */
export async function readWithoutScript(portal: Portal): Promise<void> {
  const context = await portal.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await logIn(page, portal.tenant.email);
  await page.goto('/portal/books');
  await page
    .locator(`a[href="${bookOf(portal)}"]`)
    .first()
    .click();
  await page.getByRole('link', { name: 'Customers owe you' }).click();
  await page.locator('a.rowlink').first().click();
  assert.match(page.url(), /\/customers\/[^/]+$/);
  for (const part of ['/suppliers', '/documents', '/items', '/money']) {
    const response = await page.goto(`${bookOf(portal)}${part}`);
    assert.equal(response?.status(), 200, part);
    await page.locator('tbody tr').first().waitFor();
  }
  await page.goto(`${bookOf(portal)}/documents?type=sales-invoice&sort=finalTotal`);
  await page.locator('a.rowlink').first().click();
  assert.match(page.url(), /\/documents\/sales-invoice\/[^/]+$/);
  await context.close();
}

/** A report goes to a confirmed address only; the page says so. */
export async function scheduleReports(portal: Portal): Promise<void> {
  const page = await portal.owner.newPage();
  const complaints = complaintsOf(page);
  await page.goto('/portal/reports');
  await page.getByRole('button', { name: 'Schedule' }).click();
  await page.getByText('before reports are sent to it').waitFor();
  await assertSoundEverywhere(page);
  assert.deepEqual(complaints, []);
  await page.close();
}
