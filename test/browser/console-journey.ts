/** The operator logs in to the console with the admin key and the keyboard, finds a tenant, suspends and resumes it, and logs out. For the browser tests. */

import assert from 'node:assert/strict';
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
  await page.goto('/admin/console/tenants');
  await page.getByRole('searchbox').fill(tenant.email);
  await page.keyboard.press('Enter');
  await page.getByRole('row').nth(1).getByRole('link').click();
  await page.getByRole('button', { name: 'Suspend', exact: true }).waitFor();
  await assertSoundEverywhere(page);
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
