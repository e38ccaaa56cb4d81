/** A phone installs the portal and loses its network. For the browser tests. */

import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { assertSound, complaintsOf } from './browser.ts';
import type { Portal } from './portal-in-browser.ts';

/** The worker is registered for the language of the page, and in charge of it. */
const workerOf = (page: Page): Promise<string> =>
  page.evaluate(`navigator.serviceWorker.ready.then(({ active }) => new Promise((resolve) => {
    const done = () => active.state === 'activated' && resolve(active.scriptURL);
    active.addEventListener('statechange', done);
    done();
  }))`);

const LOADS_MAX = 50;

/** Loads the page until the worker answers for the network: a worker that has just started learns a little later that it is offline. */
async function loadOffline(page: Page, heading: string): Promise<void> {
  for (let loads = 0; loads < LOADS_MAX; loads += 1) {
    await page.reload();
    if ((await page.getByRole('heading', { name: heading }).count()) > 0) return;
  }
  assert.fail(`The page that says "${heading}" never came.`);
}

export async function showOfflinePage(portal: Portal): Promise<void> {
  const owner = await portal.newContext({ storageState: await portal.owner.storageState(), serviceWorkers: 'allow' });
  const page = await owner.newPage();
  const complaints = complaintsOf(page);
  await page.goto('/portal/books');
  const session = await owner.newCDPSession(page);
  const { errors, url } = await session.send('Page.getAppManifest');
  assert.deepEqual(errors, []);
  assert.match(url, /\/manifest\.webmanifest$/);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A test browser keeps nothing, so nothing is installed in it.
  assert.deepEqual(
    installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito'),
    [],
  );
  const manifest = (await (await page.request.get(url)).json()) as { readonly icons: readonly { readonly src: string }[] };
  for (const { src } of manifest.icons) {
    const sizes = await page.evaluate(
      `new Promise((resolve) => Object.assign(new Image(), { src: '${src}', onload() { resolve(this.naturalWidth + 'x' + this.naturalHeight); } }))`,
    );
    assert.match(String(sizes), /^(192x192|512x512)$/, src);
  }
  assert.match(await workerOf(page), /\/service-worker\.js\?language=en$/);

  await owner.setOffline(true);
  await loadOffline(page, 'You are offline');
  await assertSound(page, [
    { width: 390, colorScheme: 'dark', rules: 'all' },
    { width: 1280, colorScheme: 'light', rules: 'all' },
  ]);
  const background = await page.evaluate('getComputedStyle(document.body).backgroundColor');
  assert.notEqual(background, 'rgba(0, 0, 0, 0)', 'its stylesheet is there');
  await owner.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'Your books' }).waitFor();

  await page.request.post('/language', { form: { language: 'ms', next: '/portal/books' } });
  await page.reload();
  await page.waitForFunction(
    `navigator.serviceWorker.getRegistration().then((found) => found?.active?.scriptURL.endsWith('language=ms') && found.active.state === 'activated')`,
  );
  await owner.setOffline(true);
  await loadOffline(page, 'Anda di luar talian');
  const kept = await page.evaluate(
    'caches.keys().then((names) => Promise.all(names.map((name) => caches.open(name).then((store) => store.keys()).then((all) => all.map((one) => new URL(one.url).pathname)))))',
  );
  assert.deepEqual(kept, [['/offline', '/assets/style.css']], 'nothing of any book is kept');
  await owner.setOffline(false);
  await page.request.post('/language', { form: { language: 'en', next: '/portal/books' } });
  assert.deepEqual(
    complaints.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED')),
    [],
  );
  await owner.close();
}
