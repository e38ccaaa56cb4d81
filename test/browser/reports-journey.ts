/** A user makes reports of the sandbox in the portal and downloads them. For the browser tests. */

import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { assertSound, complaintsOf, VIEWS } from './browser.ts';

export async function makeReports(page: Page): Promise<void> {
  const complaints = complaintsOf(page);
  await page.goto('/portal/reports');
  await page.getByLabel('Report', { exact: true }).focus();
  await page.keyboard.press('Home');
  assert.equal(await page.getByLabel('Group by').isDisabled(), true, 'a trial balance has no groups');
  await page.getByLabel('To', { exact: true }).fill('2026-06-30');
  await page.keyboard.press('Enter');
  const shown = page.frameLocator('iframe[title=Report]');
  await shown.getByRole('heading', { name: 'Trial Balance' }).waitFor();
  const download = page.getByRole('link', { name: 'Download' });
  const file = async (): Promise<string> =>
    (await (await page.request.get((await download.getAttribute('href')) ?? '')).body()).toString('latin1');
  assert.match(await file(), /<h1>Trial Balance<\/h1>/);
  await assertSound(page, VIEWS);
  await page.getByLabel('Report', { exact: true }).selectOption('sales-analysis');
  await page.getByLabel('Group by').selectOption('agent');
  await page.getByLabel('CSV').focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Show' }).click();
  await page.getByText('The rows are ready').waitFor();
  assert.match(await file(), /^By sales agent\r\nAgent,Name,Qty,/);
  await page.getByLabel('From', { exact: true }).fill('2026-07-31');
  await page.getByRole('button', { name: 'Show' }).click();
  await page.getByRole('alert').filter({ hasText: 'From must not be later than To.' }).waitFor();
  assert.equal(await page.getByText(/later than/).count(), 1);
  assert.deepEqual(complaints, []);
  await page.close();
}
