/** Responses that are lost on the way: the request reaches the server, its response does not reach the page. */

import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { reloading } from './browser.ts';

/** What no page can say that has no response. */
const CLAIMS = /nothing was queued|not queued|cannot be reached|try again/i;

/** Loses the responses to POST requests to a path: the first one, or all until the route is removed. Returns how many it lost. */
async function losing(page: Page, path: string, isEnough: (lost: number) => boolean): Promise<() => number> {
  let lost = 0;
  await page.route(path, async (route) => {
    if (route.request().method() !== 'POST' || isEnough(lost)) return route.fallback();
    lost += 1;
    await route.fetch();
    await route.abort('connectionreset');
  });
  return () => lost;
}

const once = (lost: number): boolean => lost > 0;
const never = (): boolean => false;

/** The commands of a type that the server has, newest first. */
async function commandsOf(page: Page, type: string): Promise<readonly string[]> {
  const list = (await (await page.request.get(`/app/commands?limit=100&type=${type}`)).json()) as {
    commands: readonly { readonly commandId: string }[];
  };
  return list.commands.map(({ commandId }) => commandId);
}

/** An invoice that the sandbox page and the page of its recipe send is queued once, whatever is lost. */
export async function sendCommandsOnce(page: Page): Promise<void> {
  const type = 'create-sales-invoice';
  await page.goto('/portal/sandbox');
  const before = (await commandsOf(page, type)).length;
  const run = page.getByRole('button', { name: 'Run', exact: true });
  const done = page.locator('[data-answer-meta] .badge[data-status=done]');

  const lostOnce = await losing(page, '**/app/sandbox/commands', once);
  await run.click();
  await done.waitFor();
  assert.equal(lostOnce(), 1);
  assert.equal((await commandsOf(page, type)).length, before + 1);
  await page.unrouteAll();

  await losing(page, '**/app/sandbox/commands', never);
  await run.click();
  const unknown = page.locator('[data-answer] .notice');
  await unknown.waitFor();
  assert.match(await unknown.innerText(), /not known whether the command was queued/i);
  assert.doesNotMatch(await unknown.innerText(), CLAIMS);
  const [sent] = await commandsOf(page, type);
  assert.ok((await unknown.innerText()).includes(sent ?? 'none'));
  await page.unrouteAll();
  await run.click();
  await done.waitFor();
  assert.equal((await commandsOf(page, type)).length, before + 2);

  await page.goto(`/developers/commands/${type}`);
  await losing(page, '**/app/sandbox/commands', never);
  const card = page.locator('#try');
  await card.getByRole('button', { name: 'Run', exact: true }).click();
  await card.getByText(/not known whether the command was queued/i).waitFor();
  assert.doesNotMatch(await card.locator('[data-answer]').innerText(), CLAIMS);
  await page.unrouteAll();
  // The person loads the page again instead: what became of the command is said there.
  await page.reload();
  await page.getByText('Your command was queued').waitFor();
  assert.equal((await commandsOf(page, type)).length, before + 3);
}

/** A command that failed and is run again from its page runs again once. */
export async function runAgainOnce(page: Page, commandId: string, type: string): Promise<void> {
  const before = (await commandsOf(page, type)).length;
  await page.goto(`/portal/commands/${commandId}`);
  await losing(page, '**/run-again', once);
  await page.getByRole('button', { name: 'Run again' }).click();
  await page.waitForURL(/\/portal\/commands\/.*again/);
  assert.equal((await commandsOf(page, type)).length, before + 1);
  await page.unrouteAll();
}

/** What cannot be sent twice without harm: the page does not say what it does not know, and shows what the server has. */
export async function showStateAfterLoss(page: Page): Promise<void> {
  await page.goto('/portal/keys');
  await losing(page, '**/app/api-keys', once);
  await page.getByLabel('Name', { exact: true }).fill('Lost on the way');
  await reloading(page, () => page.getByRole('button', { name: 'Create key' }).click());
  const notice = page.locator('[data-page-notice]');
  await notice.waitFor();
  assert.match(await notice.innerText(), /response .* was lost/i);
  assert.doesNotMatch(await notice.innerText(), CLAIMS);
  assert.equal(await page.locator('tr', { hasText: 'Lost on the way' }).count(), 1);
  await page.unrouteAll();

  await page.goto('/portal/webhooks');
  assert.equal(await page.locator('[data-page-notice]').filter({ hasText: /lost/ }).count(), 0);
  await losing(page, '**/app/webhooks', once);
  await page.getByLabel('Address', { exact: false }).first().fill('http://127.0.0.1:9/lost');
  await reloading(page, () => page.getByRole('button', { name: /Create endpoint|Add endpoint/ }).click());
  await page.locator('[data-page-notice]').waitFor();
  assert.equal(await page.getByText('http://127.0.0.1:9/lost').count(), 1);
  await page.unrouteAll();

  // As long as the service cannot be reached, the page says so and claims nothing.
  await page.goto('/portal/sandbox');
  await page.getByRole('button', { name: 'Reset both books' }).click();
  await page.getByLabel('Type reset to confirm').fill('reset');
  await losing(page, '**/app/sandbox/reset', once);
  await page.route('**/health', (route) => route.abort('connectionrefused'));
  await page.getByRole('button', { name: 'Reset books' }).click();
  const waiting = page.locator('[data-page-notice]');
  await waiting.getByText(/not known whether/).waitFor();
  assert.doesNotMatch(await waiting.innerText(), CLAIMS);
  await Promise.all([page.waitForEvent('load'), page.unroute('**/health')]);
  await page
    .locator('[data-page-notice]')
    .getByText(/was lost/)
    .waitFor();
  await page.unrouteAll();
}
