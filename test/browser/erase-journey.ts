/** An owner exports everything, chooses how long data is kept, asks to erase the company and keeps it after all. For the browser tests. */

import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { assertSoundEverywhere, reloading } from './browser.ts';

export interface EraseJourney {
  /** Logged in as the owner. */
  readonly page: Page;
  readonly companyName: string;
  readonly password: string;
  /** The status of a call with a key of the company. */
  readonly keyStatus: () => Promise<number>;
}

export async function eraseAndKeep(journey: EraseJourney): Promise<void> {
  const { page, keyStatus } = journey;
  await page.goto('/portal/account');
  await page.getByRole('link', { name: 'Open your data' }).click();
  await page.waitForURL('**/portal/data');
  const begun = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export everything' }).click();
  assert.match((await begun).suggestedFilename(), /\.zip$/);
  await chooseKeptDays(page);
  await assertSoundEverywhere(page);
  await askWithWrongName(journey);
  await ask(journey);
  await assertSoundEverywhere(page);
  await page.goto('/portal/keys');
  await page.getByRole('heading', { name: /will be erased on/ }).waitFor();
  assert.equal(await keyStatus(), 403);
  await page.getByRole('button', { name: 'Cancel the erasure' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/portal/data');
  assert.equal(await page.getByRole('heading', { name: /will be erased on/ }).count(), 0);
  assert.equal(await keyStatus(), 200);
}

const keptDays = (page: Page) => page.getByLabel('Keep payloads, results and files');

async function chooseKeptDays(page: Page): Promise<void> {
  await keptDays(page).selectOption({ label: '1 year' });
  await reloading(page, () => page.getByRole('button', { name: 'Save' }).click());
  assert.equal(await keptDays(page).inputValue(), '365');
}

async function askWithWrongName({ page, password }: EraseJourney): Promise<void> {
  await page.getByLabel('Company name').fill('Another company');
  await page.getByLabel('Current password').fill(password);
  await page.getByRole('button', { name: 'Erase the company' }).click();
  await page.getByRole('alert').filter({ hasText: 'you sent "Another company"' }).waitFor();
}

/** With the keyboard alone. */
async function ask({ page, companyName, password }: EraseJourney): Promise<void> {
  await page.getByLabel('Company name').fill(companyName);
  await page.getByLabel('Current password').fill(password);
  await reloading(page, () => page.keyboard.press('Enter'));
  await page.getByRole('heading', { name: /will be erased on/ }).waitFor();
}
