/** What a person does with the changes of an account book in the portal: sees one, switches them off and on, and has them deleted. */

import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { sandboxBookNames } from '../../packages/contract/src/index.ts';
import { assertSoundEverywhere, reloading } from './browser.ts';

const button = (page: Page, action: string) =>
  page.locator('main').getByRole('button', { name: `${action}: ${sandboxBookNames.SAMPLE}`, exact: true });

/** `create` saves a customer with the given code. */
export async function changesJourney(page: Page, create: (code: string) => Promise<unknown>): Promise<void> {
  await create('300-SEEN1');
  await page.goto('/portal/changes');
  await page.getByText('What leaves the computer').waitFor();
  await button(page, 'Switch off').waitFor();
  // The first look at a book is a gap; what is saved after it is told.
  await page.getByText('switched on').first().waitFor();
  await create('300-SEEN2');
  await page.getByText('300-SEEN2').first().waitFor();
  await assertSoundEverywhere(page);
  await reloading(page, () => button(page, 'Switch off').click());
  await reloading(page, () => button(page, 'Switch on').click());
  assert.ok(await page.getByText('300-SEEN2').first().isVisible(), 'switched off and on, the events are kept');
  await reloading(page, () => button(page, 'Switch off and delete').click());
  await button(page, 'Switch on').waitFor();
  assert.equal(await page.getByText('300-SEEN2').count(), 0);
}
