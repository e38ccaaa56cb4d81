/**
 * Draws the pictures of pages again, for the README, docs/portal.md, docs/reports.md and the landing page: `npm run pictures`. Starts the service
 * with its sandbox and looks at the sample company in a browser.
 */

import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { launchBrowser } from '../browser/browser.ts';
import { withChineseFont } from '../browser/chinese-font.ts';
import { logIn } from '../browser/portal-in-browser.ts';
import { openSandbox, type SandboxTenant, startSystem } from '../running-system.ts';

const FOLDER = join(import.meta.dirname, '../../docs/pictures');
const DESK = { width: 1280, height: 900 };
/** Of the figures and the drawings below them. */
const FIGURES_HEIGHT = 430;
const PHONE = { width: 390, height: 640 };
/** Of the README, where two stand side by side. */
const SIDE = { width: 1280, height: 860 };
const ORDERS = 26;
const UNKNOWN_ITEMS = 3;

const invoiceOf = (itemCode: string, qty: number) => ({
  debtorCode: '300-A001',
  lines: [{ itemCode, qty, uom: 'PCS', unitPrice: 19.8, location: 'HQ', taxCode: 'ST10' }],
});

/** A day of a web shop: orders that became invoices, and some whose item the book does not know. */
async function sellForADay({ run }: SandboxTenant): Promise<void> {
  for (let order = 0; order < ORDERS; order += 1)
    await run('create-sales-invoice', invoiceOf('WIDGET', 1 + (order % 5)), 'SAMPLE', `shop-${10_455 + order}-invoice`);
  for (let order = 0; order < UNKNOWN_ITEMS; order += 1)
    await run('create-sales-invoice', invoiceOf('CAT-5L-KRIM', 1), 'SAMPLE', `shop-${10_481 + order}-invoice`);
}

async function drawPages(page: Page): Promise<void> {
  await page.setViewportSize(SIDE);
  const draw = (name: string): Promise<Buffer> => page.screenshot({ path: join(FOLDER, `${name}.png`) });
  await page.goto('/portal');
  await page.locator('svg.chart').first().waitFor({ state: 'attached' });
  await draw('portal');
  await page.goto(`/portal/commands/shop-${10_454 + ORDERS}-invoice`);
  await draw('command');
  await page.goto('/portal/reports');
  await page.getByLabel('Report', { exact: true }).first().selectOption('profit-and-loss');
  await page.getByLabel('To', { exact: true }).fill('2026-06-30');
  await page.getByRole('button', { name: 'Show' }).click();
  await page.frameLocator('iframe[title=Report]').getByRole('heading', { name: 'Profit and Loss' }).waitFor();
  await draw('reports');
}

/** Of a stranger: a person who is logged in sees the portal in the place of the buttons. */
async function drawIntroduction(page: Page): Promise<void> {
  await page.setViewportSize(SIDE);
  await page.goto('/');
  await page.screenshot({ path: join(FOLDER, 'introduction.png') });
}

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
  const seen = { baseURL: system.baseUrl, reducedMotion: 'reduce', viewport: DESK } as const;
  await drawIntroduction(await (await browser.newContext(seen)).newPage());
  const page = await (await browser.newContext(seen)).newPage();
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
  await page.goto('/portal?lang=en');
  // After the pictures of the book, whose figures it changes.
  await sellForADay(tenant);
  await drawPages(page);
} finally {
  await browser.close();
  fonts.remove();
  await system.stop();
}
