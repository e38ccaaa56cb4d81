import assert from 'node:assert/strict';
import fc from 'fast-check';
import { call } from '../cloud-process.ts';
import { openSandbox } from '../running-system.ts';
import { accountJourney, linkIn } from './account-journey.ts';
import { reloading } from './browser.ts';
import { eraseAndKeep } from './erase-journey.ts';
import { factorJourney } from './factor-journey.ts';
import { keyJourney } from './key-journey.ts';
import { workInMalay } from './language-journey.ts';
import { pairPrograms } from './pairing-journey.ts';
import { HOSTILE, logIn, PASSWORD, testsInBrowser } from './portal-in-browser.ts';
import { workTogether } from './team-journey.ts';

const inBrowser = testsInBrowser();

inBrowser(
  'a user confirms the address, resets a forgotten password and changes the address by the links of emails',
  async ({ system, newContext }) => {
    await accountJourney(await (await newContext()).newPage(), system.folder, PASSWORD);
  },
);

inBrowser(
  'a login is confirmed by the code of an app, a recovery code or a passkey, and an owner requires that',
  async ({ newContext }) => {
    await factorJourney(await (await newContext()).newPage(), PASSWORD);
  },
);

inBrowser(
  'people of a team are invited, held to their roles, and switch between companies',
  async ({ system, tenant, owner, newContext }) => {
    const other = await openSandbox(system);
    const context = await newContext();
    const guest = await context.newPage();
    await logIn(guest, other.email);
    const page = await owner.newPage();
    const confirmation = await linkIn(system.folder, tenant.email, 'Confirm your email address');
    await workTogether({ owner: page, guest, guestEmail: other.email, newContext, password: PASSWORD, confirmation });
    await page.close();
    await context.close();
  },
);

inBrowser('an owner exports the company, chooses how long its data is kept, asks to erase it, and keeps it', async (portal) => {
  const { system, newContext } = portal;
  const { email, tenantKey } = await openSandbox(system, HOSTILE);
  const page = await (await newContext()).newPage();
  await logIn(page, email);
  const keyStatus = async () => (await call(system.baseUrl, 'GET', '/v1/commands', tenantKey)).status;
  await eraseAndKeep({ page, companyName: HOSTILE, password: PASSWORD, keyStatus });
});

inBrowser(
  'a user approves one program and denies another, with the keyboard, at any width and colour',
  async ({ system, owner }) => {
    await pairPrograms(await owner.newPage(), system.baseUrl, HOSTILE);
  },
);

inBrowser(
  'a key is made, shown once, works within its rights, and stops when its name is typed',
  async ({ system, tenant, owner }) => {
    const page = await owner.newPage();
    await page.goto('/portal/keys');
    await page.getByLabel('Name', { exact: true }).fill('Shop');
    await page.locator('form[data-new-key]').getByText('Read only', { exact: true }).click();
    await page.getByRole('button', { name: 'Create key' }).click();
    const secret = (await page.locator('#secret-text:not(:empty)').textContent()) ?? '';
    const ask = (type: string) =>
      call(system.baseUrl, 'POST', '/v1/commands?wait=30', secret, {
        commandId: `with-key-${type}`,
        connectorId: tenant.connectorId,
        companyId: 'SAMPLE',
        type,
        payload: {},
      });
    assert.equal((await ask('read-debtors')).status, 202);
    assert.equal((await ask('create-debtor')).status, 403);
    await reloading(page, () => page.getByRole('button', { name: 'I have stored it' }).click());
    await page.getByRole('button', { name: 'Revoke Shop' }).click();
    const revoke = page.getByRole('button', { name: 'Revoke key' });
    assert.equal(await revoke.isDisabled(), true);
    await page.getByLabel('Type the name to confirm').fill('Shop');
    await revoke.click();
    await page.locator('tr', { hasText: 'Shop' }).getByText('revoked', { exact: true }).waitFor();
    assert.equal((await ask('read-debtors')).status, 401);
    await page.close();
  },
);

inBrowser('a key is limited to addresses, rotated with an overlap, and what was rejected is shown', async ({ system, owner }) => {
  const page = await owner.newPage();
  await keyJourney(page, system.baseUrl);
  await page.close();
});

inBrowser(
  'who is not logged in is led to the login, and from there back to where they wanted to go',
  async ({ tenant, newContext }) => {
    const page = await (await newContext()).newPage();
    await page.goto('/portal/commands?standing=failed');
    await page.waitForURL(/\/login\?next=/);
    await page.getByLabel('Email').fill(tenant.email);
    await page.getByLabel('Password').fill('wrong password');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.getByRole('alert').filter({ hasText: /\S/ }).first().waitFor();
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.waitForURL(/\/portal\/commands\?standing=failed/);
    await page.goto('/login?next=https://elsewhere.invalid/');
    await page.getByLabel('Email').fill(tenant.email);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.waitForURL('**/portal');
    const asked = fc.sample(fc.string({ unit: fc.constantFrom(...'/\\.:@?#%25efhtps \t\n'), maxLength: 12 }), 2_000);
    const strays = await page.evaluate(`import('/assets/next-page.js').then(({ nextPage }) => ${JSON.stringify(asked)}.filter(
    (text) => new URL(nextPage(text, location.origin), location.href).origin !== location.origin,
  ))`);
    assert.deepEqual(strays, []);
  },
);

inBrowser('a session that ends while a page is open leads to the login at the next click', async ({ tenant, newContext }) => {
  const context = await newContext();
  const page = await context.newPage();
  await logIn(page, tenant.email);
  await page.goto('/portal/sandbox');
  await context.clearCookies();
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await page.waitForURL(/\/login\?next=.*sandbox/);
});

inBrowser(
  'a shop owner signs up, opens the sandbox, invites her accountant and prints an aging in Bahasa Malaysia',
  async ({ system, newContext }) => {
    await workInMalay(await (await newContext({ locale: 'ms-MY' })).newPage(), system.folder, PASSWORD);
  },
);
