/**
 * Looks at every page in every language, on a phone and on a desk, by day and by night: axe, the width, the language that it declares.
 * `npm run soak:languages -- FOLDER` also stores pictures of each in the folder, in both widths.
 */

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { type Language, languages, locales } from '../../packages/words/src/language.ts';
import { faultsIn, launchBrowser, type View } from '../browser/browser.ts';
import { withChineseFont } from '../browser/chinese-font.ts';
import { PASSWORD } from '../browser/portal-in-browser.ts';
import { DEVELOPER_PAGES, PORTAL_PAGES, PUBLIC_PAGES } from '../browser/shown-pages.ts';
import { openSandbox, startSystem } from '../running-system.ts';

const WIDTHS = [390, 1280];

const VIEWS: readonly View[] = WIDTHS.flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme, rules: 'all' as const })),
);

const [folder] = process.argv.slice(2);
if (folder !== undefined) mkdirSync(folder, { recursive: true });

const inLanguage = (path: string, language: Language): string => `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;

async function look(page: Page, path: string, language: Language): Promise<readonly string[]> {
  await page.goto(inLanguage(path, language));
  const lang = await page.locator('html').getAttribute('lang');
  const faults = await faultsIn(page, VIEWS);
  if (folder !== undefined) {
    await page.emulateMedia({ colorScheme: 'light' });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await page.screenshot({ path: join(folder, `${language}${path.replaceAll(/[^\w-]+/g, '_')}-${width}.png`) });
    }
  }
  return [...(lang === locales[language] ? [] : [`${page.url()}: lang is ${lang}`]), ...faults];
}

const fonts = withChineseFont();
const browser = await launchBrowser(fonts.env);
if (!browser) throw new Error('There is no browser.');
const system = await startSystem();
const faults: string[] = [];
try {
  const tenant = await openSandbox(system, 'Kedai Contoh Sdn Bhd');
  await tenant.run('read-debtors', {}, 'SAMPLE', 'first-read');
  await tenant.run('create-debtor', { debtorCode: '300-X1', companyName: 'Kedai Baharu' }, 'SAMPLE', 'hostile-write');
  await tenant.run('get-sales-invoice', { docNo: 'NONE-1' }, 'SAMPLE', 'not-there');
  const context = await browser.newContext({ baseURL: system.baseUrl, reducedMotion: 'reduce' });
  const page = await context.newPage();
  // The reference is in English for everyone.
  for (const path of DEVELOPER_PAGES) faults.push(...(await look(page, path, 'en')));
  for (const language of languages) for (const path of PUBLIC_PAGES) faults.push(...(await look(page, path, language)));
  await page.request.post('/login', { data: { email: tenant.email, password: PASSWORD } });
  for (const language of languages) for (const path of PORTAL_PAGES) faults.push(...(await look(page, path, language)));
} finally {
  await browser.close();
  await system.stop();
  fonts.remove();
}
for (const fault of faults) console.error(fault);
const looked = DEVELOPER_PAGES.length + (PUBLIC_PAGES.length + PORTAL_PAGES.length) * languages.length;
console.info(`${faults.length} faults on ${looked} pages.`);
process.exitCode = faults.length === 0 ? 0 : 1;
