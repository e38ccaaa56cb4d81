/** A user makes reports of the sandbox in the portal and downloads them. For the browser tests. */

import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { assertSound, complaintsOf, VIEWS } from './browser.ts';

export async function makeReports(page: Page): Promise<void> {
  const complaints = complaintsOf(page);
  await page.goto('/portal/reports');
  await page.getByLabel('Report', { exact: true }).first().focus();
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
  await sendByMail(page);
  await page.getByLabel('Report', { exact: true }).first().selectOption('sales-analysis');
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

/** The button makes a link and opens the mail program, which this browser has none of; the link works until it is revoked. */
async function sendByMail(page: Page): Promise<void> {
  const [response] = await Promise.all([
    page.waitForResponse('**/app/file-links'),
    page.getByRole('button', { name: 'Send by email' }).click(),
  ]);
  const { url, letter } = (await response.json()) as { readonly url: string; readonly letter: { readonly text: string } };
  assert.ok(letter.text.includes(url));
  const shared = await page.context().newPage();
  await shared.goto(url);
  await assertSound(shared, VIEWS);
  assert.match(await (await shared.request.get(`${url}/file`)).text(), /<h1>Trial Balance<\/h1>/);
  const list = await page.context().newPage();
  await list.goto('/portal/reports');
  await list.getByText('once').waitFor();
  await list.getByRole('button', { name: 'Last month' }).click();
  assert.match(await list.getByLabel('To', { exact: true }).inputValue(), /^20\d\d-\d\d-(?:28|29|30|31)$/);
  await list.getByRole('button', { name: /^Revoke the link to/ }).click();
  await list.getByRole('heading', { name: 'Links that work' }).waitFor({ state: 'detached' });
  await shared.reload();
  await shared.getByText('has revoked the link').waitFor();
  await shared.close();
  await list.goto('/portal/reports?party=300-A001');
  await list.getByLabel('Language of the letter').selectOption('ms');
  const [made] = await Promise.all([
    list.waitForResponse('**/app/file-links'),
    list.getByRole('button', { name: 'Print and email' }).click(),
  ]);
  const statement = (await made.json()) as {
    readonly link: { readonly fileName: string };
    readonly letter: { readonly subject: string };
  };
  assert.match(statement.link.fileName, /\.pdf$/);
  assert.match(statement.letter.subject, /^Penyata akaun anda daripada /);
  await list.close();
}
