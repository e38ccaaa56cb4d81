/** A key is limited to addresses, rotated with an overlap and its old secret ended; what was rejected on the way is shown. For the browser tests. */

import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { call } from '../cloud-process.ts';
import { assertSoundEverywhere, reloading } from './browser.ts';

const secretOn = async (page: Page): Promise<string> =>
  (await page.locator('#secret-text:not(:empty)').textContent()) ?? assert.fail('A secret must be shown.');

const stored = (page: Page): Promise<void> =>
  reloading(page, () => page.getByRole('button', { name: 'I have stored it' }).press('Enter'));

const LOOK_AGAIN_MS = 500;
const LOOKS_MAX = 120;

/** Rejected requests are written down every few seconds. */
async function rejectedRow(page: Page): Promise<string> {
  const row = page.getByRole('region', { name: 'Rejected requests' }).locator('tr', { hasText: 'address_not_allowed' });
  for (let look = 0; look < LOOKS_MAX; look += 1) {
    await page.goto('/portal/usage');
    if ((await row.count()) > 0) return (await row.textContent()) ?? '';
    await pause(LOOK_AGAIN_MS);
  }
  return assert.fail('The rejected request must be shown.');
}

/** `page` is logged in as an owner. */
export async function keyJourney(page: Page, baseUrl: string): Promise<void> {
  const statusOf = async (secret: string): Promise<number> => (await call(baseUrl, 'GET', '/v1/me', secret)).status;
  await page.goto('/portal/keys');
  await page.getByLabel('Name', { exact: true }).fill('Till');
  await page.getByRole('textbox', { name: 'Allowed addresses' }).fill('203.0.113.0/24');
  await page.getByRole('textbox', { name: 'Amount limit of a document' }).fill('5000');
  await page.getByRole('button', { name: 'Create key' }).press('Enter');
  const first = await secretOn(page);
  assert.equal(await statusOf(first), 403);
  await stored(page);
  const row = page.locator('tr', { hasText: 'Till' });
  assert.match((await row.textContent()) ?? '', /only from 203\.0\.113\.0\/24.*documents up to 5,000\.00/);

  await page.getByRole('button', { name: 'Edit Till' }).press('Enter');
  const addresses = page.locator('#edit-addresses');
  assert.equal(await addresses.inputValue(), '203.0.113.0/24');
  await addresses.fill('nowhere');
  await page.getByRole('button', { name: 'Save key' }).press('Enter');
  await page.getByRole('alert').filter({ hasText: 'you sent "nowhere"' }).waitFor();
  await addresses.fill('');
  await reloading(page, () => page.getByRole('button', { name: 'Save key' }).press('Enter'));
  assert.equal(await statusOf(first), 200);

  await page.getByRole('button', { name: 'Rotate Till' }).press('Enter');
  await page.getByLabel('The old secret works').selectOption('1');
  await page.getByRole('button', { name: 'Rotate key', exact: true }).press('Enter');
  const second = await secretOn(page);
  assert.deepEqual([await statusOf(first), await statusOf(second)], [200, 200]);
  await stored(page);
  await row.getByText('old secret works until').waitFor();
  await assertSoundEverywhere(page);
  await reloading(page, () => page.getByRole('button', { name: 'End now: the old secret of Till' }).press('Enter'));
  assert.deepEqual([await statusOf(first), await statusOf(second)], [401, 200]);

  assert.match(await rejectedRow(page), /Till.*GET \/v1\/me/);
  await page.locator('svg.chart').first().waitFor();
  await page.getByText('Figures by day').press('Enter');
  await page.getByRole('region', { name: 'Figures by day' }).waitFor();
  await assertSoundEverywhere(page);
}
