/** An owner invites an accountant, who joins and is held to the role; a second company joins with its own login and switches. For the browser tests. */

import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { assertSound } from './browser.ts';
import type { NewContext } from './portal-in-browser.ts';

export interface TeamJourney {
  /** Logged in as an owner. */
  readonly owner: Page;
  /** Logged in as the owner of another company. */
  readonly guest: Page;
  readonly guestEmail: string;
  readonly newContext: NewContext;
  readonly password: string;
  /** Where the link is that confirms the address of the owner. */
  readonly confirmation: string;
}

export async function workTogether({ owner, guest, guestEmail, newContext, password, confirmation }: TeamJourney): Promise<void> {
  await owner.goto(confirmation);
  await owner.getByRole('button', { name: 'Confirm address' }).click();
  await owner.getByText('Address confirmed').first().waitFor();
  const link = await invite(owner, `accountant-${guestEmail}`, 'accountant');
  const reader = await joinAsNew(newContext, link, password);
  await assertHeldToRole(reader);
  await joinWithLogin(guest, await invite(owner, guestEmail, 'developer'));
  await switchCompany(guest);
}

/** With the keyboard alone. Returns the link that the page shows. */
async function invite(page: Page, email: string, role: string): Promise<string> {
  await page.goto('/portal/team');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('radio', { name: role }).first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  const secret = page.locator('.dialog:popover-open .secret code');
  await secret.waitFor();
  const link = await secret.innerText();
  await page.goto('/portal/team');
  await page.getByRole('button', { name: `Revoke the invitation to ${email}` }).waitFor();
  await assertSound(page);
  return link;
}

async function joinAsNew(newContext: NewContext, link: string, password: string): Promise<Page> {
  const page = await (await newContext({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' })).newPage();
  await page.goto(link);
  await page.getByRole('button', { name: 'Join' }).waitFor();
  await assertSound(page);
  await page.getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/portal');
  return page;
}

async function assertHeldToRole(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 });
  const entries = page.getByRole('navigation', { name: 'Portal' });
  assert.equal(await entries.getByRole('link', { name: 'API keys' }).count(), 0);
  assert.equal(await entries.getByRole('link', { name: 'Reports' }).count(), 1);
  await page.goto('/portal/team');
  await page.getByText('Your role, accountant, cannot manage the team').waitFor();
  await assertSound(page);
  await page.goto('/portal/keys');
  await page.getByText('Your role, accountant, cannot manage app keys').waitFor();
  await page.close();
}

async function joinWithLogin(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Join' }).click();
  await page.waitForURL('**/portal');
}

async function switchCompany(page: Page): Promise<void> {
  const opener = page.getByRole('button', { name: /switch company$/ });
  const before = await opener.innerText();
  await opener.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Switch company' }).waitFor();
  await assertSound(page);
  await page.getByRole('button', { name: /^Switch to / }).focus();
  await page.keyboard.press('Enter');
  await page
    .getByRole('button', { name: /switch company$/ })
    .filter({ hasNotText: before })
    .waitFor();
}
