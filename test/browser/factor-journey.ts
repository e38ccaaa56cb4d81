/**
 * A user sets up an authenticator app and a passkey, logs in with each and with a recovery code, and an owner requires a second
 * factor. For the browser tests.
 */

import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { codeAt } from '../../packages/cloud/testing/calls/factor-calls.ts';
import { assertSound, assertSoundEverywhere, complaintsOf, reloading } from './browser.ts';

const EMAIL = 'factor-journey@example.com';
const STEP_MS = 30_000;

interface Journey {
  readonly page: Page;
  readonly password: string;
}

/** `page` belongs to a browser that no one is logged in with. */
export async function factorJourney(page: Page, password: string): Promise<void> {
  const journey = { page, password };
  const complaints = complaintsOf(page);
  const data = { companyName: 'Kedai Dua Kunci', email: EMAIL, password };
  assert.equal((await page.request.post('/signup', { data })).status(), 200);
  const { secret, codes } = await setUpApp(journey);
  await logInByCodes(journey, secret, codes);
  await addAuthenticator(page);
  await addPasskey(journey);
  await page.getByRole('button', { name: 'Remove Work laptop' }).waitFor();
  await assertSoundEverywhere(page);
  await logInByPasskey(journey);
  await requireFactor(journey);
  assert.deepEqual(complaints, []);
  await page.context().close();
}

const region = (page: Page, name: string) => page.getByRole('region', { name });

/** Also the login has the page in its address, to lead there. */
const isAt = (page: Page, path: string): Promise<void> => page.waitForURL(({ pathname }) => pathname === path);

/** With the keyboard. */
async function setUpApp({ page, password }: Journey) {
  await page.goto('/portal/security');
  await region(page, 'Authenticator app').getByLabel('Current password').fill('wrong');
  await page.keyboard.press('Enter');
  await page.getByText('The password is wrong.').waitFor();
  await region(page, 'Authenticator app').getByLabel('Current password').fill(password);
  await page.keyboard.press('Enter');
  await page.getByAltText('QR code for the authenticator app').waitFor();
  await assertSoundEverywhere(page);
  const secret = (await page.locator('[data-app-secret]').innerText()).replaceAll(' ', '');
  await page.getByLabel('2. Enter the code that the app shows').fill(codeAt(secret, Date.now()));
  await page.keyboard.press('Enter');
  const codes = await storeCodes(page);
  await page.getByText('10 of 10 left').waitFor();
  return { secret, codes };
}

/** Of the dialog that shows them once. */
async function storeCodes(page: Page): Promise<readonly string[]> {
  const shown = page.locator('.dialog:popover-open .secret code');
  await shown.waitFor();
  await assertSound(page);
  const codes = (await shown.innerText()).split('\n');
  assert.equal(codes.length, 10);
  await reloading(page, () => page.getByRole('button', { name: 'I have stored it' }).click());
  return codes;
}

/** Ends at the question for the second factor. */
async function givePassword({ page, password }: Journey): Promise<void> {
  await page.context().clearCookies();
  await page.goto('/login');
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByLabel('Password').fill(password);
  await reloading(page, () => page.keyboard.press('Enter'));
  await page.getByRole('heading', { name: 'Confirm your login' }).waitFor();
}

async function logInByCodes(journey: Journey, secret: string, [recovery = '']: readonly string[]): Promise<void> {
  const { page } = journey;
  await givePassword(journey);
  await page.goto('/portal');
  await page.waitForURL(/\/login\?next=/);
  await page.getByLabel('Code').fill('000000');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').filter({ hasText: 'The code is wrong' }).waitFor();
  // The code of the step before was used to set up the app.
  await page.getByLabel('Code').fill(codeAt(secret, Date.now() + STEP_MS));
  await page.keyboard.press('Enter');
  await isAt(page, '/portal');
  await givePassword(journey);
  await page.getByLabel('Code').fill(recovery);
  await page.keyboard.press('Enter');
  await isAt(page, '/portal');
  await page.goto('/portal/security');
  await page.getByText('9 of 10 left').waitFor();
}

/** The browser has a device that keeps passkeys and knows its user. */
async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function addPasskey({ page, password }: Journey): Promise<void> {
  const card = region(page, 'Passkeys');
  await card.getByLabel('Current password').fill(password);
  await page.keyboard.press('Enter');
  await page.getByText('Enter a name.').waitFor();
  await card.getByLabel('Name').fill('Work laptop');
  await card.getByLabel('Also log in with this passkey alone').check();
  await page.keyboard.press('Enter');
}

async function logInByPasskey(journey: Journey): Promise<void> {
  const { page } = journey;
  await page.context().clearCookies();
  await page.goto('/login?next=/portal/security');
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await isAt(page, '/portal/security');
  await page.getByText('last used').waitFor();
  await givePassword(journey);
  await assertSoundEverywhere(page);
  await page.getByRole('button', { name: 'Use a passkey' }).focus();
  await page.keyboard.press('Enter');
  await isAt(page, '/portal');
}

/** Who removes the last factor then sees nothing before there is another. */
async function requireFactor({ page, password }: Journey): Promise<void> {
  await page.goto('/portal/security');
  await reloading(page, () => page.getByRole('button', { name: 'Require a second factor' }).click());
  await page.getByRole('button', { name: 'Remove Work laptop' }).click();
  const dialog = page.locator('.dialog:popover-open');
  await dialog.getByLabel('Current password').fill(password);
  await assertSound(page);
  await reloading(page, () => page.keyboard.press('Enter'));
  await region(page, 'Authenticator app').getByLabel('Current password').fill(password);
  await reloading(page, () => page.keyboard.press('Enter'));
  await page.goto('/portal/keys');
  await page.getByRole('heading', { name: 'Set up a second factor' }).waitFor();
  await assertSoundEverywhere(page);
  await addPasskey({ page, password });
  await storeCodes(page);
  await page.goto('/portal/keys');
  await page.getByRole('heading', { name: 'API keys', level: 1 }).waitFor();
}
