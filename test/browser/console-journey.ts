/**
 * The operator logs in to the console with the admin key and the keyboard, writes of an incident, finds a tenant, looks at its portal, suspends
 * and resumes it, and logs out. For the browser tests.
 */

import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { assertSoundEverywhere, complaintsOf, reloading } from './browser.ts';
import type { Portal } from './portal-in-browser.ts';

/** Those that differ in what they are made of. */
const PAGES = ['plan-requests', 'mails', 'operators'];

export async function consoleJourney({ tenant, newContext }: Portal, adminKey: string): Promise<void> {
  const page = await (await newContext()).newPage();
  const complaints = complaintsOf(page);
  await page.goto('/admin/console/nodes');
  await page.waitForURL('**/admin/login?next=/admin/console/nodes');
  await assertSoundEverywhere(page);
  await page.getByLabel('Admin key').fill('wrong');
  await page.keyboard.press('Enter');
  await page.getByText('The admin key is wrong.').waitFor();
  await page.getByLabel('Admin key').fill(adminKey);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/console/nodes');
  await page.getByText('running').first().waitFor();
  await page.goto('/admin');
  await assertSoundEverywhere(page);
  for (const name of PAGES) {
    await page.goto(`/admin/console/${name}`);
    await assertSoundEverywhere(page);
  }
  await writeOfIncident(page);
  await page.goto('/admin/console/tenants');
  await page.getByRole('searchbox').fill(tenant.email);
  await page.keyboard.press('Enter');
  await page.getByRole('row').nth(1).getByRole('link').click();
  await page.getByRole('button', { name: 'Suspend', exact: true }).waitFor();
  await assertSoundEverywhere(page);
  await lookAtPortal(page);
  await reloading(page, () => page.getByRole('button', { name: 'Suspend', exact: true }).press('Enter'));
  await page.getByText('suspended').first().waitFor();
  await reloading(page, () => page.getByRole('button', { name: 'Resume', exact: true }).press('Enter'));
  await page.getByRole('button', { name: 'Suspend', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL('**/admin/login');
  await page.goto('/admin');
  await page.waitForURL('**/admin/login?next=/admin');
  assert.deepEqual(complaints, []);
}

/** Everyone reads of it on the page about the status. */
async function writeOfIncident(page: Page): Promise<void> {
  await page.goto('/admin/console/incidents');
  await page.getByLabel('Title').fill('Webhooks are late');
  await page.getByLabel('Webhooks').check();
  await page.getByLabel('Text').fill('Deliveries wait for up to 10 minutes.');
  await reloading(page, () => page.getByRole('button', { name: 'Open an incident' }).press('Enter'));
  await page.getByRole('heading', { name: 'Webhooks are late' }).waitFor();
  await assertSoundEverywhere(page);
  await page.goto('/status');
  await page.getByText('Deliveries wait for up to 10 minutes.').first().waitFor();
  await assertSoundEverywhere(page);
  const sizes = (await page.evaluate(
    `[...document.querySelectorAll('.text-page h2, .text-page article h3')].map((shown) => [shown.textContent, parseFloat(getComputedStyle(shown).fontSize)])`,
  )) as readonly (readonly [string, number])[];
  const [heading, title] = ['Incidents', 'Webhooks are late'].map((text) => new Map(sizes).get(text) ?? 0);
  assert.ok(Number(title) < Number(heading), `the title of an incident, ${title} px, is below a heading of ${heading} px`);
}

/** From the page of a tenant to its portal and back: every page says that an operator looks. */
async function lookAtPortal(page: Page): Promise<void> {
  await page.getByLabel('Reason').fill('Ticket 4711');
  await page.getByRole('button', { name: 'Look at the portal' }).press('Enter');
  await page.waitForURL('**/portal');
  await page.getByText('Reason: Ticket 4711').waitFor();
  await assertSoundEverywhere(page);
  await page.getByRole('button', { name: 'End the visit' }).press('Enter');
  await page.waitForURL('**/admin/console/tenants/*');
}
