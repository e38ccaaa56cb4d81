/**
 * Draws the pictures of Your books again, for docs/portal.md and the landing page: `npm run pictures`. Starts the service with its sandbox and
 * looks at the sample company in a browser.
 */

import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { launchBrowser } from '../browser/browser.ts';
import { withChineseFont } from '../browser/chinese-font.ts';
import { logIn } from '../browser/portal-in-browser.ts';
import { openSandbox, startSystem } from '../running-system.ts';

const FOLDER = join(import.meta.dirname, '../../docs/pictures');
const DESK = { width: 1280, height: 900 };
/** Of the figures and the drawings below them. */
const FIGURES_HEIGHT = 430;
const PHONE = { width: 390, height: 640 };

/** Until every figure and the drawing are there. */
async function openOverview(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('.skel').first().waitFor({ state: 'detached' });
  await page.locator('svg.chart').first().waitFor({ state: 'attached' });
  await page.getByText('still being read').waitFor({ state: 'detached' });
}

// The menu of languages has Chinese.
const fonts = withChineseFont();
const browser = await launchBrowser(fonts.env);
if (!browser) throw new Error('Pictures need a browser. Install Chromium, or set CHROME_PATH.');
const system = await startSystem();
try {
  const tenant = await openSandbox(system, 'Kedai Contoh Sdn Bhd');
  const context = await browser.newContext({ baseURL: system.baseUrl, reducedMotion: 'reduce', viewport: DESK });
  const page = await context.newPage();
  await logIn(page, tenant.email);
  const book = `/portal/books/${tenant.connectorId}/SAMPLE`;
  await openOverview(page, book);
  const { x = 0, y = 0, width = 0 } = (await page.locator('#book-live').boundingBox()) ?? {};
  await page.screenshot({ path: join(FOLDER, 'book-overview.png'), clip: { x, y, width, height: FIGURES_HEIGHT } });
  for (const [path, name] of [
    ['documents', 'book-documents'],
    ['documents/sales-invoice/IV-000001', 'book-document'],
  ] as const) {
    await page.goto(`${book}/${path}`);
    await page.locator('table').first().waitFor();
    await page.locator('.as-of').evaluate((line) => line.scrollIntoView());
    await page.screenshot({ path: join(FOLDER, `${name}.png`) });
  }
  await openOverview(page, book);
  await page.setViewportSize(PHONE);
  for (const [colorScheme, name] of [
    ['light', 'book-phone'],
    ['dark', 'book-phone-dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.locator('.as-of').evaluate((line) => line.scrollIntoView());
    await page.screenshot({ path: join(FOLDER, `${name}.png`) });
  }
  await page.emulateMedia({ colorScheme: 'light' });
  for (const language of ['ms', 'zh']) {
    await openOverview(page, `${book}?lang=${language}`);
    await page.screenshot({ path: join(FOLDER, `book-phone-${language}.png`) });
  }
} finally {
  await browser.close();
  fonts.remove();
  await system.stop();
}
