/** A phone installs the portal and loses its network. For the browser tests. */

import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { type Line, openLine } from '../cut-line.ts';
import { assertSoundEverywhere, complaintsOf } from './browser.ts';
import type { Portal } from './portal-in-browser.ts';

/** The worker is registered for the language of the page, and in charge of it. */
const workerOf = (page: Page): Promise<string> =>
  page.evaluate(`navigator.serviceWorker.ready.then(({ active }) => new Promise((resolve) => {
    const done = () => active.state === 'activated' && resolve(active.scriptURL);
    active.addEventListener('statechange', done);
    done();
  }))`);

export async function showOfflinePage(portal: Portal): Promise<void> {
  const line = await openLine(portal.system.baseUrl);
  const storageState = await portal.owner.storageState();
  const owner = await portal.newContext({ baseURL: line.baseUrl, storageState, serviceWorkers: 'allow' });
  try {
    await loseNetwork(await owner.newPage(), line);
  } finally {
    await owner.close();
    await line.close();
    // Other tests read English.
    await portal.owner.request.post('/language', { form: { language: 'en', next: '/portal/books' } });
  }
}

async function loseNetwork(page: Page, line: Line): Promise<void> {
  const complaints = complaintsOf(page);
  await page.goto('/portal/books');
  const session = await page.context().newCDPSession(page);
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

  await line.cut();
  await page.reload();
  await page.getByRole('heading', { name: 'You are offline' }).waitFor();
  await assertSoundEverywhere(page);
  const background = await page.evaluate('getComputedStyle(document.body).backgroundColor');
  assert.notEqual(background, 'rgba(0, 0, 0, 0)', 'its stylesheet is there');
  await line.join();
  await page.getByRole('link', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'Your books' }).waitFor();

  await page.request.post('/language', { form: { language: 'ms', next: '/portal/books' } });
  await page.reload();
  await page.waitForFunction(
    `Promise.all([navigator.serviceWorker.getRegistration(), caches.match('/offline?lang=ms').then((page) => page?.text())]).then(
      ([found, text]) => found?.active?.scriptURL.endsWith('language=ms') && found.active.state === 'activated' && text?.includes('Anda di luar talian'))`,
  );
  const kept = await page.evaluate<readonly string[]>(
    'caches.keys().then((names) => Promise.all(names.map((name) => caches.open(name).then((store) => store.keys())))).then((all) => all.flat().map((one) => new URL(one.url).pathname))',
  );
  assert.deepEqual([...new Set(kept)].toSorted(), ['/assets/style.css', '/offline'], 'nothing of any book is kept');
  assert.deepEqual(complaints, []);
}
