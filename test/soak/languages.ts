/**
 * Looks at every page in every language, on a phone and on a desk, by day and by night: axe, the width, the language that it declares.
 * `npm run soak:languages -- FOLDER` also stores pictures of each in the folder, in both widths.
 */

import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { addressOf, translatedPages } from '../../packages/cloud/testing/language/translated-pages.ts';
import { type Language, languages, locales } from '../../packages/words/src/language.ts';
import { faultsIn, launchBrowser, type View } from '../browser/browser.ts';
import { withChineseFont } from '../browser/chinese-font.ts';
import { PASSWORD } from '../browser/portal-in-browser.ts';
import { DEVELOPER_PAGES } from '../browser/shown-pages.ts';
import { openSandbox, type RunningSystem, type SandboxTenant, startSystem } from '../running-system.ts';

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

/** Needs an app that asks to be connected; the browser test of connected apps looks at it. */
const ELSEWHERE: ReadonlySet<string> = new Set(['/portal/connect/{uid}']);

/** Addresses of the pages for one audience, with the values of their parameters. */
const pagesFor = (audience: string, values: ReadonlyMap<string, string>): readonly string[] =>
  translatedPages
    .filter((page) => page.audience === audience && !ELSEWHERE.has(page.path))
    .map((page) => addressOf(page, values));

/** What the route table does not name: an address that leads nowhere, lists with a filter, other commands. */
const MORE_PUBLIC_PAGES = ['/nowhere'];
const MORE_PORTAL_PAGES = [
  '/portal/commands?standing=unknown',
  '/portal/commands?sort=-took&from=2026-05-02&to=2026-05-01',
  '/portal/commands/first-read',
  '/portal/commands/hostile-write',
];

/** What is read of the responses; each has some of it. */
interface Answer {
  readonly webhook: { readonly webhookId: string };
  readonly secret: string;
  readonly error: { readonly proposalId: string };
  readonly url: string;
  readonly tenant: { readonly tenantId: string };
}

/** A tenant with something on its pages. Returns the values of the parameters in addresses. */
async function furnish({ baseUrl }: RunningSystem, tenant: SandboxTenant): Promise<ReadonlyMap<string, string>> {
  const { cookie, connectorId } = tenant;
  const ask = async (method: string, path: string, body?: object, headers: Readonly<Record<string, string>> = { cookie }) => {
    const json = { 'content-type': 'application/json', ...headers };
    const response = await fetch(`${baseUrl}${path}`, { method, headers: json, ...(body && { body: JSON.stringify(body) }) });
    return (await response.json()) as Answer;
  };
  await tenant.run('read-debtors', {}, 'SAMPLE', 'first-read');
  await tenant.run('create-debtor', { debtorCode: '300-X1', companyName: 'Kedai Baharu' }, 'SAMPLE', 'hostile-write');
  await tenant.run('get-sales-invoice', { docNo: 'NONE-1' }, 'SAMPLE', 'not-there');
  await tenant.run('statement-report-html', { template: 'trial-balance' }, 'SAMPLE', 'printed');
  const { webhook } = await ask('POST', '/app/webhooks', { url: 'http://127.0.0.1:9/hook' });
  const { secret } = await ask('POST', '/app/api-keys', { name: 'Helper', approval: 'writes' });
  const write = {
    connectorId,
    companyId: 'SAMPLE',
    type: 'create-debtor',
    payload: { debtorCode: '300-X2', companyName: 'Kedai' },
  };
  const asked = await ask('POST', '/v1/commands', { ...write, commandId: 'asked' }, { authorization: `Bearer ${secret}` });
  const shared = await ask('POST', '/app/file-links', { commandId: 'printed' });
  const { tenant: owner } = await ask('GET', '/app/state');
  return new Map(
    Object.entries({
      ...{ connectorId, companyId: 'SAMPLE', code: '300-X1', itemCode: 'WIDGET', family: 'sales-invoice', docNo: 'IV-000001' },
      ...{ commandId: 'not-there', commandType: 'create-ar-payment', webhookId: webhook.webhookId, tenantId: owner.tenantId },
      ...{ proposalId: asked.error.proposalId, token: new URL(shared.url).pathname.split('/').at(-1) ?? '' },
    }),
  );
}

const fonts = withChineseFont();
const browser = await launchBrowser(fonts.env);
if (!browser) throw new Error('There is no browser.');
const system = await startSystem();
const faults: string[] = [];
let looked = 0;
try {
  const tenant = await openSandbox(system, 'Kedai Contoh Sdn Bhd');
  const values = await furnish(system, tenant);
  const context = await browser.newContext({ baseURL: system.baseUrl, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const lookAtAll = async (paths: readonly string[], inLanguages: readonly Language[] = languages): Promise<void> => {
    for (const language of inLanguages) for (const path of paths) faults.push(...(await look(page, path, language)));
    looked += paths.length * inLanguages.length;
  };
  // The reference is in English for everyone.
  await lookAtAll(DEVELOPER_PAGES, ['en']);
  await lookAtAll([...pagesFor('anyone', values), ...MORE_PUBLIC_PAGES]);
  await page.request.post('/login', { data: { email: tenant.email, password: PASSWORD } });
  // A form to enter a document with has an id.
  const portalPages = pagesFor('session-page', values).map((path) => `${path}?id=first`);
  await lookAtAll([...portalPages, ...MORE_PORTAL_PAGES]);
  const adminKey = readFileSync(join(system.folder, 'admin.key'), 'utf8').trim();
  await page.request.post('/admin/session', { data: { adminKey } });
  await lookAtAll(pagesFor('operator-page', values));
} finally {
  await browser.close();
  await system.stop();
  fonts.remove();
}
for (const fault of faults) console.error(fault);
console.info(`${faults.length} faults on ${looked} pages.`);
process.exitCode = faults.length === 0 ? 0 : 1;
