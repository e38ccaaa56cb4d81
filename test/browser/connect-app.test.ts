import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { auth, type OAuthClientProvider } from '@modelcontextprotocol/client';
import type { Page } from 'playwright-core';
import { codeAt } from '../../packages/cloud/testing/calls/factor-calls.ts';
import { call } from '../cloud-process.ts';
import { openSandbox } from '../running-system.ts';
import { assertSoundEverywhere, complaintsOf, reloading } from './browser.ts';
import { logIn, PASSWORD, testsInBrowser } from './portal-in-browser.ts';

/** The official client of assistants connects by its own OAuth flow, with a person in a real browser. */

const inBrowser = testsInBrowser();

/** What an assistant keeps, and where the browser comes back to. */
async function assistant(open: (address: URL) => void) {
  const { promise: returned, resolve } = Promise.withResolvers<URLSearchParams>();
  const listener = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
    response.end('You can close this page.');
    if (pathname === '/callback') resolve(searchParams);
  });
  await new Promise<void>((listening) => listener.listen(0, '127.0.0.1', listening));
  const redirectUrl = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/callback`;
  const kept: Partial<Record<'client' | 'tokens' | 'discovery', never>> & { verifier: string } = { verifier: '' };
  const provider: OAuthClientProvider = {
    redirectUrl,
    clientMetadata: { client_name: 'Official client', redirect_uris: [redirectUrl] },
    state: () => 'state-of-the-assistant',
    clientInformation: () => kept.client,
    saveClientInformation: (client) => void Object.assign(kept, { client }),
    tokens: () => kept.tokens,
    saveTokens: (tokens) => void Object.assign(kept, { tokens }),
    redirectToAuthorization: open,
    saveCodeVerifier: (verifier) => void Object.assign(kept, { verifier }),
    codeVerifier: () => kept.verifier,
    saveDiscoveryState: (discovery) => void Object.assign(kept, { discovery }),
    discoveryState: () => kept.discovery,
  };
  const tokens = () => kept.tokens as { access_token: string; refresh_token: string; scope?: string } | undefined;
  // A test that fails does not wait for it.
  listener.unref();
  return { provider, returned, tokens };
}

/** Sets up the second factor of the person, and ends the session. */
async function addFactor(page: Page): Promise<string> {
  await page.goto('/portal/security');
  const region = page.getByRole('region', { name: 'Authenticator app' });
  await region.getByLabel('Current password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByAltText('QR code for the authenticator app').waitFor();
  const secret = (await page.locator('[data-app-secret]').innerText()).replaceAll(' ', '');
  await page.getByLabel('2. Enter the code that the app shows').fill(codeAt(secret, Date.now()));
  await page.keyboard.press('Enter');
  await page.locator('.dialog:popover-open .secret code').waitFor();
  await reloading(page, () => page.getByRole('button', { name: 'I have stored it' }).click());
  await page.context().clearCookies();
  return secret;
}

/** A code works once, so that the next one is given. */
const STEP_MS = 30_000;

inBrowser(
  'the official client is connected by a person who logs in with a second factor, at any width and colour',
  async ({ system, newContext }) => {
    const { email } = await openSandbox(system);
    const page = await (await newContext()).newPage();
    await logIn(page, email);
    const secret = await addFactor(page);
    const complaints = complaintsOf(page);
    const opened = Promise.withResolvers<URL>();
    const { provider, returned, tokens } = await assistant((address) => opened.resolve(address));
    const serverUrl = `${system.baseUrl}/mcp`;
    assert.equal(await auth(provider, { serverUrl }), 'REDIRECT');
    const address = await opened.promise;
    assert.deepEqual(
      [address.searchParams.get('code_challenge_method'), address.searchParams.get('resource')],
      ['S256', serverUrl],
    );
    await page.goto(address.href);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill(PASSWORD);
    await reloading(page, () => page.keyboard.press('Enter'));
    await page.getByLabel('Code').fill(codeAt(secret, Date.now() + STEP_MS));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Connect Official client?' }).waitFor();
    await page.getByText('This app is not verified.').waitFor();
    await assertSoundEverywhere(page);
    const folder = process.env.SCREENSHOTS;
    if (folder !== undefined) await photograph(page, folder);
    await page.getByText('SAMPLE', { exact: true }).click();
    await page.getByRole('button', { name: 'Connect' }).click();
    const back = await returned;
    await page.waitForURL(({ pathname }) => pathname === '/callback');
    assert.deepEqual([back.get('state'), back.get('iss')], ['state-of-the-assistant', system.baseUrl]);
    assert.equal(
      await auth(provider, { serverUrl, authorizationCode: back.get('code') ?? '', iss: back.get('iss') ?? '' }),
      'AUTHORIZED',
    );
    const first = tokens();
    const books = await call(system.baseUrl, 'GET', '/v1/books', first?.access_token ?? '');
    assert.equal(books.status, 200);
    assert.ok(JSON.stringify(books.body).includes('SAMPLE') && !JSON.stringify(books.body).includes('BLANK'));
    assert.equal(await auth(provider, { serverUrl }), 'AUTHORIZED', 'it renews its token by itself');
    assert.notEqual(tokens()?.refresh_token, first?.refresh_token);
    const current = tokens()?.access_token ?? '';
    assert.equal((await call(system.baseUrl, 'GET', '/v1/books', current)).status, 200);
    await page.goto('/portal/keys');
    await page.getByText('connected app Official client').waitFor();
    await assertSoundEverywhere(page);
    await page.getByRole('button', { name: 'Revoke Official client' }).click();
    await page.getByLabel('Type the name to confirm').fill('Official client');
    await reloading(page, () => page.getByRole('button', { name: 'Revoke key' }).click());
    assert.equal((await call(system.baseUrl, 'GET', '/v1/books', current)).status, 401);
    assert.deepEqual(complaints, []);
  },
);

inBrowser('a person denies an app, and the app is told so', async ({ system, owner }) => {
  const page = await owner.newPage();
  const opened = Promise.withResolvers<URL>();
  const { provider, returned, tokens } = await assistant((address) => opened.resolve(address));
  await auth(provider, { serverUrl: `${system.baseUrl}/mcp` });
  await page.goto((await opened.promise).href);
  await page.getByRole('button', { name: 'Deny' }).click();
  assert.equal((await returned).get('error'), 'access_denied');
  assert.equal(tokens(), undefined);
});

/** For eyes: the page at both widths and in both colour schemes. */
async function photograph(page: Page, folder: string): Promise<void> {
  for (const width of [390, 1280]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: `${folder}/connect-${width}-${colorScheme}.png`, fullPage: true });
    }
  }
}
