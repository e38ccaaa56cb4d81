/** A user confirms the address, forgets the password, resets it and changes the address, with the keyboard. For the browser tests. */

import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { readMail } from '../../packages/cloud/testing/read-mail.ts';
import { assertSoundEverywhere } from './browser.ts';

const LOOK_AGAIN_MS = 50;
const LOOKS_MAX = 400;

/** The link in the email to an address with a subject, once the cloud has written it to its outbox. */
export async function linkIn(folder: string, address: string, subject: string): Promise<string> {
  const outbox = join(folder, 'outbox');
  for (let look = 0; look < LOOKS_MAX; look += 1) {
    const files = existsSync(outbox) ? readdirSync(outbox).filter((name) => name.endsWith('.eml')) : [];
    const mails = files.map((name) => readMail(readFileSync(join(outbox, name), 'utf8')));
    const found = mails.find(({ headers }) => headers.to === address && headers.subject === subject);
    const link = /^(http\S+#\S+)$/m.exec(found?.text ?? '')?.[1];
    if (link !== undefined) return link;
    await pause(LOOK_AGAIN_MS);
  }
  return assert.fail(`${address} was not sent “${subject}”.`);
}

const pressEnterOn = async (page: Page, button: string): Promise<void> => {
  await page.getByRole('button', { name: button }).focus();
  await page.keyboard.press('Enter');
};

const shows = (page: Page, heading: string): Promise<void> => page.getByRole('heading', { name: heading }).waitFor();

/** `page` belongs to a browser that no one is logged in with. */
export async function accountJourney(page: Page, folder: string, password: string): Promise<void> {
  const [address, newAddress] = ['journey@example.com', 'new-journey@example.com'];
  await page.goto('/signup');
  await page.getByLabel('Company name').fill('Kedai Perjalanan');
  await page.getByLabel('Work email').fill(address);
  await page.getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
  await shows(page, 'Account created');

  await page.goto('/portal');
  await shows(page, 'Confirm your email address');
  await page.goto(await linkIn(folder, address, 'Confirm your email address'));
  await pressEnterOn(page, 'Confirm address');
  await shows(page, 'Address confirmed');
  await assertSoundEverywhere(page);
  assert.equal(await page.locator('[data-secret]').innerText(), address);
  assert.ok(!page.url().includes('#'), 'the token does not stay in the address');

  await page.context().clearCookies();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.waitForURL('**/password/forgot');
  await page.getByRole('textbox', { name: 'Email' }).fill(address);
  await page.keyboard.press('Enter');
  await shows(page, 'Check your email');
  await assertSoundEverywhere(page);
  await page.goto(await linkIn(folder, address, 'Reset your password'));
  await page.getByRole('textbox', { name: 'New password' }).fill('short');
  await page.keyboard.press('Enter');
  await page.getByText('must have at least 8 characters').waitFor();
  await page.getByRole('textbox', { name: 'New password' }).fill(`${password} too`);
  await page.keyboard.press('Enter');
  await shows(page, 'Password changed');
  await assertSoundEverywhere(page);

  await page.goto('/portal/account');
  await page.getByLabel('New email address').fill(newAddress);
  await page.getByLabel('Current password').first().fill(`${password} too`);
  await page.keyboard.press('Enter');
  await page.getByText('Check the new address for an email').waitFor();
  await page.goto(await linkIn(folder, newAddress, 'Confirm your new email address'));
  await pressEnterOn(page, 'Confirm address');
  await shows(page, 'Address confirmed');
  await page.goto('/portal/account');
  await page.getByText(newAddress).first().waitFor();
  await page.goto(await linkIn(folder, address, 'Your email address was changed'));
  await page.getByRole('textbox', { name: 'New password' }).fill(`${password} once more`);
  await page.keyboard.press('Enter');
  await shows(page, 'Change undone');
  await assertSoundEverywhere(page);
  await page.goto('/portal/account');
  await page.getByText(address).first().waitFor();
  await page.goto(`/email/confirm#${'x'.repeat(43)}`);
  await pressEnterOn(page, 'Confirm address');
  await page.getByRole('alert').filter({ hasText: 'This link has expired' }).waitFor();
  await page.context().close();
}
